"""Twin worlds of the last turn: what others have changes nothing that a seat sees or may do."""

import pytest
from msgspec.structs import replace

from hustings.bots.baseline import Random
from hustings.core.dice import Dice
from hustings.games.majority import GAME
from hustings.games.majority.model import State
from hustings.games.majority.rules import MajorityRules, ruleset
from hustings.games.majority.stages import Ended
from hustings.lab.played import game_seed, played
from tests.laws.played import states

TABLES = [(dialect, seats) for dialect in GAME.dialects for seats in (3, 4, 5)]


def twin(state: State, viewer: int | None) -> State:
    """Return *state* with other tokens, and other laws in hand, for all but *viewer*."""
    others = [seat for seat in range(len(state.influence)) if seat != viewer]
    influence, capital, hands = list(state.influence), list(state.capital), list(state.hands)
    for seat, heir in zip(others, others[1:] + others[:1], strict=True):
        influence[seat] += 5 + seat
        capital[seat] += 1 + seat
        hands[seat] = state.hands[heir]
    return replace(state, influence=tuple(influence), capital=tuple(capital), hands=tuple(hands))


def game(dialect: str, seats: int) -> tuple[MajorityRules, list[State]]:
    """Return the last turn of a game played at random, whole."""
    rules = ruleset(seats, GAME.dialects[dialect])
    match = played(rules, game_seed(f"{dialect} {seats}", 0), [Random()] * seats)
    turns = rules.options.turns
    return rules, [state for state in states(rules, match.events) if state.turn == turns]


@pytest.mark.clause("end.concealed")
@pytest.mark.parametrize(("dialect", "seats"), TABLES)
def test_in_the_last_turn_worlds_that_differ_in_what_others_have_look_the_same(
    dialect: str, seats: int
) -> None:
    rules, last = game(dialect, seats)
    assert 20 < len(last)

    for state in last[:-1]:
        for viewer in (*range(seats), None):
            other = twin(state, viewer)
            assert rules.view(state, viewer) == rules.view(other, viewer)
            if viewer is not None:
                assert rules.menu(state, viewer) == rules.menu(other, viewer)
                assert rules.turn(state) == rules.turn(other)


@pytest.mark.clause("end.concealed", refuses=True)
def test_what_others_have_is_shown_when_it_is_over() -> None:
    rules, last = game("five-turns", 3)
    end = last[-1]

    assert isinstance(end.stage, Ended)
    assert end.hands == rules.view(end, 0).hands
    assert end.influence == rules.view(end, None).influence
    assert rules.view(end, 0) != rules.view(twin(end, 0), 0)


def test_whoever_counts_along_knows_all_the_same() -> None:
    rules, last = game("five-turns", 4)

    for state in last:
        for viewer in (*range(4), None):
            world = rules.imagine(rules.view(state, viewer), Dice(b"count"))
            assert (state.influence, state.capital) == (world.influence, world.capital)
            assert state.hands == world.hands
