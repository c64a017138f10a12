"""A batch: many games at once, for learners, with everything in NumPy arrays that stay in place.

>>> from hustings import game
>>> batch = Batch(game("tightwad"), seats=4, size=2, seed=b"doc")
>>> batch.legal.shape, batch.observation["hand"].sum(axis=1).tolist()
((2, 36), [7, 7])
>>> batch.step(batch.legal.argmax(axis=1))
>>> batch.observation["trick"].sum(axis=1).tolist(), batch.over.tolist()
([1, 1], [False, False])
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from hustings.core.game import Game
from hustings.core.model import BadSetup, Seat
from hustings.kernels.chance import dice_of
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import CHANCE, OVER, Engine, Kernel, Numbers, Position
from hustings.kernels.playouts import copied


class IllegalMove(ValueError):
    """A move is not legal in its game; no game of the batch has changed."""


class Batch:
    """So many games of one table, each waiting for one seat's move; a new one follows each end.

    The arrays are filled anew by each step: read them, copy what you keep, and do not write.
    """

    numbers: Numbers
    """By game, what the seat to move may know."""
    observation: Mapping[str, Numbers]
    """The parts of *numbers* by name, by game; the game's `observation` says what they mean."""
    legal: NDArray[np.bool_]
    """By game and move, whether it is legal."""
    seats: NDArray[np.int8]
    """By game, the seat to move."""
    over: NDArray[np.bool_]
    """By game, whether the last step ended it; what waits for a move now is another game."""
    rewards: NDArray[np.float64]
    """By game and seat, how good the end was if the last step ended it, from 0 to 1; else 0."""

    def __init__(
        self, game: Game, seats: Seat, size: int, seed: bytes, options: Struct | None = None
    ) -> None:
        """Begin *size* games of *game*, that *seed* determines; by default in its first dialect.

        Raises:
            BadSetup: the game has no kernel, or is not played by so many or with such options.
        """
        if game.kernel is None:
            raise BadSetup(
                f"expected a game that has a kernel, and the extra fast; got {game.name}"
            )
        if size < 1:
            raise BadSetup(f"expected a batch of one game or more, got {size}")
        rules = game.ruleset(seats, options or next(iter(game.dialects.values())))
        kernel: Kernel = game.kernel(rules)
        layout = game.observation.layout(seats)
        self.numbers = np.zeros((size, sum(length for _, length in layout)), np.int8)
        parts, at = {}, 0
        for name, length in layout:
            parts[name] = self.numbers[:, at : at + length]
            at += length
        self.observation = MappingProxyType(parts)
        self.legal = np.zeros((size, kernel.moves), np.bool_)
        self.seats = np.zeros(size, np.int8)
        self.over = np.zeros(size, np.bool_)
        self.rewards = np.zeros((size, seats))
        self._start = kernel.encode(rules.setup())
        self._positions = np.tile(self._start, (size, 1))
        self._dice = dice_of(seed)
        self._advance = _loop(kernel.engine, game.observation.observe)
        # No move at all: all games are dealt.
        self._fill(np.full(size, -1))

    def step(self, moves: NDArray[Any]) -> None:
        """Make a move in every game, by its number.

        Raises:
            IllegalMove: one of them is not legal.
        """
        games = np.arange(len(self.legal))
        if not np.issubdtype(moves.dtype, np.integer):
            raise IllegalMove(f"expected whole numbers, got an array of {moves.dtype}")
        if moves.shape != games.shape:
            raise IllegalMove(f"expected {len(games)} moves, got an array of shape {moves.shape}")
        if moves.min() < 0 or moves.max() >= self.legal.shape[1]:
            raise IllegalMove(f"expected numbers from 0 to {self.legal.shape[1] - 1}, got {moves}")
        fine = self.legal[games, moves]
        if not fine.all():
            first = int(fine.argmin())
            raise IllegalMove(f"game {first} does not allow move {moves[first]}")
        self._fill(moves)

    def _fill(self, moves: NDArray[Any]) -> None:
        self._dice = self._advance(
            self._positions,
            self._start,
            moves.astype(np.int64, copy=False),
            self._dice,
            self.numbers,
            self.legal,
            self.seats,
            self.over,
            self.rewards,
        )


@cache
def _loop(engine: Engine, observe: Callable[[Position, Numbers], None]) -> Callable[..., int]:
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step
    deal, payoff = engine.deal, engine.payoff

    def advance(  # noqa: PLR0917  # the arrays of a batch
        positions: NDArray[np.int64],
        start: Position,
        moves: NDArray[np.int64],
        dice: int,
        numbers: Numbers,
        allowed: NDArray[np.bool_],
        seats: NDArray[np.int8],
        over: NDArray[np.bool_],
        rewards: NDArray[np.float64],
    ) -> int:
        mask = np.empty(words, np.int64)
        for game in range(len(positions)):
            position = positions[game]
            if moves[game] >= 0:
                step(position, moves[game])
            over[game] = turn(position) == OVER
            if over[game]:
                payoff(position, rewards[game])
                copied(start, position)
            else:
                for seat in range(rewards.shape[1]):
                    rewards[game, seat] = 0.0
            while turn(position) == CHANCE:
                dice = deal(position, dice)
            seats[game] = turn(position)
            legal(position, mask)
            for word in range(words):
                for bit in range(stride):
                    allowed[game, word * stride + bit] = mask[word] >> bit & 1
            observe(position, numbers[game])
        return dice

    return compiled(advance)
