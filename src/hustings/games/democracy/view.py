"""What leaves the table: views and events, with everything hidden that a seat may not know."""

from hustings.cards.french import Card
from hustings.core.model import Event, Seat
from hustings.games.democracy.island import is_over
from hustings.games.democracy.model import Actions, Commit, Deal, Options, State, View


def viewed(state: State, seat: Seat | None, days: tuple[int, int], options: Options) -> View:
    """Return what *seat* may know: its own hand, the upcard, and what all have seen."""
    upcard = state.pool[0] if state.pool else None
    return View(
        seat=seat,
        dealer=state.dealer,
        day=state.day,
        days=days,
        over=is_over(state, options),
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        upcard=upcard,
        trump=None if upcard is None else upcard.suit,
        pool=len(state.pool),
        rest=len(state.rest),
        ready=tuple(card is not None for card in state.committed),
        chosen=None if seat is None else state.committed[seat],
        speeches=state.speeches,
        out=state.out,
        tribes=state.tribes,
        islands=state.islands,
        asked=state.asked,
    )


def redacted(event: Event[Actions], seat: Seat | None) -> Event[Actions]:
    """Return *event* without the cards that *seat* may not see.

    A card laid down stays hidden even if it is the last: all are shown as a finished speech.
    """
    match event.action:
        case Deal(dealer=dealer, day=day, hands=hands, pool=pool):
            shown = tuple(
                hand if owner == seat else _face_down(hand) for owner, hand in enumerate(hands)
            )
            return Event(event.n, None, Deal(dealer, day, shown, pool[:1] + _face_down(pool[1:])))
        case Commit():
            mine = event.seat is not None and event.seat == seat
            return event if mine else Event(event.n, event.seat, Commit(None))


def _face_down(cards: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    return (None,) * len(cards)
