"""People at a table: each a WebSocket, and what was heard over it."""

import itertools
import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hustings.core.dice import Dice

_ids = itertools.count()


class Door(Protocol):
    """A server that can be connected to."""

    port: int

    def leave_open(self, person: "Person") -> None:
        """Close *person* when the server is closed."""


class Person:
    """One connection to a table."""

    def __init__(
        self, server: Door, table: str, key: str | None = None, seen: int | None = None
    ) -> None:
        """Connect, and say hello."""
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self._open = ExitStack()
        # Who has not read everything does not wait for a farewell.
        link = connect(address, compression=None, max_size=None, close_timeout=0.2)
        self.socket = self._open.enter_context(link)
        server.leave_open(self)
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}
        self.here: list[bool] = []
        self.story: list[Any] = []
        self.send(type="hello", key=key, seen=seen)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 60) -> dict[str, Any]:
        """Return the next message."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str), "expected text"
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.here = [seat["here"] for seat in message["seats"]]
            if message["whole"]:
                self.story = []
            self.story += message["story"]
        elif message["type"] == "presence":
            self.here = message["seats"]
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

    def act(self, action: Any, prompt: int | None = None, name: str = "") -> str:
        """Answer the latest prompt, or *prompt*; return the id of the message, *name* if given."""
        name = name or f"a{next(_ids)}"
        asked = self.update["prompt"] if prompt is None else prompt
        self.send(type="act", id=name, prompt=asked, action=action)
        return name

    def do(self, action: Any, prompt: int | None = None, name: str = "") -> dict[str, Any]:
        """Act, and return the answer."""
        asked = self.act(action, prompt, name)
        while (answer := self.hear("done", "refused"))["id"] != asked:
            pass
        return answer

    def legal(self) -> list[Any]:
        """Return what the latest menu allows."""
        return [option["action"] for option in self.update["menu"] if not option["objection"]]

    def close(self) -> None:
        """Hang up."""
        # The other side may have closed it first.
        with suppress(ConnectionClosed):
            self._open.close()


def seated(server: Door, table: str, keys: Sequence[str]) -> list[Person]:
    """Return a person for each key, each of whom has had the first update of the game."""
    people = [Person(server, table, key) for key in keys]
    for person in people:
        person.reach(1)
    return people


def play(people: Sequence[Person], dice: Dice, moves: int = 10_000) -> int:
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
    return int(number)
