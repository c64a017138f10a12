"""Teaching: Democracy's habit plays against itself, and keeps what brings tribes.

``python -m tools.teach`` writes ``games/democracy/taught.py`` anew, in some ten minutes. What a
card's traits weigh is moved along the gradient of the tribes that a seat scores beyond what others
do (Williams 1992, REINFORCE), in steps by Adam (Kingma and Ba 2015). Then it is counted what
islands bring that are played so.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hustings.games.democracy.habit import MOST_CARDS, TRAITS, drawn, traits, weigh
from hustings.games.democracy.island import LAST_DAY
from hustings.games.democracy.kernel import (
    DAY,
    HANDS,
    LEFT,
    TARGET,
    TRIBES,
    deal,
    encode,
    step,
    turn,
)
from hustings.games.democracy.model import Options
from hustings.games.democracy.rules import Democracy
from hustings.games.democracy.taught import WEIGHTS
from hustings.kernels.bits import nth
from hustings.kernels.chance import dice_of, rolled
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import Position
from hustings.kernels.playouts import copied

Vector = NDArray[np.float64]

PATH: Final = Path(__file__).parents[1] / "src/hustings/games/democracy/taught.py"
LESSONS: Final = 400
ISLANDS: Final = 4_000
"""So many are played in a lesson."""
RATE: Final = 0.1
"""How far a weight moves in a lesson, about; a third of that in the last half of them."""
COUNTED: Final = 40_000
"""So many islands are counted."""
FAR: Final = 1_000_000
"""A target that nobody reaches: the game goes on however many tribes a seat has."""
_FALL: Final = (
    "By the deal, then by number of seats from two on: the chance that a tribe falls to somebody."
)
_SCORE: Final = "The same where piles are counted: how likely a seat scores."


def main(arguments: list[str]) -> int:
    """Teach so many lessons, the first argument, from the present weights on; answer 0."""
    lessons = int(arguments[0]) if arguments else LESSONS
    weights = [taught(seats, np.array(WEIGHTS[seats - 2]), lessons) for seats in range(2, 7)]
    PATH.write_text("\n".join([*_module(weights), ""]), encoding="utf-8")
    return 0


def taught(seats: int, weights: Vector, lessons: int) -> Vector:
    """Return the *weights* after so many *lessons* at a table of *seats*."""
    start, dice = _start(Democracy(seats, Options())), dice_of(b"lessons %d" % seats)
    drift, spread, mean = (np.zeros(len(weights)) for _ in range(3))
    for lesson in range(1, lessons + 1):
        slope, brought = np.zeros(len(weights)), np.zeros((ISLANDS, seats), np.int64)
        dice = play(start, weights, brought, slope, dice)
        drift = 0.9 * drift + 0.1 * slope
        spread = 0.99 * spread + 0.01 * slope**2
        pace = drift / (1 - 0.9**lesson) / (np.sqrt(spread / (1 - 0.99**lesson)) + 1e-9)
        weights = weights + (RATE if lesson <= lessons / 2 else RATE / 3) * pace
        if lesson > lessons / 2:
            mean += weights / (lessons - lessons // 2)
    return mean if lessons else weights


def fallen(rules: Democracy, weights: Vector) -> float:
    """Return how many tribes an island brings, of those that it might bring."""
    brought = np.zeros((COUNTED, rules.seats), np.int64)
    play(_start(rules), weights, brought, np.zeros(len(weights)), dice_of(b"counted"))
    most = 4 if rules.options.count == "suit" else rules.seats
    return float(brought.sum() / COUNTED / most)


def _start(rules: Democracy) -> Position:
    start = encode(rules, rules.setup())
    start[TARGET] = FAR
    return start


def _lesson(
    start: Position, weights: Vector, brought: NDArray[np.int64], slope: Vector, dice: int
) -> int:
    """Play islands, write what each has brought, and add up how they would have weights moved."""
    seats, position = brought.shape[1], np.empty(len(start), np.int64)
    table, share = np.empty((MOST_CARDS, len(TRAITS))), np.empty(MOST_CARDS)
    moved = np.empty((seats, len(TRAITS)))
    for n in range(len(brought)):
        copied(start, position)
        for seat in range(seats):
            for trait in range(len(TRAITS)):
                moved[seat, trait] = 0.0
        while turn(position) >= 0 or position[DAY] != LAST_DAY:
            if turn(position) < 0:
                dice = deal(position, dice)
            seat, cards = turn(position), position[LEFT]
            traits(position, seat, table)
            weigh(table, weights, cards, share)
            dice = rolled(dice)
            chosen = drawn(share, cards, dice)
            for trait in range(len(TRAITS)):
                moved[seat, trait] += table[chosen, trait]
                for card in range(cards):
                    moved[seat, trait] -= share[card] * table[card, trait]
            step(position, nth(position[HANDS + seat], chosen))
        mean = 0.0
        for seat in range(seats):
            brought[n, seat] = position[TRIBES + seat]
            mean += brought[n, seat] / seats
        for seat in range(seats):
            for trait in range(len(TRAITS)):
                slope[trait] += (brought[n, seat] - mean) * moved[seat, trait] / len(brought)
    return dice


play: Callable[..., Any] = compiled(_lesson)


def _module(weights: list[Vector]) -> Iterator[str]:
    """Yield the lines of the module that holds what was taught."""
    yield '"""What habit was taught: written by ``python -m tools.teach``, not by hand."""\n'
    yield "from typing import Final\n"
    yield "WEIGHTS: Final = ("
    for each in weights:
        yield "    (" + "".join(f"\n        {weight:.2f}," for weight in each) + "\n    ),"
    yield ")"
    yield '"""By number of seats from two on, the weight of each of `habit.TRAITS`."""'
    for name, count, meaning in (
        ("TRIBES_FALL", "suit", _FALL),
        ("PILES_SCORE", "pile", _SCORE),
    ):
        yield f"{name}: Final = {{"
        for dealt in ("seed", "half"):
            options = Options(deal=dealt, count=count)  # type: ignore[arg-type]  # one of these
            shares = [
                fallen(Democracy(seats, options), each)
                for seats, each in enumerate(weights, start=2)
            ]
            yield f'    "{dealt}": (' + ", ".join(f"{share:.3f}" for share in shares) + "),"
        yield "}"
        yield f'"""{meaning}"""'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
