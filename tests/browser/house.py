"""A house: a server with a folder of its own, that can be killed and started again."""

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import httpx
import msgspec

from hustings.server.protocol import Created, Leaver, TableInfo

PATIENCE = 30
"""Seconds that a server may take to answer first, on a machine that has much else to do."""
QUICK = (sys.executable, "-m", "tests.browser.served", "{folder}", "{port}")
"""Starts a server whose bots act at once."""
HASTY = (*QUICK, "4")
"""Starts one that besides misses whoever is gone for four seconds."""
HUSTINGS = str(Path(sys.executable).with_name("hustings"))
COMMAND = (HUSTINGS, "serve", "--data", "{folder}", "--port", "{port}")
"""Starts the server as everybody does."""
GONE = ("WebSocket connection to", "ERR_CONNECTION", "ERR_CONTENT_LENGTH_MISMATCH")
"""What a page complains of when its server is killed, at rest or in the middle of an answer."""


class House:
    """A server that listens on this machine, at the same address whenever it runs."""

    def __init__(self, folder: Path, command: Sequence[str] = QUICK) -> None:
        """Keep the tables in *folder*; *command* starts the server."""
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder.parent / f"{folder.name}.log"
        places = {"folder": str(folder), "port": str(self.port)}
        self._command = [word.format_map(places) for word in command]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        assert self._process is None, "the server runs already"
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self._process.poll() is None, f"the server ended:\n{self.log}"
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.address}/healthz").raise_for_status()
                return
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def __enter__(self) -> Self:
        """Run the server."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self.close()

    def kill(self) -> None:
        """End the server as a power cut would."""
        assert self._process is not None, "the server does not run"
        self._process.kill()
        self._process.wait()
        self._process = None

    def close(self) -> None:
        """End the server if it runs."""
        if self._process is not None:
            self.kill()

    @property
    def log(self) -> str:
        """What the server has said."""
        return self._log.read_text("utf-8", errors="replace")

    def open(
        self,
        game: str,
        seats: Sequence[str],
        *,
        name: str = "Rina",
        hot_seat: bool = False,
        watchers: bool = True,
        dialect: str | None = None,
        options: dict[str, int | str | bool] | None = None,
        turn_seconds: int | None = None,
        leaver: Leaver = "wait",
    ) -> Created:
        """Open a table of *game* as somebody else's page would, *name* in its first open seat."""
        asked = {
            "game": game,
            "seats": list(seats),
            "name": name,
            "guest": f"guest-{name}",
            "hot_seat": hot_seat,
            "watchers": watchers,
            "dialect": dialect,
            "options": options,
            "turn_seconds": turn_seconds,
            "leaver": leaver,
        }
        answer = httpx.post(f"{self.address}/api/tables", json=asked)
        assert answer.is_success, answer.text
        return msgspec.json.decode(answer.content, type=Created)

    def info(self, table: str) -> TableInfo:
        """Return what anybody with its link knows of *table*."""
        answer = httpx.get(f"{self.address}/api/tables/{table}")
        return msgspec.json.decode(answer.content, type=TableInfo)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
