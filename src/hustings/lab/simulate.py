"""Simulation: a plan carried out, in the order of its games, on as many cores as there are."""

import os
import signal
import sys
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any

from msgspec import Struct

from hustings.bots.shelf import bot_named
from hustings.core.model import Over
from hustings.core.record import record_of, written
from hustings.core.ruleset import Ruleset
from hustings.lab.plan import Plan
from hustings.lab.played import game_seed, played


class Result(Struct, frozen=True):
    """How one game of a plan ended."""

    game: int
    """Its number in the plan, from 0."""
    lineup: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int
    """How many times a seat chose."""
    record: bytes
    """The whole game, its seed revealed, as lines of JSON."""


BATCH = 25
"""The most games that are handed to a core at a time."""


def simulate(plan: Plan, jobs: int) -> Generator[Result, None, None]:
    """Yield the results of *plan* in order, which are the same whatever the number of *jobs*."""
    size = max(1, min(BATCH, plan.games // (4 * jobs)))
    batches = (range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    if jobs == 1:
        for batch in batches:
            yield from results(plan, batch)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_interrupts_to_the_parent)
    running: deque[Future[list[Result]]] = deque()
    others = set(active_children())
    try:
        for batch in batches:
            with _uninterrupted():  # it may start a process, which is born as deaf as we are
                running.append(pool.submit(results, plan, batch))
            # Enough in hand to keep every core busy, few enough to keep the results small.
            if len(running) > 3 * jobs:
                yield from running.popleft().result()
        while running:
            yield from running.popleft().result()
    except BaseException:
        # Whoever leaves early does not wait for games that nobody will see.
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def results(plan: Plan, games: range) -> list[Result]:
    """Play some *games* of *plan*."""
    rules = plan.game.ruleset(plan.seats, plan.options)
    return [_result(plan, rules, game) for game in games]


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _result(plan: Plan, rules: Ruleset[Any, Any, Any], game: int) -> Result:
    lineup = plan.lineup(game)
    bots = [bot_named(plan.game, name)(rules) for name in lineup]
    match = played(rules, game_seed(plan.seed, game), bots)
    turn = match.turn
    assert isinstance(turn, Over), f"expected the end of the game, got {turn}"
    choices = sum(event.seat is not None for event in match.events)
    record = b"".join(written(record_of(match)))
    return Result(game, lineup, turn.places, turn.scores, choices, record)


@contextmanager
def _uninterrupted() -> Generator[None, None, None]:
    """Put off an interrupt until this is done."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
