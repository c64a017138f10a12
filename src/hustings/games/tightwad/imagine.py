"""Imagining: the deals that could be behind what one seat has seen.

All that the play of others gives away is this: who played below the controlling card had nothing
lower then, and so has nothing lower now. So the cards that a seat may hold are those from its
floor up, and of two seats one may hold all that the other may: whoever has the highest floor draws
first, and whatever it draws, equally many are left to the others. Hence all worlds are equally
likely, and to count them is to multiply.
"""

from collections.abc import Iterator
from itertools import combinations, groupby
from math import comb
from typing import NamedTuple

from hustings.cards.decktet import Card, deck, ordered
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.tightwad.dealing import decks
from hustings.games.tightwad.model import State, Trick, View
from hustings.games.tightwad.tricks import beats, seat_after


class Draw(NamedTuple):
    """A seat whose hand is not seen, how many cards it holds, and the lowest rank they may have."""

    floor: int
    seat: Seat
    size: int


def may_hold(rank: int, floor: int) -> bool:
    """Say whether a seat of this *floor* may hold a card of *rank*.

    >>> may_hold(4, floor=4), may_hold(3, floor=4)
    (True, False)
    """
    return rank >= floor


def floors(known: State | View) -> tuple[int, ...]:
    """Return the rank, by seat, below which it has shown to hold no card; 0 if it has not."""
    shown = [0] * len(known.penalties)
    for trick in (*known.tricks, known.trick):
        for place, card in enumerate(_lowest_shown(trick)):
            if card is not None:
                seat = seat_after(trick.leader, place, len(shown))
                shown[seat] = max(shown[seat], card.rank)
    return tuple(shown)


def unseen(view: View) -> list[Card]:
    """List the cards whose place the viewer does not know."""
    seen = {card for cards in view.penalties for card in cards}
    seen.update(view.hand, view.trick.cards, *(trick.cards for trick in view.tricks))
    return [card for card in deck(decks(len(view.counts))) if card not in seen]


def draws(view: View) -> list[Draw]:
    """List the hands that *view* does not show, in the order in which they are to be drawn."""
    hidden = (
        Draw(floor, seat, size)
        for seat, (floor, size) in enumerate(zip(floors(view), view.counts, strict=True))
        if seat != view.seat
    )
    return sorted(hidden, key=_floor, reverse=True)


def world(view: View, dice: Dice) -> State:
    """Return a state that could be behind *view*, each as likely as any other."""
    hands = [view.hand] * len(view.counts)
    left = unseen(view)
    for floor, equals in groupby(draws(view), _floor):
        pool = dice.shuffled([card for card in left if may_hold(card.rank, floor)])
        for draw in equals:
            hands[draw.seat], pool = ordered(pool[: draw.size]), pool[draw.size :]
            left = [card for card in left if card not in hands[draw.seat]]
    return _state(view, hands)


def count_worlds(view: View) -> int:
    """Return how many worlds could be behind *view*."""
    left = unseen(view)
    drawn, worlds = 0, 1
    for draw in draws(view):
        worlds *= comb(sum(may_hold(card.rank, draw.floor) for card in left) - drawn, draw.size)
        drawn += draw.size
    return worlds


def enumerate_worlds(view: View, limit: int) -> Iterator[State]:
    """Return each world that could be behind *view*, once.

    Raises:
        ValueError: there are more than *limit*.
    """
    count = count_worlds(view)
    if count > limit:
        raise ValueError(f"expected at most {limit} worlds, got {count}")
    hands = [view.hand] * len(view.counts)
    return (_state(view, each) for each in _deals(hands, draws(view), tuple(unseen(view))))


def _deals(
    hands: list[tuple[Card, ...]], draws: list[Draw], left: tuple[Card, ...]
) -> Iterator[list[tuple[Card, ...]]]:
    if not draws:
        yield hands
        return
    draw, *rest = draws
    for hand in combinations([card for card in left if may_hold(card.rank, draw.floor)], draw.size):
        dealt = hands.copy()
        dealt[draw.seat] = ordered(hand)
        yield from _deals(dealt, rest, tuple(card for card in left if card not in hand))


def _state(view: View, hands: list[tuple[Card, ...]]) -> State:
    return State(
        dealer=view.dealer,
        hands=tuple(hands),
        trick=view.trick,
        tricks=view.tricks,
        penalties=view.penalties,
        rounds=view.rounds,
        plays=view.plays,
    )


def _floor(draw: Draw) -> int:
    return draw.floor


def _lowest_shown(trick: Trick) -> list[Card | None]:
    """Return the cards of *trick* that were lower than the card to beat, ``None`` for others."""
    shown: list[Card | None] = []
    control: Card | None = None
    for card in trick.cards:
        shown.append(card if control is not None and card.rank < control.rank else None)
        if control is None or beats(card, control):
            control = card
    return shown
