from typing import Any

import pytest
from msgspec.structs import replace

from hustings.core.model import Choose, Fact, Objection
from hustings.games.majority.actions import (
    Accept,
    Appoint,
    Ballot,
    Bid,
    Decide,
    Decline,
    Draw,
    Filibuster,
    Join,
    Lay,
    Mandate,
    Offer,
    Pass,
    Pick,
    Promote,
    Propose,
    Protest,
    Scandal,
    Withdraw,
)
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Awarding, Drawing
from tests.games.majority.notation import (
    Table,
    balloting,
    bidding_on,
    coalescing,
    majority,
    promoting,
)
from tests.games.majority.test_agenda import LATER

V, M, J = Faction.VOTERS, Faction.MONEY, Faction.JUSTICE
YES, NO = VoteWord(turn=2, law=3, yes=True), VoteWord(turn=2, law=3, yes=False)
FIRST = VoteWord(turn=2, law=1, yes=True)
TABLE = balloting()
"""Laws 1, 3 and 7 are on the agenda; 1 is voted on now."""


def offer(*mine: Promise, to: tuple[int, ...] = (1,), yours: tuple[Promise, ...] = ()) -> Offer:
    return Offer(to, mine, yours)


def promised(table: Table, word: Promise, by: int = 0, to: int = 1) -> Table:
    """Return the table after *by* has given its word to *to*."""
    n = table.state.proposals
    return table.do(by, offer(word, to=(to,))).do(to, Accept(n))


def verdict(table: Table) -> str:
    return table.state.pledges[0].verdict


@pytest.mark.clause("deal.parties")
def test_an_offer_to_several_is_a_deal_when_all_have_accepted() -> None:
    table = TABLE.do(0, offer(YES, to=(1, 2), yours=(FIRST,))).do(1, Accept(0))
    assert () == table.state.pledges

    pledges = table.do(2, Accept(0)).state.pledges

    assert [(0, (1, 2), YES), (1, (0,), FIRST), (2, (0,), FIRST)] == [
        (pledge.by, pledge.to, pledge.promise) for pledge in pledges
    ]


@pytest.mark.clause("deal.parties")
def test_a_counter_offer_keeps_the_thread() -> None:
    table = TABLE.do(0, offer(YES)).do(1, Offer((0,), (FIRST,), (YES,), 0))

    assert ["countered", "open"] == [each.status for each in table.state.offers]
    assert 0 == table.state.offers[1].answers


@pytest.mark.clause("deal.parties", refuses=True)
@pytest.mark.parametrize("to", [(), (0,), (2, 1), (1, 1), (3,)])
def test_an_offer_goes_to_others_at_the_table(to: tuple[int, ...]) -> None:
    assert "deal.parties" == TABLE.refuses(0, offer(YES, to=to))


@pytest.mark.clause("deal.parties", refuses=True)
def test_only_those_asked_answer_each_once_and_counters_go_back() -> None:
    table = TABLE.do(0, offer(YES, to=(1, 2))).do(1, Accept(0))

    assert "deal.parties" == table.refuses(0, Accept(0))
    assert "deal.parties" == table.refuses(1, Decline(0))
    assert "deal.parties" == table.refuses(2, Offer((1,), (NO,), (), 0))


@pytest.mark.clause("deal.words")
@pytest.mark.parametrize(
    "word",
    [
        YES,
        BidWord(turn=2, law=3, yes=True, tokens=2),
        SpareWord(turn=2, power="filibuster", other=1),
        HeadWord(turn=3, faction=V, head=1),
        ApartWord(turn=3, faction=V, other=1),
        SendWord(turn=3, faction=V, supporters=2),
        PresidentWord(turn=3, president=1),
        AgendaWord(turn=3, law=3, on=True),
    ],
)
def test_what_can_be_promised(word: Promise) -> None:
    assert TABLE.objection(0, offer(word)) is None


