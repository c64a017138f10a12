import pytest

from hustings.core.model import Choose
from hustings.games.majority.actions import (
    Ask,
    Elect,
    Firm,
    Grant,
    Pass,
    Promote,
    Recall,
    Refuse,
    Rule,
    Scandal,
    Unelect,
)
from hustings.games.majority.nouns import Faction, Power
from hustings.games.majority.stages import Coalescing, Exposing, Promoting, Ruling
from tests.games.majority.notation import Table, promoting

A, V, M, L = Faction.ACTIVISTS, Faction.VOTERS, Faction.MEDIA, Faction.LAWMAKERS
TABLE = promoting("voters 2 1 1")
"""The Populist is seat 2, the Head of Bureaucracy seat 1; Media has no head."""


def waiting(table: Table) -> tuple[int, ...]:
    turn = table.rules.turn(table.state)
    assert isinstance(turn, Choose)
    return turn.seats


def used(table: Table, power: Power) -> bool:
    return table.state.used[power.place]


@pytest.mark.clause("promote.arrow")
def test_supporters_move_one_step_along_the_arrows() -> None:
    table = TABLE.do(0, Promote(V, M), Promote(V, L)).firm()

    assert ((0, 1, 1), (1, 0, 0), (1, 0, 0)) == (table.on(V), table.on(M), table.on(L))


@pytest.mark.clause("promote.arrow", refuses=True)
@pytest.mark.parametrize(("tail", "head"), [(V, A), (M, L), (V, Faction.JUSTICE)])
def test_nobody_moves_against_an_arrow_or_from_where_it_does_not_stand(
    tail: Faction, head: Faction
) -> None:
    assert "promote.arrow" == TABLE.refuses(0, Promote(tail, head))


@pytest.mark.clause("promote.arrow", refuses=True)
def test_a_supporter_stands_on_one_arrow_only() -> None:
    table = TABLE.do(1, Promote(V, M))

    assert "promote.arrow" == table.refuses(1, Promote(V, L))


@pytest.mark.clause("promote.one")
def test_a_supporter_may_be_called_back() -> None:
    table = TABLE.do(0, Promote(V, M), Recall(V, M)).firm()

    assert (2, 1, 1) == table.on(V)


@pytest.mark.clause("promote.one", refuses=True)
def test_nobody_has_two_on_one_arrow() -> None:
    assert "promote.one" == TABLE.do(0, Promote(V, M)).refuses(0, Promote(V, M))


@pytest.mark.clause("promote.one", refuses=True)
def test_nobody_is_called_back_who_is_not_there() -> None:
    assert "promote.one" == TABLE.refuses(0, Recall(V, M))


@pytest.mark.clause("promote.firm")
def test_the_gavel_falls_when_all_are_firm() -> None:
    assert isinstance(TABLE.firm().state.stage, Coalescing)


@pytest.mark.clause("promote.firm")
def test_a_change_makes_everyone_think_again() -> None:
    table = TABLE.firm(0, 1).do(2, Promote(V, M))

    assert (0, 1, 2) == waiting(table)


@pytest.mark.clause("promote.firm", refuses=True)
def test_nobody_is_firm_twice() -> None:
    assert "promote.firm" == TABLE.firm(0).refuses(0, Firm())


@pytest.mark.clause("promote.late")
def test_three_changes_are_left_when_all_others_have_been_firm() -> None:
    table = TABLE.firm(1, 2).do(0, Promote(V, M), Recall(V, M), Promote(V, L))

    assert (3, 0, 0) == _promoting(table).floor.late


@pytest.mark.clause("promote.late", refuses=True)
def test_there_is_no_fourth_late_change() -> None:
    table = TABLE.firm(1, 2).do(0, Promote(V, M), Recall(V, M), Promote(V, L))

    assert "promote.late" == table.refuses(0, Recall(V, L))


@pytest.mark.clause("promote.late", refuses=True)
def test_nobody_changes_its_mind_for_ever() -> None:
    table = TABLE
    for _ in range(12):
        table = table.do(0, Promote(V, M), Recall(V, M))

    assert "promote.late" == table.refuses(0, Promote(V, M))


def _promoting(table: Table) -> Promoting:
    assert isinstance(table.state.stage, Promoting)
    return table.state.stage


@pytest.mark.clause("promote.ruling")
def test_bureaucracy_rules_who_makes_its_final_moves_first() -> None:
    table = TABLE.do(0, Ask()).do(1, Rule((2, 0, 1)))

    assert (2,) == waiting(table)
    assert used(table, Power.BUREAUCRACY)
    table = table.do(2, Promote(V, M), Firm()).do(0, Firm()).do(1, Firm())
    assert (0, 0, 1) == table.on(M)


@pytest.mark.clause("promote.ruling")
def test_who_declines_to_rule_keeps_its_integrity_and_the_usual_order_holds() -> None:
    table = TABLE.do(0, Ask()).do(1, Pass())

    assert (2, 0, 1) == _promoting(table).order
    assert not used(table, Power.BUREAUCRACY)


@pytest.mark.clause("promote.ruling", refuses=True)
def test_nobody_moves_before_its_turn_or_asks_again() -> None:
    table = TABLE.do(0, Ask()).do(1, Rule((2, 0, 1)))

    assert "promote.ruling" == table.refuses(0, Promote(V, M))
    assert "promote.ruling" == table.refuses(2, Ask())


@pytest.mark.clause("promote.ruling", refuses=True)
def test_a_ruling_puts_everyone_in_order() -> None:
    table = TABLE.do(0, Ask())

    assert isinstance(table.state.stage, Ruling)
    assert "promote.ruling" == table.refuses(1, Rule((2, 0)))


