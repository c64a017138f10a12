"""The bot that searches a kernel: its budget, its reasons, and what it does without one."""

from itertools import count
from typing import Any

import pytest

from hustings.bots.budget import Budget
from hustings.bots.foresight import Foresight
from hustings.bots.search import Search
from hustings.bots.shelf import bot_named
from hustings.cards.decktet import Card
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.games.shelf import game
from hustings.games.tightwad import bots as shelf
from hustings.games.tightwad.bots import Highest, strong
from hustings.games.tightwad.foresight import judge, prospects, shed
from hustings.games.tightwad.kernel import kernel
from hustings.games.tightwad.model import Play, View
from hustings.games.tightwad.strong import reason
from tests.games.tightwad.notation import Table, tightwad

HELD = "3LY 9LK CS | 4WL 6LK 8MS | 2MK 7SK CM"


def advice(table: Table, seat: int, bot: Any) -> list[tuple[str, str]]:
    """Return the cards that *bot* would play and its reasons, the best first."""
    menu = [Option(play) for play in table.rules.legal(table.state, seat)]
    weighed = bot.weigh(table.view(seat), menu, Dice(b"advice"))
    return [(each.action.card.value, each.reason) for each in weighed]


def test_it_keeps_its_low_card_for_the_last_trick() -> None:
    table = tightwad("AM CY | 3MW 9WY | 2SY 8MS", leads=0)

    assert "CY" == advice(table, 0, strong(table.rules, Budget(2_000)))[0][0]


def test_it_says_how_much_it_fears_and_whether_a_higher_card_waits() -> None:
    view = tightwad(HELD, leads=0).view(0)
    said = [
        reason(view, Play(Card(card)), worth)
        for card, worth in [("CS", 0.99), ("3LY", 0.2), ("CS", 0.8), ("9LK", 0.8)]
    ]

    assert ["bot-safe", "bot-poor", "bot-now", "bot-later"] == said


def test_it_says_that_the_round_is_lost() -> None:
    table = tightwad("8WL 9MS | AM AS | AW AL", leads=0, penalties="8MS | 2MK | 2SY")
    [best, worst] = advice(table, 0, strong(table.rules, Budget(500)))

    assert {"bot-poor"} == {best[1], worst[1]}


def test_the_last_card_is_no_choice() -> None:
    table = tightwad("AM | 3MW | 2SY", leads=0)

    assert [("AM", "bot-only")] == advice(table, 0, strong(table.rules, Budget(5)))


def test_a_card_that_it_had_no_time_to_try_is_worth_nothing() -> None:
    table = tightwad(HELD, leads=0)
    menu = [Option(play) for play in table.rules.legal(table.state, 0)]
    weighed = strong(table.rules, Budget(1)).weigh(table.view(0), menu, Dice(b""))

    assert 3 == len(weighed)
    assert 1 == len({each.value for each in weighed[1:]})


def test_it_is_search_where_kernels_can_not_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    table = tightwad(HELD, leads=0)

    bot = strong(table.rules, Budget(20))

    assert isinstance(bot, Search)
    assert "bot-search" == advice(table, 0, bot)[0][1]


def test_thinking_ends_at_the_first_look_at_the_clock_after_its_time() -> None:
    table, looks = tightwad(HELD, leads=0), count()
    bot = Foresight[View, Play](
        kernel(table.rules),
        habit=shed,
        judge=judge,
        prospects=lambda view: prospects(view.points, 0),
        budget=Budget(seconds=10),
        clock=lambda: float(next(looks)),
    )

    assert "bot-search" == advice(table, 0, bot)[0][1]
    assert 10 == next(looks) - 1


@pytest.mark.parametrize("name", ["strong:fast", "strong:deep", "strong:70", "strong:0.01s"])
def test_it_is_offered_at_every_level_and_for_any_budget(name: str) -> None:
    table = tightwad(HELD, leads=0)

    assert 3 == len(advice(table, 0, bot_named(game("tightwad"), name)(table.rules)))


def test_highest_sheds_its_highest_legal_card() -> None:
    table = tightwad("3LY 9LK CS | 4WL 6LK 8MS | 2MK 7SK CM", leads=2).plays(2, "7SK")

    assert [("CS", "bot-highest"), ("9LK", "bot-highest"), ("3LY", "bot-highest")] == advice(
        table, 0, Highest()
    )
