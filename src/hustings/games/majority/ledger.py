"""The ledger: what is finished, with the clause that decided it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.nouns import Faction

Mood: TypeAlias = Literal["unrest", "tie", "order"]


class Allotment(Struct, frozen=True):
    """What a seat was given at the beginning of a turn."""

    supporters: int
    influence: int
    short: int
    """Supporters it should have had, and got Influence for."""


class Bloc(Struct, frozen=True):
    """Those who stand together on a faction, be it one alone."""

    head: Seat
    members: tuple[Seat, ...]
    strength: int


class Control(Struct, frozen=True):
    """Who won a faction in a turn."""

    turn: int
    faction: Faction
    bloc: Bloc
    clause: str


class Vote(Struct, frozen=True):
    """A finished vote."""

    turn: int
    law: int
    ballots: tuple[bool, ...]
    """By seat: yes or no."""
    influence: tuple[int, ...]
    """By seat, the Influence bid."""
    capital: tuple[int, ...]
    """By seat, the Political Capital bid."""
    doubled: Seat | None
    limited: Seat | None
    """Whom the Maverick limited."""
    totals: tuple[int, int]
    """Worth of the bids: for yes, for no."""
    passed: bool
    clause: str
    """What decided it: more Influence, or Justice."""
    taker: Seat | None
    """Who took the card; ``None`` where it failed."""


class Gain(Struct, frozen=True):
    """Political Capital that a seat collected."""

    turn: int
    seat: Seat
    clause: str
    capital: int


class Share(Struct, frozen=True):
    """What one line of the final account brought a seat."""

    clause: str
    capital: int


class Account(Struct, frozen=True):
    """The final account of a seat."""

    collected: int
    """Political Capital before the country was judged."""
    kept: int
    """What Unrest or Order left of it."""
    shares: tuple[Share, ...]
    """Accomplishments, in the order of the rulebook, those of nothing included."""
    total: int
    influence: int
    """Unspent: it breaks ties."""
    laws: int
    """It breaks ties of that."""


class Outcome(Struct, frozen=True):
    """How the country ended, and what each seat got for it."""

    unrest: int
    order: int
    mood: Mood
    accounts: tuple[Account, ...]
