"""Promises of any kind, given at any moment: all are decided in time, and no two of them clash."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.core.dice import Dice, dice_for
from hustings.core.model import Chance, Choose, Over, Seat
from hustings.games.majority import GAME
from hustings.games.majority.actions import Accept, Offer
from hustings.games.majority.chapters.deals import contradict
from hustings.games.majority.model import State
from hustings.games.majority.nouns import FACTIONS
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.rules import MajorityRules, ruleset

CHATTY = 4
"""One offer for so many answers to the questions of the table."""


def word(state: State, dice: Dice) -> Promise:
    """Return some promise, of this turn or the next, be it possible or not."""
    turn, yes = state.turn + dice.below(2), dice.below(2) == 1
    faction, other = dice.choice(FACTIONS), dice.below(len(state.politics))
    law = dice.choice((*state.discard, *state.agenda, 1))
    words: tuple[Promise, ...] = (
        VoteWord(turn=turn, law=law, yes=yes),
        BidWord(turn=turn, law=law, yes=yes, tokens=1 + dice.below(4)),
        AgendaWord(turn=turn, law=law, on=yes),
        HeadWord(turn=turn, faction=faction, head=other),
        ApartWord(turn=turn, faction=faction, other=other),
        SendWord(turn=turn, faction=faction, supporters=1 + dice.below(2)),
        PresidentWord(turn=turn, president=other),
        SpareWord(turn=turn, power="filibuster", other=other),
        SpareWord(turn=turn, power=dice.choice(("scandal", "protest")), other=other),
    )
    return dice.choice(words)


def offered(rules: MajorityRules, state: State, seat: Seat, dice: Dice) -> State:
    """Return *state* after an offer of *seat*, if it may make one, and what others accept."""
    others = [other for other in range(rules.seats) if other != seat]
    to = tuple(sorted(dice.shuffled(others)[: 1 + dice.below(2)]))
    offer = Offer(to, (word(state, dice),), (word(state, dice),) * dice.below(2))
    if rules.objection(state, seat, offer) is None:
        state = rules.play(state, seat, offer)
    for other in others:
        for made in state.offers:
            if dice.below(3) and rules.objection(state, other, Accept(made.n)) is None:
                state = rules.play(state, other, Accept(made.n))
    return state


@settings(max_examples=5)
@given(
    seats=st.integers(3, 5),
    dialect=st.sampled_from(sorted(GAME.dialects)),
    seed=st.binary(min_size=4, max_size=4),
)
def test_every_promise_is_decided_by_the_end_of_its_turn_and_none_clash(
    seats: int, dialect: str, seed: bytes
) -> None:
    rules = ruleset(seats, GAME.dialects[dialect])
    dice, state = Dice(b"talk" + seed), rules.setup()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            state = rules.play(state, None, rules.chance(state, dice_for(seed, state.happened)))
            continue
        if dice.below(CHATTY) == 0:
            state = offered(rules, state, dice.below(seats), dice)
        turn = rules.turn(state)
        assert isinstance(turn, Choose)
        seat = dice.choice(turn.seats)
        state = rules.play(state, seat, dice.choice(rules.legal(state, seat)))
        given_now = [pledge for pledge in state.pledges if pledge.verdict == "open"]
        assert all(pledge.promise.turn >= state.turn for pledge in given_now)
        for one, other in combinations(given_now, 2):
            assert one.by != other.by or not contradict(one.promise, other.promise)

    assert state.pledges
    assert all(pledge.decided is not None for pledge in state.pledges)
    assert {"kept", "broken", "void"} >= {pledge.verdict for pledge in state.pledges}
