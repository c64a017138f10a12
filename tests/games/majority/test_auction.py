"""The bidding thought through: what comes of it when all bid as is best for them."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.bots.budget import Budget
from hustings.bots.meter import Meter
from hustings.games.majority.actions import Bid
from hustings.games.majority.chapters import bidding
from hustings.games.majority.mind.auction import Auction, plausible
from hustings.games.majority.mind.issue import Issue
from hustings.games.majority.mind.prospect import Worth
from hustings.games.majority.stages import Bidding
from tests.games.majority.notation import Table, bidding_on


def auction(table: Table, looks: int = 100_000) -> Auction:
    issue = Issue(table.frame, table.state, 0)
    return Auction(table.state, issue.end, Meter(Budget(simulations=looks)))


def stage_of(table: Table) -> Bidding:
    assert isinstance(table.state.stage, Bidding)
    return table.state.stage


def by_brute_force(table: Table, issue: Issue) -> Worth:
    """Return what comes of it when every legal bid is looked at, by the rules themselves."""
    stage = stage_of(table)
    seat = stage.queue[0]
    ends = []
    for bid in table.legal(seat):
        if isinstance(bid, Bid):
            after = table.do(seat, bid)
            poll = bidding.raised(stage.poll, seat, bid)
            if isinstance(after.state.stage, Bidding):
                worth = by_brute_force(after, issue)
            else:
                worth = issue.end(bidding.yes_ahead(table.state, poll), poll)
            ends.append((worth[seat] - 1e-6 * bid.influence, worth))
    return max(ends, key=lambda end: end[0])[1]


@pytest.mark.parametrize(
    ("votes", "influence"),
    [("YNN", (2, 2, 0)), ("YNY", (1, 2, 1)), ("NYN", (2, 1, 1)), ("YYY", (1, 1, 1))],
)
@pytest.mark.parametrize("law", [1, 2])
def test_it_ends_as_if_every_bid_had_been_looked_at(
    votes: str, influence: tuple[int, ...], law: int
) -> None:
    table = bidding_on(votes, law, influence=influence)
    thought = auction(table)

    worth = thought.worth(stage_of(table))
    assert thought.exact
    assert by_brute_force(table, Issue(table.frame, table.state, 0)) == pytest.approx(worth)


def bids(table: Table) -> list[Bid]:
    return list(plausible(table.state, stage_of(table)))


def test_nothing_a_token_and_enough_to_be_ahead_are_worth_a_thought() -> None:
    table = bidding_on("NYN", influence=(9, 9, 9)).do(1, Bid(3))

    seat = stage_of(table).queue[0]
    assert [Bid(0), Bid(1), Bid(3)] == bids(table)
    assert {Bid(0), Bid(1), Bid(3)} <= set(table.legal(seat))


def test_enough_to_take_the_card_is_worth_a_thought() -> None:
    table = bidding_on("YNY", influence=(9, 9, 9)).do(0, Bid(4))

    assert Bid(5) in bids(table)


def test_all_and_some_capital_are_worth_a_thought_where_influence_does_not_reach() -> None:
    table = bidding_on("NYN", influence=(2, 9, 9), capital=(4, 0, 0)).do(1, Bid(5))

    assert [Bid(0), Bid(1), Bid(2), Bid(2, 3)] == bids(table)


@pytest.mark.parametrize(
    ("capital", "doubled"),
    [(0, None), (1, Bid(2, 1, double=True)), (9, Bid(2, 1, double=True))],
)
def test_doubling_down_is_worth_a_thought_where_it_reaches(
    capital: int, doubled: Bid | None
) -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1, money 0"
    state: dict[str, Any] = {"influence": (2, 9, 9), "capital": (capital, 0, 0), "heads": heads}
    table = bidding_on("NYN", **state).do(1, Bid(6))

    assert ([] if doubled is None else [doubled]) == [bid for bid in bids(table) if bid.double]


def test_doubling_down_with_influence_alone_comes_first() -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1, money 0"
    table = bidding_on("NYN", influence=(5, 9, 9), heads=heads).do(1, Bid(6))

    assert Bid(3, 0, double=True) in bids(table)


def cases() -> Iterator[Table]:
    """Yield tables whose purses are too full to see the end of the bidding."""
    for votes in ("YNYN", "NYNY", "YYYN"):
        yield bidding_on(votes, seats=4, influence=(9, 8, 9, 7))
    table = bidding_on("YYNN", seats=4, influence=(9, 8, 9, 7))
    yield table.do(0, Bid(2)).do(1, Bid(1))


@pytest.mark.parametrize("table", list(cases()))
def test_where_the_end_is_out_of_sight_it_is_guessed(table: Table) -> None:
    thought = auction(table, looks=300)

    found = thought.bids(stage_of(table))
    assert not thought.exact
    assert all(sum(worth) == pytest.approx(1) for _, worth in found)
    assert set(table.legal(stage_of(table).queue[0])) >= {bid for bid, _ in found}


def test_who_can_outbid_all_others_is_expected_to() -> None:
    rich = bidding_on("YNN", law=3, influence=(60, 3, 3))
    poor = replace(rich.state, influence=(0, 30, 30))

    issue = Issue(rich.frame, rich.state, 0)
    assert auction(rich).worth(stage_of(rich))[0] > issue.failed.chances()[0]
    table = Table(rich.rules, poor)
    assert auction(table).worth(stage_of(table))[0] <= issue.failed.chances()[0] + 0.2
