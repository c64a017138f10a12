"""Twin worlds: what a seat is shown does not depend on what it may not know."""

import pytest

from hustings.core.dice import Dice
from hustings.core.model import Event
from hustings.games.majority.actions import Actions, Ballot, Bid, Draw, Hand, Pick, Place, Promote
from hustings.games.majority.ledger import Allotment
from hustings.games.majority.nouns import Faction
from hustings.games.majority.stages import Awarding
from tests.games.majority.notation import Table, balloting, bidding_on, majority, promoting
from tests.games.majority.test_agenda import FIRST, LATER, drawn

V, M = Faction.VOTERS, Faction.MONEY
OTHERS = (1, 2, None)


def hands(left: int) -> Place:
    return Place((Hand(V, left), Hand(M, 3 - left)))


@pytest.mark.parametrize("viewer", OTHERS)
def test_hands_that_nobody_has_shown_look_the_same(viewer: int | None) -> None:
    table = majority(ready=(3, 3, 3))
    one, other = table.do(0, hands(1)), table.do(0, hands(3))

    assert one.view(viewer) == other.view(viewer)
    assert one.view(0) != other.view(0)
    assert (True, False, False) == one.view(viewer).answered


@pytest.mark.parametrize("viewer", OTHERS)
def test_ballots_that_nobody_has_shown_look_the_same(viewer: int | None) -> None:
    one, other = (balloting().do(0, Ballot(yes=yes)) for yes in (True, False))

    assert one.view(viewer) == other.view(viewer)
    assert (True, False) == (one.view(0).ballot, other.view(0).ballot)


@pytest.mark.parametrize("viewer", OTHERS)
def test_drawn_and_picked_laws_look_the_same(viewer: int | None) -> None:
    twin = drawn(Draw((1, 2, 3, 4, 6), (), 21))

    assert LATER.view(viewer) == twin.view(viewer)
    one, other = LATER.do(0, Pick((1, 2))), twin.do(0, Pick((1, 6)))
    assert one.view(viewer) == other.view(viewer)


def test_only_the_president_sees_its_two_laws() -> None:
    table = FIRST.do(0, Pick((1, 2)))

    assert [(), (6, 7), ()] == [table.view(seat).pair for seat in range(3)]
    assert 2 == table.view(0).pairs


@pytest.mark.parametrize("viewer", OTHERS)
def test_tokens_of_others_look_the_same_in_the_last_turn(viewer: int | None) -> None:
    one, other = (
        majority(turn=5, seen=(2, 4, 5), influence=(n, 4, 5), capital=(n, 0, 0)) for n in (3, 9)
    )

    assert one.view(viewer) == other.view(viewer)


def test_a_law_is_shown_to_whoever_has_seen_it() -> None:
    assert [20, 21, 22, 23] == [law.id for law in LATER.view(1).laws]
    assert [1, 2, 3, 4, 5, 20, 21, 22, 23] == [law.id for law in LATER.view(0).laws]


@pytest.mark.parametrize(
    ("action", "hidden"),
    [
        (hands(1), Place(None)),
        (Ballot(yes=True), Ballot(None)),
        (Pick((1, 2)), Pick(None)),
    ],
)
def test_an_event_is_whole_to_who_acted_and_covered_to_others(
    action: Place | Ballot | Pick, hidden: Place | Ballot | Pick
) -> None:
    rules = majority().rules
    event: Event[Actions] = Event(7, 0, action)

    assert event == rules.redact(event, 0)
    assert Event(7, 0, hidden) == rules.redact(event, 1) == rules.redact(event, None)


def test_a_draw_is_covered_to_all_but_its_size() -> None:
    event: Event[Actions] = Event(7, None, Draw((1, 2), (3,), 4))

    assert Event(7, None, Draw((None, None), (None,), None)) == majority().rules.redact(event, 0)


def test_what_everybody_sees_is_seen_by_everybody() -> None:
    event: Event[Actions] = Event(7, 0, Promote(V, M))

    assert event == majority().rules.redact(event, 2)


def imagined(table: Table, viewer: int | None, seed: bytes = b"dream") -> Table:
    return Table(table.rules, table.rules.imagine(table.view(viewer), Dice(seed)))


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.parametrize(
    "table",
    [
        majority(ready=(3, 3, 3)).do(0, hands(1)),
        balloting().do(0, Ballot(yes=True)),
        LATER,
        FIRST,
        FIRST.do(0, Pick((1, 2))),
        LATER.do(0, Pick((1, 2))),
        promoting("voters 1 1 1"),
    ],
)
def test_an_imagined_world_looks_the_same(table: Table, viewer: int | None) -> None:
    assert table.view(viewer) == imagined(table, viewer).view(viewer)


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    worlds = {imagined(LATER, 1, bytes([n])).state.drawn for n in range(20)}

    assert 10 < len(worlds)
    assert {5} == set(map(len, worlds))


def test_tokens_are_imagined_as_who_counts_along_knows_them() -> None:
    table = bidding_on("YYN", 27, turn=5, influence=(11, 10, 9), seen=(9, 8, 7),
                       allotments=(Allotment(3, 2, 0),) * 3)  # fmt: skip
    table = table.do(0, Bid(2)).do(1, Bid(2)).do(2, Bid(0)).do(0, Bid(0)).do(1, Bid(0))

    assert isinstance(table.state.stage, Awarding)
    assert ((9, 8, 9), (1, 1, 0)) == (table.state.influence, table.state.capital)
    assert table.state.influence == imagined(table, 2).state.influence
    assert table.state.capital == imagined(table, 2).state.capital
