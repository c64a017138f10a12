"""Settlement: who wins each faction, Integrity, the President, the switch and the Maverick."""

from collections.abc import Iterable

from msgspec.structs import replace

from hustings.core.model import Fact, Objection, Seat
from hustings.games.majority.actions import Actions, Appoint, Decide
from hustings.games.majority.chapters import agenda
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.ledger import Bloc, Control
from hustings.games.majority.model import State
from hustings.games.majority.nouns import FACTIONS, POWERS, Faction, Power, power_of
from hustings.games.majority.stages import Appointing, Branding, Nominating, Settling, Tie
from hustings.games.majority.table import ask, gain, holder

BUSY = (Power.LAWMAKERS, Power.PRESIDENT)
"""Powers that have to be used every turn, and so never pay for Integrity."""


def begin(frame: Frame, state: State, blocs: tuple[tuple[Bloc, ...], ...]) -> State:
    """Find the strongest on each faction; ties go to Justice, or to who holds the card."""
    controls: list[Control] = []
    ties: list[Tie] = []
    for faction, there in zip(FACTIONS, blocs, strict=True):
        most = max([bloc.strength for bloc in there], default=0)
        strongest = tuple([bloc for bloc in there if bloc.strength == most])
        if len(strongest) == 1:
            controls.append(Control(state.turn, faction, strongest[0], Clause.STRONGEST))
        elif strongest:
            incumbent = state.holders[power_of(faction).place]
            if frame.options.faction_tie == "justice" or incumbent is None:
                ties.append(Tie(faction, strongest))
            # Else the card stays with its holder, as on a faction that nobody stands on.
    return _settle(frame, state, tuple(controls), tuple(ties))


def waiting(state: State, stage: Settling | Nominating | Appointing | Branding) -> tuple[Seat, ...]:
    """Name the Head of Justice, or who chooses the President."""
    if isinstance(stage, Appointing):
        return (stage.chooser,)
    return (holder(state, Power.JUSTICE),)


def candidates(
    frame: Frame, stage: Settling | Nominating | Appointing | Branding
) -> Iterable[Actions]:
    """List those who may be decided for; Justice may favour itself, a chooser may not."""
    match stage:
        case Settling(ties=ties):
            return [Decide(bloc.head) for bloc in ties[0].blocs]
        case Nominating(tied=tied) | Branding(tied=tied):
            return [Decide(seat) for seat in tied]
        case Appointing():
            return [Appoint(seat) for seat in frame.everyone]


def objection(
    frame: Frame, stage: Settling | Nominating | Appointing | Branding, action: Actions
) -> Objection | None:
    """Say which clause forbids this decision."""
    assert isinstance(action, Decide | Appoint), f"expected a decision, got {action}"
    seat = action.seat
    match stage:
        case Settling(ties=ties):
            heads = [bloc.head for bloc in ties[0].blocs]
            facts: dict[str, Fact] = {"faction": ties[0].faction.value}
            return None if seat in heads else Objection(Clause.TIE, facts)
        case Nominating(tied=tied):
            return None if seat in tied else Objection(Clause.CHOOSER)
        case Branding(tied=tied):
            return None if seat in tied else Objection(Clause.MAVERICK)
        case Appointing(chooser=chooser):
            named = seat in frame.everyone and seat != chooser
            return None if named else Objection(Clause.PRESIDENT)


def apply(
    frame: Frame,
    state: State,
    stage: Settling | Nominating | Appointing | Branding,
    action: Actions,
) -> State:
    """Carry out a decision, and go on with the phase."""
    assert isinstance(action, Decide | Appoint), f"expected a decision, got {action}"
    seat = action.seat
    match stage:
        case Settling(controls=controls, ties=ties):
            tie = ties[0]
            bloc = next(bloc for bloc in tie.blocs if bloc.head == seat)
            control = Control(state.turn, tie.faction, bloc, Clause.TIE)
            return _settle(frame, state, (*controls, control), ties[1:])
        case Nominating(controls=controls):
            return ask(state, Appointing(controls, seat))
        case Appointing(controls=controls):
            return _switched(frame, state, controls, seat)
        case Branding():
            return _branded(frame, state, seat)


def _settle(
    frame: Frame, state: State, controls: tuple[Control, ...], ties: tuple[Tie, ...]
) -> State:
    if ties:
        return ask(state, Settling(controls, ties))
    controls = tuple(sorted(controls, key=lambda control: control.faction.place))
    state = _integrity(state)
    tied = choosers(state.tiles)
    if len(tied) > 1:
        return ask(state, Nominating(controls, tied))
    return ask(state, Appointing(controls, tied[0]))


def _integrity(state: State) -> State:
    """Pay the old heads for each power that they have kept."""
    for power in POWERS:
        seat = state.holders[power.place]
        if seat is not None and power not in BUSY and not state.used[power.place]:
            state = gain(state, seat, Clause.INTEGRITY)
    return state


def choosers(tiles: tuple[tuple[int, ...], ...]) -> tuple[Seat, ...]:
    """Return who has most Supporters of its own in Voters and Media together.

    >>> choosers(((0, 0, 0), (1, 2, 0), (1, 0, 1), *((0, 0, 0),) * 4))
    (0, 1)
    """
    both = zip(tiles[Faction.VOTERS.place], tiles[Faction.MEDIA.place], strict=True)
    counts = [voters + media for voters, media in both]
    return tuple([seat for seat, count in enumerate(counts) if count == max(counts)])


def _switched(frame: Frame, state: State, controls: tuple[Control, ...], president: Seat) -> State:
    """Give every card to its new head, all upright, and find the Maverick."""
    holders = with_item(state.holders, Power.PRESIDENT.place, president)
    for control in controls:
        holders = with_item(holders, power_of(control.faction).place, control.bloc.head)
    state = replace(
        state,
        holders=holders,
        used=(False,) * len(POWERS),
        controls=(*state.controls, *controls),
    )
    tied = mavericks(state)
    if len(tied) > 1:
        return ask(state, Branding(tied))
    return _branded(frame, state, tied[0])


def mavericks(state: State) -> tuple[Seat, ...]:
    """Return who has least Capital and Power Cards together, the Maverick's own counted."""
    totals = [capital + state.holders.count(seat) for seat, capital in enumerate(state.capital)]
    return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])


def _branded(frame: Frame, state: State, seat: Seat) -> State:
    holders = with_item(state.holders, Power.MAVERICK.place, seat)
    return agenda.begin(frame, replace(state, holders=holders))
