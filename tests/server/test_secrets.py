import asyncio
import json
import re
from typing import Any

import msgspec
import pytest

from hustings.core.dice import Dice
from hustings.core.match import Match
from hustings.core.model import Choose, IllegalAction
from hustings.games.shelf import games
from hustings.server.ports import Chair, Charter, Entry, Kept
from hustings.server.seats import digest
from tests.server.people import Person, play, seated
from tests.server.running import Running

SECRETS = re.compile(r"[0-9a-f]{64}")


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_nobody_is_sent_the_seed_or_a_hand_before_the_end(server: Running, game: str) -> None:
    table, keys = server.full(3, game)
    people = seated(server, table, keys)
    watcher = Person(server, table)
    watcher.reach(1)
    kept = server.app.state.house._tables[table].result().kept

    number = play(people, Dice(b"1"), moves=7)
    watcher.reach(number)

    hands = [json.dumps(person.update["view"]["hand"], separators=(",", ":")) for person in people]
    for person in (*people, watcher):
        for text in person.heard:
            assert kept.seed.hex() not in text
            assert kept.secret.hex() not in text
            assert set(SECRETS.findall(text)) <= {person.update["commitment"]}
        *_, last = (text for text in person.heard if '"type":"update"' in text)
        assert (person is not watcher) == sum(hand in last for hand in hands)


def test_a_commit_tells_others_only_who_is_ready(server: Running) -> None:
    table, keys = server.full(3, "democracy")
    people = seated(server, table, keys)
    watcher, own_tab = Person(server, table), Person(server, table, keys[1])
    others = (people[0], people[2], watcher)
    for person in (watcher, own_tab):
        person.reach(1)
    first, second, *_ = people[1].legal()

    people[1].do(first)
    told_once = [person.reach(2) for person in others]
    lengths, told_twice = [], []
    for number, card in enumerate((second, *people[1].legal()), start=3):
        people[1].do(card, people[1].update["prompt"])
        assert card["card"] == own_tab.reach(number)["view"]["chosen"]
        lengths.append([len(_plain(person, number)) for person in others])
        if number == 3:
            told_twice = [person.update for person in others]

    assert [lengths[0]] * len(lengths) == lengths
    for person, before, after in zip(others, told_once, told_twice, strict=True):
        assert [1] == before["ready"] == person.update["ready"]
        assert {**before, "number": 3, "story": []} == after
        assert all(first["card"] not in str(line) for line in before["story"])


def _plain(person: Person, number: int) -> str:
    """Return the update of that *number* as it was sent, but for the number."""
    person.reach(number)
    return re.sub(r'"number":\d+', "", person.heard[-1])


def test_all_commits_are_shown_in_one_update_and_none_before(server: Running) -> None:
    table, keys = server.full(3, "democracy")
    people = seated(server, table, keys)
    watcher = Person(server, table)
    watcher.reach(1)

    cards = [person.legal()[0] for person in people]
    numbers = [person.do(card)["number"] for person, card in zip(people, cards, strict=True)]
    watcher.reach(max(numbers))

    *before, _ = (json.loads(text) for text in watcher.heard if '"type":"update"' in text)
    assert all([] == update["view"]["speeches"] for update in before)
    assert [card["card"] for card in cards] == watcher.update["view"]["speeches"][0]["cards"]


def test_a_watcher_sees_no_hand_and_may_do_nothing(server: Running) -> None:
    table, keys = server.full(3)
    seated(server, table, keys)
    watcher = Person(server, table)
    update = watcher.reach(1)

    acted = watcher.do({"type": "play", "card": "CY"}, 0)
    watcher.send(type="say", id="s", text="he has the crown")
    said = watcher.hear("refused")

    assert (None, [], []) == (update["seat"], update["view"]["hand"], update["menu"])
    assert ["not-seated"] * 2 == [acted["code"], said["code"]]
    assert 1 == server.get(f"/api/tables/{table}/moments/1")["number"]


def test_where_nobody_may_watch_nobody_does(server: Running) -> None:
    made = server.table(["open", "open", "bot:random"], watchers=False)
    table, key = made["table"], made["seats"][0]["key"]
    stranger = Person(server, table)
    stranger.hear("update")

    server.post(f"/api/tables/{table}/start", key=key)
    sent_away = stranger.hear("refused")
    late = Person(server, table).hear("refused")

    assert ["no-watchers"] * 2 == [sent_away["code"], late["code"]]
    assert "no-watchers" == server.get(f"/api/tables/{table}/record")["code"]
    assert "no-watchers" == server.get(f"/api/tables/{table}/moments/1")["code"]
    assert 0 == Person(server, table, key).reach(1)["seat"]


