"""What happens and what is refused can be worded, in every language and for every viewer."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from hustings.core.game import Game
from hustings.core.story import Line
from hustings.core.text import LANGUAGES, catalogue, ftl
from hustings.games.shelf import games
from tests.laws.played import Played, Table, law, played
from tests.laws.test_citation import clauses

GAMES = list(games().values())
MISFITS = {
    "en": re.compile(
        r"\b[Yy]ou (?!as\b|towards\b|is void)[a-z]+s\b"
        r"|\bof you\b(?! and)|\byou's\b|(?:^|[.!?] )you\b"
    ),
    "id": re.compile(r"\b(?:Pendukung|milik) kamu\b|\bkepada kamu\b(?! dan)|(?:^|[.!?] )kamu\b"),
}
"""What is wrong: *you* with a verb of others, in the wrong case, or small where it comes first."""

BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@law
def test_the_story_can_be_told_in_every_language(table: Table, seed: int) -> None:
    game = played(table, seed)
    names = {seat: f"Seat {seat}" for seat in range(table.seats)}

    for viewer in (0, None):
        for line in story(table, game, viewer):
            for language in LANGUAGES:
                assert catalogue(table.game, language).tell(line, names, viewer)


@law
def test_whoever_reads_is_you_wherever_a_sentence_names_them(table: Table, seed: int) -> None:
    names = {seat: f"Seat-{seat}" for seat in range(table.seats)}
    lines = {repr(line): line for line in heard(table, played(table, seed), 0)}

    for line in lines.values():
        for language in LANGUAGES:
            said = catalogue(table.game, language).tell(line, names, 0)
            assert names[0] not in said
            assert not MISFITS[language].search(said), said


@law
def test_the_story_cites_only_clauses_of_the_rulebook(table: Table, seed: int) -> None:
    cited = {line.clause for line in story(table, played(table, seed), None)}

    assert cited - {None} <= set(clauses(table.game))


@law
def test_every_objection_can_be_worded_in_every_language(table: Table, seed: int) -> None:
    game = played(table, seed)
    menus = [
        game.rules.menu(game.states[moment], seat)
        for moment in game.moments(12)
        for seat in range(table.seats)
    ]

    for objection in (option.objection for menu in menus for option in menu):
        for language in LANGUAGES:
            if objection is not None:
                assert catalogue(table.game, language).objection(objection)


@BY_GAME
def test_the_languages_have_the_same_messages(game: Game) -> None:
    first, *others = (set(messages(game.package, language)) for language in LANGUAGES)

    for other in others:
        assert set() == first ^ other


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_worded_once(game: Game, language: str) -> None:
    words = messages(game.package, language)

    assert len(set(words)) == len(words)


@BY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_dialects_and_options_have_names(game: Game, language: str) -> None:
    words = catalogue(game, language)
    wanted = ["game-name", "game-pitch", "game-size", "game-clock"]
    wanted += [f"dialect-{name}" for name in game.dialects]
    wanted += [f"option-{name}" for name in game.options.__struct_fields__]

    assert [] == [message for message in wanted if not words.has(message)]


@pytest.mark.parametrize("package", ["hustings.server", "hustings.cli", "hustings.cards"])
def test_indonesian_says_kamu_on_the_page_and_in_the_terminal(package: str) -> None:
    assert [] == stiff(ftl(package, "id"))


@BY_GAME
def test_indonesian_says_kamu_in_every_game_and_its_rulebook(game: Game) -> None:
    rulebook = files(game.package).joinpath("rulebook", "id.md").read_text("utf-8")

    assert [] == stiff(ftl(game.package, "id")) + stiff(rulebook)


def stiff(text: str) -> list[str]:
    """List the words of *text* for the reader, or for me, that are not kamu and aku."""
    return re.findall(r"\b(?:Anda|[Ss]aya|[Ee]ngkau|[Kk]au\w*)\b", text)


def story(table: Table, game: Played, viewer: int | None) -> Iterator[Line]:
    """Yield the story of *game* as *viewer* hears it."""
    views = (game.rules.view(state, viewer) for state in game.states)
    for event, (before, after) in zip(game.events, pairwise(views), strict=True):
        yield from table.game.tell(before, game.rules.redact(event, viewer), after)


def heard(table: Table, game: Played, viewer: int) -> Iterator[Line]:
    """Yield the story of *game* to *viewer*, and at times the table and all choices, aloud."""
    aloud = table.game.aloud
    yield from story(table, game, viewer)
    for moment in game.moments(3):
        state = game.states[moment]
        view = game.rules.view(state, viewer)
        yield from (*aloud.table(view), *aloud.scores(view))
        if hasattr(aloud, "board"):
            yield from aloud.board(game.rules.options, view)
        for option in game.rules.menu(state, viewer):
            yield from table.game.choice(view, viewer, option.action)


def messages(package: str, language: str) -> list[str]:
    """List the messages of *package*."""
    source = files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]
