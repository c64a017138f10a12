"""The chapter on the deal: who deals, how many cards, and that nobody deals by hand."""

from itertools import accumulate

import pytest
from msgspec.structs import replace

from hustings.cards.decktet import Card, deck
from hustings.core.dice import Dice
from hustings.core.model import Chance, Objection
from hustings.games.tightwad.dealing import decks, hand_size
from hustings.games.tightwad.model import Deal, Play
from hustings.games.tightwad.rules import Tightwad
from tests.games.tightwad.notation import FIRST_CARDS, Table, between_rounds, deal, fresh

# Players; the first number of penalty cards with a hand below seven; the smallest hand; and the
# most rounds without a loser, the cheapest cards first and at most nine points a seat.
ARITHMETIC = [
    (2, 23, 7, 11),
    (3, 16, 7, 13),
    (4, 9, 5, 15),
    (5, 2, 3, 17),
    (6, 31, 7, 27),
    (7, 24, 6, 29),
    (8, 17, 5, 31),
    (9, 10, 4, 33),
    (10, 3, 3, 34),
]


@pytest.mark.clause("deal.dealer")
def test_the_first_dealer_is_drawn() -> None:
    table = fresh(4)
    dealers = {table.rules.chance(table.state, Dice(bytes([roll]))).dealer for roll in range(100)}

    assert {0, 1, 2, 3} == dealers


@pytest.mark.clause("deal.dealer")
@pytest.mark.parametrize(("dealer", "left"), [(0, 1), (1, 2), (2, 0)])
def test_the_deal_passes_to_the_left(dealer: int, left: int) -> None:
    table = between_rounds("AM | |", dealer)

    assert left == table.rules.chance(table.state, Dice(b"")).dealer


@pytest.mark.clause("deal.dealer", refuses=True)
@pytest.mark.parametrize("dealer", [0, 2, 3])
def test_nobody_but_the_seat_to_the_left_deals(dealer: int) -> None:
    table = between_rounds("AM | |")

    assert Objection("deal.dealer", {"dealer": dealer}) == table.deal_objection(dealer, FIRST_CARDS)


@pytest.mark.clause("deal.dealer", refuses=True)
@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    assert Objection("deal.dealer", {"dealer": dealer}) == fresh(3).deal_objection(
        dealer, FIRST_CARDS
    )


@pytest.mark.clause("deal.dealer")
def test_the_seat_to_the_left_of_the_dealer_leads() -> None:
    assert 0 == fresh(3).deals(2, FIRST_CARDS).state.trick.leader


@pytest.mark.clause("deal.hands")
@pytest.mark.parametrize("seats", range(2, 11))
def test_everyone_is_dealt_seven_cards(seats: int) -> None:
    table = fresh(seats)
    dealt = table.rules.chance(table.state, Dice(b"seven"))

    assert [7] * seats == [len(hand) for hand in dealt.hands]
    assert table.rules.objection(table.state, None, dealt) is None


@pytest.mark.clause("deal.hands")
@pytest.mark.parametrize(("seats", "first", "least", "rounds"), ARITHMETIC)
def test_hands_shrink_as_penalty_cards_leave_the_deck(
    seats: int, first: int, least: int, rounds: int
) -> None:
    assert 7 == hand_size(seats, first - 1)
    assert 6 == hand_size(seats, first)
    assert rounds == _most_rounds(seats)
    assert least == hand_size(seats, rounds)


@pytest.mark.clause("deal.hands")
def test_all_but_the_penalty_cards_are_dealt_again() -> None:
    table = between_rounds("AM AS 2SY | 3MW | CS 4MS 4YK 5YK 9LK")
    out = {card for kept in table.state.penalties for card in kept}
    dealt = {
        card
        for roll in range(60)
        for hand in table.rules.chance(table.state, Dice(bytes([roll]))).hands
        for card in hand
    }

    assert set(deck(1)) - out == dealt


@pytest.mark.clause("deal.hands")
def test_the_same_number_is_dealt_to_all_when_the_deck_is_short() -> None:
    table = between_rounds("AM AS AW AL AY 2SY | | | 2MK 3MW")
    dealt = table.rules.chance(table.state, Dice(b""))

    assert [7] * 4 == [len(hand) for hand in dealt.hands]
    assert [6] * 4 == [len(hand) for hand in _with_one_more(table).hands]


@pytest.mark.clause("deal.hands", refuses=True)
@pytest.mark.parametrize(
    "hands",
    [
        FIRST_CARDS.replace(" 2MK", ""),
        FIRST_CARDS.replace(" 2MK", " 2MK 7ML"),
        FIRST_CARDS.rpartition("|")[0],
        FIRST_CARDS + " | 7ML 7SK 7WY 8MS 8WL 8YK 9MS",
        FIRST_CARDS.replace("AM AS", "AS AM"),
    ],
    ids=["a card short", "a card over", "a hand short", "a hand over", "not sorted"],
)
def test_a_deal_of_another_shape_is_refused(hands: str) -> None:
    assert Objection("deal.hands", {"size": 7}) == fresh(3).deal_objection(0, hands)


@pytest.mark.clause("deal.hands", refuses=True)
def test_a_deal_with_hidden_cards_is_refused() -> None:
    table, hands = fresh(3), deal(0, FIRST_CARDS).hands
    hidden = Deal(0, (hands[0], hands[1], (None,) * 7))

    assert Objection("deal.hands", {"size": 7}) == table.rules.objection(table.state, None, hidden)


@pytest.mark.clause("deal.table")
def test_the_table_deals() -> None:
    assert fresh(3).deal_objection(1, FIRST_CARDS) is None


@pytest.mark.clause("deal.table", refuses=True)
def test_a_seat_does_not_deal() -> None:
    table = fresh(3)

    assert Objection("deal.table") == table.rules.objection(table.state, 1, deal(1, FIRST_CARDS))


def test_before_the_deal_it_is_chances_turn() -> None:
    assert Chance() == fresh(3).turn


def test_before_the_deal_nobody_has_anything_to_play() -> None:
    table = fresh(3)

    assert [] == table.legal(0)
    assert Objection("play.turn") == table.objection(0, "AM")
    assert table.rules.objection(table.state, None, Play(Card("AM"))) == Objection("play.turn")


def _with_one_more(table: Table) -> Deal:
    state = table.state
    more = replace(
        state,
        penalties=((*state.penalties[0], Card("3SK")), *state.penalties[1:]),
        rounds=(*state.rounds, state.rounds[-1]),
    )
    return Tightwad.chance(table.rules, more, Dice(b""))


def _most_rounds(seats: int) -> int:
    """Count the rounds of the longest game that nobody has lost yet."""
    cheapest = sorted(card.rank for card in deck(decks(seats)))
    return sum(total <= 9 * seats for total in accumulate(cheapest))