def test_a_key_that_opens_nothing_is_refused(server: Running) -> None:
    table, _ = server.full(3)

    assert "not-seated" == Person(server, table, "wrong").hear("refused")["code"]


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_the_record_of_a_running_game_is_what_a_watcher_saw(server: Running, game: str) -> None:
    table, keys = server.full(3, game)
    people = seated(server, table, keys)
    play(people, Dice(b"3"), moves=5)

    header, deal, *_ = map(
        json.loads, server.http.get(f"/api/tables/{table}/record").text.splitlines()
    )

    assert header["seed"] is None
    assert {None} == {card for hand in deal["action"]["hands"] for card in hand}


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_worlds_that_look_alike_to_a_seat_send_it_the_same_bytes(
    server: Running, game: str
) -> None:
    """Two games with the same public events and the same own hand, but other hidden cards."""
    first, second = twins(game)
    streams = []
    for name, world in (("one", first), ("two", second)):
        table = f"twin-{game}-{name}"
        keep(server, table, world)
        stream = []
        for key in ("key0", None):
            person = Person(server, table, key)
            person.reach(len(world.events))
            stream += person.heard
            back = Person(server, table, key, 2)
            back.reach(len(world.events))
            stream += back.heard
        seat = Person(server, table, "key0")
        seat.reach(len(world.events))
        stream.append(json.dumps(seat.do({"type": "dance"}, name="x")))
        stream.append(server.http.get(f"/api/tables/{table}/record").text)
        stream.append(server.http.get(f"/api/tables/{table}/moments/2").text)
        stream.append(server.http.get(f"/api/tables/{table}").text)
        streams.append([text.replace(table, "twin") for text in stream])

    assert first.events != second.events
    assert streams[0] == streams[1]


def twins(game: str) -> tuple[Any, Any]:
    """Return two games that differ in what seat 0 can not know, and in nothing else."""
    rules = games()[game].ruleset(3, next(iter(games()[game].dialects.values())))
    dice = Dice(b"11")
    world = Match.start(rules, bytes(32))
    for _ in range(4):
        turn = world.turn
        assert isinstance(turn, Choose)
        # In democracy the others commit, and nothing is revealed.
        seat = turn.seats[-1] if len(turn.seats) > 1 else turn.seats[0]
        if game == "democracy" and seat == 0:
            break
        world = world.act(seat, dice.choice(rules.legal(world.state, seat)), turn.prompt)
    for _ in range(1000):
        twin = swapped(world, dice)
        if twin is not None and twin.events != world.events:
            return world, twin
    raise AssertionError("no other world looks the same")


def swapped(world: Any, dice: Dice) -> Any:
    """Return *world* with two cards of the others swapped in the deal, if it goes on as it did."""
    deal, *rest = world.events
    hands = [list(hand) for hand in deal.action.hands]
    mine, yours = dice.below(len(hands[1])), dice.below(len(hands[2]))
    hands[1][mine], hands[2][yours] = hands[2][yours], hands[1][mine]
    deck: Any = type(hands[0][0])
    order = {card: place for place, card in enumerate(deck)}
    dealt = tuple(tuple(sorted(hand, key=order.__getitem__)) for hand in hands)
    twin = Match(world.rules, world.seed, world.rules.setup(), ())
    try:
        twin = twin._after(None, msgspec.structs.replace(deal.action, hands=dealt))
        for event in rest:
            # What is committed is as hidden as the hands.
            hidden = world.rules.name == "democracy"
            legal = twin.rules.legal(twin.state, event.seat)
            twin = twin._after(event.seat, dice.choice(legal) if hidden else event.action)
    except IllegalAction:
        return None
    same = [twin.view(seat) == world.view(seat) for seat in (0, None)]
    return twin if all(same) else None


def keep(server: Running, table: str, world: Any) -> None:
    """Put *world* into the server's store, as a table with a person on each seat."""
    charter = Charter(
        game=world.rules.name,
        version=world.rules.version,
        options=msgspec.to_builtins(world.rules.options),
        watchers=True,
        hot_seat=False,
        turn_seconds=None,
        leaver="wait",
    )
    chairs = tuple(
        Chair(name=f"p{seat}", taken=True, key=digest(f"key{seat}")) for seat in range(3)
    )
    kept = Kept(table, charter, chairs, world.seed, 0, 0, world.seed)
    entries = [
        Entry(event.n, event.seat, msgspec.json.encode(event.action).decode(), "seat", 0, None, 0)
        for event in world.events
    ]
    store = server.app.state.house.means.store

    async def both() -> None:
        await store.create(kept)
        await store.append(table, entries)

    asyncio.run_coroutine_threadsafe(both(), server.loop).result(10)
