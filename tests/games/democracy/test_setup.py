import pytest

from hustings.cards.french import Card, cards
from hustings.cards.french import deck as french_deck
from hustings.core.model import BadSetup, Objection
from hustings.games.democracy import GAME
from hustings.games.democracy.deck import deck
from hustings.games.democracy.model import Options
from tests.games.democracy.notation import fresh


@pytest.mark.clause("setup.players")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_nations_may_play(seats: int) -> None:
    assert seats == GAME.ruleset(seats, Options()).seats


@pytest.mark.clause("setup.players", refuses=True)
@pytest.mark.parametrize("seats", [1, 7])
def test_one_nation_or_seven_may_not(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"expected 2 to 6 seats, got {seats}"):
        GAME.ruleset(seats, Options())


@pytest.mark.clause("setup.players", refuses=True)
def test_a_seat_that_is_not_at_the_table_may_do_nothing() -> None:
    table = fresh(3).shuffles()

    assert Objection("setup.players", {"seats": 3}) == table.objection(3, "5S")


@pytest.mark.clause("setup.deck")
@pytest.mark.parametrize(("seats", "jokers"), [(2, 0), (3, 0), (4, 2), (5, 0), (6, 1)])
def test_the_deck_has_no_twos_and_jokers_for_four_and_six(seats: int, jokers: int) -> None:
    plain = [card for card in french_deck(0) if card.rank != "2"]

    assert (*plain, *(Card(f"JK{n + 1}") for n in range(jokers))) == deck(seats)


@pytest.mark.clause("setup.deck", refuses=True)
@pytest.mark.parametrize("card", ["2H", "JK1", "JK2"])
def test_a_card_that_is_not_in_the_deck_can_not_be_dealt(card: str) -> None:
    table = fresh(5)
    deal = table.orderly(pool=cards(f"{card} QH KH AH"))

    assert Objection("setup.deck", {"card": card}) == table.forbids(deal)


@pytest.mark.clause("setup.deck", refuses=True)
def test_a_card_can_not_be_dealt_twice() -> None:
    table = fresh(5)
    deal = table.orderly(pool=cards("JH QH KH 3S"))

    assert Objection("setup.deck", {"card": "3S"}) == table.forbids(deal)


@pytest.mark.clause("setup.deck", refuses=True)
def test_a_deal_names_every_card() -> None:
    table = fresh(5)
    deal = table.orderly(pool=(*cards("JH QH KH"), None))

    assert Objection("setup.deck", {"card": "none"}) == table.forbids(deal)
