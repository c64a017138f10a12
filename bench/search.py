"""Search and exact endings by kernels, beside OpenSpiel's information-set search in C++.

A simulation is one world imagined, one way down the tree and one playout, from the first choice of
a dealt position of four seats with seven cards each. Contenders take turns, and processor time is
what counts. Endings are worked out anew each time, from random hands of so many cards.
"""

import random
from collections.abc import Callable
from statistics import median, quantiles
from time import process_time
from typing import Any

import numpy as np
import pyspiel

from bench.rulesets import SEATS, measured
from hustings.bots.search import CURIOSITY
from hustings.cards.decktet import CARDS, ordered
from hustings.core.dice import Dice
from hustings.games.shelf import game
from hustings.games.tightwad.foresight import bills, judge, name, prospects, shed
from hustings.games.tightwad.kernel import encode
from hustings.games.tightwad.model import Options, State, Trick
from hustings.kernels.chance import dice_of
from hustings.kernels.endings import memory, solver
from hustings.kernels.search import clear, searcher, tree

SIMULATIONS = 2_000
ENDINGS = 200
SIZES = ((4, 5), (2, 7), (4, 7))
"""Seats and cards in each hand of the endings."""


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    speeds = measured({"tightwad": _ours(), "OpenSpiel oh_hell, ISMCTS": _theirs()})
    theirs = speeds["OpenSpiel oh_hell, ISMCTS"]
    lines = [
        "## Search\n",
        f"Information-set search from a dealt position, {SEATS} seats, {SIMULATIONS:,} simulations "
        "a choice.\n",
        "| Game | Simulations a second | of OpenSpiel's |",
        "|---|---|---|",
        *(f"| {who} | {speed:,.0f} | {speed / theirs:.1f} |" for who, speed in speeds.items()),
        "",
        f"Exact endings of Tightwad with all cards seen, {ENDINGS} of each size.\n",
        "| Seats | Cards each | median ms | 90 % below ms |",
        "|---|---|---|---|",
    ]
    for seats, size in SIZES:
        times = _endings(seats, size)
        middle, most = median(times), quantiles(times, n=10)[8]
        lines.append(f"| {seats} | {size} | {middle:.2f} | {most:.2f} |")
    return "\n".join(lines) + "\n"


def _ours() -> Callable[[], int]:
    known = game("tightwad")
    rules = known.ruleset(SEATS, known.options())
    kernel = known.kernel(rules)
    simulate, places = searcher(kernel, shed, judge), tree(SIMULATIONS)
    position = kernel.encode(rules.setup())
    dice = kernel.deal(position, dice_of(b"start"))
    book = prospects((0,) * SEATS, 0).book

    def play() -> int:
        nonlocal dice
        clear(places)
        dice = simulate(position, places, book, CURIOSITY, SIMULATIONS, dice)
        return SIMULATIONS

    play()  # compiled before it is timed
    return play


def _theirs() -> Callable[[], int]:
    known = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": 7})
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    kind: Any = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, SIMULATIONS, -1, kind, False, False)
    start, deals = known.new_initial_state(), random.Random(1)  # noqa: S311  no secret
    while start.is_chance_node():
        start.apply_action(deals.choice(start.legal_actions()))

    def play() -> int:
        bot.step(start)
        return SIMULATIONS

    return play


def _endings(seats: int, size: int) -> list[float]:
    """Return how many milliseconds each of some endings takes."""
    known = game("tightwad")
    kernel = known.kernel(known.ruleset(seats, Options(allow_two=True)))
    solve, book = solver(kernel, judge, name), bills((0,) * seats)
    moves, worths = np.empty(kernel.moves, np.int64), np.empty((kernel.moves, seats))
    times = []
    for n in range(ENDINGS + 1):
        position = encode(_dealt(seats, size, Dice(b"ending%d" % n)))
        start = process_time()
        solve(position, book, memory(seats), moves, worths)
        times.append(1000 * (process_time() - start))
    return times[1:]  # in the first it was compiled


def _dealt(seats: int, size: int, dice: Dice) -> State:
    pack = dice.shuffled(CARDS[:36])
    hands = tuple(ordered(pack[seat * size :][:size]) for seat in range(seats))
    nothing: tuple[tuple[Any, ...], ...] = ((),) * seats
    return State(0, hands, Trick(1), (), nothing, (), 0)
