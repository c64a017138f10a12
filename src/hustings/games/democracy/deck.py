"""The deck of Democracy: which cards a table plays with, how they rank and what they are worth.

A suit holds 0 + 4 * 1 + 3 * 2 + 2 * 3 + 4 + 5 = 25 points; jokers are worth nothing.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Final

from hustings.cards import french
from hustings.cards.french import CARDS, JOKERS, Card

RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A", "3", "4", "5")
"""From low to high (``speech.rank``): the village idiot, farmers, hunters, warriors, chiefs."""
_WORTHS: Final = (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5)
_JOKERS: Final = {4: 2, 6: 1}

IDIOT: Final = 0
"""The strength of a 6."""
CHIEF: Final = 11
"""The strength of a 5."""

STRENGTH: Final[Mapping[Card, int]] = MappingProxyType(
    {card: RANKS.index(card.rank) for card in CARDS if card.rank in RANKS}
    | dict.fromkeys(JOKERS, CHIEF)
)
"""By card, from 0 for a 6 to 11 for a 5. A joker is a 5 of no suit (``speech.joker``)."""
WORTH: Final[Mapping[Card, int]] = MappingProxyType(
    {card: 0 if card in JOKERS else _WORTHS[strength] for card, strength in STRENGTH.items()}
)
"""By card, its points (``island.values``)."""


@cache
def deck(seats: int) -> tuple[Card, ...]:
    """Return the cards that *seats* play with, in order: no 2s, and jokers for four and six.

    >>> [len(deck(seats)) for seats in (2, 3, 4, 5, 6)]
    [48, 48, 50, 48, 49]
    """
    return tuple(card for card in french.deck(_JOKERS.get(seats, 0)) if card in STRENGTH)


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return *cards* as a hand is held: in the order of the deck.

    >>> in_order(french.cards("JK1 5H AS 10S"))
    (10S, AS, 5H, JK1)
    """
    return tuple(sorted(cards, key=attrgetter("index")))
