"""Trust: what promises are worth, whose word counts, and which own word an action would break."""

from typing import Final

from hustings.core.model import Seat
from hustings.games.majority.actions import (
    Actions,
    Appoint,
    Ballot,
    Bid,
    Filibuster,
    Leave,
    Mandate,
    Pick,
    Place,
    Protest,
    Scandal,
)
from hustings.games.majority.chapters.coalitions import MOST_EDITS
from hustings.games.majority.floor import changes_left
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.stakes import Stakes, chance
from hustings.games.majority.mind.taste import taste
from hustings.games.majority.model import View
from hustings.games.majority.moments import vote_number
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    Pledge,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Bidding, Coalescing, Placing

LATER: Final = 0.6
"""What a word for the next turn is worth beside one for this."""


def trust(view: View, seat: Seat) -> float:
    """Return how likely *seat* is to keep its word, by the ledger; three in four to begin with."""
    verdicts = [pledge.verdict for pledge in view.pledges if pledge.by == seat]
    kept, broken = verdicts.count("kept"), verdicts.count("broken")
    return (kept + 3) / (kept + broken + 4)


def pledged(view: View, seat: Seat) -> list[Promise]:
    """List what *seat* has promised for this turn, or offers to, and has not been judged on."""
    return [word for word in bound(view, seat) if word.turn == view.turn]


def bound(view: View, seat: Seat) -> list[Promise]:
    """List all that *seat* has promised and not been judged on, and what it offers to promise."""
    given = [
        pledge.promise for pledge in view.pledges if pledge.by == seat and pledge.verdict == "open"
    ]
    for offer in view.offers:
        if offer.by == seat and offer.status == "open":
            given += offer.mine
    return given


def promised(view: View, seat: Seat) -> list[tuple[Seat, Promise]]:
    """List what *seat* has been promised for this turn, and by whom."""
    return [(pledge.by, pledge.promise) for pledge in _open(view) if seat in pledge.to]


def _open(view: View) -> list[Pledge]:
    return [
        pledge
        for pledge in view.pledges
        if pledge.verdict == "open" and pledge.promise.turn == view.turn
    ]


def worth(frame: Frame, view: View, stakes: Stakes, word: Promise, giver: Seat) -> float:
    """Return what it is worth to the seat of *stakes* that *giver* keeps *word*.

    A word for the next turn counts less: much can happen until then.
    """
    found = _worth(frame, view, stakes, word, giver)
    return found if word.turn == view.turn else LATER * found


def _worth(frame: Frame, view: View, stakes: Stakes, word: Promise, giver: Seat) -> float:
    me = stakes.seat
    match word:
        case VoteWord(law=law, yes=yes):
            liking = taste(frame, view, me, frame.laws[law])
            if giver == me and view.ballot not in (None, yes) and _at(view) == law:
                return -9.0
            if giver == me:
                return min(0.0, liking if yes else -liking)
            return 0.45 * (liking if yes else -liking)
        case BidWord(law=law, yes=yes, tokens=tokens):
            liking = taste(frame, view, me, frame.laws[law])
            side = liking if yes else -liking
            return min(0.0, side) - 0.3 * tokens if giver == me else 0.12 * tokens * side
        case AgendaWord(law=law, on=on):
            liking = 0.4 * taste(frame, view, me, frame.laws[law])
            return (liking if on else -liking) - (0.3 if giver == me else 0.0)
        case HeadWord():
            if not _can_stand(frame, view, word, giver):
                return -9.0 if giver == me else 0.0
            return _head_worth(view, stakes, word, giver)
        case ApartWord(faction=faction, other=other):
            here = view.tiles[faction.place][me] > 0
            return (-0.4 if giver == me else 0.1 if other != me else -0.1) * here
        case SendWord(faction=faction, supporters=supporters):
            if giver == me:
                return -0.25 * supporters
            return stakes.moved(view.tiles, giver, None, faction, supporters)
        case PresidentWord(president=president):
            if giver == me:
                return -0.3
            likely = 0.5 if president == me else -0.1
            return likely * 2
        case SpareWord(power=power, other=other):
            if giver == me:
                return -0.35
            return (0.4 if power == "scandal" else 0.6) if other == me else 0.0


