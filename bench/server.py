"""The server under load: how soon, and how many actions a second.

The server runs in a process of its own, with its database in a file, each commit flushed to the
disk. This process plays at many tables of four, and times each action from when it is sent to when
the last of the four seats has been told.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from msgspec import Raw, Struct

from bench.wire import Wire

SEATS = 4
SERVER = """
from pathlib import Path
import sys
from hustings.server.serve import serve
from hustings.server.settings import Settings
free = (1e9, 1e9)
limits = Settings(data=Path(sys.argv[1]), tables=free, asks=free, acts=free, connections=10**6)
serve(port=0, settings=limits)
"""


class Offer(Struct):
    """An action on the menu."""

    action: Raw
    objection: dict[str, Any] | None


class Heard(Struct):
    """What the bench needs to know of every message."""

    type: str
    number: int | None = None
    phase: str = ""
    waiting: tuple[int, ...] = ()
    code: str = ""


class Asked(Struct):
    """What the bench needs to know of the update that asks a seat for an action."""

    number: int
    prompt: int
    menu: tuple[Offer, ...]


SPARE = 60
"""Tables made beforehand for each second in which the server does all it can."""
ABREAST = 20
"""Tables made at once."""

_heard = msgspec.json.Decoder(Heard).decode
_asked = msgspec.json.Decoder(Asked).decode


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.latencies: list[float] = []
        self.bytes = 0

    def written(self, seconds: float) -> dict[str, float]:
        """Return the figures of *seconds* of measuring."""
        ordered = sorted(self.latencies)
        count = len(ordered)
        if not count:
            raise RuntimeError("no action was answered")
        return {
            "actions": count,
            "actions_per_second": round(count / seconds, 1),
            "p50_ms": round(ordered[count // 2] * 1000, 2),
            "p99_ms": round(ordered[count * 99 // 100] * 1000, 2),
            "bytes_per_message": round(self.bytes / (count * SEATS)),
        }


class Game:
    """A table of four that this process plays at."""

    def __init__(self, bench: "Bench", table: str, keys: Sequence[str]) -> None:
        """Sit on all seats of *table*."""
        self.bench = bench
        self.table = table
        self.over = asyncio.Event()
        self._keys = keys
        self._wires: list[Wire] = []
        self._latest = [b""] * SEATS
        self._waiting: tuple[int, ...] = ()
        self._joined = asyncio.Event()
        self._told = 0
        self._number = 0
        self._sent = 0.0
        self._acts = 0

    async def join(self) -> None:
        """Connect each seat."""
        loop = asyncio.get_running_loop()
        for seat, key in enumerate(self._keys):
            path = f"/api/tables/{self.table}/socket"
            make = partial(Wire, self.bench.host, path, partial(self._heard, seat))
            _, wire = await loop.create_connection(make, "127.0.0.1", self.bench.port)
            await wire.open
            hello = {"type": "hello", "key": key, "seen": None}
            wire.send(msgspec.json.encode(hello))
            self._wires.append(wire)
        await self._joined.wait()

    def act(self) -> None:
        """Take a legal action for the first seat that is waited for."""
        seat = self._waiting[0]
        asked = _asked(self._latest[seat])
        legal = [offer.action for offer in asked.menu if offer.objection is None]
        action = self.bench.random.choice(legal)
        self._acts += 1
        self._told = 0
        self._number = asked.number
        self._sent = time.perf_counter()
        self._wires[seat].send(
            b'{"type":"act","id":"%d","prompt":%d,"action":%s}'
            % (self._acts, asked.prompt, bytes(action))
        )

    def _heard(self, seat: int, text: bytes) -> None:
        heard = _heard(text)
        if heard.type == "refused":
            raise RuntimeError(f"refused: {heard.code}")
        if heard.type != "update" or heard.number is None:
            return
        self._latest[seat] = text
        self._waiting = heard.waiting
        if not self._acts:
            if all(self._latest):
                self._joined.set()
            return
        if heard.number <= self._number:
            return
        self.bench.figures.bytes += len(text)
        self._told += 1
        if self._told == SEATS:
            self.bench.figures.latencies.append(time.perf_counter() - self._sent)
            if heard.phase == "over":
                for wire in self._wires:
                    wire.close()
                self.over.set()
            else:
                self.bench.idle(self)


class Bench:
    """Tables, and when they act: at a rate, or as fast as they can if *rate* is 0."""

    def __init__(self, port: int, game: str, rate: float) -> None:
        """Play *game* on the server at *port*."""
        self.port, self.host = port, f"127.0.0.1:{port}"
        self.random = random.Random(7)  # noqa: S311  it only plays cards
        self.figures = Figures()
        self._game, self._rate = game, rate
        self._idle: list[Game] = []
        self._spare: deque[Game] = deque()
        self._stopping = False
        self._http = httpx.AsyncClient(base_url=f"http://{self.host}", timeout=60)

    def idle(self, game: Game) -> None:
        """Let *game* act when it is its turn."""
        if self._stopping:
            return
        if self._rate:
            self._idle.append(game)
        else:
            game.act()

    async def run(self, tables: int, seconds: float, server: int) -> dict[str, float]:
        """Play at so many *tables*, and return what was measured in so many *seconds*."""
        loop = asyncio.get_running_loop()
        # What is measured is playing: the tables that follow those that end are made before.
        while len(self._spare) < tables + (SPARE * seconds if not self._rate else 0):
            self._spare.extend(await asyncio.gather(*(self._seated() for _ in range(ABREAST))))
        ready = [asyncio.Event() for _ in range(tables)]
        chairs = [loop.create_task(self._play_on(one)) for one in ready]
        pacing = loop.create_task(self._pace())
        await asyncio.gather(*(one.wait() for one in ready))
        await asyncio.sleep(min(2.0, seconds / 5))
        self.figures = Figures()
        began, used = time.perf_counter(), _cpu(server)
        await asyncio.sleep(seconds)
        figures, took = self.figures, time.perf_counter() - began
        used = _cpu(server) - used
        self._stopping = True
        for task in (*chairs, pacing):
            task.cancel()
        await asyncio.gather(*chairs, pacing, return_exceptions=True)
        await self._http.aclose()
        return {
            **figures.written(took),
            "server_cpu_share": round(used / took, 2),
            "server_us_per_action": round(used / len(figures.latencies) * 1e6),
        }

    async def _play_on(self, ready: asyncio.Event) -> None:
        while True:
            game = self._spare.popleft() if self._spare else await self._seated()
            await game.join()
            ready.set()
            self.idle(game)
            await game.over.wait()

    async def _seated(self) -> Game:
        new = {"game": self._game, "seats": ["open"] * SEATS, "name": "0", "guest": "0"}
        created = (await self._http.post("/api/tables", json=new)).raise_for_status().json()
        table, keys = created["table"], [seat["key"] for seat in created["seats"]]
        for seat in range(1, SEATS):
            claim = {"name": str(seat), "guest": str(seat), "key": keys[seat]}
            await self._ask(f"/api/tables/{table}/claim", claim)
        await self._ask(f"/api/tables/{table}/start", {"key": keys[0]})
        return Game(self, table, keys)

    async def _ask(self, path: str, body: dict[str, Any]) -> None:
        (await self._http.post(path, json=body)).raise_for_status()

    async def _pace(self) -> None:
        """Let one idle table act at a time, at the rate asked for."""
        if not self._rate:
            return
        due = time.perf_counter()
        while True:
            due += 1 / self._rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self._idle:
                self._idle.pop(self.random.randrange(len(self._idle))).act()


def measure(game: str, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Return the figures of a fresh server with *tables* of *game* at *rate* (0: all it can)."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None, "the server was started with a pipe"
            try:
                line = server.stdout.readline()
                port = int(line.rstrip("/\n").rsplit(":", 1)[1])
                bench = _play(port, game, rate, tables, seconds=seconds, server=server.pid)
                figures = uvloop.run(bench)
            finally:
                server.terminate()
    return figures


async def _play(
    port: int, game: str, rate: float, tables: int, *, seconds: float, server: int
) -> dict[str, float]:
    return await Bench(port, game, rate).run(tables, seconds, server)


LOADS = (200, 0)
"""Actions a second: what a busy evening asks for, and all that the server can do (0)."""
SECONDS = 60
TABLES = 100


def report() -> str:
    """Measure each game under each load, and return a chapter of Markdown."""
    rows = [
        (game, f"{rate} a second" if rate else "all it can", measure(game, TABLES, rate, SECONDS))
        for game in ("tightwad", "democracy")
        for rate in LOADS
    ]
    names = list(rows[0][2])
    return "\n".join(
        [
            "## The server under load\n",
            f"Actions at {TABLES} tables of {SEATS} for {SECONDS} s, each stored durably and told "
            "to every seat; server and players share this machine.\n",
            f"| Game | Load | {' | '.join(name.replace('_', ' ') for name in names)} |",
            "|---" * (2 + len(names)) + "|",
            *(
                f"| {game} | {load} | {' | '.join(f'{figures[name]:g}' for name in names)} |"
                for game, load, figures in rows
            ),
            "",
        ]
    )


def _cpu(process: int) -> float:
    """Return how many seconds of processor *process* has had, where the system tells."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the figures as JSON, one line for each load."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure each load")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument(
        "--rate", type=float, default=200, help="actions a second of the first load"
    )
    parser.add_argument("--game", action="append", help="tightwad and democracy if not given")
    asked = parser.parse_args(arguments)
    for game in asked.game or ("tightwad", "democracy"):
        for rate in (asked.rate, 0):
            figures = measure(game, asked.tables, rate, asked.seconds)
            load = f"{rate:g}/s" if rate else "saturated"
            print(json.dumps({"game": game, "tables": asked.tables, "load": load, **figures}))


if __name__ == "__main__":
    main()
