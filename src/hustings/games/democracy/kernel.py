"""Democracy in numbers, for play by the million: the rules' own leaf functions over a vector.

- A move is the number of a French card, also its bit in a hand, a pile or what is left of the deck.
- All seats lay their cards down before one is shown: in a position they do so from seat 0 on, and
  whoever chooses for a seat must not look at what the others have laid down.
- The voting pool lies in the position from its last card to the upcard, so that turning one card
  only counts down.
"""

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hustings.bots.merit import merit
from hustings.cards.french import CARDS, SUITS, Card
from hustings.core.model import place
from hustings.games.democracy.deal import day_after, dealer_after
from hustings.games.democracy.deck import STRENGTH, WORTH, deck
from hustings.games.democracy.imagine import face_down
from hustings.games.democracy.island import (
    ALL_POINTS,
    LAST_DAY,
    NOBODY,
    SUIT_POINTS,
    decided,
    even,
    is_over,
    scorer,
    tribes_for,
    whole_of,
)
from hustings.games.democracy.model import Commit, State, View
from hustings.games.democracy.rules import COMMITS, Democracy
from hustings.games.democracy.speech import TIED, keeps, shared_out, standing, winner
from hustings.kernels.bits import BIT, count, nth
from hustings.kernels.chance import below, rolled
from hustings.kernels.jit import jitable, numbers
from hustings.kernels.kernel import CHANCE, OVER, Kernel, Mask, Position

# ---------------------------------------------------------------- the places of a position

SEATS: Final = 0
OWN: Final = 1
"""1 if losers of a tie keep their own card."""
SWEEP: Final = 2
"""The tribes scored for the whole of a suit."""
EVERY: Final = 3
"""1 if only all the points there are make the whole."""
TARGET: Final = 4
SHARED: Final = 5
"""1 if those who reach the target equally share the win."""
PILE: Final = 6
"""1 if piles are counted, not suits."""
DAYS: Final = 7
"""Two numbers: the cards that each hand is dealt on the first and the second day."""
DEALER: Final = 9
"""-1 before the first deal."""
DAY: Final = 10
TURN: Final = 11
"""The seat to lay a card down, `CHANCE` or `OVER`."""
LEFT: Final = 12
"""How many cards are left of the voting pool, the upcard included."""
TRUMP: Final = 13
"""The number of the suit that is trump, or `NO_TRUMP`."""
REST: Final = 14
"""The cards not dealt on this island yet; unknown to a view."""
OUT: Final = 15
"""The cards out of play until the island ends."""
MOST: Final = 6
TRIBES: Final = 16
"""From here on by seat: the tribes it has scored in the game."""
LAID: Final = TRIBES + MOST
"""By seat: the card it has laid down, `NOT_YET`, or `HIDDEN`."""
HANDS: Final = LAID + MOST
"""By seat: the cards it holds, the one it has laid down included."""
PILES: Final = HANDS + MOST
"""By seat: what it has captured on this island."""
STANDS: Final = PILES + MOST
"""By seat: how high its card stands, while the speech is decided."""
POOL: Final = STANDS + MOST
"""What is left of the voting pool; the upcard is the last, a view hides the others."""
SIZE: Final = POOL + 12

NO_TRUMP: Final = len(SUITS)
NOT_YET: Final = -1
HIDDEN: Final = -2

# ---------------------------------------------------------------- the leaf rules, looked up


def card_set(cards: tuple[Card, ...]) -> int:
    """Return *cards* as bits."""
    return sum(int(BIT[card.index]) for card in cards)


SUIT: Final = np.array(
    [NO_TRUMP if card.suit is None else card.suit.index for card in CARDS], np.int64
)
"""By card, the number of its suit, which it calls trump as the upcard."""
STANDING: Final = np.array(
    [[standing(STRENGTH.get(card, 0), card.suit is trump) for card in CARDS] for trump in SUITS]
    + [[standing(STRENGTH.get(card, 0), trump=False) for card in CARDS]],
    np.int64,
)
"""By trump, then by card, how high it stands; the 2s are in no deck."""
_DECK: Final = np.array([0, 0, *(card_set(deck(seats)) for seats in range(2, MOST + 1))], np.int64)
"""By number of seats, the cards that are played with."""
_DIGITS: Final = 3
_WORTH: Final = np.array(
    [
        [
            card_set(tuple(c for c in WORTH if c.suit is suit and WORTH[c] >> digit & 1))
            for digit in range(_DIGITS)
        ]
        for suit in SUITS
    ],
    np.int64,
)
"""By suit, then by binary digit, the cards whose worth has that digit: so piles are counted."""

