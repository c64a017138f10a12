"""What careful thinks in Democracy, at tables where a player can see that it is right."""

import pytest

from hustings.cards.french import SUITS, Card, Suit, cards
from hustings.core.dice import Dice
from hustings.games.democracy.bots import DECIDED, Careful, interest, judge, odds
from hustings.games.democracy.model import Options
from tests.games.democracy.notation import Table, democracy


def advice(table: Table, seat: int) -> dict[str, str]:
    """Return the cards that careful would lay down and its reasons, the best first."""
    careful = Careful(table.rules.options)
    weighed = careful.weigh(table.view(seat), table.menu(seat), Dice(b""))
    return {each.action.card.value: each.reason for each in weighed if each.action.card}


def test_it_wins_a_rich_speech_with_the_chief_of_trump() -> None:
    table = democracy("5S 7H 8D | 9C 9H 9D | 10C 10H 10D", pool="4S 7D 8C")

    assert ("5S", "bot-win") == next(iter(advice(table, 0).items()))


def test_it_does_not_spend_a_chief_of_another_suit_on_a_farmer() -> None:
    table = democracy("5H 7D | 9C 9H | 10C 10H", pool="8S 7C")

    assert "7D" == next(iter(advice(table, 0)))


def test_the_last_card_of_a_day_is_no_choice() -> None:
    assert {"5S": "bot-only"} == advice(democracy("5S | 6S", pool="9S"), 0)


def test_only_the_idiot_topples_the_chief() -> None:
    left = cards("6S KS 5H")

    assert pytest.approx(2 / 3) == odds(Card("5S"), Suit.SPADES, left, others=1)
    assert 1 == odds(Card("5S"), Suit.SPADES, cards("KS 5H"), others=1)


def test_the_idiot_wins_where_the_chief_may_be() -> None:
    without, with_chief = cards("KS AS"), cards("5S AS")

    assert 0 == odds(Card("6S"), Suit.SPADES, without, others=1)
    assert pytest.approx(1 / 2) == odds(Card("6S"), Suit.SPADES, with_chief, others=1)


def test_equally_high_is_not_won() -> None:
    assert 0 == odds(Card("KH"), None, cards("KS KD"), others=1)


def test_nothing_is_left_to_beat_a_card() -> None:
    assert 1 == odds(Card("6H"), Suit.SPADES, (), others=3)


def test_a_tribe_that_is_decided_is_worth_next_to_nothing() -> None:
    table = democracy("5S 6H 7H | 4S 6D 7D | 3S 6C 7C", pool="AS KD KC").show("5S 4S 3S")
    worth = interest(table.view(1), Options())

    assert DECIDED == worth[Suit.SPADES]
    assert worth[Suit.HEARTS] > DECIDED


def test_a_point_is_worth_more_the_nearer_the_majority() -> None:
    table = democracy("5S 5H 7H | 6D 8D 7D", pool="4S KD KC").show("5S 6D")
    worth = interest(table.view(0), Options())

    assert worth[Suit.SPADES] > worth[Suit.HEARTS] > DECIDED


def test_a_point_that_a_rival_needs_is_worth_keeping_from_it() -> None:
    table = democracy("5S 5H 7H | 6D 8D 7D | 6C 8C 7C", pool="4S KD KC").show("5S 6D 6C")
    worth = interest(table.view(1), Options())

    assert worth[Suit.SPADES] > worth[Suit.HEARTS]


def test_what_nobody_can_win_any_more_is_worth_next_to_nothing() -> None:
    """Four ties put 15 of the 25 points of spades out."""
    table = democracy("KH QH JH 10H 9H | KD QD JD 10D 8C", pool="5S 4S 3S AS 6C")
    for tie in ("KH KD", "QH QD", "JH JD", "10H 10D"):
        table = table.show(tie)
    worth = interest(table.view(0), Options())

    assert DECIDED == worth[Suit.SPADES]
    assert worth[Suit.CLUBS] > DECIDED


def test_where_piles_are_counted_all_suits_are_worth_the_same() -> None:
    options = Options(count="pile")
    table = democracy("5S 5H 7H | 4S 8D 7D", pool="AS KD KC", options=options)

    assert 1 == len(set(interest(table.view(0), options).values()))
    after = table.show("5S 4S")
    assert dict.fromkeys(SUITS, interest(after.view(0), options)[Suit.CLUBS]) == interest(
        after.view(0), options
    )


def test_a_pile_that_scores_already_needs_no_more() -> None:
    options = Options(count="pile")
    table = democracy("5S 5H 7H | 4S 8D 7D", pool="AS 3S KC", options=options).show("5S 4S")
    rich = table.show("5H 8D")

    assert rich.state.piles[0]
    assert DECIDED == interest(rich.view(0), options)[Suit.CLUBS]


def test_within_an_island_there_is_no_judgement() -> None:
    assert judge(democracy("5S | 6S", pool="9S", day=1).state) is None


def test_the_more_tribes_the_better_one_stands() -> None:
    table = democracy("5S | 6S | 7S", pool="9S", day=2, tribes=(3, 0, 1))
    stands = judge(table.state)

    assert stands is not None
    assert stands[0] > stands[2] > stands[1]
    assert pytest.approx(1.5) == sum(stands)
