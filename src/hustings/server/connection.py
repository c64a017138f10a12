"""A connection: one client's WebSocket, and what waits to be sent over it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from hustings.core.model import Seat
from hustings.server.limits import Bucket
from hustings.server.settings import Settings

MAX_WAITING = 64
"""Messages that may wait for a slow client; then they are dropped, and it is sent the whole."""


def never(_: bytes) -> bool:
    """Write nothing at once: for servers that can not."""
    return False


class Connection:
    """Sends without ever making anybody wait."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        now: int,
        limits: Settings,
        write: Callable[[bytes], bool] = never,
    ) -> None:
        """Send through *write* at once while it says yes, else through *send*, one by one."""
        self.seat: Seat | None = None
        self.known: int | None = None
        """How many events the client has been told of."""
        self.acts = Bucket(limits.acts, now)
        self._send = send
        self._write = write
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self._behind = False
        self._closing = False

    @property
    def waiting(self) -> int:
        """How many messages wait for the client."""
        return len(self._waiting)

    def post(self, message: bytes) -> None:
        """Send *message* as soon as the client can take it."""
        if self._behind or self._closing:
            return
        if not self._waiting and self._write(message):
            return
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.clear()
            self._behind = True
        else:
            self._waiting.append(message.decode())
        self._wake.set()

    def close(self) -> None:
        """Send what waits, and no more."""
        self._closing = True
        self._wake.set()

    async def drain(self, catch_up: Callable[["Connection"], None]) -> None:
        """Send what waits until closed; *catch_up* posts the whole to a client that fell behind."""
        with suppress(OSError):
            while True:
                while self._waiting:
                    await self._send(self._waiting[0])
                    # Only now, so that nothing newer overtook it; unless all was dropped meanwhile.
                    if self._waiting:
                        self._waiting.popleft()
                if self._behind:
                    self._behind = False
                    catch_up(self)
                elif self._closing:
                    return
                else:
                    self._wake.clear()
                    await self._wake.wait()