for _leaf in (
    place,
    merit,
    day_after,
    dealer_after,
    decided,
    even,
    is_over,
    scorer,
    tribes_for,
    whole_of,
    keeps,
    winner,
    face_down,
):
    jitable(_leaf)


# ---------------------------------------------------------------- the questions


@jitable
def turn(position: Position) -> int:
    """Return the seat to lay a card down, `CHANCE` or `OVER`."""
    seat: int = position[TURN]
    return seat


@jitable
def legal(position: Position, mask: Mask) -> None:
    """Write into *mask* the hand of the seat to choose: there is no duty."""
    mask[0] = position[HANDS + position[TURN]]


@jitable
def step(position: Position, move: int) -> None:
    """Lay a card down; the last shows them all, and after the last speech suits are counted."""
    if _lay(position, move):
        _reveal(position)
        if _is_last(position):
            for suit in range(NO_TRUMP):
                _count_suit(position, suit)
            _score(position)


@jitable
def step_by_piles(position: Position, move: int) -> None:
    """Do the same where whole piles are counted."""
    if _lay(position, move):
        _reveal(position)
        if _is_last(position):
            _count_piles(position)
            _score(position)


@jitable
def _lay(position: Position, move: int) -> bool:
    """Lay a card down, and turn to the next seat to do so; say whether there is none."""
    seats, seat = position[SEATS], position[TURN]
    position[LAID + seat] = move
    for other in range(seat + 1, seats):
        if position[LAID + other] == NOT_YET:
            position[TURN] = other
            return False
    return True


@jitable
def _is_last(position: Position) -> bool:
    """Say whether the last speech of the island has been held."""
    over: bool = position[LEFT] == 0 and position[DAY] == LAST_DAY
    return over


@jitable
def _reveal(position: Position) -> None:
    """Show all cards, share them out, and turn the next of the pool, if there is one."""
    seats = position[SEATS]
    trick = BIT[upcard(position)]
    for seat in range(seats):
        card = position[LAID + seat]
        bit = BIT[card]
        trick |= bit
        position[HANDS + seat] ^= bit
        position[STANDS + seat] = STANDING[position[TRUMP], card]
    owner = winner(by_seat(position, STANDS))
    if owner == TIED:
        _keep(position)
    else:
        position[PILES + owner] |= trick
    for seat in range(seats):
        position[LAID + seat] = NOT_YET
        position[STANDS + seat] = 0
    position[LEFT] -= 1
    position[POOL + position[LEFT]] = 0
    if position[LEFT] > 0:
        position[TRUMP] = SUIT[upcard(position)]
        position[TURN] = 0
        return
    position[TRUMP] = NO_TRUMP
    position[TURN] = CHANCE


@jitable
def by_seat(position: Position, place: int) -> Position:
    """Return the part of *position* that begins at *place* and has a number for each seat."""
    return position[place : place + position[SEATS]]


@jitable
def upcard(position: Position) -> int:
    """Return the number of the upcard, which there must be."""
    card: int = position[POOL + position[LEFT] - 1]
    return card


@jitable
def _keep(position: Position) -> None:
    """Give each card of a tie to its seat, or put it out of play, as the upcard is."""
    seats = position[SEATS]
    top = 0
    for seat in range(seats):
        top = max(top, position[STANDS + seat])
    position[OUT] |= BIT[upcard(position)]
    for seat in range(seats):
        bit = BIT[position[LAID + seat]]
        if keeps(position[STANDS + seat] == top, position[OWN] == 1):
            position[PILES + seat] |= bit
        else:
            position[OUT] |= bit


@jitable
def points(pile: int, suit: int) -> int:
    """Return the points of *suit*, by its number, in *pile*."""
    total = 0
    for digit in range(_DIGITS):
        total += count(pile & _WORTH[suit, digit]) << digit
    return total


