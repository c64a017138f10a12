import pytest

from hustings.games.majority.actions import Add, Bid, Move, Pass, Remove
from hustings.games.majority.chapters.effects import touches
from hustings.games.majority.nouns import Faction
from hustings.games.majority.stages import Effect, Resolving
from tests.games.majority.notation import Table, bidding_on, majority

V, M, L, J = Faction.VOTERS, Faction.MONEY, Faction.LAWMAKERS, Faction.JUSTICE
HEADS = "justice 0, bureaucracy 1, lawmakers 2, president 1"
SEATS = 5
"""Change, Liberty, Tradition, Regulate, Centrist; law 1 rewards Change and penalises Tradition."""


def passed(law: int, tiles: str, **changes: object) -> Table:
    """Return the table when *law* has passed and those it touches carry it out."""
    heads = changes.pop("heads", HEADS)
    table = bidding_on("YNNNN", law, seats=SEATS, tiles=tiles, heads=heads, **changes)
    table = table.do(0, Bid(1))
    for seat in (3, 4, 1, 2):
        table = table.do(seat, Bid(0))
    return table.do(0, Bid(0))


def effect(table: Table, law: int, seat: int) -> str | None:
    found = touches(table.state, table.frame.laws[law], seat)
    return None if found is None else found.kind


TABLE = majority(SEATS, heads="justice 1, activists 3, voters 0, media 4")


@pytest.mark.clause("law.touched")
def test_politics_are_rewarded_and_penalised() -> None:
    assert ("reward", "penalty") == (effect(TABLE, 1, 0), effect(TABLE, 1, 2))


@pytest.mark.clause("law.touched")
def test_powers_count_where_no_politics_is_named() -> None:
    assert ("penalty", "reward") == (effect(TABLE, 1, 1), effect(TABLE, 1, 3))


@pytest.mark.clause("law.touched", refuses=True)
def test_a_power_counts_for_nothing_beside_ones_politics() -> None:
    table = majority(SEATS, heads="justice 0, activists 2")

    assert ("reward", "penalty") == (effect(table, 1, 0), effect(table, 1, 2))


@pytest.mark.clause("law.touched", refuses=True)
def test_who_is_not_named_is_not_touched() -> None:
    assert effect(TABLE, 1, 4) is None


def test_two_politics_of_one_seat_can_be_touched_both_ways() -> None:
    table = majority(heads="justice 0")

    assert [None, None, None] == [effect(table, 27, seat) for seat in (1, 2)] + [
        effect(table, 25, 1)
    ]
    assert "both" == effect(majority(heads="voters 0, money 0"), 27, 0)


@pytest.mark.clause("law.reward")
def test_who_is_rewarded_adds_two_to_one_faction() -> None:
    table = passed(1, "voters 1 0 0 0 0")
    assert [Add(faction) for faction in Faction if faction is not L] == list(table.legal(0))[:6]

    assert (3, 0, 0, 0, 0) == table.do(0, Add(V)).on(V)


@pytest.mark.clause("law.reward", refuses=True)
def test_nobody_is_added_to_lawmakers() -> None:
    assert "law.reward" == passed(1, "voters 1 0 0 0 0").refuses(0, Add(L))


def test_what_the_bag_lacks_is_paid_in_influence() -> None:
    table = passed(1, "voters 26 0 0 0 0").do(0, Add(M))

    assert ((1, 0, 0, 0, 0), 9 - 1 + 1) == (table.on(M), table.state.influence[0])


def test_an_empty_bag_pays_influence_without_a_question() -> None:
    table = passed(1, "voters 27 0 0 0 0")

    assert 9 - 1 + 2 == table.state.influence[0]


@pytest.mark.parametrize(("amount", "added"), [(1, 1), (3, 3)])
def test_the_table_may_agree_on_another_number(amount: int, added: int) -> None:
    table = passed(1, "voters 1 0 0 0 0", law_amount=amount)

    assert added == table.do(0, Add(M)).on(M)[0]


@pytest.mark.clause("law.penalty")
def test_who_is_penalised_removes_two_from_a_faction_of_its_choice() -> None:
    table = passed(1, "voters 0 0 2 0 0, lawmakers 0 0 3 0 0").do(2, Remove(L))

    assert (0, 0, 1, 0, 0) == table.on(L)


@pytest.mark.clause("law.penalty", refuses=True)
def test_one_from_a_small_pile_is_not_enough_where_there_is_a_larger_one() -> None:
    table = passed(1, "voters 0 0 1 0 0, money 0 0 2 0 0, media 0 0 2 0 0")

    assert "law.penalty" == table.refuses(2, Remove(V))
    assert "law.penalty" == table.refuses(2, Remove(J))


def test_who_has_no_choice_is_not_asked_and_penalties_come_first() -> None:
    table = passed(1, "voters 1 0 1 0 0")

    assert (1, 0, 0, 0, 0) == table.on(V)
    assert Resolving(0, 2, (Effect(0, "reward"),)) == table.state.stage


def test_who_has_nobody_loses_nobody() -> None:
    assert isinstance(passed(1, "voters 1 0 0 0 0").state.stage, Resolving)


BOTH = passed(27, "media 0 0 3 0 0", heads="justice 1, bureaucracy 1, lawmakers 2, voters 2")


@pytest.mark.clause("law.both")
def test_who_is_touched_both_ways_may_move_up_to_two() -> None:
    table = BOTH.do(2, Move(Faction.MEDIA, M, 2))

    assert (0, 0, 2, 0, 0) == table.on(M)
    assert BOTH.objection(2, Pass()) is None


@pytest.mark.clause("law.both", refuses=True)
@pytest.mark.parametrize(
    "action",
    [
        Move(Faction.MEDIA, M, 3),
        Move(Faction.MEDIA, M, 0),
        Move(Faction.MEDIA, Faction.MEDIA, 1),
        Move(Faction.MEDIA, L, 1),
        Move(V, M, 1),
    ],
)
def test_nobody_moves_more_or_onto_lawmakers(action: Move) -> None:
    assert "law.both" == BOTH.refuses(2, action)


def test_each_carries_out_only_what_touches_it() -> None:
    assert "table.turn" == BOTH.refuses(2, Add(V))
    assert "table.turn" == BOTH.refuses(0, Pass())


def test_an_absent_seat_carries_a_law_out_quietly() -> None:
    rewarded = passed(1, "voters 1 0 0 0 0, money 3 0 0 0 0")
    penalised = passed(1, "voters 0 0 2 0 0, lawmakers 0 0 3 0 0")

    assert Add(M) == rewarded.rules.absent(rewarded.state, 0)
    assert Remove(L) == penalised.rules.absent(penalised.state, 2)
    assert Pass() == BOTH.rules.absent(BOTH.state, 2)
