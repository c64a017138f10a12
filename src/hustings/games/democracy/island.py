"""The end of an island: who has which points, who scores which tribe, and who has won."""

from collections.abc import Sequence
from typing import Final

from hustings.cards.french import SUITS, Card, Suit
from hustings.core.model import BySeat, Seat
from hustings.games.democracy.deck import WORTH
from hustings.games.democracy.model import Count, Options, State

LAST_DAY: Final = 2
MAJORITY: Final = 13
"""More than half of a suit's points (``island.majority``)."""
SUIT_POINTS: Final = 25
ALL_POINTS: Final = 100
NOBODY: Final = -1
"""Stands for the seat that scores a tribe when there is none."""


def tribes_for(points: int, whole: int, sweep: int) -> int:
    """Return the tribes that *points* score: none, one, or *sweep* if they are the *whole*.

    >>> [tribes_for(points, whole=25, sweep=2) for points in (12, 13, 24, 25)]
    [0, 1, 1, 2]
    """
    if points < MAJORITY:
        return 0
    return sweep if points == whole else 1


def scorer(taken: BySeat) -> Seat:
    """Return the seat that scores a tribe of which points were *taken* by seat, or ``NOBODY``.

    >>> scorer((3, 13, 9)), scorer((12, 12, 1))
    (1, -1)
    """
    for seat in range(len(taken)):
        if taken[seat] >= MAJORITY:  # of 25 points, so nobody else has as many
            return seat
    return NOBODY


def whole_of(taken: BySeat, points: int, every: bool) -> int:
    """Return what the whole is: all the *points* there are, or if not *every*, all those *taken*.

    >>> whole_of((14, 0), 25, every=True), whole_of((14, 0), 25, every=False)
    (25, 14)
    """
    if every:
        return points
    total = 0
    for seat in range(len(taken)):
        total += taken[seat]
    return total


def even(taken: BySeat) -> bool:
    """Say whether all piles are worth the same: such a split scores for nobody.

    >>> even((50, 50)), even((50, 49))
    (True, False)
    """
    for seat in range(len(taken)):  # noqa: SIM110  # compiled code has no generators
        if taken[seat] != taken[0]:
            return False
    return True


def decided(tribes: BySeat, target: int, shared: bool) -> bool:
    """Say whether the game ends with *tribes*: a seat has the *target*, and the most if need be.

    >>> decided((6, 6), target=5, shared=False), decided((6, 6), target=5, shared=True)
    (False, True)
    """
    most = first = 0
    for seat in range(len(tribes)):
        if tribes[seat] > most:
            most, first = tribes[seat], 1
        elif tribes[seat] == most:
            first += 1
    return most >= target and (shared or first == 1)


def finished(tribes: Sequence[int], options: Options) -> bool:
    """Say whether the game ends with *tribes*: somebody has the target, and the most if need be.

    >>> finished((5, 4), Options()), finished((6, 6), Options())
    (True, False)
    >>> finished((6, 6), Options(finish="shared"))
    True
    """
    return decided(tribes, options.target, options.finish == "shared")


def is_over(state: State, options: Options) -> bool:
    """Say whether the game is over: an island has just been counted, and was the last."""
    return state.day == LAST_DAY and not state.pool and finished(state.tribes, options)


def points_of(pile: Sequence[Card], suit: Suit) -> int:
    """Return the points of *suit* in *pile*.

    >>> from hustings.cards.french import cards
    >>> points_of(cards("5S 6S KS 4H JK1"), Suit.SPADES)
    7
    """
    return sum(WORTH[card] for card in pile if card.suit is suit)


def count(dealer: Seat, piles: Sequence[Sequence[Card]], options: Options) -> Count:
    """Count an island: each suit for itself, or each pile as a whole."""
    points = tuple(map(_points, piles))
    if options.count == "pile":
        return _count_piles(dealer, points, options)
    return _count_suits(dealer, points, options)


def _points(pile: Sequence[Card]) -> tuple[int, ...]:
    """Return the points of every suit in *pile*, as `points_of` does for one."""
    points = [0] * len(SUITS)
    for card in pile:
        if card.suit is not None:
            points[card.suit.index] += WORTH[card]
    return tuple(points)


def _count_suits(dealer: Seat, points: tuple[tuple[int, ...], ...], options: Options) -> Count:
    scored = [0] * len(points)
    owners: list[Seat | None] = []
    swept = []
    for taken in zip(*points, strict=True):
        seat = scorer(taken)
        whole = whole_of(taken, SUIT_POINTS, options.sweep_needs == "all")
        if seat != NOBODY:
            scored[seat] += tribes_for(taken[seat], whole, options.sweep)
        owners.append(None if seat == NOBODY else seat)
        swept.append(seat != NOBODY and taken[seat] == whole)
    return Count(dealer, "suit", points, tuple(owners), tuple(scored), tuple(swept))


def _count_piles(dealer: Seat, points: tuple[tuple[int, ...], ...], options: Options) -> Count:
    taken = [sum(suits) for suits in points]
    owners = (None,) * len(SUITS)
    if even(taken):
        return Count(dealer, "pile", points, owners, (0,) * len(taken), (False,) * len(taken))
    whole = whole_of(taken, ALL_POINTS, options.sweep_needs == "all")
    scored = tuple(tribes_for(each, whole, options.sweep) for each in taken)
    swept = tuple(each >= MAJORITY and each == whole for each in taken)
    return Count(dealer, "pile", points, owners, scored, swept)
