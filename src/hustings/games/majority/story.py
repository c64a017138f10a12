"""The story of Majority Rules: what each action and each gavel meant."""

from collections.abc import Iterator

from hustings.core.model import Event, Fact, Seat, places
from hustings.core.promise import Judged
from hustings.core.story import Line
from hustings.games.majority.actions import (
    Accept,
    Actions,
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
    Roles,
    Rule,
    Scandal,
    Show,
    Swap,
    Take,
    Unelect,
    Withdraw,
)
from hustings.games.majority.clauses import Clause
from hustings.games.majority.ledger import Outcome, Vote
from hustings.games.majority.model import View
from hustings.games.majority.nouns import FACTIONS, Faction, Power
from hustings.games.majority.stages import (
    Awarding,
    Bidding,
    Branding,
    Coalescing,
    Exposing,
    Filibustering,
    Motion,
    Nominating,
    Placing,
    Promoting,
    Resolving,
    Ruling,
    Settling,
)
from hustings.games.majority.wording import seats, titled, worded

Facts = dict[str, Fact]


def promises(view: View) -> Iterator[Judged]:
    """Yield how each promise of a finished game was judged, in the order of the ledger."""
    for pledge in view.pledges:
        if pledge.verdict != "open":
            yield Judged(pledge.by, pledge.given, pledge.verdict)


def tell(before: View, event: Event[Actions], after: View) -> tuple[Line, ...]:
    """Tell what *event* did between two views of one seat."""
    return (
        *_action(before, event, after),
        *_gavels(before, after),
        *_settled(before, after),
        *_votes(before, after),
        *_gains(before, after),
        *_effects(before, event, after),
        *_words(before, after),
        *_turn(before, after),
        *_end(after),
    )


# ---------------------------------------------------------------- what was done


def _action(before: View, event: Event[Actions], after: View) -> Iterator[Line]:
    seat, action = event.seat, event.action
    match action:
        case Roles(politics=politics):
            for owner, words in enumerate(politics):
                yield Line("story-politics", owner, {"politics": " ".join(words)}, Clause.POLITICS)
        case Cards(powers=powers):
            for owner, power in enumerate(powers):
                yield Line("story-begins", owner, {"power": power.value}, Clause.POWERS)
        case Draw(laws=laws):
            yield Line("story-drawn", after.speaker, {"laws": len(laws)}, Clause.SPEAKER)
        case Offer() | Accept() | Decline() | Withdraw():
            yield from _deal(before, event, after)
        case _:
            assert seat is not None, f"expected a seat, got chance with {action}"
            yield from _seated(before, seat, action, after)


def _seated(before: View, seat: Seat, action: Actions, after: View) -> Iterator[Line]:
    match action:
        case Take(politics=politics):
            yield Line("story-takes", seat, {"politics": " ".join(politics)}, Clause.POLITICS)
        case Swap(seat=other):
            done = after.politics != before.politics
            yield Line(
                "story-swapped" if done else "story-swap", seat, {"other": other}, Clause.SWAP
            )
        case Place() | Ballot():
            if not before.answered[seat] and any(after.answered):
                yield Line("story-ready", seat)
        case Promote(tail=tail, head=head):
            yield Line("story-promotes", seat, _way(tail, head), Clause.ONE)
        case Recall(tail=tail, head=head):
            yield Line("story-recalls", seat, _way(tail, head), Clause.ONE)
        case Elect(tail=tail, head=head, owner=owner):
            mine = "story-elects-own" if owner == seat else "story-elects"
            yield Line(mine, seat, {**_way(tail, head), "owner": owner}, Clause.ELECTION)
        case Unelect(tail=tail, head=head, owner=owner):
            facts = {**_way(tail, head), "owner": owner}
            yield Line("story-unelects", seat, facts, Clause.ELECTION)
        case Grant(tail=tail, head=head):
            yield Line("story-grants", seat, _way(tail, head), Clause.CONSENT)
        case Refuse(tail=tail, head=head):
            yield Line("story-refuses", seat, _way(tail, head), Clause.CONSENT)
        case Ask():
            clause = Clause.BID_ORDER if isinstance(before.stage, Bidding) else Clause.RULING
            yield Line("story-asks", seat, clause=clause)
        case Rule(order=order):
            yield Line("story-rules", seat, {"order": seats(*order)}, Clause.RULING)
        case Firm():
            yield Line("story-firm", seat, clause=Clause.FIRM)
        case Scandal(tail=tail, head=head, supporters=supporters):
            facts = {**_way(tail, head), "supporters": sum(supporters)}
            yield Line("story-scandal", seat, facts, Clause.SCANDAL)
        case Pass():
            yield from _passes(before, seat)
        case _:
            yield from _talks(before, seat, action, after)


