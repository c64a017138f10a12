"""What is told of each action, in the words of the table."""

from typing import Any

import pytest

from hustings.core.model import Event, Seat
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.actions import (
    Accept,
    Actions,
    Appoint,
    Ask,
    Ballot,
    Bid,
    Blind,
    Decide,
    Decline,
    Elect,
    Filibuster,
    Join,
    Leave,
    Offer,
    Pass,
    Pick,
    Promote,
    Propose,
    Protest,
    Recall,
    Refuse,
    Reject,
    Rule,
    Scandal,
    Show,
    Take,
    Unelect,
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
from hustings.games.majority.wording import worded
from tests.games.majority.notation import Table, balloting, bidding_on, coalescing
from tests.games.majority.test_agenda import LATER
from tests.games.majority.test_coalitions import TABLE as MONEY
from tests.games.majority.test_laws import BOTH
from tests.games.majority.test_promotion import MOGUL
from tests.games.majority.test_promotion import TABLE as BUSY
from tests.games.majority.test_setup import FOUR, opened
from tests.games.majority.test_votes import revealed

V, N, M = Faction.VOTERS, Faction.MEDIA, Faction.MONEY
NAMES = dict(enumerate(["Ana", "Budi", "Citra", "Dewi", "Eko"]))
WORD = VoteWord(turn=2, law=1, yes=True)
DEAL = balloting().do(0, Offer((1,), (WORD,), ()))
ALL = balloting().do(0, Offer((1, 2), (WORD,), ()))
BIDS = bidding_on("YNY", capital=(9, 9, 9))
TYCOON = bidding_on("YNY", heads="justice 1, bureaucracy 1, president 2, money 0")
TIED = bidding_on("YYN", 1).do(0, Bid(2)).do(1, Bid(2)).do(2, Bid(0)).do(0, Bid(0)).do(1, Bid(0))


@pytest.mark.parametrize(
    ("table", "seat", "action", "line"),
    [
        (opened(4, politics="chosen"), 0, Take(FOUR[0]), "takes"),
        (BUSY, 0, Promote(V, N), "promotes"),
        (BUSY.do(0, Promote(V, N)), 0, Recall(V, N), "recalls"),
        (BUSY, 2, Elect(V, N, 2), "elects-own"),
        (BUSY.do(2, Elect(V, N, 0)), 2, Unelect(V, N, 0), "unelects"),
        (BUSY.do(2, Elect(V, N, 0)), 0, Refuse(V, N), "refuses"),
        (BUSY, 0, Ask(), "asks"),
        (BUSY.do(0, Ask()), 1, Rule((2, 0, 1)), "rules"),
        (BUSY.do(0, Ask()), 1, Pass(), "no-ruling"),
        (MOGUL.do(0, Promote(V, N)).firm(), 1, Scandal(V, N, (1, 0, 0)), "scandal"),
        (MOGUL.do(0, Promote(V, N)).firm(), 1, Pass(), "no-scandal"),
        (MONEY, 0, Propose(M, (0, 1), 0), "proposes"),
        (MONEY.do(0, Propose(M, (0, 1), 0)), 1, Reject(0), "rejects"),
        (MONEY, 2, Protest(0, M, V), "protest"),
        (coalescing("money 1 1 0").firm(), 0, Decide(1), "decides-faction"),
        (coalescing("money 1 0 0").firm(), 0, Decide(1), "decides-chooser"),
        (coalescing("voters 1 0 0").firm(), 0, Appoint(1), "president"),
        (LATER, 0, Show(2), "shows"),
        (LATER.do(0, Pick((1, 2))), 1, Blind(), "blind"),
        (revealed(), 2, Filibuster(0), "filibuster"),
        (revealed(), 2, Pass(), "no-filibuster"),
        (BIDS, 2, Ask(), "asks"),
        (BIDS, 0, Bid(2), "bids"),
        (BIDS, 0, Bid(0), "bids-nothing"),
        (BIDS, 0, Bid(2, 5), "bids-capital"),
        (TYCOON, 0, Bid(2, double=True), "doubles"),
        (TYCOON, 0, Bid(0, double=True), "doubles"),
        (TIED, 0, Decide(1), "decides-card"),
        (BOTH, 2, Pass(), "no-move"),
        (DEAL, 1, Accept(0), "accepts"),
        (ALL, 1, Accept(0), "accepts"),
        (DEAL, 1, Decline(0), "declines"),
        (DEAL, 0, Withdraw(0), "withdraws"),
        (DEAL, 1, Offer((0,), (WORD,), (), 0), "counters"),
    ],
)
def test_an_action_is_told(table: Table, seat: Seat, action: Actions, line: str) -> None:
    assert f"story-{line}" == told(table, seat, action)[0]


def told(before: Table, seat: Seat, action: Actions) -> list[str]:
    """Return the lines of *action*, which can be worded in every language."""
    after = before.do(seat, action)
    event: Event[Any] = Event(before.state.happened, seat, action)
    lines = GAME.tell(before.view(None), event, after.view(None))
    for language in LANGUAGES:
        assert all(catalogue(GAME, language).tell(line, NAMES) for line in lines)
    return [line.id for line in lines]


def test_a_coalition_is_told_when_all_have_joined_and_when_one_leaves() -> None:

    table = MONEY.do(0, Propose(M, (0, 1), 0))

    assert ["story-joins", "story-coalition"] == told(table, 1, Join(0))
    assert ["story-leaves"] == told(table.do(1, Join(0)), 1, Leave(M))
    three = MONEY.do(0, Propose(M, (0, 1, 2), 0))
    assert ["story-joins"] == told(three, 1, Join(0))


def test_a_deal_is_told_when_the_last_has_accepted() -> None:
    assert "story-deal" not in told(ALL, 1, Accept(0))
    assert "story-deal" in told(ALL.do(1, Accept(0)), 2, Accept(0))


def test_a_tie_for_the_maverick_is_told() -> None:
    heads = "justice 0, bureaucracy 0, voters 0"
    table = coalescing("justice 0 1 0, voters 1 0 0", heads=heads, capital=(0, 1, 1))
    table = table.firm().do(0, Appoint(2))

    lines = told(table, 1, Decide(1))

    assert "story-decides-maverick" == lines[0]
    assert "story-maverick" in lines


def test_only_the_first_ballot_of_a_seat_is_told() -> None:
    table = balloting()

    assert ["story-ready"] == told(table, 0, Ballot(yes=True))
    assert [] == told(table.do(0, Ballot(yes=True)), 0, Ballot(yes=False))


def test_a_tie_for_a_law_is_told_when_it_is_known() -> None:
    table = bidding_on("YYN", 1).do(0, Bid(2)).do(1, Bid(2)).do(2, Bid(0)).do(0, Bid(0))

    assert "story-card-tie" in told(table, 1, Bid(0))


@pytest.mark.parametrize(
    ("promise", "words"),
    [
        (BidWord(turn=2, law=1, yes=True, tokens=3), "3"),
        (AgendaWord(turn=2, law=1, on=True), "Clean Slate Constitution"),
        (HeadWord(turn=2, faction=M, head=2), "Citra"),
        (ApartWord(turn=2, faction=M, other=2), "Citra"),
        (SendWord(turn=2, faction=M, supporters=2), "Money"),
        (PresidentWord(turn=2, president=2), "Citra"),
        (SpareWord(turn=2, power="protest", other=2), "Citra"),
    ],
)
def test_a_promise_names_what_it_is_about(promise: Promise, words: str) -> None:
    line = worded(balloting().view(0), promise, 0)

    assert words in catalogue(GAME, "en").tell(line, NAMES)
