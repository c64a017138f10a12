import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Event
from hustings.server.questions import Question
from hustings.server.table import Table
from tests.server.people import Person, play, seated
from tests.server.running import QUICK, Running, eventually


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


@pytest.mark.parametrize(("leaver", "by"), [("bot", "bot"), ("default", "clock")])
def test_who_is_gone_in_their_turn_is_acted_for_after_the_grace(
    server: Running, leaver: str, by: str
) -> None:
    table, keys = server.full(3, leaver=leaver)
    people = seated(server, table, keys)
    actor, stays = whose_turn(people)

    go(actor, stays)
    server.clock.forward(QUICK.away / 1000)
    stays.reach(2)

    assert by in {line["by"] for line in stays.story if line["n"] == 1}


def whose_turn(people: list[Person]) -> tuple[Person, Person]:
    """Return who is to act, and somebody who is not."""
    seat = people[0].update["waiting"][0]
    return people[seat], people[(seat + 1) % len(people)]


def go(person: Person, stays: Person) -> None:
    """Let *person* go, and wait until *stays* has been told of it."""
    seat = person.update["seat"]
    # That they have not come yet is not that they are gone.
    stays.until(lambda _: stays.here[seat])
    person.close()
    stays.until(lambda _: not stays.here[seat])


def test_who_comes_back_within_the_grace_decides_alone(server: Running) -> None:
    table, keys = server.full(3, leaver="default")
    actor, stays = whose_turn(seated(server, table, keys))

    go(actor, stays)
    server.clock.forward(QUICK.away / 1000 - 5)
    back = Person(server, table, keys[actor.update["seat"]])
    back.reach(1)
    server.clock.forward(QUICK.away / 1000)
    server.tick()

    assert 1 == Person(server, table).reach(1)["number"]
    assert "done" == back.do(back.legal()[0])["type"]


def test_who_comes_back_while_the_bot_thinks_decides_alone() -> None:
    server = Running()
    table, keys = server.full(3, leaver="bot")
    actor, stays = whose_turn(seated(server, table, keys))
    asked, answer = hold_the_bots(server)

    go(actor, stays)
    server.clock.forward(QUICK.away / 1000)
    asked.wait()
    back = Person(server, table, keys[actor.update["seat"]])
    back.reach(1)
    answer.set()
    proxies = running(server, table).proxies
    eventually(lambda: not proxies)
    done = back.do(back.legal()[0])
    server.close()

    assert ("done", 2) == (done["type"], done["number"])


def hold_the_bots(server: Running) -> tuple[threading.Event, threading.Event]:
    """Return what says that a bot has been asked, and what lets it answer."""
    asked, answer = threading.Event(), threading.Event()
    thinkers = server.app.state.house.means.thinkers
    choose = thinkers.choose

    async def held(question: Question) -> tuple[Any, str]:
        asked.set()
        await asyncio.to_thread(answer.wait)
        given: tuple[Any, str] = await choose(question)
        return given

    thinkers.choose = held
    return asked, answer


def running(server: Running, table: str) -> Table:
    """Return the *table* that the server has in memory."""
    found: Table = server.app.state.house._tables[table].result()
    return found


def test_a_bot_plays_for_who_is_gone_until_they_come_back(server: Running) -> None:
    table, keys = server.full(3, leaver="bot", turn_seconds=60)
    people = seated(server, table, keys)
    actor, stays = whose_turn(people)
    seat = actor.update["seat"]

    go(actor, stays)
    server.clock.forward(60)
    number = stays.reach(2)["number"]
    back = Person(server, table, keys[seat])
    back.reach(number)
    people[seat] = back
    while seat not in back.update["waiting"]:
        number = play(people, Dice(b"back"), moves=1)
    done = back.do(back.legal()[0])
    stays.reach(done["number"])

    by = [line["by"] for line in stays.story if line["seat"] == seat and line["n"] != 0]
    assert "bot" == by[0]
    assert "done" == done["type"]
    assert {"seat"} == {line["by"] for line in stays.story if line["n"] > 1}