@pytest.mark.clause("deal.words", refuses=True)
@pytest.mark.parametrize(
    "words",
    [
        (),
        (VoteWord(turn=2, law=99, yes=True),),
        (AgendaWord(turn=3, law=99, on=True),),
        (BidWord(turn=2, law=3, yes=True, tokens=0),),
        (SendWord(turn=3, faction=V, supporters=0),),
        (HeadWord(turn=3, faction=V, head=9),),
        (PresidentWord(turn=3, president=0),),
        (SpareWord(turn=2, power="filibuster", other=0),),
        (ApartWord(turn=3, faction=V, other=0),),
        (YES,) * 5,
    ],
)
def test_what_is_not_there_can_not_be_promised_nor_too_much(words: tuple[Promise, ...]) -> None:
    assert "deal.words" == TABLE.refuses(0, offer(*words))


@pytest.mark.clause("deal.window")
def test_promises_are_about_this_turn_or_the_next() -> None:
    later = SendWord(turn=3, faction=V, supporters=1)

    assert TABLE.objection(0, offer(YES, later)) is None


@pytest.mark.clause("deal.window", refuses=True)
@pytest.mark.parametrize(
    "word",
    [
        SendWord(turn=2, faction=V, supporters=1),
        HeadWord(turn=2, faction=V, head=1),
        PresidentWord(turn=2, president=1),
        AgendaWord(turn=2, law=3, on=True),
        SpareWord(turn=2, power="scandal", other=1),
        SendWord(turn=4, faction=V, supporters=1),
        VoteWord(turn=2, law=5, yes=True),
        VoteWord(turn=3, law=5, yes=True),
    ],
)
def test_nothing_is_promised_that_is_decided_or_far_away(word: Promise) -> None:
    assert "deal.window" == TABLE.refuses(0, offer(word))


def test_no_menu_lists_an_offer_about_the_vote_that_is_decided() -> None:
    table = bidding_on("YNN")

    assert not [each for each in table.rules.menu(table.state, 0) if isinstance(each.action, Offer)]
    assert [each for each in balloting().legal(0) if isinstance(each, Offer)]


@pytest.mark.clause("deal.window", refuses=True)
def test_nobody_promises_how_to_vote_when_the_ballots_are_shown_but_a_bid() -> None:
    table = bidding_on("YNN")

    assert "deal.window" == table.refuses(0, offer(FIRST))
    assert table.objection(0, offer(BidWord(turn=2, law=1, yes=True, tokens=2))) is None


def test_an_offer_that_can_no_longer_happen_lapses() -> None:
    table = TABLE.do(0, offer(FIRST))
    for seat in range(3):
        table = table.do(seat, Ballot(yes=True))

    assert "lapsed" == table.state.offers[0].status
    assert Objection("deal.open", {"offer": 0, "status": "lapsed"}) == table.objection(1, Accept(0))


@pytest.mark.clause("deal.open")
@pytest.mark.parametrize(
    ("seat", "action", "status"),
    [(1, Accept(0), "accepted"), (1, Decline(0), "declined"), (0, Withdraw(0), "withdrawn")],
)
def test_an_open_offer_is_accepted_declined_or_withdrawn(
    seat: int, action: Any, status: str
) -> None:
    assert status == TABLE.do(0, offer(YES)).do(seat, action).state.offers[0].status


@pytest.mark.clause("deal.open", refuses=True)
def test_who_comes_too_late_is_told_why() -> None:
    table = TABLE.do(0, offer(YES)).do(0, Withdraw(0))

    assert Objection("deal.open", {"offer": 0, "status": "withdrawn"}) == table.objection(
        1, Accept(0)
    )
    assert "deal.open" == table.refuses(1, Withdraw(0))
    assert "deal.open" == table.refuses(1, Offer((0,), (NO,), (), 0))
    assert Objection("deal.open", {"offer": 7, "status": "lapsed"}) == table.objection(
        1, Decline(7)
    )