def test_no_menu_lists_an_action_twice() -> None:
    table = promoting("voters 3 0 5").do(2, *[Elect(V, M, 0)] * 2, Elect(V, M, 2))

    for seat, own in ((0, Grant(V, M)), (2, Unelect(V, M, 0))):
        menu = tuple(table.rules.candidates(table.state, seat))
        assert 1 == menu.count(own)
        assert len(set(menu)) == len(menu)


@pytest.mark.clause("election.three")
def test_the_populist_promotes_three_more_also_on_one_arrow() -> None:
    table = promoting("voters 0 0 4").do(2, Promote(V, M), *[Elect(V, M, 2)] * 3).firm()

    assert (0, 0, 4) == table.on(M)
    assert used(table, Power.VOTERS)


@pytest.mark.clause("election.three")
def test_an_election_that_is_taken_back_was_not_used() -> None:
    table = TABLE.do(2, Elect(V, M, 2), Unelect(V, M, 2)).firm()

    assert not used(table, Power.VOTERS)


@pytest.mark.clause("election.three", refuses=True)
def test_there_is_no_fourth_and_nobody_else_elects() -> None:
    table = promoting("voters 1 0 5").do(2, *[Elect(V, M, 2)] * 3)

    assert "election.three" == table.refuses(2, Elect(V, L, 2))
    assert "election.three" == TABLE.refuses(0, Elect(V, M, 0))
    assert "election.three" == TABLE.refuses(2, Elect(V, M, 7))
    assert "election.three" == TABLE.refuses(2, Unelect(V, M, 2))


@pytest.mark.clause("election.consent")
def test_another_seats_supporter_moves_with_its_consent() -> None:
    table = TABLE.do(2, Elect(V, M, 0)).do(0, Grant(V, M)).firm()

    assert (1, 0, 0) == table.on(M)


@pytest.mark.clause("election.consent", refuses=True)
def test_without_consent_it_stays_and_the_power_is_not_used() -> None:
    table = TABLE.do(2, Elect(V, M, 0)).firm()

    assert (0, 0, 0) == table.on(M)
    assert not used(table, Power.VOTERS)


@pytest.mark.clause("election.consent", refuses=True)
def test_consent_is_asked_for_once_and_can_be_taken_back() -> None:
    table = TABLE.do(2, Elect(V, M, 0)).do(0, Grant(V, M))

    assert "election.consent" == table.refuses(0, Grant(V, M))
    assert "election.consent" == table.refuses(1, Refuse(V, M))
    assert (0, 0, 0) == table.do(0, Refuse(V, M)).firm().on(M)


def test_consent_needs_a_supporter_that_stands_free() -> None:
    table = promoting("voters 1 1 1").do(2, Elect(V, M, 0)).do(0, Promote(V, L))

    assert "promote.arrow" == table.refuses(0, Grant(V, M))
    assert "promote.arrow" == table.refuses(2, Elect(V, M, 0))


def test_after_a_ruling_the_owner_is_still_asked_and_its_absence_is_a_no() -> None:
    table = TABLE.do(2, Elect(V, M, 0)).do(1, Ask()).do(1, Rule((2, 1, 0)))

    assert (0, 2) == waiting(table)
    assert Refuse(V, M) == table.rules.absent(table.state, 0)
    assert Firm() == table.rules.absent(table.state, 2)


MOGUL = promoting("voters 2 1 1", heads="justice 0, bureaucracy 1, voters 2, media 1")


@pytest.mark.clause("scandal.arrow")
def test_a_scandal_sends_some_on_one_arrow_back() -> None:
    table = MOGUL.do(0, Promote(V, M)).do(2, Promote(V, M)).firm()
    table = table.do(1, Scandal(V, M, (1, 0, 0)))

    assert ((2, 1, 0), (0, 0, 1)) == (table.on(V), table.on(M))
    assert used(table, Power.MEDIA)


@pytest.mark.clause("scandal.arrow")
def test_the_mogul_may_let_it_be() -> None:
    table = MOGUL.do(0, Promote(V, M)).firm().do(1, Pass())

    assert (1, 0, 0) == table.on(M)
    assert not used(table, Power.MEDIA)


@pytest.mark.clause("scandal.arrow", refuses=True)
@pytest.mark.parametrize(
    "action",
    [
        Scandal(V, M, (2, 0, 0)),
        Scandal(V, M, (0, 0, 0)),
        Scandal(V, M, (1, 0)),
        Scandal(V, L, (1, 0, 0)),
        Scandal(M, V, (1, 0, 0)),
        Scandal(V, M, (1, -1, 0)),
    ],
)
def test_a_scandal_takes_no_more_than_stand_on_one_arrow(action: Scandal) -> None:
    table = MOGUL.do(0, Promote(V, M)).firm()

    assert isinstance(table.state.stage, Exposing)
    assert "scandal.arrow" == table.refuses(1, action)


def test_where_nobody_moves_the_mogul_is_not_asked() -> None:
    assert isinstance(MOGUL.firm().state.stage, Coalescing)


@pytest.mark.clause("election.consent")
def test_what_can_be_done_to_two_alike_is_on_the_menu_once() -> None:
    table = promoting("voters 2 1 1").do(2, Elect(V, M, 0), Elect(V, M, 0))
    asked = [option.action for option in table.rules.menu(table.state, 0)]
    asking = [option.action for option in table.rules.menu(table.state, 2)]

    assert (1, 1) == (asked.count(Grant(V, M)), asked.count(Refuse(V, M)))
    assert 1 == asking.count(Unelect(V, M, 0))
