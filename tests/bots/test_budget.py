import pytest

from hustings.bots.budget import LEVELS, Budget, Thinker, written
from hustings.bots.shelf import bots, is_timed
from hustings.games.shelf import games


@pytest.mark.parametrize(
    ("simulations", "seconds"), [(None, None), (5, 5.0), (0, None), (None, 0.0), (-1, None)]
)
def test_a_budget_is_one_amount_of_something(
    simulations: int | None, seconds: float | None
) -> None:
    with pytest.raises(ValueError, match="expected simulations or seconds"):
        Budget(simulations, seconds)


@pytest.mark.parametrize("amount", ["", "s", "0", "0.0s", "1.5", "-3", "12 s", "9999999999"])
def test_there_is_no_other_way_to_write_a_budget(amount: str) -> None:
    assert written(amount) is None


def test_every_thinker_has_every_level_each_deeper_than_the_one_before() -> None:
    for game in games().values():
        for maker in bots(game).values():
            if isinstance(maker, Thinker):
                amounts = [maker.levels[level].simulations or 0 for level in LEVELS]
                assert 0 < amounts[0] < amounts[1] < amounts[2]
                assert set(LEVELS) == set(maker.levels)


def test_a_bot_that_plays_by_the_clock_says_so_whatever_its_name() -> None:
    assert [True, True, False] == [*map(is_timed, ("strong:2s", "search:0.5s", "strong:fast"))]
