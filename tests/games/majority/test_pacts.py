"""Pacts: which coalitions make winning likelier, and what two can agree on."""

from hustings.games.majority.actions import (
    Actions,
    Firm,
    Join,
    Leave,
    Offer,
    Propose,
    Protest,
    Reject,
    Show,
)
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.pacts import MOST_CHANGES, Pacts
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import HeadWord, VoteWord
from hustings.games.majority.stages import Coalescing
from tests.games.majority.notation import Table, coalescing
from tests.games.majority.test_trust import sworn

M, B, V = Faction.MONEY, Faction.BUREAUCRACY, Faction.VOTERS
HEADS = "justice 2, bureaucracy 2"
TABLE = coalescing("money 2 1 3, bureaucracy 1 2 3", heads=HEADS, turn=5)
"""On two factions seats 0 and 1 together are as strong as seat 2, who would win the ties."""
SHARED = coalescing("money 3 1 3, bureaucracy 1 3 3", heads=HEADS, turn=5)
"""Together they are stronger."""


def pacts(table: Table, seat: int, grudge: float = 0.0) -> Pacts:
    stage = table.state.stage
    assert isinstance(stage, Coalescing)
    return Pacts(table.frame, table.state, stage, Wish(table.view(seat), seat, grudge))


def gain(table: Table, seat: int, action: Actions) -> tuple[float, str]:
    return pacts(table, seat).gain(action)


PACT = Propose(M, (0, 1), 0)


def test_it_proposes_to_head_a_faction_together() -> None:
    worth, why = gain(SHARED, 0, PACT)

    assert (0 < worth, why) == (True, "bot-propose")


def test_it_proposes_once_on_a_faction_and_not_for_ever() -> None:
    assert gain(SHARED.do(0, PACT), 0, Propose(M, (0, 1), 1))[0] < 0
    restless = SHARED.firm(0)
    for _ in range(MOST_CHANGES // 2):
        for head in (0, 1):
            restless = restless.do(0, Propose(M, (0, 1), head), Reject(restless_number(restless)))
    assert (IDLE, "bot-firm") == gain(restless, 0, PACT)


def restless_number(table: Table) -> int:
    """Return the number that the next coalition to be proposed gets."""
    assert isinstance(table.state.stage, Coalescing)
    return table.state.stage.proposed


def test_it_joins_what_it_would_head_and_rejects_what_only_helps_another() -> None:
    good, bad = SHARED.do(1, PACT), SHARED.do(2, Propose(M, (0, 2), 2))

    assert gain(good, 0, Join(0))[0] > gain(good, 0, Reject(0))[0]
    assert "bot-join" == gain(good, 0, Join(0))[1]
    assert gain(bad, 0, Join(0))[0] < gain(bad, 0, Reject(0))[0]
    assert "bot-support" == gain(bad, 0, Join(0))[1]


def test_it_does_not_reject_what_it_has_joined() -> None:
    assert gain(SHARED.do(0, PACT), 0, Reject(0))[0] < 0


def test_it_stays_where_it_is_head() -> None:
    allied = SHARED.do(0, PACT).do(1, Join(0))

    worth, why = gain(allied, 0, Leave(M))
    assert (0 > worth, why) == (True, "bot-leave")
    assert PACT == pacts(allied, 0).standing(M)


def test_one_supporter_moved_may_decide_a_faction() -> None:
    table = coalescing("money 3 0 3, voters 1 0 0", heads="justice 2, activists 0", turn=5)

    worth, why = gain(table, 0, Protest(0, V, M))
    assert (0 < worth, why) == (True, "bot-protest")


def test_it_is_content_with_the_rest() -> None:
    assert (0.0, "bot-firm") == gain(TABLE, 0, Firm())
    assert (IDLE, "bot-quiet") == gain(TABLE, 0, Show(1))


def test_it_thinks_of_other_heads_and_of_three_but_only_where_it_stands() -> None:
    table = coalescing("money 2 1 3, voters 0 1 1", heads=HEADS)

    more = list(pacts(table, 0).more())
    assert {Propose(M, (0, 1), 1), Propose(M, (0, 2), 2), Propose(M, (0, 1, 2), 0)} == set(more)


def test_what_stands_already_is_not_proposed_again() -> None:
    allied = SHARED.do(0, Propose(M, (0, 1), 1)).do(1, Join(0))

    assert Propose(M, (0, 1), 1) not in list(pacts(allied, 0).more())


HEAD_ME, HEAD_OTHER = (
    HeadWord(turn=5, faction=faction, head=head) for faction, head in ((M, 0), (B, 1))
)
BARGAIN = Offer((1,), (HEAD_OTHER,), (HEAD_ME,))


def bargains(table: Table, grudge: float = 0.0) -> list[object]:
    return [said.action for said in pacts(table, 0, grudge).bargains(table.view(0))]


def test_two_agree_on_what_brings_both_most_together() -> None:
    assert BARGAIN == bargains(SHARED)[0]


def test_a_bargain_is_offered_once() -> None:
    assert BARGAIN not in bargains(SHARED.do(0, BARGAIN))


def test_there_is_no_bargain_about_what_stands() -> None:
    assert BARGAIN not in bargains(SHARED.do(0, PACT).do(1, Join(0)))


def test_no_bargain_is_struck_with_who_broke_a_word() -> None:
    word = VoteWord(turn=4, law=1, yes=True)
    told = sworn(SHARED, word, verdict="broken")
    view, stage = told.view(1), told.state.stage
    assert isinstance(stage, Coalescing)

    def struck(grudge: float) -> bool:
        thought = Pacts(told.frame, told.state, stage, Wish(view, 1, grudge))
        return any((0,) == said.action.to for said in thought.bargains(view))  # type: ignore[union-attr]  # it only offers

    assert (True, False) == (struck(0.0), struck(1.0))


def test_no_bargain_is_struck_where_nobody_gains() -> None:
    assert [] == bargains(coalescing("money 3 1 9, bureaucracy 1 3 9", heads=HEADS, turn=5))
