"""Worlds of Democracy: what would have happened since the last deal, had another been dealt."""

from collections.abc import Iterable, Iterator

from hustings.core.model import Event, Seat
from hustings.games.democracy.deck import in_order
from hustings.games.democracy.model import Actions, Commit, Deal, State


def history(world: State, events: Iterable[Event[Actions]]) -> tuple[Event[Actions], ...]:
    """Return *events*, a deal and what was laid down since, as they were in *world*.

    A card that was exchanged is the one it was exchanged for: nobody else has seen it.
    """
    return tuple(_told(world, events))


def _told(world: State, events: Iterable[Event[Actions]]) -> Iterator[Event[Actions]]:
    today = world.speeches
    ready: set[Seat] = set()
    speech = 0
    for event in events:
        match event.action:
            case Deal(dealer=dealer, day=day, pool=pool):
                today = world.speeches[len(world.speeches) + len(world.pool) - len(pool) :]
                hands = tuple(
                    in_order(frozenset(hand).union(each.cards[seat] for each in today))
                    for seat, hand in enumerate(world.hands)
                )
                upcards = (*(each.upcard for each in today), *world.pool)
                yield Event(event.n, None, Deal(dealer, day, hands, upcards))
            case Commit():
                assert event.seat is not None, f"expected a seat to act, got {event}"
                shown = today[speech].cards if speech < len(today) else world.committed
                yield Event(event.n, event.seat, Commit(shown[event.seat]))
                ready.add(event.seat)
                if len(ready) == len(world.hands):
                    ready.clear()
                    speech += 1
