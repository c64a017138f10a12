"""Habit: how a seat plays Democracy without thinking ahead, on the kernel.

A card is drawn by its appeal: the exponential of a weighted sum of its traits, which any player
could name. What a point is worth to whom comes from how far a seat is from a majority; chances come
from counting the unseen cards that would beat the card. The weights were taught by play against
itself: `taught`.
"""

from math import erf, exp, sqrt
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hustings.cards.french import CARDS, SUITS, Card, Suit
from hustings.games.democracy.deck import STRENGTH, WORTH
from hustings.games.democracy.island import ALL_POINTS, MAJORITY, SUIT_POINTS
from hustings.games.democracy.kernel import (
    HANDS,
    LEFT,
    MOST,
    NO_TRUMP,
    OUT,
    PILE,
    PILES,
    SEATS,
    STANDING,
    SUIT,
    TRUMP,
    TURN,
    card_set,
    points,
    unseen,
    upcard,
)
from hustings.games.democracy.speech import winner
from hustings.games.democracy.taught import WEIGHTS
from hustings.kernels.bits import count, lowest, nth
from hustings.kernels.chance import below
from hustings.kernels.jit import jitable
from hustings.kernels.kernel import Mask, Position

Table: TypeAlias = NDArray[np.float64]

TRAITS: Final = (
    "now: the chance to win the speech",
    "now, squared",
    "now, by the speeches left today",
    "later: the chance to win under a trump yet to be turned",
    "later, squared",
    "later, by the speeches left today",
    "whether it is a trump",
    "the upcard's points for oneself, times now",
    "the upcard's points kept from others, times now",
    "the upcard's points, by the speeches left today, times now",
    "the others' cards for oneself, times now",
    "the others' cards kept from others, times now",
    "the others' cards for oneself, times later",
    "the others' cards kept from others, times later",
    "its own points for oneself",
    "its own points kept from others",
    "its own points for oneself, times now",
    "its own points kept from others, times now",
    "its own points for oneself, times later",
    "its own points kept from others, times later",
)
"""By number, what is noticed of a card."""
NOW: Final = 0
LATER: Final = 3
MOST_CARDS: Final = 12
"""No hand is larger."""
SPREAD: Final = 3.0
"""How many points of a suit change hands at once, roughly: they come by whole speeches."""
_FACES: Final = 1000
"""Chances are read off the dice in so many steps."""


def pull(seats: int, taken: int, free: int) -> float:
    """Return how much one point more adds to the chance of a majority, with *taken* ones so far.

    Each of the *free* points is thought to go to any seat alike, `SPREAD` of them at a time: their
    sum is about normal.

    >>> pull(4, taken=13, free=5), pull(4, taken=3, free=9)
    (0.0, 0.0)
    >>> pull(4, taken=8, free=9) > pull(4, taken=4, free=15) > 0
    True
    """
    if taken >= MAJORITY or taken + free < MAJORITY:
        return 0.0
    expected = taken + free / seats
    deviation = sqrt(SPREAD * free * (seats - 1)) / seats

    def chance(points: float) -> float:
        return (1 + erf((points - MAJORITY + 0.5) / (deviation * sqrt(2)))) / 2

    return chance(expected + 0.5) - chance(expected - 0.5)


def _beaten_by(card: Card, trump: Suit | None) -> tuple[Card, ...]:
    """List the cards that keep *card* from winning, if one of them is played against it."""
    stands = STANDING[NO_TRUMP if trump is None else trump.index]
    return tuple(
        other
        for other in STRENGTH
        if other is not card and winner((stands[card.index], stands[other.index])) != 0
    )


_BEATEN: Final = np.array(
    [
        [card_set(_beaten_by(card, trump)) if card in STRENGTH else 0 for card in CARDS]
        for trump in (*SUITS, None)
    ],
    np.int64,
)
"""By trump, then by card, the cards that keep it from winning."""
_POINTS: Final = np.array([WORTH.get(card, 0) for card in CARDS], np.float64)
_PULL: Final = np.array(
    [
        [[pull(seats, taken, free) for free in range(ALL_POINTS + 1)] for taken in range(MAJORITY)]
        for seats in range(2, MOST + 1)
    ]
)
"""By seats less 2, points taken and points free."""
_WEIGHTS: Final = np.array(WEIGHTS)


@jitable
def habit(position: Position, mask: Mask, dice: int) -> int:
    """Return the card that the seat to move lays down, read off the *dice*.

    It looks at nothing that the seat can not see. All of a hand is legal: no mask is needed.
    """
    seat = position[TURN]
    hand = position[HANDS + seat]
    cards = position[LEFT]
    if cards == 1:
        return lowest(hand)
    appeals = np.empty(MOST_CARDS)
    appeal(position, seat, appeals)
    return nth(hand, drawn(appeals, cards, dice))


@jitable
def drawn(appeals: Table, cards: int, dice: int) -> int:
    """Return which of so many *cards* the dice fall on; write their chances over their appeals."""
    total = 0.0
    for n in range(cards):
        appeals[n] = exp(appeals[n])
        total += appeals[n]
    for n in range(cards):
        appeals[n] /= total
    face = (below(dice, _FACES) + 0.5) / _FACES
    for n in range(cards - 1):
        face -= appeals[n]
        if face < 0:
            return n
    return cards - 1


