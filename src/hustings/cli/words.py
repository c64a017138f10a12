"""The words of the terminal: a game's own, and those of the commands."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from hustings.core.game import Game
from hustings.core.model import Action, Fact, Option, Over, Seat, ranking
from hustings.core.story import Line
from hustings.core.text import Catalogue


class Words:
    """What one listener hears: a language, the names at the table, and who is *you*."""

    def __init__(self, game: Game, language: str, names: Mapping[Seat, str]) -> None:
        """Speak *language* of *game*, calling seats by their *names*."""
        cards, _, deck = game.deck.rpartition(".")
        packages = (game.package, *([cards] if cards else []), "hustings.cli")
        self._catalogue = Catalogue(language, packages, deck)
        self._game = game
        self._names = names
        self.language = language

    def say(self, message: str, **facts: Fact) -> str:
        """Word a *message*."""
        return self._catalogue.say(message, **facts)

    def tell(self, line: Line, you: Seat | None) -> str:
        """Word a *line* of the story for *you*."""
        return self._catalogue.tell(line, self._names, you)

    def spaced(self, line: Line, you: Seat | None) -> str:
        """Word a *line*, a chapter of the story set off from what came before it."""
        said = self.tell(line, you)
        return f"\n{said}" if line.weight == "chapter" else said

    def ending(self, over: Over, you: Seat | None) -> str:
        """Word how a game ended, the first place first, a line for each seat."""
        lines = [
            self.of_seat("cli-place", seat, you, place=over.places[seat], score=over.scores[seat])
            for seat in ranking(over)
        ]
        return "\n".join([self.say("cli-end"), *lines])

    def dialect(self, game: Game, options: Struct) -> str:
        """Word *options* of *game*: as the dialect they are, or as options of its own."""
        name = game.dialect_of(options)
        return self.say(f"dialect-{name}") if name else self.say("cli-own-options")

    def value(self, option: str, value: Fact) -> str:
        """Word the *value* of an *option*."""
        return self.say(f"option-{option}-{str(value).lower()}")

    def bot(self, kind: str) -> str:
        """Word the *kind* of a bot, without its budget."""
        message = f"cli-kind-{kind.partition(':')[0]}"
        return self.say(message) if self._catalogue.has(message) else kind

    def of_seat(self, message: str, seat: Seat, you: Seat | None, **facts: Fact) -> str:
        """Word a *message* about a *seat*."""
        return self.tell(Line(message, seat, dict(facts)), you)

    def choosing(self, view: Any, seat: Seat, action: Action, you: Seat | None) -> str:
        """Word the choice of an *action* by *seat*, which has this *view* of the table."""
        lines = self._game.choice(view, seat, action)
        return " ".join(self.tell(line, you) for line in lines)

    def heard(self, text: str) -> str:
        """Word what was said at a table: a bot says a message, ``say-bot-…``."""
        said = text.startswith("say-bot-") and self._catalogue.has(text)
        return self.say(text) if said else text

    def objection(self, option: Option[Action], you: Seat | None) -> str:
        """Word for *you* what speaks against an *option*, which something must."""
        assert option.objection is not None, f"expected an objection to {option.action}"
        return self._catalogue.objection(option.objection, self._names, you)

    def listed(self, things: Sequence[str]) -> str:
        """Join *things* to a list within a sentence."""
        if len(things) < 2:
            return "".join(things)
        return self.say("cli-list-and", rest=", ".join(things[:-1]), last=things[-1])
