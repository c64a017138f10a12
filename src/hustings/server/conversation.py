"""A conversation over a table's WebSocket: the client speaks first."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket

from hustings.server.connection import Connection, never
from hustings.server.house import House
from hustings.server.means import Means
from hustings.server.ports import Unavailable
from hustings.server.protocol import Act, ClientMessage, Hello, Ping, Pong, Say
from hustings.server.refusal import Refusal
from hustings.server.table import Table
from hustings.server.updates import encoded
from hustings.server.wire import EXTENSION

POLICY = 1008
"""The closing code that says: not like this."""

log = logging.getLogger("hustings")

_decode = msgspec.json.Decoder(ClientMessage).decode
_PONG = encoded(Pong())


async def converse(socket: WebSocket[Any, Any, Any], house: House, id: str) -> None:  # noqa: A002
    """Speak with one client about the table *id* until it goes, or may not stay."""
    await socket.accept()
    means = house.means

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    write = extensions.get(EXTENSION, never)
    connection = Connection(send, means.now(), means.settings, write)
    address = socket.client.host if socket.client else ""
    if not house.doors.enter(address):
        await _send_away(socket, Refusal("too-fast"), means)
        return
    try:
        await _speak(socket, connection, house, id)
    finally:
        house.doors.leave(address)


async def _speak(
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    house: House,
    id: str,  # noqa: A002
) -> None:
    means = house.means
    try:
        table = await house.table(id)
    except (Refusal, Unavailable) as error:
        refusal = error if isinstance(error, Refusal) else Refusal("unavailable")
        await _send_away(socket, refusal, means)
        return
    loop = asyncio.get_running_loop()
    writing = loop.create_task(connection.drain(table.audience.catch_up))
    try:
        # In a task of its own: each message would wake all who wait for the end of this, in turn.
        await loop.create_task(_listen(socket, connection, table, means))
        connection.close()
        await writing
        await socket.close(POLICY)
    finally:
        table.audience.part(connection)
        writing.cancel()


async def _send_away(socket: WebSocket[Any, Any, Any], refusal: Refusal, means: Means) -> None:
    # The client speaks first, and would be cut short.
    with suppress(TimeoutError):
        async with asyncio.timeout(means.settings.greeting / 1000):
            await _next(socket)
    text = encoded(refusal.answer).decode()
    await socket.send({"type": "websocket.send", "bytes": None, "text": text})
    await socket.close(POLICY)


async def _listen(
    socket: WebSocket[Any, Any, Any], connection: Connection, table: Table, means: Means
) -> None:
    """Answer what the client says, until it is gone, refused, or too slow to greet."""
    with suppress(TimeoutError):
        async with asyncio.timeout(means.settings.greeting / 1000) as patience:
            await _converse(socket, connection, table, means, patience)


async def _converse(
    socket: WebSocket[Any, Any, Any],
    connection: Connection,
    table: Table,
    means: Means,
    patience: asyncio.Timeout,
) -> None:
    greeted = False
    while (text := await _next(socket)) is not None:
        try:
            message = _read(text)
        except Refusal as refusal:
            connection.post(encoded(refusal.answer))
            continue
        if isinstance(message, Hello):
            if not connection.acts.take(means.now()):
                connection.post(encoded(Refusal("too-fast", number=table.number).answer))
                continue
            table.audience.part(connection)
            try:
                table.audience.join(connection, message.key, message.seen)
            except Refusal as refusal:
                connection.post(encoded(refusal.answer))
                return
            greeted = True
            patience.reschedule(None)
        elif isinstance(message, Ping):
            connection.post(_PONG)
        elif not greeted:
            connection.post(encoded(Refusal("not-seated").to(message.id)))
        else:
            await _do(message, connection, table, means)


async def _do(message: Act | Say, connection: Connection, table: Table, means: Means) -> None:
    try:
        match message:
            case Act():
                if not connection.acts.take(means.now()):
                    raise Refusal("too-fast", prompt=table.prompt, number=table.number)
                done = await table.act(connection.seat, message.id, message.prompt, message.action)
            case Say():
                done = await table.say(connection.seat, message.id, message.text)
    except Refusal as refusal:
        connection.post(encoded(refusal.to(message.id)))
        if refusal.answer.code in ("stale", "over"):
            table.audience.heal(connection)
    except Unavailable as error:
        log.error("the store failed: %s", error)
        connection.post(encoded(Refusal("unavailable", number=table.number).to(message.id)))
    else:
        connection.post(encoded(done))


async def _next(socket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        return None
    text: str | bytes | None = event.get("text") or event.get("bytes")
    return text or ""


def _read(text: str | bytes) -> ClientMessage:
    try:
        return _decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad-message", reason=str(error)) from error
