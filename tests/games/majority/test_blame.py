"""Who is to blame: words that others made impossible, that were already decided, or that clash."""

import pytest
from msgspec.structs import replace

from hustings.games.majority.actions import (
    Accept,
    Ballot,
    Bid,
    Decide,
    Filibuster,
    Join,
    Lay,
    Leave,
    Mandate,
    Offer,
    Pass,
    Pick,
    Promote,
    Propose,
    Protest,
    Reject,
    Scandal,
)
from hustings.games.majority.chapters.coalitions import MOST_EDITS
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.trust import worth
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import (
    AgendaWord,
    BidWord,
    HeadWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
    Weapon,
)
from hustings.games.majority.stages import Balloting, Coalescing, Swapping
from tests.games.majority.notation import Table, balloting, coalescing, majority, promoting
from tests.games.majority.test_agenda import LATER

V, M = Faction.VOTERS, Faction.MONEY
YES, NO = (VoteWord(turn=2, law=3, yes=yes) for yes in (True, False))
HEADS = "justice 0, bureaucracy 1, lawmakers 2, president 1, maverick 2"
COALITIONS = coalescing("money 2 2 3", heads="justice 0, bureaucracy 1, activists 2")
LED = HeadWord(turn=2, faction=M, head=1)
"""To stand with seat 1 on Money, and name it head."""


def promised(table: Table, word: Promise, by: int = 0, to: int = 1) -> Table:
    """Return the table after *by* has given its word to *to*."""
    n = table.state.proposals
    return table.do(by, Offer((to,), (word,), ())).do(to, Accept(n))


def verdict(table: Table) -> tuple[str, bool]:
    """Return the verdict on the first promise, and whether the last event has decided it."""
    pledge = table.state.pledges[0]
    return pledge.verdict, pledge.decided == table.state.happened - 1


def voted(table: Table, votes: str) -> Table:
    """Return the table after all have laid their ballots."""
    for seat, vote in enumerate(votes):
        table = table.do(seat, Ballot(yes=vote == "Y"))
    return table


@pytest.mark.clause("deal.contradiction", refuses=True)
def test_who_has_accepted_and_then_given_its_word_to_another_does_not_give_both() -> None:
    table = balloting().do(0, Offer((1, 2), (), (YES,))).do(1, Accept(0))
    table = table.do(2, Offer((1,), (), (NO,))).do(1, Accept(1))

    assert "deal.contradiction" == table.refuses(2, Accept(0))


@pytest.mark.clause("deal.judged")
def test_a_head_that_does_away_with_a_coalition_frees_who_wanted_it() -> None:
    table = promised(COALITIONS, LED).do(0, Propose(M, (0, 1), 1))

    assert ("void", True) == verdict(table.do(1, Reject(0)))
    assert ("void", True) == verdict(table.do(1, Join(0)).do(1, Leave(M)))


@pytest.mark.clause("deal.judged")
def test_a_head_that_stands_with_another_frees_who_wanted_it() -> None:
    table = promised(COALITIONS, LED).do(0, Propose(M, (0, 1), 1))

    assert ("void", True) == verdict(table.do(2, Propose(M, (1, 2), 2)).do(1, Join(1)))
    courted = promised(COALITIONS, LED).do(1, Propose(M, (1, 2), 1)).do(0, Propose(M, (0, 1), 1))
    assert ("void", True) == verdict(courted.do(2, Join(0)))


@pytest.mark.clause("deal.judged", refuses=True)
def test_who_does_away_with_its_own_coalition_is_not_freed() -> None:
    table = promised(COALITIONS, LED).do(0, Propose(M, (0, 1), 1))

    assert "broken" == verdict(table.do(0, Reject(0)).firm())[0]
    assert "broken" == verdict(table.do(1, Join(0)).do(0, Leave(M)).firm())[0]


@pytest.mark.clause("deal.judged", refuses=True)
def test_who_refuses_its_head_is_not_freed_by_a_larger_coalition_that_others_let_lie() -> None:
    table = promised(COALITIONS, LED).do(1, Propose(M, (0, 1), 1)).do(0, Reject(0))
    table = table.do(0, Propose(M, (0, 1, 2), 1)).do(1, Join(1))

    assert "broken" == verdict(table.firm())[0]


@pytest.mark.clause("deal.judged")
def test_who_has_joined_what_its_head_proposed_is_freed_if_others_let_it_lie() -> None:
    table = promised(COALITIONS, LED).do(1, Propose(M, (0, 1, 2), 1)).do(0, Join(0))

    assert "void" == verdict(table.firm())[0]


@pytest.mark.clause("deal.judged", refuses=True)
def test_whoever_makes_a_scandal_of_its_own_supporters_does_not_keep_them_there() -> None:
    table = promoting("voters 2 1 1", heads="justice 0, bureaucracy 1, media 0")
    table = promised(table, SendWord(turn=2, faction=Faction.MEDIA, supporters=1))
    table = table.do(0, Promote(V, Faction.MEDIA)).firm()

    assert ("broken", True) == verdict(table.do(0, Scandal(V, Faction.MEDIA, (1, 0, 0))))


@pytest.mark.clause("deal.judged")
@pytest.mark.parametrize(
    "word", [VoteWord(turn=2, law=23, yes=True), BidWord(turn=2, law=23, yes=True, tokens=1)]
)
def test_a_law_that_is_not_on_the_agenda_is_decided_when_that_is_laid(word: Promise) -> None:
    table = promised(LATER, word).do(0, Pick((1, 2))).do(1, Mandate(22))

    assert ("open", False) == verdict(table)
    assert ("void", True) == verdict(table.do(0, Lay((22, 2, 1))))


