"""The French deck: four suits of thirteen, and two jokers.

A card is written as its rank and suit, ``10H``, ``AS``; the jokers are ``JK1`` and ``JK2``.
"""

from enum import Enum
from typing import Final

_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Suit(Enum):
    """A French suit, by its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    index: int
    """From 0, in the order in which the suits are listed here."""

    def __new__(cls, letter: str) -> "Suit":
        """Give each suit its number, in order."""
        suit = object.__new__(cls)
        suit._value_ = letter
        suit.index = len(cls.__members__)
        return suit

    __hash__ = object.__hash__  # Enum's own hashes the name anew each time


SUITS: Final = tuple(Suit)


class Card(Enum):
    """A card; ``Card("10H")`` parses one, and its value is its text.

    >>> Card("10H").rank, Card("10H").suit.name, Card("JK1").suit
    ('10', 'HEARTS', None)
    """

    vars().update(
        {text: text for text in (f"{rank}{suit.value}" for suit in SUITS for rank in _RANKS)}
    )
    vars().update({"JK1": "JK1", "JK2": "JK2"})

    index: int
    """From 0: suits in order, each from 2 to ace; then the jokers."""
    rank: str
    """``"2"`` to ``"10"``, ``"J"``, ``"Q"``, ``"K"``, ``"A"``, or ``"JK"``."""
    suit: Suit | None
    """``None`` for a joker."""

    def __new__(cls, text: str) -> "Card":
        """Read rank and suit off the text."""
        card = object.__new__(cls)
        card._value_ = text
        card.index = len(cls.__members__)
        joker = text.startswith("JK")
        card.rank = "JK" if joker else text[:-1]
        card.suit = None if joker else Suit(text[-1])
        return card

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        """Show the card as one writes it."""
        return str(self.value)


CARDS: Final = tuple(Card)
JOKERS: Final = (Card("JK1"), Card("JK2"))


def deck(jokers: int) -> tuple[Card, ...]:
    """Return the fifty-two cards in order, and as many *jokers* (0 to 2).

    >>> len(deck(0)), deck(1)[-1]
    (52, JK1)
    """
    return CARDS[: 52 + jokers]


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written with spaces between them.

    >>> cards("10H JK2")
    (10H, JK2)
    """
    return tuple(Card(word) for word in text.split())
