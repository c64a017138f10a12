"""Regret matching: what plans are worth to seats that choose at once."""

import pytest

from hustings.bots.budget import Budget
from hustings.bots.meter import Meter
from hustings.core.dice import Dice
from hustings.games.majority.mind.regret import Leaning, Table


def values(table: Table, looks: int = 10_000) -> list[float]:
    return table.values(0, Meter(Budget(simulations=looks)), Dice(b"regret"))


def matched(joint: tuple[int, ...]) -> tuple[float, float]:
    """Return what two get of whom one wins when they choose alike, the other when they do not."""
    return (1.0, 0.0) if joint[0] == joint[1] else (0.0, 1.0)


def test_where_no_plan_is_better_they_are_worth_the_same() -> None:
    one, other = values(Table((2, 2), matched))

    assert one == pytest.approx(other, abs=0.25)
    assert one + other == pytest.approx(1)


def test_a_plan_is_judged_by_what_the_others_would_not_regret() -> None:
    """The other seat is better off with its first plan whatever happens, and so it comes."""
    gains = {(0, 0): (3, 2), (1, 0): (1, 2), (0, 1): (0, 1), (1, 1): (9, 1)}

    first, second = values(Table((2, 2), lambda joint: gains[joint[0], joint[1]]))
    assert first > second


def test_a_word_is_followed_as_often_as_it_is_kept() -> None:
    table = Table((2, 2), matched, (None, Leaning(1, 1.0)))

    assert [0, 1] == values(table)


def test_it_thinks_no_longer_than_it_may() -> None:
    asked: list[tuple[int, ...]] = []

    def payoff(joint: tuple[int, ...]) -> tuple[float, float]:
        asked.append(joint)
        return matched(joint)

    values(Table((30, 30), payoff), looks=10)
    assert len(asked) <= 30
