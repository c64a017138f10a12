from pathlib import Path
from typing import Any

import pytest

from hustings.games.majority import GAME, presets
from hustings.server.refusal import Refusal
from hustings.server.sheets import Cupboard
from tests.server.running import QUICK, Running

LADDER = presets.board_text("ladder12")


def mine(name: str) -> str:
    return LADDER.replace('name = "ladder12"', f'name = "{name}"', 1)


def test_the_sheets_of_the_box_come_first(server: Running) -> None:
    found = server.get("/api/sheets/majority")

    boxed = [(each["option"], each["name"]) for each in found if each["boxed"]]
    assert [(o, n) for o, some in GAME.sheets.items() for n in some] == boxed
    assert "Ladder" == found[0]["sheet"]["title"]["en"]


def test_a_sheet_is_read_with_all_its_faults(server: Running) -> None:
    text = LADDER.replace('tail = "money", head = "lawmakers"', 'tail = "money", head = "voters"')

    reading = server.post("/api/sheets/majority/board/read", text=text)

    assert ["fault-arrow-apart"] == [fault["id"] for fault in reading["faults"]]
    assert {"tail": "money", "head": "voters"} == reading["faults"][0]["facts"]


def test_what_is_no_toml_is_no_sheet(server: Running) -> None:
    reading = server.post("/api/sheets/majority/deck/read", text="name = ")

    assert reading["sheet"] is None
    assert "fault-toml" == reading["faults"][0]["id"]


def test_a_kept_sheet_is_offered_and_only_its_owner_writes_it_again(server: Running) -> None:
    server.post("/api/sheets/majority/board", text=mine("kept-here"), guest="ana")

    again = server.post("/api/sheets/majority/board", text=mine("kept-here"), guest="ana")
    other = server.post("/api/sheets/majority/board", text=mine("kept-here"), guest="ben")

    offered = [each for each in server.get("/api/sheets/majority") if not each["boxed"]]
    assert [("board", "kept-here")] == [(each["option"], each["name"]) for each in offered]
    assert [] == again["faults"]
    assert "name-taken" == other["code"]


def test_the_names_of_the_box_are_taken(server: Running) -> None:
    assert "name-taken" == server.post("/api/sheets/majority/board", text=LADDER, guest="a")["code"]


@pytest.mark.parametrize("name", ["../../etc", "A B", "-", "x" * 41, ""])
def test_a_name_that_is_no_file_is_not_kept(server: Running, name: str) -> None:
    answer = server.post("/api/sheets/majority/board", text=mine(name), guest="ana")

    assert answer.get("code") == "name-taken" or answer["faults"]


def test_a_faulty_sheet_is_not_kept(server: Running) -> None:
    text = mine("broken").replace("q = 0, r = -1", "q = 0, r = 0")

    reading = server.post("/api/sheets/majority/board", text=text, guest="ana")

    assert "fault-spot-taken" in [fault["id"] for fault in reading["faults"]]
    assert "broken" not in [each["name"] for each in server.get("/api/sheets/majority")]


@pytest.mark.parametrize("path", ["chess/board/read", "majority/dice/read"])
def test_there_are_no_sheets_of_what_is_not_played(server: Running, path: str) -> None:
    assert "no-game" == server.post(f"/api/sheets/{path}", text="")["code"]


def test_a_table_plays_the_deck_it_is_given_and_its_record_has_it_whole(server: Running) -> None:
    deck: dict[str, Any] = next(
        each["sheet"] for each in server.get("/api/sheets/majority") if each["option"] == "deck"
    )
    own = {**deck, "name": "own", "title": {"en": "Our own", "id": ""}}
    seats = ["open", "bot:random", "bot:random"]

    made = server.post(
        "/api/tables", game="majority", seats=seats, name="a", guest="a", options={"deck": own}
    )
    info = server.get(f"/api/tables/{made['table']}")

    assert "own" == info["options"]["deck"]["name"]
    assert deck["laws"] == info["options"]["deck"]["laws"]


def test_sheets_outlive_the_server_and_can_be_put_there_by_hand(tmp_path: Path) -> None:
    cupboard = Cupboard(tmp_path)
    cupboard.keep("majority", "board", "mine", mine("mine"), "ana")
    (tmp_path / "majority" / "board" / "theirs.toml").write_text(mine("theirs"))
    (tmp_path / "majority" / "board" / "No Name.toml").write_text(mine("no-name"))

    again = Cupboard(tmp_path)

    assert ("mine", "theirs") == again.names("majority", "board")
    with pytest.raises(Refusal):
        again.keep("majority", "board", "theirs", mine("theirs"), "ana")


def test_a_full_cupboard_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.server.sheets.MOST", 1)
    cupboard = Cupboard(None)
    cupboard.keep("majority", "board", "one", mine("one"), "ana")

    with pytest.raises(Refusal, match="full"):
        cupboard.keep("majority", "board", "two", mine("two"), "ana")
    assert cupboard.read("majority", "board", "two") is None


def test_a_sheet_that_can_not_be_read_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "sheets" / "majority" / "deck"
    folder.mkdir(parents=True)
    (folder / "torn.toml").write_bytes(b"\xff\xfe")
    running = Running(QUICK.__class__(data=tmp_path))
    try:
        found = running.get("/api/sheets/majority")
    finally:
        running.close()

    assert "torn" not in [each["name"] for each in found]
