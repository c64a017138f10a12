import pytest

from hustings.core.model import Fact
from hustings.games.majority.actions import (
    Actions,
    Appoint,
    Decide,
    Firm,
    Join,
    Leave,
    Propose,
    Protest,
    Reject,
)
from hustings.games.majority.chapters import allotment
from hustings.games.majority.nouns import Faction, Power
from hustings.games.majority.stages import (
    NO_GROUPS,
    Appointing,
    Branding,
    Coalescing,
    Group,
    Nominating,
    Settling,
)
from tests.games.majority.notation import Table, coalescing

A, V, M, L = Faction.ACTIVISTS, Faction.VOTERS, Faction.MONEY, Faction.LAWMAKERS
HEADS = "justice 0, bureaucracy 1, voters 2, activists 2"
TABLE = coalescing("money 2 2 3, voters 1 0 0", heads=HEADS)


def stage(table: Table) -> Coalescing:
    assert isinstance(table.state.stage, Coalescing)
    return table.state.stage


def head(table: Table, power: Power) -> int | None:
    return table.state.holders[power.place]


def through(table: Table) -> Table:
    """Have Justice decide for the first of all who tie, and the first other be President."""
    while isinstance(table.state.stage, Settling | Nominating | Appointing | Branding):
        seats = table.rules._waiting(table.state)
        table = table.do(seats[0], table.legal(seats[0])[0])
    return table


@pytest.mark.clause("coalition.members")
def test_two_who_stand_there_may_stand_together() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 0)).do(1, Join(0))

    assert (Group((0, 1), 0),) == stage(table).groups[M.place]


@pytest.mark.clause("coalition.members")
def test_a_member_may_leave_and_that_ends_it() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 0)).do(1, Join(0)).do(1, Leave(M))

    assert () == stage(table).groups[M.place]


@pytest.mark.clause("coalition.members", refuses=True)
@pytest.mark.parametrize(
    "action",
    [
        Propose(V, (0, 1), 0),
        Propose(M, (1, 2), 1),
        Propose(M, (0,), 0),
        Propose(M, (1, 0), 0),
        Propose(M, (0, 5), 0),
        Leave(M),
    ],
)
def test_each_member_stands_there_and_one_of_them_proposes(action: Actions) -> None:
    assert "coalition.members" == TABLE.refuses(0, action)


@pytest.mark.clause("coalition.head")
def test_any_member_may_be_head() -> None:
    assert TABLE.objection(0, Propose(M, (0, 2), 0)) is None


@pytest.mark.clause("coalition.head", refuses=True)
def test_who_is_no_member_is_not_head() -> None:
    assert "coalition.head" == TABLE.refuses(0, Propose(M, (0, 1), 2))


@pytest.mark.clause("coalition.consent")
def test_a_coalition_stands_when_all_have_agreed() -> None:
    table = TABLE.do(0, Propose(M, (0, 1, 2), 1)).do(1, Join(0))
    assert () == stage(table).groups[M.place]

    assert (Group((0, 1, 2), 1),) == stage(table.do(2, Join(0))).groups[M.place]


@pytest.mark.clause("coalition.consent", refuses=True)
def test_of_two_that_compete_the_second_is_off_the_table() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 0)).do(2, Propose(M, (1, 2), 1)).do(1, Join(0))

    assert "coalition.consent" == table.refuses(1, Join(1))


@pytest.mark.clause("coalition.consent", refuses=True)
def test_nobody_agrees_twice_or_to_what_is_given_up_or_proposes_again() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 0))

    assert "coalition.consent" == table.refuses(0, Join(0))
    assert "coalition.consent" == table.refuses(2, Reject(0))
    assert "coalition.consent" == table.refuses(1, Propose(M, (0, 1), 0))
    assert "coalition.consent" == table.do(1, Reject(0)).refuses(1, Join(0))


@pytest.mark.clause("coalition.consent", refuses=True)
def test_who_proposes_what_another_has_proposed_is_told_whom_to_join() -> None:
    again = Propose(M, (0, 1, 2), 0)
    table = TABLE.do(0, again)

    assert {"why": "join", "by": 0} == why(table, 1, again)
    assert {"why": "wait", "by": 0} == why(table, 0, again)
    assert {"why": "wait", "by": 0} == why(table.do(1, Join(0)), 1, again)
    assert {"why": "stands"} == why(table.do(1, Join(0)).do(2, Join(0)), 1, again)


def why(table: Table, seat: int, action: Actions) -> dict[str, Fact]:
    """Return the facts of what speaks against *action*."""
    found = table.objection(seat, action)
    assert found is not None, f"expected that {action} is refused"
    return dict(found.facts)


