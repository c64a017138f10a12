"""Walks: games gone through again event by event, kept a while for whoever looks back at them."""

import asyncio
from collections.abc import Mapping
from typing import Any

from msgspec import Raw, Struct

from hustings.core.match import AnyMatch
from hustings.core.model import Seat
from hustings.core.ruleset import Ruleset
from hustings.server.protocol import By
from hustings.server.table import Table
from hustings.server.viewer import Viewer

KEPT = 8
"""So many games are kept gone through, those that were looked at last."""


class Sight(Struct, frozen=True):
    """A game as a viewer saw it at one moment, and its state, which nobody is to see."""

    state: Any
    view: Any
    story: tuple[Raw, ...]


class Walks:
    """The walks through the games of one house; one goes on at a time, beside the event loop."""

    def __init__(self) -> None:
        """Go through nothing yet."""
        self._of: dict[str, _Walk] = {}
        self._turn = asyncio.Lock()

    def reaches(self, table: str, number: int, seat: Seat | None) -> bool:
        """Say whether *seat* was followed that far at *table*, so that to look costs nothing."""
        walk = self._of.get(table)
        return walk is not None and walk.followed.get(seat, 0) >= number

    async def sight(self, table: Table, number: int, seat: Seat | None) -> Sight:
        """Return what *seat*, or whoever watches, saw at *table* after *number* events."""
        match = table.match
        assert match is not None, f"no game is played at {table.kept.id}"
        assert number <= len(match.events), f"expected {len(match.events)} events, got {number}"
        by = table.authors(number)
        async with self._turn:
            walk = self._of.pop(table.kept.id, None) or _Walk(table)
            self._of[table.kept.id] = walk
            if len(self._of) > KEPT:
                del self._of[next(iter(self._of))]
            if walk.followed.get(seat, 0) < number:
                await asyncio.to_thread(walk.follow, match, by, number, seat)
            return walk.sight(number, seat)


class _Walk:
    """One game: the states that it went through, and what its viewers saw of it."""

    def __init__(self, table: Table) -> None:
        self._game = table.game
        self._rules: Ruleset[Any, Any, Any] = table.rules
        self._states: list[Any] = [table.rules.setup()]
        self._viewers: dict[Seat | None, Viewer] = {}
        self._followed: dict[Seat | None, int] = {}

    @property
    def followed(self) -> Mapping[Seat | None, int]:
        """By viewer, how many events have been told to it."""
        return self._followed

    def follow(self, match: AnyMatch, by: tuple[By, ...], number: int, seat: Seat | None) -> None:
        """Go on through *match*, whose events were *by* these, until *seat* saw *number* events."""
        for event in match.events[len(self._states) - 1 : number]:
            self._states.append(self._rules.apply(self._states[-1], event.seat, event.action))
        if seat not in self._viewers:
            self._viewers[seat] = Viewer(self._game, self._rules, seat)
        new = match.events[self._followed.get(seat, 0) : number]
        self._viewers[seat].follow(
            [(event, self._states[event.n + 1], by[event.n]) for event in new]
        )
        self._followed[seat] = number

    def sight(self, number: int, seat: Seat | None) -> Sight:
        state = self._states[number]
        story = self._viewers[seat].story(0, before=number)
        return Sight(state, self._rules.view(state, seat), story)
