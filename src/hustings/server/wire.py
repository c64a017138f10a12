"""The WebSocket as uvicorn speaks it, with a way to write at once.

An ASGI server sends through a coroutine, which costs more than everything else about a message.
While a client keeps up, a finished message may as well go straight to its transport.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "hustings.write"
"""The ASGI extension under which a connection finds `Wire.write`."""

_TEXT = b"\x81"


class Wire(WebSocketsSansIOProtocol):
    """A connection that offers `write` to the application."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write
            self._held = b""

    def handle_text(self, event: Frame) -> None:
        """Pass on the bytes: whoever reads the JSON finds out what is no UTF-8."""
        self.handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer, but gather no answers for a client that takes none."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Give the client up now: what waits to be sent may wait for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, message: bytes) -> bool:
        """Send *message*, UTF-8 text, unless the client is behind; say whether it was taken."""
        if not self.writable.is_set():
            return False
        if self._held:
            self._held += framed(message)
            self._flush()
        else:
            # For this turn of the loop: the actor's update and the answer that follows it go
            # together. Never more than two, so that a client that is behind is noticed.
            self._held = framed(message)
            self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        held, self._held = self._held, b""
        if held and self.handshake_complete and not self.close_sent and not self.disconnected:
            self.transport.write(held)


def framed(message: bytes) -> bytes:
    r"""Return *message* as one frame of text, as servers send it: not masked (RFC 6455, 5.2).

    >>> framed(b"hi")
    b'\x81\x02hi'
    """
    size = len(message)
    if size < 126:
        return _TEXT + bytes((size,)) + message
    if size < 1 << 16:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + message
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + message
