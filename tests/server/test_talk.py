from tests.server.people import Person, seated
from tests.server.running import Running


def test_what_is_said_is_heard_by_all_and_told_to_who_comes_later(server: Running) -> None:
    table, keys = server.full(3)
    people = seated(server, table, keys)

    people[1].send(type="say", id="one", text="Selamat malam")
    heard = [person.hear("said") for person in people]
    later = Person(server, table).hear("said")

    expected = {"type": "said", "n": 0, "seat": 1, "name": "p1", "text": "Selamat malam"}
    assert [expected] * 4 == [*heard, later]


def test_the_same_remark_twice_is_said_once(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for text in ("hello", "hello", "other"):
        person.send(type="say", id="one", text=text)
    answers = [person.hear("done", "refused") for _ in range(3)]
    late = Person(server, table)
    late.hear("said")
    late.send(type="ping")

    assert ["done", "done", "refused"] == [answer["type"] for answer in answers]
    assert "pong" == late.hear("said", "pong")["type"]


def test_nobody_talks_without_end(server: Running) -> None:
    table, keys = server.full(3)
    (person, *_) = seated(server, table, keys)

    for n in range(12):
        person.send(type="say", id=f"m{n}", text="again")
    answers = [person.hear("done", "refused") for _ in range(12)]
    person.send(type="say", id="long", text="x" * 501)
    too_long = person.hear("refused")

    assert "too-fast" == answers[-1]["code"]
    assert "bad-message" == too_long["code"]


def test_everybody_is_told_who_comes_and_goes(server: Running) -> None:
    table, keys = server.full(3)
    first = Person(server, table, keys[0])
    first.reach(1)

    second = Person(server, table, keys[1])
    came = first.hear("presence")["seats"]
    second.close()
    went = first.hear("presence")["seats"]

    assert ([True, True, False], [True, False, False]) == (came, went)
