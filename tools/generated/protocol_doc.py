"""docs/protocol.md: what browser and server say to each other, for writers of other clients."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec.inspect as mi

from hustings.core.model import Choose, Objection, Option, Over
from hustings.server import app, protocol
from tools.generated import shapes

PATH = "docs/protocol.md"
HEAD = """\
# The protocol

How a client talks to the server. Made from `src/hustings/server/protocol.py` by `make generate`.

Everything is JSON. What belongs to one game (options, actions, views) is in
`client/src/protocol.ts`, as types; the HTTP routes are in `openapi.json` as well.

## How it goes

1. `POST /api/tables` makes a table. The answer holds a key for every seat that a person may take:
   **whoever holds a seat's key plays it**, from as many places as they like. Keep it, and put it
   in no address but an invitation's: `/t/<table>` invites to the table, `/t/<table>/s/<key>` to a
   seat.
2. `POST /api/tables/<table>/claim` takes a seat, and `.../start` begins the game: for the host. A
   table with one open seat begins at once, and so does one with none.
3. Over the WebSocket at `/api/tables/<table>/socket` the client says `hello` with its key, or
   without one to watch. It is sent an `update`, the whole table as it sees it, and another one
   whenever anything has changed. There are no patches: show the latest.
4. An `act` answers the question named by `prompt`. It is stored before anybody is told; then comes
   `done`, or `refused` with a code. An `act` whose answer was lost is sent again with the same
   `id`, and gets the first answer: nothing is done twice. A `refused` act did nothing and may be
   judged anew. After a stale one an `update` follows by itself.
5. A client that comes back says `hello` with the number of the last update it has `seen`, and is
   told only the story since; `whole` says which it was. Numbers count events, without gaps.
6. Send `ping` now and then and expect `pong`; the server itself pings as WebSockets do, and gives
   up a client that has been silent for half a minute.

Errors over HTTP are a `refused` message with a status of 4xx or 503. Codes are for programs; the
sentences are in the catalogues, and those of an objection in the game's.

## When somebody is gone

A table's `leaver` says who acts for a person who left, or whose time ran out: nobody (`wait`), a
bot (`bot`), or the table with the first legal action (`default`). Time runs out after
`turn_seconds`, and without a clock a minute after a person has gone in their turn. A person who is
here and has no clock may think for ever. What was chosen before the time ran out stands. Whoever
comes back before anybody has acted for them decides alone, and the next choice is theirs in any
case.

After a restart of the server a turn of up to ten minutes begins anew. A longer one ends when it was
to end, but no sooner than ten minutes after the restart.

While people gather, a host who has been gone for a minute stops being one if another person is
there: `host` says of each seat whether it may start.
"""


def files() -> dict[str, str]:
    """Return the file and its text."""
    return {PATH: "\n".join(_parts())}


def _parts() -> Iterator[str]:
    yield HEAD
    yield "## Routes\n"
    yield "| Route | What it does |\n|---|---|"
    yield from _routes()
    yield ""
    for title, sections in _chapters():
        yield f"## {title}\n"
        yield from map(_section, sections)
    yield "## Words\n"
    for name in shapes.ALIASES:
        words = ", ".join(f"`{word}`" for word in get_args(getattr(protocol, name)))
        yield f"- **{name}**: {words}"
    yield ""


def _chapters() -> Iterator[tuple[str, tuple[Any, ...]]]:
    yield "Over the WebSocket, from the client", get_args(protocol.ClientMessage)
    yield "Over the WebSocket, from the server", get_args(protocol.ServerMessage)
    yield "Over HTTP, asked", protocol.ASKED
    yield (
        "Over HTTP, answered",
        tuple(body for body in protocol.ANSWERED if body is not protocol.Refused),
    )
    table = (protocol.SeatInfo, protocol.SeatKey, protocol.Told, Choose, Over, Option, Objection)
    game = (protocol.OptionInfo, protocol.DialectInfo, protocol.DifferenceInfo)
    yield "Parts of messages", (*table, *game)


def _routes() -> Iterator[str]:
    for route in app.ROUTES:
        methods = sorted(getattr(route, "http_methods", ["WebSocket"]))
        text = shapes.comment(route.fn)
        for path in sorted(route.paths):
            shown = path.replace("{", "<").replace(":str}", ">").replace(":int}", ">")
            yield f"| `{' '.join(methods)} {shown.replace(':path}', '>')}` | {text} |"


def _section(cls: Any) -> str:
    shape: Any = mi.type_info(Option[protocol.AnyAction] if cls is Option else cls)
    title = f'`"type": "{shape.tag}"`' if shape.tag is not None else f"{cls.__name__}"
    lines = [f"### {title}", "", shapes.comment(cls)]
    if shape.fields:
        lines += ["", "| Field | Type | |", "|---|---|---|"]
    notes = shapes.notes(cls)
    for field in shape.fields:
        kind = shapes.written(field.type, "").replace("|", "\\|")
        left_out = shapes.default(field)
        note = notes.get(field.name, "")
        if cls in (*protocol.ASKED, *get_args(protocol.ClientMessage)) and left_out is not None:
            note = f"{note} Left out: `{left_out}`.".strip()
        lines.append(f"| `{field.name}` | `{kind}` | {_plain(note)} |")
    return "\n".join([*lines, ""])


def _plain(note: str) -> str:
    return note.replace("``None``", "`null`").replace("``", "`")
