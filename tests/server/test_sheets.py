import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
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


def test_a_sheet_with_a_mark_of_byte_order_is_kept_and_offered(server: Running) -> None:
    kept = server.post("/api/sheets/majority/board", text="\ufeff" + mine("marked"), guest="ana")

    assert [] == kept["faults"]
    assert "marked" in [each["name"] for each in server.get("/api/sheets/majority")]


def test_the_names_of_the_box_are_taken(server: Running) -> None:
    assert "name-taken" == server.post("/api/sheets/majority/board", text=LADDER, guest="a")["code"]


@pytest.mark.parametrize("name", ["../../etc", "A B", "-", "x" * 41, ""])
def test_a_name_that_is_no_file_is_not_kept(server: Running, name: str) -> None:
    answer = server.post("/api/sheets/majority/board", text=mine(name), guest="ana")

    assert answer.get("code") == "bad-name" or answer["faults"]


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


@pytest.mark.parametrize(("quota", "other"), [("MOST", "ben"), ("MOST_EACH", "ana")])
def test_a_full_cupboard_takes_no_more(
    monkeypatch: pytest.MonkeyPatch, quota: str, other: str
) -> None:
    monkeypatch.setattr(f"hustings.server.sheets.{quota}", 1)
    cupboard = Cupboard(None)
    cupboard.keep("majority", "board", "one", mine("one"), "ana")

    with pytest.raises(Refusal, match="full"):
        cupboard.keep("majority", "board", "two", mine("two"), other)
    cupboard.keep("majority", "board", "one", mine("one"), "ana")
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


def test_a_sheet_under_another_name_than_its_own_is_not_offered(tmp_path: Path) -> None:
    folder = tmp_path / "sheets" / "majority" / "board"
    folder.mkdir(parents=True)
    for name, inner in (("fine", "fine"), ("liar", "ladder12"), ("shortcut", "shortcut")):
        (folder / f"{name}.toml").write_text(mine(inner))
    running = Running(QUICK.__class__(data=tmp_path))
    try:
        found = running.get("/api/sheets/majority")
    finally:
        running.close()

    assert ["fine"] == [each["name"] for each in found if not each["boxed"]]


def test_of_two_guests_who_keep_a_name_at_once_one_has_it(tmp_path: Path) -> None:
    cupboard, guests = Cupboard(tmp_path), [f"guest-{n}" for n in range(8)]
    gate = threading.Barrier(len(guests))

    def keep(guest: str) -> bool:
        gate.wait()
        try:
            cupboard.keep("majority", "board", "mine", f"{mine('mine')}# {guest}\n", guest)
        except Refusal:
            return False
        return True

    with ThreadPoolExecutor(len(guests)) as threads:
        kept = [guest for guest, had in zip(guests, threads.map(keep, guests), strict=True) if had]

    assert 1 == len(kept)
    text = cupboard.read("majority", "board", "mine")
    assert text is not None
    assert text.endswith(f"# {kept[0]}\n")


def test_one_guest_may_write_a_sheet_from_many_places_at_once(tmp_path: Path) -> None:
    cupboard, times = Cupboard(tmp_path), range(16)

    def keep(n: int) -> None:
        cupboard.keep("majority", "board", "mine", mine("mine") + "#" * n, "ana")

    with ThreadPoolExecutor(len(times)) as threads:
        list(threads.map(keep, times))

    (file,) = (tmp_path / "majority" / "board").iterdir()
    assert file.read_text().partition("\n")[2] in {mine("mine") + "#" * n for n in times}


def test_where_nothing_can_be_written_nothing_is_said_to_be_kept(tmp_path: Path) -> None:
    running = Running(QUICK.__class__(data=tmp_path))
    # A file where the folder should be stops even who may write anywhere.
    (tmp_path / "sheets").write_text("")
    try:
        answer = running.http.post(
            "/api/sheets/majority/board", json={"text": mine("lost"), "guest": "ana"}
        )
        offered = running.get("/api/sheets/majority")
    finally:
        running.close()

    assert (503, "unavailable") == (answer.status_code, answer.json()["code"])
    assert "lost" not in [each["name"] for each in offered]


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"text":' * 6_000])
def test_a_request_that_is_nested_too_deeply_is_refused(server: Running, body: bytes) -> None:
    headers = {"content-type": "application/json"}

    answer = server.http.post("/api/sheets/majority/board/read", content=body, headers=headers)

    assert (400, "bad-message") == (answer.status_code, answer.json()["code"])


def test_no_other_deck_goes_by_the_name_of_one_in_the_box(server: Running) -> None:
    for dialect in ("five-turns", "snap-poll"):
        agreed: dict[str, Any] = msgspec.to_builtins(GAME.dialects[dialect])
        laws = [{**law, "amount": 9} for law in agreed["deck"]["laws"]]
        forged = {**agreed["deck"], "laws": laws}

        honest = server.table(["open"] * 3, "majority", options=agreed)
        answer = server.table(["open"] * 3, "majority", options={**agreed, "deck": forged})

        assert "table" in honest
        assert "bad-setup" == answer["code"]


def test_a_deck_with_too_few_laws_for_the_turns_is_refused_with_the_count(server: Running) -> None:
    deck: dict[str, Any] = msgspec.to_builtins(GAME.dialects["five-turns"])["deck"]
    short = {**deck, "name": "short", "laws": deck["laws"][:26]}

    answer = server.table(["open"] * 3, "majority", options={"deck": short})

    expected = {"fault": "fault-too-few-laws", "laws": 26, "needed": 27}
    assert expected == {fact: answer["facts"][fact] for fact in expected}
