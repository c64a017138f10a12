"""A kernel: one game, at one table, as functions over a vector of whole numbers.

The functions are plain Python that Numba can compile too. Whatever plays fast is written once, over
any kernel: random play, search, batches, exact endings. See `playouts` for the pattern.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Position: TypeAlias = NDArray[np.int64]
"""What is true at the table, ``size`` numbers. Each game's kernel names its places."""
Mask: TypeAlias = NDArray[np.int64]
"""A set of moves, ``words`` numbers of ``stride`` bits: move *m* is bit ``m % stride`` of number
``m // stride``."""
Numbers: TypeAlias = NDArray[np.int8]
"""What a seat may know, for a learner: see each game's `observation`."""
Layout: TypeAlias = tuple[tuple[str, int], ...]
"""The parts of an observation in order: a name and a length."""

CHANCE: Final = -1
"""Instead of a seat: it is up to chance."""
OVER: Final = -2
"""Instead of a seat: the game is over."""


class Engine(NamedTuple):
    """What of a kernel is compiled into loops, one loop for all tables that share it."""

    words: int
    stride: int
    turn: Callable[[Position], int]
    legal: Callable[[Position, Mask], None]
    step: Callable[[Position, int], None]
    deal: Callable[[Position, int], int]
    payoff: Callable[[Position, NDArray[np.float64]], None]
    scores: Callable[[Position, Position], None]
    imagine: Callable[[Position, int, int], int]


class Kernel(NamedTuple):
    """A game, for a number of seats, under one set of options."""

    seats: int
    size: int
    """The length of a position."""
    words: int
    """The length of a mask."""
    stride: int
    """The bits that are used of each number in a mask; there are ``words * stride`` moves."""
    turn: Callable[[Position], int]
    """Return the seat to move, or `CHANCE`, or `OVER`. Who choose at once do so from seat 0 on."""
    legal: Callable[[Position, Mask], None]
    """Write into the mask what the seat to move may do; it is a seat's turn."""
    step: Callable[[Position, int], None]
    """Make a move, which the caller must know to be legal, in the position itself."""
    deal: Callable[[Position, int], int]
    """Let chance deal, in the position itself; return the dice as they are afterwards."""
    payoff: Callable[[Position, NDArray[np.float64]], None]
    """Write how good the end is by seat, as `bots.merit` has it: 0 is worst, 1 is best."""
    scores: Callable[[Position, Position], None]
    """Write the points by seat, in the game's own sense, as the rules have them at the end."""
    encode: Callable[[Any], Position]
    """Return the position of a state, or of a view: then all that is hidden is left out."""
    number: Callable[[Any], int]
    """Return the number of a seat's action."""
    action: Callable[[int], Any]
    """Return the action that a number stands for."""
    imagine: Callable[[Position, int, int], int]
    """Given a position, a seat and dice, deal to all other seats what the seat can not see, in the
    position itself: each world that the public history allows is as likely as any other. Return the
    dice as they are afterwards. What the hidden places held before makes no difference."""

    @property
    def moves(self) -> int:
        """How many moves there are, legal or not: they are numbered from 0."""
        return self.words * self.stride

    @property
    def engine(self) -> Engine:
        """What loops over this game are made of; who makes one fixes what it needs of it."""
        return Engine(
            self.words,
            self.stride,
            self.turn,
            self.legal,
            self.step,
            self.deal,
            self.payoff,
            self.scores,
            self.imagine,
        )
