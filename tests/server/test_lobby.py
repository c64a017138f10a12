from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.people import Person
from tests.server.running import QUICK, Running


def claim(server: Running, table: str, guest: str, **more: Any) -> Any:
    return server.post(f"/api/tables/{table}/claim", name=guest, guest=guest, **more)


def test_whoever_makes_a_table_sits_in_the_first_open_seat(server: Running) -> None:
    made = server.table(["bot:random", "open", "open"])

    info = server.get(f"/api/tables/{made['table']}")

    assert made["mine"] == 1
    assert ["bot", "person", "open"] == [seat["kind"] for seat in info["seats"]]
    assert ("ana", True) == (info["seats"][1]["name"], info["seats"][1]["host"])


def test_with_one_open_seat_the_game_begins_at_once(server: Running) -> None:
    made = server.table(["open", "bot:random", "bot:random"])

    assert "playing" == server.get(f"/api/tables/{made['table']}")["phase"]


def test_the_commitment_stands_before_the_cards_are_dealt(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    before = server.get(f"/api/tables/{made['table']}")

    server.post(f"/api/tables/{made['table']}/start", key=made["seats"][0]["key"])
    after = server.get(f"/api/tables/{made['table']}")

    assert ("gathering", "playing") == (before["phase"], after["phase"])
    assert before["commitment"] == after["commitment"]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"seats": ["open", "open"]}, "expected 3 to 10 seats"),
        ({"seats": ["open"] * 11}, "expected 3 to 10 seats"),
        ({"seats": ["open", "open", "bot:nobody"]}, "bot:nobody"),
        ({"seats": ["open"] * 3, "dialect": "klingon"}, "klingon"),
        ({"seats": ["open"] * 3, "options": {"allow_two": 7}}, "allow_two"),
        ({"seats": ["open"] * 3, "options": {"wings": 2}}, "wings"),
        ({"seats": ["open"] * 3, "options": {}, "dialect": "official"}, "both"),
    ],
)
def test_an_impossible_table_is_refused_when_it_is_made(
    server: Running, asked: dict[str, Any], reason: str
) -> None:
    answer = server.table(**asked)

    assert "bad-setup" == answer["code"]
    assert reason in answer["facts"]["reason"]


def test_an_unknown_game_and_an_unknown_table_are_refused(server: Running) -> None:
    assert "no-game" == server.table(["open"] * 3, "chess")["code"]
    assert "no-table" == server.get("/api/tables/nowhere")["code"]
    assert "no-table" == Person(server, "nowhere").next()["code"]


def test_a_message_with_an_unknown_field_is_refused(server: Running) -> None:
    answer = server.http.post("/api/tables", json={"game": "tightwad", "colour": "red"})

    assert (400, "bad-message") == (answer.status_code, answer.json()["code"])


def test_of_twenty_guests_who_want_one_seat_one_gets_it(server: Running) -> None:
    made = server.table(["open", "open", "bot:random"])

    def ask(guest: int) -> Any:
        return claim(server, made["table"], f"guest {guest}", seat=1)

    with ThreadPoolExecutor(20) as threads:
        answers = list(threads.map(ask, range(20)))

    refused = [answer["code"] for answer in answers if "key" not in answer]
    (winner,) = (answer for answer in answers if "key" in answer)
    assert ["seat-taken"] * 19 == refused
    person = Person(server, made["table"], winner["key"])
    assert 1 == person.hear("update")["seat"]


def test_a_person_has_one_seat_unless_the_table_is_shared(server: Running) -> None:
    one = server.table(["open", "open", "open"])
    shared = server.table(["open", "open", "open"], hot_seat=True)

    refused = claim(server, one["table"], "ana")
    given = claim(server, shared["table"], "ana")

    assert ("seat-taken", 0) == (refused["code"], refused["facts"]["mine"])
    assert 1 == given["seat"]


