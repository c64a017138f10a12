"""A result: how one game of a run ended, and what of it is kept."""

from typing import Literal, TypeAlias

from msgspec import Struct

Keep: TypeAlias = Literal["ends", "records", "measures"]
"""What is kept of a game: its end alone, or its record too, or what its game measures in it."""


class Result(Struct, frozen=True):
    """How one game of a plan ended."""

    game: int
    """Its number in the plan, from 0."""
    lineup: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    choices: int
    """How many times a seat chose."""
    record: bytes = b""
    """The whole game, its seed revealed, as lines of JSON; empty if it is not kept."""
    measures: tuple[Struct, ...] = ()
    """What was measured in it, one struct a fact, by kind: see `measures`."""
