from tests.server.people import Person
from tests.server.running import Running


def figures(server: Running) -> dict[str, float]:
    lines = server.http.get("/metrics").text.splitlines()
    return {
        name: float(figure)
        for name, figure in (line.split() for line in lines if not line.startswith("#"))
    }


def test_the_figures_count_what_was_stored_and_who_is_connected() -> None:
    server = Running()
    before = figures(server)
    table, keys = server.full(2, "democracy")
    person = Person(server, table, keys[0])
    person.reach(1)
    person.do(person.legal()[0])
    after = figures(server)
    server.close()

    assert 0 == before["hustings_tables"] == before["hustings_events_stored_total"]
    assert 1 == after["hustings_tables"] == after["hustings_connections"]
    assert 2 == after["hustings_events_stored_total"]
    assert before["hustings_commits_total"] < after["hustings_commits_total"]
    assert 0 < after["hustings_commit_seconds_total"] < 10
