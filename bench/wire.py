"""A WebSocket client for the bench: as little as it takes, so that the server is measured."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT = 0x81
CLOSE = 0x88
PING, PONG = 0x89, 0x8A


class Wire(asyncio.Protocol):
    """One connection; *heard* is called with the text of each message."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        """Prepare to ask *host* for *path*."""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._received = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the WebSocket."""
        # uvloop's transports are no subclasses, but do what a transport does.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Take apart what came, and pass on the messages."""
        received = self._received
        received += data
        if not self.open.done():
            head, found, rest = bytes(received).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.splitlines()[0], head
            received[:] = rest
            self.open.set_result(None)
        while (frame := _frame(received)) is not None:
            kind, start, end = frame
            payload = bytes(received[start:end])
            del received[:end]
            if kind == TEXT:
                self._heard(payload)
            elif kind == PING:
                self._write(PONG, payload)

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def _write(self, kind: int, payload: bytes) -> None:
        # A mask of zeros leaves the payload as it is; the server has to unmask it all the same.
        size = len(payload)
        head = struct.pack(">BB", kind, 0x80 | size) if size < 126 else b""
        head = head or struct.pack(">BBH", kind, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + payload)


def _frame(received: bytearray) -> tuple[int, int, int] | None:
    """Return the kind of the first frame and where its payload is, once it is whole."""
    if len(received) < 2:
        return None
    size, start = received[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(received[2:4], "big"), 4
    elif size == 127:
        size, start = int.from_bytes(received[2:10], "big"), 10
    if len(received) < start + size:
        return None
    return received[0], start, start + size
