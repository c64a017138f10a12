"""Exact endings: what a position with nothing hidden is worth if every seat plays for itself.

Each seat makes a move that is worth most to itself, knowing that all after it will do the same. Of
several that are worth most it makes the one with the highest number, so that an ending has one
value. A seat that has found a move worth 1 looks no further, for there is nothing better: that, and
a memory of what has been worked out, is what makes it quick. With two seats, where one gains what
the other loses, it is minimax.

An ending goes on until chance is due or the game is over; what it is worth then a judge says, as in
`search`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hustings.kernels.bits import BIT, highest
from hustings.kernels.jit import compiled, jitable
from hustings.kernels.kernel import Engine, Kernel, Mask, Position
from hustings.kernels.playouts import copied
from hustings.kernels.search import DEPTH, Book, Judge, Worth

Key: TypeAlias = NDArray[np.int64]
"""Two numbers, the first of which is not negative."""
Name: TypeAlias = Callable[[Position, Key], None]
"""Write the key of a position, which only positions with the same ending may share. Write `UNNAMED`
first where to look an ending up would take longer than to work it out."""

UNNAMED: Final = -1
EQUAL: Final = 1e-9
"""So far apart two worths may be that are the same number."""
BITS: Final = 15
"""A memory of ``2 ** 15`` endings: a round of Tightwad for four has fewer."""
_PROBES: Final = 16
_MIXER: Final = 0x1E3779B97F4A7C15
_POSITIVE: Final = 0x7FFF_FFFF_FFFF_FFFF


class Memory(NamedTuple):
    """What has been worked out, by key; it serves for positions of one table and one book."""

    keys: NDArray[np.int64]
    worths: NDArray[np.float64]


Solve: TypeAlias = Callable[
    [Position, Book, Memory, NDArray[np.int64], NDArray[np.float64]],
    int,
]
"""Given a position with nothing hidden, a book and a memory: write the legal moves, and by move and
seat what they are worth; return how many moves there are."""


def memory(seats: int, bits: int = BITS) -> Memory:
    """Return an empty memory of ``2 ** bits`` endings."""
    keys = np.empty((1 << bits, 2), np.int64)
    keys.fill(UNNAMED)
    return Memory(keys, np.empty((1 << bits, seats)))


def endings(
    kernel: Kernel, judge: Judge, name: Name, book: Book
) -> Callable[[Position], dict[int, tuple[float, ...]]]:
    """Return a function that works out by legal move what it is worth to each seat.

    What it has worked out it remembers: what is played from a position is looked up quickly.
    """
    solve, known = solver(kernel, judge, name), memory(kernel.seats)
    moves = np.empty(kernel.moves, np.int64)
    worths = np.empty((kernel.moves, kernel.seats))

    def ending(position: Position) -> dict[int, tuple[float, ...]]:
        found = solve(position, book, known, moves, worths)
        return {int(moves[n]): tuple(worths[n].tolist()) for n in range(found)}

    return ending


def solver(kernel: Kernel, judge: Judge, name: Name) -> Solve:
    """Return the solver of endings of *kernel*'s game, compiled when it is first called."""
    return _solver(kernel.engine, judge, name)


@jitable
def place_of(known: Memory, key: Key) -> int:
    """Return the place of *key*, or one where it may be put."""
    last = len(known.keys) - 1
    mixed = (int(key[0]) + int(key[1]) * _MIXER) * _MIXER & _POSITIVE
    first = (mixed ^ mixed >> 29) & last
    for probe in range(_PROBES):
        place = (first + probe) & last
        if known.keys[place, 0] == UNNAMED:
            return int(place)
        if known.keys[place, 0] == key[0] and known.keys[place, 1] == key[1]:
            return int(place)
    return int(first)


@jitable
def recalled(known: Memory, key: Key, worth: Worth) -> bool:
    """Write what the ending of *key* is worth and say so, if it is known."""
    if key[0] == UNNAMED:
        return False
    place = place_of(known, key)
    if known.keys[place, 0] != key[0] or known.keys[place, 1] != key[1]:
        return False
    written(known.worths[place], worth)
    return True


@jitable
def remember(known: Memory, key: Key, worth: Worth) -> None:
    """Keep what the ending of *key* is worth, in the stead of another if there is no room."""
    if key[0] != UNNAMED:
        place = place_of(known, key)
        copied(key, known.keys[place])
        written(worth, known.worths[place])


@jitable
def written(source: Worth, worth: Worth) -> None:
    """Make *worth* equal to *source*."""
    for seat in range(len(worth)):
        worth[seat] = source[seat]


@jitable
def next_move(mask: Mask, stride: int) -> int:
    """Take the highest move out of *mask*; return it, or -1 if there is none."""
    for word in range(len(mask) - 1, -1, -1):
        if mask[word]:
            bit = highest(mask[word])
            mask[word] ^= BIT[bit]
            return word * stride + bit
    return -1


@cache
def _solver(engine: Engine, judge: Judge, name: Name) -> Solve:
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step

    def solve(
        start: Position,
        book: Book,
        known: Memory,
        moves: NDArray[np.int64],
        worths: NDArray[np.float64],
    ) -> int:
        seats = worths.shape[1]
        # By how many moves have been made: the position and its key, the moves yet to be tried
        # there, and what the best one so far is worth.
        positions = np.empty((DEPTH, len(start)), np.int64)
        keys = np.empty((DEPTH, 2), np.int64)
        masks = np.zeros((DEPTH, words), np.int64)
        most = np.zeros((DEPTH, seats))
        worth = np.zeros(seats)
        found = level = 0
        copied(start, positions[0])
        legal(start, masks[0])
        while True:
            move = next_move(masks[level], stride)
            if move >= 0:
                if level == 0:
                    moves[found] = move
                position = positions[level + 1]
                copied(positions[level], position)
                step(position, move)
                if turn(position) < 0:
                    judge(position, book, worth)
                else:
                    name(position, keys[level + 1])
                    if not recalled(known, keys[level + 1], worth):
                        level += 1
                        legal(position, masks[level])
                        most[level, turn(position)] = -1.0
                        continue
            elif level == 0:
                return found
            else:
                written(most[level], worth)
                remember(known, keys[level], worth)
                level -= 1
            # What the move tried last at this level is worth is known.
            mover = turn(positions[level])
            if level == 0:
                written(worth, worths[found])
                found += 1
            elif worth[mover] > most[level, mover] + EQUAL:
                written(worth, most[level])
                if worth[mover] > 1 - EQUAL:
                    for word in range(words):
                        masks[level, word] = 0

    made: Any = compiled(solve)
    solved: Solve = made
    return solved
