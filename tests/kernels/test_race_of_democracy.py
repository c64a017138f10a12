"""The chances in the race to the target: exact under what is assumed."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

from hustings.games.democracy import kernel as places
from hustings.games.democracy import race
from hustings.games.democracy.model import Options
from hustings.games.democracy.race import book, judge, page, settled
from hustings.games.democracy.taught import TRIBES_FALL
from tests.games.democracy.notation import democracy

SMALL = Options(target=5)


def chances(tribes: tuple[int, ...], options: Options = SMALL) -> list[float]:
    """Return by seat the chance to win with *tribes*."""
    worth = np.zeros(len(tribes))
    race.value(np.array(tribes), options.target, book(len(tribes), options), worth)
    return [float(each) for each in worth]


def islands(seats: int, falls: float) -> Iterator[tuple[tuple[int, ...], float]]:
    """Yield what may fall to whom, tribe by tribe, and how likely that is."""
    for owners in product(range(seats + 1), repeat=4):
        chance = 1.0
        for owner in owners:
            chance *= 1 - falls if owner == seats else falls / seats
        yield tuple(owners.count(seat) for seat in range(seats)), chance


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_are_what_playing_on_by_the_assumption_brings(seats: int) -> None:
    """Computed again with every seat by its own name, as no page or rank is."""
    falls = TRIBES_FALL["seed"][seats - 2]

    @cache
    def first(tribes: tuple[int, ...]) -> float:
        most = max(tribes)
        if most >= SMALL.target:
            return (tribes[0] == most) / tribes.count(most)
        nothing = (1 - falls) ** 4
        return sum(
            chance * first(tuple(map(sum, zip(tribes, brought, strict=True))))
            for brought, chance in islands(seats, falls)
            if any(brought)
        ) / (1 - nothing)

    for tribes in ((0,) * seats, (4, 1, 0)[:seats], (2, 3, 3)[:seats]):
        assert pytest.approx(first(tribes)) == chances(tribes)[0]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(
    "options", [SMALL, Options(count="pile", target=7), Options(deal="half", sweep=2)]
)
def test_somebody_wins(seats: int, options: Options) -> None:
    assert np.allclose(book(seats, options).sum(axis=1), 1)


def test_at_equal_standings_chances_are_equal() -> None:
    assert pytest.approx([0.25] * 4) == chances((2, 2, 2, 2))
    two, other = chances((3, 1, 3))[0], chances((3, 1, 3))[2]
    assert pytest.approx(two) == other


def test_more_tribes_are_more_chance() -> None:
    leader, second, third = chances((4, 2, 1))

    assert leader > second > third > 0


def test_who_has_the_target_alone_has_won() -> None:
    assert [0, 1, 0] == chances((4, 6, 5))


def test_who_share_the_most_share_the_chance() -> None:
    assert [0.5, 0, 0.5] == chances((6, 4, 6))


def test_each_standing_has_a_page_of_its_own() -> None:
    standings = [each for each in product(range(5), repeat=3) if each == tuple(sorted(each)[::-1])]

    pages = {page(np.array(each), np.arange(3)) for each in standings}

    assert set(range(len(standings))) == pages


def test_plain_and_compiled_induction_agree() -> None:
    standings = np.array(sorted(product(range(3), repeat=2), key=sum, reverse=True))
    falling = standings[standings[:, 0] >= standings[:, 1]]
    here, there = np.zeros((len(falling), 2)), np.zeros((len(falling), 2))
    induce: Any = race._induce

    induce(falling, *race.island(2, SMALL), 3, here)
    induce.py_func(falling, *race.island(2, SMALL), 3, there)

    assert np.allclose(here, there)


def test_an_island_is_judged_when_it_has_been_counted() -> None:
    table = democracy("5S | 6S", pool="9S", tribes=(4, 0))
    before = places.encode(table.rules, table.state)
    after = places.encode(table.rules, table.show("5S 6S").state)
    worth = np.zeros(2)

    judge(after, book(2, Options()), worth)

    assert (False, True) == (settled(before), settled(after))
    assert chances((4, 0)) == worth.tolist()


def test_between_the_days_an_island_is_not_judged() -> None:
    table = democracy("5S | 6S", pool="9S", day=1).show("5S 6S")

    assert not settled(places.encode(table.rules, table.state))


def test_the_end_of_a_game_is_judged_as_the_game_is_won() -> None:
    worth = np.zeros(3)

    race.value(np.array([5, 2, 4]), 5, book(3, SMALL), worth)

    assert [1, 0, 0] == worth.tolist()
