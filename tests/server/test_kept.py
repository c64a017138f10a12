"""What is found in the store after an upgrade, a fault or a year (S28, S29)."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from tests.server.people import Person, play, seated
from tests.server.running import QUICK, Running, eventually

FILE = "hustings.sqlite"
OLD = sorted((Path(__file__).parent / "kept").glob("*.sql"))
"""What servers of earlier releases left behind, one of each; they are never written anew."""


def change(data: Path, statement: str, *values: object) -> None:
    """Change what is kept, while no server is there."""
    db = sqlite3.connect(data / FILE)
    db.execute(statement, values)
    db.commit()
    db.close()


def of_other_rules(data: Path, table: str) -> None:
    change(
        data, "UPDATE tables SET charter = json_set(charter, '$.version', 99) WHERE id = ?", table
    )


def played(data: Path, moves: int, **more: Any) -> tuple[str, list[str]]:
    """Play so many *moves* of a game, and stop the server."""
    server = Running(replace(QUICK, data=data))
    table, keys = server.full(3, **more)
    play(seated(server, table, keys), Dice(b"1"), moves)
    server.close()
    return table, keys


def record(server: Running, table: str) -> list[Any]:
    text = server.http.get(f"/api/tables/{table}/record").text
    return [json.loads(line) for line in text.splitlines()]


def test_a_game_under_other_rules_does_not_go_on_and_says_so(tmp_path: Path) -> None:
    table, keys = played(tmp_path, 5)
    of_other_rules(tmp_path, table)

    server = Running(replace(QUICK, data=tmp_path))
    refused = server.get(f"/api/tables/{table}")
    at_the_table = Person(server, table, keys[0]).next()
    header, deal, *rest = record(server, table)
    server.close()

    assert ("other-rules", {"began": 99, "now": 1}) == (refused["code"], refused["facts"])
    assert "other-rules" == at_the_table["code"]
    assert (99, None) == (header["version"], header["seed"])
    assert {None} == {card for hand in deal["action"]["hands"] for card in hand}
    assert 5 == len(rest)


def test_a_finished_game_under_other_rules_shows_its_whole_record(tmp_path: Path) -> None:
    table, _ = played(tmp_path, 10_000)
    of_other_rules(tmp_path, table)

    server = Running(replace(QUICK, data=tmp_path))
    header, deal, *_ = record(server, table)
    server.close()

    assert 128 >= len(header["seed"]) >= 64
    assert None not in {card for hand in deal["action"]["hands"] for card in hand}


def test_a_game_under_other_rules_that_nobody_may_watch_shows_nothing(tmp_path: Path) -> None:
    table, _ = played(tmp_path, 3, watchers=False)
    of_other_rules(tmp_path, table)

    server = Running(replace(QUICK, data=tmp_path))
    (refused,) = record(server, table)
    server.close()

    assert "no-watchers" == refused["code"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE tables SET charter = '{' WHERE id = ?",
        "UPDATE tables SET chairs = '[7]' WHERE id = ?",
        "UPDATE tables SET seed = 'a word' WHERE id = ?",
        "UPDATE events SET action = 'nonsense' WHERE n = 2 AND game = ?",
        "UPDATE events SET action = (SELECT action FROM events e WHERE e.game = events.game"
        " AND e.n = 1) WHERE n = 2 AND game = ?",
        "UPDATE events SET seat = 7 WHERE n = 2 AND game = ?",
        "DELETE FROM events WHERE n = 2 AND game = ?",
    ],
)
def test_a_table_that_was_spoilt_is_refused_and_no_other_suffers(
    tmp_path: Path, statement: str, caplog: pytest.LogCaptureFixture
) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    spoilt, keys = server.full(3, leaver="default")
    play(seated(server, spoilt, keys), Dice(b"1"), 5)
    other, _ = server.full(3, leaver="default", turn_seconds=5)
    server.close()
    change(tmp_path, statement, spoilt)

    server = Running(replace(QUICK, data=tmp_path))
    watcher = Person(server, other)
    watcher.reach(1)
    server.clock.forward(6)
    codes = [server.get(f"/api/tables/{spoilt}")["code"] for _ in range(2)]
    refused = Person(server, spoilt, keys[0]).next()["code"]
    watcher.reach(2)
    server.close()

    assert {"unreadable"} == {*codes, refused}
    assert "hands" not in caplog.text


def test_a_server_with_thousands_of_games_reads_those_it_is_asked_for(tmp_path: Path) -> None:
    played(tmp_path, 10_000)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
        " INSERT INTO tables SELECT 'old' || i, charter, chairs, secret, created, host, seed,"
        " next, over, version FROM tables, n"
    )
    db.execute("INSERT INTO events SELECT t.id, n, seat, action, by, at, key, prompt"
               " FROM events, tables t WHERE t.id LIKE 'old%'")  # fmt: skip
    db.commit()
    db.close()

    server = Running(replace(QUICK, data=tmp_path))
    found = server.get("/api/tables/old2500")
    loaded = len(server.app.state.house._tables)
    server.close()

    assert "over" == found["phase"]
    assert 1 == loaded


def test_the_clocks_go_on_while_running_games_are_taken_up(tmp_path: Path) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, _ = server.full(3, leaver="default", turn_seconds=5)
    server.close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
        " INSERT INTO tables SELECT 'old' || i, charter, chairs, secret, created + i, host, seed,"
        " next, over, version FROM tables, n"
    )
    db.commit()
    db.close()

    server = Running(replace(QUICK, data=tmp_path))
    watcher = Person(server, table)
    watcher.reach(1)
    server.clock.forward(6)
    watcher.reach(2)
    loaded = len(server.app.state.house._tables)
    eventually(lambda: len(server.app.state.house._tables) > loaded)
    server.close()

    assert loaded < 3000


@pytest.mark.parametrize("left", OLD, ids=[left.stem for left in OLD])
def test_what_an_earlier_release_has_left_is_played_on(tmp_path: Path, left: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    db.executescript(left.read_text("utf-8"))
    db.close()
    keys = [f"seat-{seat}" for seat in range(3)]

    server = Running(replace(QUICK, data=tmp_path))
    trick = seated(server, "a-trick-begun", keys)
    secret = seated(server, "two-committed", keys)
    before = [people[0].update["number"] for people in (trick, secret)]
    ready = secret[0].update["ready"]
    ends = [play(people, Dice(b"on")) for people in (trick, secret)]
    said = Person(server, "finished", keys[1]).hear("said")
    header, *_ = record(server, "finished")
    joined = server.post("/api/tables/gathering/claim", name="bo", guest="bo")
    again = server.post("/api/tables/finished/rematch", key=keys[0])
    server.close()

    assert [12, 12] == before
    assert 2 == len(ready)
    assert all(end > 12 for end in ends)
    assert {"over"} == {people[0].update["phase"] for people in (trick, secret)}
    assert "Selamat malam" == said["text"]
    assert header["seed"] is not None
    assert (1, 0) == (joined["seat"], again["seat"])
