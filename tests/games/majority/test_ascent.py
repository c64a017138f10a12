"""An ascent: which promotions make winning likelier."""

from hustings.games.majority.actions import (
    Actions,
    Ask,
    Elect,
    Firm,
    Grant,
    Promote,
    Recall,
    Refuse,
    Unelect,
)
from hustings.games.majority.mind.ascent import Ascent
from hustings.games.majority.mind.board import PATIENCE
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.nouns import Faction
from hustings.games.majority.stages import Promoting
from tests.games.majority.notation import Table, promoting
from tests.games.majority.test_bots import decided

V, M, L, B = Faction.VOTERS, Faction.MEDIA, Faction.LAWMAKERS, Faction.BUREAUCRACY
TABLE = promoting("voters 6 1 1, media 0 1 0", turn=4)
"""The Populist is seat 2."""


def gain(table: Table, seat: int, action: Actions) -> tuple[float, str]:
    stage = table.state.stage
    assert isinstance(stage, Promoting)
    return Ascent(table.frame, table.state, stage, Wish(table.view(seat), seat, 0.0)).gain(action)


def test_it_climbs_to_where_a_faction_can_be_headed() -> None:
    worth, why = gain(TABLE, 0, Promote(V, L))

    assert (0 < worth, why) == (True, "bot-ascent")


def test_it_takes_back_what_does_harm() -> None:
    table = promoting("lawmakers 2 1 0, bureaucracy 0 5 5", turn=4).do(0, Promote(L, B))

    worth, why = gain(table, 0, Recall(L, B))
    assert (0 < worth, why) == (True, "bot-recall")


def test_it_is_content_in_the_end() -> None:
    assert (0.0, "bot-firm") == gain(TABLE, 0, Firm())
    restless = TABLE
    for _ in range(PATIENCE // 2):
        restless = restless.do(0, Promote(V, M), Recall(V, M))
    assert (IDLE, "bot-firm") == gain(restless, 0, Promote(V, L))
    assert {Firm()} == {decided(restless, 0, name) for name in ("careful", "strong")}


def test_an_election_costs_the_integrity_of_voters() -> None:
    alone = promoting("voters 0 1 6", turn=4)
    elected, promoted = gain(alone, 2, Elect(V, L, 2))[0], gain(alone, 2, Promote(V, L))[0]

    assert elected < promoted


def test_anothers_supporter_is_moved_if_the_other_agrees() -> None:
    table = promoting("voters 3 0 2", turn=4)

    assert "bot-elect" == gain(table, 2, Elect(V, M, 0))[1]
    wished = table.do(2, Elect(V, L, 0))
    worth, why = gain(wished, 0, Grant(V, L))
    assert (0 < worth, why) == (True, "bot-grant")
    assert "bot-recall" == gain(wished, 2, Unelect(V, L, 0))[1]
    assert gain(wished, 0, Refuse(V, L))[0] < 0


def test_it_asks_for_no_ruling() -> None:
    assert (IDLE, "bot-quiet") == gain(TABLE, 0, Ask())
