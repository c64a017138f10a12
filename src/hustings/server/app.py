"""The application: every route on one screen."""

import logging
import time
from asyncio import CancelledError, get_running_loop
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from hustings.core.game import Game
from hustings.games.shelf import games
from hustings.server import pages, routes, sheets
from hustings.server.house import House
from hustings.server.ledger import Ledger
from hustings.server.means import Means
from hustings.server.ports import Unavailable
from hustings.server.protocol import MAX_MESSAGE_BYTES, Refused
from hustings.server.refusal import Refusal
from hustings.server.settings import Settings
from hustings.server.sqlite import FILE, open_store
from hustings.server.thinkers import Thinkers

ROUTES = [
    routes.healthz,  # GET  /healthz
    routes.metrics,  # GET  /metrics
    routes.games,  # GET  /api/games
    routes.rulebook,  # GET  /api/rulebook/<game>/<language>
    routes.create,  # POST /api/tables
    routes.info,  # GET  /api/tables/<table>
    routes.claim,  # POST /api/tables/<table>/claim
    routes.start,  # POST /api/tables/<table>/start
    routes.leave,  # POST /api/tables/<table>/seats/<seat>/leave
    routes.rename,  # POST /api/tables/<table>/seats/<seat>/rename
    routes.rematch,  # POST /api/tables/<table>/rematch
    routes.promises,  # POST /api/promises
    routes.record,  # GET  /api/tables/<table>/record
    routes.remarks,  # GET  /api/tables/<table>/remarks
    routes.moment,  # GET  /api/tables/<table>/moments/<number>
    routes.review,  # GET  /api/tables/<table>/review
    routes.no_socket,  # GET  /api/tables/<table>/socket
    routes.socket,  # WS   /api/tables/<table>/socket
    # sheets.ROUTES  GET and POST /api/sheets/<game>/…
    # GET / /new/<game> /sheets/<game> /t/<table> /t/<table>/s/<key> /rules/<game> /games /r/<table>
    # /r/<table>/<moment>
    routes.page,
    routes.file,  # GET  /assets/<file> /<file>
]

NOT_FOUND = 404

log = logging.getLogger("hustings")


def now() -> int:
    """Return the instant, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def app(
    settings: Settings, *, clock: Any = now, offered: Mapping[str, Game] | None = None
) -> Litestar:
    """Return the application; tests bring a *clock* and games of their own."""

    @asynccontextmanager
    async def house(application: Litestar) -> AsyncIterator[None]:
        path = None if settings.data is None else settings.data / FILE
        store = await open_store(path)
        means = Means(offered or games(), store, Thinkers(settings), settings, Ledger(store), clock)
        application.state.house = House(means)
        ticking = get_running_loop().create_task(application.state.house.run())
        try:
            yield
        finally:
            ticking.cancel()
            with suppress(CancelledError):
                await ticking
            await application.state.house.close()

    return Litestar(
        [*ROUTES, *sheets.ROUTES],
        lifespan=[house],
        exception_handlers={
            Refusal: _refused,
            Unavailable: _unavailable,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        request_max_body_size=MAX_MESSAGE_BYTES,
        before_send=[_safely],
        openapi_config=OpenAPIConfig(
            title="Hustings",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


async def _safely(message: Message, _: Scope) -> None:
    """Put the headers that keep the page safe on every answer, and let nobody keep it unasked."""
    if message["type"] == "http.response.start":
        headers = message["headers"]
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers = [*headers, (b"cache-control", b"no-store")]
        message["headers"] = [*headers, *pages.HEADERS]


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    return Response(refusal.answer, status_code=refusal.status)


def _unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[Refused]:
    log.error("the store failed: %s", error)
    return Response(Refused(code="unavailable"), status_code=503)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == NOT_FOUND and routes.is_for_reading(request):
        return routes.drawn(request, NOT_FOUND)
    reason = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        reason = "; ".join(str(part["message"]) for part in error.extra if "message" in part)
    answer = Refused(code="bad-message", facts={"reason": reason})
    return Response(answer, status_code=error.status_code)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refused]:
    answer = Refused(code="bad-message", facts={"reason": "expected JSON that is not so deep"})
    return Response(answer, status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    # The path may hold a seat's key, and so is not logged.
    log.error("%s failed", request.route_handler, exc_info=error)
    return Response(Refused(code="unavailable"), status_code=500)
