import pytest

from hustings.games.majority.actions import Hand, Place
from hustings.games.majority.chapters import allotment
from hustings.games.majority.chapters.allotment import dawn
from hustings.games.majority.nouns import Faction
from hustings.games.majority.stages import Promoting
from tests.games.majority.notation import Table, majority

VOTERS, MONEY = Faction.VOTERS, Faction.MONEY
READY = majority(ready=(3, 3, 3))


def place(*hands: tuple[Faction, int]) -> Place:
    return Place(tuple(Hand(faction, count) for faction, count in hands))


def begun(table: Table) -> Table:
    return Table(table.rules, dawn(table.frame, table.state))


@pytest.mark.clause("allot.base")
def test_the_first_turn_gives_six_and_six() -> None:
    table = begun(majority(turn=0, heads="activists 0"))

    assert ((6, 6, 6), (6, 6, 6)) == (table.state.ready, table.state.influence)


@pytest.mark.clause("allot.base", refuses=True)
def test_powers_add_nothing_in_the_first_turn() -> None:
    table = begun(majority(turn=0, heads="lawmakers 0"))

    assert 6 == table.state.influence[0]


@pytest.mark.clause("allot.bonus")
@pytest.mark.parametrize(
    ("heads", "supporters", "influence"),
    [
        ("activists 0", 5, 3),
        ("voters 0", 4, 4),
        ("media 0", 4, 4),
        ("money 0", 3, 4),
        ("bureaucracy 0", 3, 5),
        ("justice 0", 3, 4),
        ("lawmakers 0", 3, 6),
        ("president 0", 4, 5),
        ("maverick 0", 4, 4),
        ("activists 0, lawmakers 0, president 0", 6, 8),
    ],
)
def test_powers_add_to_the_allotment(heads: str, supporters: int, influence: int) -> None:
    table = begun(majority(turn=1, heads=heads))

    assert (supporters, influence) == (table.state.ready[0], table.state.influence[0])


@pytest.mark.clause("allot.bonus")
def test_who_holds_no_power_takes_six_influence_more() -> None:
    assert 9 == begun(majority(turn=1, heads="")).state.influence[0]


@pytest.mark.clause("allot.bonus", refuses=True)
def test_the_maverick_is_a_power_and_so_brings_no_six() -> None:
    assert 4 == begun(majority(turn=1, heads="maverick 0")).state.influence[0]


def test_by_option_the_maverick_alone_still_gets_the_six() -> None:
    table = majority(turn=1, heads="maverick 0", maverick_blocks_six=False)

    assert 10 == begun(table).state.influence[0]


@pytest.mark.clause("allot.short")
def test_who_runs_out_of_supporters_takes_influence() -> None:
    table = majority(turn=1, tiles="justice 26 0 0", heads="justice 0")

    given = allotment.allotment(table.frame, begun(table).state, 0)
    table = begun(table)

    assert (1, 0, 6) == (table.state.ready[0], table.state.reserve[0], table.state.influence[0])
    assert 3 == given.short


@pytest.mark.clause("allot.short", refuses=True)
def test_who_has_enough_gets_no_influence_instead() -> None:
    assert 0 == begun(majority(turn=1)).state.allotments[0].short


@pytest.mark.clause("place.all")
def test_all_that_is_on_deck_is_placed() -> None:
    assert READY.objection(0, place((VOTERS, 3))) is None


@pytest.mark.clause("place.all", refuses=True)
@pytest.mark.parametrize("hands", [[(VOTERS, 2)], [(VOTERS, 4)], [(VOTERS, -1), (MONEY, 4)]])
def test_nobody_holds_supporters_back(hands: list[tuple[Faction, int]]) -> None:
    assert "place.all" == READY.refuses(0, place(*hands))


@pytest.mark.clause("place.hands")
def test_hands_are_shown_when_the_last_has_filled_them() -> None:
    table = READY.do(0, place((VOTERS, 1), (MONEY, 2))).do(1, place((VOTERS, 3)))
    assert (0, 0, 0) == table.on(VOTERS)

    table = table.do(2, place((MONEY, 3)))

    assert ((1, 3, 0), (2, 0, 3)) == (table.on(VOTERS), table.on(MONEY))
    assert isinstance(table.state.stage, Promoting)


@pytest.mark.clause("place.hands")
def test_a_hand_may_be_empty_as_a_bluff() -> None:
    assert READY.objection(0, place((VOTERS, 0), (MONEY, 3))) is None


@pytest.mark.clause("place.hands")
def test_a_seat_may_think_again_until_the_last_has_chosen() -> None:
    table = READY.do(0, place((VOTERS, 3))).do(0, place((MONEY, 3)))

    assert place((MONEY, 3)).hands == table.view(0).hands_down


@pytest.mark.clause("place.hands", refuses=True)
@pytest.mark.parametrize(
    "action",
    [
        Place(None),
        Place(()),
        place((VOTERS, 1), (VOTERS, 2)),
        place((VOTERS, 1), (MONEY, 1), (Faction.MEDIA, 1)),
    ],
)
def test_there_are_two_hands_over_different_factions(action: Place) -> None:
    assert "place.hands" == READY.refuses(0, action)


@pytest.mark.clause("place.lawmakers")
def test_all_other_factions_can_be_placed_on() -> None:
    placed = {hand.faction for action in READY.legal(0) if isinstance(action, Place)
              for hand in action.hands or ()}  # fmt: skip

    assert set(Faction) - {Faction.LAWMAKERS} == placed


@pytest.mark.clause("place.lawmakers", refuses=True)
def test_nobody_is_placed_on_lawmakers() -> None:
    assert "place.lawmakers" == READY.refuses(0, place((Faction.LAWMAKERS, 3)))


def test_an_absent_seat_places_where_most_of_its_supporters_stand() -> None:
    table = majority(tiles="money 2 0 0, voters 1 0 0", ready=(3, 3, 3))

    assert place((MONEY, 3)) == table.rules.absent(table.state, 0)
