"""The last choice of an island for two, against what can be told without solving it."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from hustings.core.model import Seat
from hustings.games.democracy import race
from hustings.games.democracy.ending import (
    Ending,
    answers,
    ends,
    equilibrium,
    known_to_both,
    shared,
    solved,
)
from hustings.games.democracy.model import Options
from hustings.games.democracy.race import book
from tests.games.democracy.notation import Table, democracy
from tests.games.democracy.test_imagine import evening

CLOSE = 0.002


def ending_of(table: Table, seat: Seat = 0) -> Ending:
    """Return the ending that *table* is in, as *seat* finds it."""
    return known_to_both(table.rules, shared(table.view(seat)), book(2, table.rules.options))


def value(ending: Ending, plans: Any) -> float:
    """Return the first seat's chance to win, over all worlds."""
    return float((answers(ending, 0, plans) * plans[0]).sum() / len(ending.gains))


def best_against(ending: Ending, seat: Seat, plans: Any) -> float:
    """Return the chance of *seat* to win if it answers the other's plan as well as it can."""
    return float(answers(ending, seat, plans).max(axis=1).sum() / len(ending.gains))


@pytest.mark.parametrize("deal", ["seed", "half"])
def test_both_find_the_same_ending_in_what_both_know(deal: Any) -> None:
    table = evening(2, 2, Options(deal=deal))
    here, there = ending_of(table, 0), ending_of(table, 1)

    assert 30 == len(here.gains)
    assert [10, 10] == [*map(len, here.hands)]
    assert here.hands == there.hands
    assert here.gains.tolist() == there.gains.tolist()


def test_gains_are_what_the_rules_make_of_the_last_two_speeches() -> None:
    table = evening(2, 2)
    ending = ending_of(table)
    hands = [tuple(card.index for card in hand) for hand in table.state.hands]
    numbers = [ending.hands[seat].index(hands[seat]) for seat in (0, 1)]
    (world,) = [each for each in range(30) if [*ending.held[:, each]] == numbers]
    for mine, theirs in product(range(2), repeat=2):
        shown = table.lays(0, table.state.hands[0][mine].value)
        shown = shown.lays(1, table.state.hands[1][theirs].value).lays_first(0).lays_first(1)
        expected = np.zeros(2)
        race.value(np.array(shown.state.tribes), 5, book(2, Options()), expected)
        assert pytest.approx(expected[0]) == ending.gains[world, mine, theirs]


@pytest.mark.parametrize(
    "options", [Options(), Options(deal="half", sweep=2), Options(count="pile")]
)
def test_no_other_plan_gains_against_the_solution(options: Options) -> None:
    ending = ending_of(evening(2, 2, options))

    plans = equilibrium(ending)

    assert best_against(ending, 0, plans) - value(ending, plans) < CLOSE
    assert best_against(ending, 1, plans) - (1 - value(ending, plans)) < CLOSE


def test_matching_pennies_are_mixed() -> None:
    """One world, one hand each: the first seat wins if both choose alike."""
    gains = np.array([[[1.0, 0.0], [0.0, 1.0]]])
    ending = Ending((((1, 2),), ((3, 4),)), np.zeros((2, 1), np.int64), gains)

    plans = equilibrium(ending)

    assert np.allclose(0.5, plans, atol=0.02)


def test_a_seat_plays_one_plan_in_worlds_that_it_can_not_tell_apart() -> None:
    """Knowing the world the first seat would always win; not knowing it, half the time."""
    gains = np.array([[[1.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 1.0]]])
    ending = Ending((((1, 2),), ((3, 4), (5, 6))), np.array([[0, 0], [0, 1]]), gains)

    plans = equilibrium(ending)

    assert pytest.approx(0.5) == value(ending, plans)


def test_only_the_last_choice_of_two_is_solved() -> None:
    assert ends(evening(2, 2).view(0))
    assert not ends(evening(2, 3).view(0))
    assert not ends(evening(3, 2).view(0))
    assert not ends(democracy("5S 7H | 9D 10D", pool="4S KC", day=1).view(0))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_opponent_holds_or_has_laid_down_changes_nothing(seat: Seat) -> None:
    table = evening(2, 2)
    chances = book(2, table.rules.options)

    before = solved(table.rules, table.view(seat), chances)
    after = solved(table.rules, table.lays_first(1 - seat).view(seat), chances)

    assert before == after
    assert all(0 <= each <= 1 for each in before.worth)
    assert pytest.approx(1) == sum(before.plan)
