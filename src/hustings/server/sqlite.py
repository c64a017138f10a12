"""The store in a SQLite file: write-ahead log, every commit flushed to the disk, one writer."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from hustings.server.commits import Commits
from hustings.server.ports import Chair, Charter, Conflict, Entry, Kept, Unavailable, Words, Written
from hustings.server.protocol import Promises

T = TypeVar("T")

FILE = "hustings.sqlite"
"""The name of the file, in the folder that keeps the tables."""

PATIENCE = 3
"""Seconds to wait for somebody else who is writing to the file."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    charter TEXT NOT NULL,
    chairs TEXT NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL,
    host INTEGER,
    seed BLOB,
    next TEXT,
    over INTEGER NOT NULL,
    version INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_running ON tables (created) WHERE NOT over;
CREATE TABLE IF NOT EXISTS events (
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    by TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    prompt INTEGER,
    PRIMARY KEY (game, n)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS events_key ON events (game, seat, key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS remarks (
    game TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT NOT NULL,
    UNIQUE (game, n)
);
CREATE TABLE IF NOT EXISTS promises (
    guest TEXT PRIMARY KEY,
    games INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    broken INTEGER NOT NULL,
    void INTEGER NOT NULL
) WITHOUT ROWID;
"""
SCHEMA_VERSION = 2

INSERT_TABLE = """
INSERT INTO tables (id, charter, chairs, secret, created, host, seed, next, over, version)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
UPDATE_TABLE = """
UPDATE tables SET chairs = ?, host = ?, seed = ?, next = ?, over = ?, version = version + 1
WHERE id = ? AND version = ?
"""
SELECT_TABLE = """
SELECT id, charter, chairs, secret, created, host, seed, next, over, version
FROM tables WHERE id = ?
"""
# One statement whatever the size of the batch: between two statements the writer would have to
# wait for the event loop to let go of the interpreter.
INSERT_EVENTS = """
INSERT INTO events (game, n, seat, action, by, at, key, prompt)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?)
"""
SELECT_EVENTS = """
SELECT n, seat, action, by, at, key, prompt FROM events WHERE game = ? ORDER BY n
"""
INSERT_REMARK = """
INSERT INTO remarks (game, n, seat, name, text, at, key) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
SELECT_REMARKS = """
SELECT n, seat, name, text, at, key FROM remarks WHERE game = ? ORDER BY n
"""
INSERT_ACCOUNT = """
INSERT INTO promises (guest, games, kept, broken, void) VALUES (?, 0, 0, 0, 0)
ON CONFLICT DO NOTHING
"""
DELETE_ACCOUNT = "DELETE FROM promises WHERE guest = ?"
UPDATE_ACCOUNT = """
UPDATE promises SET games = games + ?, kept = kept + ?, broken = broken + ?, void = void + ?
WHERE guest = ?
"""
SELECT_ACCOUNTS = """
SELECT guest, games, kept, broken, void FROM promises
WHERE guest IN (SELECT value FROM json_each(?))
"""
SELECT_RUNNING = "SELECT id FROM tables WHERE NOT over AND seed IS NOT NULL ORDER BY created"
SELECT_ABANDONED = """
SELECT id FROM tables
WHERE NOT over
    AND id NOT IN (SELECT value FROM json_each(?))
    AND CASE
        WHEN seed IS NULL THEN created < ?
        ELSE COALESCE((SELECT MAX(at) FROM events WHERE game = tables.id), created) < ?
    END
"""
DELETE_EVENTS = "DELETE FROM events WHERE game = ?"
DELETE_REMARKS = "DELETE FROM remarks WHERE game = ?"
DELETE_TABLE = "DELETE FROM tables WHERE id = ?"


class SqliteStore:
    """Tables in one file, or in memory."""

    def __init__(self, commits: Commits) -> None:
        """Keep what *commits* writes; use `open_store`."""
        self._commits = commits

    @property
    def written(self) -> Written:
        """What has been written so far."""
        return self._commits.written

    async def create(self, table: Kept) -> None:
        """Keep a new *table*."""
        await self._do(lambda db: _insert(db, table))

    async def follow(self, table: Kept, before: Kept) -> None:
        """Keep *table* as the rematch of *before*."""

        def both(db: sqlite3.Connection) -> None:
            _insert(db, table)
            _update(db, before)

        await self._do(both)

    async def change(self, table: Kept) -> Kept:
        """Keep *table* as it is now."""
        await self._do(lambda db: _update(db, table))
        return msgspec.structs.replace(table, version=table.version + 1)

    async def finish(self, table: Kept, tallies: Mapping[str, Promises]) -> Kept:
        """Keep *table*, whose game is over, and add to the accounts of people."""
        rows = [(t.games, t.kept, t.broken, t.void, guest) for guest, t in tallies.items()]

        def both(db: sqlite3.Connection) -> None:
            _update(db, table)
            db.executemany(UPDATE_ACCOUNT, rows)

        await self._do(both)
        return msgspec.structs.replace(table, version=table.version + 1)

    async def count(self, guest: str, *, wanted: bool) -> None:
        """Open an account of the promises of *guest*, or end it."""
        statement = INSERT_ACCOUNT if wanted else DELETE_ACCOUNT
        await self._do(lambda db: db.execute(statement, (guest,)))

    async def promises(self, guests: Sequence[str]) -> Mapping[str, Promises]:
        """Return the accounts of those of *guests* who want one."""
        asked = msgspec.json.encode(guests).decode()
        rows = await self._do(lambda db: db.execute(SELECT_ACCOUNTS, (asked,)).fetchall())
        return {guest: Promises(*counts) for guest, *counts in rows}

    async def table(self, table: str) -> Kept | None:
        """Return the table with this id."""
        row = await self._do(lambda db: db.execute(SELECT_TABLE, (table,)).fetchone())
        return None if row is None else _kept(row)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep *entries*, in the next commit, with those of all other tables."""
        rows = [(table, e.n, e.seat, e.action, e.by, e.at, e.key, e.prompt) for e in entries]
        with _translated():
            await self._commits.append(rows)

    async def entries(self, table: str) -> tuple[Entry, ...]:
        """Return the events of *table* in order."""
        rows = await self._do(lambda db: db.execute(SELECT_EVENTS, (table,)).fetchall())
        return tuple(Entry(*row) for row in rows)

    async def say(self, table: str, words: Words) -> None:
        """Keep a remark."""
        row = (table, words.n, words.seat, words.name, words.text, words.at, words.key)
        await self._do(lambda db: db.execute(INSERT_REMARK, row))

    async def remarks(self, table: str) -> tuple[Words, ...]:
        """Return what was said at *table*."""
        rows = await self._do(lambda db: db.execute(SELECT_REMARKS, (table,)).fetchall())
        return tuple(Words(*row) for row in rows)

    async def running(self) -> tuple[str, ...]:
        """Return the ids of the tables where a game is being played."""
        rows = await self._do(lambda db: db.execute(SELECT_RUNNING).fetchall())
        return tuple(table for (table,) in rows)

    async def sweep(self, gathering: int, playing: int, spare: Sequence[str]) -> int:
        """Remove abandoned tables."""

        def remove(db: sqlite3.Connection) -> int:
            spared = msgspec.json.encode(spare).decode()
            found = db.execute(SELECT_ABANDONED, (spared, gathering, playing)).fetchall()
            for statement in (DELETE_EVENTS, DELETE_REMARKS, DELETE_TABLE):
                db.executemany(statement, found)
            return len(found)

        return await self._do(remove)

    async def close(self) -> None:
        """Finish what was begun, and close the file."""
        await self._commits.close()

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        with _translated():
            return await self._commits.run(job)


async def open_store(path: Path | None) -> SqliteStore:
    """Return the store in the file at *path*, made if it is not there; ``None`` is in memory.

    Raises:
        Unavailable: the file can not be written, or a newer Hustings made it.
    """
    commits = Commits(lambda: _connect(path), INSERT_EVENTS)
    try:
        with _translated():
            await commits.run(_version)
    except Unavailable:
        await commits.close()
        raise
    return SqliteStore(commits)


class _translated:  # noqa: N801  it reads as a word of the sentence it stands in
    """Raises what SQLite raises as what a store raises."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, sqlite3.IntegrityError):
            raise Conflict(str(error)) from error
        if isinstance(error, sqlite3.Error | OSError):
            raise Unavailable(str(error)) from error


def _connect(path: Path | None) -> sqlite3.Connection:
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
    db = sqlite3.connect(path or ":memory:", isolation_level=None, timeout=PATIENCE)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.executescript(SCHEMA)
    except sqlite3.Error:
        db.close()
        raise
    return db


def _version(db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise sqlite3.DatabaseError(f"expected tables of version {SCHEMA_VERSION}, got {version}")
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _insert(db: sqlite3.Connection, table: Kept) -> None:
    row = (
        table.id,
        msgspec.json.encode(table.charter).decode(),
        msgspec.json.encode(table.chairs).decode(),
        table.secret,
        table.created,
        table.host,
        table.seed,
        table.next,
        table.over,
        table.version,
    )
    db.execute(INSERT_TABLE, row)


def _update(db: sqlite3.Connection, table: Kept) -> None:
    chairs = msgspec.json.encode(table.chairs).decode()
    row = (chairs, table.host, table.seed, table.next, table.over, table.id, table.version)
    if db.execute(UPDATE_TABLE, row).rowcount == 0:
        raise Conflict(f"table {table.id} has changed since version {table.version}")


def _kept(row: tuple[object, ...]) -> Kept:
    id, charter, chairs, secret, created, host, seed, next, over, version = row  # noqa: A001
    return msgspec.convert(
        {
            "id": id,
            "charter": msgspec.json.decode(str(charter), type=Charter),
            "chairs": msgspec.json.decode(str(chairs), type=tuple[Chair, ...]),
            "secret": secret,
            "created": created,
            "host": host,
            "seed": seed,
            "next": next,
            "over": bool(over),
            "version": version,
        },
        Kept,
    )
