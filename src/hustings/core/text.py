"""Words: the one place where ids and facts become sentences, in the language of whoever reads.

Each package keeps its words in ``text/<language>.ftl``, in the Fluent format; the browser reads
the same files. Four functions word facts, one or several with spaces between them: ``SEAT($seat)``
names, ``CARD($card)`` cards, ``SUIT($suit)`` suits, ``WORD($word)`` ids of the game, each worded
by a message ``word-…``.

The reader has no name in a sentence: ``SEAT`` gives the message ``table-you`` instead. Where more
than that differs ("a Supporter of Ana", "one of your Supporters"), a message chooses by
``YOU($seat)``, which is ``yes`` for the reader alone and else ``no``; the fact ``$you`` is that of
the ``$seat`` whom a line of the story is about.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from hustings.core.game import Game
from hustings.core.model import Fact, Objection, Seat
from hustings.core.story import Line

LANGUAGES = ("en", "id")
"""The languages that are complete; the first is the one to fall back on."""


class Catalogue:
    """All messages of some packages in one language."""

    def __init__(self, language: str, packages: Iterable[str], deck: str = "") -> None:
        """Read the words of *packages*; cards and suits are worded by ``<deck>-…`` messages."""
        assert language in LANGUAGES, f"expected one of {LANGUAGES}, got {language!r}"
        self.language = language
        self._deck = deck
        self._names: Callable[[Seat], str] = str
        self._you: Seat | None = None
        # Fluent types a function's result as its own kind of value, but text will do.
        functions: dict[str, Any] = {
            "SEAT": self._seats,
            "YOU": self._is_you,
            "CARD": self._cards,
            "SUIT": self._suits,
            "WORD": self._words,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for package in packages:
            self._bundle.add_resource(_resource(package, language))

    def has(self, message: str) -> bool:
        """Say whether *message* has words here."""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Fact) -> str:
        """Word *message* with *facts*.

        Raises:
            KeyError: there is no such message.
            ValueError: the message asks for a fact that was not given.
        """
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.language}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"message {message!r} in {self.language} has no words"
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise ValueError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def tell(self, line: Line, names: Mapping[Seat, str], you: Seat | None = None) -> str:
        """Word one *line* of a story for *you*, calling seats by their *names*."""
        facts: dict[str, Fact] = dict(line.facts)
        if line.seat is not None:
            facts["seat"] = line.seat
        facts["you"] = "yes" if line.seat is not None and line.seat == you else "no"
        return self.naming(names, line.id, facts, you)

    def naming(
        self,
        names: Mapping[Seat, str] | None,
        message: str,
        facts: Mapping[str, Fact],
        you: Seat | None = None,
    ) -> str:
        """Word *message* with *facts* for *you*, calling seats by *names*, or else by numbers."""
        self._names = str if names is None else names.__getitem__
        self._you = you
        try:
            return self.say(message, **facts)
        finally:
            self._names = str
            self._you = None

    def objection(
        self,
        objection: Objection,
        names: Mapping[Seat, str] | None = None,
        you: Seat | None = None,
    ) -> str:
        """Word an *objection* as a sentence: the message ``objection-<chapter>-<rule>``."""
        return self.naming(names, clause_message(objection.clause), objection.facts, you)

    def _seats(self, seats: object) -> str:
        return self._joined([self._seat(int(seat)) for seat in str(seats).split()])

    def _seat(self, seat: Seat) -> str:
        return self.say("table-you") if seat == self._you else self._names(seat)

    def _is_you(self, seats: object) -> str:
        return "yes" if str(seats) == str(self._you) else "no"

    def _cards(self, cards: object) -> str:
        return self._list(f"{self._deck}-card", cards)

    def _suits(self, suits: object) -> str:
        return self._list(f"{self._deck}-suit", suits)

    def _words(self, words: object) -> str:
        return self._list("word", words)

    def _list(self, kind: str, texts: object) -> str:
        return self._joined(
            [self.say(f"{kind}-{text.replace(chr(39), '')}") for text in str(texts).split()]
        )

    def _joined(self, worded: list[str]) -> str:
        if len(worded) < 2:
            return "".join(worded)
        return self.say("list-and", rest=", ".join(worded[:-1]), last=worded[-1])


def catalogue(game: Game, language: str) -> Catalogue:
    """Return the words of *game* and of its deck in *language*, read once."""
    cards, _, deck = game.deck.rpartition(".")
    packages = (game.package, cards) if cards else (game.package,)
    return _catalogue(language, packages, deck)


@cache
def _catalogue(language: str, packages: tuple[str, ...], deck: str) -> Catalogue:
    return Catalogue(language, packages, deck)


def clause_message(clause: str) -> str:
    """Return the id of the message that words an objection of *clause*.

    >>> clause_message("play.follow")
    'objection-play-follow'
    """
    return f"objection-{clause.replace('.', '-')}"


@cache
def _resource(package: str, language: str) -> Resource:
    return FluentResource(ftl(package, language))


@cache
def ftl(package: str, language: str) -> str:
    """Return the Fluent source of *package* in *language*."""
    return files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