@jitable
def _count_suit(position: Position, suit: int) -> None:
    """Give the tribe of a suit to whoever has scored it."""
    taken = numbers(position[SEATS])
    for seat in range(len(taken)):
        taken[seat] = points(position[PILES + seat], suit)
    owner = scorer(taken)
    if owner != NOBODY:
        whole = whole_of(taken, SUIT_POINTS, position[EVERY] == 1)
        position[TRIBES + owner] += tribes_for(taken[owner], whole, position[SWEEP])


@jitable
def _count_piles(position: Position) -> None:
    """Give tribes for whole piles."""
    taken = numbers(position[SEATS])
    for seat in range(len(taken)):
        taken[seat] = 0
        for suit in range(NO_TRUMP):
            taken[seat] += points(position[PILES + seat], suit)
    if even(taken):
        return
    whole = whole_of(taken, ALL_POINTS, position[EVERY] == 1)
    for seat in range(len(taken)):
        position[TRIBES + seat] += tribes_for(taken[seat], whole, position[SWEEP])


@jitable
def _score(position: Position) -> None:
    """End the game if the island that was counted decides it."""
    if decided(by_seat(position, TRIBES), position[TARGET], position[SHARED] == 1):
        position[TURN] = OVER


@jitable
def deal(position: Position, dice: int) -> int:
    """Deal the coming day from what is left of the island's cards; the first dealer is drawn."""
    seats = position[SEATS]
    if position[DEALER] == NOBODY:
        dice = rolled(dice)
        position[DEALER] = below(dice, seats)
    else:
        position[DEALER] = dealer_after(position[DEALER], position[DAY], seats)
    position[DAY] = day_after(position[DAY])
    if position[DAY] == 1:
        position[REST] = _DECK[seats]
        position[OUT] = 0
        for seat in range(seats):
            position[PILES + seat] = 0
    stock = count(position[REST])
    size = position[DAYS + position[DAY] - 1]
    for hand in range(seats + 1):
        for n in range(size):
            dice = rolled(dice)
            card = nth(position[REST], below(dice, stock))
            stock -= 1
            position[REST] ^= BIT[card]
            if hand < seats:
                position[HANDS + hand] |= BIT[card]
            else:
                position[POOL + n] = card
    position[LEFT] = size
    position[TRUMP] = SUIT[upcard(position)]
    position[TURN] = 0
    return dice


@jitable
def unseen(position: Position, seat: int) -> int:
    """Return the cards whose place *seat* does not know, as `imagine.unseen` does for a view."""
    if position[DAY] == 0:
        return 0
    cards: int = _DECK[position[SEATS]] & ~position[OUT]
    for each in range(position[SEATS]):
        cards &= ~position[PILES + each]
    if seat >= 0:
        cards &= ~position[HANDS + seat]
    if position[LEFT] > 0:
        cards &= ~BIT[upcard(position)]
    return cards


@jitable
def imagine(position: Position, seat: int, dice: int) -> int:
    """Deal what *seat*, or a spectator of number -1, can not see; return the dice afterwards.

    As everything may be played at any time, any split of the unseen cards is a world, and each is
    as likely as any other: see `imagine`, the module.
    """
    position[REST] = unseen(position, seat)
    stock = count(position[REST])
    for other in range(position[SEATS]):
        if other == seat:
            continue
        position[HANDS + other] = 0
        for _ in range(position[LEFT]):  # a card that is laid down is still in the hand
            dice = rolled(dice)
            bit = BIT[nth(position[REST], below(dice, stock))]
            stock -= 1
            position[HANDS + other] |= bit
            position[REST] ^= bit
        if position[LAID + other] != NOT_YET:
            dice = rolled(dice)
            position[LAID + other] = nth(position[HANDS + other], below(dice, position[LEFT]))
    for n in range(face_down(position[LEFT])):
        dice = rolled(dice)
        position[POOL + n] = nth(position[REST], below(dice, stock))
        stock -= 1
        position[REST] ^= BIT[position[POOL + n]]
    return dice


