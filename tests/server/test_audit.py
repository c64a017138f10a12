"""Every door, as seats, watchers and strangers find it in worlds that look alike (S01, S05)."""

import json
import re
from typing import Any

import httpx
import pytest

from tests.server.people import Person
from tests.server.running import Running, eventually
from tests.server.test_secrets import keep, twins

VARIES = re.compile(r'"deadline_ms":\d+|^date: .*$', re.MULTILINE)


def doors(server: Running, table: str, events: int) -> list[httpx.Response]:
    """Ask at every door that there is, with no key and with the first seat's."""
    http, path = server.http, f"/api/tables/{table}"
    keyed = {"key": "key0"}
    asked = [
        http.get(f"{path}{rest}")
        for rest in ("", "/record", "/socket", *(f"/moments/{n}" for n in range(events + 2)))
    ]
    asked += [
        http.head(path),
        http.get("/schema"),
        http.get(f"/r/{table}"),
        http.get(f"/t/{table}"),
    ]
    asked += [
        http.post(f"{path}/claim", json={"name": "x", "guest": "x"}),
        http.post(f"{path}/claim", json={"name": "x", "guest": "x", "seat": 1}),
        http.post(f"{path}/claim", json={"name": "x", "guest": "x", **keyed}),
        http.post(f"{path}/start", json=keyed),
        http.post(f"{path}/start", json={"key": "none"}),
        http.post(f"{path}/rematch", json=keyed),
        http.post(f"{path}/seats/1/rename", json={**keyed, "name": "x"}),
        http.post(f"{path}/seats/1/leave", json=keyed),
    ]
    return asked


def bytes_of(answer: httpx.Response) -> str:
    """Return everything in *answer* but the time."""
    headers = "\n".join(f"{name}: {value}" for name, value in answer.headers.items())
    return VARIES.sub("", f"{answer.status_code}\n{headers}\n\n{answer.text}")


def gone(server: Running, table: str, person: Person) -> None:
    """Let *person*, who is alone, go, and wait until the table knows."""
    person.close()
    audience = server.app.state.house._tables[table].result().audience
    eventually(lambda: not audience)


def heard(server: Running, table: str, key: str | None, events: int) -> list[str]:
    """Try everything over WebSockets, coming back at every event, and return what was heard."""
    texts = []
    for seen in (None, *range(events + 2)):
        person = Person(server, table, key, seen)
        person.reach(events)
        texts += person.heard
        gone(server, table, person)
    person = Person(server, table, key)
    person.reach(events)
    prompts = (person.update["prompt"], 0, 99)
    offers = [option["action"] for option in person.update["menu"] if option["objection"]]
    offers += [{"type": "deal"}, {"type": "play", "card": "XX"}, None]
    for n, (action, prompt) in enumerate((a, p) for a in offers for p in prompts):
        person.do(action, prompt, f"a{n}")
    if key is None:
        person.send(type="say", id="s", text="hello")
        person.hear("refused")
    person.send(type="ping")
    person.hear("pong")
    texts += person.heard
    gone(server, table, person)
    return [VARIES.sub("", text) for text in texts]


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_at_no_door_two_worlds_that_look_alike_differ(server: Running, game: str) -> None:
    worlds = twins(game)
    found: list[list[Any]] = []
    for name, world in zip(("one", "two"), worlds, strict=True):
        table, events = f"door-{game}-{name}", len(world.events)
        keep(server, table, world)
        texts = [*heard(server, table, "key0", events), *heard(server, table, None, events)]
        texts += map(bytes_of, doors(server, table, events))
        found.append([text.replace(table, "twin") for text in texts])
        server.hang_up()

    assert len(found[0]) > 50
    assert found[0] == found[1]


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_who_watches_changes_nothing_at_any_door(server: Running, game: str) -> None:
    table, keys = server.full(3, game)
    watcher, seat = Person(server, table), Person(server, table, keys[0])
    watcher.reach(1)
    before = seat.reach(1)
    path = f"/api/tables/{table}"

    refused = [
        server.post(f"{path}/{what}", key=key, **more)["code"]
        for key in ("none", "A" * 24)
        for what, more in (
            ("start", {}),
            ("rematch", {}),
            ("seats/0/leave", {}),
            ("seats/0/rename", {"name": "x"}),
        )
    ]
    actions = [*(seat.legal() or [None])[:1], {"type": "deal"}]
    refused += [watcher.do(action, before["prompt"])["code"] for action in actions]
    after = Person(server, table, keys[0]).reach(1)

    assert {"not-seated"} == set(refused)
    assert {**before, "deadline_ms": None} == {**after, "deadline_ms": None}
    assert "events" not in json.dumps(server.get(path))