@jitable
def appeal(position: Position, seat: int, appeals: Table) -> None:
    """Write by card of a hand of two or more, from the lowest number on, how it appeals to *seat*.

    The most appealing has 0, all others less.
    """
    table = np.empty((MOST_CARDS, len(TRAITS)))
    traits(position, seat, table)
    weigh(table, weights(position[SEATS]), position[LEFT], appeals)


@jitable
def weights(seats: int) -> Table:
    """Return what the traits weigh at a table of *seats*."""
    row: Table = _WEIGHTS[seats - 2]
    return row


@jitable
def weigh(table: Table, taught: Table, cards: int, appeals: Table) -> None:
    """Write the appeals of so many *cards* by their traits, and what was *taught* of these."""
    most = -np.inf
    for n in range(cards):
        appeals[n] = 0.0
        for trait in range(len(TRAITS)):
            appeals[n] += taught[trait] * table[n, trait]
        most = max(most, appeals[n])
    for n in range(cards):
        appeals[n] -= most


@jitable
def traits(position: Position, seat: int, table: Table) -> None:
    """Write the traits of each card in the hand of *seat*, a line for each from the lowest on."""
    others = position[SEATS] - 1
    trump, top = position[TRUMP], upcard(position)
    gain, denial = np.zeros(NO_TRUMP + 1), np.zeros(NO_TRUMP + 1)
    interests(position, seat, gain, denial)
    hidden = unseen(position, seat)
    usual_gain = usual_denial = 0.0
    for suit in range(NO_TRUMP):
        usual_gain += gain[suit] * points(hidden, suit) * others / count(hidden)
        usual_denial += denial[suit] * points(hidden, suit) * others / count(hidden)
    top_gain, top_denial = gain[SUIT[top]] * _POINTS[top], denial[SUIT[top]] * _POINTS[top]
    hand, left = position[HANDS + seat], position[LEFT]
    for n in range(left):
        card = lowest(hand)
        hand &= hand - 1
        own_gain, own_denial = gain[SUIT[card]] * _POINTS[card], denial[SUIT[card]] * _POINTS[card]
        now = chance(hidden, others, trump, card)
        later = 0.0
        for suit in range(NO_TRUMP):
            later += chance(hidden, others, suit, card) / NO_TRUMP
        line = table[n]
        line[0] = now
        line[1] = now * now
        line[2] = now / left
        line[3] = later
        line[4] = later * later
        line[5] = later / left
        line[6] = 1.0 if SUIT[card] == trump else 0.0
        line[7] = now * top_gain
        line[8] = now * top_denial
        line[9] = now * (top_gain + top_denial) / left
        line[10] = now * usual_gain
        line[11] = now * usual_denial
        line[12] = later * usual_gain
        line[13] = later * usual_denial
        line[14] = own_gain
        line[15] = own_denial
        line[16] = now * own_gain
        line[17] = now * own_denial
        line[18] = later * own_gain
        line[19] = later * own_denial


@jitable
def chance(hidden: int, others: int, trump: int, card: int) -> float:
    """Return the chance of *card* to win, if *others* play any of the *hidden* cards each.

    Of these there must be one.
    """
    fails = count(hidden & _BEATEN[trump, card]) / count(hidden)
    wins = 1.0
    for _ in range(others):
        wins *= 1.0 - fails
    return wins


@jitable
def interests(position: Position, seat: int, gain: Table, denial: Table) -> None:
    """Write by suit what a point is worth to *seat*, and what it is worth to another seat."""
    seats = position[SEATS]
    if position[PILE] == 1:
        taken = np.zeros(seats, np.int64)
        free = ALL_POINTS
        for suit in range(NO_TRUMP):
            free -= points(position[OUT], suit)
            for each in range(seats):
                taken[each] += points(position[PILES + each], suit)
        for each in range(seats):
            free -= taken[each]
        for suit in range(NO_TRUMP):
            _pulls(taken, seat, free, suit, gain, denial)
        return
    taken = np.empty(seats, np.int64)
    for suit in range(NO_TRUMP):
        free = SUIT_POINTS - points(position[OUT], suit)
        decided = False
        for each in range(seats):
            taken[each] = points(position[PILES + each], suit)
            free -= taken[each]
            decided |= taken[each] >= MAJORITY
        if not decided:
            _pulls(taken, seat, free, suit, gain, denial)


@jitable
def _pulls(  # noqa: PLR0917  # two arrays are written
    taken: Position, seat: int, free: int, suit: int, gain: Table, denial: Table
) -> None:
    """Write the pull of a suit on *seat*, and the mean of those on the others."""
    seats = len(taken)
    denial[suit] = 0.0
    for each in range(seats):
        pulls = _PULL[seats - 2, taken[each], free] if taken[each] < MAJORITY else 0.0
        if each == seat:
            gain[suit] = pulls
        else:
            denial[suit] += pulls / (seats - 1)
