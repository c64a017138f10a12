"""What search needs to know of Tightwad beside its kernel: a habit, a judge, and the judge's book.

A habit of shedding the highest legal card is what most people play, and plays the rest of a round
far better than chance does. A round is judged by what its penalty does to the race to ten.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from hustings.bots.foresight import Prospects
from hustings.cards.decktet import CARDS, CROWN, DECK_SIZE, Card
from hustings.core.model import Seat
from hustings.games.tightwad.kernel import HANDS, LOSER, PLAYED, POINTS, SEATS, TURN, encode, kernel
from hustings.games.tightwad.model import Options, State
from hustings.games.tightwad.race import merits_of
from hustings.games.tightwad.rules import Tightwad
from hustings.games.tightwad.scoring import LIMIT, standing
from hustings.kernels.bits import BIT, count, highest, nth
from hustings.kernels.chance import below
from hustings.kernels.endings import UNNAMED, Key, endings
from hustings.kernels.jit import jitable
from hustings.kernels.kernel import Mask, Position
from hustings.kernels.search import Book, Worth

_EQUALS: Final = np.array(
    [
        sum(int(BIT[other.index]) for other in CARDS[:DECK_SIZE] if other.rank == face.rank)
        for face in CARDS[:DECK_SIZE]
    ],
    np.int64,
)
"""By face, the faces of its rank."""


@jitable
def shed(position: Position, mask: Mask, dice: int) -> int:
    """Return a highest card in *mask*, each of them as likely as any other."""
    if len(mask) == 1:
        equals = mask[0] & _EQUALS[highest(mask[0])]
        return nth(equals, below(dice, count(equals)))
    top = _EQUALS[highest(mask[0] | mask[1])]
    equals, twins = mask[0] & top, mask[1] & top
    n = below(dice, count(equals) + count(twins))
    if n < count(equals):
        return nth(equals, n)
    return DECK_SIZE + nth(twins, n - count(equals))


@jitable
def judge(position: Position, book: Book, worth: Worth) -> None:
    """Look up what each seat's standing is worth after a round, by who lost it and has how much."""
    loser = position[LOSER]
    for seat in range(len(worth)):
        worth[seat] = book[loser, position[POINTS + loser], seat]


def standings(points: tuple[int, ...]) -> Book:
    """Return the merits, as `race` has them, after one more round from *points*.

    By who loses it, how many points it has then, and seat.
    """
    seats = len(points)
    book = np.zeros((seats, LIMIT + CROWN, seats))
    for loser, had in enumerate(points):
        for has in range(had + 1, had + CROWN + 1):
            after = (*points[:loser], has, *points[loser + 1 :])
            book[loser, has] = merits_of(after)
    return book


@lru_cache(maxsize=256)
def prospects(points: tuple[int, ...], seat: Seat) -> Prospects:
    """Return what is at stake for *seat* in a round that begins with *points* by seat.

    The book is scaled, so that to each seat the worst is worth 0 and the best 1.
    """
    book = standings(points)
    possible = np.concatenate(
        [book[loser, had + 1 : had + CROWN + 1] for loser, had in enumerate(points)]
    )
    low, high = possible.min(axis=0), possible.max(axis=0)
    return Prospects((book - low) / (high - low), float(low[seat]), float(high[seat]))


def bills(points: tuple[int, ...]) -> Book:
    """Return the book of a judge for whom a round costs its loser the penalty, and others nothing.

    By who loses it, how many points it has then, and seat.
    """
    seats = len(points)
    book = np.ones((seats, LIMIT + CROWN, seats))
    for loser, had in enumerate(points):
        for has in range(had + 1, had + CROWN + 1):
            book[loser, has, loser] = 1 - (has - had) / CROWN
    return book


def outcomes(state: State) -> dict[Card, tuple[int, ...]]:
    """Return, by card that may be played now, the penalty by seat if all cards were seen.

    Each seat then keeps its own penalty in this round as low as the others let it.
    """
    rules = Tightwad(len(state.hands), Options(allow_two=True))
    work_out = endings(kernel(rules), judge, name, bills(standing(state.penalties)))
    return {
        CARDS[move]: tuple(round(CROWN * (1 - each)) for each in worth)
        for move, worth in work_out(encode(state)).items()
    }


@jitable
def name(position: Position, key: Key) -> None:
    """Write who leads and what all hold together: whose each card is does not change in a round."""
    if position[PLAYED] > 0:
        key[0] = UNNAMED
        return
    key[0] = position[TURN] << DECK_SIZE
    key[1] = 0
    for seat in range(position[SEATS]):
        key[0] |= position[HANDS + 2 * seat]
        key[1] |= position[HANDS + 2 * seat + 1]
