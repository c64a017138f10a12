"""Every card is somewhere exactly once, and the points are those of the penalty cards."""

from collections import Counter
from itertools import chain

import pytest

from hustings.cards.decktet import Card, deck
from hustings.core.dice import Dice
from hustings.games.tightwad.dealing import decks
from hustings.games.tightwad.imagine import unseen
from hustings.games.tightwad.model import State
from tests.laws.played import TABLES, Table, played

MINE = [table for table in TABLES if table.name == "tightwad"]


def placed(state: State) -> Counter[Card]:
    """Count the cards that are in hands, in tricks, or kept as penalties."""
    tricks = (trick.cards for trick in (*state.tricks, state.trick))
    return Counter(chain(*state.hands, *tricks, *state.penalties))


@pytest.mark.parametrize("table", MINE, ids=str)
def test_every_card_is_somewhere_exactly_once(table: Table) -> None:
    game = played(table, 1)
    whole = deck(decks(table.seats))

    for state in game.states:
        cards, view = placed(state), game.rules.view(state, None)
        assert set(cards) <= set(whole)
        assert len(whole) - view.aside == cards.total() == len(cards)


@pytest.mark.parametrize("table", MINE, ids=str)
def test_in_every_imagined_world_too(table: Table) -> None:
    game = played(table, 2)

    for moment in game.moments(20):
        view = game.rules.view(game.states[moment], 0)
        cards = placed(game.rules.imagine(view, Dice(b"conserved")))
        hidden = sum(view.counts[1:]) + view.aside
        assert hidden == len(unseen(view))
        assert 1 == max(cards.values(), default=1)


@pytest.mark.parametrize("table", MINE, ids=str)
def test_every_round_costs_one_seat_one_card(table: Table) -> None:
    game = played(table, 3)

    for state in game.states:
        assert len(state.rounds) == sum(map(len, state.penalties))
        for lost in state.rounds:
            assert lost.penalty in state.penalties[lost.loser]
            assert lost.penalty == lost.last.control
