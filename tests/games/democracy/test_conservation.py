"""Nothing is lost on an island: a card is in one place, and every point is counted or missing."""

from collections import Counter
from itertools import chain

import pytest

from hustings.cards.french import SUITS, Card
from hustings.core.dice import Dice
from hustings.games.democracy import GAME
from hustings.games.democracy.deck import deck
from hustings.games.democracy.island import points_of
from hustings.games.democracy.model import Options, State
from tests.games.democracy.notation import Table, fresh

BY_SEATS = pytest.mark.parametrize("seats", GAME.seats)
BY_OPTIONS = pytest.mark.parametrize(
    "options",
    [*GAME.dialects.values(), Options(tie_losers="discard"), Options(deal="half", count="pile")],
    ids=[*GAME.dialects, "discard", "pile"],
)


def whereabouts(state: State) -> Counter[Card]:
    """Count in how many places each card of the island is."""
    heaps = (*state.hands, *state.piles, state.pool, state.rest, state.out)
    return Counter(chain.from_iterable(heaps))


def island(seats: int, options: Options) -> list[Table]:
    """Play an island at random and return the table after the deals and after each card."""
    dice = Dice(f"{seats} {options}".encode())
    tables = [fresh(seats, options).deals(fresh(seats, options).orderly(dealer=0))]
    while not tables[-1].state.islands:
        table = tables[-1]
        if not table.state.pool:
            tables.append(table.shuffles())
            continue
        for seat in range(seats):
            card = dice.choice(table.legal(seat).split())
            table = table.lays(seat, card)
            tables.append(table)
    return tables


@BY_OPTIONS
@BY_SEATS
def test_every_card_is_somewhere_exactly_once(seats: int, options: Options) -> None:
    everything = Counter(deck(seats))

    for table in island(seats, options):
        assert everything == whereabouts(table.state)


@BY_OPTIONS
@BY_SEATS
def test_each_suit_is_25_points_in_piles_out_of_play_or_undealt(
    seats: int, options: Options
) -> None:
    state = island(seats, options)[-1].state
    counted = [sum(taken) for taken in zip(*state.islands[-1].points, strict=True)]
    elsewhere = [points_of((*state.out, *state.rest), suit) for suit in SUITS]

    assert [25] * 4 == [here + there for here, there in zip(counted, elsewhere, strict=True)]