def _talks(before: View, seat: Seat, action: Actions, after: View) -> Iterator[Line]:
    match action:
        case Propose(faction=faction, members=members, head=head):
            facts = _coalition(faction, members, head)
            yield Line("story-proposes", seat, facts, Clause.JOIN)
        case Join(proposal=n):
            yield from _joins(before, seat, n, after)
        case Reject(proposal=n):
            motion = _motion(before, n)
            facts = _coalition(motion.faction, motion.members, motion.head)
            yield Line("story-rejects", seat, facts, Clause.JOIN)
        case Leave(faction=faction):
            yield Line("story-leaves", seat, {"faction": faction.value}, Clause.MEMBERS)
        case Protest(owner=owner, tail=tail, head=head):
            facts = {**_way(tail, head), "owner": owner}
            yield Line("story-protest", seat, facts, Clause.PROTEST)
        case Decide(seat=other):
            yield from _decides(before, seat, other)
        case Appoint(seat=other):
            yield Line("story-president", other, {"by": seat}, Clause.CHOOSER)
        case Show(seat=other):
            yield Line("story-shows", seat, {"other": other}, Clause.SHOW)
        case Pick():
            yield Line("story-picks", seat, clause=Clause.PICK)
        case Mandate(law=law):
            yield Line("story-mandate", seat, titled(after, law), Clause.MANDATE)
        case Blind():
            assert after.brought is not None, "expected a law that came blindly"
            yield Line("story-blind", seat, titled(after, after.brought), Clause.BLIND)
        case Lay(laws=laws):
            yield Line("story-agenda", seat, clause=Clause.ORDER, weight="chapter")
            for number, law in enumerate(laws, 1):
                facts = {"number": number, **titled(after, law)}
                yield Line("story-agenda-law", None, facts, Clause.ORDER)
        case Filibuster(seat=other):
            yield Line("story-filibuster", seat, {"other": other}, Clause.FILIBUSTER)
        case Bid(influence=influence, capital=capital, double=double):
            yield from _bids(before, seat, (influence, capital), double=double)
        case Move(tail=tail, head=head, supporters=supporters):
            facts = {**_way(tail, head), "supporters": supporters}
            yield Line("story-moves", seat, facts, Clause.BOTH)
        case _:
            return


def _passes(before: View, seat: Seat) -> Iterator[Line]:
    match before.stage:
        case Exposing():
            yield Line("story-no-scandal", seat, clause=Clause.SCANDAL)
        case Ruling():
            yield Line("story-no-ruling", seat, clause=Clause.RULING)
        case Filibustering():
            yield Line("story-no-filibuster", seat, clause=Clause.FILIBUSTER)
        case _:
            yield Line("story-no-move", seat, clause=Clause.BOTH)


def _joins(before: View, seat: Seat, n: int, after: View) -> Iterator[Line]:
    motion = _motion(before, n)
    facts = _coalition(motion.faction, motion.members, motion.head)
    yield Line("story-joins", seat, facts, Clause.JOIN)
    stage = after.stage
    if isinstance(stage, Coalescing) and all(motion.n != other.n for other in stage.motions):
        yield Line("story-coalition", motion.head, facts, Clause.JOIN)


def _decides(before: View, seat: Seat, other: Seat) -> Iterator[Line]:
    """Tell for what tie Justice has decided."""
    facts: Facts = {"other": other}
    match before.stage:
        case Settling(ties=ties):
            facts["faction"] = ties[0].faction.value
            yield Line("story-decides-faction", seat, facts, Clause.TIE)
        case Nominating():
            yield Line("story-decides-chooser", seat, facts, Clause.CHOOSER)
        case Branding():
            yield Line("story-decides-maverick", seat, facts, Clause.MAVERICK)
        case _:
            yield Line("story-decides-card", seat, facts, Clause.CARD)


def _bids(before: View, seat: Seat, tokens: tuple[int, int], *, double: bool) -> Iterator[Line]:
    influence, capital = tokens
    if double:
        yield Line("story-doubles", seat, clause=Clause.DOUBLE)
    if capital:
        facts: Facts = {"influence": influence, "capital": capital}
        yield Line("story-bids-capital", seat, facts, Clause.CAPITAL)
    elif influence:
        yield Line("story-bids", seat, {"influence": influence}, Clause.MORE)
    elif not double:
        yield Line("story-bids-nothing", seat, clause=Clause.DROP)


def _way(tail: Faction, head: Faction) -> Facts:
    return {"tail": tail.value, "head": head.value}


