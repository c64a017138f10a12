"""Clients that no table should suffer from (S16, S34)."""

import json
import socket
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.people import Person, seated
from tests.server.running import QUICK, Running, eventually

RECOMMIT = replace(QUICK, replacements=1_000_000)


def connections(server: Running, table: str) -> Any:
    """Return the connections of a table, by seat."""
    viewers = server.app.state.house._tables[table].result().audience._viewers
    return {seat: tuple(viewer.connections) for seat, viewer in viewers.items()}


def recommit(person: Person, times: int) -> int:
    """Answer one question so many times, and return the number of events."""
    cards, prompt = person.legal()[:2], person.update["prompt"]
    number = 0
    for turn in range(times):
        number = person.do(cards[turn % 2], prompt)["number"]
    return number


def test_who_stops_reading_holds_nobody_up_and_is_sent_the_whole_later() -> None:
    server = Running(RECOMMIT)
    table, keys = server.full(3, "democracy")
    people = seated(server, table, keys)
    slow = Person(server, table)
    slow.reach(1)
    number = recommit(people[0], 1000)
    (behind,) = connections(server, table)[None]
    transport = behind._write.__self__.transport
    much = b'{"type":"pong","of":"%s"}' % (b"x" * 60_000)

    def is_full() -> bool:
        # How much the kernel takes for somebody who does not read is for the kernel to say.
        for _ in range(20):
            server.loop.call_soon_threadsafe(behind.post, much)
        return bool(behind._behind or behind.waiting)

    eventually(is_full)
    buffered = transport.get_write_buffer_size()
    number = recommit(people[0], 50)

    people[1].reach(number)
    slow.reach(number)
    server.close()

    assert 0 < buffered < 200_000
    assert behind.waiting <= 64
    assert slow.update["whole"] or number == slow.update["number"]


def raw(server: Running, table: str) -> socket.socket:
    """Return a WebSocket without a client behind it, greeted, that nobody reads from."""
    link = socket.socket()
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link.connect(("127.0.0.1", server.port))
    link.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in link.recv(400)
    return link


def say(link: socket.socket, head: int, text: bytes) -> None:
    """Send one frame, masked with zeros."""
    link.sendall(bytes((head, 0x80 | len(text))) + bytes(4) + text)


@pytest.mark.parametrize("reads", [True, False], ids=["silent", "not reading"])
def test_who_is_dead_is_given_up_though_much_waits_to_be_sent(reads: bool) -> None:
    server = Running(RECOMMIT, ping=0.4)
    table, keys = server.full(3, "democracy")
    people = seated(server, table, keys)
    people[2].close()
    eventually(lambda: 2 not in connections(server, table))
    dead = raw(server, table)
    say(dead, 0x81, json.dumps({"type": "hello", "key": keys[2]}).encode())
    eventually(lambda: 2 in connections(server, table))
    if not reads:
        (connection,) = connections(server, table)[2]
        for _ in range(400):
            server.loop.call_soon_threadsafe(connection.post, b"x" * 60_000)

    eventually(lambda: 2 not in connections(server, table), 5)
    here = people[0].until(lambda _: not server.get(f"/api/tables/{table}")["seats"][2]["here"])
    dead.close()
    server.close()

    assert here


def test_answers_to_pings_are_not_gathered_for_who_takes_none() -> None:
    server = Running()
    table, keys = server.full(3)
    watcher, flood = Person(server, table), raw(server, table)
    say(flood, 0x81, json.dumps({"type": "hello", "key": keys[0]}).encode())
    eventually(lambda: 0 in connections(server, table))
    (connection,) = connections(server, table)[0]
    transport = connection._write.__self__.transport

    ping = bytes((0x89, 0x80 | 125)) + bytes(4) + bytes(125)
    for _ in range(60):
        flood.sendall(ping * 1000)
    # What comes after the flood is read after it.
    say(flood, 0x81, b'{"type":"say","id":"x","text":"last"}')
    watcher.hear("said")
    buffered = transport.get_write_buffer_size()
    flood.close()
    server.close()

    # A tenth of what was sent would still be far from all of it.
    assert 0 < buffered < 700_000


def test_who_watches_takes_no_place_from_who_plays() -> None:
    server = Running(replace(QUICK, viewers=3))
    table, keys = server.full(3)
    watchers = [Person(server, table) for _ in range(3)]
    for watcher in watchers:
        watcher.reach(1)

    late = Person(server, table).hear("refused")
    seat = Person(server, table, keys[0]).reach(1)
    server.close()

    assert ("full", 0) == (late["code"], seat["seat"])


