"""What would have happened in this round, had an imagined deal been the real one."""

from msgspec.structs import replace

from hustings.cards.decktet import Card, ordered
from hustings.core.model import Event
from hustings.games.tightwad.model import Actions, Deal, State
from hustings.games.tightwad.tricks import seat_after


def history(world: State, events: tuple[Event[Actions], ...]) -> tuple[Event[Actions], ...]:
    """Return *events*, that begin with a deal, as they were in *world*.

    All cards played since lie face up; between rounds nobody holds anything, and the deal stands.
    """
    deal = events[0].action
    assert isinstance(deal, Deal), f"expected a deal, got {deal}"
    if not any(world.hands):
        return events
    dealt = replace(deal, hands=tuple(map(ordered, dealt_hands(world))))
    return (replace(events[0], action=dealt), *events[1:])


def dealt_hands(world: State) -> list[list[Card]]:
    """Put the cards of the round back into the hands that they were played from."""
    hands = [list(hand) for hand in world.hands]
    for trick in (*world.tricks, world.trick):
        for place, card in enumerate(trick.cards):
            hands[seat_after(trick.leader, place, len(hands))].append(card)
    return hands
