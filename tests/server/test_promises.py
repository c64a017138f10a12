"""The promises of people who want it are counted over their games, and of nobody else."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.server.sqlite import FILE
from tests.server.council import deal, play_on
from tests.server.people import Door, Person, seated
from tests.server.running import QUICK, Running
from tests.server.test_kill import Process

SEND = {"type": "send", "faction": "voters", "turn": 1}
NOTHING = {"games": 0, "kept": 0, "broken": 0, "void": 0}
GUESTS = ("a-long-word-of-ana", "a-long-word-of-ben", "a-long-word-of-cyd")
SNAP = {"game": "majority", "dialect": "snap-poll"}


class Company:
    """Three people at a table, each with a word of their own."""

    def __init__(self, post: Callable[..., Any], seats: Sequence[str] = GUESTS) -> None:
        """Let them sit down, in the order of the *seats* they want, and begin."""
        made = post("/api/tables", seats=["open"] * 3, name="0", guest=seats[0], **SNAP)
        self.table = made["table"]
        self.keys = [seat["key"] for seat in made["seats"]]
        for seat in (1, 2):
            claim = {"name": str(seat), "guest": seats[seat], "key": self.keys[seat]}
            post(f"/api/tables/{self.table}/claim", **claim)
        post(f"/api/tables/{self.table}/start", key=self.keys[0])

    def play(self, door: Door) -> list[Person]:
        """Let seat 0 promise to 1 what it does not keep, and 2 what it can not help keeping.

        Then play to the end.
        """
        people = seated(door, self.table, self.keys)
        play_on(people, until="placing")
        deal(people, 0, 1, mine=[{**SEND, "supporters": 99}])
        deal(people, 2, 1, mine=[{"type": "apart", "faction": "media", "other": 0, "turn": 2}])
        play_on(people, until="ended")
        return people


def wanted(server: Running, guest: str, wish: bool | None = True) -> Any:
    """Say whether *guest* wants to be counted, and return what is."""
    return server.post("/api/promises", guest=guest, wanted=wish)["promises"]


@pytest.fixture
def fresh() -> Any:
    """Return a server of its own, where nobody is counted."""
    running = Running()
    yield running
    running.close()


def test_what_people_kept_and_broke_is_beside_their_seats_if_they_want_it(fresh: Running) -> None:
    assert NOTHING == wanted(fresh, GUESTS[0])
    company = Company(fresh.post)

    people = company.play(fresh)
    after = fresh.get(f"/api/tables/{company.table}")["seats"]

    expected = {"games": 1, "kept": 0, "broken": 1, "void": 0}
    assert [expected, None, None] == [seat["promises"] for seat in after]
    assert [expected, None, None] == [seat["promises"] for seat in people[1].update["seats"]]
    assert expected == wanted(fresh, GUESTS[0], None)
    heard = "".join(text for person in people for text in person.heard)
    assert not [guest for guest in GUESTS if guest in heard]


def test_the_waiting_room_shows_them_and_who_does_not_want_it_any_more_is_forgotten(
    fresh: Running,
) -> None:
    made = fresh.table(["open"] * 3, "majority")
    person = Person(fresh, made["table"], made["seats"][0]["key"])
    person.until(lambda update: update["phase"] == "gathering")
    shown = [person.update["seats"][0]["promises"]]

    for wish in (True, False):
        wanted(fresh, "ana", wish)
        person.hear("update")
        shown.append(person.update["seats"][0]["promises"])

    assert [None, NOTHING, None] == shown
    assert wanted(fresh, "ana", None) is None


def test_who_plays_for_several_people_is_none_of_them(fresh: Running) -> None:
    wanted(fresh, "ana")
    made = fresh.table(["open"] * 3, "majority", hot_seat=True)
    fresh.post(f"/api/tables/{made['table']}/claim", name="bo", guest="ana")

    seats = fresh.get(f"/api/tables/{made['table']}")["seats"]

    assert [None] * 3 == [seat["promises"] for seat in seats]


def test_where_no_promises_are_given_none_are_shown(fresh: Running) -> None:
    wanted(fresh, "ana")
    made = fresh.table(["open"] * 3, "tightwad")

    seats = fresh.get(f"/api/tables/{made['table']}")["seats"]
    offered = {game["name"]: game["promises"] for game in fresh.get("/api/games")}

    assert [None] * 3 == [seat["promises"] for seat in seats]
    assert {"tightwad": False, "democracy": False, "majority": True} == offered


def test_a_promise_of_who_sat_there_before_is_not_held_against_who_came(fresh: Running) -> None:
    wanted(fresh, "a-long-word-of-dee")
    company = Company(fresh.post)
    people = seated(fresh, company.table, company.keys)
    play_on(people, until="placing")
    deal(people, 0, 1, mine=[{**SEND, "supporters": 99}])

    leave = f"/api/tables/{company.table}/seats/0/leave"
    fresh.post(leave, key=company.keys[0])
    claim = {"name": "dee", "guest": "a-long-word-of-dee"}
    key = fresh.post(f"/api/tables/{company.table}/claim", **claim)["key"]
    people[0] = Person(fresh, company.table, key)
    people[0].reach(people[1].update["number"])
    play_on(people, until="ended")

    assert {**NOTHING, "games": 1} == wanted(fresh, "a-long-word-of-dee", None)


def test_what_was_counted_survives_a_kill(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.post("/api/promises", guest=GUESTS[0], wanted=True)
    company = Company(server.post)
    company.play(server)
    server.kill()

    server = Process(tmp_path)
    after = server.post("/api/promises", guest=GUESTS[0])
    server.kill()

    assert {**NOTHING, "games": 1, "broken": 1} == after["promises"]
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert not any(guest.encode() in kept for guest in GUESTS)


def test_a_game_that_ended_as_the_server_died_is_counted_once(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    wanted(server, GUESTS[0])
    company = Company(server.post)
    company.play(server)
    server.close()
    # As it was between the last action and the note that the game is over.
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE tables SET over = 0")
        db.execute("UPDATE promises SET games = 0, broken = 0")

    for _ in range(2):
        server = Running(settings)
        server.get(f"/api/tables/{company.table}")
        counted = wanted(server, GUESTS[0], None)
        server.close()

    assert {**NOTHING, "games": 1, "broken": 1} == counted


def test_the_record_says_nothing_of_who_is_counted(fresh: Running) -> None:
    wanted(fresh, "ana")
    made = fresh.table(["open", "bot:random", "bot:random"], "majority")

    record = fresh.http.get(f"/api/tables/{made['table']}/record").text

    assert {"game", "version", "seats", "options", "commitment", "seed"} == set(
        json.loads(record.splitlines()[0])
    )


@pytest.mark.parametrize("guest", ["", "x" * 65])
def test_a_word_that_nobody_sits_down_with_is_not_counted(fresh: Running, guest: str) -> None:
    assert "bad-message" == fresh.post("/api/promises", guest=guest, wanted=True)["code"]
