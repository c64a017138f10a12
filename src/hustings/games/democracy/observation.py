"""What the seat to choose may know of a position of Democracy, as numbers with names.

Seats are counted clockwise from the seat itself, and sets of cards have a 1 for each card in them,
in the order of move numbers.
"""

import numpy as np

from hustings.cards.french import CARDS
from hustings.games.democracy.kernel import (
    DAY,
    HANDS,
    LEFT,
    NO_TRUMP,
    OUT,
    PILES,
    SEATS,
    TRIBES,
    TRUMP,
    TURN,
    encode,
    upcard,
)
from hustings.games.democracy.model import View
from hustings.games.democracy.rules import Democracy
from hustings.kernels.jit import jitable
from hustings.kernels.kernel import Layout, Numbers, Position

_CARDS = len(CARDS)


def layout(seats: int) -> Layout:
    """Return the parts of an observation at a table of *seats*, in order, and their lengths."""
    return (
        ("hand", _CARDS),
        ("upcard", _CARDS),
        ("out", _CARDS),  # discarded on this island
        ("piles", _CARDS * seats),  # captured on this island
        ("trump", NO_TRUMP),  # no suit if a joker is the upcard
        ("tribes", seats),
        ("day", 1),
        ("left", 1),  # speeches of this day
    )


def longest(rules: Democracy) -> int:
    """Return how many moves there are at most between two deals."""
    return max(rules.days) * rules.seats


def observed(rules: Democracy, view: View) -> Numbers:
    """Return what the seat may know that has this *view*, whoever is to choose."""
    position = encode(rules, view)
    assert view.seat is not None, "expected the view of a seat, got a spectator's"
    position[TURN] = view.seat
    numbers = np.zeros(sum(length for _, length in layout(rules.seats)), np.int8)
    observe(position, numbers)
    return numbers


@jitable
def observe(position: Position, numbers: Numbers) -> None:
    """Write what the seat to choose may know; what others have laid down, it may not."""
    seats, me = position[SEATS], position[TURN]
    numbers[:] = 0
    _write_cards(position[HANDS + me], numbers, 0)
    if position[LEFT]:
        numbers[_CARDS + upcard(position)] = 1
    _write_cards(position[OUT], numbers, 2 * _CARDS)
    at = 3 * _CARDS
    for place in range(seats):
        _write_cards(position[PILES + (me + place) % seats], numbers, at)
        at += _CARDS
    if position[TRUMP] != NO_TRUMP:
        numbers[at + position[TRUMP]] = 1
    at += NO_TRUMP
    for place in range(seats):
        numbers[at + place] = position[TRIBES + (me + place) % seats]
    numbers[at + seats] = position[DAY]
    numbers[at + seats + 1] = position[LEFT]


@jitable
def _write_cards(cards: int, numbers: Numbers, at: int) -> None:
    for card in range(_CARDS):
        numbers[at + card] = cards >> card & 1
