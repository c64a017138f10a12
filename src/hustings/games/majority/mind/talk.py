"""Talk: the offers that a careful bot makes, and its answers to those of others.

It haggles once: an offer that is nearly good it counters, and a counter it takes or leaves.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.actions import Accept, Dealing, Decline, Offer
from hustings.games.majority.chapters.deals import (
    MOST_OFFERS,
    MOST_WORDS,
    contradict,
    gives_again,
)
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.ideas import ideas
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.trust import bound, trust, worth
from hustings.games.majority.model import View
from hustings.games.majority.moments import is_open
from hustings.games.majority.promises import Promise, Proposal

MARGIN: Final = 0.15
"""What a deal has to be worth, beyond nothing."""
NEAR: Final = 2.0
"""How much less than nothing an offer may be worth that is still worth a counter."""
BOLD: Final = 0.6
"""How much less than nothing its own offer may be worth to the other, who may counter it."""
PER_TURN: Final = 3
"""Offers of its own that it makes in a turn."""


class Said(Struct, frozen=True):
    """Something to say about deals, what it is worth, and why."""

    action: Dealing
    worth: float
    reason: str


def asked(view: View, seat: Seat) -> Proposal | None:
    """Return the oldest offer that waits for an answer of *seat*."""
    return next(
        (
            offer
            for offer in view.offers
            if offer.status == "open" and seat in offer.to and seat not in offer.accepted
        ),
        None,
    )


def balance(frame: Frame, view: View, stakes: Stakes, offer: Proposal) -> float:
    """Return what *offer* is worth to the seat of *stakes*, who is asked to accept it."""
    return value(frame, view, stakes, (offer.by,), (offer.mine, offer.yours))


def value(
    frame: Frame,
    view: View,
    stakes: Stakes,
    others: Sequence[Seat],
    words: tuple[Sequence[Promise], Sequence[Promise]],
) -> float:
    """Return what it is worth to the seat of *stakes* to get and to give these *words*.

    Each of *others* gives what it gets; what itself gives is given to all of them at once.
    """
    me, (gets, gives) = stakes.seat, words
    got = 0.0
    for other in others:
        kept = sum([worth(frame, view, stakes, word, other) for word in gets])
        got += kept * trust(view, other)
    return got + sum([worth(frame, view, stakes, word, me) for word in gives])


def answers(
    frame: Frame, view: View, stakes: Stakes, offer: Proposal, menu: Sequence[object]
) -> Iterator[Said]:
    """Yield what may be answered to *offer*: yes, no, less for the same, or more in return."""
    found = balance(frame, view, stakes, offer)
    accept = Accept(offer.n)
    if accept in menu:
        yield Said(accept, found - MARGIN, "bot-deal-good")
    yield Said(Decline(offer.n), 0.0, "bot-deal-bad")
    if -NEAR < found < MARGIN and offer.answers is None:
        yield from _less(frame, view, stakes, offer, found)
        yield from _more(frame, view, stakes, offer, found)


def _less(
    frame: Frame, view: View, stakes: Stakes, offer: Proposal, found: float
) -> Iterator[Said]:
    """Yield the same offer without the promise that would cost most."""
    me = stakes.seat
    if len(offer.yours) > 1:
        dear = min(offer.yours, key=lambda word: worth(frame, view, stakes, word, me))
        less = tuple(word for word in offer.yours if word is not dear)
        left = found - worth(frame, view, stakes, dear, me)
        counter = Offer((offer.by,), less, offer.mine, offer.n)
        if left > MARGIN and may_say(frame, view, me, counter):
            yield Said(counter, left / 2, "bot-deal-counter")


def _more(
    frame: Frame, view: View, stakes: Stakes, offer: Proposal, found: float
) -> Iterator[Said]:
    """Yield the same offer with one more promise of the other, if that still leaves it a gain."""
    me, other = stakes.seat, offer.by
    if len(offer.mine) == MOST_WORDS:
        return
    theirs = Stakes(frame, view, other)
    wishes = {idea.yours: None for idea in ideas(frame, view, me) if idea.to == (other,)}
    for wish in wishes:
        if wish in offer.mine or any(contradict(wish, word) for word in offer.mine):
            continue
        counter = Offer((other,), offer.yours, (*offer.mine, wish), offer.n)
        left = found + trust(view, other) * worth(frame, view, stakes, wish, other)
        gain = value(frame, view, theirs, (me,), (counter.mine, counter.yours))
        if left > MARGIN and gain > MARGIN and may_say(frame, view, me, counter):
            yield Said(counter, left / 2, "bot-deal-more")


def may_say(frame: Frame, view: View, seat: Seat, offer: Offer) -> bool:
    """Say whether *seat* may make *offer* now, as far as the rules of deals can tell."""
    if view.offered[seat] >= MOST_OFFERS:
        return False
    if not all(is_open(view, word, view.turns) for word in (*offer.mine, *offer.yours)):
        return False
    if gives_again(view, seat, offer):
        return False
    given = bound(view, seat)
    return not any(contradict(word, old) for word in offer.mine for old in given)


def may_open(view: View, seat: Seat) -> bool:
    """Say whether *seat* would open another deal: few in a turn, and one at a time."""
    own = [offer for offer in view.offers if offer.by == seat]
    opened = [offer for offer in own if offer.answers is None]
    return len(opened) < PER_TURN and not any(offer.status == "open" for offer in own)


def offers(frame: Frame, view: View, stakes: Stakes) -> Iterator[Said]:
    """Yield offers that suit the moment: those by which all would gain, and bolder ones."""
    me = stakes.seat
    if not may_open(view, me):
        return
    before = {(offer.to, offer.mine, offer.yours) for offer in view.offers}
    everyone = [Stakes(frame, view, seat) for seat in frame.everyone]
    for idea in ideas(frame, view, me):
        offer = Offer(idea.to, (idea.mine,), (idea.yours,))
        if (offer.to, offer.mine, offer.yours) in before:
            continue
        gain = value(frame, view, stakes, idea.to, (offer.yours, offer.mine))
        if gain <= MARGIN or not may_say(frame, view, me, offer):
            continue
        words = (offer.mine, offer.yours)
        least = min([value(frame, view, everyone[other], (me,), words) for other in idea.to])
        if least > MARGIN:
            yield Said(offer, gain, idea.reason)
        elif least > -BOLD and len(idea.to) == 1:
            yield Said(offer, gain / 4, "bot-deal-bold")
