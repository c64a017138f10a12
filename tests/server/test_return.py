from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from tests.server.people import Person, play, seated
from tests.server.running import QUICK, Running

TIMES = ("deadline_ms",)


def shown(person: Person) -> dict[str, Any]:
    """Return what a person sees, with the whole story."""
    seen = {name: part for name, part in person.update.items() if name not in TIMES}
    return {**seen, "story": person.story, "whole": True}


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
@pytest.mark.parametrize("gone", [1, 2, 3, 5, 8, 13, 21, 34])
def test_who_comes_back_sees_what_they_would_have_seen(
    server: Running, game: str, gone: int
) -> None:
    table, keys = server.full(3, game, leaver="wait")
    people = seated(server, table, keys)
    dice = Dice(bytes([gone]))
    play(people, dice, moves=4)
    cut = Person(server, table, keys[0])
    seen = cut.reach(people[0].update["number"])["number"]
    cut.close()

    number = play(people, dice, moves=gone)
    returned = Person(server, table, keys[0], seen)
    returned.story = cut.story.copy()
    returned.reach(number)

    assert shown(people[0]) == shown(returned)
    assert not returned.update["whole"]


def test_who_has_seen_the_future_is_told_the_whole(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    number = play(people, Dice(b"5"), moves=9)

    returned = Person(server, table, keys[0], 999)
    returned.reach(number)

    assert returned.update["whole"]
    assert shown(people[0]) == shown(returned)


def test_after_a_restart_everybody_sees_what_they_saw(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3, "democracy")
    people = seated(server, table, keys)
    play(people, Dice(b"6"), moves=10)
    card = people[0].legal()[0]
    prompt = people[0].update["prompt"]
    if 0 not in people[0].update["waiting"]:
        play(people, Dice(b"7"), moves=1)
        card, prompt = people[0].legal()[0], people[0].update["prompt"]
    done = people[0].do(card, prompt, "kept")
    before = [shown_after(person, done["number"]) for person in people]
    people[0].send(type="say", id="s", text="hello")
    people[0].hear("said")
    server.close()

    server = Running(settings)
    again = seated(server, table, keys)
    after = [shown_after(person, done["number"]) for person in again]
    said = again[1].hear("said")
    repeat = again[0].do(card, prompt, "kept")
    server.close()

    assert [seen["view"] for seen in before] == [seen["view"] for seen in after]
    assert [seen["story"] for seen in before] == [seen["story"] for seen in after]
    assert [seen["ready"] for seen in before] == [seen["ready"] for seen in after]
    assert (done["number"], "hello") == (repeat["number"], said["text"])


def shown_after(person: Person, number: int) -> dict[str, Any]:
    person.reach(number)
    return shown(person)


def test_a_restart_deals_the_same_cards(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    table, keys = server.full(3)
    people = seated(server, table, keys)
    while len(people[0].update["view"]["rounds"]) < 1:
        play(people, Dice(b"8"), moves=1)
    hand = people[0].update["view"]["hand"]
    server.close()

    server = Running(settings)
    (person, *_) = seated(server, table, keys)
    server.close()

    assert hand == person.update["view"]["hand"]


def test_a_gathering_table_survives_a_restart(tmp_path: Path) -> None:
    settings = replace(QUICK, data=tmp_path)
    server = Running(settings)
    made = server.table(["open", "open", "bot:random"])
    server.close()

    server = Running(settings)
    given = server.post(f"/api/tables/{made['table']}/claim", name="bo", guest="bo")
    info = server.post(f"/api/tables/{made['table']}/start", key=made["seats"][0]["key"])
    server.close()

    assert 1 == given["seat"]
    assert "playing" == info["phase"]
