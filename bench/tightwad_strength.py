"""How often the strong bot of Tightwad loses a round, by its level and by whom it plays against.

Each deal is played four times, the strong bot once in every seat and three of a kind in the others,
so that nobody is dealt the better cards; what is uncertain is reckoned from deal to deal. All of it
runs on the kernel: rounds, not games, are what is counted, each the first of its game. Par is one
round in four.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import process_time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hustings.bots.search import CURIOSITY
from hustings.games.shelf import game
from hustings.games.tightwad.bots import LEVELS
from hustings.games.tightwad.foresight import judge, prospects, shed
from hustings.games.tightwad.kernel import LOSER
from hustings.kernels.bits import count
from hustings.kernels.chance import dice_of, rolled
from hustings.kernels.jit import compiled, jitable
from hustings.kernels.kernel import Mask, Position
from hustings.kernels.playouts import copied, picked
from hustings.kernels.search import Book, Tree, best, clear, searcher, tree

SEATS = 4
ROUNDS = 20_000
THREADS = 2
SURE = 1.96
"""Deviations to either side within which 95 % lie."""


class Lost(NamedTuple):
    """What share of its rounds the strong bot has lost, and how sure that is."""

    share: float
    margin: float
    """To either side, with 95 %."""
    milliseconds: float
    """Of processor time for each round's choices, all its own."""


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    lines = [
        "## Strong Tightwad\n",
        f"Rounds of Tightwad that `strong` loses at a table of {SEATS}, {ROUNDS:,} in each row; "
        "every deal is played from each seat.\n",
        "| Level | Against three | Rounds lost | (95 %) | ms a round |",
        "|---|---|---|---|---|",
    ]
    for level in ("fast", "normal"):
        for name, habit in (("highest", shed), ("random", _any)):
            lost = measured(LEVELS[level].simulations or 0, habit, ROUNDS)
            low, high = 100 * (lost.share - lost.margin), 100 * (lost.share + lost.margin)
            lines.append(
                f"| {level} | `{name}` | {100 * lost.share:.1f} % | {low:.1f} to {high:.1f} % "
                f"| {lost.milliseconds:.2f} |"
            )
    return "\n".join(lines) + "\n"


def measured(simulations: int, others: Any, rounds: int) -> Lost:
    """Return how a strong bot of so many *simulations* does against three that play by habit."""
    known = game("tightwad")
    rules = known.ruleset(SEATS, known.options())
    kernel = known.kernel(rules)
    start = kernel.encode(rules.setup())
    book = prospects((0,) * SEATS, 0).book
    play = _rounds(searcher(kernel, shed, judge), others)
    deals = rounds // SEATS // THREADS
    play(start, tree(10), book, 10, dice_of(b"compile"), np.zeros(1))
    began = process_time()

    def some(part: int) -> NDArray[np.float64]:
        lost = np.zeros(deals)
        play(start, tree(simulations), book, simulations, dice_of(b"deals%d" % part), lost)
        return lost / SEATS

    with ThreadPoolExecutor(THREADS) as threads:
        shares = np.concatenate([*threads.map(some, range(THREADS))])
    spent = process_time() - began
    margin = SURE * shares.std(ddof=1) / len(shares) ** 0.5
    return Lost(float(shares.mean()), float(margin), 1000 * spent / (deals * THREADS * SEATS))


@jitable
def _any(position: Position, mask: Mask, dice: int) -> int:
    return picked(mask, 1, 36, dice)


def _rounds(simulate: Any, others: Any) -> Callable[..., int]:
    kernel = game("tightwad").kernel(game("tightwad").ruleset(SEATS, game("tightwad").options()))
    turn, legal, step, deal = kernel.turn, kernel.legal, kernel.step, kernel.deal

    def play(  # noqa: PLR0917  # the arrays of a search
        start: Position,
        places: Tree,
        book: Book,
        simulations: int,
        dice: int,
        lost: NDArray[np.float64],
    ) -> int:
        dealt, position = np.empty(len(start), np.int64), np.empty(len(start), np.int64)
        mask = np.zeros(1, np.int64)
        for n in range(len(lost)):
            copied(start, dealt)
            dice = deal(dealt, dice)
            for strong in range(SEATS):
                copied(dealt, position)
                while turn(position) >= 0:
                    legal(position, mask)
                    dice = rolled(dice)
                    if turn(position) != strong or count(mask[0]) == 1:
                        step(position, others(position, mask, dice))
                        continue
                    clear(places)
                    dice = simulate(position, places, book, CURIOSITY, simulations, dice)
                    step(position, places.move[best(places)])
                lost[n] += position[LOSER] == strong
        return dice

    return compiled(play)
