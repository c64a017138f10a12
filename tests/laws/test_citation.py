"""Law 12: every clause is a heading in every rulebook, with words and examples of both kinds."""

import ast
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from hustings.core.game import Game
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.shelf import games
from tools.generated.clauses import HEADING, ROOT, TESTS, Mark, marked

GAMES = list(games().values())
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
BY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def clauses(game: Game) -> list[str]:
    """List the clauses of *game* in the order of the book."""
    return [str(clause) for clause in import_module(f"{game.package}.clauses").Clause]


def headings(game: Game, language: str) -> list[str]:
    """List the clauses that head the parts of a rulebook."""
    book = files(game.package).joinpath("rulebook", f"{language}.md").read_text("utf-8")
    return [heading["clause"] for heading in HEADING.finditer(book)]


def marks(game: Game) -> set[Mark]:
    """Return what the tests of *game* say that they are examples of."""
    tests: Path = ROOT / TESTS / game.name
    return {
        mark
        for path in tests.rglob("test_*.py")
        for _, mark in marked(ast.parse(path.read_text("utf-8")))
    }


@BY_LANGUAGE
@BY_GAME
def test_the_rulebook_has_the_clauses_in_order(game: Game, language: str) -> None:
    assert clauses(game) == headings(game, language)


@BY_LANGUAGE
@BY_GAME
def test_every_clause_has_a_title(game: Game, language: str) -> None:
    words = catalogue(game, language)

    titles = [f"clause-{clause.replace('.', '-')}" for clause in clauses(game)]

    assert [] == [title for title in titles if not words.has(title)]


@BY_GAME
def test_every_clause_has_an_example_that_it_allows(game: Game) -> None:
    allowed = {mark.clause for mark in marks(game) if not mark.refuses}

    assert set(clauses(game)) == allowed


@BY_GAME
def test_every_clause_has_an_example_that_it_refuses(game: Game) -> None:
    refused = {mark.clause for mark in marks(game) if mark.refuses}

    assert set(clauses(game)) == refused
