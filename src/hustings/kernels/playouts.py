"""Random play of any game that has a kernel: to the next deal, or to the end."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hustings.kernels.bits import count, nth
from hustings.kernels.chance import below, rolled
from hustings.kernels.jit import compiled, jitable, numbers
from hustings.kernels.kernel import CHANCE, OVER, Engine, Kernel, Mask, Position

Play: TypeAlias = Callable[[Position, int, int, NDArray[np.float64]], tuple[int, int]]


class Playouts(NamedTuple):
    """Random play from a position, many times over.

    Each takes a position, which it leaves as it is, how often to play on from it, and dice; it
    returns how many moves seats have made, and the dice afterwards.
    """

    deals: Callable[[Position, int, int], tuple[int, int]]
    """Play on until chance is due or the game is over; if chance is due at once, deal first."""
    games: Play
    """Play on to the end of the game, and add each seat's payoffs to the last argument."""


def playouts(kernel: Kernel) -> Playouts:
    """Return random play of *kernel*'s game."""
    return _playouts(kernel.engine)


@jitable
def copied(start: Position, position: Position) -> None:
    """Make *position* equal to *start*."""
    for n in range(len(start)):  # a slice would take seconds to compile
        position[n] = start[n]


@jitable
def picked(mask: Mask, words: int, stride: int, dice: int) -> int:
    """Return one of the moves in *mask*, each as likely as any other."""
    if words == 1:
        return nth(mask[0], below(dice, count(mask[0])))
    total = 0
    for word in range(words):
        total += count(mask[word])
    n = below(dice, total)
    for word in range(words):
        here = count(mask[word])
        if n < here:
            return word * stride + nth(mask[word], n)
        n -= here
    return -1


@cache
def _playouts(engine: Engine) -> Playouts:
    # What a compiled function finds around it is fixed: it is as if it were written for the game.
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step
    deal, payoff = engine.deal, engine.payoff

    def deals(start: Position, times: int, dice: int) -> tuple[int, int]:
        position, mask, moves = numbers(len(start)), numbers(words), 0
        for _ in range(times):
            copied(start, position)
            if turn(position) == CHANCE:
                dice = deal(position, dice)
            while turn(position) >= 0:
                legal(position, mask)
                dice = rolled(dice)
                step(position, picked(mask, words, stride, dice))
                moves += 1
        return moves, dice

    def games(
        start: Position, times: int, dice: int, total: NDArray[np.float64]
    ) -> tuple[int, int]:
        position, mask, moves = numbers(len(start)), numbers(words), 0
        merits = np.zeros(len(total))
        for _ in range(times):
            copied(start, position)
            while turn(position) != OVER:
                if turn(position) == CHANCE:
                    dice = deal(position, dice)
                    continue
                legal(position, mask)
                dice = rolled(dice)
                step(position, picked(mask, words, stride, dice))
                moves += 1
            payoff(position, merits)
            for seat in range(len(total)):
                total[seat] += merits[seat]
        return moves, dice

    return Playouts(compiled(deals), compiled(games))
