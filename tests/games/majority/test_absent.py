"""Absent seats: whenever people cease to answer, the table alone brings the game to its end."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.bots.baseline import Random
from hustings.core.dice import dice_for
from hustings.core.model import BadSetup, Chance, Choose, Over
from hustings.games.majority.model import State
from hustings.games.majority.options import Options
from hustings.games.majority.rules import MajorityRules, ruleset
from hustings.lab.played import game_seed, played
from tests.games.majority.test_conservation import OPTIONS
from tests.laws.played import states

PROMPT = 1000
"""More answers than this the longest game does not need when nobody says a word too many."""


def settled(rules: MajorityRules, state: State) -> State:
    """Return the end of the game when from *state* on all are absent."""
    for _ in range(PROMPT):
        turn = rules.turn(state)
        match turn:
            case Over():
                return state
            case Chance():
                state = rules.play(state, None, rules.chance(state, dice_for(b"s", state.happened)))
            case Choose(seats=seats):
                state = rules.play(state, seats[-1], rules.absent(state, seats[-1]))
    return state


@settings(max_examples=6)
@given(seats=st.integers(3, 5), options=OPTIONS, seed=st.integers(0, 2**32))
def test_the_table_settles_every_stage_for_whoever_is_absent(
    seats: int, options: Options, seed: int
) -> None:
    try:
        rules = ruleset(seats, options)
    except BadSetup:
        assert len(options.deck.laws) < 27
        return
    begun = states(rules, played(rules, game_seed(str(seed), 0), [Random()] * seats).events)

    for state in (begun[0], *begun[seed % 97 :: 97]):
        end = settled(rules, state)
        assert isinstance(rules.turn(end), Over)
        assert not any(offer.status == "open" for offer in end.offers)


def test_a_game_that_nobody_plays_is_a_game() -> None:
    rules = ruleset(4, Options())
    end = settled(rules, rules.setup())

    assert (5, 15) == (end.turn, len(end.votes))
    assert not any(vote.passed for vote in end.votes)
    assert not any(map(any, (vote.influence for vote in end.votes)))
