"""The race to ten: how likely each seat is to be the one that loses the game.

Assumed is that every round is lost by any seat alike, and that what it costs is drawn from
PENALTIES whatever happened before. Then the chances follow exactly. Let each seat lose rounds at
random times of its own, once per unit of time on average: which of them loses next is then as
assumed, and how long a seat lasts depends on its own points alone. So a seat loses the game if it
is the first to reach ten, and its chance is an integral of powers of time times a falling
exponential.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import factorial
from typing import Final, TypeAlias

from hustings.games.tightwad.scoring import LIMIT, loses

PENALTIES: Final = {
    2: (307, 137, 171, 166, 127, 66, 22, 4, 0, 0),
    3: (191, 73, 142, 200, 200, 136, 50, 8, 0, 0),
    4: (134, 33, 96, 197, 243, 201, 83, 13, 0, 0),
    5: (114, 17, 55, 152, 236, 248, 144, 32, 2, 0),
    6: (105, 15, 49, 145, 241, 266, 147, 31, 1, 0),
    7: (95, 11, 34, 116, 233, 294, 176, 39, 2, 0),
    8: (86, 9, 25, 93, 220, 316, 202, 47, 2, 0),
    9: (82, 7, 20, 76, 204, 327, 228, 54, 2, 0),
    10: (82, 8, 18, 56, 167, 315, 266, 83, 5, 0),
}
"""By seats, how many in a thousand rounds cost 1, 2, … 10 points.

As measured where every seat plays its highest legal card: `tests/kernels/test_race.py` does so
again."""

_Powers: TypeAlias = tuple[float, ...]
"""A sum of powers of time, by exponent."""


@lru_cache(maxsize=4096)
def chances(points: tuple[int, ...]) -> tuple[float, ...]:
    """Return by seat the chance to lose the game, from the penalty *points* by seat.

    >>> chances((0, 0, 0, 0))
    (0.25, 0.25, 0.25, 0.25)
    >>> chances((10, 3, 9))
    (1.0, 0.0, 0.0)
    """
    if any(map(loses, points)):
        return tuple(float(loses(each)) for each in points)
    return tuple(round(_first(seat, points), 12) for seat in range(len(points)))


def merits_of(points: tuple[int, ...]) -> tuple[float, ...]:
    """Return by seat how well it stands, on the scale of the end: all but the loser share a place.

    >>> merits_of((0, 12, 0))
    (0.75, 0.0, 0.75)
    """
    seats = len(points)
    best = seats / 2 / (seats - 1)
    return tuple(best * (1 - chance) for chance in chances(points))


def _first(seat: int, points: Sequence[int]) -> float:
    """Return the chance that *seat* reaches ten before all others."""
    seats = len(points)
    product = _dies(seats, points[seat])
    for other, has in enumerate(points):
        if other != seat:
            product = _times(product, _lasts(seats, has))
    # The integral of t**m * exp(-n * t) from 0 on is m! / n**(m + 1).
    return sum(each * factorial(m) / float(seats ** (m + 1)) for m, each in enumerate(product))


@cache
def _lasts(seats: int, points: int) -> _Powers:
    """Return the chance to be below ten at each time, but for the falling exponential.

    By then so many rounds have been lost as a Poisson distribution says.
    """
    return tuple(
        chance / factorial(lost) for lost, chance in enumerate(_survivals(seats, points)[:-1])
    )


@cache
def _dies(seats: int, points: int) -> _Powers:
    """Return how likely it is to reach ten at each time, but for the falling exponential."""
    survivals = _survivals(seats, points)
    return tuple(
        (here - after) / factorial(lost) for lost, (here, after) in enumerate(pairwise(survivals))
    )


def _survivals(seats: int, points: int) -> tuple[float, ...]:
    """Return the chance to be below ten after 0, 1, … lost rounds, down to none."""
    costs = PENALTIES[seats]
    standing = [float(have == points) for have in range(LIMIT)]
    survivals = [1.0]
    while survivals[-1] > 0:
        standing = [
            sum(standing[had] * costs[have - had - 1] / sum(costs) for had in range(have))
            for have in range(LIMIT)
        ]
        survivals.append(sum(standing))
    return tuple(survivals)


def _times(one: _Powers, other: _Powers) -> _Powers:
    product = [0.0] * (len(one) + len(other) - 1)
    for m, a in enumerate(one):
        for n, b in enumerate(other):
            product[m + n] += a * b
    return tuple(product)
