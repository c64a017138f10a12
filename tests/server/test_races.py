"""Who is first is first, however close the others are (S09, S10, S11, S12): each 200 times."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from hustings.core.dice import Dice
from tests.server.people import Person, seated
from tests.server.running import Running

TIMES = 200


def at_once(threads: ThreadPoolExecutor, *asks: Any) -> list[Any]:
    """Do all *asks* at the same time, and return the answers in their order."""
    return [doing.result() for doing in [threads.submit(ask) for ask in asks]]


@pytest.mark.parametrize("seats", range(2, 7))
def test_answers_of_all_seats_to_one_question_are_all_accepted(server: Running, seats: int) -> None:
    dice, barriers = Dice(bytes([seats])), 0
    with ThreadPoolExecutor(seats) as threads:
        while barriers < TIMES / 5:
            table, keys = server.full(seats, "democracy")
            people = seated(server, table, keys)
            while people[0].update["phase"] == "playing" and barriers < TIMES / 5:
                prompt, before = people[0].update["prompt"], people[0].update["number"]
                waiting = [people[seat] for seat in people[0].update["waiting"]]
                acts = [partial(p.do, dice.choice(p.legal()), prompt) for p in waiting]
                answers = at_once(threads, *acts)
                number = max(answer["number"] for answer in answers)
                stories = [_told(person, before, number) for person in people]
                barriers += 1
                assert {"done"} == {answer["type"] for answer in answers}
                assert stories[:1] * seats == stories


def _told(person: Person, since: int, number: int) -> list[Any]:
    """Return the numbers, ids and seats of the lines since an event."""
    person.reach(number)
    lines = (line for line in person.story if line["n"] >= since)
    return [(line["n"], line["id"], line["seat"]) for line in lines]


def test_one_message_sent_twice_at_once_has_one_effect(server: Running) -> None:
    table, keys = server.full(3, "democracy")
    dice, done = Dice(b"twice"), 0
    people = seated(server, table, keys)
    with ThreadPoolExecutor(2) as threads:
        tabs = [Person(server, table, keys[0]) for _ in range(2)]
        while done < TIMES:
            for tab in (*tabs, *people):
                tab.reach(people[0].update["number"])
            if tabs[0].update["phase"] == "over":
                table, keys = server.full(3, "democracy")
                people = seated(server, table, keys)
                tabs = [Person(server, table, keys[0]) for _ in range(2)]
                continue
            card, prompt = dice.choice(people[0].legal()), people[0].update["prompt"]
            number = people[0].update["number"]
            name = f"twice-{done}"
            first, second = at_once(threads, *(partial(tab.do, card, prompt, name) for tab in tabs))
            changed = tabs[0].do({"type": "commit", "card": "2C"}, prompt, name)
            assert first == second
            assert "done" == first["type"]
            assert first["number"] == number + 1
            assert changed.get("code") == ("key-reused" if card["card"] != "2C" else None)
            for other in people[1:]:
                number = other.do(dice.choice(other.legal()), prompt)["number"]
            for person in people:
                person.reach(number)
            done += 1


@pytest.mark.parametrize("seed", range(TIMES // 10))
def test_a_start_a_claim_and_a_farewell_at_once_leave_one_deal(server: Running, seed: int) -> None:
    dice = Dice(bytes([seed]))
    with ThreadPoolExecutor(5) as threads:
        for _ in range(10):
            made = server.table(["open", "open", "open"])
            table, keys = made["table"], [seat["key"] for seat in made["seats"]]
            path = f"/api/tables/{table}"
            server.post(f"{path}/claim", name="bo", guest="bo", key=keys[1])
            asks = [
                partial(server.post, f"{path}/start", key=keys[0]),
                partial(server.post, f"{path}/start", key=keys[0]),
                partial(server.post, f"{path}/seats/1/leave", key=keys[1]),
                partial(server.post, f"{path}/claim", name="cy", guest="cy", seat=2),
                partial(server.post, f"{path}/claim", name="di", guest="di", seat=2),
            ]
            order = dice.shuffled(range(len(asks)))
            answers = dict(zip(order, at_once(threads, *(asks[n] for n in order)), strict=True))
            lines = server.http.get(f"{path}/record").text.splitlines()
            info = server.get(path)

            assert ["playing"] * 2 == [answers[n]["phase"] for n in (0, 1)]
            assert 1 == sum('"deal"' in line for line in lines)
            winners = [answers[n] for n in (3, 4) if "key" in answers[n]]
            assert len(winners) <= 1
            assert all(
                answers[n]["code"] == "seat-taken" for n in (3, 4) if "key" not in answers[n]
            )
            assert ("person" if winners else "bot") == info["seats"][2]["kind"]


def test_a_revision_and_the_last_answer_at_once_have_one_outcome_for_all(server: Running) -> None:
    dice = Dice(b"revised")
    people: list[Person] = []
    with ThreadPoolExecutor(2) as threads:
        for _ in range(TIMES):
            if not people or people[0].update["phase"] == "over":
                people = seated(server, *server.full(2, "democracy"))
            prompt = people[0].update["prompt"]
            first, second = (dice.choice(people[0].legal())["card"] for _ in range(2))
            before = people[0].do(commit(first), prompt)["number"]
            revised, last = at_once(
                threads,
                partial(people[0].do, commit(second), prompt),
                partial(people[1].do, dice.choice(people[1].legal()), prompt),
            )
            number = max(answer["number"] for answer in (revised, last))
            mine, yours = (_facts(person, before, number) for person in people)
            stands = second if revised["type"] == "done" else first

            assert "done" == last["type"]
            assert mine == yours
            assert stands in mine
            assert revised.get("code") in (None, "stale", "over")


def commit(card: str) -> dict[str, str]:
    return {"type": "commit", "card": card}


def _facts(person: Person, since: int, number: int) -> list[str]:
    """Return every word that the lines since an event name."""
    person.reach(number)
    lines = [line for line in person.story if line["n"] >= since]
    return [word for line in lines for fact in line["facts"].values() for word in str(fact).split()]
