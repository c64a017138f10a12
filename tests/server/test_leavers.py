from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.people import Person, seated
from tests.server.running import QUICK, Running


def leave(server: Running, table: str, seat: int, key: str) -> None:
    answer = server.post(f"/api/tables/{table}/seats/{seat}/leave", key=key)
    assert answer.get("table") == table, answer


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
@pytest.mark.parametrize(("leaver", "by"), [("bot", "bot"), ("default", "clock")])
def test_when_the_last_seat_to_answer_leaves_the_table_goes_on(
    server: Running, game: str, leaver: str, by: str
) -> None:
    table, keys = server.full(3, game, leaver=leaver)
    people = seated(server, table, keys)
    last = people[0].update["waiting"][-1]
    number = 1
    for seat in people[0].update["waiting"]:
        if seat != last:
            number = people[seat].do(people[seat].legal()[0])["number"]
    stays = people[(last + 1) % 3]
    stays.reach(number)

    leave(server, table, last, keys[last])
    stays.until(lambda update: update["number"] > number)

    assert by in {line["by"] for line in stays.story if line["n"] >= number}


def test_where_the_table_waits_it_waits_for_somebody_to_take_the_seat(server: Running) -> None:
    table, keys = server.full(3, leaver="wait")
    people = seated(server, table, keys)
    actor = people[0].update["waiting"][0]
    other = people[(actor + 1) % 3]

    leave(server, table, actor, keys[actor])
    other.until(lambda update: update["seats"][actor]["kind"] == "open")
    server.clock.forward(10_000)
    given = server.post(f"/api/tables/{table}/claim", name="zoe", guest="zoe")
    stand_in = Person(server, table, given["key"])
    stand_in.reach(1)

    assert actor == given["seat"]
    assert "done" == stand_in.do(stand_in.legal()[0])["type"]


def test_who_leaves_watches_and_their_key_opens_nothing(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)

    leave(server, table, 0, keys[0])

    assert [] == people[0].until(lambda update: update["seat"] is None)["view"]["hand"]
    assert "not-seated" == people[0].do({"type": "play", "card": "CY"})["code"]
    assert "not-seated" == Person(server, table, keys[0]).hear("refused")["code"]


@pytest.mark.parametrize(("leaver", "by"), [("bot", "bot"), ("default", "clock")])
def test_when_the_time_of_a_turn_has_run_out_the_table_acts(
    server: Running, leaver: str, by: str
) -> None:
    table, keys = server.full(3, leaver=leaver, turn_seconds=60)
    people = seated(server, table, keys)

    server.clock.forward(59)
    assert 1 == Person(server, table, keys[0]).reach(1)["number"]
    assert 0 < Person(server, table, keys[0]).reach(1)["deadline_ms"] <= 1000
    server.clock.forward(1)
    people[0].reach(2)

    assert by in {line["by"] for line in people[0].story if line["n"] == 1}
    assert 59_000 < people[0].update["deadline_ms"] <= 60_000


def test_who_is_gone_in_their_turn_is_acted_for_after_the_grace(server: Running) -> None:
    table, keys = server.full(3, leaver="default")
    people = seated(server, table, keys)
    actor = people[0].update["waiting"][0]
    stays = people[(actor + 1) % 3]

    people[actor].close()
    while stays_here(stays, actor):
        pass
    server.clock.forward(QUICK.away / 1000)
    stays.reach(2)

    assert "clock" in {line["by"] for line in stays.story if line["n"] == 1}


def stays_here(person: Person, seat: int) -> bool:
    """Hear who is here, and say whether *seat* is."""
    here: bool = person.hear("presence")["seats"][seat]
    return here


def test_who_is_here_is_not_acted_for_without_a_clock(server: Running) -> None:
    table, keys = server.full(3, leaver="default")
    (person, *_) = seated(server, table, keys)

    server.clock.forward(100_000)
    person.send(type="ping")
    person.hear("pong")

    assert 1 == Person(server, table).reach(1)["number"]


def test_the_time_that_the_server_was_down_is_given_back(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3, leaver="default", turn_seconds=60)
    server.clock.forward(50)
    server.close()

    server = Running(settings)
    server.clock.forward(90)
    fresh = Running(settings)
    person = Person(fresh, table, keys[0])
    left = person.reach(1)["deadline_ms"]
    fresh.close()
    server.close()

    assert 55_000 < left <= 60_000


def test_who_takes_several_seats_is_here_on_all_of_them(server: Running) -> None:
    made = server.table(["open", "open", "open"], hot_seat=True)
    for name in ("bo", "cy"):
        server.post(f"/api/tables/{made['table']}/claim", name=name, guest="ana")
    person = Person(server, made["table"], made["seats"][0]["key"])

    update = person.until(lambda update: update["seats"][2]["kind"] == "person")

    assert [True] * 3 == [seat["here"] for seat in update["seats"]]
