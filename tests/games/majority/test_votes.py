import pytest

from hustings.core.model import Choose, Objection
from hustings.games.majority.actions import (
    Ask,
    Ballot,
    Bid,
    Decide,
    Filibuster,
    Pass,
    Rule,
)
from hustings.games.majority.chapters.bidding import totals
from hustings.games.majority.ledger import Vote
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Awarding, Balloting, Bidding, Filibustering
from tests.games.majority.notation import Table, balloting, bidding_on

HEADS = "justice 0, bureaucracy 1, lawmakers 2, president 1"
LAW = 27
"""A law that speaks of no Politics, and penalises Justice and Voters, rewards Money, Lawmakers."""


def heads(more: str) -> str:
    return f"{HEADS}, {more}"


def last(table: Table) -> Vote:
    return table.state.votes[-1]


def asked(table: Table) -> tuple[int, ...]:
    turn = table.rules.turn(table.state)
    assert isinstance(turn, Choose)
    return turn.seats


@pytest.mark.clause("vote.ballot")
def test_ballots_are_shown_when_the_last_is_laid() -> None:
    table = balloting().do(0, Ballot(yes=True)).do(1, Ballot(yes=False))
    assert isinstance(table.state.stage, Balloting)

    table = table.do(0, Ballot(yes=False)).do(2, Ballot(yes=True))

    assert isinstance(table.state.stage, Bidding)
    assert (False, False, True) == table.state.stage.poll.ballots


@pytest.mark.clause("vote.ballot", refuses=True)
def test_nobody_abstains() -> None:
    assert "vote.ballot" == balloting().refuses(0, Ballot(None))


MAVERICK = heads("maverick 2")


def revealed(**changes: object) -> Table:
    table = balloting(LAW, heads=MAVERICK, influence=(9, 9, 9), capital=(9, 9, 9), **changes)
    for seat, yes in enumerate((True, False, False)):
        table = table.do(seat, Ballot(yes=yes))
    return table


@pytest.mark.clause("vote.filibuster")
def test_the_maverick_limits_a_seat_to_three_influence() -> None:
    table = revealed().do(2, Filibuster(0))

    assert table.objection(0, Bid(3)) is None
    assert table.objection(0, Bid(3, 5)) is None
    assert table.state.used[Power.MAVERICK.place]


@pytest.mark.clause("vote.filibuster", refuses=True)
def test_more_than_three_are_refused_also_bit_by_bit() -> None:
    table = revealed().do(2, Filibuster(0))
    assert "vote.filibuster" == table.refuses(0, Bid(4))

    table = table.do(0, Bid(2)).do(1, Bid(3)).do(2, Bid(0))

    assert "vote.filibuster" == table.refuses(0, Bid(2))


@pytest.mark.clause("vote.filibuster", refuses=True)
def test_the_maverick_limits_nobody_twice_and_not_itself() -> None:
    assert "vote.filibuster" == revealed().refuses(2, Filibuster(2))
    assert isinstance(revealed().do(2, Pass()).state.stage, Bidding)
    assert isinstance(revealed().state.stage, Filibustering)


@pytest.mark.clause("bid.own")
def test_a_seat_bids_what_it_has_or_nothing() -> None:
    table = bidding_on("YNN", influence=(2, 0, 0))

    assert [Bid(0), Bid(1), Bid(2)] == [bid for bid in table.legal(0) if isinstance(bid, Bid)]


@pytest.mark.clause("bid.own", refuses=True)
@pytest.mark.parametrize("bid", [Bid(3), Bid(-1), Bid(0, -1)])
def test_a_seat_bids_no_more_than_it_has(bid: Bid) -> None:
    assert "bid.own" == bidding_on("YNN", influence=(2, 0, 0)).refuses(0, bid)


RICH = (9, 9, 9)


@pytest.mark.clause("bid.capital")
def test_five_capital_count_as_influence_on_one_vote() -> None:
    table = bidding_on("YNN", LAW, capital=RICH).do(0, Bid(0, 5)).do(1, Bid(0)).do(2, Bid(0))

    assert (5, 0) == _totals(table)


def _totals(table: Table) -> tuple[int, int]:
    stage = table.state.stage
    assert isinstance(stage, Bidding)
    return totals(stage.poll)


@pytest.mark.clause("bid.capital", refuses=True)
def test_six_are_too_many_and_so_is_what_one_has_not() -> None:
    assert "bid.capital" == bidding_on("YNN", capital=RICH).refuses(0, Bid(0, 6))
    assert "bid.capital" == bidding_on("YNN", capital=(2, 0, 0)).refuses(0, Bid(0, 3))


