"""The tables read aloud: what lies there, and how the seats stand."""

from hustings.core.story import Line
from hustings.games.democracy import aloud as democracy_aloud
from hustings.games.tightwad import aloud as tightwad_aloud
from tests.games.democracy.notation import democracy
from tests.games.democracy.notation import fresh as fresh_island
from tests.games.tightwad.notation import tightwad

HANDS = "7SK 2MK | 9LK 3LY | 5YK 8MS"


def ids(lines: list[Line]) -> list[tuple[str, int | None]]:
    return [(line.id, line.seat) for line in lines]


def test_before_the_lead_tightwad_says_who_leads() -> None:
    view = tightwad(HANDS, leads=2).view(0)

    assert [("aloud-leads", 2)] == ids(list(tightwad_aloud.table(view)))


def test_amid_a_trick_tightwad_says_what_was_played_and_what_controls() -> None:
    view = tightwad(HANDS, leads=0).plays(0, "7SK 9LK").view(None)

    *played, controls = tightwad_aloud.table(view)
    assert [("aloud-played", 0), ("aloud-played", 1)] == ids(played)
    assert ("aloud-controls", 1, {"card": "9LK"}) == (controls.id, controls.seat, controls.facts)


def test_tightwad_tells_everyones_points() -> None:
    view = tightwad(HANDS, leads=0, penalties="5YK | | AM 2WL").view(1)

    assert [5, 0, 3] == [line.facts["points"] for line in tightwad_aloud.scores(view)]


def test_democracy_says_what_is_trump_what_is_left_and_who_is_ready() -> None:
    view = democracy("5S 6H | 6S 5H", pool="9S 9H", day=1).lays(1, "6S").view(0)

    speech, upcard, left, ready = democracy_aloud.table(view)
    assert ("story-speech", 1) == (speech.id, speech.facts["speech"])
    assert ("story-upcard", "9S", "S") == (upcard.id, upcard.facts["card"], upcard.facts["suit"])
    assert 2 == left.facts["cards"]
    assert ("story-ready", 1) == (ready.id, ready.seat)


def test_democracy_says_that_a_joker_is_no_trump() -> None:
    view = democracy("5S | 6S | 7S | 8S", pool="JK1").view(0)

    assert "story-upcard-joker" in [line.id for line in democracy_aloud.table(view)]


def test_between_islands_nothing_lies_on_the_table() -> None:
    assert [] == list(democracy_aloud.table(fresh_island(2).view(0)))


def test_democracy_tells_everyones_tribes() -> None:
    view = democracy("5S | 6S", pool="9S", tribes=(3, 1)).view(0)

    assert [3, 1] == [line.facts["tribes"] for line in democracy_aloud.scores(view)]
