"""The story and the table read aloud, in words."""

from itertools import pairwise
from typing import Any

import pytest

from hustings.core.model import Choose, Event
from hustings.core.promise import Judged
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.actions import (
    Accept,
    Actions,
    Ballot,
    Bid,
    Decline,
    Elect,
    Grant,
    Move,
    Offer,
    Swap,
)
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import SpareWord, VoteWord
from tests.games.majority.notation import Table, balloting, bidding_on, majority, promoting
from tests.games.majority.test_bots import among_bots
from tests.games.majority.test_laws import BOTH
from tests.games.majority.test_setup import FOUR, cast, opened
from tests.laws.played import states

NAMES = dict(enumerate(["Ana", "Budi", "Citra", "Dewi", "Eko"]))


def told(before: Table, seat: int, action: Actions, viewer: int | None = None) -> list[str]:
    """Return what is told of *action*, in English."""
    after = before.do(seat, action)
    event: Event[Any] = Event(before.state.happened, seat, action)
    lines = GAME.tell(before.view(viewer), event, after.view(viewer))
    return [catalogue(GAME, "en").tell(line, NAMES, viewer) for line in lines]


def test_a_swap_is_told_when_it_is_wished_and_when_it_happens() -> None:
    table = cast(opened(4), FOUR)

    assert ["Ana would like to swap Politics with Citra."] == told(table, 0, Swap(2))
    assert ["Citra swaps Politics with Ana."] == told(table.do(0, Swap(2)), 2, Swap(0))


def test_an_election_is_told_with_its_owner() -> None:
    table = promoting("voters 1 1 1")
    asked = Elect(Faction.VOTERS, Faction.MEDIA, 0)

    assert [
        "Citra asks Ana to let the Election move a Supporter from Voters towards Media."
    ] == told(table, 2, asked)
    assert ["You agree to the Election from Voters towards Media."] == told(
        table.do(2, asked), 0, Grant(Faction.VOTERS, Faction.MEDIA), 0
    )


def test_an_offer_is_told_with_its_promises() -> None:
    words = (VoteWord(turn=2, law=3, yes=True), SpareWord(turn=2, power="filibuster", other=1))
    offer = Offer((1,), words, (VoteWord(turn=2, law=1, yes=False),))

    assert [
        "Ana makes offer 1 to Budi:",
        "Ana votes yes on Ballots for Backpackers Act, in turn 2.",
        "Ana does not use a filibuster against Budi, in turn 2.",
        "Budi votes no on Clean Slate Constitution, in turn 2.",
    ] == told(balloting(), 0, offer)


def test_a_kept_promise_is_told_when_it_is_decided() -> None:
    table = balloting().do(0, Offer((1,), (VoteWord(turn=2, law=1, yes=True),), ()))
    table = table.do(1, Accept(0), Ballot(yes=True)).do(2, Ballot(yes=True))

    lines = told(table, 0, Ballot(yes=True))

    assert "Ana kept a promise to Budi:" in lines


def test_the_promises_of_a_game_are_listed_with_who_kept_them() -> None:
    kept, open_still = (VoteWord(turn=2, law=law, yes=True) for law in (1, 3))
    table = balloting().do(0, Offer((1,), (kept, open_still), ())).do(1, Accept(0))
    for seat in range(3):
        table = table.do(seat, Ballot(yes=True))

    assert [Judged(0, 1, "kept")] == list(GAME.promises(table.view(None)))


@pytest.mark.parametrize("seats", [3, 5])
def test_everything_that_bots_do_can_be_worded(seats: int) -> None:
    match, _ = among_bots(seats)
    rules = match.rules
    views = (rules.view(state, None) for state in states(rules, match.events))
    told_of: set[str] = set()
    for event, (before, after) in zip(match.events, pairwise(views), strict=True):
        for line in GAME.tell(before, rules.redact(event, None), after):
            told_of.add(line.id)
            for language in LANGUAGES:
                assert catalogue(GAME, language).tell(line, NAMES)

    assert {"story-firm", "story-passed", "story-deal"} <= told_of
    assert told_of & {"story-winner", "story-winner-shared"}


def test_who_is_touched_both_ways_is_told_to_move_and_not_to_lose() -> None:
    expected = ["Citra moves 2 Supporters from Media to Money."]

    assert expected == told(BOTH, 2, Move(Faction.MEDIA, Faction.MONEY, 2))[:1]
    assert not [
        line
        for line in told(BOTH, 2, Move(Faction.MEDIA, Faction.MONEY, 2))
        if line.startswith(("Citra loses", "Citra adds"))
    ]


@pytest.mark.parametrize(("votes", "tie"), [("YNN", "yes"), ("NYY", "yes"), ("NNN", "no")])
def test_a_tie_of_a_vote_is_told_where_justice_has_broken_it(votes: str, tie: str) -> None:
    before = after = bidding_on(votes)
    while not after.state.votes:
        turn = after.rules.turn(after.state)
        assert isinstance(turn, Choose)
        before, after = after, after.do(turn.seats[0], Bid(0))

    event = Event[Actions](0, 0, Bid(0))
    told = [
        line
        for line in GAME.tell(before.view(None), event, after.view(None))
        if line.id in ("story-passed", "story-failed")
    ]
    assert [tie] == [line.facts["tie"] for line in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_read_aloud(language: str) -> None:
    heads = "justice 0, bureaucracy 1, lawmakers 2, president 1"
    table = balloting(tiles="voters 1 0 2", heads=heads, used=(True,) * 9)
    table = table.do(
        0, Offer((1,), (VoteWord(turn=2, law=3, yes=True),), (VoteWord(turn=2, law=1, yes=True),))
    )
    table = table.do(0, Offer((2,), (VoteWord(turn=2, law=3, yes=True),), ())).do(2, Decline(1))
    words = catalogue(GAME, language)

    assert 1 == sum(line.id == "story-offers" for line in GAME.aloud.table(table.view(0)))
    for view in (table.view(0), majority(turn=5).view(0), majority().view(0)):
        lines = [*GAME.aloud.table(view), *GAME.aloud.scores(view)]
        assert all(words.tell(line, NAMES, 0) for line in lines)
