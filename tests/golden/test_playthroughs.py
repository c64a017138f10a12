"""The golden playthroughs are what the rules play today."""

from pathlib import Path

import pytest

from hustings.games.shelf import games
from tests.golden.playthrough import parse, write

PLAYTHROUGHS = sorted(Path(__file__).parent.glob("*/*.txt"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_playthrough_is_what_the_rules_play(path: Path) -> None:
    text = path.read_text("utf-8")

    assert text.splitlines() == write(parse(text)).splitlines()


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_playthrough(game: str) -> None:
    assert any(path.parent.name == game for path in PLAYTHROUGHS)
