"""The chances in the race to ten, worked out otherwise; and what they assume, measured again."""

from functools import cache
from itertools import product

import numpy as np
import pytest

from hustings.games.shelf import game
from hustings.games.tightwad.foresight import shed
from hustings.games.tightwad.kernel import LOSER, POINTS
from hustings.games.tightwad.race import PENALTIES, chances, merits_of
from hustings.kernels.chance import dice_of, rolled
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import OVER, Position
from tests.kernels.beside import Table, kernel

GAMES = 2_000


@cache
def round_by_round(points: tuple[int, ...]) -> tuple[float, ...]:
    """Return the chances by going through every way in which the next round may end."""
    seats = len(points)
    if max(points) >= 10:
        return tuple(float(each >= 10) for each in points)
    costs = PENALTIES[seats]
    total = [0.0] * seats
    for loser, rank in product(range(seats), range(1, 11)):
        after = tuple(has + rank * (seat == loser) for seat, has in enumerate(points))
        for seat, chance in enumerate(round_by_round(after)):
            total[seat] += costs[rank - 1] / sum(costs) / seats * chance
    return tuple(total)


@pytest.mark.parametrize("points", [(0, 0), (3, 9), (0, 0, 0), (9, 4, 0), (2, 8, 5, 5), (10, 0, 4)])
def test_the_chances_are_those_of_going_on_round_by_round(points: tuple[int, ...]) -> None:
    assert pytest.approx(round_by_round(points), abs=1e-10) == chances(points)


@pytest.mark.parametrize("seats", range(2, 11))
def test_somebody_loses_the_game(seats: int) -> None:
    points = tuple(7 * seat % 10 for seat in range(seats))

    assert pytest.approx(1) == sum(chances(points))
    assert pytest.approx(seats / 2) == sum(merits_of(points))


def test_the_more_points_the_likelier_one_loses() -> None:
    by_points = [chances((points, 4, 4, 4))[0] for points in range(11)]

    assert sorted(by_points) == by_points
    assert pytest.approx(0.25) == by_points[4]


def penalties(start: Position, words: int, games: int, dice: int) -> Position:
    """Count the rounds by what they cost, where all shed their highest card."""
    position, mask = start.copy(), np.zeros(words, np.int64)
    costs = np.zeros(11, np.int64)
    for _ in range(games):
        position[:] = start
        while turn(position) != OVER:
            before = position.copy()
            dice = deal(position, dice)
            while turn(position) >= 0:
                legal(position, mask)
                dice = rolled(dice)
                step(position, shed(position, mask, dice))
            loser = POINTS + position[LOSER]
            costs[position[loser] - before[loser]] += 1
    return costs


PLAIN = kernel(Table("tightwad", 4, game("tightwad").options()))
turn, legal, step, deal = PLAIN.turn, PLAIN.legal, PLAIN.step, PLAIN.deal


def test_rounds_cost_what_the_chances_assume() -> None:
    count = compiled(penalties)
    for seats, assumed in PENALTIES.items():
        table = Table("tightwad", seats, game("tightwad").dialects["for-two"])
        start = PLAIN.encode(table.rules.setup())
        costs = count(start, kernel(table).words, GAMES, dice_of(b"costs"))[1:]

        shares = 1000 * costs / costs.sum()
        assert max(abs(shares - np.array(assumed))) < 14