def limited(tokens: int, capital: int, bid: Bid) -> Table:
    """Return the table after seat 0, limited, has bid less than the *tokens* it promised."""
    word = BidWord(turn=2, law=27, yes=True, tokens=tokens)
    table = promised(balloting(27, heads=HEADS, influence=(9, 0, 0), capital=(capital, 0, 0)), word)
    table = voted(table, "YNN").do(2, Filibuster(0)).do(0, bid).do(1, Bid(0)).do(2, Bid(0))
    return table.do(0, Bid(0)) if bid.influence + bid.capital else table


@pytest.mark.clause("deal.judged")
def test_a_bid_that_influence_and_capital_together_could_not_reach_is_void() -> None:
    assert "void" == verdict(limited(tokens=5, capital=1, bid=Bid(3)))[0]
    assert "void" == verdict(limited(tokens=9, capital=9, bid=Bid(0)))[0]


@pytest.mark.clause("deal.judged", refuses=True)
def test_a_bid_that_capital_could_have_made_up_for_is_broken() -> None:
    assert "broken" == verdict(limited(tokens=5, capital=2, bid=Bid(3)))[0]
    assert "broken" == verdict(limited(tokens=4, capital=9, bid=Bid(0, 3)))[0]


def test_capital_paid_before_the_card_is_awarded_still_counts() -> None:
    word = BidWord(turn=2, law=27, yes=True, tokens=6)
    table = promised(balloting(27, heads=HEADS, influence=(9, 9, 0), capital=(4, 0, 0)), word)
    table = voted(table, "YYN").do(2, Filibuster(0)).do(0, Bid(1, 4)).do(1, Bid(5)).do(2, Bid(0))
    table = table.do(0, Bid(0)).do(1, Bid(0))

    assert "broken" == verdict(table.do(0, Decide(0)))[0]


@pytest.mark.clause("deal.window")
def test_the_agenda_is_promised_until_the_president_has_brought_its_law() -> None:
    word = AgendaWord(turn=2, law=22, on=True)
    table = LATER.do(0, Pick((1, 2)))

    assert table.objection(1, Offer((0,), (word,), ())) is None
    assert "deal.window" == table.do(1, Mandate(22)).refuses(1, Offer((0,), (word,), ()))


def spare(power: Weapon) -> Offer:
    return Offer((0,), (SpareWord(turn=2, power=power, other=0),), ())


@pytest.mark.clause("deal.window", refuses=True)
def test_nobody_promises_to_spare_with_a_power_that_has_struck() -> None:
    assert COALITIONS.objection(2, spare("protest")) is None
    assert "deal.window" == COALITIONS.do(2, Protest(0, M, V)).refuses(2, spare("protest"))
    table = voted(balloting(27, heads=HEADS), "NYY")
    assert table.objection(2, spare("filibuster")) is None
    assert "deal.window" == table.do(2, Filibuster(0)).refuses(2, spare("filibuster"))


@pytest.mark.clause("deal.window", refuses=True)
def test_nobody_promises_to_spare_when_the_last_moment_for_it_is_over() -> None:
    table = balloting(27, heads=HEADS)
    last = Table(table.rules, replace(table.state, agenda=(3, 7, 27), stage=Balloting(2)))
    for laid, barred in ((table, ""), (last, "deal.window")):
        shown = voted(laid, "NYY")
        assert shown.objection(2, spare("filibuster")) is None
        assert barred == shown.do(2, Pass()).refuses(2, spare("filibuster"))


@pytest.mark.clause("deal.window", refuses=True)
def test_before_the_first_turn_only_that_one_can_be_spoken_of() -> None:
    table = majority(turn=0)
    table = Table(table.rules, replace(table.state, stage=Swapping((None,) * 3, (False,) * 3)))
    now, first = (SendWord(turn=turn, faction=V, supporters=1) for turn in (0, 1))

    assert "deal.window" == table.refuses(0, Offer((1,), (now,), ()))
    assert table.objection(0, Offer((1,), (first,), ())) is None


def busy(changes: int) -> Table:
    """Return a table of coalitions at which seat 0 has so many changes left."""
    stage = COALITIONS.state.stage
    assert isinstance(stage, Coalescing)
    floor = replace(stage.floor, edits=(MOST_EDITS - changes, 0, 0))
    return Table(COALITIONS.rules, replace(COALITIONS.state, stage=replace(stage, floor=floor)))


@pytest.mark.parametrize(("changes", "gives"), [(0, False), (1, True)])
def test_a_bot_does_not_give_a_word_that_it_has_no_change_left_to_keep(
    changes: int, gives: bool
) -> None:
    table = busy(changes)
    stakes = Stakes(table.frame, table.view(0), 0)

    assert gives is (-9 < worth(table.frame, table.view(0), stakes, LED, 0))


def test_a_bot_gives_no_more_words_than_it_has_changes_left() -> None:
    table = promised(busy(1), HeadWord(turn=2, faction=V, head=2), to=2)
    view, spare = table.view(0), promised(busy(2), HeadWord(turn=2, faction=V, head=2), to=2)

    assert -9 == worth(table.frame, view, Stakes(table.frame, view, 0), LED, 0)
    view = spare.view(0)
    assert -9 < worth(table.frame, view, Stakes(table.frame, view, 0), LED, 0)


def test_a_bot_gives_nothing_for_the_word_of_who_has_no_change_left() -> None:
    table = busy(0)
    view, led = table.view(1), HeadWord(turn=2, faction=M, head=1)

    assert 0 == worth(table.frame, view, Stakes(table.frame, view, 1), led, 0)
    assert 0 < worth(busy(9).frame, view := busy(9).view(1), Stakes(table.frame, view, 1), led, 0)
