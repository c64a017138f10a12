"""What a careful bot makes of promises: its own that it would break, and what each is worth."""

from typing import Any

import pytest
from msgspec.structs import replace

from hustings.games.majority.actions import (
    Accept,
    Actions,
    Appoint,
    Ballot,
    Bid,
    Filibuster,
    Hand,
    Leave,
    Mandate,
    Offer,
    Pick,
    Place,
    Protest,
    Scandal,
)
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.trust import breaks, pledged, trust, worth
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    Pledge,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from tests.games.majority.notation import Table, balloting, bidding_on, majority

V, M = Faction.VOTERS, Faction.MONEY
VOTES = balloting(1)
BIDS = bidding_on("YNY", 1)
PLACES = majority(ready=(3, 3, 3))
AGENDA = majority(heads="lawmakers 0", drawn=(1, 2, 3, 4, 5), discard=(6, 7))
YES = VoteWord(turn=2, law=1, yes=True)
SURE = BidWord(turn=2, law=1, yes=True, tokens=3)
SPARE = [SpareWord(turn=2, power=power, other=1) for power in ("scandal", "protest", "filibuster")]


def sworn(table: Table, *words: Promise, verdict: Any = "open") -> Table:
    """Return the table with *words* that seat 0 has given to seat 1."""
    pledges = tuple(Pledge(0, 0, (1,), word, 0, verdict, None) for word in words)
    return Table(table.rules, replace(table.state, pledges=pledges))


@pytest.mark.parametrize(
    ("table", "word", "keeping", "breaking"),
    [
        (VOTES, YES, Ballot(yes=True), Ballot(yes=False)),
        (VOTES, SURE, Ballot(yes=True), Ballot(yes=False)),
        (BIDS, SURE, Bid(3), Bid(2)),
        (AGENDA, AgendaWord(turn=2, law=6, on=True), Mandate(6), Mandate(7)),
        (AGENDA, AgendaWord(turn=2, law=6, on=False), Mandate(7), Mandate(6)),
        (AGENDA, AgendaWord(turn=2, law=1, on=True), Pick((1, 2)), Pick((2, 3))),
        (AGENDA, AgendaWord(turn=2, law=1, on=False), Pick((2, 3)), Pick((1, 2))),
        (AGENDA, HeadWord(turn=2, faction=V, head=1), Leave(M), Leave(V)),
        (
            PLACES,
            SendWord(turn=2, faction=V, supporters=2),
            Place((Hand(V, 2), Hand(M, 1))),
            Place((Hand(V, 1), Hand(M, 2))),
        ),
        (AGENDA, PresidentWord(turn=2, president=1), Appoint(1), Appoint(2)),
        (AGENDA, SPARE[0], Scandal(V, M, (0, 0, 1)), Scandal(V, M, (0, 1, 0))),
        (AGENDA, SPARE[1], Protest(2, V, M), Protest(1, V, M)),
        (AGENDA, SPARE[2], Filibuster(2), Filibuster(1)),
    ],
)
def test_a_word_is_broken_by_what_goes_against_it(
    table: Table, word: Promise, keeping: Actions, breaking: Actions
) -> None:
    view = sworn(table, word).view(0)

    assert [0, 1] == [breaks(view, 0, keeping), breaks(view, 0, breaking)]


def test_what_was_bid_before_counts_towards_the_word() -> None:
    begun = BIDS.do(0, Bid(2))

    assert [0, 1] == [breaks(sworn(table, SURE).view(0), 0, Bid(1)) for table in (begun, BIDS)]


def test_an_open_offer_of_its_own_binds_like_a_word() -> None:
    table = VOTES.do(0, Offer((1,), (YES,), ()))

    assert [YES] == pledged(table.view(0), 0)
    assert [] == pledged(table.do(1, Accept(0)).do(1, Ballot(yes=True)).view(1), 1)


def test_trust_goes_with_the_ledger() -> None:
    kept, broken = (sworn(VOTES, YES, verdict=verdict).view(1) for verdict in ("kept", "broken"))

    assert trust(broken, 0) < trust(VOTES.view(1), 0) < trust(kept, 0)


def values(table: Table, word: Promise, seat: int = 0) -> tuple[float, float]:
    """Return what *word* is worth to *seat* if seat 1 keeps it, and if it must itself."""
    view = table.view(seat)
    stakes = Stakes(table.frame, view, seat)
    return (
        worth(table.frame, view, stakes, word, 1),
        worth(table.frame, view, stakes, word, seat),
    )


SHARED = majority(tiles="voters 2 2 3, money 0 1 1")


@pytest.mark.parametrize(
    "word",
    [
        VoteWord(turn=2, law=1, yes=True),
        SURE,
        HeadWord(turn=2, faction=V, head=0),
        ApartWord(turn=2, faction=V, other=2),
        PresidentWord(turn=2, president=0),
        SpareWord(turn=2, power="scandal", other=0),
        SpareWord(turn=2, power="filibuster", other=0),
    ],
)
def test_a_word_that_helps_is_worth_more_from_another_than_to_give(word: Promise) -> None:
    got, given = values(SHARED, word)

    assert 0 < got
    assert given <= 0


@pytest.mark.parametrize(
    "word",
    [
        AgendaWord(turn=2, law=1, on=False),
        HeadWord(turn=2, faction=V, head=2),
        ApartWord(turn=2, faction=V, other=0),
        PresidentWord(turn=2, president=2),
        SendWord(turn=2, faction=V, supporters=3),
    ],
)
def test_a_word_that_hurts_is_worth_less_than_nothing(word: Promise) -> None:
    got, given = values(SHARED, word)

    assert got < 0
    assert given < 0


def test_what_changes_nothing_here_is_worth_nothing() -> None:
    assert 0 == values(SHARED, HeadWord(turn=2, faction=M, head=0))[0]
    assert 0 == values(SHARED, SpareWord(turn=2, power="protest", other=2))[0]
    assert (0, 0) == values(SHARED, ApartWord(turn=2, faction=M, other=2))


def test_a_ballot_that_lies_is_not_promised_away() -> None:
    table = VOTES.do(0, Ballot(yes=False))

    assert -9 == values(table, YES)[1]
