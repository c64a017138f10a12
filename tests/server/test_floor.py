"""Nobody holds an open negotiation up: the clock of the table ends it, whatever is composed."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.council import FIRM, gathered, of, reach
from tests.server.people import Person
from tests.server.running import QUICK, Running


def edit(people: Sequence[Person], seat: int) -> dict[str, Any]:
    """Let *seat* change something in the open negotiation, and return what is seen then."""
    answer = people[seat].do(of(people[seat], "promote", "recall", "propose")[0])
    assert answer["type"] == "done", answer
    return reach(people, answer["number"])


@pytest.mark.parametrize("stage", ["promoting", "coalescing"])
def test_what_is_composed_does_not_give_the_negotiation_more_time(
    server: Running, stage: str
) -> None:
    people = gathered(server, stage, turn_seconds=600, leaver="default")
    asked = people[0].update["prompt"]

    server.clock.forward(590)
    edited = edit(people, 0)
    offered = people[1].do(of(people[1], "offer")[0])
    seen = reach(people, offered["number"])

    assert {asked} == {edited["prompt"], seen["prompt"]}
    assert 0 < seen["deadline_ms"] <= 10_000


@pytest.mark.parametrize("stage", ["promoting", "coalescing"])
def test_when_its_time_has_run_out_the_table_lets_the_gavel_fall(
    server: Running, stage: str
) -> None:
    people = gathered(server, stage, turn_seconds=600, leaver="default")
    edit(people, 0)
    asked = people[0].update["prompt"]

    server.clock.forward(600)
    after = people[0].until(lambda update: update["prompt"] != asked)

    assert stage != after["view"]["stage"]["type"]
    assert 590_000 < after["deadline_ms"] <= 600_000


def test_an_offer_to_who_is_firm_is_declined_when_time_has_run_out(server: Running) -> None:
    people = gathered(server, "promoting", turn_seconds=600, leaver="default")
    offer = of(people[0], "offer")[0]
    (other,) = offer["to"]
    reach(people, people[other].do(FIRM)["number"])
    reach(people, people[0].do(offer)["number"])

    server.clock.forward(600)
    after = people[0].until(lambda update: update["view"]["stage"]["type"] != "promoting")

    assert [(0, "declined")] == [(each["n"], each["status"]) for each in after["view"]["offers"]]


def test_whoever_has_said_much_can_still_be_firm(server: Running) -> None:
    people = gathered(server, "promoting")
    (arrow,) = of(people[0], "promote")[:1]
    back = {**arrow, "type": "recall"}
    moves = server.app.state.house.means.settings.replacements

    answers = []
    for n in range(moves + 2):
        answers.append(people[0].do((arrow, back)[n % 2]))
        reach(people, answers[-1]["number"])
    last = people[0].do(FIRM)

    assert {"done"} == {answer["type"] for answer in answers}
    assert "done" == last["type"]


def test_the_clock_acts_for_whoever_has_said_too_much() -> None:
    server = Running(replace(QUICK, free_acts=2))
    try:
        people = gathered(server, "promoting", turn_seconds=600, leaver="default")
        arrow = of(people[0], "promote")[0]
        for action in (arrow, {**arrow, "type": "recall"}):
            reach(people, people[0].do(action)["number"])
        refused = people[0].do(FIRM)

        server.clock.forward(600)
        after = people[0].until(lambda update: update["view"]["stage"]["type"] != "promoting")
    finally:
        server.close()

    assert "too-fast" == refused["code"]
    assert "playing" == after["phase"]
