"""Worlds of Majority Rules: what would have happened since the last draw, had another been drawn.

What has been shown by now happened the same in every world; only the laws still in hand, the law
that nobody has seen, and the hands and ballots that still lie face down are those of the world.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from hustings.core.model import Event, Seat
from hustings.games.majority.actions import Actions, Ballot, Draw, Pick, Place
from hustings.games.majority.model import State
from hustings.games.majority.stages import Balloting, Placing


def history(world: State, events: Iterable[Event[Actions]]) -> tuple[Event[Actions], ...]:
    """Return *events*, from the last that chance brought on, as they were in *world*."""
    return tuple(_told(world, tuple(events)))


def _told(world: State, events: tuple[Event[Actions], ...]) -> Iterator[Event[Actions]]:
    votes = _votes(events, len(world.politics))
    for event in events:
        action: Any = event.action
        match action:
            case Draw():
                action = _draw(world, action)
            case Pick() if world.picked:
                first, second = world.picked
                action = Pick((first, second))
            case Place() if isinstance(world.stage, Placing):
                assert event.seat is not None, f"expected a seat to place, got {event}"
                action = Place(world.hands_down[event.seat])
            case Ballot() if isinstance(world.stage, Balloting) and event.n in votes:
                assert event.seat is not None, f"expected a seat to vote, got {event}"
                action = Ballot(world.ballots[event.seat])
            case _:
                pass
        yield Event(event.n, event.seat, action)


def _draw(world: State, draw: Draw) -> Draw:
    """Return the draw as it was in *world*: what is not face up is as it is there."""
    known = tuple(law for law in draw.laws if law is not None)
    laws = known
    if world.picked:
        laws = (*world.drawn, *world.picked)
    elif world.drawn:
        laws = (*world.drawn, *(law for law in world.agenda if law in known))
    pair = world.pair or draw.pair
    blind = draw.blind if world.blind is None else world.blind
    if blind in laws:
        blind = None
    return Draw(tuple(sorted(laws)), tuple(pair), blind)


def _votes(events: tuple[Event[Actions], ...], seats: int) -> set[int]:
    """Return the numbers of the ballots that have not been shown."""
    hidden: set[int] = set()
    laid: set[Seat] = set()
    for event in events:
        if isinstance(event.action, Ballot) and event.seat is not None:
            hidden.add(event.n)
            laid.add(event.seat)
            if len(laid) == seats:
                hidden, laid = set(), set()
    return hidden
