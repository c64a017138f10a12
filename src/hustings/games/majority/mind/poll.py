"""The poll: how to vote, how much to bid, and when a power is worth its Integrity."""

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Seat
from hustings.games.majority.actions import Bid, Filibuster
from hustings.games.majority.chapters.bidding import FILIBUSTERED, MOST_CAPITAL, totals, worth
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.taste import card, tally, taste, votes_left
from hustings.games.majority.model import View
from hustings.games.majority.nouns import Power
from hustings.games.majority.sheet import Law
from hustings.games.majority.stages import Bidding, Poll

WHIP: Final = 1.0


def price(view: View) -> float:
    """Return what a token of Influence is worth kept: less the nearer the end, at last nothing."""
    left = votes_left(view)
    if left <= 1:
        return 0.01
    return 0.12 + 0.3 * min(1.0, left / 9)


def thirst(frame: Frame, view: View, seat: Seat, law: Law) -> float:
    """Return what it is worth to *seat* to vote yes rather than no."""
    return taste(frame, view, seat, law) + 0.5 * card(frame, view, seat, law)


def bids(frame: Frame, view: View, stage: Bidding, seat: Seat) -> Iterator[tuple[Bid, float, str]]:
    """Yield bids worth a thought, what they are worth, and why; passing comes first."""
    poll, law = stage.poll, frame.laws[view.agenda[stage.poll.number]]
    yes = poll.ballots[seat]
    liking = taste(frame, view, seat, law)
    prize = liking if yes else -liking
    mine, theirs = _sides(poll, yes)
    behind = theirs - mine + (0 if _breaks_ties(view, poll, yes) else 1)
    have = (view.influence[seat] or 0) - poll.influence[seat]
    if poll.limited == seat:
        have = min(have, FILIBUSTERED - poll.influence[seat])
    cost = price(view)
    whip = 0.0 if poll.influence[seat] + poll.capital[seat] else WHIP
    yield Bid(0), 0.0, "bot-bid-nothing"
    if behind <= 0:
        # Ahead: one token makes sure of the point, and more may take the card.
        if have and whip:
            yield Bid(1), 0.7 * whip - cost, "bot-bid-whip"
        if yes:
            yield from _for_the_card(frame, view, stage, seat, have)
        return
    need = -(-behind // (2 if poll.doubled == seat else 1))
    if 0 < need <= have:
        gain = whip + prize + (0.6 * card(frame, view, seat, law) if yes else 0.0)
        yield Bid(need), 0.75 * gain - cost * (need + poll.influence[seat]), "bot-bid-win"
    yield from _all_in(frame, view, stage, seat, short=(behind, have), gain=prize + whip)


def _for_the_card(
    frame: Frame, view: View, stage: Bidding, seat: Seat, have: int
) -> Iterator[tuple[Bid, float, str]]:
    poll = stage.poll
    top = (
        max(worth(poll, other) for other, yes in enumerate(poll.ballots) if yes and other != seat)
        if sum(poll.ballots) > 1
        else 0
    )
    need = top + 1 - worth(poll, seat)
    if 0 < need <= have:
        law = frame.laws[view.agenda[poll.number]]
        gain = card(frame, view, seat, law) * (0.8 if stage.alone else 0.3)
        yield Bid(need), gain - price(view) * need, "bot-bid-card"


def _all_in(
    frame: Frame,
    view: View,
    stage: Bidding,
    seat: Seat,
    *,
    short: tuple[int, int],
    gain: float,
) -> Iterator[tuple[Bid, float, str]]:
    """Yield to double down, or to spend Capital, when *short* by so much, having so much."""
    behind, have = short
    poll, money = stage.poll, Power.MONEY.place
    tokens = poll.influence[seat] + poll.capital[seat]
    if view.holders[money] == seat and not view.used[money] and poll.doubled is None:
        need = max(0, -(-(behind - tokens) // 2))
        if need <= have:
            spared = 0.3 if view.last else 1.0
            yield Bid(need, 0, double=True), 0.75 * gain - price(view) * need - spared, "bot-double"
    spend = min(MOST_CAPITAL, view.capital[seat] or 0) - poll.capital[seat]
    lack = behind - have
    if 0 < lack <= spend and view.backed[seat] in (None, poll.number):
        point = 0.1 if _is_lost(frame, view) else 1.0
        yield Bid(have, lack), 0.75 * gain - point * lack - price(view) * have, "bot-capital"


def _is_lost(frame: Frame, view: View) -> bool:
    """Say whether Unrest is so far ahead that Capital is worth nothing any more."""
    return tally(frame, view) < -votes_left(view)


def filibuster(frame: Frame, view: View, poll: Poll, seat: Seat, action: Filibuster) -> float:
    """Return what it is worth to limit a seat: it matters if it is rich and on the other side."""
    other = action.seat
    law = frame.laws[view.agenda[poll.number]]
    stake = abs(taste(frame, view, seat, law))
    against = poll.ballots[other] is not poll.ballots[seat]
    purse = view.influence[other]
    rich = 6 if purse is None else purse
    cost = 0.2 if view.last else 1.0
    return (0.1 * stake * min(rich, 12) if against and rich > FILIBUSTERED else 0.0) - cost


def _sides(poll: Poll, yes: bool) -> tuple[int, int]:
    for_yes, for_no = totals(poll)
    return (for_yes, for_no) if yes else (for_no, for_yes)


def _breaks_ties(view: View, poll: Poll, yes: bool) -> bool:
    justice = view.holders[Power.JUSTICE.place]
    return justice is not None and poll.ballots[justice] is yes