@jitable
def payoff(position: Position, merits: NDArray[np.float64]) -> None:
    """Write the merits by seat: who has more tribes has the better place."""
    seats = position[SEATS]
    tribes = by_seat(position, TRIBES)
    places = numbers(seats)
    for seat in range(seats):
        places[seat] = place(tribes, seat)
    for seat in range(seats):
        merits[seat] = merit(places, seat)


@jitable
def scores(position: Position, points: NDArray[np.int64]) -> None:
    """Write the tribes by seat."""
    for seat in range(position[SEATS]):
        points[seat] = position[TRIBES + seat]


# ---------------------------------------------------------------- to and from the rules


def _start(rules: Democracy) -> Position:
    """Return a position that holds nothing yet but what the table has agreed on."""
    options = rules.options
    position = np.zeros(SIZE, np.int64)
    position[SEATS] = rules.seats
    position[OWN] = options.tie_losers == "own"
    position[SWEEP] = options.sweep
    position[EVERY] = options.sweep_needs == "all"
    position[TARGET] = options.target
    position[SHARED] = options.finish == "shared"
    position[PILE] = options.count == "pile"
    position[DAYS : DAYS + 2] = rules.days
    return position


def encode(rules: Democracy, known: State | View) -> Position:
    """Return the position of a state; of a view, with what it does not show left out."""
    position = _start(rules)
    seats = range(rules.seats)
    position[DEALER] = NOBODY if known.dealer is None else known.dealer
    position[DAY] = known.day
    position[TRIBES : TRIBES + rules.seats] = known.tribes
    position[LAID : LAID + rules.seats] = NOT_YET
    position[OUT] = card_set(known.out)
    if isinstance(known, View):
        _see(position, known)
        piles, over = _piles(known, rules), known.over
    else:
        _know(position, known)
        piles, over = known.piles, is_over(known, rules.options)
    for seat in seats:
        position[PILES + seat] = card_set(piles[seat])
    position[TRUMP] = SUIT[upcard(position)] if position[LEFT] else NO_TRUMP
    if position[LEFT]:
        position[TURN] = next(seat for seat in seats if position[LAID + seat] == NOT_YET)
    else:
        position[TURN] = OVER if over else CHANCE
    return position


def _know(position: Position, state: State) -> None:
    """Put in what is hidden from somebody."""
    position[REST] = card_set(state.rest)
    position[LEFT] = len(state.pool)
    for n, card in enumerate(reversed(state.pool)):
        position[POOL + n] = card.index
    for seat, hand in enumerate(state.hands):
        position[HANDS + seat] = card_set(hand)
    for seat, laid in enumerate(state.committed):
        if laid is not None:
            position[LAID + seat] = laid.index


def _see(position: Position, view: View) -> None:
    """Put in the viewer's own cards, the upcard, and who is ready."""
    position[LEFT] = view.pool
    position[POOL : POOL + view.pool] = HIDDEN
    if view.upcard is not None:
        position[POOL + view.pool - 1] = view.upcard.index
    for seat, ready in enumerate(view.ready):
        if ready:
            position[LAID + seat] = HIDDEN
    if view.seat is not None:
        position[HANDS + view.seat] = card_set(view.hand)
        if view.chosen is not None:
            position[LAID + view.seat] = view.chosen.index


def _piles(view: View, rules: Democracy) -> tuple[tuple[Card, ...], ...]:
    """Return what each seat has captured, all of which was face up."""
    piles: tuple[tuple[Card, ...], ...] = ((),) * rules.seats
    for speech in view.speeches:
        piles, _ = shared_out(speech, piles, (), rules.options.tie_losers)
    return piles


def number(action: Commit) -> int:
    """Return the number of the card that is laid down."""
    assert action.card is not None, "expected a card, got one face down"
    return action.card.index


def action(number: int) -> Commit:
    """Return how to lay down the card of *number*."""
    return COMMITS[CARDS[number]]


def kernel(rules: Democracy) -> Kernel:
    """Return the kernel of a table."""
    return Kernel(
        seats=rules.seats,
        size=SIZE,
        words=1,
        stride=len(CARDS),
        turn=turn,
        legal=legal,
        step=step_by_piles if rules.options.count == "pile" else step,
        deal=deal,
        payoff=payoff,
        scores=scores,
        encode=partial(encode, rules),
        number=number,
        action=action,
        imagine=imagine,
    )
