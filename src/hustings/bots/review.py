"""A review of a finished game: what each decision was worth, by the estimate of a bot.

The estimates are those of the bot's `Weighed`, on the scale of `merit`: the part of the table that
a seat is expected to leave behind. From its first decision to its result, what a seat expects
changes in two ways only. Its own choice may be worth less than its best one, which is the cost of
a mistake; and between its choices the cards and the others change things, which is luck. So

    result = 0.5 + luck - cost

where 0.5 is what a seat may expect of an even game before it has begun. All of it is as good as the
bot's judgement: a small cost may well be the noise of its estimates. What the mistakes of others
bring is luck too. So where all make many, a seat may lose more in a game than there is to win: what
it has lost once is given back to it, and lost again.

A seat that is still asked the same question after it has acted has decided nothing yet: an offer,
a promotion that may be taken back, a coalition proposed. Such steps are judged by where they have
led, when the seat says that it leaves things at that; what it then leaves undone is what it costs.
And where a seat is asked again and again about one matter, as when a law is bid on, it could each
time have done better in the same way: the costliest of its answers is what the matter cost.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Generic

from msgspec import Struct

from hustings.bots.bot import Bot, Weighed
from hustings.bots.merit import merit
from hustings.core.dice import Dice
from hustings.core.model import A, Choose, Event, Option, Over, Seat, Turn, tag_of
from hustings.core.ruleset import Ruleset, S, V

EVEN: Final = 0.5
"""The merit that a seat may expect of a game that has not begun."""
MISTAKE: Final = 0.02
"""From this cost on, a choice is called a mistake; what costs less may be noise."""


class Asked(Struct, Generic[V, A], frozen=True):
    """A seat that chose, and what it knew then."""

    n: int
    """The number of the event by which it chose."""
    seat: Seat
    prompt: int
    view: V
    menu: tuple[Option[A], ...]
    chosen: A
    matter: int
    """What it was about: the number of the first event of all that were about the same."""


class Decision(Struct, Generic[A], frozen=True):
    """A choice that was made, beside all that might have been."""

    n: int
    """The number of the event by which it was made."""
    seat: Seat
    chosen: A
    weighed: tuple[Weighed[A], ...]
    """The legal choices, the best first."""
    matter: int
    """What it was about, as in `Asked`."""

    @property
    def best(self) -> float:
        """What the seat could expect before it chose."""
        return self.weighed[0].value

    @property
    def value(self) -> float:
        """What it could expect after that; of a choice that was not weighed nothing ill is said."""
        values = (one.value for one in self.weighed if one.action == self.chosen)
        return next(values, self.best)

    @property
    def cost(self) -> float:
        """How much worse the choice was than the best one."""
        return self.best - self.value


class Reckoning(Struct, frozen=True):
    """What a game came to for one seat: ``result`` is ``0.5 + luck - cost``."""

    seat: Seat
    decisions: int
    mistakes: int
    """Matters in which it made one."""
    cost: float
    """What all its choices cost it, small ones included, each matter once."""
    luck: float
    """What the cards and the others brought it, or took from it if it is negative."""
    result: float
    """Its merit at the end."""


def asked(rules: Ruleset[S, A, V], events: Sequence[Event[A]]) -> Iterator[Asked[V, A]]:
    """Yield the decisions of a game, in order: where a seat had a choice, and closed a question."""
    state = rules.setup()
    last = _last_answers(rules, events)
    free: tuple[str, ...] | None = None
    matter = 0
    for event in events:
        seat, turn = event.seat, rules.turn(state)
        if not isinstance(turn, Choose) or turn.free != free:
            free, matter = turn.free if isinstance(turn, Choose) else None, event.n
        if seat is not None and isinstance(turn, Choose) and event.n in last:
            menu = rules.menu(state, seat)
            if len({option.action for option in menu if option.objection is None}) > 1:
                view = rules.view(state, seat)
                same = matter if tag_of(event.action) in turn.free else event.n
                yield Asked(event.n, seat, turn.prompt, view, menu, event.action, same)
        state = rules.apply(state, seat, event.action)


def decision(question: Asked[V, A], weighed: Sequence[Weighed[A]]) -> Decision[A]:
    """Return what was decided about *question*, beside its choices as a bot has *weighed* them."""
    return Decision(question.n, question.seat, question.chosen, tuple(weighed), question.matter)


def dice_key(question: Asked[Any, Any]) -> bytes:
    """Return the key of the dice with which a bot weighs *question*: always the same."""
    return b"review/%d" % question.n


def reviewed(
    rules: Ruleset[S, A, V], events: Sequence[Event[A]], bot: Bot[V, A]
) -> Iterator[Decision[A]]:
    """Yield the decisions of a game as *bot* weighs them."""
    for question in asked(rules, events):
        dice = Dice(dice_key(question))
        yield decision(question, bot.weigh(question.view, question.menu, dice))


def reckonings(decisions: Iterable[Decision[Any]], over: Over) -> tuple[Reckoning, ...]:
    """Return by seat what its *decisions* cost it, and what was luck."""
    seats = range(len(over.places))
    costs: list[dict[int, float]] = [{} for _ in seats]
    made = [0 for _ in seats]
    for each in decisions:
        made[each.seat] += 1
        known = costs[each.seat]
        known[each.matter] = max(each.cost, known.get(each.matter, 0.0))
    return tuple(
        _account(seat, made[seat], list(costs[seat].values()), merit(over.places, seat))
        for seat in seats
    )


def _account(seat: Seat, decisions: int, costs: list[float], result: float) -> Reckoning:
    mistakes = sum(cost >= MISTAKE for cost in costs)
    return Reckoning(seat, decisions, mistakes, sum(costs), result - EVEN + sum(costs), result)


def _last_answers(rules: Ruleset[S, A, V], events: Sequence[Event[A]]) -> set[int]:
    """Return the numbers of the last events, of their kind, by which seats closed each question."""
    last: dict[tuple[Any, ...], int] = {}
    state = rules.setup()
    for event in events:
        before = rules.turn(state)
        state = rules.apply(state, event.seat, event.action)
        if isinstance(before, Choose) and not _still_asks(rules.turn(state), before, event.seat):
            last[before.prompt, event.seat, tag_of(event.action)] = event.n
    return set(last.values())


def _still_asks(turn: Turn, before: Choose, seat: Seat | None) -> bool:
    """Say whether *seat* waits for an answer to the same question as *before*."""
    return isinstance(turn, Choose) and turn.prompt == before.prompt and seat in turn.seats
