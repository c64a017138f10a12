"""Search over any kernel whose moves all can see: one tree of moves, a new world for each descent.

This is what `bots.search` does with rules, as machine code: information-set Monte Carlo tree search
for a single observer, in which a move is compared with others only as often as the world allowed it
(Cowling, Powley and Whitehouse 2012). Two things are the game's to say. Its *habit* is how any seat
plays where nothing is known yet: below the tree, and which untried move the tree takes up first.
Its *judge* says how each seat stands where chance is due or the game is over; there a descent ends.

The tree is a set of arrays made beforehand. Once it is full, descents still count and it no longer
grows.
"""

from collections.abc import Callable
from functools import cache
from math import log, sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hustings.kernels.bits import BIT
from hustings.kernels.chance import rolled
from hustings.kernels.jit import compiled, jitable, numbers
from hustings.kernels.kernel import Engine, Kernel, Mask, Position
from hustings.kernels.playouts import copied

Book: TypeAlias = NDArray[np.float64]
"""What a judge looks up, made before a search; its last axis is by seat."""
Worth: TypeAlias = NDArray[np.float64]
"""How each seat stands, 0 the worst it may come to in this search and 1 the best."""
Habit: TypeAlias = Callable[[Position, Mask, int], int]
"""Return one of the moves in the mask, that the seat to move would make; it may read the dice."""
Judge: TypeAlias = Callable[[Position, Book, Worth], None]
"""Write the worth of a position where chance is due or the game is over."""

NONE: Final = -1
ROOT: Final = 0
DEPTH: Final = 128
"""So many moves of one descent are remembered; no tree is as deep."""


class Tree(NamedTuple):
    """Moves that have been tried, each at its place; the root is place 0, and no move."""

    size: NDArray[np.int64]
    """One number: how many places are taken."""
    child: NDArray[np.int32]
    """The place of the move tried last after this one, or `NONE`."""
    sibling: NDArray[np.int32]
    """The place of the move that was tried before this one instead of it, or `NONE`."""
    move: NDArray[np.int32]
    visits: NDArray[np.int32]
    available: NDArray[np.int32]
    """How often the move was legal when its seat chose here."""
    total: NDArray[np.float64]
    """The worth, added up over the visits, for the seat that made the move."""


Simulate: TypeAlias = Callable[[Position, Tree, Book, float, int, int], int]
"""Given a position, a tree, a book, how curious to be, how many descents, and dice: descend from
the position, where a seat is to move that sees no more than is its due, learn what comes of it in
the tree, and return the dice. What the position holds in hidden places makes no difference."""


def tree(descents: int) -> Tree:
    """Return a tree with room for all that so many *descents* try."""
    child, sibling, move, visits, available = np.empty((5, descents + 1), np.int32)
    total = np.empty(descents + 1)
    made = Tree(np.ones(1, np.int64), child, sibling, move, visits, available, total)
    clear(made)
    return made


@jitable
def clear(known: Tree) -> None:
    """Forget what is *known*."""
    known.size[0] = 1
    known.child[ROOT] = NONE
    known.visits[ROOT] = 0


def searcher(kernel: Kernel, habit: Habit, judge: Judge) -> Simulate:
    """Return the search of *kernel*'s game by these, compiled when it is first called."""
    return _searcher(kernel.engine, habit, judge)


@jitable
def promise(known: Tree, place: int) -> float:
    """Return the mean worth of a tried move, as if it had failed once more."""
    mean: float = known.total[place] / (known.visits[place] + 1)
    return mean


@jitable
def best(known: Tree) -> int:
    """Return the place of the first move that promises most, of which there must be one."""
    found = place = known.child[ROOT]
    while place != NONE:
        if promise(known, place) >= promise(known, found):
            found = place
        place = known.sibling[place]
    return int(found)


@jitable
def grown(known: Tree, parent: int, move: int) -> int:
    """Take up an untried *move* after *parent*; return its place, or `NONE` if there is no room."""
    place = known.size[0]
    if place == len(known.move):
        return NONE
    known.size[0] = place + 1
    known.child[place] = NONE
    known.sibling[place] = known.child[parent]
    known.move[place] = move
    known.visits[place] = 0
    known.available[place] = 1
    known.total[place] = 0.0
    known.child[parent] = place
    return int(place)


@jitable
def tempting(known: Tree, parent: int, mask: Mask, stride: int, curiosity: float) -> int:
    """Return the place of the tried move in *mask* to try again, and take all tried ones out of it.

    If some remain in *mask*, one of them is to be tried first.
    """
    found, most = NONE, -1.0
    place = known.child[parent]
    while place != NONE:
        move = known.move[place]
        word, bit = (0, BIT[move]) if move < stride else (move // stride, BIT[move % stride])
        if mask[word] & bit:
            mask[word] ^= bit
            known.available[place] += 1
            visits = known.visits[place]
            hope = curiosity * sqrt(log(known.available[place]) / visits)
            hope += known.total[place] / visits
            if hope > most:
                found, most = place, hope
        place = known.sibling[place]
    return int(found)


@cache
def _searcher(engine: Engine, habit: Habit, judge: Judge) -> Simulate:
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step
    imagine = engine.imagine

    def simulate(  # noqa: PLR0917  # the arrays of a search
        start: Position, known: Tree, book: Book, curiosity: float, times: int, dice: int
    ) -> int:
        position, mask = numbers(len(start)), numbers(words)
        path, seats = numbers(DEPTH), numbers(DEPTH)
        worth = np.zeros(book.shape[-1])
        me = turn(start)
        for _ in range(times):
            copied(start, position)
            dice = imagine(position, me, dice)
            parent, depth = ROOT, 0
            while turn(position) >= 0:
                legal(position, mask)
                dice = rolled(dice)
                if parent == NONE:
                    step(position, habit(position, mask, dice))
                    continue
                place = tempting(known, parent, mask, stride, curiosity)
                fresh = False
                for word in range(words):
                    fresh |= mask[word] != 0
                if fresh:
                    move = habit(position, mask, dice)
                    place = grown(known, parent, move)
                    parent = NONE
                else:
                    move = known.move[place]
                    parent = place
                if place != NONE:
                    path[depth], seats[depth] = place, turn(position)
                    depth += 1
                step(position, move)
            judge(position, book, worth)
            for n in range(depth):
                known.visits[path[n]] += 1
                known.total[path[n]] += worth[seats[n]]
        return dice

    made: Any = compiled(simulate)
    simulated: Simulate = made
    return simulated
