"""A playthrough: a whole game written to be read, with what was refused and what it all meant.

Its first line names the table and the seed of the chance events; lines that begin with ``#`` say
what it is there to show; then come the events, and under each what the story tells of it::

    tightwad · 3 seats · official · seed 07
    # The crown of Wyrms is picked up in the first round.
    deal dealer=2
      hands 0: 2MK 7SK …
    0 play 7SK
      lead seat=0 card=7SK (play.turn)
    1 !play 4MS play.follow control=7SK lowest=3LY

Only the first line, the remarks and the seats' own actions are read back; all else is computed, so
that a changed rule shows as a changed line. A file that stops early is played on at random: to
begin a new one, write its first line and run ``make golden``.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Any, NamedTuple

from msgspec import convert, json, to_builtins

from hustings.core.dice import SECRET_BYTES, Dice
from hustings.core.match import AnyMatch, Match
from hustings.core.model import Action, Choose, Fact, Objection, Over, Seat
from hustings.core.story import Line
from hustings.games.shelf import games

DOT = " · "


class Script(NamedTuple):
    """What is read of a playthrough: its table, its seed, and what the seats chose."""

    game: str
    seats: int
    dialect: str
    """A dialect, and options that differ from it: ``english finish=shared``."""
    seed: str
    remarks: tuple[str, ...]
    choices: tuple[tuple[Seat, Any], ...]

    @property
    def secret(self) -> bytes:
        """The seed of the chance events."""
        return bytes.fromhex(self.seed).rjust(SECRET_BYTES, b"\0")

    def begin(self) -> AnyMatch:
        """Sit down and let chance begin."""
        game = games()[self.game]
        dialect, *changes = self.dialect.split()
        changed = dict(change.split("=") for change in changes)
        options = convert(
            {**to_builtins(game.dialects[dialect]), **changed}, game.options, strict=False
        )
        return Match.start(game.ruleset(self.seats, options), self.secret)


def parse(text: str) -> Script:
    """Read the first line, the remarks and the seats' actions of a playthrough."""
    first, *lines = text.splitlines()
    game, seats, dialect, seed = first.split(DOT)
    actions = games()[game].actions
    return Script(
        game,
        int(seats.removesuffix(" seats")),
        dialect,
        seed.removeprefix("seed "),
        tuple(line for line in lines if line.startswith("#")),
        tuple(_choice(line, actions) for line in lines if _is_choice(line)),
    )


def write(script: Script) -> str:
    """Play *script* and write it down, to the end of the game."""
    head = DOT.join([script.game, f"{script.seats} seats", script.dialect, f"seed {script.seed}"])
    match = script.begin()
    lines = [head, *script.remarks, *_told(script, match.rules.setup(), match)]
    dice, choices = Dice(b"played on" + script.secret), iter(script.choices)
    while isinstance(turn := match.turn, Choose):
        seat, action = next(choices, None) or _played_on(match, turn, dice)
        lines += _refused(match, seat, turn.free)
        after = match.act(seat, action, turn.prompt)
        lines += _told(script, match.state, after, len(match.events))
        match = after
    assert next(choices, None) is None, f"{script} goes on after the end"
    assert isinstance(match.turn, Over)
    return "\n".join([*lines, _over(match.turn), ""])


def _is_choice(line: str) -> bool:
    """Say whether *line* is an action of a seat that the rules allowed."""
    return line[:1].isdigit() and line.split()[1][0] != "!"


def _choice(line: str, actions: Any) -> tuple[Seat, Any]:
    seat, tag, *words = line.split()
    kinds = actions.__args__ if hasattr(actions, "__args__") else (actions,)
    (kind,) = (kind for kind in kinds if kind.__struct_config__.tag == tag)
    values = (json.decode(word) if word[0] in "[{" else word for word in words)
    fields = dict(zip(kind.__struct_fields__, values, strict=True))
    return int(seat), convert({"type": tag, **fields}, kind, strict=False)


def _played_on(match: AnyMatch, turn: Choose, dice: Dice) -> tuple[Seat, Any]:
    seat = dice.choice(turn.seats)
    return seat, dice.choice(match.rules.legal(match.state, seat))


def _refused(match: AnyMatch, seat: Seat, free: tuple[str, ...]) -> Iterator[str]:
    """Write what *seat* is refused at this moment, but for what seats compose themselves."""
    for option in match.menu(seat):
        composed = option.action.__struct_config__.tag in free
        if option.objection is not None and not composed:
            yield f"{seat} !{_words(option.action)} {_objection(option.objection)}"


def _told(script: Script, state: Any, match: AnyMatch, begin: int = 0) -> Iterator[str]:
    """Write the events of *match* from number *begin*, where *state* was, and their story."""
    rules, tell = match.rules, games()[script.game].tell
    for event in match.events[begin:]:
        after = rules.apply(state, event.seat, event.action)
        if event.seat is None:
            yield from _chance(event.action)
        else:
            yield f"{event.seat} {_words(event.action)}"
        lines = tell(rules.view(state, None), event, rules.view(after, None))
        yield from map(_line, lines)
        state = after


def _chance(action: Action) -> Iterator[str]:
    """Write what chance brought: numbers on the first line, cards on lines of their own."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    numbers = [f"{name}={value}" for name, value in fields.items() if isinstance(value, int)]
    yield " ".join([str(action.__struct_config__.tag), *numbers])
    for name, value in fields.items():
        if isinstance(value, tuple) and value and isinstance(value[0], tuple):
            for seat, cards in enumerate(value):
                yield f"  {name} {seat}: {_cards(cards)}"
        elif isinstance(value, tuple):
            yield f"  {name}: {_cards(value)}"


def _words(action: Action) -> str:
    """Write an action as its tag and its fields, so that `_choice` can read it."""
    values = (to_builtins(getattr(action, name)) for name in action.__struct_fields__)
    words = (value if isinstance(value, str) else json.encode(value).decode() for value in values)
    return " ".join([str(action.__struct_config__.tag), *words])


def _cards(cards: Iterable[Enum | int]) -> str:
    return " ".join(str(card.value if isinstance(card, Enum) else card) for card in cards)


def _line(line: Line) -> str:
    seat: dict[str, Fact] = {} if line.seat is None else {"seat": line.seat}
    clause = "" if line.clause is None else f" ({line.clause})"
    return f"  {line.id.removeprefix('story-')}{_facts({**seat, **line.facts})}{clause}"


def _objection(objection: Objection) -> str:
    return f"{objection.clause}{_facts(objection.facts)}"


def _facts(facts: dict[str, Fact]) -> str:
    return "".join(f" {name}={str(value).replace(' ', '+')}" for name, value in facts.items())


def _over(turn: Over) -> str:
    scores, places = (" ".join(map(str, numbers)) for numbers in (turn.scores, turn.places))
    return f"over scores {scores} places {places}"
