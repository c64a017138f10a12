"""A finished game is looked at again: through any seat's eyes, its decisions weighed."""

from typing import Any

import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.server.walks import KEPT
from tests.server.people import play, seated
from tests.server.running import QUICK, Running


def finished(server: Running, game: str = "tightwad") -> str:
    table, keys = server.full(3, game)
    play(seated(server, table, keys), Dice(b"review"))
    return table


def reviewed(server: Running, table: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Ask on until all is weighed; return the decisions and the reckonings."""
    decisions: list[dict[str, Any]] = []
    while True:
        answer = server.get(f"/api/tables/{table}/review?since={len(decisions)}")
        decisions += answer["decisions"]
        assert answer["done"] <= answer["events"]
        if answer["reckonings"] is not None:
            return decisions, answer["reckonings"]


def test_all_decisions_are_weighed_a_few_at_a_time_and_add_up(server: Running) -> None:
    table = finished(server)
    decisions, reckonings = reviewed(server, table)

    assert [0, 1, 2] == [each["seat"] for each in reckonings]
    for each in reckonings:
        costs = [made["cost"] for made in decisions if made["seat"] == each["seat"]]
        assert sum(costs) == pytest.approx(each["cost"])
        assert each["result"] == pytest.approx(0.5 + each["luck"] - each["cost"])
    for made in decisions:
        (chosen,) = [choice for choice in made["choices"] if choice["chosen"]]
        best = made["choices"][0]
        assert best["value"] - chosen["value"] == pytest.approx(made["cost"])
        assert "action-play" == chosen["said"][0]["id"]


def test_what_was_weighed_before_is_told_at_once_and_the_same(server: Running) -> None:
    table = finished(server)
    first, reckonings = reviewed(server, table)

    again = server.get(f"/api/tables/{table}/review")
    assert (first, reckonings) == (again["decisions"], again["reckonings"])


def test_nothing_is_weighed_and_no_seat_seen_before_the_end(server: Running) -> None:
    table, keys = server.full(3)
    play(seated(server, table, keys), Dice(b"review"), moves=4)

    assert "not-over" == server.get(f"/api/tables/{table}/review")["code"]
    assert "not-over" == server.get(f"/api/tables/{table}/moments/2?seat=1")["code"]
    assert server.get(f"/api/tables/{table}")["length"] is None
    assert [] == server.get(f"/api/tables/{table}/moments/2")["view"]["hand"]


def test_afterwards_each_moment_is_as_a_seat_saw_it(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)
    dealt = [person.update for person in people]
    play(people, Dice(b"review"))

    assert people[0].update["number"] == server.get(f"/api/tables/{table}")["length"]
    for seat, update in enumerate(dealt):
        moment = server.get(f"/api/tables/{table}/moments/1?seat={seat}")
        assert update["view"] == moment["view"]
        assert (seat, []) == (moment["seat"], moment["menu"])
    assert "bad-message" == server.get(f"/api/tables/{table}/moments/1?seat=3")["code"]


def test_any_moment_is_the_same_however_one_came_to_it(server: Running) -> None:
    table, keys = server.full(3)
    play(seated(server, table, keys), Dice(b"walk"), moves=12)
    last = server.get(f"/api/tables/{table}/moments/12")

    back = [server.get(f"/api/tables/{table}/moments/{n}") for n in range(12, 0, -1)]
    on = [server.get(f"/api/tables/{table}/moments/{n}") for n in range(1, 13)]

    assert on == back[::-1]
    assert last == on[-1]
    assert [1, 2, 3] == [moment["number"] for moment in on[:3]]
    assert all(line["n"] < moment["number"] for moment in on for line in moment["story"])


def test_a_moment_that_is_asked_for_again_costs_no_second_walk(server: Running) -> None:
    table, keys = server.full(3)
    play(seated(server, table, keys), Dice(b"walk"), moves=4)
    walks = server.app.state.house.walks

    server.get(f"/api/tables/{table}/moments/3")

    assert [True, True, False] == [walks.reaches(table, number, None) for number in (2, 3, 4)]
    assert not walks.reaches(table, 1, 0)


def test_of_many_games_those_that_were_looked_at_last_are_kept(server: Running) -> None:
    tables = [server.full(3)[0] for _ in range(KEPT + 1)]
    walks = server.app.state.house.walks

    for table in (*tables[:KEPT], tables[0], tables[KEPT]):
        server.get(f"/api/tables/{table}/moments/1")

    kept = [table for table in tables if walks.reaches(table, 1, None)]
    assert [tables[0], *tables[2:]] == kept


@pytest.mark.parametrize("shelf", ["raising", "dancing"])
def test_what_a_bot_fails_to_weigh_is_left_out(shelf: str) -> None:
    server = Running(replace(QUICK, shelf=f"tests.server.hostile:{shelf}"))
    table = finished(server)
    decisions, reckonings = reviewed(server, table)
    server.close()

    assert [] == decisions
    assert [0, 0, 0] == [each["decisions"] for each in reckonings]
