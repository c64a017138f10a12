"""What was acknowledged survives the death of the server at any moment (S26)."""

import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from hustings.core.dice import Dice
from tests.server.people import Person
from tests.server.running import eventually

SERVER = """
import sys
from pathlib import Path
from hustings.server.serve import serve
from hustings.server.settings import Settings
free = (1e6, 1e6)
serve(
    port=0,
    settings=Settings(data=Path(sys.argv[1]), bot_delay=0, acts=free, tables=free, asks=free),
)
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, data: Path) -> None:
        """Start it, and read where it is."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(data)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.port = int(line.rstrip("/\n").rsplit(":", 1)[1])

    def post(self, path: str, **body: Any) -> Any:
        """Return the answer to *body*."""
        return httpx.post(f"http://127.0.0.1:{self.port}{path}", json=body, timeout=20).json()

    def get(self, path: str) -> Any:
        """Return what is at *path*."""
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=20).json()

    def leave_open(self, person: Person) -> None:
        """Leave the people to the test."""

    def kill(self) -> None:
        """Kill it as the kernel does, with no last word."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


class Evening:
    """Three people at a table, each in a thread, and what each was told is done."""

    def __init__(self, server: Process, game: str, number: int) -> None:
        """Make the table."""
        new = {"game": game, "seats": ["open"] * 3, "name": "0", "guest": "0"}
        made = server.post("/api/tables", **new)
        self.table = made["table"]
        self.keys = [seat["key"] for seat in made["seats"]]
        for seat in (1, 2):
            claim = {"name": str(seat), "guest": str(seat), "key": self.keys[seat]}
            server.post(f"/api/tables/{self.table}/claim", **claim)
        server.post(f"/api/tables/{self.table}/start", key=self.keys[0])
        self.done: list[tuple[int, Any, int, str, int]] = []
        self.told = 0
        """The greatest number that anybody was told."""
        self._dice = [Dice(bytes([number, seat])) for seat in range(3)]
        self._names = 0

    def threads(self, server: Process) -> list[threading.Thread]:
        """Return the people, who play on until the line breaks."""
        return [
            threading.Thread(target=self._play, args=(server, seat), daemon=True)
            for seat in range(3)
        ]

    def _play(self, server: Process, seat: int) -> None:
        try:
            person = Person(server, self.table, self.keys[seat])
            while True:
                update = person.until(
                    lambda update: seat in update["waiting"] or update["phase"] == "over"
                )
                self.told = max(self.told, update["number"])
                if update["phase"] == "over":
                    return
                action, prompt = self._dice[seat].choice(person.legal()), update["prompt"]
                self._names += 1
                name = f"{seat}-{self._names}-{time.monotonic_ns()}"
                answer = person.do(action, prompt, name)
                if answer["type"] == "done":
                    self.done.append((seat, action, prompt, name, answer["number"]))
                    person.reach(answer["number"])
        except (WebSocketException, OSError, TimeoutError):
            return


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_what_was_acknowledged_survives_a_kill_at_any_moment(tmp_path: Path, game: str) -> None:
    assert killed_often(tmp_path, game, games=6, kills=3, seed=b"1") > 20


@pytest.mark.soak
@pytest.mark.parametrize("game", ["tightwad", "democracy"])
@pytest.mark.parametrize("round_", range(25))
def test_what_was_acknowledged_survives_kills_for_hours(
    tmp_path: Path, game: str, round_: int
) -> None:
    """Five hundred games in all, ten at a time, each server killed six times."""
    assert killed_often(tmp_path, game, games=10, kills=6, seed=bytes([round_])) > 20


def killed_often(data: Path, game: str, *, games: int, kills: int, seed: bytes) -> int:
    """Play *games* at once while the server is killed so often; return how much was done."""
    dice = Dice(game.encode() + seed)
    server = Process(data)
    evenings = [Evening(server, game, number) for number in range(games)]
    gathering = server.post("/api/tables", game=game, seats=["open"] * 3, name="a", guest="a")
    for _ in range(kills):
        people = [thread for evening in evenings for thread in evening.threads(server)]
        for thread in people:
            thread.start()
        time.sleep(0.05 + dice.below(400) / 1000)
        server.kill()
        for thread in people:
            thread.join(20)
        server = Process(data)
        for evening in evenings:
            check(server, evening)
        assert "gathering" == server.get(f"/api/tables/{gathering['table']}")["phase"]
    server.kill()
    return sum(len(evening.done) for evening in evenings)


def check(server: Process, evening: Evening) -> None:
    """Every act that was said to be done is there, once; nobody was told what is not."""
    people = [Person(server, evening.table, key) for key in evening.keys]
    eventually(lambda: all(person.reach(1) for person in people))
    numbers = {person.update["number"] for person in people}
    assert 1 == len(numbers)
    assert max(numbers) >= evening.told
    for seat, action, prompt, name, number in evening.done[-12:]:
        answer = people[seat].do(action, prompt, name)
        assert ("done", number) == (answer["type"], answer["number"])
    assert numbers == {person.update["number"] for person in people}
    for person in people:
        person.close()