@pytest.mark.clause("bid.capital", refuses=True)
def test_capital_is_bid_on_one_vote_a_turn() -> None:
    table = bidding_on("YNN", capital=RICH, backed=(2, None, None))

    expected = Objection("bid.capital", {"capital": 9, "why": "spent"})
    assert expected == table.objection(0, Bid(0, 1))


TYCOON = heads("money 0")


@pytest.mark.clause("bid.double")
def test_doubling_counts_all_bids_before_and_after_twice() -> None:
    table = bidding_on("YNN", LAW, heads=TYCOON, capital=RICH)
    table = table.do(0, Bid(2)).do(1, Bid(3)).do(2, Bid(0)).do(0, Bid(1, 1, double=True))

    assert (8, 3) == _totals(table)
    assert table.state.used[Power.MONEY.place]


@pytest.mark.clause("bid.double", refuses=True)
def test_nobody_else_doubles_and_the_tycoon_once_a_turn() -> None:
    assert "bid.double" == bidding_on("YNN").refuses(0, Bid(1, double=True))
    table = bidding_on("YNN", heads=TYCOON).do(0, Bid(1, double=True)).do(1, Bid(3)).do(2, Bid(0))
    assert "bid.double" == table.refuses(0, Bid(1, double=True))


def test_at_most_sixteen_under_a_filibuster() -> None:
    table = balloting(heads=heads("money 0, maverick 2"), influence=RICH, capital=RICH)
    for seat, yes in enumerate((True, False, False)):
        table = table.do(seat, Ballot(yes=yes))

    assert (16, 0) == _totals(table.do(2, Filibuster(0)).do(0, Bid(3, 5, double=True)))


@pytest.mark.clause("bid.order")
def test_yes_bids_first_clockwise_from_the_left_of_the_speaker() -> None:
    table = bidding_on("YNY")

    assert (0,) == asked(table)
    assert (2,) == asked(table.do(0, Bid(1)))
    assert (1,) == asked(table.do(0, Bid(1)).do(2, Bid(1)))


@pytest.mark.clause("bid.order")
def test_a_member_may_ask_bureaucracy_for_another_order() -> None:
    table = bidding_on("YNY").do(2, Ask()).do(1, Rule((2, 0)))

    assert (2,) == asked(table)
    assert table.state.used[Power.BUREAUCRACY.place]


@pytest.mark.clause("bid.order", refuses=True)
def test_nobody_bids_out_of_turn_or_asks_too_late_or_rules_on_others() -> None:
    table = bidding_on("YNY")

    assert "bid.order" == table.refuses(2, Bid(1))
    assert "bid.order" == table.refuses(1, Ask())
    assert "bid.order" == table.do(0, Bid(1)).refuses(2, Ask())
    assert "bid.order" == bidding_on("YNN").refuses(0, Ask())
    assert "bid.order" == table.do(0, Ask()).refuses(1, Rule((0, 1)))


@pytest.mark.clause("bid.drop")
def test_no_that_is_not_ahead_drops_out_and_keeps_its_bid() -> None:
    table = bidding_on("YNN", LAW).do(0, Bid(3)).do(1, Bid(2)).do(2, Bid(0)).do(0, Bid(0))

    assert last(table).passed
    assert ((1, 0, 0), (6, 9, 9), 0) == (
        table.state.capital,
        table.state.influence,
        last(table).taker,
    )


@pytest.mark.clause("bid.drop")
def test_all_yes_bid_on_for_the_card_until_nobody_adds() -> None:
    table = bidding_on("YYY", LAW).do(0, Bid(1)).do(1, Bid(0)).do(2, Bid(2))
    table = table.do(0, Bid(2)).do(1, Bid(0)).do(2, Bid(0))
    table = table.do(0, Bid(0)).do(1, Bid(0)).do(2, Bid(0))

    assert ((1, 0, 1), (6, 9, 7), 0) == (
        table.state.capital,
        table.state.influence,
        last(table).taker,
    )


@pytest.mark.clause("bid.drop", refuses=True)
def test_no_has_its_first_turn_even_if_yes_opens_with_nothing() -> None:
    table = bidding_on("YNN").do(0, Bid(0)).do(1, Bid(1)).do(2, Bid(0))

    assert not last(table).passed
    assert ((0, 1, 0), (9, 8, 9)) == (table.state.capital, table.state.influence)


@pytest.mark.clause("bid.drop", refuses=True)
def test_no_does_not_bid_on_when_yes_has_dropped_out() -> None:
    table = bidding_on("YNN").do(0, Bid(2)).do(1, Bid(3)).do(2, Bid(0)).do(0, Bid(0))

    assert (0, 1) == (last(table).turn - 2, len(table.state.votes))
    assert not last(table).passed


