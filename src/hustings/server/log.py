"""What the log of a table says about answers: who gave them, and what they were answered."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from hustings.core.model import Seat
from hustings.server.ports import Entry, Words

Key: TypeAlias = tuple[Seat, str]
"""Who sent a message, and what the client called it."""
First: TypeAlias = tuple[int | None, str, int]
"""The question it answered, its action as JSON, and the number of events after it."""

Given: TypeAlias = tuple[Seat, str]
"""Who answered a question, and with what kind of action."""


class _Tagged(msgspec.Struct):
    """An action as far as its kind."""

    type: str


_tag = msgspec.json.Decoder(_Tagged).decode


def answers(entries: Sequence[Entry]) -> dict[Key, First]:
    """Return what each message was answered, so that a repeat gets the same."""
    found: dict[Key, First] = {}
    number = len(entries)
    for entry in reversed(entries):
        # What chance brought after an event belongs to its answer.
        if entry.seat is None:
            continue
        if entry.key is not None:
            found[entry.seat, entry.key] = (entry.prompt, entry.action, number)
        number = entry.n
    return found


def opened(entries: Sequence[Entry], prompt: int | None) -> int:
    """Return when *prompt*, the last question, was asked: with the last event that answers another.

    There is at least one event, the deal.
    """
    asking = (e.at for e in reversed(entries) if e.seat is None or e.prompt != prompt)
    return next(asking, entries[0].at)


def answered(entries: Sequence[Entry], prompt: int | None) -> list[Given]:
    """Return who has answered *prompt*, and with what, as often as they did."""
    return [
        (entry.seat, _tag(entry.action).type)
        for entry in entries
        if entry.seat is not None and entry.prompt == prompt
    ]


def before(words: Words, instants: Sequence[int]) -> int:
    """Return how many events, which happened at *instants*, there had been before *words*."""
    return bisect_right(instants, words.at)
