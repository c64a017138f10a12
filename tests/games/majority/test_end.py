from typing import Any

import pytest
from msgspec.structs import replace

from hustings.core.model import Over
from hustings.games.majority.chapters import scoring
from hustings.games.majority.ledger import Outcome
from tests.games.majority.notation import Table, majority

UNREST, ORDER, PLAIN = (1, 2, 4, 9, 10), (5, 6, 8, 12, 13), (3, 7, 11, 15)


def ended(**changes: Any) -> Table:
    """Return a table after its last turn."""
    hands = changes.pop("hands", ((), (), ()))
    table = majority(turn=5, heads=changes.pop("heads", "justice 0, bureaucracy 1"), **changes)
    return Table(table.rules, scoring.end(table.frame, replace(table.state, hands=hands)))


def outcome(table: Table) -> Outcome:
    assert table.state.outcome is not None
    return table.state.outcome


def share(table: Table, clause: str) -> tuple[int, ...]:
    return tuple(
        line.capital
        for account in outcome(table).accounts
        for line in account.shares
        if line.clause == clause
    )


def over(table: Table) -> Over:
    turn = table.rules.turn(table.state)
    assert isinstance(turn, Over)
    return turn


def kept(table: Table) -> tuple[int, ...]:
    return tuple(account.kept for account in outcome(table).accounts)


@pytest.mark.clause("end.mood")
def test_order_keeps_all_capital() -> None:
    table = ended(hands=(ORDER[:2], UNREST[:1], ()), capital=(9, 4, 0))

    assert ("order", (9, 4, 0)) == (outcome(table).mood, kept(table))


@pytest.mark.clause("end.mood")
def test_a_tie_keeps_as_much_as_stands_in_lawmakers() -> None:
    table = ended(hands=(ORDER[:1], UNREST[:1], ()), capital=(9, 1, 5), tiles="lawmakers 4 3 0")

    assert ("tie", (4, 1, 0)) == (outcome(table).mood, kept(table))


@pytest.mark.clause("end.mood", refuses=True)
def test_unrest_keeps_none_and_laws_without_symbol_count_for_neither() -> None:
    table = ended(hands=(UNREST[:1], PLAIN, ()), capital=(9, 4, 0), tiles="lawmakers 4 0 0")

    assert ("unrest", (0, 0, 0)) == (outcome(table).mood, kept(table))


@pytest.mark.clause("end.incumbent")
def test_each_power_card_earns_three() -> None:
    table = ended(heads="justice 0, president 0, media 1")

    assert (6, 3, 0) == share(table, "end.incumbent")


@pytest.mark.clause("end.incumbent", refuses=True)
def test_the_maverick_earns_nothing() -> None:
    assert (0, 0, 0) == share(ended(heads="maverick 2"), "end.incumbent")


@pytest.mark.clause("end.majority")
def test_most_supporters_on_all_factions_earn_five() -> None:
    table = ended(tiles="lawmakers 2 0 1, voters 2 3 0")

    assert (5, 0, 0) == share(table, "end.majority")


@pytest.mark.clause("end.majority", refuses=True)
def test_who_ties_shares_rounded_up() -> None:
    table = ended(tiles="lawmakers 2 0 1, voters 1 3 0")

    assert (3, 3, 0) == share(table, "end.majority")


@pytest.mark.clause("end.kingmaker")
def test_three_or_more_on_most_factions_earn_three() -> None:
    table = ended(tiles="lawmakers 3 0 9, voters 3 0 0")

    assert (3, 0, 0) == share(table, "end.kingmaker")


@pytest.mark.clause("end.kingmaker", refuses=True)
def test_two_on_a_faction_do_not_count_and_nobody_earns_for_none() -> None:
    assert (0, 0, 0) == share(ended(tiles="lawmakers 2 2 2"), "end.kingmaker")


@pytest.mark.clause("end.autocrat")
def test_the_largest_pile_earns_three() -> None:
    assert (0, 0, 3) == share(ended(tiles="money 3 0 0, voters 3 0 4"), "end.autocrat")


@pytest.mark.clause("end.autocrat", refuses=True)
def test_many_small_piles_are_not_a_large_one() -> None:
    assert (0, 0, 3) == share(ended(tiles="money 3 0 0, media 3 0 4"), "end.autocrat")


@pytest.mark.clause("end.realpolitik")
def test_most_laws_earn_five() -> None:
    assert (0, 5, 0) == share(ended(hands=(PLAIN[:1], ORDER[:2], ())), "end.realpolitik")


@pytest.mark.clause("end.realpolitik", refuses=True)
def test_nobody_earns_for_having_no_laws() -> None:
    assert (0, 0, 0) == share(ended(), "end.realpolitik")


@pytest.mark.clause("end.establishment")
def test_most_laws_of_order_earn_three() -> None:
    assert (3, 0, 0) == share(ended(hands=(ORDER[:1], UNREST[:2], ())), "end.establishment")


@pytest.mark.clause("end.establishment", refuses=True)
def test_laws_of_unrest_establish_nothing() -> None:
    assert (0, 0, 0) == share(ended(hands=(UNREST[:1], (), ())), "end.establishment")


@pytest.mark.clause("end.revolutionary")
def test_most_laws_of_unrest_earn_three() -> None:
    assert (0, 3, 0) == share(ended(hands=(ORDER[:2], UNREST[:1], ())), "end.revolutionary")


@pytest.mark.clause("end.revolutionary", refuses=True)
def test_who_ties_for_most_shares_the_three() -> None:
    hands = (UNREST[:1], UNREST[1:2], UNREST[2:3])

    assert (1, 1, 1) == share(ended(hands=hands), "end.revolutionary")


@pytest.mark.clause("end.winner")
def test_most_capital_wins_and_accomplishments_count_in_unrest_too() -> None:
    table = ended(hands=(UNREST[:1], (), ()), capital=(0, 9, 0))

    assert (11, 3, 0) == over(table).scores
    assert (1, 2, 3) == over(table).places


@pytest.mark.clause("end.winner")
def test_influence_then_laws_break_ties_and_then_the_win_is_shared() -> None:
    heads = "justice 0, bureaucracy 1, media 2"

    assert (2, 1, 3) == over(ended(heads=heads, influence=(3, 4, 0))).places
    assert (1, 1, 3) == over(ended(heads=heads, influence=(4, 4, 0))).places


@pytest.mark.clause("end.winner", refuses=True)
def test_influence_does_not_beat_capital() -> None:
    assert (1, 1, 3) == over(ended(influence=(0, 0, 9))).places


@pytest.mark.clause("end.concealed")
def test_in_the_last_turn_a_seat_sees_its_own_tokens_only() -> None:
    table = majority(turn=5, influence=(3, 4, 5), capital=(1, 2, 3))
    view = table.view(1)

    assert ((None, 4, None), (None, 2, None)) == (view.influence, view.capital)
    assert (None, (), None) == view.hands
    assert (None, None, None) == table.view(None).influence


@pytest.mark.clause("end.concealed", refuses=True)
def test_before_the_last_turn_and_after_it_all_is_shown() -> None:
    assert (3, 4, 5) == majority(turn=4, influence=(3, 4, 5)).view(1).influence
    assert (3, 4, 5) == ended(influence=(3, 4, 5)).view(1).influence
