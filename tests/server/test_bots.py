import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.people import Person
from tests.server.running import QUICK, Running, eventually

HOSTILE = replace(QUICK, shelf="tests.server.hostile:bots", filler="legal", bot_budget=1500)

SPARED = {"type": "spare", "turn": 1, "power": "protest", "other": 1}


@pytest.fixture
def hostile() -> Iterator[Running]:
    """Return a server whose bots are hostile."""
    running = Running(HOSTILE)
    yield running
    running.close()


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_a_table_of_bots_alone_ends_by_itself(server: Running, game: str) -> None:
    table = server.table(["bot:random"] * 3, game)["table"]

    eventually(lambda: server.get(f"/api/tables/{table}")["phase"] == "over", 60)


def test_a_table_of_bots_goes_on_after_a_restart_though_nobody_asks(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path, bot_delay=30)
    server = Running(settings)
    table = server.table(["bot:random"] * 3)["table"]
    server.close()

    server = Running(replace(settings, bot_delay=0))
    eventually(lambda: _is_over(tmp_path, table), 30)
    server.close()


def _is_over(data: Path, table: str) -> bool:
    db = sqlite3.connect(data / "hustings.sqlite")
    (over,) = db.execute("SELECT over FROM tables WHERE id = ?", (table,)).fetchone()
    db.close()
    return bool(over)


@pytest.mark.parametrize("bot", ["illegal", "raises", "hangs", "dies", "greedy", "chatty"])
def test_a_bot_that_fails_costs_its_seat_a_safe_move_and_never_the_table(
    hostile: Running, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = hostile.table([f"bot:{bot}", "bot:legal", "bot:legal"])["table"]
    watcher = Person(hostile, table)

    watcher.until(lambda update: update["phase"] == "over")

    acted_for = {line["seat"] for line in watcher.story if line["by"] == "clock"}
    assert (set() if bot == "chatty" else {0}) == acted_for
    assert all("my hand" not in text for text in (*watcher.heard, caplog.text))


def test_a_bot_that_is_made_slowly_loses_none_of_its_time(hostile: Running) -> None:
    table = hostile.table(["bot:slow", "bot:legal", "bot:legal"])["table"]
    watcher = Person(hostile, table)

    watcher.until(lambda update: update["phase"] == "over")

    assert set() == {line["seat"] for line in watcher.story if line["by"] == "clock"}


def test_a_bot_that_compiles_its_game_plays_within_a_process_of_bots(server: Running) -> None:
    table = server.table(["bot:strong", "bot:highest", "bot:random"])["table"]
    watcher = Person(server, table)

    watcher.until(lambda update: update["phase"] == "over")

    assert set() == {line["seat"] for line in watcher.story if line["by"] == "clock"}


def test_a_bot_whom_others_forestall_is_asked_again(server: Running) -> None:
    table = server.table(["bot:careful"] * 4, "majority", dialect="snap-poll")["table"]
    watcher = Person(server, table)

    watcher.until(lambda update: update["phase"] == "over")

    assert set() == {line["seat"] for line in watcher.story if line["by"] == "clock"}


def test_a_bot_that_hangs_holds_up_no_other_table(hostile: Running) -> None:
    stuck = hostile.table(["bot:hangs", "bot:legal", "bot:legal"])["table"]
    quick = hostile.table(["bot:legal"] * 3)["table"]

    Person(hostile, quick).until(lambda update: update["phase"] == "over")

    assert "playing" == hostile.get(f"/api/tables/{stuck}")["phase"]


def test_a_person_plays_a_game_against_bots(server: Running) -> None:
    made = server.table(["open", "bot:random", "bot:careful"])
    person = Person(server, made["table"], made["seats"][0]["key"])

    while person.until(lambda u: u["phase"] == "over" or 0 in u["waiting"])["phase"] != "over":
        answer = person.do(person.legal()[0])
        person.reach(answer["number"])

    assert [] == person.update["waiting"]


def test_a_bot_is_open_to_offers_as_long_as_a_person_fills_its_hands(server: Running) -> None:
    made = server.table(["open", "bot:careful", "bot:careful"], "majority", dialect="snap-poll")
    person = Person(server, made["table"], made["seats"][0]["key"])
    person.until(lambda update: {"type": "stay"} in person.legal())
    person.do({"type": "stay"})
    person.until(lambda update: update["view"]["stage"]["type"] == "placing")

    offer = {"type": "offer", "to": [1], "mine": [SPARED], "yours": [], "answers": None}
    answer = person.do(offer)
    person.reach(answer["number"])
    person.until(lambda update: update["view"]["offers"][0]["status"] != "open")

    assert [False] * 3 == person.update["view"]["answered"]