def test_a_proposal_makes_only_those_think_again_whom_it_names() -> None:
    table = TABLE.firm(1, 2).do(0, Propose(M, (0, 1), 0))

    assert (False, False, True) == stage(table).floor.firm


def test_coalitions_have_late_changes_too() -> None:
    table = TABLE.firm(1, 2)
    for head_of in (0, 1):
        table = table.do(0, Propose(M, (0, 1), head_of))
    table = table.do(0, Propose(M, (0, 2), 0))

    assert "promote.late" == table.refuses(0, Propose(M, (0, 2), 2))
    assert "promote.firm" == TABLE.firm(0).refuses(0, Firm())


@pytest.mark.clause("coalition.winner")
def test_the_head_of_the_strongest_group_takes_the_card() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 1)).do(1, Join(0)).firm()

    assert 1 == head(through(table), Power.MONEY)


@pytest.mark.clause("coalition.winner", refuses=True)
def test_the_strongest_alone_loses_to_a_stronger_coalition() -> None:
    table = through(TABLE.do(0, Propose(M, (0, 1), 1)).do(1, Join(0)).firm())

    assert 2 != head(table, Power.MONEY)
    assert (0, 1) == table.state.controls[-1].bloc.members


def test_what_was_judged_stays_to_be_seen_until_the_next_turn() -> None:
    table = TABLE.do(0, Propose(M, (0, 1), 1)).do(1, Join(0)).firm()
    judged = table.state.groups

    assert (Group((0, 1), 1),) == judged[M.place]
    assert judged == through(table).state.groups
    assert NO_GROUPS == allotment.dawn(table.frame, table.state).groups


@pytest.mark.clause("coalition.tie")
def test_justice_decides_between_those_who_tie() -> None:
    table = coalescing("money 1 1 0").firm().do(0, Decide(0))

    assert 0 == head(through(table), Power.MONEY)


@pytest.mark.clause("coalition.tie", refuses=True)
def test_justice_does_not_decide_for_who_does_not_tie() -> None:
    table = coalescing("money 1 1 0").firm()

    assert "coalition.tie" == table.refuses(0, Decide(2))
    assert "table.turn" == table.refuses(1, Decide(1))


def test_by_option_the_holder_keeps_the_card_in_a_tie() -> None:
    heads = "justice 0, bureaucracy 1, money 2"
    table = coalescing("money 1 1 0", heads=heads, faction_tie="incumbent").firm()

    assert isinstance(table.state.stage, Nominating)
    assert 2 == head(through(table), Power.MONEY)


def test_by_option_justice_still_decides_where_nobody_holds_the_card() -> None:
    table = coalescing("money 1 1 0", faction_tie="incumbent").firm()

    assert isinstance(table.state.stage, Settling)


@pytest.mark.clause("coalition.empty")
def test_on_an_empty_faction_the_holder_keeps_the_card() -> None:
    assert 2 == head(through(coalescing("money 1 0 0").firm()), Power.VOTERS)


@pytest.mark.clause("coalition.empty", refuses=True)
def test_an_empty_faction_that_nobody_held_stays_unclaimed() -> None:
    assert head(through(coalescing("voters 1 0 0").firm()), Power.MEDIA) is None


@pytest.mark.clause("protest.one")
def test_the_firebrand_moves_a_supporter_of_anybody() -> None:
    table = TABLE.do(2, Protest(0, M, V))

    assert ((1, 2, 3), (2, 0, 0)) == (table.on(M), table.on(V))
    assert table.state.used[Power.ACTIVISTS.place]


@pytest.mark.clause("protest.one", refuses=True)
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (0, Protest(1, M, V)),
        (2, Protest(1, V, M)),
        (2, Protest(1, M, M)),
        (2, Protest(4, M, V)),
    ],
)
def test_nobody_else_protests_and_nobody_is_moved_from_where_it_is_not(
    seat: int, action: Protest
) -> None:
    assert "protest.one" == TABLE.refuses(seat, action)


@pytest.mark.clause("protest.one", refuses=True)
def test_there_is_one_protest_a_turn() -> None:
    assert "protest.one" == TABLE.do(2, Protest(0, M, V)).refuses(2, Protest(0, M, V))


def test_a_coalition_whose_head_has_nobody_left_ends() -> None:
    table = coalescing("money 1 2 3", heads=HEADS).do(0, Propose(M, (0, 1), 0)).do(1, Join(0))

    assert () == stage(table.do(2, Protest(0, M, V))).groups[M.place]


def test_a_coalition_goes_on_without_a_member_who_has_nobody_left() -> None:
    table = coalescing("money 1 2 3", heads=HEADS).do(0, Propose(M, (0, 1, 2), 1))
    table = table.do(1, Join(0)).do(2, Join(0)).do(2, Protest(0, M, V))

    assert (Group((1, 2), 1),) == stage(table).groups[M.place]


