"""Scoring: the winning card of a round's last trick stays with its seat as a penalty."""

from collections.abc import Iterable
from typing import Final

from hustings.cards.decktet import Card
from hustings.core.model import Over, Seat

LIMIT: Final = 10
"""So many penalty points lose the game."""


def loses(points: int) -> bool:
    """Say whether so many penalty *points* lose the game.

    >>> loses(9), loses(10)
    (False, True)
    """
    return points >= LIMIT


def points(penalties: Iterable[Card]) -> int:
    """Add up the ranks of penalty cards.

    >>> points([Card("AM"), Card("5YK")])
    6
    """
    return sum(card.rank for card in penalties)


def standing(penalties: Iterable[Iterable[Card]]) -> tuple[int, ...]:
    """Return the penalty points by seat."""
    return tuple(points(cards) for cards in penalties)


def place(seat: Seat, loser: Seat, seats: int) -> int:
    """Return the place of *seat* when *loser* has lost: all others share the first.

    >>> place(0, loser=1, seats=3), place(1, loser=1, seats=3)
    (1, 3)
    """
    return seats if seat == loser else 1


def result(scores: tuple[int, ...], loser: Seat) -> Over:
    """Return the end of a game: one loses, all others share the first place.

    >>> result((4, 12, 0), loser=1).places
    (1, 3, 1)
    """
    seats = len(scores)
    return Over(scores, tuple(place(seat, loser, seats) for seat in range(seats)))
