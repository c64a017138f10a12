"""Imagined worlds: all that are possible, each as likely as any other, and no others."""

from collections import Counter
from itertools import islice
from math import factorial

import pytest

from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.democracy.imagine import count_worlds, enumerate_worlds
from hustings.games.democracy.model import Options, State
from tests.games.democracy.notation import Table, democracy, fresh

# So far may chi-square lie from its mean, in deviations; equal dice give equal tests.
FAR = 3.0
DRAWS = 6_000


def evening(seats: int, left: int, options: Options | None = None) -> Table:
    """Return a table on the second day of an island, with so many cards *left* to each seat."""
    table = fresh(seats, options)
    while table.state.day < 2 or len(table.state.hands[0]) > left:
        if not table.state.pool:
            table = table.shuffles()
        for seat in range(seats):
            table = table.lays_first(seat)
    return table


SMALL = pytest.mark.parametrize(
    ("table", "seat", "count"),
    [
        (evening(2, 3), 0, factorial(5) // factorial(3)),
        (evening(2, 3).lays_first(1), 0, 3 * factorial(5) // factorial(3)),
        (evening(2, 2).lays_first(0), None, 2 * factorial(5) // factorial(2) ** 2),
        (evening(3, 2).lays_first(0).lays_first(2), 0, 2 * factorial(5) // factorial(2) ** 2),
        (fresh(2), 1, 1),
    ],
    ids=["nobody is ready", "another is ready", "a spectator", "two opponents", "no deal yet"],
)


@SMALL
def test_every_possible_world_is_equally_likely(
    table: Table, seat: Seat | None, count: int
) -> None:
    view, dice = table.view(seat), Dice(b"worlds")

    counted = Counter(table.rules.imagine(view, dice) for _ in range(DRAWS))

    assert len(counted) == count
    squares = sum((times - DRAWS / count) ** 2 * count / DRAWS for times in counted.values())
    assert abs(squares - (count - 1)) <= FAR * (2 * (count - 1)) ** 0.5


@SMALL
def test_worlds_are_counted_and_listed(table: Table, seat: Seat | None, count: int) -> None:
    view = table.view(seat)

    listed = set(enumerate_worlds(view, table.rules.options, limit=count))

    assert count_worlds(view) == count == len(listed)
    assert table.state in listed
    assert {view} == {table.rules.view(world, seat) for world in listed}


def test_the_rest_of_the_deck_is_what_nobody_holds() -> None:
    table = evening(6, 1, Options(deal="half"))
    view = table.view(0)

    worlds: list[State] = list(islice(enumerate_worlds(view, table.rules.options, 10**6), 50))

    assert count_worlds(view) == factorial(12) // factorial(7)
    assert {7} == {len(world.rest) for world in worlds}
    assert {view} == {table.rules.view(world, 0) for world in worlds}


def test_more_worlds_than_the_limit_are_refused() -> None:
    with pytest.raises(ValueError, match="expected at most 19 worlds, got 20"):
        enumerate_worlds(evening(2, 3).view(0), Options(), limit=19)


def test_what_opponents_really_hold_changes_nothing_that_is_imagined() -> None:
    one = democracy("5S 9H | 6S 4S | KS 5D", pool="9S 8S").view(0)
    other = democracy("5S 9H | KS 5D | 6S 4S", pool="9S 8S").view(0)

    assert one == other
    rules = fresh(3).rules
    assert rules.imagine(one, Dice(b"same")) == rules.imagine(other, Dice(b"same"))