def test_an_invitation_to_a_seat_opens_that_seat_and_no_other(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    invited = made["seats"][2]["key"]

    given = claim(server, made["table"], "bo", key=invited)
    on_another_device = claim(server, made["table"], "anybody", key=invited)

    assert {"seat": 2, "key": invited} == given == on_another_device


def test_an_invitation_to_a_seat_that_somebody_else_took_is_void(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    claim(server, made["table"], "bo", seat=2)

    late = claim(server, made["table"], "cy", key=made["seats"][2]["key"])

    assert "seat-taken" == late["code"]


def test_no_seat_is_left_at_a_full_table(server: Running) -> None:
    made = server.table(["open", "bot:random", "bot:random"])

    assert "full" == claim(server, made["table"], "bo")["code"]


def test_two_starts_deal_once_and_only_the_host_starts(server: Running) -> None:
    made = server.table(["open", "open", "bot:random"])
    other = claim(server, made["table"], "bo")
    path = f"/api/tables/{made['table']}/start"
    key = made["seats"][0]["key"]

    refused = server.post(path, key=other["key"])
    stranger = server.post(path, key="nobody")
    with ThreadPoolExecutor(2) as threads:
        started = list(threads.map(lambda _: server.post(path, key=key), range(2)))

    assert ("not-host", "not-seated") == (refused["code"], stranger["code"])
    assert ["playing"] * 2 == [info["phase"] for info in started]
    lines = server.http.get(f"/api/tables/{made['table']}/record").text.splitlines()
    assert 1 == sum('"deal"' in line for line in lines)


def test_open_seats_are_filled_with_bots_at_the_start(server: Running) -> None:
    made = server.table(["open", "open", "open"])

    info = server.post(f"/api/tables/{made['table']}/start", key=made["seats"][0]["key"])

    assert ["person", "bot", "bot"] == [seat["kind"] for seat in info["seats"]]


def test_when_the_host_leaves_another_person_is_host(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    other = claim(server, made["table"], "bo")

    info = server.post(f"/api/tables/{made['table']}/seats/0/leave", key=made["seats"][0]["key"])

    assert [False, True, False] == [seat["host"] for seat in info["seats"]]
    assert "open" == info["seats"][0]["kind"]
    assert "playing" == server.post(f"/api/tables/{made['table']}/start", **_key(other))["phase"]


def _key(seated: Any) -> dict[str, str]:
    return {"key": seated["key"]}


def test_a_person_can_be_called_by_another_name(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    watcher = Person(server, made["table"])
    watcher.hear("update")

    path = f"/api/tables/{made['table']}/seats/0/rename"
    server.post(path, key=made["seats"][0]["key"], name=" Anna\n Lena ")
    refused = server.post(path, key="nobody", name="Mallory")

    assert "Anna Lena" == watcher.hear("update")["seats"][0]["name"]
    assert "not-seated" == refused["code"]


NOTHING = ["", " ", "\t\n", "\u200b\u2060", "\u3164 \u2800", "\u202e"]
"""Names of which nothing can be seen."""


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_of_which_nothing_can_be_read_is_refused(server: Running, name: str) -> None:
    made = server.table(["open", "open", "open"])
    table, key = made["table"], made["seats"][0]["key"]

    new = server.http.post(
        "/api/tables",
        json={"game": "tightwad", "seats": ["open"] * 3, "name": name, "guest": "a"},
    )
    claimed = server.post(f"/api/tables/{table}/claim", name=name, guest="bo")
    renamed = server.post(f"/api/tables/{table}/seats/0/rename", key=key, name=name)
    info = server.get(f"/api/tables/{table}")

    assert (400, "no-name") == (new.status_code, new.json()["code"])
    assert ["no-name"] * 2 == [claimed["code"], renamed["code"]]
    assert ["ana", "", ""] == [seat["name"] for seat in info["seats"]]


def test_bots_alone_need_nobody_with_a_name(server: Running) -> None:
    made = server.table(["bot:random"] * 3, name="")

    assert made["mine"] is None


def test_who_is_here_starts_the_game_of_a_host_who_went(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    table, key = made["table"], made["seats"][0]["key"]
    other = claim(server, table, "bo")
    host = Person(server, table, key)
    host.hear("update")
    waits = Person(server, table, other["key"])
    waits.hear("update")
    start = f"/api/tables/{table}/start"

    host.close()
    waits.hear("presence")
    server.clock.forward(QUICK.away / 1000 - 5)
    server.tick()
    too_early = server.post(start, **_key(other))
    server.clock.forward(5)
    waits.until(lambda update: update["seats"][1]["host"])
    came_back = server.post(start, key=key)
    started = server.post(start, **_key(other))

    assert ["not-host", "not-host"] == [too_early["code"], came_back["code"]]
    assert "playing" == started["phase"]
    assert [False, True, False] == [seat["host"] for seat in started["seats"]]


def test_a_host_whom_nobody_waits_for_stays_the_host(server: Running) -> None:
    made = server.table(["open", "open", "open"])
    table = made["table"]
    claim(server, table, "bo")
    watcher = Person(server, table)
    watcher.hear("update")

    server.clock.forward(QUICK.away / 1000 + 1)
    server.tick()

    assert server.get(f"/api/tables/{table}")["seats"][0]["host"]


def test_one_address_asks_only_so_much_of_tables() -> None:
    server = Running(replace(QUICK, asks=(18, 0.001)))
    table, keys = server.full(3)

    # The first costs as much as ten, since the game is gone through; then it is known.
    paths = [f"/api/tables/{table}/moments/1"] * 7
    moments = [server.get(path).get("code") for path in paths]
    server.clock.forward(3_000)
    claims = [claim(server, table, "late")["code"] for _ in range(9)]
    refused = server.http.get(f"/api/tables/{table}/record")
    server.clock.forward(30_000)
    later = server.get(f"/api/tables/{table}")
    plays = Person(server, table, keys[0]).reach(1)
    server.close()

    assert [*[None] * 6, "too-fast"] == moments
    assert {"full", "too-fast"} == set(claims)
    assert (429, "too-fast") == (refused.status_code, refused.json()["code"])
    assert ("playing", 1) == (later["phase"], plays["number"])
