"""Promises and offers: what seats may give their word for. They move nothing and do not bind."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.nouns import Faction, Power

Weapon: TypeAlias = Literal["filibuster", "scandal", "protest"]
"""What a seat can do to another with a power."""
WIELDED: Final[dict[Weapon, Power]] = {
    "scandal": Power.MEDIA,
    "protest": Power.ACTIVISTS,
    "filibuster": Power.MAVERICK,
}
"""The power that each is done with."""


class Word(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something that a seat can promise to do."""

    turn: int
    """The turn of the game it speaks of: the one that runs, or the next."""


class VoteWord(Word, frozen=True, tag="vote"):
    """To vote yes, or no, on a law."""

    law: int
    yes: bool


class BidWord(Word, frozen=True, tag="bid"):
    """To bid at least so many tokens on one side of a law."""

    law: int
    yes: bool
    tokens: int


class AgendaWord(Word, frozen=True, tag="agenda"):
    """To put a law on the agenda, or to keep it off."""

    law: int
    on: bool


class HeadWord(Word, frozen=True, tag="head"):
    """To be in a coalition on a faction that names *head* its head."""

    faction: Faction
    head: Seat


class ApartWord(Word, frozen=True, tag="apart"):
    """To stay out of the coalition of *other* on a faction."""

    faction: Faction
    other: Seat


class SendWord(Word, frozen=True, tag="send"):
    """To place or promote at least so many own Supporters onto a faction."""

    faction: Faction
    supporters: int


class PresidentWord(Word, frozen=True, tag="president"):
    """To name *president*, if it is oneself who chooses the President."""

    president: Seat


class SpareWord(Word, frozen=True, tag="spare"):
    """Not to filibuster, scandal or protest *other*."""

    power: Weapon
    other: Seat


Promise: TypeAlias = (
    VoteWord | BidWord | AgendaWord | HeadWord | ApartWord | SendWord | PresidentWord | SpareWord
)

OfferStatus: TypeAlias = Literal["open", "accepted", "declined", "countered", "withdrawn", "lapsed"]
Verdict: TypeAlias = Literal["open", "kept", "broken", "void"]


class Proposal(Struct, frozen=True):
    """An offer on the table: what one seat promises for what others promise."""

    n: int
    """Its number in the game, from 0."""
    by: Seat
    to: tuple[Seat, ...]
    mine: tuple[Promise, ...]
    """What *by* would promise to each of *to*."""
    yours: tuple[Promise, ...]
    """What each of *to* would promise to *by*."""
    answers: int | None
    """The offer it counters, so that the thread can be followed."""
    accepted: tuple[Seat, ...]
    """Who of *to* has accepted, in that order; it takes all."""
    status: OfferStatus


class Pledge(Struct, frozen=True):
    """A promise that was given, kept in the ledger for the whole game."""

    offer: int
    by: Seat
    to: tuple[Seat, ...]
    promise: Promise
    given: int
    """The event with which the offer was accepted."""
    verdict: Verdict
    decided: int | None
    """The event that decided it; ``None`` while it is open."""
