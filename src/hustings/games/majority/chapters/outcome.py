"""The outcome of a vote: who won, who is paid, who takes the card, and what the law does."""

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Decide
from hustings.games.majority.chapters import bidding, effects
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.ledger import Vote
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Awarding, Poll
from hustings.games.majority.table import ask, gain, use


def begin(frame: Frame, state: State, poll: Poll) -> State:
    """Compare, pay and collect, and hand over the card of a law that passed."""
    passed = bidding.yes_ahead(state, poll)
    winners = [
        seat
        for seat, ballot in enumerate(poll.ballots)
        if ballot is passed and poll.influence[seat] + poll.capital[seat]
    ]
    state = _paid(_justice_used(state, poll), poll, winners)
    if not passed:
        law = state.agenda[poll.number]
        failed = replace(state, discard=(*state.discard, law))
        return effects.next_vote(frame, _voted(failed, poll, None), poll.number)
    tied = takers(poll)
    if len(tied) > 1:
        return ask(state, Awarding(poll, tied))
    return award(frame, state, poll, tied[0])


def takers(poll: Poll) -> tuple[Seat, ...]:
    """Return who of Yes has bid most, all worth counted: one of them takes the card."""
    bids = {seat: bidding.worth(poll, seat) for seat, yes in enumerate(poll.ballots) if yes}
    return tuple([seat for seat, bid in bids.items() if bid == max(bids.values())])


def objection(stage: Awarding, action: Decide) -> Objection | None:
    """Say which clause forbids to award the card so."""
    return None if action.seat in stage.tied else Objection(Clause.CARD)


def award(frame: Frame, state: State, poll: Poll, seat: Seat) -> State:
    """Give the law to *seat*, and carry out what it says."""
    law = state.agenda[poll.number]
    hands = with_item(state.hands, seat, (*state.hands[seat], law))
    taken = _voted(replace(state, hands=hands), poll, seat)
    return effects.begin(frame, taken, poll.number)


def _justice_used(state: State, poll: Poll) -> State:
    """Turn Justice sideways if it has really decided between two sides."""
    yes, no = bidding.totals(poll)
    return use(state, Power.JUSTICE) if yes == no and len(set(poll.ballots)) > 1 else state


def _paid(state: State, poll: Poll, winners: list[Seat]) -> State:
    """Take what the *winners* have bid, and give each a point; the others keep all."""
    influence, capital = list(state.influence), list(state.capital)
    for seat in winners:
        influence[seat] -= poll.influence[seat]
        capital[seat] -= poll.capital[seat]
    state = replace(state, influence=tuple(influence), capital=tuple(capital))
    for seat in winners:
        state = gain(state, seat, Clause.WHIP)
    return state


def _voted(state: State, poll: Poll, taker: Seat | None) -> State:
    totals = bidding.totals(poll)
    vote = Vote(
        turn=state.turn,
        law=state.agenda[poll.number],
        ballots=poll.ballots,
        influence=poll.influence,
        capital=poll.capital,
        doubled=poll.doubled,
        limited=poll.limited,
        totals=totals,
        passed=taker is not None,
        clause=Clause.JUSTICE if totals[0] == totals[1] else Clause.MORE,
        taker=taker,
    )
    return replace(state, votes=(*state.votes, vote))
