"""Worlds: what would have happened since the last deal, had an imagined deal been the real one.

Only a game knows how its hidden cards came where they are. So each game's tests have a module
``worlds`` with one function ``history(world, events)``: given an imagined state and the true
events from the last deal on, it returns them as they were in that world.
"""

from importlib import import_module
from typing import Any

from hustings.core.model import Event
from tests.laws.played import Table


def history(table: Table, world: Any, events: tuple[Event[Any], ...]) -> tuple[Event[Any], ...]:
    """Return *events*, that begin with a deal, as they were in *world*."""
    module = import_module(f"tests.games.{table.game.name}.worlds")
    told: tuple[Event[Any], ...] = module.history(world, events)
    return told


def last_deal(events: tuple[Event[Any], ...]) -> int:
    """Return the number of the last event that chance brought."""
    return max(event.n for event in events if event.seat is None)