@pytest.mark.clause("deal.contradiction")
def test_two_promises_that_can_both_be_kept_are_given() -> None:
    assert promised(TABLE, YES).objection(0, offer(FIRST)) is None


HEAD = HeadWord(turn=3, faction=V, head=1)
AGENDA = AgendaWord(turn=3, law=3, on=True)


@pytest.mark.clause("deal.contradiction", refuses=True)
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (YES, NO),
        (YES, BidWord(turn=2, law=3, yes=False, tokens=1)),
        (AGENDA, AgendaWord(turn=3, law=3, on=False)),
        (HEAD, HeadWord(turn=3, faction=V, head=2)),
        (HEAD, ApartWord(turn=3, faction=V, other=1)),
        (ApartWord(turn=3, faction=V, other=1), HEAD),
        (PresidentWord(turn=3, president=1), PresidentWord(turn=3, president=2)),
    ],
)
def test_nobody_promises_the_opposite(one: Promise, other: Promise) -> None:
    assert "deal.contradiction" == promised(TABLE, one).refuses(0, offer(other))
    assert "deal.contradiction" == TABLE.refuses(0, offer(one, other))


@pytest.mark.clause("deal.contradiction", refuses=True)
def test_of_two_offers_that_need_the_same_vote_the_first_accepted_stands() -> None:
    table = TABLE.do(0, offer(YES, to=(1,)), offer(NO, to=(2,))).do(2, Accept(1))

    assert "deal.contradiction" == table.refuses(1, Accept(0))


@pytest.mark.clause("deal.contradiction", refuses=True)
def test_a_refusal_says_whose_word_stands_against_it() -> None:
    table = TABLE.do(1, offer(NO, to=(2,))).do(2, offer(to=(1,), yours=(YES,))).do(1, Accept(1))
    word: dict[str, Fact] = {"by": 1, "to": "2"}

    assert Objection("deal.contradiction", {"whose": "yours", **word}) == table.objection(
        1, offer(NO, to=(0,))
    )
    assert Objection("deal.contradiction", {"whose": "to-you", **word}) == table.objection(
        2, Accept(0)
    )
    table = TABLE.do(1, offer(NO, to=(0, 2))).do(2, offer(to=(1,), yours=(YES,))).do(1, Accept(1))
    assert Objection("deal.contradiction", {"whose": "theirs", **word}) == table.objection(
        0, Accept(0)
    )
    assert Objection("deal.contradiction", {"whose": "here"}) == TABLE.objection(0, offer(YES, NO))


BID = BidWord(turn=2, law=3, yes=True, tokens=2)
MORE = BidWord(turn=2, law=3, yes=True, tokens=3)
TWO = SendWord(turn=3, faction=V, supporters=2)
THREE = SendWord(turn=3, faction=V, supporters=3)


@pytest.mark.clause("deal.once")
def test_a_word_may_be_given_to_somebody_else_and_more_may_be_promised() -> None:
    table = promised(promised(promised(TABLE, YES), BID), TWO)

    assert table.objection(0, offer(YES, to=(2,))) is None
    assert table.objection(0, offer(YES, to=(1, 2))) is None
    assert table.objection(0, offer(MORE, THREE)) is None
    assert table.objection(2, offer(YES, to=(1,))) is None


@pytest.mark.clause("deal.once", refuses=True)
@pytest.mark.parametrize(
    ("given", "again"), [(YES, YES), (BID, BID), (MORE, BID), (TWO, TWO), (THREE, TWO)]
)
def test_a_word_that_is_given_is_not_given_again(given: Promise, again: Promise) -> None:
    table = promised(TABLE, given)

    assert "deal.once" == table.refuses(0, offer(again))
    assert "deal.once" == table.refuses(1, offer(FIRST, to=(0,), yours=(again,)))
    assert "deal.once" == TABLE.refuses(0, offer(again, given))
    assert "deal.once" == TABLE.refuses(0, offer(given, again))


