"""Measures: what a finished game tells whoever studies it, and what may be asked of many of them.

A game that has more to tell than who won brings a module ``measures``: its ``STAKE``, what its
``PART`` is called, its own ``QUESTIONS``, and ``course``, which reads a finished match. Where seats
have roles, ``ROLE`` says what they are called, and where options carry words, ``names`` has them.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Seat

Stake: TypeAlias = Literal["first", "last"]
"""The place that a game is about: to be first, or not to be last."""


class Course(Struct, frozen=True):
    """How a finished game went."""

    standings: tuple[tuple[int, ...], ...]
    """After each of its parts, by seat, how it stood: more is better."""
    dealer: Seat | None
    """Who dealt first; ``None`` where nobody deals."""
    roles: tuple[str, ...]
    """By seat, what it was, several words with spaces between them; empty where all are alike."""
    facts: tuple[Struct, ...]
    """Rows of tables; the type of a row is its table."""


class Question(Struct, frozen=True):
    """A mean that one may ask for: of a number or a yes, over the rows of a table, by group."""

    title: str
    about: str
    """A sentence or two: what is counted, and how it may be read."""
    rows: type[Struct]
    value: str
    """The field that is averaged; rows in which it is ``None`` do not count."""
    by: str = ""
    """The field that says to which group a row belongs; empty: all belong together."""
    unit: Literal["share", "number"] = "share"
    par: bool = False
    """Whether each seat has by chance one part of as many as there are seats."""
