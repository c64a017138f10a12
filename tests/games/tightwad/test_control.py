"""The chapter on control: what takes the trick from the card that holds it."""

import pytest

from hustings.cards.decktet import Card
from hustings.games.tightwad.tricks import beats, playable
from tests.games.tightwad.notation import tightwad

SOLDIER, MERCHANT, CALAMITY, PACT = "5YK", "9LK", "CY", "9MS"

# Control, card, the lowest card of the hand it is in, whether it may be played, whether it takes
# control: the examples of the rules.
EXAMPLES = [
    (SOLDIER, CALAMITY, "2SY", True, True),
    (SOLDIER, MERCHANT, "2SY", True, True),
    (SOLDIER, "8MS", "2SY", True, False),
    (MERCHANT, "6LK", "2SY", False, False),
    (MERCHANT, "AK", "AK", True, True),
    (CALAMITY, "CM", "2SY", True, False),
    (CALAMITY, "AY", "AY", True, True),
    (CALAMITY, "AM", "AM", True, False),
    ("AM", "2SY", "2SY", True, False),
    ("AM", "AM'", "AM'", True, True),
    (PACT, "9MS'", "2SY", True, False),
]


def _takes(control: str, card: str) -> bool:
    """Say whether *card*, played second, takes the trick from *control*."""
    table = tightwad(f"{control} | {card} | 2WL", leads=0).plays(0, f"{control} {card}")
    return table.control == card


@pytest.mark.parametrize(("control", "card", "lowest", "legal", "takes"), EXAMPLES)
def test_the_examples_of_the_rules(
    control: str, card: str, lowest: str, legal: bool, takes: bool
) -> None:
    ranks = [Card(text).rank for text in (card, control, lowest)]

    assert legal == playable(*ranks)
    assert takes == (beats(Card(card), Card(control)) and legal)


@pytest.mark.clause("control.higher")
@pytest.mark.parametrize(("control", "card"), [(SOLDIER, CALAMITY), (SOLDIER, MERCHANT)])
def test_a_higher_card_that_shares_a_suit_takes_control(control: str, card: str) -> None:
    assert _takes(control, card)


@pytest.mark.clause("control.higher")
def test_a_higher_card_of_its_suit_takes_control_from_an_ace() -> None:
    assert _takes("AM", "2MK")


@pytest.mark.clause("control.higher", refuses=True)
@pytest.mark.parametrize(("control", "card"), [(SOLDIER, "8MS"), ("AM", "2SY")])
def test_a_higher_card_without_a_shared_suit_does_not(control: str, card: str) -> None:
    assert not _takes(control, card)


@pytest.mark.clause("control.higher", refuses=True)
@pytest.mark.parametrize(("control", "card"), [(CALAMITY, "CM"), (PACT, "9MS'"), (CALAMITY, "CY'")])
def test_an_equal_card_does_not(control: str, card: str) -> None:
    assert not _takes(control, card)


@pytest.mark.clause("control.higher", refuses=True)
def test_a_lower_card_does_not() -> None:
    assert not _takes(MERCHANT, "2MK")


@pytest.mark.clause("control.ace")
@pytest.mark.parametrize(
    ("control", "card"), [(MERCHANT, "AK"), (MERCHANT, "AL"), (CALAMITY, "AY")]
)
def test_an_ace_takes_control_from_any_card_of_its_suit(control: str, card: str) -> None:
    assert _takes(control, card)


@pytest.mark.clause("control.ace")
def test_an_ace_takes_control_from_its_twin() -> None:
    assert _takes("AM", "AM'")


@pytest.mark.clause("control.ace", refuses=True)
@pytest.mark.parametrize(("control", "card"), [(CALAMITY, "AM"), ("AM", "AS")])
def test_an_ace_of_another_suit_does_not(control: str, card: str) -> None:
    assert not _takes(control, card)


def test_the_restored_example_of_the_rules() -> None:
    steve = tightwad("5YK 9LK | CY 8MS | 2WL CM | AY 7SK", leads=0).plays(0, "5YK CY")

    assert {"2WL": True, "CM": True} == steve.menu(2)
    assert 3 == steve.plays(2, "2WL AY").state.trick.leader