@pytest.mark.clause("deal.once", refuses=True)
def test_of_two_offers_of_one_word_the_first_accepted_stands() -> None:
    table = TABLE.do(0, offer(YES), offer(YES)).do(1, Accept(1))

    assert "deal.once" == table.refuses(1, Accept(0))


@pytest.mark.clause("deal.limit")
def test_six_offers_may_be_made_in_a_turn() -> None:
    table = TABLE
    for _ in range(6):
        table = table.do(0, offer(YES))

    assert 6 == table.state.offered[0]


@pytest.mark.clause("deal.limit", refuses=True)
def test_a_seventh_is_refused() -> None:
    table = TABLE
    for _ in range(6):
        table = table.do(0, offer(YES))

    assert "deal.limit" == table.refuses(0, offer(YES))


def test_whoever_is_asked_may_answer_and_its_absence_is_a_no() -> None:
    table = bidding_on("YNN").do(1, offer(YES, to=(2,)))
    turn = table.rules.turn(table.state)

    assert isinstance(turn, Choose)
    assert (0, 2) == turn.seats
    assert Decline(0) == table.rules.absent(table.state, 2)
    assert {Accept(0), Decline(0)} <= set(table.legal(2))
    assert Withdraw(0) in table.legal(1)


def voted(table: Table, votes: str = "YYY") -> Table:
    for seat, vote in enumerate(votes):
        table = table.do(seat, Ballot(yes=vote == "Y"))
    return table


@pytest.mark.clause("deal.judged")
def test_a_vote_is_judged_when_the_ballots_are_shown() -> None:
    table = voted(promised(TABLE, FIRST))

    assert ("kept", 4) == (verdict(table), table.state.pledges[0].decided)


@pytest.mark.clause("deal.judged", refuses=True)
def test_a_promise_does_not_bind_but_the_table_knows() -> None:
    assert "broken" == verdict(voted(promised(TABLE, FIRST), "NYY"))


@pytest.mark.parametrize(
    ("votes", "bid", "expected"),
    [("YNN", 2, "kept"), ("YNN", 1, "broken"), ("NYY", 2, "broken")],
)
def test_a_bid_is_judged_when_the_vote_is_over(votes: str, bid: int, expected: str) -> None:
    table = promised(bidding_on(votes, 27), BidWord(turn=2, law=27, yes=True, tokens=2))
    while not table.state.votes:
        turn = table.rules.turn(table.state)
        assert isinstance(turn, Choose)
        seat = turn.seats[0]
        first = seat == 0 and not table.state.backed[0] and _bid(table) < bid
        table = table.do(seat, Bid(1) if first else table.legal(seat)[0])

    assert expected == verdict(table)


def _bid(table: Table) -> int:
    poll: Any = getattr(table.state.stage, "poll", None)
    return poll.influence[0] if poll else 99


def test_a_bid_is_judged_by_the_last_bid_not_by_who_is_given_the_card() -> None:
    table = promised(bidding_on("YYN", 27), BidWord(turn=2, law=27, yes=True, tokens=2))
    for seat, bid in ((0, 2), (1, 2), (2, 0), (0, 0)):
        table = table.do(seat, Bid(bid))
    last = table.state.happened
    table = table.do(1, Bid(0))

    assert isinstance(table.state.stage, Awarding)
    assert ("kept", last) == (verdict(table), table.state.pledges[0].decided)
    assert "kept" == verdict(table.do(0, Decide(1)))


def test_a_bid_is_not_judged_by_another_vote() -> None:
    table = promised(bidding_on("NNN", 27), BidWord(turn=2, law=3, yes=True, tokens=2))
    for _ in range(4):
        table = _quiet(table)

    assert [27] == [vote.law for vote in table.state.votes]
    assert "open" == verdict(table)


