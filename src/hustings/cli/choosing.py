"""Choosing: one seat's question, asked until it is answered, and the commands on the way."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from hustings.bots.shelf import bots
from hustings.cli.rulebook import chapters, rulebook, spoken
from hustings.cli.screen import Left, Screen
from hustings.cli.words import Words
from hustings.core.composing import Composing, Query
from hustings.core.dice import dice_for
from hustings.core.match import AnyMatch
from hustings.core.model import Action, Fact, Option, Seat
from hustings.core.story import Line
from hustings.games.shelf import games

COMMANDS = ("help", "hand", "table", "compose", "scores", "rules", "why", "quit")
MANY = 24
"""So many choices are read out at once; the others are found by a word of theirs."""
ADVICE = 3
"""How many choices a careful player is asked for."""


class Choosing:
    """What one seat is asked now."""

    def __init__(
        self, match: AnyMatch, seat: Seat, you: Seat | None, words: Words, screen: Screen
    ) -> None:
        """Ask *seat* what to do next in *match*; *you* is the seat to be called so, if any."""
        self._game = games()[match.rules.name]
        self._match = match
        self._seat = seat
        self._you = you
        self._words = words
        self._screen = screen
        self._menu: tuple[Option[Any], ...] = match.menu(seat)
        self._legal = [each for each in self._menu if each.objection is None]
        aloud = self._game.aloud
        self._worded: Callable[..., Iterable[Line]] | None = getattr(aloud, "choice", None)
        self._board: Callable[..., Iterable[Line]] | None = getattr(aloud, "board", None)
        self._composing: Callable[..., Composing] | None = getattr(aloud, "compose", None)
        self._composed: Action | None = None

    def choice(self) -> Action:
        """Return the legal action that the seat decides on.

        Raises:
            Left: it leaves the game.
        """
        self._hand()
        while True:
            command, _, rest = self._screen.ask(self._say("cli-prompt")).partition(" ")
            if (option := self._option(command)) is not None:
                if option.objection is None:
                    action: Action = option.action
                    return action
                self._refuse(option)
            elif command:
                self._carry_out(command, rest.strip())
            if self._composed is not None:
                return self._composed

    def _option(self, typed: str) -> Option[Any] | None:
        """Return what *typed* chooses: the number of a legal action, or a card on the menu."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self._legal):
            return self._legal[int(typed) - 1]
        # Where choices are sentences, a word of one finds them; only a card is one by itself.
        if self._worded is not None:
            return None
        return next((each for each in self._menu if _names(each.action, typed)), None)

    def _action(self, action: Action) -> str:
        view = self._match.view(self._seat)
        return self._words.choosing(view, self._seat, action, self._you)

    def _refuse(self, option: Option[Any]) -> None:
        assert option.objection is not None, f"expected an objection to {option.action}"
        self._screen.say(self._say("cli-refused", reason=self._words.objection(option, self._you)))
        self._screen.say(self._say("cli-see-rule", clause=option.objection.clause))

    def _carry_out(self, typed: str, rest: str) -> None:
        does: dict[str, Callable[[], None]] = {
            "help": self._help,
            "hand": self._hand,
            "table": self._table,
            "compose": self._compose,
            "scores": self._scores,
            "rules": lambda: self._rules(rest),
            "why": self._why,
            "quit": self._quit,
        }
        for command in self._commands():
            if typed.lower() in (command, self._say(f"cli-command-{command}")):
                return does[command]()
        if typed == "?":
            return self._help()
        if typed.isdecimal():
            last = len(self._legal)
            return self._screen.say(self._say("cli-no-such-number", number=typed, last=last))
        if self._worded is not None and self._find(f"{typed} {rest}".split()):
            return None
        return self._screen.say(self._say("cli-not-understood", words=f"{typed} {rest}".strip()))

    def _commands(self) -> tuple[str, ...]:
        """Return the commands that make sense in this game."""
        return tuple(each for each in COMMANDS if each != "compose" or self._composing)

    def _help(self) -> None:
        if self._worded is None:
            example = str(next(iter(_texts(self._menu[0].action))))
            self._screen.say(self._say("cli-help", example=example))
        else:
            self._screen.say(self._say("cli-help-words"))
        clause = next(iter(self._chapters()))
        for command in self._commands():
            self._screen.say(self._say(f"cli-help-{command}", clause=clause))

    def _hand(self) -> None:
        self._screen.say("\n" + self._words.of_seat("cli-your-turn", self._seat, self._you))
        if self._worded is not None:
            for line in self._game.aloud.question(self._match.view(self._seat)):
                self._tell(line)
        for number, option in enumerate(self._legal[:MANY], 1):
            self._offer(number, self._action(option.action))
        if len(self._legal) > MANY:
            more = len(self._legal) - MANY
            self._screen.say(self._say("cli-more", more=more, last=len(self._legal)))
        against: dict[str, list[str]] = {}
        for option in self._menu:
            if option.objection is not None:
                reason = self._words.objection(option, self._you)
                against.setdefault(reason, []).append(self._action(option.action).removesuffix("."))
        for reason, actions in against.items():
            self._screen.say(
                self._say("cli-not-allowed", actions="; ".join(actions), reason=reason)
            )

    def _offer(self, number: int, action: str) -> None:
        self._screen.say(self._say("cli-option", number=number, action=action))

    def _find(self, typed: Sequence[str]) -> bool:
        """Read out the choices that have in them all that was *typed*, and say whether any has."""
        wanted = [word.casefold() for word in typed]
        found = False
        for number, option in enumerate(self._legal, 1):
            action = self._action(option.action)
            if all(word in action.casefold() for word in wanted):
                self._offer(number, action)
                found = True
        return found

    def _table(self) -> None:
        view = self._match.view(self._seat)
        for line in self._game.aloud.table(view):
            self._tell(line)
        for line in self._board(self._match.rules.options, view) if self._board else ():
            self._tell(line)

    def _compose(self) -> None:
        """Ask for an action that the menu does not list; do it if nothing speaks against it."""
        assert self._composing is not None, "expected a game whose actions can be composed"
        composing = self._composing(
            self._match.rules.options, self._match.view(self._seat), self._seat
        )
        query = next(composing)
        while (answer := self._answer(query)) is not None:
            try:
                query = composing.send(answer)
            except StopIteration as done:
                return self._consider(done.value)
        self._screen.say(self._say("cli-compose-left"))
        return None

    def _answer(self, query: Query) -> int | None:
        """Return which answer to *query* is given, from 0; None leaves it."""
        for line in (*query.so_far, query.ask):
            self._tell(line)
        if not query.answers:
            return None
        for number, answer in enumerate(query.answers, 1):
            self._offer(number, self._words.tell(answer, self._you))
        while typed := self._screen.ask(self._say("cli-compose-prompt")):
            if typed.isdecimal() and 1 <= int(typed) <= len(query.answers):
                return int(typed) - 1
            last = len(query.answers)
            self._screen.say(self._say("cli-no-such-number", number=typed, last=last))
        return None

    def _consider(self, action: Action) -> None:
        """Decide on *action*, or say what speaks against it."""
        objection = self._match.rules.objection(self._match.state, self._seat, action)
        if objection is None:
            self._composed = action
        else:
            self._refuse(Option(action, objection))

    def _scores(self) -> None:
        for line in self._game.aloud.scores(self._match.view(self._seat)):
            self._tell(line)

    def _rules(self, clause: str) -> None:
        book = self._chapters()
        if clause in book:
            self._screen.say(spoken(book[clause]))
        elif clause:
            self._screen.say(self._say("cli-no-such-clause", clause=clause))
        else:
            self._screen.say(self._say("cli-rules"))
            for chapter in book.values():
                facts = {"clause": chapter.clause, "title": chapter.title}
                self._screen.say(self._say("cli-rules-chapter", **facts))

    def _why(self) -> None:
        """Say what a careful player would do, from the same view; its dice are not the game's."""
        careful = bots(self._game)["careful"](self._match.rules)
        dice = dice_for(b"careful", len(self._match.events))
        weighed = careful.weigh(self._match.view(self._seat), self._menu, dice)
        self._screen.say(self._say("cli-why"))
        numbers = {option.action: number for number, option in enumerate(self._legal, 1)}
        for each in weighed[:ADVICE]:
            facts: dict[str, Fact] = {
                "number": numbers[each.action],
                "action": self._action(each.action).removesuffix("."),
                "value": round(100 * each.value),
                "reason": self._say(each.reason) if each.reason else "",
            }
            self._screen.say(self._say("cli-why-choice", **facts))

    def _quit(self) -> None:
        raise Left

    def _chapters(self) -> dict[str, Any]:
        return chapters(rulebook(self._game, self._words.language))

    def _say(self, message: str, **facts: Fact) -> str:
        return self._words.say(message, **facts)

    def _tell(self, line: Line) -> None:
        self._screen.say(self._words.tell(line, self._you))


def _names(action: Action, typed: str) -> bool:
    """Say whether *typed* is what tells *action* from others, in either case of letters."""
    return typed.upper() in (str(text).upper() for text in _texts(action))


def _texts(action: Action) -> list[object]:
    return [text for name, text in msgspec.to_builtins(action).items() if name != "type"]
