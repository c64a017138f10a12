"""What leaves the table: views and events, with everything hidden that a seat may not know."""

from hustings.core.model import Event, Seat
from hustings.games.majority.actions import Actions, Ballot, Draw, Pick, Place
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import Power
from hustings.games.majority.sheet import Law
from hustings.games.majority.stages import Ended
from hustings.games.majority.table import is_last


def viewed(frame: Frame, state: State, seat: Seat | None) -> View:
    """Return what *seat* may know."""
    last, over = is_last(state, frame), isinstance(state.stage, Ended)
    concealed = last and not over
    speaks = speaking(state)
    sees = seat is not None and (seat == speaks or state.shown[seat])
    president = seat is not None and state.holders[Power.PRESIDENT.place] == seat
    drawn = _drawn(state, own=seat == speaks) if sees else ()
    picked = state.picked if seat is not None and seat == speaks else ()
    pair = state.pair if president else ()
    return View(
        seat=seat,
        turn=state.turn,
        turns=frame.options.turns,
        last=last,
        over=over,
        stage=state.stage,
        asked=state.asked,
        happened=state.happened,
        politics=state.politics,
        reserve=state.reserve,
        ready=state.ready,
        influence=_own(state.influence, seat) if concealed else state.influence,
        capital=_own(state.capital, seat) if concealed else state.capital,
        hands=tuple(
            [
                None if concealed and owner != seat else hand
                for owner, hand in enumerate(state.hands)
            ]
        ),
        tiles=state.tiles,
        sent=state.sent,
        holders=state.holders,
        used=state.used,
        backed=state.backed,
        speaker=speaks,
        deck=len(state.deck) - state.aside,
        aside=state.aside,
        laws=_seen(frame, state, (*drawn, *picked, *pair)),
        discard=state.discard,
        drawn=drawn,
        held=len(state.drawn),
        picked=picked,
        choice=len(state.picked),
        pair=pair,
        pairs=len(state.pair),
        brought=state.brought,
        shown=state.shown,
        agenda=state.agenda,
        answered=tuple(
            [
                hands is not None or ballot is not None
                for hands, ballot in zip(state.hands_down, state.ballots, strict=True)
            ]
        ),
        hands_down=None if seat is None else state.hands_down[seat],
        ballot=None if seat is None else state.ballots[seat],
        allotments=state.allotments,
        seen=state.seen,
        instead=state.instead,
        groups=state.groups,
        controls=state.controls,
        votes=state.votes,
        gains=state.gains,
        offers=state.offers,
        offered=state.offered,
        proposals=state.proposals,
        pledges=state.pledges,
        outcome=state.outcome,
    )


def _seen(frame: Frame, state: State, own: tuple[int, ...]) -> tuple[Law, ...]:
    """Return the laws that all have seen, and the viewer's *own*."""
    shown = {vote.law for vote in state.votes}
    shown.update(state.discard, state.agenda, own)
    if state.brought is not None:
        shown.add(state.brought)
    return tuple([frame.laws[law] for law in sorted(shown)])


def speaking(state: State) -> Seat | None:
    """Return who draws, or is to draw, the laws: the Head of Lawmakers, or the President."""
    head = state.holders[Power.LAWMAKERS.place]
    return state.holders[Power.PRESIDENT.place] if head is None else head


def _own(tokens: tuple[int, ...], seat: Seat | None) -> tuple[int | None, ...]:
    return tuple([count if owner == seat else None for owner, count in enumerate(tokens)])


def _drawn(state: State, *, own: bool) -> tuple[int, ...]:
    """Return the laws in the Speaker's hand; whoever is shown them is not told the pick."""
    return state.drawn if own else tuple(sorted((*state.drawn, *state.picked)))


def redacted(event: Event[Actions], seat: Seat | None) -> Event[Actions]:
    """Return *event* without what *seat* may not see of it.

    What the last hands and ballots show is in the views; a draw is seen in the views of those who
    may see it, as the event does not say who speaks.
    """
    mine = event.seat is not None and event.seat == seat
    match event.action:
        case Place() if not mine:
            return Event(event.n, event.seat, Place(None))
        case Ballot() if not mine:
            return Event(event.n, event.seat, Ballot(None))
        case Pick() if not mine:
            return Event(event.n, event.seat, Pick(None))
        case Draw(laws=laws, pair=pair):
            hidden = Draw((None,) * len(laws), (None,) * len(pair))
            return Event(event.n, None, hidden)
        case _:
            return event
