"""Promises: what became of the words that seats gave, in games where they give any."""

from typing import Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Seat

Verdict: TypeAlias = Literal["kept", "broken", "void"]
"""A promise is void if what it spoke of could not happen any more."""


class Judged(Struct, frozen=True):
    """A promise as its game has judged it."""

    seat: Seat
    """Who gave it."""
    given: int
    """The number of the event with which it was given."""
    verdict: Verdict
