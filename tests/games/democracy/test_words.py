"""Every sentence of Democracy can be said, in both languages, with what it is said about."""

from importlib.resources import files
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hustings.core.model import Fact
from hustings.core.story import Line
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.democracy import GAME
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deck import RANKS
from hustings.games.democracy.model import Options

BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
FACTS: dict[str, Fact] = {
    "you": "no",
    "seat": 0,
    "card": "5S",
    "cards": "5S JK1",
    "tied": "5H 5D",
    "upcard": "10C",
    "lost": "7D",
    "suit": "H",
    "islander": "hunters",
    "names": "Ana and Bo",
    "gains": "8 points of spades",
    "title": "ties",
}
NUMBER: Fact = 3
OBJECTIONS = (
    Clause.PLAYERS,
    Clause.DECK,
    Clause.DEALER,
    Clause.FIRST_DAY,
    Clause.SECOND_DAY,
    Clause.BY_TABLE,
    Clause.OWN,
    Clause.REPLACE,
    Clause.END,
)


class Variables(Visitor):
    """Gathers the variables that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the library's name
        """Gather one."""
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of each message of the game, those of others it refers to left out."""
    source = files(GAME.package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            gathered = Variables()
            gathered.visit(entry)
            found[entry.id.name] = gathered.names
    return found


@pytest.mark.parametrize("you", ["yes", "no"])
@BY_LANGUAGE
def test_every_message_can_be_said(language: str, you: str) -> None:
    words = catalogue(GAME, language)
    names = {0: "Rina"}
    facts = {name: NUMBER for found in messages(language).values() for name in found} | FACTS

    for message in messages(language):
        # The pool and the hands are numbers of cards, other cards are named.
        count = {"cards": NUMBER} if _counts_cards(message) else {}
        said = words.tell(Line(message, 0, {**facts, **count}), names, 0 if you == "yes" else None)
        assert said.strip()


def _counts_cards(message: str) -> bool:
    return message.startswith(("objection-deal", "story-deal", "table-pool", "table-rest", "aloud"))


@BY_LANGUAGE
def test_every_value_of_every_option_has_a_name(language: str) -> None:
    words = catalogue(GAME, language)
    values = [
        f"option-{name}-{value}"
        for name, literal in get_type_hints(Options).items()
        for value in get_args(literal)
    ]

    assert [] == [value for value in values if not words.has(value)]


@BY_LANGUAGE
def test_every_dialect_is_described(language: str) -> None:
    words = catalogue(GAME, language)

    assert [] == [name for name in GAME.dialects if not words.has(f"dialect-{name}-about")]


@BY_LANGUAGE
def test_whatever_is_forbidden_is_forbidden_in_words(language: str) -> None:
    words = catalogue(GAME, language)
    ids = [f"objection-{clause.replace('.', '-')}" for clause in OBJECTIONS]

    assert [] == [message for message in ids if not words.has(message)]


@BY_LANGUAGE
@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_the_suits_of_headings_are_those_of_cards(language: str, suit: str) -> None:
    words = catalogue(GAME, language)

    assert words.say("table-suit", suit=suit).lower() == words.say(f"french-suit-{suit}")


@pytest.mark.parametrize(
    ("count", "names", "expected"),
    [
        (0, "", "Nobody is ready yet"),
        (1, "Ana", "Ana is ready"),
        (2, "Ana and Bo", "Ana and Bo are ready"),
    ],
)
def test_english_counts_who_is_ready(count: int, names: str, expected: str) -> None:
    assert expected == catalogue(GAME, "en").say("table-ready", count=count, names=names)


@pytest.mark.parametrize(
    ("tribes", "expected"),
    [
        (0, "No tribe has chosen"),
        (1, "One tribe has chosen"),
        (3, "Three tribes have chosen"),
        (4, "All four tribes have chosen"),
    ],
)
def test_english_counts_the_tribes_that_have_chosen(tribes: int, expected: str) -> None:
    assert expected == catalogue(GAME, "en").say("table-chosen", tribes=tribes)


@BY_LANGUAGE
def test_every_rank_is_an_islander(language: str) -> None:
    words = catalogue(GAME, language)

    assert [] == [rank for rank in (*RANKS, "JK") if not words.has(f"table-rank-{rank}")]


def test_a_card_is_read_with_its_islander_and_its_points() -> None:
    assert "5 of spades, chief, 5 points, trump" == catalogue(GAME, "en").say(
        "table-card-trump", card="5S", islander="chief", points=5
    )