def test_a_bid_that_a_filibuster_forbids_is_void() -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1, maverick 2"
    table = balloting(27, heads=heads, influence=(9, 0, 0))
    table = promised(table, BidWord(turn=2, law=27, yes=True, tokens=5))
    table = voted(table, "YNN").do(2, Filibuster(0)).do(0, Bid(3)).do(1, Bid(0)).do(2, Bid(0))

    assert "void" == verdict(table.do(0, Bid(0)))


def test_what_a_filibuster_forbids_to_whom_has_spent_its_capital_is_void() -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1, maverick 2"
    table = balloting(
        27, heads=heads, influence=(9, 0, 0), capital=(9, 0, 0), backed=(1, None, None)
    )
    table = promised(table, BidWord(turn=2, law=27, yes=True, tokens=5))
    table = voted(table, "YNN").do(2, Filibuster(0)).do(0, Bid(3)).do(1, Bid(0)).do(2, Bid(0))

    assert "void" == verdict(table.do(0, Bid(0)))


def test_a_promise_about_a_law_that_is_not_voted_on_is_void() -> None:
    table = promised(LATER, VoteWord(turn=2, law=23, yes=True))
    table = table.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert "void" == verdict(_played_out(table))


def _played_out(table: Table) -> Table:
    turn = table.state.turn
    while table.state.turn == turn:
        table = _quiet(table)
    return table


def _quiet(table: Table) -> Table:
    """Have the first who is asked do the quietest thing."""
    asked = table.rules.turn(table.state)
    assert isinstance(asked, Choose)
    return table.do(asked.seats[0], table.rules.absent(table.state, asked.seats[0]))


@pytest.mark.parametrize(
    ("by", "law", "on", "expected"),
    [
        (1, 22, True, "kept"),
        (1, 23, True, "broken"),
        (1, 22, False, "broken"),
        (1, 23, False, "kept"),
        (2, 22, True, "void"),
        (2, 23, False, "void"),
    ],
)
def test_the_agenda_is_judged_by_who_could_bring_the_law(
    by: int,
    law: int,
    on: bool,
    expected: str,
) -> None:
    table = promised(LATER, AgendaWord(turn=2, law=law, on=on), by=by, to=0)
    table = table.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert expected == verdict(table)


def test_what_the_speaker_could_have_picked_is_judged_at_the_end_of_the_turn() -> None:
    table = promised(LATER, AgendaWord(turn=2, law=20, on=True), by=0, to=1)
    table = table.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert "open" == verdict(table)
    assert "void" == verdict(_played_out(table))


@pytest.mark.parametrize(
    ("by", "law", "on", "expected"),
    [
        (0, 1, True, "kept"),
        (0, 1, False, "broken"),
        (0, 3, True, "broken"),
        (0, 3, False, "kept"),
        (1, 1, True, "void"),
    ],
)
def test_a_law_drawn_out_of_the_discard_pile_is_the_speakers_to_put_on_the_agenda(
    by: int, law: int, on: bool, expected: str
) -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 0, president 1"
    table = majority(heads=heads, turn=5, turns=6, discard=(1, 2, 3, 4, 5, 22))
    table = promised(table, AgendaWord(turn=5, law=law, on=on), by=by, to=2)
    state = replace(table.state, stage=Drawing(), deck=())
    table = Table(table.rules, table.rules.play(state, None, Draw((1, 2, 3, 4, 5), (), 22)))

    table = table.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert expected == verdict(_played_out(table))


MONEY = coalescing("money 2 2 3, voters 1 1 0", heads="justice 0, bureaucracy 1, activists 2")


def test_naming_a_head_is_kept_by_standing_with_it() -> None:
    table = promised(MONEY, HeadWord(turn=2, faction=M, head=1))

    assert "kept" == verdict(table.do(0, Propose(M, (0, 1), 1)).do(1, Join(0)).firm())
    assert "broken" == verdict(table.firm())
    assert "void" == verdict(table.do(0, Propose(M, (0, 1), 1)).firm())