def _coalition(faction: Faction, members: tuple[Seat, ...], head: Seat) -> Facts:
    return {"faction": faction.value, "members": seats(*members), "head": head}


def _motion(view: View, n: int) -> Motion:
    assert isinstance(view.stage, Coalescing), f"nobody proposes coalitions at {view.stage}"
    return next(motion for motion in view.stage.motions if motion.n == n)


# ---------------------------------------------------------------- deals


def _deal(before: View, event: Event[Actions], after: View) -> Iterator[Line]:
    assert event.seat is not None, f"nobody can not deal: {event}"
    seat = event.seat
    match event.action:
        case Offer(to=to, mine=mine, yours=yours, answers=answers):
            message = "story-offers" if answers is None else "story-counters"
            facts: Facts = {"to": seats(*to), "offer": after.proposals}
            yield Line(message, seat, facts, Clause.PARTIES)
            for word in mine:
                yield worded(before, word, seat)
            for other in to:
                for word in yours:
                    yield worded(before, word, other)
        case Accept(offer=n):
            yield Line("story-accepts", seat, {"offer": n + 1}, Clause.OPEN)
            if len(after.pledges) > len(before.pledges):
                made = next(offer for offer in before.offers if offer.n == n)
                parties: Facts = {"to": seats(*made.to), "offer": n + 1}
                yield Line("story-deal", made.by, parties, Clause.JUDGED)
        case Decline(offer=n):
            yield Line("story-declines", seat, {"offer": n + 1}, Clause.OPEN)
        case _:
            assert isinstance(event.action, Withdraw), f"expected a deal, got {event.action}"
            n = event.action.offer
            yield Line("story-withdraws", seat, {"offer": n + 1}, Clause.OPEN)


def _words(before: View, after: View) -> Iterator[Line]:
    """Tell which promises were decided."""
    for old, new in zip(before.pledges, after.pledges, strict=False):
        if old.verdict != new.verdict:
            facts: Facts = {"to": seats(*new.to)}
            yield Line(f"story-{new.verdict}", new.by, facts, Clause.JUDGED)
            yield worded(after, new.promise, new.by)


# ---------------------------------------------------------------- what came of it


def _gavels(before: View, after: View) -> Iterator[Line]:
    """Tell what was shown, and what the gavel fixed."""
    if isinstance(before.stage, Placing) and isinstance(after.stage, Promoting):
        for seat in range(len(after.politics)):
            for faction in FACTIONS:
                count = after.sent[faction.place][seat]
                if count:
                    facts: Facts = {"faction": faction.value, "supporters": count}
                    yield Line("story-places", seat, facts, Clause.HANDS)
    if isinstance(before.stage, Promoting | Exposing) and isinstance(after.stage, Coalescing):
        yield Line("story-pushed", None, clause=Clause.FIRM, weight="result")
        yield Line("story-coalitions", None, {"turn": after.turn}, weight="chapter")
    if isinstance(before.stage, Coalescing) and not isinstance(after.stage, Coalescing):
        yield Line("story-settled", None, clause=Clause.FIRM, weight="result")


def _settled(before: View, after: View) -> Iterator[Line]:
    """Tell who heads which faction, and who is the Maverick."""
    for control in after.controls[len(before.controls) :]:
        facts: Facts = {"faction": control.faction.value, "strength": control.bloc.strength}
        facts["tied"] = "yes" if control.clause == Clause.TIE else "no"
        others = [seat for seat in control.bloc.members if seat != control.bloc.head]
        if others:
            facts["members"] = seats(*others)
        message = "story-heads-with" if others else "story-heads"
        yield Line(message, control.bloc.head, facts, control.clause)
    place = Power.MAVERICK.place
    if after.holders[place] is not None and before.holders[place] != after.holders[place]:
        yield Line("story-maverick", after.holders[place], clause=Clause.MAVERICK)


def _votes(before: View, after: View) -> Iterator[Line]:
    """Tell the ballots when they are shown, and the result when it is known."""
    stage = after.stage
    if any(before.answered) and isinstance(stage, Filibustering | Bidding):
        poll = stage.poll
        facts = titled(after, after.agenda[poll.number])
        yield Line(
            "story-poll", None, {"number": poll.number + 1, **facts}, Clause.BALLOT, "chapter"
        )
        for side, message in ((True, "story-yes"), (False, "story-no")):
            voters = [seat for seat, ballot in enumerate(poll.ballots) if ballot is side]
            if voters:
                yield Line(message, None, {"voters": seats(*voters)}, Clause.BALLOT)
    for vote in after.votes[len(before.votes) :]:
        yield _result(vote, after)
        if vote.taker is not None:
            yield Line("story-takes-law", vote.taker, titled(after, vote.law), Clause.CARD)
    if isinstance(stage, Awarding) and not isinstance(before.stage, Awarding):
        yield Line("story-card-tie", None, {"tied": seats(*stage.tied)}, Clause.CARD)


