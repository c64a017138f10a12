"""A crew: who carries out the pieces of a run, in order, whoever does which."""

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Protocol, TypeVar

T = TypeVar("T")

IN_HAND = 3
"""So many pieces wait for each worker: enough to keep it busy, few enough to keep them small."""


class Crew(Protocol):
    """Those who work on a run."""

    @property
    def workers(self) -> int:
        """How many work at a time."""

    def carried_out(
        self, work: Callable[[range], T], pieces: Iterable[range]
    ) -> Generator[T, None, None]:
        """Yield what *work* makes of *pieces*, in their order."""


class Alone:
    """This process and no other."""

    workers = 1

    def carried_out(
        self, work: Callable[[range], T], pieces: Iterable[range]
    ) -> Generator[T, None, None]:
        """Yield what *work* makes of *pieces*, one after another."""
        for piece in pieces:
            yield work(piece)


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        """Use so many *workers*."""
        self.workers = workers

    def carried_out(
        self, work: Callable[[range], T], pieces: Iterable[range]
    ) -> Generator[T, None, None]:
        """Yield what *work* makes of *pieces*, in their order."""
        pool = ProcessPoolExecutor(
            self.workers, get_context("spawn"), _leave_interrupts_to_the_parent
        )
        running: deque[Future[T]] = deque()
        others = set(active_children())
        try:
            for piece in pieces:
                with _uninterrupted():  # it may start a process, which is born as deaf as we are
                    running.append(pool.submit(work, piece))
                if len(running) > IN_HAND * self.workers:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        except BaseException:
            # Whoever leaves early does not wait for games that nobody will see.
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def crew_of(jobs: int) -> Crew:
    """Return a crew of so many processes."""
    return Alone() if jobs == 1 else Processes(jobs)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _uninterrupted() -> Generator[None, None, None]:
    """Put off an interrupt until this is done, also for a process that is born meanwhile.

    Others are born with this thread's mask. For this process the mask is not enough: what computes
    in NumPy has threads of its own, which may be the ones to be told.
    """
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    told: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: told.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, before)
    if told:
        raise KeyboardInterrupt


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
