"""Talk: the offers that a careful bot makes, and its answers to those of others."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.actions import Accept, Dealing, Decline, Offer
from hustings.games.majority.chapters.deals import MOST_OFFERS, contradict
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.taste import taste
from hustings.games.majority.mind.trust import pledged, trust, worth
from hustings.games.majority.model import View
from hustings.games.majority.moments import is_open
from hustings.games.majority.nouns import FACTIONS, Faction, Power
from hustings.games.majority.promises import (
    HeadWord,
    PresidentWord,
    Promise,
    Proposal,
    SpareWord,
    VoteWord,
    Weapon,
)
from hustings.games.majority.stages import Balloting, Coalescing, Promoting

MARGIN: Final = 0.15
"""What a deal has to be worth, beyond nothing."""
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
    return _worth(frame, view, stakes, offer.by, (offer.mine, offer.yours))


def _worth(
    frame: Frame,
    view: View,
    stakes: Stakes,
    other: Seat,
    words: tuple[Sequence[Promise], Sequence[Promise]],
) -> float:
    """Return what it is worth to the seat of *stakes* to get and to give these *words*."""
    me, (gets, gives) = stakes.seat, words
    got = sum([worth(frame, view, stakes, word, other) for word in gets])
    return got * trust(view, other) + sum([worth(frame, view, stakes, word, me) for word in gives])


def answers(
    frame: Frame, view: View, stakes: Stakes, offer: Proposal, menu: Sequence[object]
) -> Iterator[Said]:
    """Yield what may be answered to *offer*: yes, no, or less for the same."""
    value = balance(frame, view, stakes, offer)
    accept = Accept(offer.n)
    if accept in menu:
        yield Said(accept, value - MARGIN, "bot-deal-good")
    yield Said(Decline(offer.n), 0.0, "bot-deal-bad")
    if value < MARGIN and offer.answers is None and len(offer.yours) > 1:
        yield from _counter(frame, view, stakes, offer)


def _counter(frame: Frame, view: View, stakes: Stakes, offer: Proposal) -> Iterator[Said]:
    """Yield the same offer without the promise that would cost most."""
    me = stakes.seat
    dear = min(offer.yours, key=lambda word: worth(frame, view, stakes, word, me))
    less = tuple(word for word in offer.yours if word is not dear)
    value = balance(frame, view, stakes, offer) - worth(frame, view, stakes, dear, me)
    counter = Offer((offer.by,), less, offer.mine, offer.n)
    if value > MARGIN and may_say(frame, view, me, counter):
        yield Said(counter, value / 2, "bot-deal-counter")


def may_say(frame: Frame, view: View, seat: Seat, offer: Offer) -> bool:
    """Say whether *seat* may make *offer* now, as far as the rules of deals can tell."""
    if view.offered[seat] >= MOST_OFFERS:
        return False
    if not all(is_open(view, word, view.turns) for word in (*offer.mine, *offer.yours)):
        return False
    given = pledged(view, seat)
    return not any(contradict(word, old) for word in offer.mine for old in given)


def offers(frame: Frame, view: View, stakes: Stakes) -> Iterator[Said]:
    """Yield offers that suit the moment and are worth making."""
    me = stakes.seat
    made = [offer for offer in view.offers if offer.by == me]
    if len(made) >= PER_TURN or any(offer.status == "open" for offer in made):
        return
    before = {(offer.to, offer.mine, offer.yours) for offer in view.offers}
    for other in frame.everyone:
        if other == me:
            continue
        for mine, yours in _ideas(frame, view, stakes, other):
            offer = Offer((other,), (mine,), (yours,))
            if (offer.to, offer.mine, offer.yours) in before:
                continue
            value = _worth(frame, view, stakes, other, ((yours,), (mine,)))
            theirs = _worth(frame, view, Stakes(frame, view, other), me, ((mine,), (yours,)))
            if value > MARGIN and theirs > MARGIN and may_say(frame, view, me, offer):
                yield Said(offer, value, "bot-deal-offer")


def _ideas(
    frame: Frame, view: View, stakes: Stakes, other: Seat
) -> Iterator[tuple[Promise, Promise]]:
    match view.stage:
        case Promoting():
            yield from _peace(view, stakes.seat, other)
        case Coalescing():
            yield from _heads(view, stakes.seat, other)
        case Balloting():
            yield from _votes(frame, view, stakes.seat, other)
        case _:
            return


def _peace(view: View, me: Seat, other: Seat) -> Iterator[tuple[Promise, Promise]]:
    """Yield to spare each other with the powers that both hold."""
    mine, theirs = _weapons(view, me), _weapons(view, other)
    for own, foreign in zip(mine, theirs, strict=False):
        yield (
            SpareWord(turn=view.turn, power=own, other=other),
            SpareWord(turn=view.turn, power=foreign, other=me),
        )


def _weapons(view: View, seat: Seat) -> list[Weapon]:
    powers: dict[Weapon, Power] = {
        "scandal": Power.MEDIA,
        "protest": Power.ACTIVISTS,
        "filibuster": Power.MAVERICK,
    }
    return [word for word, power in powers.items() if view.holders[power.place] == seat]


def _heads(view: View, me: Seat, other: Seat) -> Iterator[tuple[Promise, Promise]]:
    """Yield to head one faction each, where together they are stronger; or one for the office."""
    shared = [
        faction
        for faction in FACTIONS
        if view.tiles[faction.place][me]
        and view.tiles[faction.place][other]
        and not _is_settled(view, faction, (me, other))
    ]
    for theirs in shared:
        mine = HeadWord(turn=view.turn, faction=theirs, head=other)
        for own in shared:
            if own is not theirs:
                yield mine, HeadWord(turn=view.turn, faction=own, head=me)
        yield mine, PresidentWord(turn=view.turn, president=me)


def _is_settled(view: View, faction: Faction, seats: tuple[Seat, Seat]) -> bool:
    """Say whether *seats* stand together on *faction*, or one has promised the other to."""
    stage = view.stage
    if isinstance(stage, Coalescing):
        groups = stage.groups[faction.place]
        if any(set(seats) <= set(group.members) for group in groups):
            return True
    return any(
        isinstance(word, HeadWord) and word.faction is faction and word.head in seats
        for seat in seats
        for word in pledged(view, seat)
    )


def _votes(frame: Frame, view: View, me: Seat, other: Seat) -> Iterator[tuple[Promise, Promise]]:
    """Yield a vote that the other would like for one that is worth more here."""
    left = [
        law
        for law in view.agenda
        if all(vote.law != law or vote.turn < view.turn for vote in view.votes)
    ]
    likes = {law: taste(frame, view, other, frame.laws[law]) for law in left}
    for wanted in left:
        liking = taste(frame, view, me, frame.laws[wanted])
        ask = VoteWord(turn=view.turn, law=wanted, yes=liking > 0)
        for given in left:
            if given != wanted:
                yield VoteWord(turn=view.turn, law=given, yes=likes[given] > 0), ask
