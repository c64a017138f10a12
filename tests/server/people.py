"""People at a table: each a WebSocket, and what was heard over it."""

import itertools
import json
import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import connect

from tests.server.running import Running

_ids = itertools.count()


class Person:
    """One connection to a table."""

    def __init__(
        self, server: Running, table: str, key: str | None = None, seen: int | None = None
    ) -> None:
        """Connect, and say hello."""
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect(address, compression=None, max_size=None))
        server.when_closed.callback(self.close)
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}
        self.story: list[Any] = []
        self.send(type="hello", key=key, seen=seen)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 10) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str), "expected text"
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
            if message["whole"]:
                self.story = []
            self.story += message["story"]
        return message

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these *kinds*."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def until(self, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Return the latest update once it *holds*."""
        while not (self.update and holds(self.update)):
            self.next()
        return self.update

    def reach(self, number: int) -> dict[str, Any]:
        """Return the update after *number* events."""
        return self.until(lambda update: update["number"] >= number)

    def act(self, action: Any, prompt: int | None = None, id: str | None = None) -> str:
        """Answer the latest prompt, or *prompt*; return the id of the message."""
        id = id or f"a{next(_ids)}"
        asked = self.update["prompt"] if prompt is None else prompt
        self.send(type="act", id=id, prompt=asked, action=action)
        return id

    def do(self, action: Any, prompt: int | None = None, id: str | None = None) -> dict[str, Any]:
        """Act, and return the answer."""
        asked = self.act(action, prompt, id)
        while (answer := self.hear("done", "refused"))["id"] != asked:
            pass
        return answer

    def legal(self) -> list[Any]:
        """Return what the latest menu allows."""
        return [option["action"] for option in self.update["menu"] if not option["objection"]]

    def close(self) -> None:
        """Hang up."""
        self._open.close()


def seated(server: Running, table: str, keys: Sequence[str]) -> list[Person]:
    """Return a person for each key, each of whom has had the first update of the game."""
    people = [Person(server, table, key) for key in keys]
    for person in people:
        person.reach(1)
    return people


def play(people: Sequence[Person], dice: random.Random, moves: int = 10_000) -> int:
    """Let *people*, one on each seat, play so many *moves* or to the end; return the number."""
    number = max(person.update["number"] for person in people)
    for _ in range(moves):
        for person in people:
            person.reach(number)
        if people[0].update["phase"] == "over":
            break
        actor = people[dice.choice(people[0].update["waiting"])]
        answer = actor.do(dice.choice(actor.legal()))
        assert answer["type"] == "done", answer
        number = answer["number"]
    for person in people:
        person.reach(number)
    return number
