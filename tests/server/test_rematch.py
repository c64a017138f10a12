from concurrent.futures import ThreadPoolExecutor
from typing import Any

from hustings.core.dice import Dice
from tests.server.people import Person, play, seated
from tests.server.running import Running


def finished(server: Running) -> tuple[str, list[str]]:
    table, keys = server.full(3)
    play(seated(server, table, keys), Dice(b"1"))
    return table, keys


def test_the_same_people_play_again_with_the_same_keys(server: Running) -> None:
    table, keys = finished(server)
    watcher = Person(server, table)
    watcher.hear("update")

    answers = [server.post(f"/api/tables/{table}/rematch", key=key) for key in keys]
    follows = answers[0]["table"]
    started = server.post(f"/api/tables/{follows}/start", key=keys[0])
    people = seated(server, follows, keys)

    assert [(follows, seat, key) for seat, key in enumerate(keys)] == [
        (answer["table"], answer["seat"], answer["key"]) for answer in answers
    ]
    assert follows == watcher.hear("update")["next"]
    assert ["ana", "p1", "p2"] == [seat["name"] for seat in started["seats"]]
    assert server.get(f"/api/tables/{table}")["commitment"] != started["commitment"]
    assert [0, 1, 2] == [person.update["seat"] for person in people]


def test_however_many_ask_at_once_there_is_one_rematch(server: Running) -> None:
    table, keys = finished(server)

    def ask(key: str) -> Any:
        return server.post(f"/api/tables/{table}/rematch", key=key)

    with ThreadPoolExecutor(9) as threads:
        answers = list(threads.map(ask, keys * 3))

    assert 1 == len({answer["table"] for answer in answers})
    assert [0, 1, 2] * 3 == [answer["seat"] for answer in answers]


def test_one_person_and_bots_begin_again_at_once(server: Running) -> None:
    made = server.table(["open", "bot:random", "bot:random"])
    key = made["seats"][0]["key"]
    person = Person(server, made["table"], key)
    while person.until(lambda u: u["phase"] == "over" or 0 in u["waiting"])["phase"] != "over":
        person.reach(person.do(person.legal()[0])["number"])

    again = server.post(f"/api/tables/{made['table']}/rematch", key=key)

    assert "playing" == server.get(f"/api/tables/{again['table']}")["phase"]


def test_there_is_no_rematch_before_the_end_nor_for_a_stranger(server: Running) -> None:
    table, keys = server.full(3)

    early = server.post(f"/api/tables/{table}/rematch", key=keys[0])
    stranger = server.post(f"/api/tables/{table}/rematch", key="nobody")

    assert ["not-over", "not-seated"] == [early["code"], stranger["code"]]
