import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.people import seated
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