def _result(vote: Vote, view: View) -> Line:
    yes, no = vote.totals
    # Where all agree nobody has decided anything between two sides.
    tie = yes == no and len(set(vote.ballots)) > 1
    facts: Facts = {"yes": yes, "no": no, "tie": "yes" if tie else "no", **titled(view, vote.law)}
    message = "story-passed" if vote.passed else "story-failed"
    return Line(message, None, facts, vote.clause, "result")


def _gains(before: View, after: View) -> Iterator[Line]:
    """Tell who collected Political Capital, and for what."""
    new = after.gains[len(before.gains) :]
    for seat in range(len(after.politics)):
        for clause in (Clause.INTEGRITY, Clause.BLIND, Clause.WHIP):
            capital = sum(
                gain.capital for gain in new if (gain.seat, gain.clause) == (seat, clause)
            )
            if capital:
                message = f"story-gains-{clause.partition('.')[0]}"
                yield Line(message, seat, {"capital": capital}, clause)


def _effects(before: View, event: Event[Actions], after: View) -> Iterator[Line]:
    """Tell what laws did to the Supporters on the board, also where nobody had a choice."""
    if not isinstance(before.stage, Resolving | Awarding | Bidding):
        return
    for seat in range(len(after.politics)):
        for faction in FACTIONS:
            more = after.tiles[faction.place][seat] - before.tiles[faction.place][seat]
            more -= _brought(event, seat, faction)
            facts: Facts = {"faction": faction.value, "supporters": abs(more)}
            if more > 0:
                yield Line("story-adds", seat, facts, Clause.REWARD)
            elif more < 0:
                yield Line("story-removes", seat, facts, Clause.PENALTY)
        paid = after.instead[seat] - before.instead[seat]
        if paid > 0 and after.turn == before.turn:
            yield Line("story-instead", seat, {"influence": paid}, Clause.SHORT)


def _brought(event: Event[Actions], seat: Seat, faction: Faction) -> int:
    """Return how many Supporters *seat* has moved to *faction* by *event*, which has told it."""
    action = event.action
    if not isinstance(action, Move) or event.seat != seat:
        return 0
    return action.supporters * ((faction is action.head) - (faction is action.tail))


def _turn(before: View, after: View) -> Iterator[Line]:
    """Tell the beginning of a turn, and what everyone was given."""
    if after.turn == before.turn:
        return
    facts: Facts = {"turn": after.turn, "turns": after.turns}
    yield Line(
        "story-last-turn" if after.last else "story-turn", None, facts, Clause.ALLOTMENT, "chapter"
    )
    for seat, given in enumerate(after.allotments):
        facts = {"supporters": given.supporters, "influence": given.influence}
        yield Line(
            "story-allotment", seat, facts, Clause.BONUS if after.turn > 1 else Clause.ALLOTMENT
        )
        if given.short:
            yield Line("story-short", seat, {"supporters": given.short}, Clause.SHORT)


def _end(after: View) -> Iterator[Line]:
    """Tell how the country ended, and every line of every account."""
    outcome = after.outcome
    if outcome is None:
        return
    facts: Facts = {"unrest": outcome.unrest, "order": outcome.order}
    yield Line(f"story-{outcome.mood}", None, facts, Clause.MOOD, "chapter")
    for seat, account in enumerate(outcome.accounts):
        kept: Facts = {"collected": account.collected, "kept": account.kept}
        yield Line("story-keeps", seat, kept, Clause.MOOD)
        for share in account.shares:
            if share.capital:
                message = f"story-{share.clause.partition('.')[2]}"
                yield Line(message, seat, {"capital": share.capital}, share.clause)
        yield Line("story-total", seat, {"total": account.total}, Clause.WINNER, "result")
    yield from _winners(outcome)


def _winners(outcome: Outcome) -> Iterator[Line]:
    merits = [(each.total, each.influence, each.laws) for each in outcome.accounts]
    ranks = places(tuple(sorted(set(merits)).index(merit) for merit in merits))
    first = [seat for seat, place in enumerate(ranks) if place == 1]
    message = "story-winner" if len(first) == 1 else "story-winner-shared"
    for seat in first:
        facts: Facts = {"total": merits[seat][0]}
        yield Line(message, seat, facts, Clause.WINNER, "result")
