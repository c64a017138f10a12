"""A review of a finished game tells what choices cost from what was luck, and adds up."""

from collections.abc import Sequence
from typing import Any

import pytest

from hustings.bots.baseline import Random, legal
from hustings.bots.bot import Weighed
from hustings.bots.merit import merit
from hustings.bots.review import EVEN, Decision, asked, reckonings, reviewed
from hustings.core.dice import Dice
from hustings.core.match import AnyMatch, Match
from hustings.core.model import Option, Over
from hustings.games.shelf import game
from hustings.lab.played import played


class Decided:
    """A bot with an opinion on everything: what comes earlier on the menu is better."""

    def weigh(
        self, view: object, menu: Sequence[Option[Any]], dice: Dice
    ) -> tuple[Weighed[Any], ...]:
        actions = list(dict.fromkeys(legal(menu)))
        return tuple(Weighed(action, 1 - n / len(actions)) for n, action in enumerate(actions))

    def choose(self, view: object, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        return legal(menu)[0]


def finished(name: str, seats: int = 3) -> AnyMatch:
    rules = game(name).ruleset(seats, next(iter(game(name).dialects.values())))
    return played(rules, bytes(32), [Random()] * seats)


@pytest.mark.parametrize("name", ["tightwad", "democracy", "majority"])
def test_half_the_table_and_luck_less_the_cost_is_the_result(name: str) -> None:
    match = finished(name)
    over = match.turn
    assert isinstance(over, Over)
    decisions = list(reviewed(match.rules, match.events, Decided()))

    settled = reckonings(decisions, over)
    assert [0, 1, 2] == [reckoning.seat for reckoning in settled]
    assert len(decisions) == sum(reckoning.decisions for reckoning in settled) > 10
    for reckoning in settled:
        assert merit(over.places, reckoning.seat) == reckoning.result
        assert reckoning.result == pytest.approx(EVEN + reckoning.luck - reckoning.cost)
        costs: dict[int, list[float]] = {}
        for each in decisions:
            if each.seat == reckoning.seat:
                costs.setdefault(each.matter, []).append(each.cost)
        # Whoever is asked about a matter again could do better in the same way: it counts once.
        worst = [max(matter) for matter in costs.values()]
        assert sum(cost >= 0.02 for cost in worst) == reckoning.mistakes
        assert sum(worst) == pytest.approx(reckoning.cost)
        assert min(worst) >= 0


def test_who_always_does_the_best_pays_nothing() -> None:
    rules = game("tightwad").ruleset(3, next(iter(game("tightwad").dialects.values())))
    match = played(rules, bytes(32), [Decided(), Random(), Random()])
    over = match.turn
    assert isinstance(over, Over)

    best, *others = reckonings(reviewed(rules, match.events, Decided()), over)
    assert (0, 0) == (best.mistakes, best.cost)
    assert all(reckoning.cost > 0 for reckoning in others)


def test_a_seat_is_judged_by_what_it_could_see() -> None:
    match = finished("democracy")
    seen = {each.n: each.view for each in asked(match.rules, match.events)}
    state = match.rules.setup()
    for event in match.events:
        if event.n in seen:
            assert match.rules.view(state, event.seat) == seen[event.n]
        state = match.rules.apply(state, event.seat, event.action)


def test_where_there_is_one_choice_nothing_is_decided() -> None:
    match = finished("tightwad")
    for each in asked(match.rules, match.events):
        assert len(set(legal(each.menu))) > 1
        assert each.chosen in legal(each.menu)


def test_only_the_last_answer_to_a_question_counts() -> None:
    rules = game("democracy").ruleset(2, next(iter(game("democracy").dialects.values())))
    match = Match.start(rules, bytes(32))
    first, second = rules.legal(match.state, 0)[:2]
    other = rules.legal(match.state, 1)[0]
    for seat, action in ((0, first), (0, second), (1, other)):
        match = match.act(seat, action, 0)

    chosen = [(each.seat, each.chosen) for each in asked(rules, match.events)]
    assert [(0, second), (1, other)] == chosen


def test_of_a_choice_that_was_not_weighed_nothing_ill_is_said() -> None:
    match = finished("tightwad")
    question = next(each for each in asked(match.rules, match.events) if len(legal(each.menu)) > 2)
    this, that, other, *_ = legal(question.menu)
    weighed = (Weighed(this, 0.7), Weighed(that, 0.4))

    assert 0 == Decision(4, 1, other, weighed, 4).cost
    assert 0.3 == pytest.approx(Decision(4, 1, that, weighed, 4).cost)
