"""Bidding: Yes and No outbid each other in turns, until one side drops out."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from hustings.core.model import Fact, Objection, Seat
from hustings.games.majority.actions import Actions, Ask, Bid
from hustings.games.majority.chapters import outcome
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item, with_more
from hustings.games.majority.model import State
from hustings.games.majority.moments import Public
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Bidding, Poll, Ruling, Team
from hustings.games.majority.table import ask, holder, holds, speaker, use

FILIBUSTERED: Final = 3
"""The Influence that a limited seat may bid."""
MOST_CAPITAL: Final = 5


def begin(frame: Frame, state: State, poll: Poll) -> State:
    """Form the teams, from the left of the Speaker, and let Yes begin."""
    order = frame.clockwise(speaker(state))
    yes, no = (
        Team(tuple([seat for seat in order if poll.ballots[seat] is side]))
        for side in (True, False)
    )
    stage = Bidding(poll, yes, no, side=True, queue=yes.order, start=0, alone=False)
    return _go_on(frame, state, stage)


def worth(poll: Poll, seat: Seat) -> int:
    """Return what the bid of *seat* is worth: all of it, doubled for who has doubled down."""
    tokens = poll.influence[seat] + poll.capital[seat]
    return 2 * tokens if poll.doubled == seat else tokens


def totals(poll: Poll) -> tuple[int, int]:
    """Return what the bids for yes and for no are worth."""
    yes = no = 0
    for seat, ballot in enumerate(poll.ballots):
        if ballot:
            yes += worth(poll, seat)
        else:
            no += worth(poll, seat)
    return yes, no


def yes_ahead(state: State, poll: Poll) -> bool:
    """Say whether Yes would win now: by more, or by Justice's ballot where both are equal."""
    yes, no = totals(poll)
    return yes > no or (yes == no and poll.ballots[holder(state, Power.JUSTICE)])


def waiting(stage: Bidding) -> tuple[Seat, ...]:
    """Name whose bid it is."""
    return (stage.queue[0],)


def candidates(state: State, stage: Bidding, seat: Seat) -> Iterator[Actions]:
    """List nothing, each number of Influence, and Capital with none or all; double down on each."""
    if seat == stage.queue[0]:
        have = state.influence[seat] - stage.poll.influence[seat]
        spend = min(MOST_CAPITAL, state.capital[seat]) - stage.poll.capital[seat]
        doubles = (False, True) if may_double(state, stage.poll, seat) else (False,)
        for double in doubles:
            for influence in range(have + 1):
                yield Bid(influence, 0, double)
            for capital in range(1, spend + 1):
                for influence in sorted({0, have}):
                    yield Bid(influence, capital, double)
    team = _team(stage)
    if seat in team.order and not team.asked:
        yield Ask()


def may_double(state: Public, poll: Poll, seat: Seat) -> bool:
    """Say whether *seat* may double down: it heads Money, upright, and nobody has doubled."""
    money = Power.MONEY
    return holds(state, seat, money) and not state.used[money.place] and poll.doubled is None


def objection(
    frame: Frame, state: State, stage: Bidding, seat: Seat, action: Actions
) -> Objection | None:
    """Say which clause forbids *action* while a team bids."""
    if isinstance(action, Ask):
        team = _team(stage)
        if seat not in team.order or team.asked or len(stage.queue) < len(team.order):
            return Objection(Clause.BID_ORDER)
        return None if len(team.order) > 1 else Objection(Clause.BID_ORDER)
    assert isinstance(action, Bid), f"expected a bid, got {action}"
    if seat != stage.queue[0]:
        return Objection(Clause.BID_ORDER)
    poll = stage.poll
    influence = poll.influence[seat] + action.influence
    if action.influence < 0 or action.capital < 0 or influence > state.influence[seat]:
        return Objection(Clause.OWN_TOKENS, {"influence": state.influence[seat]})
    if poll.limited == seat and influence > FILIBUSTERED:
        return Objection(Clause.FILIBUSTER)
    if action.capital and not _may_spend(state, poll, seat, action.capital):
        facts: dict[str, Fact] = {
            "capital": state.capital[seat],
            "why": "spent" if _has_spent(state, poll, seat) else "most",
        }
        return Objection(Clause.CAPITAL, facts)
    if action.double and not may_double(state, poll, seat):
        return Objection(Clause.DOUBLE)
    return None


