"""The basic Decktet, by P.D. Magnus: 36 cards of one or two suits, and twins from a second deck.

- Six aces and six crowns have one suit each; each number from 2 to 9 has three cards that show
  every suit exactly once.
- A card is written as its rank and suits, ``9LK``; its twin from a second deck adds ``'``.
"""

from collections.abc import Iterable
from enum import Enum
from operator import attrgetter
from typing import Final

ACE: Final = 1
CROWN: Final = 10

_NUMBERS: Final = {
    2: ("MK", "SY", "WL"),
    3: ("MW", "SK", "LY"),
    4: ("MS", "WL", "YK"),
    5: ("ML", "SW", "YK"),
    6: ("MW", "SY", "LK"),
    7: ("ML", "SK", "WY"),
    8: ("MS", "WL", "YK"),
    9: ("MS", "WY", "LK"),
}


class Suit(Enum):
    """A suit of the Decktet, by its letter."""

    MOONS = "M"
    SUNS = "S"
    WAVES = "W"
    LEAVES = "L"
    WYRMS = "Y"
    KNOTS = "K"

    bit: int
    """The suit's place in a mask of suits: ``1 << bit``."""

    def __new__(cls, letter: str) -> "Suit":
        """Give the suits bits in the order in which they are written."""
        suit = object.__new__(cls)
        suit._value_ = letter
        suit.bit = len(cls.__members__)
        return suit

    __hash__ = object.__hash__  # Enum's own hashes the name anew each time


SUITS: Final = tuple(Suit)
_ONE_DECK: Final = (
    *(f"A{suit.value}" for suit in SUITS),
    *(f"{rank}{suits}" for rank, cards in _NUMBERS.items() for suits in cards),
    *(f"C{suit.value}" for suit in SUITS),
)


class Card(Enum):
    """A physical card; ``Card("9LK")`` parses one, and its value is its text.

    >>> Card("CY").rank, [suit.value for suit in Card("9LK").suits]
    (10, ['L', 'K'])
    """

    vars().update({text: text for text in (*_ONE_DECK, *(f"{text}'" for text in _ONE_DECK))})

    index: int
    """From 0 in the order aces, 2 to 9, crowns; a twin's is 36 more."""
    rank: int
    """1 for an ace, 10 for a crown."""
    suits: tuple[Suit, ...]
    """One suit or two, in the order in which they are written."""
    mask: int
    """The suits as a bit mask, for rules that ask whether two cards share one."""
    order: int
    """Its place in a sorted hand: by rank and suits, a twin right after its first."""

    def __new__(cls, text: str) -> "Card":
        """Read rank and suits off the text."""
        card = object.__new__(cls)
        card._value_ = text
        card.index = len(cls.__members__)
        card.rank = {"A": ACE, "C": CROWN}.get(text[0]) or int(text[0])
        card.suits = tuple(Suit(letter) for letter in text[1:].rstrip("'"))
        card.mask = sum(1 << suit.bit for suit in card.suits)
        twin, face = divmod(card.index, len(_ONE_DECK))
        card.order = 2 * face + twin
        return card

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Show the card as one writes it."""
        return str(self.value)


CARDS: Final = tuple(Card)
"""Both decks, a twin thirty-six places after its first."""
DECK_SIZE: Final = len(_ONE_DECK)


def deck(decks: int) -> tuple[Card, ...]:
    """Return one basic deck, or two, in order.

    >>> len(deck(1)), len(deck(2)), deck(2)[-1]
    (36, 72, CK')
    """
    return CARDS[: DECK_SIZE * decks]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written with spaces between them.

    >>> cards("7SK AM'")
    (7SK, AM')
    """
    return tuple(Card(word) for word in text.split())


def ordered(some: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as one holds them, from the lowest rank to the highest.

    >>> ordered(cards("CY 7SK AM' 7ML AM"))
    (AM, AM', 7ML, 7SK, CY)
    """
    return tuple(sorted(some, key=attrgetter("order")))
