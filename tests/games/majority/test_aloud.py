"""The board read aloud: where arrows lead, who is on them, and who stands together."""

import pytest
from msgspec.structs import replace

from hustings.core.story import Line
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority.actions import (
    Accept,
    Ask,
    Ballot,
    Elect,
    Grant,
    Join,
    Offer,
    Promote,
    Propose,
)
from hustings.games.majority.aloud import board, table
from hustings.games.majority.ledger import Vote
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import (
    BidWord,
    HeadWord,
    Pledge,
    Promise,
    SpareWord,
    Verdict,
    VoteWord,
)
from hustings.games.shelf import games
from tests.games.majority.notation import Table, balloting, coalescing, promoting

V, M, L = Faction.VOTERS, Faction.MEDIA, Faction.LAWMAKERS
NAMES = {0: "Ana", 1: "Budi", 2: "Citra"}


def read(shown: Table, language: str = "en") -> list[str]:
    """Return the board as it is read aloud to a spectator."""
    options = shown.rules.options
    assert options is not None
    words = catalogue(games()["majority"], language)
    return [words.tell(line, NAMES, None) for line in board(options, shown.view(None))]


def test_every_arrow_is_told_with_those_on_it() -> None:
    shown = promoting("voters 2 1 1").do(0, Promote(V, M)).do(2, Elect(V, M, 2))
    lines = read(shown)

    assert 12 == len(lines)
    assert "From Voters to Media: Ana and Citra." in lines
    assert "From Voters to Lawmakers." in lines


def test_a_wish_of_the_head_of_voters_is_told_until_it_is_granted() -> None:
    asked = promoting("voters 2 1 1").do(2, Elect(V, L, 0))
    wish = "The Head of Voters asks Ana for a Supporter from Voters towards Lawmakers."

    assert wish in read(asked)
    assert wish not in read(asked.do(0, Grant(V, L)))
    assert "From Voters to Lawmakers: Ana." in read(asked.do(0, Grant(V, L)))


def test_while_bureaucracy_rules_the_arrows_are_told_as_they_stand() -> None:
    shown = promoting("voters 2 1 1").do(0, Promote(V, M), Ask())

    assert "From Voters to Media: Ana." in read(shown)


def test_coalitions_and_proposals_are_told() -> None:
    shown = coalescing("voters 2 1 1").do(0, Propose(V, (0, 1), 0))
    proposed = "Ana proposes on Voters: Ana and Budi, headed by Ana. Agreed so far: Ana."

    assert proposed in read(shown)
    assert "The coalition on Voters stands: Ana and Budi, headed by Ana." in read(
        shown.do(1, Join(0))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_is_told_with_how_each_promise_was_judged(language: str) -> None:
    words = (VoteWord(turn=2, law=1, yes=True),)
    shown = balloting().do(0, Offer((1,), words, words)).do(1, Accept(0))
    voted = shown.do(0, Ballot(yes=True)).do(1, Ballot(yes=False)).do(2, Ballot(yes=True))
    told = catalogue(games()["majority"], language)

    def pledges(lines: list[Line]) -> list[str]:
        return [line.id for line in lines if line.id.startswith("aloud-pledge")]

    open_ones, judged = list(table(shown.view(2))), list(table(voted.view(2)))
    assert ["aloud-pledge-open"] * 2 == pledges(open_ones)
    assert ["aloud-pledge-kept", "aloud-pledge-broken"] == pledges(judged)
    assert all(told.tell(line, NAMES, None) for line in (*open_ones, *judged))


VOTE = VoteWord(turn=2, law=1, yes=True)
BID = BidWord(turn=2, law=1, yes=True, tokens=3)
SPARE = SpareWord(turn=2, power="protest", other=1)
PUT = Vote(
    turn=2,
    law=1,
    ballots=(True, True, True),
    influence=(0, 0, 0),
    capital=(0, 0, 0),
    doubled=None,
    limited=None,
    totals=(0, 0),
    passed=True,
    clause="bid.more",
    taker=0,
)


@pytest.mark.parametrize(
    ("word", "verdict", "votes", "moment"),
    [
        (VOTE, "kept", (), "when the ballots were shown"),
        (VOTE, "void", (), "over the agenda"),
        (BID, "broken", (PUT,), "when the bids were counted"),
        (BID, "void", (PUT,), "when the bids were counted"),
        (BID, "void", (), "over the agenda"),
        (HeadWord(turn=2, faction=V, head=1), "broken", (), "over the coalitions"),
        (SPARE, "broken", (), "when the power was used"),
        (SPARE, "kept", (), "when the power could no longer be used"),
    ],
)
def test_what_decided_a_promise_is_told(
    word: Promise, verdict: Verdict, votes: tuple[Vote, ...], moment: str
) -> None:
    pledge = Pledge(0, 0, (1,), word, 4, verdict, 57)
    shown = replace(balloting().view(None), pledges=(pledge,), votes=votes)
    told = catalogue(games()["majority"], "en")

    last = [told.tell(line, NAMES, None) for line in table(shown)][-1]

    assert f"That was decided in turn 2, by event 57, {moment}." == last


def test_what_is_still_open_was_decided_by_nothing() -> None:
    shown = replace(balloting().view(None), pledges=(Pledge(0, 0, (1,), VOTE, 4, "open", None),))

    assert "aloud-decided" not in [line.id for line in table(shown)]
