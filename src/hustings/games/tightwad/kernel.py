"""Tightwad in numbers, for play by the million: the rules' own leaf functions over a vector.

- A move is the number of a card: faces from ace to crown, then their twins of the second deck.
- A hand is two sets of faces, one of each deck. Faces are in the order of ranks, so that the lowest
  card of a hand is the lowest bit.
- What is shown and what it tells stays in the position: who has shown to hold nothing below what.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hustings.bots.merit import merit
from hustings.cards.decktet import CARDS, CROWN, DECK_SIZE, Card
from hustings.games.tightwad.dealing import decks, hand_size, next_dealer
from hustings.games.tightwad.imagine import floors, may_hold
from hustings.games.tightwad.model import Play, State, View
from hustings.games.tightwad.rules import PLAYS, Tightwad
from hustings.games.tightwad.scoring import loses, place
from hustings.games.tightwad.tricks import playable, seat_after, takes_control
from hustings.kernels.bits import BIT, count, lowest, nth
from hustings.kernels.chance import below, rolled
from hustings.kernels.jit import jitable, numbers
from hustings.kernels.kernel import CHANCE, OVER, Kernel, Mask, Position

# ---------------------------------------------------------------- the places of a position

SEATS: Final = 0
DEALER: Final = 1
"""-1 before the first deal."""
TURN: Final = 2
"""The seat to play, `CHANCE` or `OVER`."""
LOSER: Final = 3
"""Of the last round; -1 before its end."""
LEFT: Final = 4
"""How many tricks are left of the round, the present one included."""
PLAYED: Final = 5
"""How many cards lie in the trick."""
CONTROL: Final = 6
"""The face to beat, or `LEAD`."""
RANK: Final = 7
"""The rank to beat, or 0."""
HOLDER: Final = 8
"""The seat in control; before the lead, the leader."""
OUT: Final = 9
"""Two sets of faces: the penalties."""
SHOWN: Final = OUT + 2
"""Two sets of faces: what has been played in this round."""
MOST: Final = 10
POINTS: Final = SHOWN + 2
"""From here on by seat: its penalty points."""
FLOOR: Final = POINTS + MOST
"""By seat: the rank below which it has shown to hold nothing."""
TRICK: Final = FLOOR + MOST
"""By seat: the card that it has played to the trick, or -1."""
HANDS: Final = TRICK + MOST
"""By seat: two sets of faces; empty where a view does not show them."""
SIZE: Final = HANDS + 2 * MOST

NOBODY: Final = -1
LEAD: Final = DECK_SIZE
"""Stands for a control card when there is none: every card takes control from it."""

# ---------------------------------------------------------------- the leaf rules, looked up

_FACES: Final = CARDS[:DECK_SIZE]
_RANKS: Final = np.array([*(card.rank for card in _FACES), 0], np.int64)
_EVERY: Final = sum(int(BIT[card.index]) for card in _FACES)


def _faces(chosen: list[Card]) -> int:
    return sum(int(BIT[card.index]) for card in chosen)


_TAKERS: Final = np.array(
    [
        *(
            _faces([c for c in _FACES if takes_control(c.rank, c.mask, held.rank, held.mask)])
            for held in _FACES
        ),
        _EVERY,
    ],
    np.int64,
)
"""By the face in control, the faces that take it."""
_PLAYABLE: Final = np.array(
    [
        [
            _faces([card for card in _FACES if playable(card.rank, control, low)])
            for low in range(CROWN + 1)
        ]
        for control in range(CROWN + 1)
    ],
    np.int64,
)
"""By the rank to beat and the lowest rank held, the faces that may be played."""
_HELD: Final = np.array(
    [_faces([card for card in _FACES if may_hold(card.rank, floor)]) for floor in range(CROWN + 1)],
    np.int64,
)
"""By the rank below which a seat has shown to hold nothing, the faces that it may hold."""

for _leaf in (seat_after, decks, hand_size, next_dealer, loses, place, merit):
    jitable(_leaf)


# ---------------------------------------------------------------- the questions


@jitable
def turn(position: Position) -> int:
    """Return the seat to play, `CHANCE` or `OVER`."""
    seat: int = position[TURN]
    return seat


@jitable
def legal(position: Position, mask: Mask) -> None:
    """Write into *mask* what the seat to play may play."""
    hand = HANDS + 2 * position[TURN]
    low = _RANKS[lowest(position[hand] | position[hand + 1])]
    fits = _PLAYABLE[position[RANK], low]
    mask[0] = position[hand] & fits
    if len(mask) > 1:
        mask[1] = position[hand + 1] & fits


@jitable
def step(position: Position, move: int) -> None:
    """Play a card; the last one of a round leaves its penalty."""
    twin = 1 if move >= DECK_SIZE else 0
    face = move - DECK_SIZE * twin
    seats, seat, bit, rank = position[SEATS], position[TURN], BIT[face], _RANKS[face]
    position[HANDS + 2 * seat + twin] ^= bit
    position[SHOWN + twin] |= bit
    position[TRICK + seat] = move
    if rank < position[RANK]:
        position[FLOOR + seat] = rank
    if _TAKERS[position[CONTROL]] & bit:
        position[CONTROL] = face
        position[RANK] = rank
        position[HOLDER] = seat
    position[PLAYED] += 1
    if position[PLAYED] < seats:
        position[TURN] = seat_after(seat, 1, seats)
    else:
        _end_trick(position)


@jitable
def _end_trick(position: Position) -> None:
    """Give the lead to whoever controls the trick, or the penalty if it was the last one."""
    winner = position[HOLDER]
    position[LEFT] -= 1
    if position[LEFT] > 0:
        _lead(position, winner)
        position[TURN] = winner
        return
    last = position[TRICK + winner]
    twin = 1 if last >= DECK_SIZE else 0
    position[OUT + twin] |= BIT[last - DECK_SIZE * twin]
    position[POINTS + winner] += position[RANK]
    position[LOSER] = winner
    _clear(position)
    _lead(position, winner)
    position[TURN] = OVER if loses(position[POINTS + winner]) else CHANCE


@jitable
def _lead(position: Position, leader: int) -> None:
    """Begin a trick."""
    position[PLAYED] = 0
    position[CONTROL] = LEAD
    position[RANK] = 0
    position[HOLDER] = leader
    for seat in range(position[SEATS]):
        position[TRICK + seat] = NOBODY


@jitable
def _clear(position: Position) -> None:
    """Forget what has been shown in the round."""
    position[SHOWN] = position[SHOWN + 1] = 0
    for seat in range(position[SEATS]):
        position[FLOOR + seat] = 0


@jitable
def deal(position: Position, dice: int) -> int:
    """Shuffle what is not out and deal the next round; the first dealer is drawn."""
    seats = position[SEATS]
    if position[DEALER] == NOBODY:
        dice = rolled(dice)
        position[DEALER] = below(dice, seats)
    else:
        position[DEALER] = next_dealer(position[DEALER], seats)
    cards = numbers(2 * DECK_SIZE)
    stock = 0
    for twin in range(decks(seats)):
        for face in range(DECK_SIZE):
            if position[OUT + twin] & BIT[face] == 0:
                cards[stock] = face + DECK_SIZE * twin
                stock += 1
    size = hand_size(seats, DECK_SIZE * decks(seats) - stock)
    for seat in range(seats):
        for _ in range(size):
            dice = rolled(dice)
            drawn = below(dice, stock)
            stock -= 1
            card, cards[drawn] = cards[drawn], cards[stock]
            twin = 1 if card >= DECK_SIZE else 0
            position[HANDS + 2 * seat + twin] |= BIT[card - DECK_SIZE * twin]
    position[LEFT] = size
    leader = seat_after(position[DEALER], 1, seats)
    _lead(position, leader)
    position[TURN] = leader
    return dice


@jitable
def imagine(position: Position, seat: int, dice: int) -> int:
    """Deal what *seat* can not see; who has the highest floor draws first, as in `imagine`."""
    seats = position[SEATS]
    first = second = 0
    for twin in range(decks(seats)):
        seen = position[OUT + twin] | position[SHOWN + twin]
        if seat != NOBODY:
            seen |= position[HANDS + 2 * seat + twin]
        if twin == 0:
            first = _EVERY & ~seen
        else:
            second = _EVERY & ~seen
    for floor in range(CROWN, -1, -1):
        for other in range(seats):
            if other == seat or position[FLOOR + other] != floor:
                continue
            hand, twins = 0, 0
            for _ in range(held(position, other)):
                dice = rolled(dice)
                near, far = first & _HELD[floor], second & _HELD[floor]
                drawn = below(dice, count(near) + count(far))
                if drawn < count(near):
                    bit = BIT[nth(near, drawn)]
                    first ^= bit
                    hand |= bit
                else:
                    bit = BIT[nth(far, drawn - count(near))]
                    second ^= bit
                    twins |= bit
            position[HANDS + 2 * other] = hand
            position[HANDS + 2 * other + 1] = twins
    return dice


@jitable
def held(position: Position, seat: int) -> int:
    """Return how many cards *seat* holds, seen or not."""
    cards: int = position[LEFT] - (position[TRICK + seat] != NOBODY)
    return cards


@jitable
def payoff(position: Position, merits: NDArray[np.float64]) -> None:
    """Write the merits by seat: one loses, all others share the first place."""
    seats = position[SEATS]
    places = numbers(seats)
    for seat in range(seats):
        places[seat] = place(seat, position[LOSER], seats)
    for seat in range(seats):
        merits[seat] = merit(places, seat)


@jitable
def scores(position: Position, points: NDArray[np.int64]) -> None:
    """Write the penalty points by seat."""
    for seat in range(position[SEATS]):
        points[seat] = position[POINTS + seat]


# ---------------------------------------------------------------- to and from the rules


def encode(known: State | View) -> Position:
    """Return the position of a state; of a view, with the hands that it hides left empty."""
    position = np.zeros(SIZE, np.int64)
    seats = len(known.penalties)
    trick = known.trick
    counts = known.counts if isinstance(known, View) else tuple(map(len, known.hands))
    hands = {known.seat: known.hand} if isinstance(known, View) else dict(enumerate(known.hands))
    position[SEATS] = seats
    position[DEALER] = NOBODY if known.dealer is None else known.dealer
    position[LOSER] = known.rounds[-1].loser if known.rounds else NOBODY
    _lead(position, trick.leader)
    position[PLAYED] = len(trick.cards)
    for place_, card in enumerate(trick.cards):
        seat = seat_after(trick.leader, place_, seats)
        position[TRICK + seat] = card.index
        if card is trick.control:
            position[CONTROL], position[RANK] = card.index % DECK_SIZE, card.rank
            position[HOLDER] = seat
    for cards in (*(each.cards for each in known.tricks), trick.cards):
        _put(position, SHOWN, cards)
    for seat, cards in enumerate(known.penalties):
        _put(position, OUT, cards)
        position[POINTS + seat] = sum(card.rank for card in cards)
    for owner, cards in hands.items():
        if owner is not None:
            _put(position, HANDS + 2 * owner, cards)
    position[FLOOR : FLOOR + seats] = floors(known)
    seat = seat_after(trick.leader, len(trick.cards), seats)
    position[LEFT] = counts[seat]
    position[TURN] = seat if counts[seat] else _between(position)
    return position


def _between(position: Position) -> int:
    """Return whether a round is to be dealt or the game is over."""
    loser = position[LOSER]
    return OVER if loser != NOBODY and loses(position[POINTS + loser]) else CHANCE


def _put(position: Position, at: int, cards: tuple[Card, ...]) -> None:
    for card in cards:
        twin, face = divmod(card.index, DECK_SIZE)
        position[at + twin] |= BIT[face]


def number(action: Play) -> int:
    """Return the number of a play."""
    return action.card.index


def action(number: int) -> Play:
    """Return the play that *number* stands for."""
    return PLAYS[CARDS[number]]


def kernel(rules: Tightwad) -> Kernel:
    """Return the kernel of a table."""
    return Kernel(
        seats=rules.seats,
        size=SIZE,
        words=decks(rules.seats),
        stride=DECK_SIZE,
        turn=turn,
        legal=legal,
        step=step,
        deal=deal,
        payoff=payoff,
        scores=scores,
        encode=encode,
        number=number,
        action=action,
        imagine=imagine,
    )
