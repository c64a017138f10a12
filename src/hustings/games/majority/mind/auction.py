"""An auction: the bidding on a law thought through to its end, from the last bid back.

Once ballots are open nothing is hidden, so each seat can be expected to bid what is best for it
when all who bid after it do the same. Of all bids those are looked at that can change something:
nothing, a token for the point, enough to be ahead or to take the card, all that one has. Where
purses are so full that the end is out of sight, what lies beyond is guessed from the purses.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from hustings.bots.meter import Meter
from hustings.core.model import Seat
from hustings.games.majority.actions import Bid
from hustings.games.majority.chapters import bidding
from hustings.games.majority.mind.prospect import Worth
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Bidding, Poll
from hustings.games.majority.table import holder

End: TypeAlias = Callable[[bool, Poll], Worth]
"""Says what it is worth to all that a vote passes, or fails, with the bids of a poll."""
_THRIFT: Final = 1e-6
"""What a token is worth between bids that come to the same: the smaller one is taken."""
FIRST: Final = 3
"""How many bids ahead it looks in any case, and then further by half as long as it may."""


class Auction:
    """The bidding on one law, whose ends are worth what *end* says."""

    def __init__(self, state: State, end: End, meter: Meter) -> None:
        """Bid as in *state*, and look further ahead for as long as *meter* lets it."""
        self._state = state
        self._end = end
        self._meter = meter
        self._hurried = False
        self._known: dict[tuple[Bidding, int], Worth] = {}
        self.exact = False
        """Whether it has seen every end."""

    def bids(self, stage: Bidding) -> list[tuple[Bid, Worth]]:
        """Return the bids to think of at *stage*, each with what comes of it."""
        found: list[tuple[Bid, Worth]] = []
        depth = FIRST
        while not self.exact and (not found or self._meter.look()):
            self._hurried, self.exact = bool(found), True
            try:
                found = self._ends(stage, depth)
            except _Enough:
                self.exact = False
            depth += depth // 2
        self._known.clear()
        return found

    def worth(self, stage: Bidding) -> Worth:
        """Return what comes of the bidding from *stage* on."""
        return _best(self.bids(stage), stage.queue[0])

    def _ends(self, stage: Bidding, depth: int) -> list[tuple[Bid, Worth]]:
        return [(bid, self._after(stage, bid, depth)) for bid in plausible(self._state, stage)]

    def _solved(self, stage: Bidding, depth: int) -> Worth:
        key = stage, depth
        if key in self._known:
            return self._known[key]
        # The first look ahead is always finished.
        if not self._meter.look() and self._hurried:
            raise _Enough
        if depth == 0:
            self.exact = False
            return self._guessed(stage)
        self._known[key] = _best(self._ends(stage, depth), stage.queue[0])
        return self._known[key]

    def _after(self, stage: Bidding, bid: Bid, depth: int) -> Worth:
        poll = bidding.raised(stage.poll, stage.queue[0], bid)
        after = bidding.following(self._state, replace(stage, poll=poll, queue=stage.queue[1:]))
        if after is None:
            return self._end(bidding.yes_ahead(self._state, poll), poll)
        return self._solved(after, depth - 1)

    def _guessed(self, stage: Bidding) -> Worth:
        """Return what comes of it if each side goes to its limit, and the poorer gives up then."""
        state, poll = self._state, stage.poll
        limits = [
            bidding.worth(poll, seat)
            + bidding.biddable(state, poll, seat) * (2 if poll.doubled == seat else 1)
            for seat in range(len(poll.ballots))
        ]
        yes, no = (
            sum([most for most, ballot in zip(limits, poll.ballots, strict=True) if ballot is side])
            for side in (True, False)
        )
        if stage.yes.dropped or stage.no.dropped:
            return self._end(bidding.yes_ahead(state, poll), poll)
        side = yes > no or (yes == no and poll.ballots[holder(state, Power.JUSTICE)])
        missing = min(yes, no) - bidding.totals(poll)[0 if side else 1]
        influence = list(poll.influence)
        for seat in sorted(range(len(limits)), key=lambda seat: -limits[seat]):
            if poll.ballots[seat] is side and missing > 0:
                more = min(missing, bidding.biddable(state, poll, seat))
                influence[seat] += more
                missing -= more
        return self._end(side, replace(poll, influence=tuple(influence)))


class _Enough(Exception):
    """It has looked at as much as it may."""


def _best(ends: Iterable[tuple[Bid, Worth]], seat: Seat) -> Worth:
    """Return what comes of the bid that is best for *seat*."""
    return max(ends, key=lambda end: end[1][seat] - _dear(end[0]))[1]


def _dear(bid: Bid) -> float:
    return _THRIFT * (bid.influence + 9 * bid.capital + bid.double)


def plausible(state: State, stage: Bidding) -> Iterator[Bid]:
    """Yield the bids of the seat whose turn it is that can change something, the least first."""
    seat, poll = stage.queue[0], stage.poll
    yes, no = bidding.totals(poll)
    lead = yes - no if stage.side else no - yes
    favoured = poll.ballots[holder(state, Power.JUSTICE)] is stage.side
    behind = max(0, (0 if favoured else 1) - lead)
    wanted = {behind, 0 if poll.influence[seat] + poll.capital[seat] else 1}
    if stage.side and not behind:
        # Level with the highest Justice may choose; one more needs nobody's favour.
        rivals = [bidding.worth(poll, other) for other in stage.yes.order if other != seat]
        wanted.add(max(rivals, default=-1) + 1 - bidding.worth(poll, seat))
    bids = {Bid(0), *_raises(state, poll, seat, wanted, behind)}
    yield from sorted(bids, key=_dear)


def _raises(state: State, poll: Poll, seat: Seat, wanted: set[int], behind: int) -> Iterator[Bid]:
    """Yield bids that are worth one of *wanted*, or all that there is where it is not enough."""
    twice = 2 if poll.doubled == seat else 1
    have, spend = bidding.biddable(state, poll, seat), bidding.spendable(state, poll, seat)
    for worth in wanted:
        tokens = -(-worth // twice)
        if 0 < tokens <= have:
            yield Bid(tokens)
    need = -(-behind // twice)
    if need > have > 0:
        yield Bid(have)
    if need > have and need - have <= spend:
        yield Bid(have, need - have)
    if behind and bidding.may_double(state, poll, seat):
        tokens = poll.influence[seat] + poll.capital[seat]
        need = max(0, -(-(behind - tokens) // 2))
        if need <= have:
            yield Bid(need, 0, double=True)
        elif need - have <= spend:
            yield Bid(have, need - have, double=True)
