"""``hustings dialects``: what a table can agree on, and what it is called on the command line."""

import json

import pytest

from hustings.cli.main import main
from hustings.core.game import Game, differences
from hustings.core.text import LANGUAGES
from hustings.games.shelf import games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_dialect_lists_how_it_differs_from_each_other_one(
    game: Game, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["dialects", game.name, "--lang", language])

    listed = capsys.readouterr().out.partition("\n\n")[0].splitlines()
    every = list(game.dialects.values())
    expected = sum(len(differences(here, there)) for here in every for there in every)
    assert len(every) + expected == len(listed)


def test_a_difference_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["dialects", "democracy"])

    line = "  Unlike English: Sweep is “Scores two tribes”, not “Scores one tribe”.\n"
    assert line in capsys.readouterr().out


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_option_that_is_listed_can_be_given(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["dialects", game.name])
    lines = capsys.readouterr().out.splitlines()
    given = [line.split()[1].rstrip(":") for line in lines if line.startswith("  --option")]
    assert given
    for option in given:
        words = ["simulate", game.name, "--games", "1", "--jobs", "1", "--bot", "random"]
        assert 0 == main([*words, "--option", option])
        assert "" == capsys.readouterr().err


def test_dialects_answer_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["dialects", "tightwad", "--json"])

    assert {
        "dialects": {"official": {"allow_two": False}, "for-two": {"allow_two": True}},
        "options": {"allow_two": [False, True]},
    } == json.loads(capsys.readouterr().out)


def test_a_game_that_is_not_there_has_no_dialects() -> None:
    assert 2 == main(["dialects", "chess"])
