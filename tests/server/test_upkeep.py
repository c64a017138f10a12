"""What an operator does to a server while people play: close the house, back it up, restore it."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.server.ports import Entry, Unavailable
from hustings.server.sqlite import SqliteStore
from tests.server.people import Person, play, seated
from tests.server.running import QUICK, Running


def test_a_house_that_is_closed_makes_no_table_and_games_go_on(tmp_path: Path) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, keys = server.full(3)
    people = seated(server, table, keys)
    gathering = server.table(["open", "open", "bot:random"])

    (tmp_path / "closed").touch()
    refused = server.http.post(
        "/api/tables", json={"game": "tightwad", "seats": ["open"] * 3, "name": "a", "guest": "a"}
    )
    joined = server.post(f"/api/tables/{gathering['table']}/claim", name="bo", guest="bo")
    number = play(people, Dice(b"on"))
    closed = server.post(f"/api/tables/{table}/rematch", key=keys[0])
    (tmp_path / "closed").unlink()
    again = server.post(f"/api/tables/{table}/rematch", key=keys[0])
    server.close()

    assert (503, "closed") == (refused.status_code, refused.json()["code"])
    assert 1 == joined["seat"]
    assert ("over", number) == (people[0].update["phase"], people[0].update["number"])
    assert "closed" == closed["code"]
    assert keys[0] == again["key"]


def test_who_has_a_rematch_sits_down_at_it_though_the_house_has_closed(tmp_path: Path) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, keys = server.full(2, "democracy")
    play(seated(server, table, keys), Dice(b"on"))
    first = server.post(f"/api/tables/{table}/rematch", key=keys[0])

    (tmp_path / "closed").touch()
    second = server.post(f"/api/tables/{table}/rematch", key=keys[1])
    server.close()

    assert first["table"] == second["table"]


def test_a_backup_made_while_people_play_is_restored_and_played_on(tmp_path: Path) -> None:
    lives, restored = tmp_path / "lives", tmp_path / "restored"
    restored.mkdir()
    server = Running(replace(QUICK, data=lives))
    table, keys = server.full(3)
    people = seated(server, table, keys)
    backed_up = play(people, Dice(b"1"), moves=7)
    before = people[0].update["view"]

    back_up(lives / "hustings.sqlite", restored / "hustings.sqlite")
    lost = play(people, Dice(b"2"), moves=5)
    server.close()
    server = Running(replace(QUICK, data=restored))
    back = Person(server, table, keys[0], seen=lost)
    update = back.reach(1)
    play(seated(server, table, keys), Dice(b"3"))
    finished = server.get(f"/api/tables/{table}")
    server.close()

    assert backed_up == update["number"] < lost
    assert update["whole"]
    assert before == update["view"]
    assert "over" == finished["phase"]


def back_up(file: Path, copy: Path) -> None:
    """Copy *file* as SQLite's own backup does."""
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()


def test_a_backup_put_in_place_of_the_file_is_what_is_served(tmp_path: Path) -> None:
    """As the page on hosting says: the log beside the old file goes with it."""
    file, copy = tmp_path / "hustings.sqlite", tmp_path / "backup.sqlite"
    server = Running(replace(QUICK, data=tmp_path))
    kept = server.table(["open"] * 3)["table"]
    back_up(file, copy)
    lost = server.table(["open"] * 3)["table"]
    server.close()

    for beside in ("-wal", "-shm"):
        file.with_name(f"{file.name}{beside}").unlink(missing_ok=True)
    copy.replace(file)
    server = Running(replace(QUICK, data=tmp_path))
    found = [server.http.get(f"/api/tables/{table}").status_code for table in (kept, lost)]
    server.close()

    assert [200, 404] == found


def test_a_server_that_is_stopped_while_it_reads_a_table_reads_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the reading came to, after the store was shut, was shown as a fault."""
    server = Running(replace(QUICK, data=tmp_path))
    server.full(3, leaver="default")
    server.close()
    reading, shut = threading.Event(), asyncio.Event()
    close = SqliteStore.close

    async def read_late(_: SqliteStore, __: str) -> tuple[Entry, ...]:
        reading.set()
        await shut.wait()
        raise Unavailable("the store is shut")

    async def close_slowly(store: SqliteStore) -> None:
        await close(store)
        shut.set()
        # Whoever waits for the store hears of it before the loop ends.
        await asyncio.sleep(0.01)

    monkeypatch.setattr(SqliteStore, "entries", read_late)
    monkeypatch.setattr(SqliteStore, "close", close_slowly)
    server = Running(replace(QUICK, data=tmp_path))
    reading.wait()
    server.close()

    (read,) = server.app.state.house._tables.values()
    assert read.cancelled()


def test_a_table_that_is_forgotten_twice_at_once_stops_no_clock() -> None:
    server = Running()
    (acting, _), (idle, _) = server.full(3, leaver="default", turn_seconds=60), server.full(3)
    house = server.app.state.house

    async def twice() -> None:
        server.clock.forward(400)
        await asyncio.gather(house.tick(server.clock()), house.tick(server.clock()))

    asyncio.run_coroutine_threadsafe(twice(), server.loop).result(60)
    phases = [server.get(f"/api/tables/{table}")["phase"] for table in (acting, idle)]
    server.close()

    assert ["playing", "playing"] == phases


def test_a_table_whose_clock_fails_stops_no_other_and_is_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    server = Running(replace(QUICK, tick=3_600_000))
    (broken, _), (whole, keys) = server.full(3), server.full(3, leaver="default", turn_seconds=60)
    before = Person(server, whole, keys[0]).reach(1)["number"]
    house = server.app.state.house
    spoilt = asyncio.run_coroutine_threadsafe(house.table(broken), server.loop).result(60)
    spoilt.touched = None  # a fault that nobody has thought of

    for _ in range(2):
        server.clock.forward(61)
        server.tick()
    after = server.get(f"/api/tables/{whole}/moments/{before + 2}")["number"]
    server.close()

    (logged,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert f"the clock of {broken} failed" == logged.getMessage()
    assert logged.exc_info is not None
    assert before + 2 == after
