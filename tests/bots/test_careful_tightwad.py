"""What careful thinks in Tightwad, at tables where a player can see that it is right."""

import pytest

from hustings.cards.decktet import Card
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.games.tightwad.bots import Careful, bill, judge
from hustings.games.tightwad.imagine import unseen
from tests.games.tightwad.notation import Table, between_rounds, tightwad


def advice(table: Table, seat: int) -> list[tuple[str, str]]:
    """Return the cards that careful would play and its reasons, the best first."""
    plays = table.rules.legal(table.state, seat)
    weighed = Careful().weigh(table.view(seat), [Option(play) for play in plays], Dice(b""))
    return [(each.action.card.value, each.reason) for each in weighed]


def test_it_sheds_its_highest_card_while_there_are_tricks_to_come() -> None:
    table = tightwad("3LY 7SK CS | AM 5YK 8MS | 2MK 4MS 9LK", leads=0)

    [best, *others] = advice(table, 0)
    assert ("CS", "bot-shed") == best
    assert ["bot-waste"] * 2 == [reason for _, reason in others]


def test_with_two_cards_left_it_keeps_the_one_that_costs_less() -> None:
    table = tightwad("AM CY | 3MW 9WY | 2SY 8MS", leads=0)

    assert [("CY", "bot-ending"), ("AM", "bot-ending")] == advice(table, 0)


def test_the_last_card_is_no_choice() -> None:
    table = tightwad("AM | 3MW | 2SY", leads=0)

    assert [("AM", "bot-only")] == advice(table, 0)


def test_the_last_card_costs_nothing_if_it_can_not_win() -> None:
    table = tightwad("9LK | 3MW | 2SY", leads=0).plays(0, "9LK")
    view = table.view(1)

    assert 0 == bill(view, Card("3MW"), unseen(view))


def test_a_card_that_nobody_can_take_costs_its_rank() -> None:
    table = tightwad("CM | CS | CW", leads=0).plays(0, "CM CS")
    view = table.view(2)
    crown = tightwad("CM | CS | CW", leads=2).view(2)

    assert 0 == bill(view, Card("CW"), unseen(view))
    assert 10 == bill(crown, Card("CW"), [Card("2MK")])


def test_the_more_points_the_worse_one_stands() -> None:
    stands = judge(between_rounds("9LK | | 3MW 2SY").state)

    assert stands[0] < stands[2] < stands[1]
    assert pytest.approx(1.5) == sum(stands)