def _may_spend(state: State, poll: Poll, seat: Seat, capital: int) -> bool:
    return capital <= spendable(state, poll, seat)


def spendable(state: Public, poll: Poll, seat: Seat) -> int:
    """Return the Capital that *seat* may add: its own, five at most, on one vote a turn."""
    if _has_spent(state, poll, seat):
        return 0
    own = state.capital[seat]
    assert own is not None, f"expected to see the Capital of seat {seat}"
    return min(MOST_CAPITAL, own) - poll.capital[seat]


def _has_spent(state: Public, poll: Poll, seat: Seat) -> bool:
    """Say whether *seat* has bid Capital on another vote of this turn."""
    return state.backed[seat] not in (None, poll.number)


def biddable(state: Public, poll: Poll, seat: Seat) -> int:
    """Return the Influence that *seat* may add: its own, and three at most if it is limited."""
    own = state.influence[seat]
    assert own is not None, f"expected to see the Influence of seat {seat}"
    most = min(own, FILIBUSTERED) if poll.limited == seat else own
    return most - poll.influence[seat]


def apply(frame: Frame, state: State, stage: Bidding, seat: Seat, action: Actions) -> State:
    """Keep the bid; when all of a team have bid, see who has dropped out."""
    if isinstance(action, Ask):
        team = _team(stage)
        asked = _with_team(stage, replace(team, asked=True))
        return ask(state, Ruling(asked, team.order))
    assert isinstance(action, Bid), f"expected a bid, got {action}"
    poll = raised(stage.poll, seat, action)
    if action.double:
        state = use(state, Power.MONEY)
    if action.capital:
        state = replace(state, backed=with_item(state.backed, seat, poll.number))
    return _go_on(frame, state, replace(stage, poll=poll, queue=stage.queue[1:]))


def raised(poll: Poll, seat: Seat, bid: Bid) -> Poll:
    """Return *poll* after *seat* has added *bid* to what it had bid."""
    return replace(
        poll,
        influence=with_more(poll.influence, seat, bid.influence),
        capital=with_more(poll.capital, seat, bid.capital),
        doubled=seat if bid.double else poll.doubled,
    )


def ruled(state: State, stage: Bidding, order: tuple[Seat, ...]) -> State:
    """Let the team bid in *order* from now on."""
    team = replace(_team(stage), order=order)
    return ask(state, replace(_with_team(stage, team), queue=order))


def _go_on(frame: Frame, state: State, stage: Bidding) -> State:
    """Ask whose bid it is now; if it is nobody's, the vote is decided."""
    after = following(state, stage)
    return outcome.begin(frame, state, stage.poll) if after is None else ask(state, after)


def following(state: State, stage: Bidding) -> Bidding | None:
    """Return *stage* with somebody's turn to bid, ``None`` if the bidding is over.

    When all of a team have bid its turn ends: it drops out if it added nothing or is not ahead.
    """
    if stage.queue:
        return stage
    poll, side = stage.poll, stage.side
    if stage.alone:
        now = _total(stage)
        return replace(stage, queue=stage.yes.order, start=now) if now > stage.start else None
    team = replace(_team(stage), begun=True, dropped=not stays_in(state, stage))
    stage = _with_team(stage, team)
    other = stage.no if side else stage.yes
    if not other.order:
        other = replace(other, begun=True, dropped=True)
        stage = replace(stage, no=other) if side else replace(stage, yes=other)
    if not other.begun or not (team.dropped or other.dropped):
        start = totals(poll)[1 if side else 0]
        return replace(stage, side=not side, queue=other.order, start=start)
    if stage.no.dropped and not stage.yes.dropped:
        yes = totals(poll)[0]
        return replace(stage, side=True, queue=stage.yes.order, start=yes, alone=True)
    return None


def stays_in(state: State, stage: Bidding) -> bool:
    """Say whether the side whose turn ends stays in: it has added something, and is ahead."""
    return _total(stage) > stage.start and yes_ahead(state, stage.poll) is stage.side


def _total(stage: Bidding) -> int:
    return totals(stage.poll)[0 if stage.side else 1]


def _team(stage: Bidding) -> Team:
    return stage.yes if stage.side else stage.no


def _with_team(stage: Bidding, team: Team) -> Bidding:
    return replace(stage, yes=team) if stage.side else replace(stage, no=team)
