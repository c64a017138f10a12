from typing import Literal

import pytest

from hustings.cards.french import cards
from hustings.core.dice import Dice
from hustings.core.model import Chance, Objection
from hustings.games.democracy.deck import deck
from hustings.games.democracy.model import Options
from tests.games.democracy.notation import Table, fresh

Sizes = Literal["seed", "half"]

ENGLISH = {2: (12, 4), 3: (8, 4), 4: (6, 4), 5: (4, 4), 6: (4, 3)}
HALF = {2: (8, 8), 3: (6, 6), 4: (5, 5), 5: (4, 4), 6: (3, 3)}
TABLE = [
    *(("seed", seats, *days, 0) for seats, days in ENGLISH.items()),
    *(("half", seats, *days, 7 if seats == 6 else 0) for seats, days in HALF.items()),
]


def evening(table: Table) -> Table:
    """Play the day to its end, everyone laying down the first card they have."""
    while table.state.pool:
        for seat in range(table.rules.seats):
            table = table.lays_first(seat)
    return table


def second_morning(seats: int, options: Options | None = None) -> Table:
    """Return a table whose first day is over."""
    table = fresh(seats, options)
    return evening(table.deals(table.orderly()))


@pytest.mark.clause("deal.dealer")
def test_the_first_dealer_is_anyone() -> None:
    table = fresh(4)
    dealers = {table.shuffles(seed).state.dealer for seed in range(50)}

    assert {0, 1, 2, 3} == dealers


@pytest.mark.clause("deal.dealer")
def test_the_dealer_of_the_first_day_deals_the_second() -> None:
    table = fresh(3)
    table = evening(table.deals(table.orderly(dealer=2)))

    assert table.forbids(table.orderly(dealer=2)) is None


@pytest.mark.clause("deal.dealer", refuses=True)
def test_nobody_else_deals_the_second_day() -> None:
    table = second_morning(3)

    assert Objection("deal.dealer", {"dealer": 1}) == table.forbids(table.orderly(dealer=1))


@pytest.mark.clause("deal.dealer", refuses=True)
def test_the_dealer_sits_at_the_table() -> None:
    table = fresh(3)

    assert Objection("deal.dealer", {"dealer": 3}) == table.forbids(table.orderly(dealer=3))


@pytest.mark.clause("deal.first_day")
@pytest.mark.clause("deal.second_day")
@pytest.mark.parametrize(("deal", "seats", "first", "second", "left"), TABLE)
def test_the_days_are_as_long_as_the_tables_say(
    deal: Sizes, seats: int, first: int, second: int, left: int
) -> None:
    morning = fresh(seats, Options(deal=deal)).shuffles()
    next_morning = evening(morning).shuffles()

    assert (first, second, left) == (
        len(morning.state.pool),
        len(next_morning.state.pool),
        len(next_morning.state.rest),
    )


@pytest.mark.parametrize(("deal", "seats", "first", "second", "left"), TABLE)
def test_the_arithmetic_of_the_deal_closes(
    deal: Sizes, seats: int, first: int, second: int, left: int
) -> None:
    assert len(deck(seats)) == (first + second) * (seats + 1) + left


@pytest.mark.parametrize(("deal", "seats"), [(row[0], row[1]) for row in TABLE])
def test_everyone_holds_as_many_cards_as_the_pool(deal: Sizes, seats: int) -> None:
    state = fresh(seats, Options(deal=deal)).shuffles().state

    assert {len(state.pool)} == set(map(len, state.hands))


@pytest.mark.clause("deal.first_day", refuses=True)
@pytest.mark.parametrize(
    "hands",
    ["3S 4S 5S | 7S 8S 9S 10S", "3S 4S 5S 6S", "3S 4S 5S 6S JC | 7S 8S 9S 10S"],
    ids=["a card short", "a hand short", "a card too many"],
)
def test_the_first_day_gives_everyone_the_same_number_of_cards(hands: str) -> None:
    table = fresh(5)
    whole = table.orderly().hands
    short = tuple(map(cards, hands.split("|")))
    deal = table.orderly(hands=short + whole[2:])

    assert Objection("deal.first_day", {"cards": 4}) == table.forbids(deal)


@pytest.mark.clause("deal.first_day", refuses=True)
def test_the_pool_is_as_large_as_a_hand() -> None:
    table = fresh(5)
    deal = table.orderly(pool=cards("JH QH KH"))

    assert Objection("deal.first_day", {"cards": 4}) == table.forbids(deal)


@pytest.mark.clause("deal.first_day", refuses=True)
def test_a_hand_is_written_in_order() -> None:
    table = fresh(5)
    _, *others = table.orderly().hands
    deal = table.orderly(hands=(cards("4S 3S 5S 6S"), *others))

    assert Objection("deal.first_day", {"cards": 4}) == table.forbids(deal)


@pytest.mark.clause("deal.first_day", refuses=True)
def test_an_island_begins_with_its_first_day() -> None:
    table = fresh(5)

    assert Objection("deal.first_day", {"cards": 4}) == table.forbids(table.orderly(day=2))


@pytest.mark.clause("deal.second_day", refuses=True)
def test_the_second_day_waits_for_the_last_speech_of_the_first() -> None:
    table = fresh(5)
    table = table.deals(table.orderly())

    assert Objection("deal.second_day", {"cards": 4}) == table.forbids(table.orderly())


@pytest.mark.clause("deal.second_day", refuses=True)
def test_a_card_of_the_first_day_is_not_dealt_again() -> None:
    table = second_morning(5)
    *others, _ = table.orderly().pool
    deal = table.orderly(pool=(*others, *cards("3S")))

    assert Objection("setup.deck", {"card": "3S"}) == table.forbids(deal)


@pytest.mark.clause("deal.second_day")
def test_the_second_day_is_dealt_from_the_rest_alone() -> None:
    table = second_morning(6, Options(deal="half"))
    rest = table.state.rest
    after = table.shuffles().state

    assert set(rest) == {*after.pool, *after.rest}.union(*after.hands)


@pytest.mark.clause("deal.table")
def test_chance_deals() -> None:
    table = fresh(2)

    assert (Chance(), None) == (table.turn, table.forbids(table.orderly()))


@pytest.mark.clause("deal.table", refuses=True)
def test_a_seat_does_not_deal_even_if_it_is_the_dealer() -> None:
    table = fresh(2)

    assert Objection("deal.table") == table.forbids(table.orderly(), seat=0)


def test_equal_dice_deal_equal_cards_that_the_rules_accept() -> None:
    table = fresh(4)
    deal, again = (table.rules.chance(table.state, Dice(b"seed")) for _ in range(2))

    assert (deal, None) == (again, table.forbids(deal))
