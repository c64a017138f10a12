import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from hustings.server.serve import CannotServe, serve
from tests.server.people import Person, seated
from tests.server.running import QUICK, Running, eventually


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


def test_where_nothing_may_be_written_all_may_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, keys = server.full(2, "democracy")
    gathering = server.table(["open"] * 3)["table"]
    people = seated(server, table, keys)
    card = people[0].legal()[0]

    write_protect(server, 1)
    refused = people[0].do(card, name="once")
    people[0].send(type="say", id="s", text="hello")
    unsaid = people[0].hear("done", "refused")
    asked = {"name": "bo", "guest": "bo"}
    claimed = server.http.post(f"/api/tables/{gathering}/claim", json=asked)
    read = [server.get(f"/api/tables/{at}")["phase"] for at in (table, gathering)]
    record = server.http.get(f"/api/tables/{table}/record").text
    write_protect(server, 0)
    done = people[0].do(card, name="once")
    seated_now = server.post(f"/api/tables/{gathering}/claim", **asked)
    server.close()

    assert ["unavailable"] * 3 == [refused["code"], unsaid["code"], claimed.json()["code"]]
    assert 503 == claimed.status_code
    assert ["playing", "gathering"] == read
    assert 2 == len(record.splitlines())
    assert ("done", 2) == (done["type"], done["number"])
    assert 1 == seated_now["seat"]
    assert {"the store failed: attempt to write a readonly database"} == set(caplog.messages)


def write_protect(server: Running, on: int) -> None:
    """Let nothing be written to the store's file, or all again."""
    within(server, lambda db: db.execute(f"PRAGMA query_only = {on}"))


def test_a_page_that_was_spoilt_stops_no_table_of_another(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    tables = [server.full(3, leaver="default")[0] for _ in range(40)]
    within(server, lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
    server.close()
    spoil_a_page_of(tmp_path / "hustings.sqlite", "events")

    server = Running(replace(QUICK, data=tmp_path))
    answers = [server.http.get(f"/api/tables/{table}") for table in tables]
    made = server.table(["open"] * 3)
    server.close()

    assert {200, 503} == {answer.status_code for answer in answers}
    assert "table" in made
    assert any("database disk image is malformed" in said for said in caplog.messages)


def test_where_running_games_can_not_be_found_they_are_still_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, _ = server.full(3, leaver="default")
    within(server, lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
    server.close()
    spoil_a_page_of(tmp_path / "hustings.sqlite", "tables_running")

    server = Running(replace(QUICK, data=tmp_path))
    eventually(lambda: caplog.messages)
    found = server.get(f"/api/tables/{table}")
    server.close()

    assert ["no table can be taken up: database disk image is malformed"] == caplog.messages
    assert "playing" == found["phase"]


def spoil_a_page_of(file: Path, table: str) -> None:
    """Overwrite a leaf of a *table* or index in the *file*, as a dying disk does."""
    db = sqlite3.connect(file)
    (root,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    kept = bytearray(file.read_bytes())
    start = (root - 1) * size
    # Of a page with others below it, the header ends with the number of the last of those.
    inner = kept[start] in (2, 5)
    last = int.from_bytes(kept[start + 8 : start + 12], "big") if inner else root
    kept[(last - 1) * size : last * size] = b"\xaa" * size
    file.write_bytes(kept)


NEW = {"game": "tightwad", "seats": ["open"] * 3, "name": "a", "guest": "a"}


def fill_up(server: Running) -> None:
    """Let the store's file grow by a few pages and no more, as on a full disk."""

    def limit(db: sqlite3.Connection) -> None:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 2}")

    within(server, limit)


def within(server: Running, job: Callable[[sqlite3.Connection], object]) -> None:
    """Do *job* with the store's own connection, outside of any commit."""
    commits = server.app.state.house.means.store._commits
    commits._thread.submit(lambda: job(commits._db)).result(10)


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
