"""Random play by kernels, beside the plain rules and beside OpenSpiel's own rollouts in C++.

- Rounds: a deal and its random play, by the kernel and by the rules, whose dice are SHA-256 and
  whose states are values that are kept.
- Rollouts: random play from a position that has been dealt. OpenSpiel's are those of its
  `RandomRolloutEvaluator`, run a thousand at a time by an `MCTSBot` that simulates once.
- First calls: in a process of its own, with an empty cache and then with a full one.

Contenders take turns, and processor time is what counts.
"""

import random
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory

import numpy as np
import pyspiel

from bench.rulesets import SEATS, beside, measured
from hustings.core.dice import dice_for
from hustings.core.model import Choose
from hustings.games.shelf import game
from hustings.kernels.chance import dice_of
from hustings.kernels.playouts import playouts
from hustings.lab.batch import Batch

NAMES = ("tightwad", "democracy")
PEERS: dict[str, dict[str, int]] = {
    "spades": {},
    "hearts": {},
    "oh_hell": {"players": SEATS, "num_tricks_fixed": 7},
}
ROLLOUTS = 1_000
BATCH = 1_024
STARTS = 3
"""So often is a first call, or an import, timed."""
FIRST = """
from time import perf_counter, process_time
from hustings import game
rules = game({name!r}).ruleset(4, game({name!r}).options())
start = perf_counter(), process_time()
kernel = game({name!r}).kernel(rules)
from hustings.kernels.playouts import playouts
playouts(kernel).deals(kernel.encode(rules.setup()), 1, 0)
print(perf_counter() - start[0], process_time() - start[1])
"""
IMPORT = """
import sys
from time import perf_counter, process_time
sys.modules["numba"] = None  # as if it were not installed
start = perf_counter(), process_time()
import hustings
print(perf_counter() - start[0], process_time() - start[1])
"""


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    return "\n".join(
        [
            "## Kernels\n",
            *_rounds_table(),
            "",
            *_rollouts_table(),
            "",
            *_batches_table(),
            "",
            *_first_calls(),
            "",
        ]
    )


def _rounds_table() -> list[str]:
    fast = {name: _fast(name, dealt=False) for name in NAMES}
    plain = {f"{name}, plain rules": _plain(name) for name in NAMES}
    speeds = measured(fast | plain)
    lines = [
        f"Deals with their random play, {SEATS} seats: a round of Tightwad, a day of Democracy; in "
        "decisions a second.\n",
        "| Game | Kernel | Plain rules | Ratio |",
        "|---|---|---|---|",
    ]
    for name in NAMES:
        slow = speeds[f"{name}, plain rules"]
        lines.append(f"| {name} | {speeds[name]:,.0f} | {slow:,.0f} | {speeds[name] / slow:.0f} |")
    return lines


def _rollouts_table() -> list[str]:
    ours = {name: _fast(name, dealt=True) for name in NAMES}
    theirs = {f"OpenSpiel {name}, C++": _their_rollouts(name) for name in PEERS}
    speeds = measured(ours | theirs)
    return [f"Rollouts from a dealt position, {SEATS} seats.\n", *beside(speeds, theirs)]


def _batches_table() -> list[str]:
    speeds = measured({name: _batch(name) for name in NAMES})
    return [
        f"Batches of {BATCH:,} games for learners, moves chosen at random in NumPy.\n",
        "| Game | Steps a second |",
        "|---|---|",
        *(f"| {name} | {speed:,.0f} |" for name, speed in speeds.items()),
    ]


def _first_calls() -> list[str]:
    lines = [
        f"First use in a process, the import of Numba included; the quickest of {STARTS}. "
        "The clock also counts whatever else the machine does.\n",
        "| Start | Seconds by the clock | of processor time |",
        "|---|---|---|",
    ]
    for name in NAMES:
        program = FIRST.format(name=name)
        folders = [TemporaryDirectory() for _ in range(STARTS)]
        lines.append(_row(f"{name}, cold", [_seconds(program, each.name) for each in folders]))
        warm = [_seconds(program, folders[0].name) for _ in folders]
        lines.append(_row(f"{name}, cached", warm))
        for folder in folders:
            folder.cleanup()
    alone = [_seconds(IMPORT, "") for _ in range(STARTS)]
    return [*lines, _row("`import hustings` without the extra", alone)]


def _row(name: str, seconds: list[tuple[float, float]]) -> str:
    clock, processor = map(min, zip(*seconds, strict=True))
    return f"| {name} | {clock:.3f} | {processor:.3f} |"


def _batch(name: str) -> Callable[[], int]:
    games = Batch(game(name), SEATS, BATCH, b"bench")
    chance = np.random.default_rng(1)
    noise = np.empty(games.legal.shape, np.float32)

    def play() -> int:
        for _ in range(ROLLOUTS // 50):
            chance.random(out=noise, dtype=np.float32)
            np.add(noise, games.legal, out=noise)  # what is legal lies above 1
            games.step(noise.argmax(axis=1))
        return ROLLOUTS // 50 * BATCH

    return play


def _fast(name: str, *, dealt: bool) -> Callable[[], int]:
    known = game(name)
    rules = known.ruleset(SEATS, next(iter(known.dialects.values())))
    kernel = known.kernel(rules)
    start = kernel.encode(rules.setup())
    if dealt:
        kernel.deal(start, dice_of(b"start"))
    dice = dice_of(b"choices")

    def play() -> int:
        nonlocal dice
        moves, dice = playouts(kernel).deals(start, ROLLOUTS, dice)
        return moves

    play()  # compiled before it is timed
    return play


def _plain(name: str) -> Callable[[], int]:
    known = game(name)
    rules = known.ruleset(SEATS, next(iter(known.dialects.values())))

    def play() -> int:
        dice = dice_for(random.randbytes(32), 0)  # noqa: S311  no secret
        state = rules.setup()
        state = rules.apply(state, None, rules.chance(state, dice))
        decisions = 0
        while isinstance(turn := rules.turn(state), Choose):
            seat = turn.seats[0]
            action = random.choice(rules.legal(state, seat))  # noqa: S311  no secret
            state = rules.apply(state, seat, action)
            decisions += 1
        return decisions

    return play


def _their_rollouts(name: str) -> Callable[[], int]:
    known = pyspiel.load_game(name, PEERS[name])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(known, evaluator, 1.0, 1, 1_000, False, 1, False)
    start = known.new_initial_state()
    deals = random.Random(1)  # noqa: S311  no secret
    while start.is_chance_node():
        start.apply_action(deals.choice(start.legal_actions()))
    decisions, end = 0, start.clone()
    while not end.is_terminal():
        decisions += not end.is_chance_node()
        end.apply_action(deals.choice(end.legal_actions()))

    def play() -> int:
        bot.step(start)
        return ROLLOUTS * decisions

    return play


def _seconds(program: str, cache: str) -> tuple[float, float]:
    """Return both times that *program* prints, run with its compilations kept in *cache*."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env={"NUMBA_CACHE_DIR": cache},
    )
    clock, processor = map(float, done.stdout.split())
    return clock, processor
