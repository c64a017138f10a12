import msgspec
import pytest

from hustings.cards.french import CARDS, JOKERS, SUITS, Card, Suit, cards, deck


def test_there_are_thirteen_cards_of_each_suit_and_two_jokers() -> None:
    assert [13, 13, 13, 13, 2] == [
        sum(card.suit is suit for card in CARDS) for suit in (*SUITS, None)
    ]


@pytest.mark.parametrize("text", [card.value for card in CARDS])
def test_a_cards_text_is_that_card(text: str) -> None:
    assert text == repr(Card(text))


@pytest.mark.parametrize("text", ["", "1S", "11H", "10", "S5", "JK", "JK3", "5s", "5S "])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        Card(text)


def test_rank_and_suit_are_read_off_the_text() -> None:
    assert ("10", Suit.HEARTS) == (Card("10H").rank, Card("10H").suit)


@pytest.mark.parametrize("joker", JOKERS)
def test_a_joker_has_no_suit(joker: Card) -> None:
    assert ("JK", None) == (joker.rank, joker.suit)


def test_cards_are_numbered_in_order() -> None:
    assert list(range(54)) == [card.index for card in CARDS]


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_a_deck_has_as_many_jokers_as_asked_for(jokers: int) -> None:
    assert JOKERS[:jokers] == deck(jokers)[52:]


def test_cards_are_read_with_spaces_between_them() -> None:
    assert (Card("10H"), Card("JK2"), Card("AS")) == cards(" 10H JK2  AS ")


def test_a_card_is_its_text_in_json() -> None:
    assert (b'"10H"', Card("10H")) == (
        msgspec.json.encode(Card("10H")),
        msgspec.json.decode(b'"10H"', type=Card),
    )