def test_one_address_has_only_so_many_connections() -> None:
    server = Running(replace(QUICK, connections=20))
    table, _ = server.full(3)
    watchers = [Person(server, table) for _ in range(20)]
    for watcher in watchers:
        watcher.reach(1)

    late = Person(server, table).next()
    watchers[0].close()
    eventually(lambda: len(server.app.state.house.doors) < 20)
    again = Person(server, table).next()
    server.close()

    assert ("too-fast", "update") == (late["code"], again["type"])


def test_who_does_not_say_hello_is_sent_away() -> None:
    server = Running(replace(QUICK, greeting=100))
    table, keys = server.full(3)
    greeted = Person(server, table, keys[0])
    greeted.reach(1)

    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as mute:
        mute.send('{"type":"ping"}')
        assert {"type": "pong"} == json.loads(mute.recv(5))
        with pytest.raises(ConnectionClosed):
            mute.recv(5)
    greeted.send(type="ping")
    assert {"type": "pong"} == greeted.hear("pong")
    server.close()


def test_a_flood_of_greetings_is_refused() -> None:
    server = Running(replace(QUICK, acts=(3, 0)))
    table, keys = server.full(3)
    person = Person(server, table, keys[0])

    for _ in range(5):
        person.send(type="hello", key=keys[0])
    kinds = [person.next()["type"] for _ in range(6)]
    server.close()

    assert ["update"] * 3 + ["refused"] * 3 == kinds


def test_a_seat_floods_the_table_by_no_number_of_connections() -> None:
    server = Running(replace(QUICK, says=(3, 0)))
    table, keys = server.full(3)
    tabs = [Person(server, table, keys[0]) for _ in range(5)]

    for n, tab in enumerate(tabs):
        tab.send(type="say", id=f"s{n}", text="hello")
    answers = [tab.hear("done", "refused")["type"] for tab in tabs]
    renamed = server.post(f"/api/tables/{table}/seats/0/rename", key=keys[0], name="me")
    server.close()

    assert ["done"] * 3 + ["refused"] * 2 == sorted(answers)
    assert "too-fast" == renamed["code"]


def test_a_table_keeps_only_so_many_remarks() -> None:
    server = Running(replace(QUICK, says=(100, 0), remarks=2))
    table, keys = server.full(3)
    person = Person(server, table, keys[0])

    for n in range(3):
        person.send(type="say", id=f"s{n}", text="hello")
    answers = [person.hear("done", "refused") for _ in range(3)]
    server.close()

    assert ["done", "done", "refused"] == [answer["type"] for answer in answers]


def test_a_remark_is_one_line_that_can_be_read(server: Running) -> None:
    table, keys = server.full(3)
    person = Person(server, table, keys[0])

    person.send(type="say", id="a", text="well\u0000 \u202eplayed\n")
    said = person.hear("said")
    person.send(type="say", id="b", text=" \u200f ")
    refused = person.hear("refused")

    assert "well played" == said["text"]
    assert "bad-message" == refused["code"]


def test_a_word_that_no_program_makes_names_no_message(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for name in ("a\u0000b", "", "a b", "ä", "a" * 65):
        person.send(type="act", id=name, prompt=0, action={"type": "play", "card": "CY"})
        assert "bad-message" == person.hear("refused")["code"]


@pytest.mark.parametrize("frame", [b'{"type":"ping"}', b"\xff\xfe", b"\x00", b""])
def test_frames_of_bytes_are_read_as_text_is(server: Running, frame: bytes) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    person.socket.send(frame)
    answer = person.hear("pong", "refused")

    assert ("pong" if b"ping" in frame else "refused") == answer["type"]


def test_text_that_is_no_utf_8_is_refused_and_the_line_stays_open(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    person.socket.send(b'{"type":"say","id":"x","text":"\xff"}', text=True)
    refused = person.hear("refused")
    person.send(type="ping")

    assert "bad-message" == refused["code"]
    assert {"type": "pong"} == person.hear("pong")


def test_a_message_that_is_too_long_ends_the_connection_and_no_other(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)

    with pytest.raises(ConnectionClosed, match="1009"):  # noqa: PT012  either side may fail first
        people[0].socket.send("x" * 20_000)
        people[0].hear("done")
    people[1].send(type="ping")

    assert {"type": "pong"} == people[1].hear("pong")
