"""Updates on the wire: what all see is encoded once, what one viewer sees is put behind it.

Together they are the `protocol.Update`; a test compares them.
"""

from typing import Any

import msgspec
from msgspec import Raw, Struct

from hustings.core.model import Choose, Option, Over, Seat
from hustings.server.protocol import Phase


class Shared(Struct, frozen=True, tag="update", tag_field="type"):
    """The part of an update that is the same for everybody."""

    number: int
    phase: Phase
    turn: Choose | Over | None
    prompt: int | None
    seats: Raw
    waiting: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    deadline_ms: int | None
    commitment: str
    next: str | None


class Own(Struct, frozen=True):
    """The part of an update that is for one viewer."""

    seat: Seat | None
    view: Any
    menu: tuple[Option[Any], ...]
    story: tuple[Raw, ...]
    whole: bool


encoded = msgspec.json.Encoder().encode


def joined(shared: bytes, own: bytes) -> bytes:
    """Return one JSON object with the fields of both."""
    return shared[:-1] + b"," + own[1:]
