"""What the seat to play may know of a position of Tightwad, as numbers with names.

Seats are counted clockwise from the seat itself, and sets of cards have a 1 for each card in them,
in the order of move numbers.
"""

import numpy as np

from hustings.cards.decktet import DECK_SIZE
from hustings.games.tightwad.dealing import decks, hand_size
from hustings.games.tightwad.kernel import (
    CONTROL,
    FLOOR,
    HANDS,
    HOLDER,
    LEFT,
    NOBODY,
    OUT,
    POINTS,
    SEATS,
    SHOWN,
    TRICK,
    TURN,
    encode,
)
from hustings.games.tightwad.model import View
from hustings.games.tightwad.rules import Tightwad
from hustings.games.tightwad.tricks import seat_after
from hustings.kernels.jit import jitable
from hustings.kernels.kernel import Layout, Numbers, Position


def layout(seats: int) -> Layout:
    """Return the parts of an observation at a table of *seats*, in order, and their lengths."""
    cards = DECK_SIZE * decks(seats)
    return (
        ("hand", cards),
        ("shown", cards),  # in this round, the trick included
        ("out", cards),  # the penalties
        ("trick", cards),
        ("control", DECK_SIZE),  # the face to beat
        ("holder", seats),  # who controls the trick, or is to lead it
        ("points", seats),
        ("floor", seats),  # the rank below which a seat has shown to hold nothing
        ("left", 1),  # tricks of this round
    )


def longest(rules: Tightwad) -> int:
    """Return how many moves there are at most between two deals."""
    return hand_size(rules.seats, penalties=0) * rules.seats


def observed(rules: Tightwad, view: View) -> Numbers:
    """Return what the seat may know that has this *view*, whoever is to play."""
    position = encode(view)
    assert view.seat is not None, "expected the view of a seat, got a spectator's"
    position[TURN] = view.seat
    numbers = np.zeros(sum(length for _, length in layout(rules.seats)), np.int8)
    observe(position, numbers)
    return numbers


@jitable
def observe(position: Position, numbers: Numbers) -> None:
    """Write what the seat to play may know."""
    seats, me = position[SEATS], position[TURN]
    numbers[:] = 0
    at = _write_cards(position, HANDS + 2 * me, numbers, 0)
    at = _write_cards(position, SHOWN, numbers, at)
    at = _write_cards(position, OUT, numbers, at)
    for seat in range(seats):
        card = position[TRICK + seat]
        if card != NOBODY:
            numbers[at + card] = 1
    at += DECK_SIZE * decks(seats)
    if position[CONTROL] < DECK_SIZE:
        numbers[at + position[CONTROL]] = 1
    at += DECK_SIZE
    for place in range(seats):
        seat = seat_after(me, place, seats)
        numbers[at + place] = position[HOLDER] == seat
        numbers[at + seats + place] = position[POINTS + seat]
        numbers[at + 2 * seats + place] = position[FLOOR + seat]
    numbers[at + 3 * seats] = position[LEFT]


@jitable
def _write_cards(position: Position, place: int, numbers: Numbers, at: int) -> int:
    """Write a set of cards; return where the next part begins."""
    for twin in range(decks(position[SEATS])):
        faces = position[place + twin]
        for face in range(DECK_SIZE):
            numbers[at + face] = faces >> face & 1
        at += DECK_SIZE
    return at
