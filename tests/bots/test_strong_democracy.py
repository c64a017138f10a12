"""What strong thinks in Democracy, how much it thinks, and that it knows no more than its seat."""

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from hustings.bots.bot import Weighed
from hustings.bots.budget import Budget
from hustings.bots.meter import portions
from hustings.bots.search import Search
from hustings.bots.shelf import bot_named
from hustings.core.dice import Dice
from hustings.core.model import Over
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.democracy import GAME
from hustings.games.democracy.ending import ends, solved
from hustings.games.democracy.model import Commit, Options
from hustings.games.democracy.race import book
from hustings.games.democracy.strong import Strong
from hustings.lab.played import played
from tests.games.democracy.notation import Table, democracy, fresh
from tests.games.democracy.test_imagine import evening


def advice(
    table: Table, seat: int, simulations: int = 300, dice: bytes = b""
) -> tuple[Weighed[Commit], ...]:
    """Return what strong thinks of its cards."""
    bot = Strong(table.rules, Budget(simulations))
    return bot.weigh(table.view(seat), table.menu(seat), Dice(dice))


def written(weighed: tuple[Weighed[Commit], ...]) -> dict[str, str]:
    """Return the reasons by card, the best first."""
    return {each.action.card.value: each.reason for each in weighed if each.action.card}


def test_it_takes_the_tribe_that_wins_the_game() -> None:
    table = democracy("5S 7H | 9D 10D", pool="4S KC", tribes=(4, 4))

    assert "5S" == next(iter(written(advice(table, 0))))


def test_the_last_choice_of_two_is_solved() -> None:
    table = evening(2, 2)
    first, second = advice(table, 0)

    assert "bot-ending" == first.reason
    assert second.reason in {"bot-close", "bot-regret"}
    assert first.value >= second.value
    assert set(table.rules.legal(table.state, 0)) == {first.action, second.action}


def test_cards_that_its_plan_mixes_are_drawn_by_the_dice() -> None:
    """By one and the same view, sometimes the one and sometimes the other comes first."""
    for seed in range(60):
        table = late(seed)
        plan = solved(table.rules, table.view(0), book(2, Options())).plan
        if 0.2 < plan[0] < 0.8:
            break
    bot = Strong(table.rules, Budget(10))

    drawn = {bot.choose(table.view(0), table.menu(0), Dice(bytes([roll]))) for roll in range(30)}

    assert 2 == len(drawn)


def late(seed: int) -> Table:
    """Return a table of two, with two cards left to each on the last day."""
    table = fresh(2).shuffles(seed)
    while not ends(table.view(0)):
        if not table.state.pool:
            table = table.shuffles(seed)
        for seat in (0, 1):
            table = table.lays_first(seat)
    return table


def test_the_last_card_of_a_day_is_no_choice() -> None:
    assert {"5S": "bot-only"} == written(advice(democracy("5S | 6S", pool="9S"), 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_by_the_rules(seats: int) -> None:
    for options in GAME.dialects.values():
        rules = GAME.ruleset(seats, options)
        bots = [bot_named(GAME, name)(rules) for name in ("strong:10", *["random"] * (seats - 1))]

        assert isinstance(played(rules, bytes(32), bots).turn, Over)


def test_each_card_is_weighed_once_the_best_first_with_a_reason_in_every_language() -> None:
    for left in (2, 3):
        table = evening(4, left)
        weighed = advice(table, 1)

        assert set(table.rules.legal(table.state, 1)) == {each.action for each in weighed}
        assert len(weighed) == len(table.state.hands[1])
        values = [each.value for each in weighed]
        assert sorted(values, reverse=True) == values
        assert all(0 <= value <= 1 for value in values)
        for each in weighed:
            assert all(catalogue(GAME, language).say(each.reason) for language in LANGUAGES)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_the_start_it_expects_to_leave_about_half_of_the_table_behind(seats: int) -> None:
    expected = [advice(fresh(seats).shuffles(seed), 0)[0].value for seed in range(6)]

    assert 0.4 < sum(expected) / len(expected) < 0.65


def test_it_says_why() -> None:
    tables = [fresh(seats).shuffles(seed) for seats in (2, 4, 6) for seed in (1, 2)]
    reasons = {
        reason
        for table in tables
        for seat in range(table.rules.seats)
        for reason in written(advice(table, seat, 200)).values()
    }

    assert {"bot-win", "bot-moment", "bot-race", "bot-close", "bot-regret"} == reasons


def test_equal_dice_choose_alike_and_others_may_not() -> None:
    table = evening(4, 3)

    assert advice(table, 2, dice=b"one") == advice(table, 2, dice=b"one")
    assert advice(table, 2, dice=b"one") != advice(table, 2, dice=b"two")


def test_it_chooses_what_it_weighs_most() -> None:
    table = evening(3, 3)
    bot = Strong(table.rules, Budget(100))

    chosen = bot.choose(table.view(0), table.menu(0), Dice(b""))

    assert advice(table, 0, 100)[0].action == chosen


def test_what_opponents_really_hold_changes_nothing_that_it_thinks() -> None:
    one = democracy("5S 9H 7D | 6S 4S 8D | KS 5D 9D", pool="9S 8S QH")
    other = democracy("5S 9H 7D | KS 5D 9D | 6S 4S 8D", pool="9S QH 8S")

    assert advice(one, 0) == advice(other, 0)


def test_what_others_have_laid_down_changes_nothing_that_it_thinks() -> None:
    table = democracy("5S 9H 7D | 6S 4S 8D | KS 5D 9D", pool="9S 8S QH")

    assert advice(table.lays(1, "6S"), 0) == advice(table.lays(1, "4S"), 0)


def test_it_thinks_again_when_it_has_laid_a_card_down() -> None:
    table = democracy("5S 9H 7D | 6S 4S 8D", pool="9S 8S QH")

    assert advice(table, 0) == advice(table.lays(0, "7D"), 0)


def test_it_keeps_to_its_budget() -> None:
    table, spent = evening(4, 3), list[int]()

    def watched(budget: Budget, cost: int) -> Iterator[int]:
        for portion in portions(budget, cost):
            spent.append(portion * cost)
            yield portion

    bot = Strong(table.rules, Budget(1_001), watched)
    bot.weigh(table.view(0), table.menu(0), Dice(b""))

    assert 1_001 - len(table.state.hands[0]) < sum(spent) <= 1_001


def test_it_may_think_by_the_clock() -> None:
    table = evening(4, 3)
    ticks = iter((0.0, 0.2, 0.6, 1.1))
    pace = partial(portions, clock=ticks.__next__)
    bot = Strong(table.rules, Budget(seconds=1), pace)

    assert len(bot.weigh(table.view(0), table.menu(0), Dice(b""))) == 3
    assert next(ticks, None) is None


def test_without_the_extra_it_searches_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    rules = GAME.ruleset(2, Options())

    bot: Any = bot_named(GAME, "strong:20")(rules)

    assert isinstance(bot, Search)
    table = evening(2, 2)
    assert bot.choose(table.view(0), table.menu(0), Dice(b"")) in table.rules.legal(table.state, 0)