def test_naming_a_head_is_void_where_somebody_does_not_stand() -> None:
    assert "void" == verdict(promised(MONEY, HeadWord(turn=2, faction=J, head=1)).firm())


def test_staying_out_is_judged_at_the_gavel() -> None:
    table = promised(MONEY, ApartWord(turn=2, faction=M, other=1))

    assert "broken" == verdict(table.do(0, Propose(M, (0, 1), 1)).do(1, Join(0)).firm())
    assert "kept" == verdict(table.firm())
    assert "void" == verdict(promised(MONEY, ApartWord(turn=2, faction=J, other=1)).firm())


VOTERS = promoting("voters 2 1 1", heads="justice 0, bureaucracy 1, media 2")
SEND = SendWord(turn=2, faction=Faction.MEDIA, supporters=1)


def test_sending_supporters_is_judged_when_they_are_pushed() -> None:
    moved = promised(VOTERS, SEND).do(0, Promote(V, Faction.MEDIA)).firm()

    assert "kept" == verdict(moved.do(2, Pass()))
    assert "broken" == verdict(promised(VOTERS, SEND).firm())
    assert "void" == verdict(moved.do(2, Scandal(V, Faction.MEDIA, (1, 0, 0))))


def test_what_a_scandal_did_not_prevent_is_broken() -> None:
    two = SendWord(turn=2, faction=Faction.MEDIA, supporters=3)
    table = promised(VOTERS, two).do(1, Promote(V, Faction.MEDIA)).firm()

    assert "broken" == verdict(table.do(2, Scandal(V, Faction.MEDIA, (0, 1, 0))))


def test_naming_the_president_is_judged_when_it_is_named() -> None:
    table = promised(coalescing("voters 1 0 0"), PresidentWord(turn=2, president=1)).firm()
    other = promised(coalescing("voters 0 0 1"), PresidentWord(turn=2, president=1)).firm()

    assert "kept" == verdict(table.do(0, Appoint(1)))
    assert "broken" == verdict(table.do(0, Appoint(2)))
    assert "void" == verdict(other.do(2, Appoint(1)))


def test_sparing_somebody_is_judged_by_what_the_power_did() -> None:
    scandal = promised(VOTERS, SpareWord(turn=2, power="scandal", other=0), by=2, to=0)
    scandal = scandal.do(0, Promote(V, Faction.MEDIA)).firm()
    protest = promised(MONEY, SpareWord(turn=2, power="protest", other=0), by=2, to=0)

    assert "broken" == verdict(scandal.do(2, Scandal(V, Faction.MEDIA, (1, 0, 0))))
    assert "kept" == verdict(scandal.do(2, Pass()))
    assert "broken" == verdict(protest.do(2, Protest(0, M, V)))
    assert "kept" == verdict(protest.do(2, Protest(1, M, V)).firm())
    assert "void" == verdict(promised(MONEY, SpareWord(turn=2, power="protest", other=1)).firm())


def test_a_filibuster_that_was_to_be_spared_breaks_the_word_and_its_absence_keeps_it() -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1, maverick 2"
    word = SpareWord(turn=2, power="filibuster", other=0)
    table = voted(promised(balloting(27, heads=heads), word, by=2, to=0), "YNN")

    assert "broken" == verdict(table.do(2, Filibuster(0)))
    assert "kept" == verdict(_played_out(table.do(2, Pass())))


def test_a_promise_for_the_next_turn_is_not_judged_in_this_one() -> None:
    table = _played_out(promised(TABLE, HeadWord(turn=3, faction=V, head=1)))

    assert "open" == verdict(table)


def test_a_decision_of_justice_breaks_no_promise() -> None:
    table = promised(coalescing("money 1 1 0"), PresidentWord(turn=2, president=1)).firm()

    assert "open" == verdict(table.do(0, Decide(0)))
