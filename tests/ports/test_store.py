import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from hustings.server.ports import Chair, Charter, Conflict, Entry, Kept, Store, Unavailable, Words
from hustings.server.protocol import Promises
from hustings.server.sqlite import open_store

T = TypeVar("T")

CHARTER = Charter("tightwad", 1, {"allow_two": False}, True, False, None, "wait")
TABLE = Kept("t", CHARTER, (Chair(name="ana", taken=True, key="k"), Chair()), bytes(32), 1000)


@asynccontextmanager
async def in_memory(_: Path) -> AsyncIterator[Store]:
    store = await open_store(None)
    yield store
    await store.close()


@asynccontextmanager
async def in_a_file(folder: Path) -> AsyncIterator[Store]:
    store = await open_store(folder / "tables.sqlite")
    yield store
    await store.close()


Opened = Callable[[Callable[[Store], Awaitable[T]]], T]


@pytest.fixture(params=[in_memory, in_a_file])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Opened[T]:
    """Return what plays a scene with a fresh store."""

    def play(scene: Callable[[Store], Awaitable[T]]) -> T:
        async def whole() -> T:
            async with request.param(tmp_path) as store:
                return await scene(store)

        return asyncio.run(whole())

    return play


def entry(n: int, seat: int | None = 0, key: str | None = None) -> Entry:
    return Entry(n, seat, '{"type":"play","card":"CY"}', "seat", 5000 + n, key, 3)


def test_a_table_is_kept_as_it_was(run: Opened[Kept | None]) -> None:
    async def scene(store: Store) -> Kept | None:
        await store.create(TABLE)
        return await store.table("t")

    assert TABLE == run(scene)


def test_a_table_that_was_never_made_is_not_there(run: Opened[Kept | None]) -> None:
    assert run(lambda store: store.table("none")) is None


def test_of_two_changes_to_the_same_version_the_second_is_refused(run: Opened[Kept | None]) -> None:
    async def scene(store: Store) -> Kept | None:
        await store.create(TABLE)
        await store.change(replace(TABLE, host=1))
        with pytest.raises(Conflict):
            await store.change(replace(TABLE, host=0))
        return await store.table("t")

    assert replace(TABLE, host=1, version=1) == run(scene)


def test_a_rematch_is_kept_with_its_table_or_not_at_all(run: Opened[Kept | None]) -> None:
    async def scene(store: Store) -> Kept | None:
        await store.create(TABLE)
        await store.follow(replace(TABLE, id="u"), replace(TABLE, next="u"))
        with pytest.raises(Conflict):
            await store.follow(replace(TABLE, id="v"), replace(TABLE, next="v"))
        assert await store.table("v") is None
        return await store.table("t")

    kept = run(scene)
    assert kept is not None
    assert "u" == kept.next


def test_events_are_kept_in_order(run: Opened[tuple[Entry, ...]]) -> None:
    async def scene(store: Store) -> tuple[Entry, ...]:
        await store.append("t", [entry(0, None), entry(1, 0, "a")])
        await store.append("u", [entry(0)])
        await store.append("t", [entry(2, 1, "a")])
        return await store.entries("t")

    assert (entry(0, None), entry(1, 0, "a"), entry(2, 1, "a")) == run(scene)


def test_of_two_events_with_one_number_the_second_is_refused(
    run: Opened[tuple[Entry, ...]],
) -> None:
    async def scene(store: Store) -> tuple[Entry, ...]:
        await store.append("t", [entry(0)])
        with pytest.raises(Conflict):
            await store.append("t", [entry(1), entry(0)])
        return await store.entries("t")

    assert (entry(0),) == run(scene)


def test_a_seat_uses_a_key_once(run: Opened[None]) -> None:
    async def scene(store: Store) -> None:
        await store.append("t", [entry(0, 0, "a")])
        with pytest.raises(Conflict):
            await store.append("t", [entry(1, 0, "a")])
        await store.append("t", [entry(1, 1, "a")])

    run(scene)


