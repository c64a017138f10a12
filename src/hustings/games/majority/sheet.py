"""A sheet: a deck of laws or a board, as a table agrees on it and as its record carries it.

Owners of a printed game may write their own; `faults` says exactly what is wrong with one.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from hustings.core.model import Fact
from hustings.games.majority.nouns import Faction, Politics, Symbol


class Title(Struct, frozen=True, forbid_unknown_fields=True):
    """What something is called, in each language; one left empty is called as in the other."""

    en: str = ""
    id: str = ""

    def facts(self) -> dict[str, Fact]:
        """Return both titles as facts: each catalogue words the one of its language."""
        return {"title_en": self.en or self.id, "title_id": self.id or self.en}


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom one side of a law speaks of."""

    politics: tuple[Politics, ...] = ()
    powers: tuple[Faction, ...] = ()


class Law(Struct, frozen=True, forbid_unknown_fields=True):
    """A Law Card."""

    id: Annotated[int, Meta(le=9999)]
    title: Title
    symbol: Symbol
    reward: Words
    penalty: Words
    amount: int | None = None
    """How many Supporters it gives and takes; ``None``: as many as the table agreed on."""


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """The laws that a table plays with."""

    name: str
    title: Title
    laws: tuple[Law, ...]


Coordinate: TypeAlias = Annotated[int, Meta(ge=-99, le=99)]


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a tile lies, in axial coordinates of the hexagonal grid."""

    faction: Faction
    q: Coordinate
    r: Coordinate


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """A way along which Supporters are promoted."""

    tail: Faction
    head: Faction


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """The seven tiles, how they lie and where their arrows point."""

    name: str
    title: Title
    spots: tuple[Spot, ...]
    arrows: tuple[Arrow, ...]
