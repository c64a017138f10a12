"""Nobody holds the table up for ever, also where a ruling or a wish of another opens a way."""

import pytest

from hustings.games.majority.actions import (
    Actions,
    Ask,
    Elect,
    Firm,
    Grant,
    Promote,
    Recall,
    Refuse,
    Rule,
)
from hustings.games.majority.chapters.promotion import most_edits
from hustings.games.majority.nouns import Faction
from tests.games.majority.notation import Table, promoting

V, M, L = Faction.VOTERS, Faction.MEDIA, Faction.LAWMAKERS
TABLE = promoting("voters 2 1 1")
"""The Populist is seat 2, the Head of Bureaucracy seat 1."""
RULED = TABLE.do(1, Ask(), Rule((2, 0, 1)))


def tireless(table: Table, seat: int, *turns: tuple[int, Actions]) -> int:
    """Return how often all *turns* can be taken until *seat* is told that it has had its last."""
    for often in range(1000):
        for who, action in turns:
            if table.refuses(who, action):
                assert ("promote.late", seat) == (table.refuses(who, action), who)
                return often
            table = table.do(who, action)
    pytest.fail(f"{turns} can go on for ever")


@pytest.mark.clause("promote.late", refuses=True)
def test_after_a_ruling_too_nobody_changes_its_mind_for_ever() -> None:
    often = tireless(RULED, 2, (2, Promote(V, M)), (2, Recall(V, M)))

    assert most_edits(TABLE.frame) == 2 * often


@pytest.mark.clause("promote.late", refuses=True)
def test_after_a_ruling_the_populist_does_not_ask_for_ever() -> None:
    often = tireless(RULED, 2, (2, Elect(V, M, 0)), (0, Refuse(V, M)))

    assert most_edits(TABLE.frame) == often


@pytest.mark.clause("promote.late")
def test_being_asked_for_consent_costs_none_of_ones_own_changes() -> None:
    late = TABLE.firm(1, 2)
    for _ in range(3):
        late = late.do(2, Elect(V, M, 0)).do(0, Refuse(V, M))

    assert late.objection(0, Promote(V, M)) is None


@pytest.mark.clause("promote.ruling")
def test_after_a_ruling_all_have_their_final_moves() -> None:
    table = RULED.do(2, Elect(V, L, 0), Firm()).do(0, Grant(V, L), Promote(V, M), Firm())

    assert ((0, 0, 0), (0, 0, 0)) == (table.on(M), table.on(L))
    assert ((1, 0, 0), (1, 0, 0)) == (table.firm(1).on(M), table.firm(1).on(L))
