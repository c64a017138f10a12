"""Law 10: events, views and options survive being written down and read again."""

from typing import Any

from msgspec import json

from hustings.core.model import Event
from tests.laws.played import Table, law, played


def events_of(table: Table) -> Any:
    """Return the type of the events at *table*."""
    event: Any = Event
    return event[table.game.actions]


@law
def test_events_are_read_as_they_were_written(table: Table, seed: int) -> None:
    game = played(table, seed)
    for event in game.events:
        assert event == json.decode(json.encode(event), type=events_of(table))


@law
def test_events_are_read_as_each_viewer_sees_them(table: Table, seed: int) -> None:
    game = played(table, seed)
    for event in game.events[:60]:
        for viewer in game.viewers:
            seen = game.rules.redact(event, viewer)
            assert seen == json.decode(json.encode(seen), type=events_of(table))


@law
def test_views_are_read_as_they_were_written(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(10):
        for viewer in game.viewers:
            view = game.rules.view(game.states[moment], viewer)
            assert view == json.decode(json.encode(view), type=table.game.view)


@law
def test_options_are_read_as_they_were_written(table: Table, seed: int) -> None:
    options = played(table, seed).rules.options

    assert options == json.decode(json.encode(options), type=table.game.options)