def test_where_nobody_votes_yes_only_no_bids() -> None:
    table = bidding_on("NNN").do(0, Bid(1)).do(1, Bid(0)).do(2, Bid(0))

    assert ((0, 1), (1, 0, 0)) == (last(table).totals, table.state.capital)


@pytest.mark.clause("bid.more")
def test_more_wins_and_the_losers_keep_everything() -> None:
    table = bidding_on("NYN", capital=RICH).do(1, Bid(2)).do(0, Bid(0, 3)).do(2, Bid(0))
    table = table.do(1, Bid(0))

    assert ("bid.more", (2, 3)) == (last(table).clause, last(table).totals)
    assert ((7, 9, 9), (9, 9, 9)) == (table.state.capital, table.state.influence)


@pytest.mark.clause("bid.more", refuses=True)
def test_fewer_do_not_win_whatever_justice_voted() -> None:
    table = bidding_on("NYY", LAW).do(1, Bid(1)).do(2, Bid(2)).do(0, Bid(1)).do(1, Bid(0))
    table = table.do(2, Bid(0))

    assert (True, "bid.more") == (last(table).passed, last(table).clause)


@pytest.mark.clause("bid.justice")
def test_a_match_is_enough_for_the_side_of_justice() -> None:
    table = bidding_on("NYN").do(1, Bid(3)).do(0, Bid(3)).do(2, Bid(0)).do(1, Bid(0))

    assert (False, "bid.justice") == (last(table).passed, last(table).clause)
    assert table.state.used[Power.JUSTICE.place]


@pytest.mark.clause("bid.justice")
def test_a_law_passes_without_a_bid_and_without_a_point() -> None:
    table = bidding_on("YNY", LAW).do(0, Bid(0)).do(2, Bid(0)).do(1, Bid(0))

    assert isinstance(table.state.stage, Awarding)
    table = table.do(0, Decide(2))
    assert ((0, 0, 0), 2) == (table.state.capital, last(table).taker)


@pytest.mark.clause("bid.justice", refuses=True)
def test_justice_has_decided_nothing_where_all_agree() -> None:
    table = bidding_on("NNN").do(0, Bid(0)).do(1, Bid(0)).do(2, Bid(0))

    assert not table.state.used[Power.JUSTICE.place]


@pytest.mark.clause("law.whip")
def test_every_winner_with_a_token_collects_a_point() -> None:
    table = bidding_on("NYN").do(1, Bid(1)).do(0, Bid(1)).do(2, Bid(1)).do(1, Bid(0))

    assert (1, 0, 1) == table.state.capital


@pytest.mark.clause("law.whip", refuses=True)
def test_a_winner_without_a_token_and_a_loser_collect_nothing() -> None:
    table = bidding_on("NYN").do(1, Bid(1)).do(0, Bid(0)).do(2, Bid(2)).do(1, Bid(0))

    assert (0, 0, 1) == table.state.capital


@pytest.mark.clause("law.card")
def test_the_highest_bid_of_yes_takes_the_card_doubled_bids_counting_double() -> None:
    table = bidding_on("YYN", LAW, heads=heads("money 1")).do(0, Bid(3)).do(1, Bid(2, double=True))
    table = table.do(2, Bid(0)).do(0, Bid(0)).do(1, Bid(0))

    assert (1, (LAW,)) == (last(table).taker, table.state.hands[1])


@pytest.mark.clause("law.card")
def test_justice_decides_between_equal_bids() -> None:
    table = bidding_on("YYN", LAW).do(0, Bid(2)).do(1, Bid(2)).do(2, Bid(0))
    table = table.do(0, Bid(0)).do(1, Bid(0))

    assert isinstance(table.state.stage, Awarding)
    assert 1 == last(table.do(0, Decide(1))).taker


@pytest.mark.clause("law.card", refuses=True)
def test_no_takes_no_card_and_justice_gives_it_to_none_of_them() -> None:
    table = bidding_on("YYN", LAW).do(0, Bid(2)).do(1, Bid(2)).do(2, Bid(0))
    table = table.do(0, Bid(0)).do(1, Bid(0))

    assert "law.card" == table.refuses(0, Decide(2))


def test_an_absent_seat_votes_no_and_bids_nothing() -> None:
    table, bids = balloting(), bidding_on("YNN")

    assert Ballot(yes=False) == table.rules.absent(table.state, 1)
    assert Bid(0) == bids.rules.absent(bids.state, 0)
