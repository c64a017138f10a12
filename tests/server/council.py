"""A council: people at a table of Majority Rules, who do the quietest thing unless told."""

from collections.abc import Sequence
from typing import Any

from tests.server.people import Person, seated
from tests.server.running import Running

FIRM = {"type": "firm"}
OPEN = ("promoting", "coalescing")
"""Stages at which all negotiate until all are firm."""


def gathered(server: Running, stage: str, **more: Any) -> list[Person]:
    """Return three people at a table of Majority Rules that has come to *stage*."""
    table, keys = server.full(3, "majority", **more)
    people = seated(server, table, keys)
    play_on(people, until=stage)
    return people


def play_on(people: Sequence[Person], until: str) -> None:
    """Let *people* play as quietly as can be until the game comes to the stage *until*."""
    number = people[0].update["number"]
    while (stage := reach(people, number)["view"]["stage"]["type"]) != until:
        actor = people[people[0].update["waiting"][0]]
        answer = actor.do(FIRM if stage in OPEN and FIRM in actor.legal() else quiet(actor))
        assert answer["type"] == "done", answer
        number = answer["number"]


def quiet(person: Person) -> Any:
    """Return the first thing that *person* may do, passing or declining if possible."""
    legal = person.legal()
    return next((each for each in legal if each["type"] in ("pass", "decline")), legal[0])


def deal(people: Sequence[Person], by: int, to: int, **words: Any) -> None:
    """Let *by* offer *words* to *to*, who accepts."""
    offer = {"type": "offer", "to": [to], "mine": [], "yours": [], "answers": None, **words}
    reach(people, people[by].do(offer)["number"])
    (accept,) = of(people[to], "accept")
    reach(people, people[to].do(accept)["number"])


def reach(people: Sequence[Person], number: int) -> dict[str, Any]:
    """Let all *people* see *number* events, and return what the first one sees."""
    for person in people:
        person.reach(number)
    return people[0].update


def of(person: Person, *kinds: str) -> list[Any]:
    """Return what *person* may do of these *kinds*."""
    return [action for action in person.legal() if action["type"] in kinds]
