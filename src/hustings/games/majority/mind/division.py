"""A division: how to vote on a law, whom to limit, what to bid, which laws to bring at all."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from hustings.bots.budget import Budget
from hustings.bots.meter import Meter
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.majority.actions import Bid
from hustings.games.majority.chapters import bidding
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.mind.auction import Auction
from hustings.games.majority.mind.issue import Issue
from hustings.games.majority.mind.prospect import Worth
from hustings.games.majority.mind.regret import Leaning, Table
from hustings.games.majority.mind.trust import trust
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.model import State, View
from hustings.games.majority.promises import VoteWord
from hustings.games.majority.stages import Balloting, Bidding, Poll

MOST_ROUNDS: Final = 60
"""Rounds of regret after which the worth of a ballot hardly changes any more."""


class Division:
    """The votes of *state* as a seat would have them."""

    def __init__(self, frame: Frame, state: State, wish: Wish) -> None:
        """Look at *state* with the *wish* of a seat."""
        self._frame = frame
        self._state = state
        self._wish = wish

    def ballots(self, view: View, meter: Meter, dice: Dice, glimpse: int) -> tuple[float, float]:
        """Return what it is worth to vote no, and yes, on the law now before the table.

        Of the bidding after each joint ballot there is a *glimpse*, of so many simulations.
        """
        frame, state, wish = self._frame, self._state, self._wish
        assert isinstance(state.stage, Balloting), f"nobody lays a ballot at {state.stage}"
        number = state.stage.number
        issue = Issue(frame, state, number)
        none = (0,) * frame.seats

        def payoff(joint: tuple[int, ...]) -> Worth:
            poll = Poll(number, tuple(map(bool, joint)), influence=none, capital=none)
            worth = self._fought(issue, poll, Meter(Budget(simulations=glimpse)))
            return with_item(worth, wish.seat, wish(worth))

        leanings = [
            None if seat == wish.seat else _word(view, seat, state.agenda[number])
            for seat in frame.everyone
        ]
        table = Table([2] * frame.seats, payoff, leanings, rounds=min(glimpse, MOST_ROUNDS))
        no, yes = table.values(wish.seat, meter, dice)
        return no, yes

    def limited(self, poll: Poll, meter: Meter) -> float:
        """Return what it is worth that the bidding begins as in *poll*, somebody limited or not."""
        issue = Issue(self._frame, self._state, poll.number)
        return self._wish(self._fought(issue, poll, meter))

    def bids(self, stage: Bidding, meter: Meter) -> Iterator[tuple[Bid, float]]:
        """Yield the bids to think of, and what each is worth."""
        issue = Issue(self._frame, self._state, stage.poll.number)
        for bid, worth in Auction(self._state, issue.end, meter).bids(stage):
            yield bid, self._wish(worth)

    def hope(self, law: int) -> float:
        """Return what is to be hoped of a vote on *law*, against its not being brought at all.

        Those who gain by it are for it, and what the two sides can bid says how likely it passes.
        """
        frame, state, wish = self._frame, self._state, self._wish
        issue = Issue(frame, replace(state, agenda=(law,), stage=Balloting(0)), 0)
        before = issue.failed.chances()
        taken = [issue.taken(seat).chances() for seat in frame.everyone]
        purses = [1 + influence for influence in state.influence]
        backers = [seat for seat in frame.everyone if taken[seat][seat] > before[seat]]
        pro = sum([purses[seat] for seat in backers])
        con = sum(purses) - pro
        gain = sum([purses[seat] * (wish(taken[seat]) - wish(before)) for seat in backers])
        return gain * pro / (pro * pro + con * con)

    def _fought(self, issue: Issue, poll: Poll, meter: Meter) -> Worth:
        """Return what comes of the bidding on *issue* once the ballots of *poll* are open."""
        opened = bidding.begin(self._frame, self._state, poll).stage
        assert isinstance(opened, Bidding), f"expected that somebody may bid, got {opened}"
        return Auction(self._state, issue.end, meter).worth(opened)


def _word(view: View, seat: Seat, law: int) -> Leaning | None:
    """Return how *seat* has promised to vote on *law*, and how likely it is to keep that."""
    for pledge in view.pledges:
        match pledge.promise:
            case VoteWord(law=named, yes=yes, turn=turn) if named == law and turn == view.turn:
                if pledge.by == seat and pledge.verdict == "open":
                    return Leaning(int(yes), trust(view, seat))
            case _:
                pass
    return None
