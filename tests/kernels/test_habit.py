"""How a seat plays Democracy by habit, and that compiled play is plain play."""

import numpy as np
import pytest

from hustings.cards.french import CARDS, Card, Suit
from hustings.core.dice import Dice
from hustings.games.democracy import habit as habits
from hustings.games.democracy import kernel as places
from hustings.games.democracy.habit import LATER, MOST_CARDS, NOW, TRAITS, habit, traits
from hustings.games.democracy.model import Options
from hustings.games.democracy.taught import WEIGHTS
from hustings.kernels.chance import dice_of, rolled
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import Position
from tests.games.democracy.notation import Table as Written
from tests.games.democracy.notation import democracy
from tests.kernels.beside import Table, kernel, tables
from tests.kernels.test_views import moments

FAST = compiled(habit)
MASK = np.zeros(1, np.int64)


def seen(table: Written, seat: int = 0) -> Position:
    """Return what *seat* sees, as it is about to choose."""
    position = places.encode(table.rules, table.view(seat))
    position[places.TURN] = seat
    return position


def noticed(table: Written, seat: int = 0) -> dict[str, dict[str, float]]:
    """Return the traits of each card in the hand of *seat*."""
    lines = np.full((MOST_CARDS, len(TRAITS)), np.nan)
    traits(seen(table, seat), seat, lines)
    hand = table.state.hands[seat]
    return {
        card.value: dict(zip(TRAITS, map(float, line), strict=True))
        for card, line in zip(hand, lines, strict=False)
    }


def played(table: Written, times: int = 200) -> dict[str, int]:
    """Return how often each card of the first seat is laid down."""
    dice, counted = dice_of(b"habit"), {card.value: 0 for card in table.state.hands[0]}
    for _ in range(times):
        dice = rolled(dice)
        counted[CARDS[habit(seen(table), MASK, dice)].value] += 1
    return counted


def test_compiled_habit_is_plain_habit() -> None:
    for table in Dice(b"habits").shuffled(list(tables("democracy")))[:10]:
        dice = dice_of(b"%a" % (table,))
        for state in moments(table, b"habit")[:60:3]:
            position = kernel(table).encode(state)
            if position[places.TURN] >= 0:
                dice = rolled(dice)
                assert habit(position, MASK, dice) == FAST(position, MASK, dice)


def test_habit_looks_only_at_what_its_seat_can_see() -> None:
    for seats in (2, 4):
        table = Table("democracy", seats, Options())
        for state in moments(table, b"blind")[:80]:
            position = kernel(table).encode(state)
            seat = int(position[places.TURN])
            if seat < 0:
                continue
            view = kernel(table).encode(table.rules.view(state, seat))
            assert habit(position, MASK, 12345) == habit(view, MASK, 12345)


def test_every_trait_has_a_weight_at_every_table() -> None:
    assert [len(TRAITS)] * 5 == [*map(len, WEIGHTS)]


def test_the_chief_of_trump_wins_unless_the_idiot_is_about() -> None:
    morning = democracy("5S 7D 8D | 6S 9H 10H", pool="9S 8S 7S")
    after = morning.show("7D 6S")

    assert noticed(morning)["5S"][TRAITS[NOW]] < 1
    assert 1 == noticed(after)["5S"][TRAITS[NOW]]


def test_a_low_trump_wins_more_now_than_later() -> None:
    low = noticed(democracy("7S 8D | 9C 9H", pool="9S 8C"))["7S"]

    assert low[TRAITS[NOW]] > low[TRAITS[LATER]]


def test_a_decided_tribe_is_worth_nothing() -> None:
    table = democracy("5S 8S 7H | 4S 6D 7D | 3S 6C 7C", pool="AS KS KC").show("5S 4S 3S")

    assert 0 == noticed(table)["8S"]["its own points for oneself"]
    assert noticed(table)["7H"]["its own points for oneself"] > 0


def test_where_piles_are_counted_all_suits_are_worth_the_same() -> None:
    table = democracy("5S 8S 8H | 4C 8D 7D", pool="9S KD KC", options=Options(count="pile"))
    after = noticed(table.show("5S 4C"))

    own = "its own points for oneself"
    assert after["8S"][own] == after["8H"][own]


def test_a_rich_upcard_draws_high_trumps() -> None:
    rich = played(democracy("4S 7D 8C | 9C 9H 9D | 10C 10H 10D | JC JH JD", pool="5S 7C 8D"))

    assert max(rich, key=rich.__getitem__) == "4S"


def test_the_last_card_is_no_choice() -> None:
    table = democracy("5S | 6S", pool="9S")

    assert {"5S": 5} == played(table, 5)


def test_nothing_pulls_at_who_has_a_majority_or_can_have_none() -> None:
    assert (0, 0) == (habits.pull(4, 13, 5), habits.pull(4, 3, 9))
    assert habits.pull(2, 12, 3) > habits.pull(2, 6, 10) > 0


@pytest.mark.parametrize("seats", [2, 6])
def test_all_that_a_card_may_be_beaten_by_is_counted(seats: int) -> None:
    queen = habits.chance(
        hidden=places.card_set((Card("KH"), Card("QD"), Card("6S"), Card("9C"))),
        others=seats - 1,
        trump=Suit.SPADES.index,
        card=Card("QH").index,
    )

    # A king is higher, a queen is equal, and any trump beats it.
    assert pytest.approx(0.25 ** (seats - 1)) == queen


def test_traits_are_told_apart() -> None:
    assert len(TRAITS) == len(set(TRAITS))
