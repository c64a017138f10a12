"""The deal: two days to an island, how many cards each has, and what a deal must be."""

from itertools import chain
from typing import Final, Literal

from hustings.cards.french import Card
from hustings.core.dice import Dice
from hustings.core.model import Objection, Seat
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deck import deck, in_order
from hustings.games.democracy.model import Deal, State

_FIRST: Final = {"seed": (12, 8, 6, 4, 4), "half": (8, 6, 5, 4, 3)}
"""Cards in each hand of the first day, for two to six seats."""


def days(seats: int, deal: Literal["seed", "half"]) -> tuple[int, int]:
    """Return the size of each hand, and so the number of speeches, on the first and second day.

    The second day of the ``seed`` deal takes as many as the rest of the deck allows; ``half``
    deals the same again.

    >>> [days(seats, "seed") for seats in (2, 3, 4, 5, 6)]
    [(12, 4), (8, 4), (6, 4), (4, 4), (4, 3)]
    >>> [days(seats, "half") for seats in (2, 3, 4, 5, 6)]
    [(8, 8), (6, 6), (5, 5), (4, 4), (3, 3)]
    """
    first = _FIRST[deal][seats - 2]
    if deal == "half":
        return first, first
    hands = seats + 1  # the voting pool is one more
    return first, len(deck(seats)) // hands - first


def day_after(day: int) -> int:
    """Return the day after *day*: the second follows the first, then comes a new island.

    >>> [day_after(day) for day in (0, 1, 2)]
    [1, 2, 1]
    """
    return 2 if day == 1 else 1


def dealer_after(dealer: Seat, day: int, seats: int) -> Seat:
    """Return who deals when *dealer* has dealt *day*: an island's second day, else the left does.

    >>> dealer_after(3, day=1, seats=4), dealer_after(3, day=2, seats=4)
    (3, 0)
    """
    return dealer if day == 1 else (dealer + 1) % seats


def coming_day(state: State) -> int:
    """Return the day that the next deal begins."""
    return day_after(state.day)


def coming_dealer(state: State) -> Seat | None:
    """Return who deals next; ``None`` is anyone, on the first island."""
    if state.dealer is None:
        return None
    return dealer_after(state.dealer, state.day, len(state.hands))


def undealt(state: State) -> tuple[Card, ...]:
    """Return the cards that the next deal is made of: all of them for a new island."""
    return state.rest if state.day == 1 else deck(len(state.hands))


def dealt(state: State, size: int, dice: Dice) -> Deal:
    """Deal a day of hands and a pool of *size* cards, and choose the first dealer."""
    dealer = coming_dealer(state)
    if dealer is None:
        dealer = dice.below(len(state.hands))
    cards = dice.shuffled(undealt(state))
    *hands, pool = (cards[size * n : size * (n + 1)] for n in range(len(state.hands) + 1))
    return Deal(dealer, coming_day(state), tuple(in_order(hand) for hand in hands), pool)


def deal_objection(state: State, size: int, deal: Deal) -> Objection | None:
    """Say which clause *deal* breaks: whose turn to deal, which day, how many cards, and which."""
    dealer = coming_dealer(state)
    if deal.dealer not in (range(len(state.hands)) if dealer is None else (dealer,)):
        return Objection(Clause.DEALER, {"dealer": deal.dealer})
    if state.pool or deal.day != coming_day(state) or _sizes(deal) != _even(state, size):
        return Objection(*_day(state, size))
    cards: set[Card | None] = set()
    left = frozenset(undealt(state))
    for card in chain(*deal.hands, deal.pool):
        if card not in left or card in cards:
            return Objection(Clause.DECK, {"card": "none" if card is None else card.value})
        cards.add(card)
    if any(hand != in_order(left.intersection(hand)) for hand in deal.hands):
        return Objection(*_day(state, size))
    return None


def _sizes(deal: Deal) -> list[int]:
    return [*map(len, deal.hands), len(deal.pool)]


def _even(state: State, size: int) -> list[int]:
    return [size] * (len(state.hands) + 1)


def _day(state: State, size: int) -> tuple[Clause, dict[str, int | str]]:
    clause = Clause.FIRST_DAY if coming_day(state) == 1 else Clause.SECOND_DAY
    return clause, {"cards": size}
