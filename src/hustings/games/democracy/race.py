"""The race to the target: from the tribes that seats have, each one's chance to win the game.

Assumed is that all seats play alike from here on, so that a tribe falls to each of them as likely
as to any other, or to nobody, whatever happens to the other tribes; how often tribes fall was
counted over islands played by `habit`. A sweep, which is rare, is counted as one tribe. Then the
chances follow exactly, by backward induction. Where several seats share the most tribes at the
target, each is given the same chance to win in the end.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hustings.cards.french import SUITS
from hustings.games.democracy.island import LAST_DAY
from hustings.games.democracy.kernel import DAY, MOST, SEATS, TARGET, TRIBES, TURN
from hustings.games.democracy.model import Options
from hustings.games.democracy.taught import PILES_SCORE, TRIBES_FALL
from hustings.kernels.jit import compiled, jitable
from hustings.kernels.kernel import Position
from hustings.kernels.search import Book, Worth

TARGETS: Final = 10
"""No target is higher."""
_CHOOSE: Final = np.array([[comb(n, k) for k in range(MOST + 1)] for n in range(TARGETS + MOST)])
"""By n and k, the ways to choose k of n."""


class Island(NamedTuple):
    """What an island may bring: tribes by seat, a line for each possibility, and how likely."""

    tribes: NDArray[np.int64]
    chances: NDArray[np.float64]


@cache
def book(seats: int, options: Options) -> Book:
    """Return the chances to win: by standings below the target, as `page` numbers them, and rank.

    >>> four_to_one = page(np.array([4, 1]), np.arange(2))
    >>> [round(float(chance), 2) for chance in book(2, Options())[four_to_one]]
    [0.94, 0.06]
    """
    target = options.target
    falling = combinations_with_replacement(range(target - 1, -1, -1), seats)
    standings = np.array(sorted(falling, key=sum, reverse=True))
    chances = np.zeros((len(standings), seats))
    _induce(standings, *island(seats, options), target, chances)
    return chances


def island(seats: int, options: Options) -> Island:
    """Return what an island may bring to *seats*, given that it brings something to somebody."""
    likely: defaultdict[tuple[int, ...], float] = defaultdict(float)
    if options.count == "pile":
        scores = PILES_SCORE[options.deal][seats - 2]
        for tribes in product((0, 1), repeat=seats):
            likely[tribes] = prod(scores if each else 1.0 - scores for each in tribes)
    else:
        falls = TRIBES_FALL[options.deal][seats - 2]
        chance = [falls / seats] * seats + [1 - falls]
        for owners in product(range(seats + 1), repeat=len(SUITS)):
            tribes = tuple(owners.count(seat) for seat in range(seats))
            likely[tribes] += prod(chance[owner] for owner in owners)
    del likely[(0,) * seats]
    total = sum(likely.values())
    return Island(np.array(list(likely)), np.array([each / total for each in likely.values()]))


@jitable
def settled(position: Position) -> bool:
    """Say whether an island has just been counted: then `judge` knows how the seats stand."""
    over: bool = position[TURN] < 0 and position[DAY] == LAST_DAY
    return over


@jitable
def judge(position: Position, chances: Book, worth: Worth) -> None:
    """Write by seat the chance to win the game, between islands or at its end."""
    tribes = np.empty(position[SEATS], np.int64)
    for seat in range(len(tribes)):
        tribes[seat] = position[TRIBES + seat]
    value(tribes, position[TARGET], chances, worth)


@jitable
def value(tribes: Position, target: int, chances: Book, worth: Worth) -> None:
    """Write by seat the chance to win with *tribes*; with the most at the *target*, one of so many.

    >>> worth = np.zeros(3)
    >>> value(np.array([6, 4, 6]), 5, np.zeros((0, 3)), worth)
    >>> worth.tolist()
    [0.5, 0.0, 0.5]
    """
    seats = len(tribes)
    order = np.empty(seats, np.int64)
    for seat in range(seats):  # from most tribes to fewest
        rank = seat
        while rank > 0 and tribes[order[rank - 1]] < tribes[seat]:
            order[rank] = order[rank - 1]
            rank -= 1
        order[rank] = seat
    most = tribes[order[0]]
    if most < target:
        number = page(tribes, order)
        for rank in range(seats):
            worth[order[rank]] = chances[number, rank]
        return
    first = 0
    for seat in range(seats):
        first += tribes[seat] == most
    for seat in range(seats):
        worth[seat] = 1.0 / first if tribes[seat] == most else 0.0


@jitable
def page(tribes: Position, order: Position) -> int:
    """Return the number of the standings with *tribes*, seats in *order* from most to fewest.

    They are numbered as combinations with repetition are.

    >>> [int(page(np.array(each), np.arange(2))) for each in ((0, 0), (1, 0), (1, 1), (2, 0))]
    [0, 1, 2, 3]
    """
    number = 0
    for rank in range(len(tribes)):
        behind = len(tribes) - rank
        number += _CHOOSE[tribes[order[rank]] + behind - 1, behind]
    return number


def _induction(
    standings: NDArray[np.int64],
    brought: NDArray[np.int64],
    likely: NDArray[np.float64],
    target: int,
    chances: Book,
) -> None:
    """Fill *chances* for *standings* in which tribes fall, those with more tribes coming first."""
    seats = standings.shape[1]
    after, worth, order = np.empty(seats, np.int64), np.empty(seats), np.arange(seats)
    for row in range(len(standings)):
        number = page(standings[row], order)
        for n in range(len(brought)):
            for seat in range(seats):
                after[seat] = standings[row, seat] + brought[n, seat]
            value(after, target, chances, worth)
            for seat in range(seats):
                chances[number, seat] += likely[n] * worth[seat]


_induce: Callable[..., Any] = compiled(_induction)
