"""The server as it is run: uvicorn on uvloop, one process, one event loop."""

import asyncio
import logging
import socket
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

import uvicorn

from hustings.server import pages
from hustings.server.alone import FILE as LOCK
from hustings.server.alone import NotAlone, alone
from hustings.server.app import app
from hustings.server.front import Front
from hustings.server.garbage import spare
from hustings.server.ports import Unavailable
from hustings.server.protocol import MAX_MESSAGE_BYTES
from hustings.server.settings import Settings
from hustings.server.sqlite import FILE, open_store
from hustings.server.wire import Wire

DATA = Path.home() / ".local" / "share" / "hustings"
"""Where tables are kept if nobody says otherwise."""
PING = 15
"""Seconds until a silent client is pinged, and again until it is given up."""


class CannotServe(Exception):
    """The server can not start; the message says in one line what is wrong."""


class _Server(uvicorn.Server):
    """Says where it is once it is there."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host  # noqa: S104
            print(f"Hustings is at http://{shown}:{port}/", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    public_url: str | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve the games until interrupted, keeping the tables in the folder *data*.

    *public_url* is the address to give away, where people reach the server by another one, say
    behind a proxy. *settings* take the place of *data* and *public_url*.

    Raises:
        CannotServe: the folder can not be written or is another server's, what is in it can not
            be read, the port is taken, or *public_url* is no address of a page.
    """
    folder = data or DATA
    chosen = settings or Settings(data=folder, public_url=_public(public_url), warm=True)
    with ExitStack() as held:
        if chosen.data is not None:
            _must_be_writable(chosen.data)
            held.enter_context(_alone(chosen.data))
            asyncio.run(_must_open(chosen.data))
        _run(chosen, _bound(host, port))


def _public(url: str | None) -> str | None:
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        # Asked for, a port is read.
        ok = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        ok = False
    if not ok or parts.query or parts.fragment or parts.username is not None:
        raise CannotServe(
            f"the public address is to look like https://example.org/cards, not {url}"
        )
    return url.rstrip("/")


def _run(chosen: Settings, bound: socket.socket) -> None:
    if not pages.is_built():
        print("The page has not been built: run `make client`.", file=sys.stderr)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    # Threads that commit hand the interpreter over quickly.
    sys.setswitchinterval(0.0005)
    spare()
    _Server(config(Front(app(chosen), chosen.public_url))).run(sockets=[bound])


def config(application: Front) -> uvicorn.Config:
    """Return how uvicorn is to serve *application*."""
    return uvicorn.Config(
        application,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws=Wire,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        # Compression would cost each connection 300 kB.
        ws_per_message_deflate=False,
        # A path may hold a seat's key.
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _must_be_writable(folder: Path) -> None:
    probe = folder / ".writable"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # With a byte in it: a full disk still takes the name of a file.
        probe.write_bytes(b"?")
        probe.unlink()
    except OSError as error:
        raise CannotServe(f"the folder {_unwritable(folder, error)}") from error


def _unwritable(path: Path, error: OSError) -> str:
    return f"{path} can not be written: {error.strerror}"


def _alone(folder: Path) -> BinaryIO:
    try:
        return alone(folder)
    except NotAlone as error:
        raise CannotServe(f"another server keeps its tables in {folder}") from error
    except OSError as error:
        raise CannotServe(_unwritable(folder / LOCK, error)) from error


async def _must_open(folder: Path) -> None:
    try:
        store = await open_store(folder / FILE)
    except Unavailable as error:
        raise CannotServe(f"the tables in {folder / FILE} can not be read: {error}") from error
    await store.close()


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise CannotServe(f"the port {port} of {host} can not be had: {error.strerror}") from error
    return bound
