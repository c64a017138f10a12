from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from hustings.core.record import Said, read
from hustings.games.shelf import games
from tests.server.council import quiet
from tests.server.people import Person, seated
from tests.server.running import QUICK, Running


def said(server: Running, table: str) -> list[Said]:
    """Return what is kept of the talk at *table*."""
    lines = server.http.get(f"/api/tables/{table}/remarks").content
    return msgspec.json.Decoder(Said).decode_lines(lines)


def speak(person: Person, text: str) -> None:
    """Say *text*, and hear it."""
    person.send(type="say", id=text.replace(" ", "-"), text=text)
    assert "done" == person.hear("done", "refused")["type"]


def test_what_is_said_is_heard_by_all_and_told_to_who_comes_later(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)

    people[1].send(type="say", id="one", text="Selamat malam")
    heard = [person.hear("said") for person in people]
    later = Person(server, table).hear("said")

    words = {"seat": 1, "name": "p1", "text": "Selamat malam"}
    expected = {"type": "said", "n": 0, "after": 1, **words}
    assert [expected] * 4 == [*heard, later]


def test_the_same_remark_twice_is_said_once(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for text in ("hello", "hello", "other"):
        person.send(type="say", id="one", text=text)
    answers = [person.hear("done", "refused") for _ in range(3)]
    late = Person(server, table)
    late.hear("said")
    late.send(type="ping")

    assert ["done", "done", "refused"] == [answer["type"] for answer in answers]
    assert "pong" == late.hear("said", "pong")["type"]


def test_nobody_talks_without_end(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for n in range(12):
        person.send(type="say", id=f"m{n}", text="again")
    answers = [person.hear("done", "refused") for _ in range(12)]
    person.send(type="say", id="long", text="x" * 501)
    too_long = person.hear("refused")

    assert "too-fast" == answers[-1]["code"]
    assert "bad-message" == too_long["code"]


def test_everybody_is_told_who_comes_and_goes(server: Running) -> None:
    table, keys = server.full(3)
    first = Person(server, table, keys[0])
    first.reach(1)

    second = Person(server, table, keys[1])
    came = first.hear("presence")["seats"]
    second.close()
    went = first.hear("presence")["seats"]

    assert ([True, True, False], [True, False, False]) == (came, went)


def test_what_was_said_is_kept_whole_beside_the_record(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3)
    people = seated(server, table, keys)
    speak(people[2], "Before")
    server.clock.forward(1)
    actor = people[0].update["waiting"][0]
    number = people[actor].do(people[actor].legal()[0])["number"]
    server.clock.forward(1)
    speak(people[1], "After")
    server.close()

    server = Running(settings)
    kept = said(server, table)
    record = server.http.get(f"/api/tables/{table}/record")
    server.close()

    assert [Said(0, 1, 2, "p2", "Before"), Said(1, number, 1, "p1", "After")] == kept
    assert [] == [text for text in ("Before", "After", "p1") if text in record.text]


def test_a_record_carries_what_was_said_for_whoever_asks_for_it(
    server: Running, tmp_path: Path
) -> None:
    table, keys = server.full(3)
    speak(seated(server, table, keys)[0], "Your vote for mine?")
    file = tmp_path / "record.jsonl"
    file.write_bytes(server.http.get(f"/api/tables/{table}/record?said=true").content)

    with file.open("rb") as lines:
        (record,) = read(lines, games())

    assert (Said(0, 1, 0, "ana", "Your vote for mine?"),) == record.said


def test_a_record_is_read_whatever_was_said(server: Running, tmp_path: Path) -> None:
    table, keys = server.full(3)
    speak(seated(server, table, keys)[0], '{"n":0,"seat":0}')
    file = tmp_path / "record.jsonl"
    file.write_bytes(server.http.get(f"/api/tables/{table}/record").content)

    with file.open("rb") as lines:
        (record,) = read(lines, games())

    assert 1 == len(record.events)


def test_behind_closed_doors_nobody_reads_what_is_said(server: Running) -> None:
    table, keys = server.full(3, watchers=False)
    speak(seated(server, table, keys)[0], "Among us")

    answer = server.http.get(f"/api/tables/{table}/remarks")

    assert (403, "no-watchers") == (answer.status_code, answer.json()["code"])


def test_there_is_no_way_to_say_something_to_one_alone(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    person.send(type="say", id="one", text="psst", to=[1])

    assert "bad-message" == person.hear("done", "refused")["code"]


def test_a_bot_says_why_it_turns_an_offer_down_and_nothing_else() -> None:
    server = Running(replace(QUICK, shelf="tests.server.curt:bots", filler="curt"))
    made = server.table(["open", "bot:curt", "bot:curt"], "majority")
    server.post(f"/api/tables/{made['table']}/start", key=made["seats"][0]["key"])
    person = Person(server, made["table"], made["seats"][0]["key"])
    while "promoting" != person.until(_may_act)["view"]["stage"]["type"]:
        person.reach(person.do(quiet(person))["number"])
    send = {"type": "send", "faction": "voters", "turn": 1, "supporters": 1}
    offer = {"type": "offer", "to": [1], "mine": [send], "yours": [], "answers": None}
    answer = person.do(offer)
    reason = person.hear("said")
    remarks = said(server, made["table"])
    server.close()

    assert "done" == answer["type"]
    assert (1, "say-bot-deal-bad") == (reason["seat"], reason["text"])
    # It is said after the offer and the answer to it, wherever it is read.
    assert answer["number"] < reason["after"] == remarks[0].after
    assert [reason["text"]] == [remark.text for remark in remarks]


def _may_act(update: Any) -> bool:
    return any(not option["objection"] for option in update["menu"])
