"""Ballots: all lay yes or no face down, they are shown, and the Maverick may limit one seat."""

from collections.abc import Iterable

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Ballot, Filibuster, Pass
from hustings.games.majority.chapters import bidding
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Balloting, Filibustering, Poll
from hustings.games.majority.table import ask, use

YES, NO = Ballot(yes=True), Ballot(yes=False)


def begin(frame: Frame, state: State, number: int) -> State:
    """Ask all for their ballots on the law *number* of the agenda."""
    return ask(state, Balloting(number), ballots=(None,) * frame.seats)


def waiting(state: State) -> tuple[Seat, ...]:
    """List who has laid no ballot."""
    return tuple([seat for seat, ballot in enumerate(state.ballots) if ballot is None])


def candidates() -> Iterable[Ballot]:
    """List yes and no, also for a seat that may still think again."""
    return (YES, NO)


def objection(action: Ballot) -> Objection | None:
    """Say which clause forbids the ballot: it has to say something."""
    return Objection(Clause.BALLOT) if action.yes is None else None


def apply(frame: Frame, state: State, stage: Balloting, seat: Seat, action: Ballot) -> State:
    """Keep the ballot of *seat*; the last one shows them all."""
    laid = with_item(state.ballots, seat, action.yes)
    if None in laid:
        return replace(state, ballots=laid)
    none = (0,) * frame.seats
    poll = Poll(stage.number, tuple(map(bool, laid)), influence=none, capital=none)
    shown = replace(state, ballots=(None,) * frame.seats)
    maverick = Power.MAVERICK.place
    if state.holders[maverick] is None or state.used[maverick]:
        return bidding.begin(frame, shown, poll)
    return ask(shown, Filibustering(poll))


def maverick(state: State) -> tuple[Seat, ...]:
    """Name the Maverick."""
    seat = state.holders[Power.MAVERICK.place]
    assert seat is not None, "expected a Maverick"
    return (seat,)


def filibusters(frame: Frame, seat: Seat) -> list[Actions]:
    """List letting it be, and limiting each other seat."""
    return [Pass(), *[Filibuster(other) for other in frame.everyone if other != seat]]


def filibuster_objection(frame: Frame, seat: Seat, action: Actions) -> Objection | None:
    """Say which clause forbids this filibuster: it is aimed at nobody else."""
    if isinstance(action, Filibuster) and (
        action.seat == seat or action.seat not in frame.everyone
    ):
        return Objection(Clause.FILIBUSTER)
    return None


def filibustered(frame: Frame, state: State, stage: Filibustering, action: Actions) -> State:
    """Limit a seat, or nobody, and open the bidding."""
    if isinstance(action, Filibuster):
        poll = replace(stage.poll, limited=action.seat)
        return bidding.begin(frame, use(state, Power.MAVERICK), poll)
    return bidding.begin(frame, state, stage.poll)
