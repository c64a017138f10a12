"""A server in a thread of this process, with a clock that the test turns."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import uvicorn

from hustings.server.app import app
from hustings.server.front import Front
from hustings.server.serve import PING, config
from hustings.server.settings import Settings
from tests.server.people import Person

FREE = (1_000_000, 1_000_000)
QUICK = Settings(bot_delay=0, tick=20, acts=FREE, tables=FREE, asks=FREE)
"""Bots that do not wait for people to follow, and people as quick as bots."""


class Clock:
    """The time as the test has it: it goes on, and can be put forward."""

    def __init__(self, ahead: float = 0) -> None:
        """Begin so many seconds *ahead* of the real time."""
        self._ahead = int(ahead * 1000)

    def __call__(self) -> int:
        """Return the instant, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000 + self._ahead

    def forward(self, seconds: float) -> None:
        """Let *seconds* pass at once."""
        self._ahead += int(seconds * 1000)


class Running:
    """A server that is up until closed; ``http`` asks it."""

    def __init__(self, settings: Settings = QUICK, ping: float = PING, ahead: float = 0) -> None:
        """Start, and wait until it answers. Silent clients are asked after *ping* seconds.

        Its clock is so many seconds *ahead*, as after a night in which no server was up.
        """
        self.clock = Clock(ahead)
        self.app = app(settings, clock=self.clock)
        made = config(Front(self.app, settings.public_url))
        made.port = 0
        made.ws_ping_interval = made.ws_ping_timeout = ping
        self._server = uvicorn.Server(made)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        eventually(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        self.loop: asyncio.AbstractEventLoop = self._server.servers[0].get_loop()
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self._people: list[Person] = []
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=20)

    def get(self, path: str) -> Any:
        """Return what is at *path*."""
        return self.http.get(path).json()

    def post(self, path: str, **body: Any) -> Any:
        """Return the answer to *body*."""
        return self.http.post(path, json=body).json()

    def table(self, seats: list[str], game: str = "tightwad", **more: Any) -> Any:
        """Make a table, by a guest whose name and word is ``ana``."""
        asked = {"game": game, "seats": seats, "name": "ana", "guest": "ana", **more}
        return self.post("/api/tables", **asked)

    def full(self, seats: int, game: str = "tightwad", **more: Any) -> tuple[str, list[str]]:
        """Make a table, seat a person everywhere, start; return its id and the keys."""
        made = self.table(["open"] * seats, game, **more)
        table, keys = made["table"], [seat["key"] for seat in made["seats"]]
        for seat in range(1, seats):
            claim = {"name": f"p{seat}", "guest": f"p{seat}", "key": keys[seat]}
            self.post(f"/api/tables/{table}/claim", **claim)
        self.post(f"/api/tables/{table}/start", key=keys[0])
        return table, keys

    def tick(self) -> None:
        """Have the clocks looked at, now."""
        house = self.app.state.house
        asyncio.run_coroutine_threadsafe(house.tick(self.clock()), self.loop).result(60)

    def leave_open(self, person: Person) -> None:
        """Close *person* when this is closed."""
        self._people.append(person)

    def hang_up(self) -> None:
        """Close everybody's connections."""
        while self._people:
            self._people.pop().close()

    def close(self) -> None:
        """Stop, as an operator does."""
        self.hang_up()
        self.http.close()
        self._server.should_exit = True
        self._thread.join(timeout=20)
        assert not self._thread.is_alive(), "the server did not stop"


def eventually(holds: Callable[[], object], seconds: float = 60) -> None:
    """Wait until *holds*."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to hold"
        time.sleep(0.005)
