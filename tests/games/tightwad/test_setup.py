"""The chapter on the table: how many play, and with which cards."""

import pytest

from hustings.cards.decktet import deck
from hustings.core.dice import Dice
from hustings.core.model import BadSetup, Objection
from hustings.games.tightwad import GAME
from hustings.games.tightwad.model import Options
from tests.games.tightwad.notation import fresh

OFFICIAL, FOR_TWO = GAME.dialects["official"], GAME.dialects["for-two"]


@pytest.mark.clause("setup.players")
@pytest.mark.parametrize("seats", range(3, 11))
def test_three_to_ten_may_play(seats: int) -> None:
    assert seats == GAME.ruleset(seats, OFFICIAL).seats


@pytest.mark.clause("setup.players", refuses=True)
@pytest.mark.parametrize("seats", [0, 1, 2, 11])
def test_fewer_than_three_and_more_than_ten_may_not(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"got {seats}"):
        GAME.ruleset(seats, OFFICIAL)


@pytest.mark.clause("setup.players")
def test_two_may_play_where_the_table_allows_it() -> None:
    assert Options(allow_two=True) == GAME.ruleset(2, FOR_TWO).options


@pytest.mark.clause("setup.decks")
@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (5, 1), (6, 2), (10, 2)])
def test_six_or_more_play_with_a_second_deck(seats: int, decks: int) -> None:
    table = fresh(seats)
    dealt = [card for roll in range(60) for card in _all_dealt(seats, roll)]

    assert set(deck(decks)) == set(dealt)
    assert 36 * decks == table.view(None).aside


@pytest.mark.clause("setup.decks", refuses=True)
def test_a_card_is_not_dealt_twice() -> None:
    hands = "AM AM AS AW AL AY AK | 2MK 2SY 2WL 3MW 3SK 3LY 4MS | 4WL 4YK 5ML 5SW 5YK 6MW 6SY"

    assert Objection("setup.decks", {"card": "AM"}) == fresh(3).deal_objection(0, hands)


@pytest.mark.clause("setup.decks", refuses=True)
def test_a_twin_is_not_dealt_to_five_or_fewer() -> None:
    hands = "AM AM' AS AW AL AY AK | 2MK 2SY 2WL 3MW 3SK 3LY 4MS | 4WL 4YK 5ML 5SW 5YK 6MW 6SY"

    assert Objection("setup.decks", {"card": "AM'"}) == fresh(3).deal_objection(0, hands)


def _all_dealt(seats: int, roll: int) -> list[object]:
    rules = fresh(seats).rules
    return [
        card for hand in rules.chance(rules.setup(), Dice(bytes([roll]))).hands for card in hand
    ]