def _can_stand(frame: Frame, view: View, word: HeadWord, giver: Seat) -> bool:
    """Say whether *giver* has a change left for *word*, beside those that it owes already."""
    stage = view.stage
    if not isinstance(stage, Coalescing) or word.turn != view.turn:
        return True
    owed = {
        (other.faction, other.head)
        for other in (word, *pledged(view, giver))
        if isinstance(other, HeadWord) and not _stands(stage, giver, other)
    }
    left = changes_left(frame, stage.floor, giver, MOST_EDITS)
    return (word.faction, word.head) not in owed or len(owed) <= left


def _stands(stage: Coalescing, seat: Seat, word: HeadWord) -> bool:
    groups = stage.groups[word.faction.place]
    return any(seat in group.members and group.head == word.head for group in groups)


def _head_worth(view: View, stakes: Stakes, word: HeadWord, giver: Seat) -> float:
    """Return what a coalition is worth: the faction for its head, against what it has alone."""
    me, there = stakes.seat, view.tiles[word.faction.place]
    if not there[giver] or not there[word.head] or giver == word.head:
        return 0.0
    weight = stakes.weights[word.faction.place]
    rest = max(
        [count for seat, count in enumerate(there) if seat not in (giver, word.head)], default=0
    )
    together = weight * chance(there[giver] + there[word.head], rest)
    rival = max(count for seat, count in enumerate(there) if seat != me)
    alone = weight * chance(there[me], rival)
    if word.head == me:
        return max(0.0, together - alone)
    return -alone - 0.2 if giver == me else -0.3


def breaks(view: View, seat: Seat, action: Actions) -> int:
    """Return how many promises of *seat* for this turn *action* would break."""
    return sum([_breaks(view, seat, word, action) for word in pledged(view, seat)])


def _breaks(view: View, seat: Seat, word: Promise, action: Actions) -> bool:
    match word, action:
        case VoteWord(law=law, yes=yes), Ballot(yes=ballot):
            return _at(view) == law and ballot is not yes
        case BidWord(law=law, yes=yes), Ballot(yes=ballot):
            return _at(view) == law and ballot is not yes
        case BidWord(law=law, tokens=tokens), Bid(influence=influence, capital=capital):
            return _at(view) == law and _bid(view, seat) + influence + capital < tokens
        case AgendaWord(law=law, on=on), Mandate(law=brought):
            return (law in view.discard and on and brought != law) or (not on and brought == law)
        case AgendaWord(law=law, on=on), Pick(laws=laws):
            drawn, picked = law in view.drawn, law in (laws or ())
            return drawn and picked is not on
        case HeadWord(faction=faction), Leave(faction=left):
            return faction is left
        case SendWord(faction=faction, supporters=supporters), Place(hands=hands):
            placed = sum(hand.supporters for hand in hands or () if hand.faction is faction)
            return isinstance(view.stage, Placing) and placed < min(supporters, view.ready[seat])
        case PresidentWord(president=president), Appoint(seat=named):
            return named != president
        case SpareWord(power="scandal", other=other), Scandal(supporters=hit):
            return hit[other] > 0
        case SpareWord(power="protest", other=other), Protest(owner=owner):
            return owner == other
        case SpareWord(power="filibuster", other=other), Filibuster(seat=limited):
            return limited == other
        case _:
            return False


def _at(view: View) -> int | None:
    number = vote_number(view.stage)
    return view.agenda[number] if 0 <= number < len(view.agenda) else None


def _bid(view: View, seat: Seat) -> int:
    stage = view.stage
    assert isinstance(stage, Bidding), f"nobody bids at {stage}"
    return stage.poll.influence[seat] + stage.poll.capital[seat]
