"""Deals: promises for promises, offered, accepted, declined, countered and withdrawn."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Accept, Actions, Dealing, Decline, Offer, Withdraw
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item, with_more
from hustings.games.majority.model import State
from hustings.games.majority.moments import (
    COALITION,
    PROMOTION,
    Public,
    is_open,
    phase,
)
from hustings.games.majority.nouns import FACTIONS, Faction
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    OfferStatus,
    Pledge,
    PresidentWord,
    Promise,
    Proposal,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Balloting

MOST_OFFERS: Final = 6
"""Offers a seat may make in one turn, counters included."""
LISTED: Final = 1
"""Offers made in a turn after which the menu lists no more of them; they can still be composed."""
MOST_WORDS: Final = 4
"""Promises on one side of an offer."""
MOST_TOKENS: Final = 99
TAGS: Final = ("offer", "accept", "decline", "withdraw")


def waiting(state: State) -> set[Seat]:
    """Return who has an open offer to answer."""
    return {
        seat
        for offer in state.offers
        if offer.status == "open"
        for seat in offer.to
        if seat not in offer.accepted
    }


def candidates(frame: Frame, state: State, seat: Seat) -> Iterator[Dealing]:
    """List the answers to open offers, and an offer to each other seat; seats compose the rest."""
    for offer in state.offers:
        if offer.status != "open":
            continue
        if seat in offer.to:
            yield Accept(offer.n)
            yield Decline(offer.n)
        if offer.by == seat:
            yield Withdraw(offer.n)
    if state.offered[seat] < LISTED:
        for other in frame.everyone:
            if other != seat:
                yield from _usual(state, seat, other)


def _usual(state: State, seat: Seat, other: Seat) -> Iterator[Offer]:
    """Yield an offer that suits the moment."""
    turn, now = state.turn, phase(state.stage)
    if now == PROMOTION:
        spare = SpareWord(turn=turn, power="protest", other=seat)
        send = SendWord(turn=turn, faction=Faction.VOTERS, supporters=1)
        yield Offer((other,), (send,), (spare,))
    elif now == COALITION:
        for faction in FACTIONS:
            there = state.tiles[faction.place]
            if there[seat] and there[other]:
                head = HeadWord(turn=turn, faction=faction, head=other)
                named = PresidentWord(turn=turn, president=seat)
                yield Offer((other,), (head,), (named,))
                return
    elif isinstance(state.stage, Balloting):
        laws = state.agenda[state.stage.number :]
        mine = VoteWord(turn=turn, law=laws[-1], yes=True)
        yield Offer((other,), (mine,), (VoteWord(turn=turn, law=laws[0], yes=True),))


def objection(frame: Frame, state: State, seat: Seat, action: Dealing) -> Objection | None:
    """Say which clause forbids *action*, and to a loser of a race what it has lost."""
    match action:
        case Offer():
            return _offer_objection(frame, state, seat, action)
        case Accept(offer=n):
            offer = _offer(state, n)
            if found := _answer_objection(offer, seat, n):
                return found
            assert offer is not None, f"expected an offer {n}"
            return _accept_objection(state, seat, offer)
        case Decline(offer=n):
            return _answer_objection(_offer(state, n), seat, n)
        case Withdraw(offer=n):
            offer = _offer(state, n)
            if offer is None or offer.by != seat or offer.status != "open":
                return Objection(Clause.OPEN, _closed(offer, n))
            return None


def _offer_objection(frame: Frame, state: State, seat: Seat, action: Offer) -> Objection | None:
    to = action.to
    if not to or tuple(sorted(set(to))) != to or seat in to or not set(to) <= set(frame.everyone):
        return Objection(Clause.PARTIES)
    if state.offered[seat] >= MOST_OFFERS:
        return Objection(Clause.LIMIT, {"most": MOST_OFFERS})
    sides = ((seat, action.mine), *((other, action.yours) for other in to))
    if not (action.mine or action.yours) or any(len(words) > MOST_WORDS for _, words in sides):
        return Objection(Clause.WORDS)
    for giver, words in sides:
        if not all(_is_meant(frame, giver, word) for word in words):
            return Objection(Clause.WORDS)
        if not all(is_open(state, word, frame.options.turns) for word in words):
            return Objection(Clause.WINDOW)
        if any(contradict(one, other) for one, other in combinations(words, 2)):
            return Objection(Clause.CONTRADICTION, {"whose": "here"})
        if any(covers(one, other) for one, other in permutations(words, 2)):
            return Objection(Clause.ONCE)
    if old := _clashing(state, seat, action.mine):
        return _contradicted(old, seat)
    if gives_again(state, seat, action):
        return Objection(Clause.ONCE)
    if action.answers is None:
        return None
    countered = _offer(state, action.answers)
    if found := _answer_objection(countered, seat, action.answers):
        return found
    assert countered is not None, f"expected an offer {action.answers}"
    return None if countered.by in to else Objection(Clause.PARTIES)


def _is_meant(frame: Frame, giver: Seat, word: Promise) -> bool:
    """Say whether *word* names laws and seats that there are, and something that *giver* can do."""
    match word:
        case VoteWord(law=law) | AgendaWord(law=law):
            return law in frame.laws
        case BidWord(law=law, tokens=tokens):
            return law in frame.laws and 1 <= tokens <= MOST_TOKENS
        case HeadWord(head=head):
            return head in frame.everyone
        case SendWord(supporters=supporters):
            return 1 <= supporters <= MOST_TOKENS
        case ApartWord(other=other) | PresidentWord(president=other) | SpareWord(other=other):
            return other in frame.everyone and other != giver


def contradict(one: Promise, other: Promise) -> bool:
    """Say whether nobody could keep both promises."""
    if one.turn != other.turn:
        return False
    match one, other:
        case (VoteWord() | BidWord(), VoteWord() | BidWord()):
            return one.law == other.law and one.yes is not other.yes
        case AgendaWord(), AgendaWord():
            return one.law == other.law and one.on is not other.on
        case HeadWord(), HeadWord():
            return one.faction is other.faction and one.head != other.head
        case PresidentWord(), PresidentWord():
            return one.president != other.president
        case HeadWord(), ApartWord():
            return one.faction is other.faction and one.head == other.other
        case ApartWord(), HeadWord():
            return one.faction is other.faction and other.head == one.other
        case _:
            return False


def covers(one: Promise, other: Promise) -> bool:
    """Say whether who keeps *one* keeps *other*, for the two promise the same, or *one* more."""
    match one, other:
        case BidWord(tokens=most), BidWord(tokens=least):
            return most >= least and replace(one, tokens=least) == other
        case SendWord(supporters=most), SendWord(supporters=least):
            return most >= least and replace(one, supporters=least) == other
        case _:
            return one == other


def gives_again(state: Public, by: Seat, deal: Offer | Proposal) -> bool:
    """Say whether *deal*, offered by *by*, has a word in it that its receivers have already."""
    return any(has_word(state, by, deal.to, word) for word in deal.mine) or any(
        has_word(state, giver, (by,), word) for giver in deal.to for word in deal.yours
    )


def has_word(state: Public, giver: Seat, to: tuple[Seat, ...], word: Promise) -> bool:
    """Say whether each of *to* has an open promise of *giver* that covers *word*."""
    given = [
        pledge
        for pledge in state.pledges
        if pledge.by == giver and pledge.verdict == "open" and covers(pledge.promise, word)
    ]
    return all(any(seat in pledge.to for pledge in given) for seat in to)


def breaks_word(state: Public, seat: Seat, words: tuple[Promise, ...]) -> bool:
    """Say whether *seat*, giving *words*, could not keep a promise that it has given."""
    return _clashing(state, seat, words) is not None


def _clashing(state: Public, seat: Seat, words: tuple[Promise, ...]) -> Pledge | None:
    """Return the promise that *seat* has given and could not keep beside *words*."""
    return next(
        (
            old
            for old in state.pledges
            if old.by == seat
            and old.verdict == "open"
            and any(contradict(word, old.promise) for word in words)
        ),
        None,
    )


def _contradicted(old: Pledge, reader: Seat) -> Objection:
    """Tell *reader* who has given the opposite word, and to whom."""
    whose = "yours" if old.by == reader else "to-you" if old.to == (reader,) else "theirs"
    return Objection(
        Clause.CONTRADICTION, {"whose": whose, "by": old.by, "to": " ".join(map(str, old.to))}
    )


def _answer_objection(offer: Proposal | None, seat: Seat, n: int) -> Objection | None:
    if offer is None or offer.status != "open":
        return Objection(Clause.OPEN, _closed(offer, n))
    if seat not in offer.to or seat in offer.accepted:
        return Objection(Clause.PARTIES)
    return None


def _accept_objection(state: State, seat: Seat, offer: Proposal) -> Objection | None:
    # An offer whose time has passed has lapsed by now: see `lapsed`.
    # Whoever has accepted before may have given its word to others while this one waited.
    givers = (*offer.accepted, seat)
    sides = (*((giver, offer.yours) for giver in givers), (offer.by, offer.mine))
    for giver, words in sides:
        if old := _clashing(state, giver, words):
            return _contradicted(old, seat)
    return Objection(Clause.ONCE) if gives_again(state, offer.by, offer) else None


def _closed(offer: Proposal | None, n: int) -> dict[str, int | str]:
    return {"offer": n, "status": "lapsed" if offer is None else offer.status}


def apply(state: State, seat: Seat, action: Dealing) -> State:
    """Return the state after *action*; the last to accept makes it a deal."""
    match action:
        case Offer(to=to, mine=mine, yours=yours, answers=answers):
            if answers is not None:
                state = _marked(state, answers, "countered")
            n = state.proposals
            offer = Proposal(n, seat, to, mine, yours, answers, (), "open")
            return replace(
                state,
                offers=(*state.offers, offer),
                offered=with_more(state.offered, seat, 1),
                proposals=n + 1,
            )
        case Accept(offer=n):
            return _accepted(state, seat, n)
        case Decline(offer=n):
            return _marked(state, n, "declined")
        case Withdraw(offer=n):
            return _marked(state, n, "withdrawn")


def _accepted(state: State, seat: Seat, n: int) -> State:
    offer = _offer(state, n)
    assert offer is not None, f"expected an offer {n}"
    offer = replace(offer, accepted=(*offer.accepted, seat))
    state = _with_offer(state, offer)
    if len(offer.accepted) < len(offer.to):
        return state
    given = state.happened
    mine = [Pledge(n, offer.by, offer.to, word, given, "open", None) for word in offer.mine]
    yours = [
        Pledge(n, giver, (offer.by,), word, given, "open", None)
        for giver in offer.to
        for word in offer.yours
    ]
    return _marked(replace(state, pledges=(*state.pledges, *mine, *yours)), n, "accepted")


def lapsed(frame: Frame, state: State) -> State:
    """Close the open offers that speak of what can no longer happen."""
    for offer in state.offers:
        words = (*offer.mine, *offer.yours)
        if offer.status == "open" and not all(
            is_open(state, word, frame.options.turns) for word in words
        ):
            state = _marked(state, offer.n, "lapsed")
    return state


def _marked(state: State, n: int, status: OfferStatus) -> State:
    offer = _offer(state, n)
    assert offer is not None, f"expected an offer {n}"
    return _with_offer(state, replace(offer, status=status))


def _with_offer(state: State, offer: Proposal) -> State:
    place = next(at for at, other in enumerate(state.offers) if other.n == offer.n)
    return replace(state, offers=with_item(state.offers, place, offer))


def _offer(state: State, n: int) -> Proposal | None:
    return next((offer for offer in state.offers if offer.n == n), None)


def absent(state: State, seat: Seat) -> Actions:
    """Return what an absent seat says to an offer: no."""
    return Decline(
        next(
            offer.n
            for offer in state.offers
            if offer.status == "open" and seat in offer.to and seat not in offer.accepted
        )
    )
