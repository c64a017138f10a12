"""What an operator or a test may set about the server."""

from pathlib import Path

from msgspec import Struct

CLOSED = "closed"
"""The name of a file in the folder of the tables: while it is there, no new table is made."""
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Settings(Struct, frozen=True):
    """Limits and delays; times are in milliseconds where nothing else is said."""

    data: Path | None = None
    """The folder that keeps the tables; ``None`` keeps them in memory."""
    public_url: str | None = None
    """The address in invitations, where the page's own is not the one to give away."""
    shelf: str = "hustings.bots.shelf:bots"
    """The function that returns a game's bots by name, as ``module:name``."""
    bot_delay: int = 900
    """How long a bot waits before it acts, so that people can follow."""
    bot_start: int = 60 * SECOND
    """How long a bot may take to be made, once in a process; compiling its game is part of it."""
    bot_budget: int = 10 * SECOND
    """How long a bot may think; then the table acts for its seat."""
    bot_memory: int = 1024 * 1024 * 1024
    """How many bytes a process of bots may take."""
    bot_processes: int = 2
    warm: bool = False
    """Whether what bots compile is made when the server starts, behind whatever else it does."""
    filler: str = "careful"
    """The bot that fills open seats, and stands in for who left."""
    away: int = 60 * SECOND
    """How long a person may be gone in their turn before the table's policy acts for them.

    And how long a host may be gone before another person may start the game.
    """
    tick: int = 200
    """How often the clocks are looked at."""
    idle: int = 300 * SECOND
    """How long a table that nobody looks at stays in memory."""
    acts: tuple[float, float] = (60, 30)
    """Actions and greetings of a connection: how many at once, and how many a second."""
    says: tuple[float, float] = (8, 1)
    """Remarks and new names of a seat, likewise."""
    remarks: int = 2000
    """How many remarks are kept of a table; then it has nothing more to say."""
    tables: tuple[float, float] = (60, 1)
    """Tables made from one address, likewise."""
    asks: tuple[float, float] = (200, 20)
    """Whatever else is asked over HTTP about a table from one address, likewise."""
    replacements: int = 20
    """How often a seat may answer one question."""
    free_acts: int = 500
    """How often, by actions that it composes freely: more than any negotiation takes."""
    viewers: int = 200
    """How many connections may watch one table, and how many a seat may have."""
    connections: int = 1000
    """How many connections may come from one address."""
    greeting: int = 10 * SECOND
    """How long a connection may take to say hello."""
    gathering: int = 2 * DAY
    """A table that has not started by then is abandoned."""
    playing: int = 180 * DAY
    """A game without an event for so long is abandoned."""