def test_a_proposal_to_who_has_nobody_left_is_off_the_table() -> None:
    table = coalescing("money 1 2 3", heads=HEADS).do(0, Propose(M, (0, 1), 0))

    assert () == stage(table.do(2, Protest(0, M, V))).motions


@pytest.mark.clause("protest.lawmakers")
def test_a_protest_may_move_onto_lawmakers() -> None:
    assert (1, 0, 0) == TABLE.do(2, Protest(0, M, L)).on(L)


@pytest.mark.clause("protest.lawmakers", refuses=True)
def test_by_option_it_may_not() -> None:
    table = coalescing("money 2 2 3", heads=HEADS, protest_into_lawmakers=False)

    assert "protest.lawmakers" == table.refuses(2, Protest(0, M, L))


@pytest.mark.clause("integrity.unused")
def test_each_power_that_was_kept_pays_its_old_head() -> None:
    table = coalescing("money 1 0 0", heads="justice 0, bureaucracy 1, voters 2, maverick 2")

    assert (1, 1, 2) == table.firm().state.capital


@pytest.mark.clause("integrity.unused", refuses=True)
def test_used_powers_and_those_that_must_be_used_do_not_pay() -> None:
    heads = "justice 0, bureaucracy 1, activists 2, lawmakers 1, president 0"
    table = coalescing("money 1 1 0", heads=heads).do(2, Protest(0, M, V)).firm()

    assert (1, 1, 0) == table.state.capital


@pytest.mark.clause("president.chooser")
def test_the_strongest_in_voters_and_media_chooses() -> None:
    table = coalescing("voters 1 0 2, media 0 2 1").firm()

    assert isinstance(table.state.stage, Appointing)
    assert 2 == table.state.stage.chooser


@pytest.mark.clause("president.chooser")
def test_outgoing_justice_decides_who_chooses_even_where_nobody_stands() -> None:
    table = coalescing("money 1 0 0").firm()

    assert isinstance(table.state.stage, Nominating)
    assert (0, 1, 2) == table.state.stage.tied
    assert isinstance(table.do(0, Decide(1)).state.stage, Appointing)


@pytest.mark.clause("president.chooser", refuses=True)
def test_who_does_not_tie_does_not_choose() -> None:
    table = coalescing("voters 1 1 0, money 1 0 0").firm().do(0, Decide(0))

    assert isinstance(table.state.stage, Nominating)
    assert "president.chooser" == table.refuses(0, Decide(2))


@pytest.mark.clause("president.other")
def test_anyone_else_may_become_president() -> None:
    table = coalescing("voters 1 0 0").firm()

    assert [Appoint(1), Appoint(2)] == [a for a in table.legal(0) if isinstance(a, Appoint)]
    assert 2 == head(table.do(0, Appoint(2)), Power.PRESIDENT)


@pytest.mark.clause("president.other", refuses=True)
def test_nobody_names_itself() -> None:
    table = coalescing("voters 1 0 0").firm()

    assert "president.other" == table.refuses(0, Appoint(0))
    assert "president.other" == table.refuses(0, Appoint(3))


def test_cards_go_upright_at_the_switch() -> None:
    table = coalescing("voters 2 0 0", heads=HEADS).do(2, Protest(0, V, M)).firm()

    assert not any(through(table).state.used)


@pytest.mark.clause("maverick.least")
def test_who_has_least_capital_and_cards_is_the_maverick() -> None:
    table = coalescing("voters 1 0 0", heads="justice 0, bureaucracy 0", capital=(3, 2, 0))

    assert 2 == head(table.firm().do(0, Appoint(1)), Power.MAVERICK)


@pytest.mark.clause("maverick.least")
def test_new_justice_decides_also_for_itself() -> None:
    heads = "justice 0, bureaucracy 0, voters 0"
    table = coalescing("justice 0 1 0, voters 1 0 0", heads=heads, capital=(0, 1, 1))
    table = table.firm().do(0, Appoint(2))

    assert isinstance(table.state.stage, Branding)
    assert (1, 2) == table.state.stage.tied
    assert 1 == head(table.do(1, Decide(1)), Power.MAVERICK)


@pytest.mark.clause("maverick.least", refuses=True)
def test_the_maverick_counts_for_who_holds_it() -> None:
    heads = "justice 0, bureaucracy 0, maverick 2"
    table = coalescing("voters 1 0 0", heads=heads, capital=(3, 1, 0))
    table = table.firm().do(0, Appoint(1))

    assert isinstance(table.state.stage, Branding)
    assert (1, 2) == table.state.stage.tied
    assert "maverick.least" == table.refuses(0, Decide(0))
