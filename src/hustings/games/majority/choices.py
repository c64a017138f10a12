"""Choices: what an action would be, in a sentence or a few, for who reads a menu aloud."""

from collections.abc import Iterator
from typing import assert_never

from hustings.core.model import Fact, Seat
from hustings.core.story import Line
from hustings.games.majority.actions import (
    Accept,
    Actions,
    Add,
    Appoint,
    Ask,
    Ballot,
    Bid,
    Blind,
    Cards,
    Decide,
    Decline,
    Draw,
    Elect,
    Filibuster,
    Firm,
    Grant,
    Join,
    Lay,
    Leave,
    Mandate,
    Move,
    Offer,
    Pass,
    Pick,
    Place,
    Promote,
    Propose,
    Protest,
    Recall,
    Refuse,
    Reject,
    Remove,
    Roles,
    Rule,
    Scandal,
    Show,
    Stay,
    Swap,
    Take,
    Unelect,
    Withdraw,
)
from hustings.games.majority.model import View
from hustings.games.majority.moments import vote_number
from hustings.games.majority.promises import Proposal
from hustings.games.majority.stages import Bidding, Coalescing, Mandating, Ordering, Picking, Poll
from hustings.games.majority.wording import seats, titled, worded


def choice(view: View, seat: Seat, action: Actions) -> Iterator[Line]:
    """Yield what *action* would be to *seat*, which sees *view*."""
    match action:
        case Roles() | Cards() | Draw():
            raise AssertionError(f"expected a choice of a seat, got {action}")
        case Stay() | Ask() | Firm() | Blind():
            yield _line(action)
        case Take():
            yield _line(action, politics=" ".join(action.politics))
        case Pass():
            yield Line(f"action-pass-{view.stage.__struct_config__.tag}")
        case Swap() | Decide() | Appoint() | Show() | Filibuster():
            yield _line(action, other=action.seat)
        case Place(hands=hands):
            for hand in hands or ():
                yield _line(action, supporters=hand.supporters, faction=hand.faction.value)
        case Promote() | Recall() | Grant() | Refuse():
            yield _line(action, tail=action.tail.value, head=action.head.value)
        case Elect() | Unelect() | Protest():
            yield _moved(action, seat)
        case Rule(order=order):
            yield _line(action, order=seats(*order))
        case Scandal(tail=tail, head=head, supporters=supporters):
            yield _line(action, tail=tail.value, head=head.value)
            for owner, count in enumerate(supporters):
                if count:
                    yield Line("action-scandal-of", owner, {"supporters": count})
        case Propose(faction=faction, members=members, head=chief):
            yield _line(action, faction=faction.value, members=seats(*members), head=chief)
        case Join(proposal=n) | Reject(proposal=n):
            yield _line(action, **_motion(view, n))
        case Leave(faction=faction) | Add(faction=faction) | Remove(faction=faction):
            yield _line(action, faction=faction.value)
        case Pick(laws=laws) | Lay(laws=laws):
            yield _line(action)
            for number, law in enumerate(laws or (), 1):
                yield Line("action-law", None, {"number": number, **titled(view, law)})
        case Mandate():
            yield _line(action, **titled(view, action.law))
        case Ballot():
            yield _ballot(view, action)
        case Bid(influence=influence, capital=capital, double=double):
            doubled = "yes" if double else "no"
            yield _line(action, influence=influence, capital=capital, double=doubled)
        case Move(tail=tail, head=head, supporters=count):
            yield _line(action, tail=tail.value, head=head.value, supporters=count)
        case Offer(to=to, mine=mine, yours=yours):
            yield _line(action, to=seats(*to))
            yield from [worded(view, word, seat) for word in mine]
            yield from [worded(view, word, other) for other in to for word in yours]
        case Accept(offer=n) | Decline(offer=n) | Withdraw(offer=n):
            yield from _answer(view, action, n)
        case _:
            assert_never(action)


def _line(action: Actions, **facts: Fact) -> Line:
    return Line(f"action-{action.__struct_config__.tag}", None, facts)


def _moved(action: Elect | Unelect | Protest, seat: Seat) -> Line:
    ends, owner = {"tail": action.tail.value, "head": action.head.value}, action.owner
    if isinstance(action, Elect) and owner == seat:
        return Line("action-elect-own", None, {**ends})
    return _line(action, **ends, owner=owner)


def _ballot(view: View, action: Ballot) -> Line:
    law = view.agenda[vote_number(view.stage)]
    return _line(action, vote="yes" if action.yes else "no", **titled(view, law))


def _motion(view: View, n: int) -> dict[str, Fact]:
    stage = view.stage
    assert isinstance(stage, Coalescing), f"nobody forms coalitions at {stage}"
    motion = next(each for each in stage.motions if each.n == n)
    return {
        "faction": motion.faction.value,
        "members": seats(*motion.members),
        "head": motion.head,
    }


def _answer(view: View, action: Accept | Decline | Withdraw, n: int) -> Iterator[Line]:
    offer: Proposal = next(each for each in view.offers if each.n == n)
    yield _line(action, offer=n + 1, by=offer.by)
    if isinstance(action, Accept):
        yield from [worded(view, word, offer.by) for word in offer.mine]
        yield from [worded(view, word, other) for other in offer.to for word in offer.yours]


def question(view: View) -> Iterator[Line]:
    """Yield what is asked at the table now, and what the answer hangs on."""
    stage = view.stage
    yield Line(f"aloud-ask-{stage.__struct_config__.tag}")
    if isinstance(stage, Picking | Mandating | Ordering):
        yield from [law_read(view, law) for law in view.drawn]
    if (number := vote_number(stage)) >= 0:
        yield law_read(view, view.agenda[number])
    if isinstance(stage, Bidding):
        yield from _bids(stage.poll)


def _bids(poll: Poll) -> Iterator[Line]:
    for seat, (influence, capital) in enumerate(zip(poll.influence, poll.capital, strict=True)):
        vote = "yes" if poll.ballots[seat] else "no"
        facts: dict[str, Fact] = {"influence": influence, "capital": capital, "vote": vote}
        yield Line("aloud-bid", seat, facts)


def law_read(view: View, law: int) -> Line:
    """Return *law* with all that stands on it."""
    found = next(each for each in view.laws if each.id == law)
    reward = " ".join((*found.reward.politics, *found.reward.powers))
    penalty = " ".join((*found.penalty.politics, *found.penalty.powers))
    facts: dict[str, Fact] = {"reward": reward or "none", "penalty": penalty or "none"}
    return Line("aloud-law", None, {**titled(view, law), **facts, "symbol": found.symbol.value})
