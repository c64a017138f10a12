"""The routes: each decodes, asks the table, encodes."""

from typing import Any, TypeAlias, cast

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody

from hustings.core.record import written
from hustings.server import archive, offers, pages
from hustings.server import metrics as figures
from hustings.server.conversation import converse
from hustings.server.house import House
from hustings.server.protocol import (
    Again,
    Claim,
    Counted,
    Counting,
    Created,
    GameInfo,
    Keyed,
    NewTable,
    Refused,
    Rematch,
    Rename,
    Reviewed,
    Seated,
    TableInfo,
    Update,
)
from hustings.server.table import Table

MAX_SHEETS_BYTES = 64 * 1024
"""The longest request for a table, which may bring a deck and a board of its own."""

Asked: TypeAlias = Request[Any, Any, Any]

MOMENT = 10
"""What has to be thought about costs as much as so many other questions."""


def house(asked: Asked | WebSocket[Any, Any, Any]) -> House:
    """Return the house that *asked* is for."""
    return cast("House", asked.app.state.house)  # the app's state holds anything


def address(asked: Asked) -> str:
    """Return where *asked* comes from."""
    return asked.client.host if asked.client else ""


async def found(asked: Asked, table: str) -> Table:
    """Return the *table* that is *asked* about.

    Raises:
        Refusal: there is none, or too much was asked lately.
    """
    house(asked).slow_down(address(asked))
    return await house(asked).table(table)


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Say that the server answers."""
    return "ok"


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Asked) -> str:
    """Return a few figures about the server, in the text form that Prometheus reads."""
    return figures.metrics(house(request))


@get("/api/games", sync_to_thread=False)
def games(request: Asked) -> list[GameInfo]:
    """List the games on offer."""
    return offers.games(house(request).means)


@get("/api/rulebook/{game:str}/{language:str}", media_type="text/markdown", sync_to_thread=False)
def rulebook(request: Asked, game: FromPath[str], language: FromPath[str]) -> str:
    """Return the rulebook of *game* in *language*, in Markdown."""
    return offers.rulebook(house(request).game(game), language)


@post("/api/tables", request_max_body_size=MAX_SHEETS_BYTES)
async def create(request: Asked, data: JSONBody[NewTable]) -> Created:
    """Make a table; its maker sits in the first open seat."""
    return await house(request).create(data, address(request))


@get("/api/tables/{table:str}")
async def info(request: Asked, table: FromPath[str]) -> TableInfo:
    """Return the table as anybody with its link sees it."""
    return archive.info(await found(request, table))


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(request: Asked, table: FromPath[str], data: JSONBody[Claim]) -> Seated:
    """Sit down."""
    seat, key = await (await found(request, table)).claim(data)
    return Seated(seat, key)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str], data: JSONBody[Keyed]) -> TableInfo:
    """Begin the game; bots take the open seats. Beginning it twice begins it once."""
    at = await found(request, table)
    await at.start(data.key)
    return archive.info(at)


@post("/api/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Keyed]
) -> TableInfo:
    """Get up for good: the seat is open again, and its key opens nothing."""
    at = await found(request, table)
    await at.leave(seat, data.key)
    return archive.info(at)


@post("/api/tables/{table:str}/seats/{seat:int}/rename", status_code=200)
async def rename(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[Rename]
) -> TableInfo:
    """Be called by another name."""
    at = await found(request, table)
    await at.rename(seat, data.key, data.name)
    return archive.info(at)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Asked, table: FromPath[str], data: JSONBody[Again]) -> Rematch:
    """Play once more with the same people; whoever asks first makes the table."""
    return await house(request).rematch(await found(request, table), data)


@post("/api/promises", status_code=200)
async def promises(request: Asked, data: JSONBody[Counting]) -> Counted:
    """Have one's promises counted over the games of this host, or not any more, or ask."""
    return Counted(await house(request).count(data, address(request)))


@get("/api/tables/{table:str}/record")
async def record(
    request: Asked, table: FromPath[str], said: FromQuery[bool] = False
) -> Response[bytes]:
    """Download the record, JSON Lines: with its seed once the game is over, before that as seen.

    With *said* it carries what was said at the table, after its end.
    """
    house(request).slow_down(address(request))
    kept = await house(request).record(table)
    if said:
        kept = archive.spoken(kept, await house(request).said(table))
    lines = b"".join(written(kept))
    name = f'attachment; filename="{kept.header.game}-{table}.jsonl"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(lines, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/remarks")
async def remarks(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """Download what was said at the table, JSON Lines, each remark with its place in the game."""
    lines = msgspec.json.Encoder().encode_lines(await house(request).said(table))
    name = f'attachment; filename="{table}-said.jsonl"'
    headers = {"content-disposition": name, "cache-control": "no-store"}
    return Response(lines, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/moments/{number:int}", media_type=MediaType.JSON)
async def moment(
    request: Asked, table: FromPath[str], number: FromPath[int], seat: FromQuery[int | None] = None
) -> Update:
    """Return the update a spectator got when there had been *number* events.

    Once the game is over, a *seat* may be named to see what that seat saw.
    """
    walks = house(request).walks
    house(request).slow_down(address(request), 1 if walks.reaches(table, number, seat) else MOMENT)
    at = await house(request).table(table)
    return msgspec.json.decode(await archive.moment(walks, at, number, seat), type=Update)


@get("/api/tables/{table:str}/review")
async def review(request: Asked, table: FromPath[str], since: FromQuery[int] = 0) -> Reviewed:
    """Review a finished game a little further: what its decisions cost, and what was luck.

    What is known beyond the first *since* decisions comes at once, else when the next ones are.
    """
    house(request).slow_down(address(request), MOMENT)
    return await house(request).reviews.of(await house(request).table(table), max(since, 0))


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Play, watch and talk."""
    await converse(socket, house(socket), table)


@get("/api/tables/{table:str}/socket", status_code=426, sync_to_thread=False)
def no_socket(table: FromPath[str]) -> Response[Refused]:
    """Say that only a WebSocket goes here: a proxy on the way has passed on none."""
    return Response(Refused(code="no-upgrade"), headers={"upgrade": "websocket"})


PAGES = (
    "/",
    "/new/{game:str}",
    "/t/{table:str}",
    "/t/{table:str}/s/{key:str}",
    "/rules/{game:str}",
    "/games",
    "/sheets/{game:str}",
    "/r/{table:str}",
    "/r/{table:str}/{moment:int}",
)


def drawn(request: Asked, status: int) -> Response[bytes]:
    """Return the page for the path that is *asked* for, with the *status* that belongs to it."""
    accepted = request.headers.get("accept-encoding", "")
    public_url = house(request).means.settings.public_url
    return pages.page(request.scope["path"], accepted, public_url, status)


def is_for_reading(request: Asked) -> bool:
    """Say whether a person's browser asks, to show what comes, and not a program."""
    path: str = request.scope["path"]
    return "text/html" in request.headers.get("accept", "") and not path.startswith("/api/")


@get(list(PAGES), include_in_schema=False, sync_to_thread=False)
def page(request: Asked) -> Response[bytes]:
    """Return the page, which draws whatever its address asks for."""
    game = request.path_params.get("game")
    found = game is None or game in house(request).means.games
    return drawn(request, 200 if found else 404)


@get(["/assets/{file:path}", "/{file:str}"], include_in_schema=False, sync_to_thread=False)
def file(request: Asked) -> Response[bytes]:
    """Return a file that belongs to the page."""
    return pages.file(request.scope["path"], request.headers.get("accept-encoding", ""))
