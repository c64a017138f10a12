"""Nothing is lost: twenty-eight Supporters a colour, every law somewhere exactly once."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.bots.baseline import Random
from hustings.core.model import BadSetup, Choose, Over
from hustings.games.majority import presets
from hustings.games.majority.model import State
from hustings.games.majority.moments import is_open
from hustings.games.majority.nouns import SUPPORTERS
from hustings.games.majority.options import Options
from hustings.games.majority.rules import MajorityRules, ruleset
from hustings.lab.played import game_seed, played
from tests.laws.played import states

OPTIONS = st.builds(
    Options,
    turns=st.sampled_from([4, 5, 6]),
    politics=st.sampled_from(["random", "chosen"]),
    six_turn_deck=st.sampled_from(["recycle", "draw_four"]),
    protest_into_lawmakers=st.booleans(),
    faction_tie=st.sampled_from(["justice", "incumbent"]),
    maverick_blocks_six=st.booleans(),
    law_amount=st.sampled_from([1, 2, 3]),
    late_edits=st.sampled_from([1, 3, 5]),
    board=st.sampled_from([presets.board(name) for name in presets.BOARDS]),
    deck=st.sampled_from([presets.deck(name) for name in presets.DECKS]),
)


@dataclass
class Whole:
    """A game played at random under some options."""

    rules: MajorityRules
    states: tuple[State, ...]


def whole(seats: int, options: Options, seed: int) -> Whole:
    rules = ruleset(seats, options)
    match = played(rules, game_seed(str(seed), 0), [Random()] * seats)
    return Whole(rules, states(rules, match.events))


@settings(max_examples=6)
@given(seats=st.integers(3, 5), options=OPTIONS, seed=st.integers(0, 2**32))
def test_under_all_options_nothing_is_lost_and_the_game_ends(
    seats: int, options: Options, seed: int
) -> None:
    try:
        game = whole(seats, options, seed)
    except BadSetup:
        assert len(options.deck.laws) < 27
        return

    for state in game.states:
        assert [SUPPORTERS] * seats == [supporters(state, seat) for seat in range(seats)]
        assert sorted(law.id for law in options.deck.laws) == laws(state)
        assert open_offers(game.rules, state) == still_open(game.rules, state)
        assert min(*state.influence, *state.capital, *state.reserve) >= 0
    assert isinstance(game.rules.turn(game.states[-1]), Over)


def open_offers(rules: MajorityRules, state: State) -> list[int]:
    """List the offers that can be answered, where anybody can answer."""
    asked = isinstance(rules.turn(state), Choose)
    return [offer.n for offer in state.offers if asked and offer.status == "open"]


def still_open(rules: MajorityRules, state: State) -> list[int]:
    """List those of them that speak of nothing but what is still to come."""
    return [
        offer.n
        for offer in state.offers
        if offer.n in open_offers(rules, state)
        and all(is_open(state, word, rules.options.turns) for word in (*offer.mine, *offer.yours))
    ]


def supporters(state: State, seat: int) -> int:
    """Count the Supporters of *seat*: Politics tile, reserve, on deck and in hands, on tiles.

    Those on arrows are counted on the tile that they leave.
    """
    return 1 + state.reserve[seat] + state.ready[seat] + sum(tile[seat] for tile in state.tiles)


def laws(state: State) -> list[int]:
    """List all laws, wherever they lie; those voted on already are in hands or discarded."""
    held = [law for hand in state.hands for law in hand]
    places = [state.deck, state.discard, held, state.drawn, state.picked, state.pair]
    if state.agenda:
        now = [vote.law for vote in state.votes if vote.turn == state.turn]
        gone = {*held, *state.discard}
        places.append([law for law in state.agenda if law not in now and law not in gone])
    elif state.brought is not None:
        places.append([state.brought])
    return sorted(law for place in places for law in place)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_of_random_seats_is_soon_over(seats: int) -> None:
    game = whole(seats, Options(), 7)

    assert len(game.states) < 3000
