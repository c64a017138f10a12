"""A division: votes, limits and laws as they are thought through."""

from typing import Any

import pytest

from hustings.bots.budget import Budget
from hustings.bots.meter import Meter
from hustings.core.dice import Dice
from hustings.games.majority.actions import Accept, Add, Offer, Remove
from hustings.games.majority.mind.division import Division
from hustings.games.majority.mind.issue import Issue, best_effect
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import SpareWord, VoteWord
from hustings.games.majority.stages import Effect, Poll, Resolving
from tests.games.majority.notation import Table, balloting, bidding_on


def division(table: Table, seat: int) -> Division:
    return Division(table.frame, table.state, Wish(table.view(seat), seat, 0.0))


def meter() -> Meter:
    return Meter(Budget(simulations=80))


def vote(table: Table, seat: int) -> float:
    """Return how much better it is for *seat* to vote yes than no."""
    no, yes = division(table, seat).ballots(table.view(seat), meter(), Dice(b"vote"), 60)
    return yes - no


RICH: dict[str, Any] = {"influence": (6, 6, 6), "tiles": "voters 3 3 3, money 3 3 3"}


def test_who_gains_by_a_law_votes_for_it_and_who_loses_by_it_against() -> None:
    table = balloting(3, **RICH)

    assert vote(table, 0) > vote(table, 1)
    assert vote(table, 0) > 0


def test_a_word_on_a_vote_is_reckoned_with() -> None:
    word = Offer((0,), (VoteWord(turn=2, law=3, yes=True),), ())
    other = Offer((0,), (SpareWord(turn=2, power="filibuster", other=0),), ())
    table = balloting(3, **RICH)
    told = table.do(1, other).do(0, Accept(0)).do(1, word).do(0, Accept(1))

    assert vote(told, 0) != vote(table, 0)


def test_limiting_a_rich_opponent_helps() -> None:
    table = balloting(3, **{**RICH, "influence": (6, 12, 0)})
    poll = Poll(0, (True, False, True), influence=(0, 0, 0), capital=(0, 0, 0))
    free = division(table, 0).limited(poll, meter())
    limited = Poll(0, poll.ballots, poll.influence, poll.capital, limited=1)

    assert division(table, 0).limited(limited, meter()) > free


def test_a_law_that_rewards_is_hoped_for() -> None:
    table = balloting(3, **RICH)

    assert division(table, 0).hope(3) > division(table, 0).hope(7)


def test_a_law_is_carried_out_as_is_best_for_each() -> None:
    table = bidding_on("YYY", law=3, tiles="money 2 2 2, voters 2 5 2")
    issue = Issue(table.frame, table.state, 0)

    assert issue.taken(0).chances()[0] > issue.failed.chances()[0]
    assert issue.taken(0) is issue.taken(0)


PILES = "activists 0 9 9, voters 2 9 9, media 0 9 9, money 3 1 1, bureaucracy 0 9 9, justice 2 2 1"


@pytest.mark.parametrize(
    ("kind", "best"), [("reward", Add(Faction.JUSTICE)), ("penalty", Remove(Faction.VOTERS))]
)
def test_of_what_a_law_lets_one_do_the_best_is_found(kind: Any, best: object) -> None:
    table = balloting(3, tiles=PILES, turn=4)
    stage = Resolving(0, 2, (Effect(0, kind),))

    assert best == best_effect(table.frame, table.state, stage)
