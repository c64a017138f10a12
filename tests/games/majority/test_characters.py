"""The characters of strong bots differ in what they do with their word."""

from collections import Counter
from functools import cache

import pytest

from hustings.bots.shelf import bot_named
from hustings.games.majority import GAME
from hustings.lab.played import game_seed, played

pytestmark = [pytest.mark.uncounted, pytest.mark.xdist_group("characters")]
NAMES = ("honest:fast", "opportunist:fast", "honest:fast", "opportunist:fast")


@cache
def verdicts() -> Counter[tuple[str, str]]:
    """Count what became of the promises that each character gave in a short game."""
    rules = GAME.ruleset(len(NAMES), GAME.dialects["snap-poll"])
    bots = [bot_named(GAME, name)(rules) for name in NAMES]
    match = played(rules, game_seed("characters", 0), bots)
    return Counter((NAMES[pledge.by], pledge.verdict) for pledge in match.state.pledges)


def test_an_honest_bot_keeps_its_word() -> None:
    assert 0 == verdicts()["honest:fast", "broken"]
    assert verdicts()["honest:fast", "kept"]


def test_an_opportunist_breaks_its_word_when_that_pays() -> None:
    assert verdicts()["opportunist:fast", "broken"]
