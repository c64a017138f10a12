"""The port to whatever keeps the tables: what is kept, and what a store promises.

A store is the referee between all who write: each table has a version and each event a number, and
of two who write the same one the second gets `Conflict`. Whatever a method has returned from is
safe from a crash of the machine.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from hustings.core.model import Seat
from hustings.server.protocol import By, Leaver, Promises


class Conflict(Exception):
    """Somebody else wrote this first; nothing has changed."""


class Unavailable(Exception):
    """The store could not write or read, say for want of space; nothing has changed."""


class Charter(Struct, frozen=True):
    """What was agreed when a table was made; it never changes."""

    game: str
    version: int
    """The version of the rules."""
    options: dict[str, Any]
    watchers: bool
    hot_seat: bool
    turn_seconds: int | None
    leaver: Leaver


class Chair(Struct, frozen=True):
    """A seat as it is kept."""

    name: str = ""
    bot: str | None = None
    """The bot that sits here."""
    taken: bool = False
    """Whether a person sits here."""
    key: str | None = None
    """SHA-256 of the key that opens the seat, or that invites to it while it is open."""
    guest: str | None = None
    """SHA-256 of the word by which the person is known again."""
    entropy: str = ""
    """What the person's browser added to the seed, in hexadecimal."""
    since: int = 0
    """How many events there had been when the person sat down."""


class Kept(Struct, frozen=True):
    """A table as it is kept."""

    id: str
    charter: Charter
    chairs: tuple[Chair, ...]
    """By seat."""
    secret: bytes
    """32 bytes, committed to when the table was made."""
    created: int
    """When, in milliseconds since 1970."""
    host: Seat | None = None
    seed: bytes | None = None
    """The secret and what the seats added; ``None`` until the game starts."""
    next: str | None = None
    """The table of the rematch."""
    over: bool = False
    version: int = 0
    """How often it has been changed."""


class Entry(Struct, frozen=True):
    """An event as it is kept."""

    n: int
    seat: Seat | None
    action: str
    """The action as JSON."""
    by: By
    at: int
    """When, in milliseconds since 1970."""
    key: str | None = None
    """The name that the client gave to its message."""
    prompt: int | None = None
    """The question that was answered."""


class Words(Struct, frozen=True):
    """A remark as it is kept."""

    n: int
    seat: Seat
    name: str
    text: str
    at: int
    key: str


class Written(Struct):
    """What a store has written since it was opened."""

    events: int = 0
    commits: int = 0
    seconds: float = 0.0
    """How long the commits took together."""


class Store(Protocol):
    """What keeps the tables. Every method may raise `Unavailable`."""

    @property
    def written(self) -> Written:
        """What has been written so far."""

    async def create(self, table: Kept) -> None:
        """Keep a new *table*. Raises `Conflict` if its id is taken."""

    async def follow(self, table: Kept, before: Kept) -> None:
        """Keep *table* as the rematch of *before*, with both changes or neither.

        Raises `Conflict` if *before* has changed since it was read.
        """

    async def change(self, table: Kept) -> Kept:
        """Keep *table* as it is now, and return it with its new version.

        Raises `Conflict` if it has changed since it was read.
        """

    async def finish(self, table: Kept, tallies: Mapping[str, Promises]) -> Kept:
        """Keep *table*, whose game is over, as `change` does, and add to the accounts of people.

        *tallies* are by guest, as digests; to those who do not want it nothing is added.
        """

    async def count(self, guest: str, *, wanted: bool) -> None:
        """Open an account of the promises of *guest*, a digest, unless there is one, or end it."""

    async def promises(self, guests: Sequence[str]) -> Mapping[str, Promises]:
        """Return the accounts of those of *guests*, as digests, who want one."""

    async def table(self, table: str) -> Kept | None:
        """Return the table with this id, if there is one."""

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        """Keep *entries*, all or none. Raises `Conflict` if one of their numbers is taken."""

    async def entries(self, table: str) -> tuple[Entry, ...]:
        """Return the events of *table* in order."""

    async def say(self, table: str, words: Words) -> None:
        """Keep a remark. Raises `Conflict` if its number is taken."""

    async def remarks(self, table: str) -> tuple[Words, ...]:
        """Return what was said at *table*, in order."""

    async def running(self) -> tuple[str, ...]:
        """Return the ids of the tables whose game has started and is not over."""

    async def sweep(self, gathering: int, playing: int, spare: Sequence[str]) -> int:
        """Remove abandoned tables, and return how many.

        Those are the ones not started since *gathering*, and those without an event since
        *playing*, in milliseconds since 1970; but none in *spare*, and none that is over.
        """

    async def close(self) -> None:
        """Finish what was begun, and let go."""
