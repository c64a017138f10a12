"""How well bots play: the shares that careful must reach, and that search is no worse."""

import pytest

from hustings.games.shelf import game
from hustings.lab.crew import cores
from hustings.lab.plan import Plan, rotated
from hustings.lab.simulate import simulate
from hustings.lab.tally import Row, by_bot


def rated(
    name: str, bots: tuple[str, ...], games: int, jobs: int = 1, seats: int = 4
) -> dict[str, Row[str]]:
    """Return how *bots* did at so many *seats*, the last one filling the table."""
    known = game(name)
    options = next(iter(known.dialects.values()))
    plan = Plan(known, seats, options, rotated(bots, seats), games, "strength")
    return {row.who: row for row in by_bot(simulate(plan, jobs))}


def test_careful_loses_tightwad_less_than_half_as_often_as_chance_would_say() -> None:
    assert rated("tightwad", ("careful", "random"), 400)["careful"].last.high < 0.125


def test_careful_wins_democracy_much_more_often_than_chance_would_say() -> None:
    assert rated("democracy", ("careful", "random"), 100)["careful"].first.low > 1.3 * 0.25


def test_strong_wins_democracy_more_often_than_its_share_against_three_careful() -> None:
    assert rated("democracy", ("strong:300", "careful"), 40)["strong:300"].first.low > 0.25


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_strong_wins_democracy_a_third_more_often_than_its_share(seats: int) -> None:
    rows = rated("democracy", ("strong", "careful"), 100 * seats, cores(), seats)

    assert rows["strong"].first.share > 1.3 / seats
    assert rows["strong"].first.low > 1 / seats


def test_strong_loses_tightwad_less_often_than_those_who_shed_their_highest() -> None:
    assert rated("tightwad", ("strong:fast", "highest"), 100)["strong:fast"].last.high < 0.25


@pytest.mark.soak
def test_careful_loses_tightwad_hardly_ever_over_two_thousand_games() -> None:
    assert rated("tightwad", ("careful", "random"), 2000, cores())["careful"].last.high < 0.02


@pytest.mark.soak
def test_careful_wins_democracy_nearly_always_over_two_thousand_games() -> None:
    assert rated("democracy", ("careful", "random"), 2000, cores())["careful"].first.low > 0.9


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_careful_wins_majority_rules_more_than_twice_as_often_as_chance_would_say(
    seats: int,
) -> None:
    rows = rated("majority", ("careful", "random"), 400, cores(), seats)

    assert rows["careful"].first.low > 2 / seats


@pytest.mark.soak
@pytest.mark.parametrize("other", ["highest", "careful"])
def test_strong_loses_tightwad_hardly_more_than_half_as_often_as_chance_would_say(
    other: str,
) -> None:
    rows = rated("tightwad", ("strong", other), 1000, cores())

    assert rows["strong"].last.high < 0.17


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_strong_wins_majority_rules_one_and_a_half_times_as_often_as_its_share(seats: int) -> None:
    rows = rated("majority", ("strong", "careful"), 200, cores(), seats)

    assert rows["strong"].first.share > 1.5 / seats


@pytest.mark.soak
@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_search_beats_random(name: str) -> None:
    rows = rated(name, ("search:200", "random"), 200, cores())

    assert rows["search:200"].merit > rows["random"].merit + 0.15
