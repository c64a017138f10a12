import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from hustings.server.serve import CannotServe, serve
from tests.server.people import Person, seated
from tests.server.running import QUICK, Running


def test_what_can_not_be_stored_is_refused_and_nobody_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, keys = server.full(2, "democracy")
    people = seated(server, table, keys)
    card = people[0].legal()[0]

    other = sqlite3.connect(tmp_path / "hustings.sqlite")
    other.execute("BEGIN IMMEDIATE")
    refused = people[0].do(card, name="once")
    made = server.table(["open", "open"], "democracy")
    other.execute("ROLLBACK")
    other.close()
    done = people[0].do(card, name="once")
    people[1].reach(2)
    server.close()

    assert ["unavailable"] * 2 == [refused["code"], made["code"]]
    assert 2 == done["number"]
    assert [1, 2] == [
        number for number in (1, 2, 3) if f'"number":{number},"phase"' in "".join(people[1].heard)
    ]
    assert "database is locked" in caplog.text


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(QUICK, data=tmp_path, replacements=1_000_000)
    server = Running(settings)
    table, keys = server.full(2, "democracy")
    people = seated(server, table, keys)
    prompt, cards = people[0].update["prompt"], people[0].legal()[:2]
    fill_up(server)

    done = 1
    while (refused := people[0].do(cards[done % 2], prompt))["type"] == "done":
        done += 1
    while (made := server.http.post("/api/tables", json=NEW)).status_code == 201:
        pass
    told = people[1].reach(done)["number"]
    server.close()

    server = Running(settings)
    kept = Person(server, table, keys[0]).reach(1)["number"]
    again = server.table(["open"] * 3)
    server.close()

    assert ("unavailable", done) == (refused["code"], refused["number"])
    assert (503, "unavailable") == (made.status_code, made.json()["code"])
    assert done == told == kept
    assert {"the store failed: database or disk is full"} == set(caplog.messages)
    assert "table" in again


NEW = {"game": "tightwad", "seats": ["open"] * 3, "name": "a", "guest": "a"}


def fill_up(server: Running) -> None:
    """Let the store's file grow by a few pages and no more, as on a full disk."""

    def limit(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 2}")

    commits = server.app.state.house.means.store._commits

    async def run() -> None:
        await commits.run(limit)

    asyncio.run_coroutine_threadsafe(run(), server.loop).result(10)


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    Running(replace(QUICK, data=tmp_path)).close()
    db = sqlite3.connect(tmp_path / "hustings.sqlite")
    db.execute("PRAGMA journal_mode = DELETE")
    db.execute("BEGIN EXCLUSIVE")

    with pytest.raises(CannotServe, match=r"hustings\.sqlite can not be read: database is locked"):
        serve(port=0, data=tmp_path)
    db.close()


def test_one_address_makes_only_so_many_tables_at_once() -> None:
    server = Running(replace(QUICK, tables=(2, 0.5)))

    codes = [server.table(["open"] * 3).get("code") for _ in range(3)]
    server.clock.forward(2)
    later = server.table(["open"] * 3).get("code")
    server.close()

    assert [None, None, "too-fast"] == codes
    assert later is None


def test_a_table_that_nobody_looks_at_is_forgotten_and_found_again(server: Running) -> None:
    made = server.table(["open"] * 3)
    house = server.app.state.house

    server.clock.forward(QUICK.idle / 1000 + 1)
    tables = house._tables
    while made["table"] in tables:
        pass

    assert "gathering" == server.get(f"/api/tables/{made['table']}")["phase"]
