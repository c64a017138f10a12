"""The commands that stand on the measured pages of docs/."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from hustings.cli.asked import known_bots
from hustings.games.shelf import game, games
from tools.again import commands

TOURNAMENTS = {words[2]: words for words in commands() if words[1] == "tournament"}


def bots(words: Sequence[str]) -> list[str]:
    """Return whom a command names, in order."""
    return [name for option, name in pairwise(words) if option == "--bot"]


@pytest.mark.parametrize("name", games())
def test_a_tournament_rates_every_bot_that_its_game_brings(name: str) -> None:
    named = known_bots(game(name), bots(TOURNAMENTS[name]))

    assert set(game(name).bots) <= {bot.partition(":")[0] for bot in named}


@pytest.mark.parametrize("name", games())
def test_all_bots_of_a_tournament_sit_in_as_many_games(name: str) -> None:
    words = TOURNAMENTS[name]
    games_played = int(words[words.index("--games") + 1])

    assert 0 == games_played % len(bots(words))
    assert "--duplicate" in words


def test_reports_lie_where_their_page_has_them() -> None:
    reports = {words[2]: words for words in commands() if words[1] == "report"}

    assert {name: f"docs/reports/{name}.html" for name in reports} == {
        name: words[words.index("--out") + 1] for name, words in reports.items()
    }
    assert {"democracy", "majority"} == set(reports)