def test_many_tables_share_a_commit_and_only_the_loser_fails(run: Opened[list[object]]) -> None:
    async def scene(store: Store) -> list[object]:
        appends = [store.append(f"t{n % 50}", [entry(n // 50)]) for n in range(100)]
        loser = store.append("t7", [entry(0)])
        return list(await asyncio.gather(*appends, loser, return_exceptions=True))

    *winners, loser = run(scene)
    assert [None] * 100 == winners
    assert isinstance(loser, Conflict)


def test_remarks_are_kept_in_order(run: Opened[tuple[Words, ...]]) -> None:
    hello, again = Words(0, 1, "bo", "hello", 1, "a"), Words(1, 1, "bo", "again", 2, "b")

    async def scene(store: Store) -> tuple[Words, ...]:
        await store.say("t", hello)
        with pytest.raises(Conflict):
            await store.say("t", replace(again, n=0))
        await store.say("t", again)
        return await store.remarks("t")

    assert (hello, again) == run(scene)


def test_running_games_are_found(run: Opened[tuple[str, ...]]) -> None:
    async def scene(store: Store) -> tuple[str, ...]:
        await store.create(TABLE)
        await store.create(replace(TABLE, id="playing", seed=bytes(32)))
        await store.create(replace(TABLE, id="over", seed=bytes(32), over=True))
        return await store.running()

    assert ("playing",) == run(scene)


def test_the_sweeper_takes_what_was_abandoned_and_no_living_game(run: Opened[list[str]]) -> None:
    async def scene(store: Store) -> list[str]:
        seed = bytes(32)
        tables = [
            replace(TABLE, id="never-started"),
            replace(TABLE, id="open-in-a-browser"),
            replace(TABLE, id="new", created=9000),
            replace(TABLE, id="stopped", seed=seed),
            replace(TABLE, id="by-mail", seed=seed),
            replace(TABLE, id="over", seed=seed, over=True),
        ]
        for table in tables:
            await store.create(table)
        await store.append("stopped", [entry(0)])
        await store.append("by-mail", [entry(0), entry(3000)])
        assert 2 == await store.sweep(2000, 6000, ["open-in-a-browser"])
        assert () == await store.entries("stopped")
        return [table.id for table in tables if await store.table(table.id)]

    assert ["open-in-a-browser", "new", "by-mail", "over"] == run(scene)


def test_what_is_kept_in_a_file_is_there_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> Kept | None:
        async with in_a_file(tmp_path) as store:
            await store.create(TABLE)
        async with in_a_file(tmp_path) as store:
            return await store.table("t")

    assert TABLE == asyncio.run(scene())


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def scene() -> None:
        async with in_a_file(tmp_path) as store:
            await store.create(TABLE)

    asyncio.run(scene())
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    (mode,) = db.execute("PRAGMA journal_mode").fetchone()
    db.close()
    assert "wal" == mode


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database" * 1000)

    with pytest.raises(Unavailable, match="not a database"):
        asyncio.run(open_store(tmp_path / "tables.sqlite"))


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "tables.sqlite")
    db.execute("PRAGMA user_version = 99")
    db.close()

    with pytest.raises(Unavailable, match="got 99"):
        asyncio.run(open_store(tmp_path / "tables.sqlite"))


def test_a_finished_game_adds_to_the_accounts_of_those_who_want_one(run: Opened[object]) -> None:
    tally = Promises(1, 3, 2, 1)

    async def scene(store: Store) -> object:
        await store.create(TABLE)
        await store.count("a", wanted=True)
        await store.finish(replace(TABLE, over=True), {"a": tally, "b": tally})
        await store.count("a", wanted=True)
        return await store.promises(("a", "b"))

    assert {"a": tally} == run(scene)


def test_a_game_is_not_counted_twice(run: Opened[object]) -> None:
    tally = Promises(1, 3, 2, 1)

    async def scene(store: Store) -> object:
        await store.create(TABLE)
        await store.count("a", wanted=True)
        await store.finish(replace(TABLE, over=True), {"a": tally})
        with pytest.raises(Conflict):
            await store.finish(replace(TABLE, over=True), {"a": tally})
        return await store.promises(("a",))

    assert {"a": tally} == run(scene)


def test_an_account_that_is_ended_is_gone(run: Opened[object]) -> None:
    async def scene(store: Store) -> object:
        for wanted in (True, False):
            await store.count("a", wanted=wanted)
        return await store.promises(("a",))

    assert {} == run(scene)
