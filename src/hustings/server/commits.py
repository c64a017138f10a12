"""Group commit: whatever is to be written while a commit is under way goes into the next one.

A commit waits for the disk, some milliseconds; so many writers share it. They share no failure:
each job is undone alone if it fails, and all of them if the commit does.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")

Row: TypeAlias = tuple[object, ...]
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
Outcome: TypeAlias = tuple[Any, BaseException | None]


class Commits:
    """One connection on one thread, and what waits for it. Belongs to the running event loop."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], insert: str) -> None:
        """Write through what *connect* returns; *insert* takes rows as a JSON array of arrays."""
        self._connect = connect
        self._insert = insert
        self._db: sqlite3.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="commits")
        self._waiting: list[tuple[Job | Sequence[Row], asyncio.Future[Any]]] = []
        self._busy = False
        self._flushing = False

    def append(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Insert *rows* in the next commit, all or none; the result comes when they are safe."""
        return self._wait(rows)

    def run(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run *job* in the next commit; its result comes when what it wrote is safe."""
        return self._wait(job)

    async def close(self) -> None:
        """Commit what waits, and close the connection."""
        with suppress(sqlite3.Error):
            await self.run(lambda _: None)
        await self._loop.run_in_executor(self._thread, self._shut)
        self._thread.shutdown()

    def _wait(self, work: Job | Sequence[Row]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((work, future))
        if not self._busy and not self._flushing:
            # Not now, but once everything that this turn of the loop brings is here.
            self._flushing = True
            self._loop.call_soon(self._flush)
        return future

    def _flush(self) -> None:
        self._flushing = False
        if not self._waiting or self._busy:
            return
        batch, self._waiting = self._waiting, []
        self._busy = True
        committing = self._thread.submit(self._commit, [work for work, _ in batch])
        committing.add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._finish, batch, done)
        )

    def _finish(
        self,
        batch: list[tuple[Job | Sequence[Row], asyncio.Future[Any]]],
        done: Future[list[Outcome]],
    ) -> None:
        self._busy = False
        failure = done.exception()
        outcomes = [(None, failure)] * len(batch) if failure else done.result()
        for (_, future), (result, error) in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)
        self._flush()

    # ------------------------------------------------------------ on the thread

    def _commit(self, works: list[Job | Sequence[Row]]) -> list[Outcome]:
        if self._db is None:
            self._db = self._connect()
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            outcomes = self._all(db, works)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise
        return outcomes

    def _all(self, db: sqlite3.Connection, works: list[Job | Sequence[Row]]) -> list[Outcome]:
        appended = [work for work in works if not callable(work)]
        whole = [row for rows in appended for row in rows]
        together = not whole or self._try(db, partial(self._rows, db, whole))[1] is None
        outcomes: list[Outcome] = []
        for work in works:
            if callable(work):
                outcomes.append(self._try(db, partial(work, db)))
            elif together:
                outcomes.append((None, None))
            else:
                outcomes.append(self._try(db, partial(self._rows, db, work)))
        return outcomes

    def _rows(self, db: sqlite3.Connection, rows: Sequence[Row]) -> None:
        db.execute(self._insert, (msgspec.json.encode(rows).decode(),))

    def _try(self, db: sqlite3.Connection, work: Callable[[], Any]) -> Outcome:
        db.execute("SAVEPOINT work")
        failure: Exception | None = None
        result = None
        try:
            result = work()
        except Exception as error:
            # Whoever asked for the work is told.
            db.execute("ROLLBACK TO work")
            failure = error
        db.execute("RELEASE work")
        return result, failure

    def _shut(self) -> None:
        if self._db is not None:
            self._db.close()