def test_with_a_clock_who_is_gone_has_as_much_time_as_who_is_here(server: Running) -> None:
    table, keys = server.full(3, leaver="default", turn_seconds=86_400)
    actor, stays = whose_turn(seated(server, table, keys))

    go(actor, stays)
    server.clock.forward(86_000)
    server.tick()
    waited = Person(server, table).reach(1)["number"]
    server.clock.forward(400)
    stays.reach(2)

    assert 1 == waited


def test_at_the_end_of_a_turn_a_choice_stands_and_silence_is_acted_for(server: Running) -> None:
    """Of four kinds of silence (S21) only who has chosen nothing at all is acted for."""
    table, keys = server.full(4, "democracy", leaver="default", turn_seconds=60)
    people = seated(server, table, keys)
    changed, chose, silent, gone = people
    chosen = [changed.legal()[1], chose.legal()[0]]
    changed.do(changed.legal()[0])
    changed.do(chosen[0])
    number = chose.do(chosen[1])["number"]
    silent.reach(number)
    prompt = silent.update["prompt"]
    go(gone, silent)

    server.clock.forward(60)
    after = silent.until(lambda update: update["prompt"] != prompt)

    last = {
        event.seat: (msgspec.to_builtins(event.action), by) for event, by in happened(server, table)
    }
    assert [(card, "seat") for card in chosen] == [last[0], last[1]]
    assert ["clock", "clock"] == [last[seat][1] for seat in (2, 3)]
    assert 50_000 < after["deadline_ms"] <= 60_000


def happened(server: Running, table: str) -> list[tuple[Event[Any], str]]:
    """Return what seats did at *table*, and who really acted."""
    at = running(server, table)
    assert at.match is not None, "no game is played"
    done = zip(at.match.events, at._by, strict=True)
    return [(event, by) for event, by in done if event.seat is not None]


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_the_time_that_the_server_was_down_is_given_back(tmp_path: Path, game: str) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3, game, leaver="default", turn_seconds=60)
    server.clock.forward(50)
    server.close()

    lefts = []
    for ahead in (140, 230):
        server = Running(settings, ahead=ahead)
        person = Person(server, table, keys[0])
        lefts.append(person.reach(1)["deadline_ms"])
        numbers = person.update["number"]
        server.clock.forward(59)
        server.tick()
        server.close()

    assert 1 == numbers
    assert all(55_000 < left <= 60_000 for left in lefts)


@pytest.mark.parametrize(
    ("hours_down", "seconds_left"),
    [(1, 82_800), (20, 14_400), (23.9, 600), (40, 600)],
)
def test_a_turn_of_a_day_ends_when_it_was_to_end_or_soon_after_a_restart(
    tmp_path: Path, hours_down: float, seconds_left: int
) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3, leaver="default", turn_seconds=86_400)
    server.close()

    server = Running(settings, ahead=hours_down * 3600)
    person = Person(server, table, keys[0])
    left = person.reach(1)["deadline_ms"] / 1000
    server.clock.forward(left)
    person.reach(2)
    server.close()

    assert seconds_left - 60 < left <= seconds_left


def test_a_clock_that_was_put_back_lengthens_no_turn(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings, ahead=5000)
    table, keys = server.full(3, leaver="default", turn_seconds=86_400)
    server.close()

    server = Running(settings)
    left = Person(server, table, keys[0]).reach(1)["deadline_ms"]
    server.close()

    assert left <= 86_400_000


def test_who_takes_several_seats_is_here_on_all_of_them(server: Running) -> None:
    made = server.table(["open", "open", "open"], hot_seat=True)
    for name in ("bo", "cy"):
        server.post(f"/api/tables/{made['table']}/claim", name=name, guest="ana")
    person = Person(server, made["table"], made["seats"][0]["key"])

    update = person.until(lambda update: update["seats"][2]["kind"] == "person")

    assert [True] * 3 == [seat["here"] for seat in update["seats"]]
