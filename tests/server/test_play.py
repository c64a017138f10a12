import io
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.record import read
from hustings.core.verify import verify
from hustings.games.shelf import games
from hustings.server.protocol import Update
from tests.server.people import Person, play, seated
from tests.server.running import QUICK, Running


@pytest.mark.parametrize(("game", "seats"), [("tightwad", 3), ("democracy", 3)])
def test_a_whole_game_is_played_and_its_record_verifies(
    server: Running, game: str, seats: int
) -> None:
    table, keys = server.full(seats, game)
    people = seated(server, table, keys)

    play(people, Dice(b"1"))

    over = people[0].update
    written = server.http.get(f"/api/tables/{table}/record").content
    (record,) = read(io.BytesIO(written), games())
    verify(record, games())
    assert record.footer is not None
    assert ("over", list(record.footer.places)) == (over["phase"], over["turn"]["places"])
    assert [] == over["menu"] == over["waiting"]
    assert over["commitment"] == record.header.commitment
    assert "over" == server.get(f"/api/tables/{table}")["phase"]


def test_an_update_is_what_the_protocol_says(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    text = person.heard[-1]

    decoded = msgspec.json.decode(text, type=Update, strict=True)
    assert person.update == json.loads(msgspec.json.encode(decoded))
    assert {"type", *Update.__struct_fields__} == set(person.update)


def test_numbers_have_no_gaps_and_each_event_is_told_once(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)

    number = play(people, Dice(b"2"), moves=30)

    told = [line["n"] for line in people[1].story]
    assert sorted(told) == told
    assert set(range(number)) == set(told)


@pytest.mark.parametrize("count", range(2, 7))
def test_answers_through_a_barrier_are_all_accepted(server: Running, count: int) -> None:
    table, keys = server.full(count, "democracy")
    people = seated(server, table, keys)
    dice = Dice(bytes([count]))

    for _ in range(4):
        prompt, before = people[0].update["prompt"], people[0].update["number"]
        cards = [dice.choice(person.legal()) for person in people]
        with ThreadPoolExecutor(count) as threads:
            answers = list(threads.map(Person.do, people, cards, [prompt] * count))
        assert {"done"} == {answer["type"] for answer in answers}
        number = max(answer["number"] for answer in answers)
        assert number >= before + count
        views = [person.reach(number)["view"] for person in people]
        assert 1 == len({msgspec.json.encode(view["speeches"]) for view in views})


def test_the_same_message_twice_has_one_effect_and_one_answer(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    actor = people[people[0].update["waiting"][0]]
    second_tab = Person(server, table, keys[actor.update["seat"]])
    second_tab.reach(1)
    card, prompt = actor.legal()[0], actor.update["prompt"]

    first = actor.do(card, prompt, "once")
    again = second_tab.do(card, prompt, "once")
    other = second_tab.do({"type": "play", "card": "CY'"}, prompt, "once")

    assert first == again
    assert "key-reused" == other["code"]
    assert 2 == actor.reach(first["number"])["number"]


def test_a_commit_is_replaced_until_the_last_seat_has_committed(server: Running) -> None:
    table, keys = server.full(2, "democracy")
    people = seated(server, table, keys)
    first, second, *_ = people[0].legal()
    prompt = people[0].update["prompt"]

    people[0].do(first)
    answer = people[0].do(second, prompt)
    chosen = people[0].reach(answer["number"])["view"]["chosen"]
    answer = people[1].do(people[1].legal()[0], prompt)
    late = people[0].do(first, prompt)

    assert second["card"] == chosen
    assert second["card"] == people[0].reach(answer["number"])["view"]["speeches"][0]["cards"][0]
    assert ("stale", people[0].update["prompt"]) == (late["code"], late["prompt"])


def test_an_answer_may_not_be_replaced_for_ever(server: Running) -> None:
    table, keys = server.full(2, "democracy")
    (person, _) = seated(server, table, keys)
    prompt = person.update["prompt"]
    first, second, *_ = person.legal()

    answers = [person.do(card, prompt) for card in (first, second) * 11]

    assert ["done"] * QUICK.replacements == [a["type"] for a in answers[: QUICK.replacements]]
    assert "too-fast" == answers[-1]["code"]


def test_a_stale_answer_is_refused_and_healed(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    actor = people[people[0].update["waiting"][0]]
    card, prompt = actor.legal()[0], actor.update["prompt"]
    number = actor.do(card)["number"]

    late = actor.do(card, prompt)
    healed = actor.hear("update")

    assert ("stale", prompt + 1, number) == (late["code"], late["prompt"], late["number"])
    assert (number, prompt + 1) == (healed["number"], healed["prompt"])


def test_an_illegal_action_is_refused_with_the_clause_and_the_facts(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    leader = people[0].update["waiting"][0]
    other = people[(leader + 1) % 3]

    answer = other.do({"type": "play", "card": other.update["view"]["hand"][0]})

    assert "illegal" == answer["code"]
    assert "play.turn" == answer["objection"]["clause"]
    assert 1 == answer["number"]


def test_after_the_end_every_action_is_refused(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    play(people, Dice(b"3"))

    answer = people[0].do({"type": "play", "card": "CY"}, 0)

    assert "over" == answer["code"]


def test_nonsense_is_refused_and_the_line_stays_open(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for nonsense in ("{", '{"type":"dance"}', '{"type":"act","id":"x","prompt":"y","action":1}'):
        person.socket.send(nonsense)
        assert "bad-message" == person.hear("refused")["code"]
    person.socket.send("[" * 10_000)
    assert "bad-message" == person.hear("refused")["code"]
    for action in (None, 7, {"type": "dance"}, {"type": "play", "card": "XX"}):
        assert "bad-message" == person.do(action)["code"]
    assert "illegal" == person.do({"type": "deal", "dealer": 0, "hands": []})["code"]
    person.send(type="ping")
    assert {"type": "pong"} == person.hear("pong")


def test_too_many_actions_at_once_are_refused(tmp_path: Path) -> None:
    # One of the four is the greeting.
    server = Running(replace(QUICK, acts=(4, 0)))
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    answers = [person.do({"type": "dance"})["code"] for _ in range(4)]
    server.close()

    assert [*["bad-message"] * 3, "too-fast"] == answers


def test_whoever_writes_an_event_first_is_right(tmp_path: Path) -> None:
    server = Running(replace(QUICK, data=tmp_path))
    table, keys = server.full(2, "democracy")
    people = seated(server, table, keys)
    first, second, *_ = people[0].legal()
    with sqlite3.connect(tmp_path / "hustings.sqlite") as other:
        other.execute(
            "INSERT INTO events (game, n, seat, action, by, at, prompt)"
            " VALUES (?, 1, 0, ?, 'seat', 0, 0)",
            (table, msgspec.json.encode(second).decode()),
        )
    other.close()

    answer = people[0].do(first)
    healed = people[0].reach(2)
    server.close()

    assert ("stale", 2) == (answer["code"], answer["number"])
    assert second["card"] == healed["view"]["chosen"]
