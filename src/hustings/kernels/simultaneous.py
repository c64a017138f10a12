"""Search for games whose seats choose at once: each choice weighed in the same sampled worlds.

Each round of thinking imagines a world from what the bot's seat knows, and has every other seat
make its choice there. Then the world is played on, with the same dice, once for each choice of the
bot's seat: what differs between them is the choice alone. A *judge* says how the seats stand in a
world that has *settled*.

Who knows what is kept apart, so that no strategy is a mixture of plans for worlds that nobody could
tell from each other:

- The bot's choices are weighed over all worlds together.
- Every seat else, and the bot's own below its first choice, plays by the game's *habit*, which
  looks at what that seat can see alone. So nobody is thought to know the bot's hand or intention.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from hustings.kernels.bits import count, nth
from hustings.kernels.chance import rolled
from hustings.kernels.jit import compiled, jitable, numbers
from hustings.kernels.kernel import CHANCE, Engine, Kernel, Mask, Position
from hustings.kernels.playouts import copied
from hustings.kernels.search import Book, Habit, Judge, Worth

Settled: TypeAlias = Callable[[Position], bool]
"""Say whether a world needs no more playing on: it can be judged."""
Think: TypeAlias = Callable[[Position, int, int, Worth, Book, int], int]
"""Given a position where all are to choose, the bot's seat, how many worlds, what each move has
gained so far, a book and dice: add to the gains, and return the dice. What the position holds in
hidden places makes no difference."""


def thinking(kernel: Kernel, habit: Habit, settled: Settled, judge: Judge) -> Think:
    """Return the search of *kernel*'s game by these, compiled when it is first called."""
    return _thinking(kernel.engine, habit, settled, judge)


@jitable
def listed(mask: Mask, stride: int, moves: Position) -> int:
    """Write the moves in *mask*; return how many there are."""
    found = 0
    for word in range(len(mask)):
        for n in range(count(mask[word])):
            moves[found] = word * stride + nth(mask[word], n)
            found += 1
    return found


@cache
def _thinking(engine: Engine, habit: Habit, settled: Settled, judge: Judge) -> Think:
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step
    deal, imagine = engine.deal, engine.imagine

    def think(  # noqa: PLR0917  # the arrays of a search
        start: Position, seat: int, worlds: int, gains: Worth, book: Book, dice: int
    ) -> int:
        seats = book.shape[1]
        world, position = numbers(len(start)), numbers(len(start))
        mask, moves = numbers(words), numbers(words * stride)
        chosen, worth = numbers(seats), np.empty(seats)
        for _ in range(worlds):
            copied(start, world)
            dice = imagine(world, seat, dice)
            copied(world, position)
            choices = 0
            for _ in range(seats):
                each = turn(position)
                legal(position, mask)
                dice = rolled(dice)
                if each == seat:
                    choices = listed(mask, stride, moves)
                    chosen[each] = moves[0]
                else:
                    chosen[each] = habit(position, mask, dice)
                step(position, chosen[each])
            after = dice
            for n in range(choices):
                copied(world, position)
                chosen[seat] = moves[n]
                for _ in range(seats):
                    step(position, chosen[turn(position)])
                after = dice
                while not settled(position):
                    if turn(position) == CHANCE:
                        after = deal(position, after)
                    legal(position, mask)
                    after = rolled(after)
                    step(position, habit(position, mask, after))
                judge(position, book, worth)
                gains[moves[n]] += worth[seat]
            dice = after
        return dice

    made: Any = compiled(think)
    thought: Think = made
    return thought
