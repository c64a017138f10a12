"""Ideas: deals that suit the moment, a promise for a promise, before anybody has weighed them."""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.taste import taste
from hustings.games.majority.mind.trust import pledged
from hustings.games.majority.model import View
from hustings.games.majority.nouns import FACTIONS, Faction
from hustings.games.majority.promises import (
    WIELDED,
    HeadWord,
    PresidentWord,
    Promise,
    SpareWord,
    VoteWord,
    Weapon,
)
from hustings.games.majority.stages import Balloting, Coalescing, Promoting


class Idea(Struct, frozen=True):
    """A deal that might be worth offering, and why it would be."""

    to: tuple[Seat, ...]
    mine: Promise
    yours: Promise
    reason: str = "bot-deal-offer"


def ideas(frame: Frame, view: View, me: Seat) -> Iterator[Idea]:
    """Yield what *me* might offer now: to each other seat, then to two at once."""
    others = [other for other in frame.everyone if other != me]
    for other in others:
        for mine, yours in _ideas(frame, view, me, other):
            later = mine.turn > view.turn
            yield Idea((other,), mine, yours, "bot-deal-later" if later else "bot-deal-offer")
    if isinstance(view.stage, Balloting):
        for two in combinations(others, 2):
            for mine, yours in _common(frame, view, me, two):
                yield Idea(two, mine, yours, "bot-deal-several")


def _ideas(frame: Frame, view: View, me: Seat, other: Seat) -> Iterator[tuple[Promise, Promise]]:
    match view.stage:
        case Promoting():
            yield from _peace(view, me, other)
        case Coalescing():
            yield from _heads(view, me, other)
        case Balloting():
            yield from _votes(frame, view, me, other)
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
    return [word for word, power in WIELDED.items() if view.holders[power.place] == seat]


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
        if view.turn < view.turns:
            # Help now for help in the next turn, where nothing else is to be had in return.
            later = HeadWord(turn=view.turn + 1, faction=theirs, head=other)
            yield later, HeadWord(turn=view.turn, faction=theirs, head=me)


def _is_settled(view: View, faction: Faction, seats: tuple[Seat, Seat]) -> bool:
    """Say whether *seats* stand together on *faction*, or one has promised the other to."""
    stage = view.stage
    assert isinstance(stage, Coalescing), f"nobody stands together at {stage}"
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
    left = _to_come(view)
    for wanted in left:
        ask = _liked(frame, view, me, wanted)
        for given in left:
            if given != wanted:
                yield _liked(frame, view, other, given), ask


def _common(
    frame: Frame, view: View, me: Seat, two: tuple[Seat, Seat]
) -> Iterator[tuple[Promise, Promise]]:
    """Yield a vote that two others would both like for both their votes on another law."""
    left = _to_come(view)
    for given in left:
        mine, other = (_liked(frame, view, seat, given) for seat in two)
        if mine == other:
            yield from [(mine, _liked(frame, view, me, law)) for law in left if law != given]


def _to_come(view: View) -> list[int]:
    """List the laws of this turn that have not been voted on."""
    return [
        law
        for law in view.agenda
        if all(vote.law != law or vote.turn < view.turn for vote in view.votes)
    ]


def _liked(frame: Frame, view: View, seat: Seat, law: int) -> VoteWord:
    """Return the vote on *law* that *seat* would like."""
    return VoteWord(turn=view.turn, law=law, yes=taste(frame, view, seat, frame.laws[law]) > 0)
