"""A viewer: one seat, or all who watch, with the story as it was seen from there."""

from bisect import bisect_left
from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from hustings.core.game import Game
from hustings.core.model import Event, Seat
from hustings.core.ruleset import Ruleset
from hustings.server.connection import Connection
from hustings.server.protocol import By, Told

Step: TypeAlias = tuple[Event[Any], Any, By]
"""An event, the state after it, and who really acted."""

_encode = msgspec.json.Encoder().encode


class Viewer:
    """What one seat has seen, and the connections that see it. ``None`` is whoever watches."""

    def __init__(self, game: Game, rules: Ruleset[Any, Any, Any], seat: Seat | None) -> None:
        """Begin before anything has happened."""
        self.seat = seat
        self.connections: set[Connection] = set()
        self.view = rules.view(rules.setup(), seat)
        self._rules = rules
        self._tell = game.tell
        self._story: list[tuple[int, Raw]] = []

    def follow(self, steps: Iterable[Step]) -> None:
        """See what happened."""
        for event, state, by in steps:
            before, self.view = self.view, self._rules.view(state, self.seat)
            seen = self._rules.redact(event, self.seat)
            for line in self._tell(before, seen, self.view):
                told = Told(
                    id=line.id,
                    seat=line.seat,
                    facts=line.facts,
                    clause=line.clause,
                    weight=line.weight,
                    n=event.n,
                    by=by if line.seat == event.seat else "seat",
                )
                self._story.append((event.n, Raw(_encode(told))))

    def story(self, since: int, before: int | None = None) -> tuple[Raw, ...]:
        """Return the lines of the events from *since* on, of those *before* another one."""
        first = bisect_left(self._story, since, key=_event)
        end = len(self._story) if before is None else bisect_left(self._story, before, key=_event)
        return tuple(line for _, line in self._story[first:end])


def _event(told: tuple[int, Raw]) -> int:
    return told[0]
