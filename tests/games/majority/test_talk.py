"""What a careful bot may say, and when it would rather say nothing."""

import pytest

from hustings.games.majority.actions import Accept, Decline, Join, Offer, Propose
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.talk import answers, asked, may_say, offers
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import ApartWord, HeadWord, Promise, SpareWord, VoteWord
from tests.games.majority.notation import Table, balloting, coalescing
from tests.games.majority.test_bots import chosen

M, L = Faction.MONEY, Faction.LAWMAKERS
YES, NO = VoteWord(turn=2, law=3, yes=True), VoteWord(turn=2, law=3, yes=False)
VOTES = balloting(1)
"""Laws 1, 3 and 7 are on the agenda, and seat 0 would be rewarded by each."""


def may(table: Table, word: Promise) -> bool:
    return may_say(table.frame, table.view(0), 0, Offer((1,), (word,), ()))


def test_it_may_say_what_it_can_keep() -> None:
    assert may(VOTES.do(0, Offer((1,), (YES,), ())).do(1, Accept(0)), YES)


def test_it_does_not_say_the_opposite_of_its_word() -> None:
    assert not may(VOTES.do(0, Offer((1,), (YES,), ())).do(1, Accept(0)), NO)


def test_it_does_not_speak_of_a_law_that_is_not_voted_on() -> None:
    assert not may(VOTES, VoteWord(turn=2, law=5, yes=True))


def test_it_says_no_more_than_the_rules_allow() -> None:
    table = VOTES
    for _ in range(6):
        table = table.do(0, Offer((1,), (YES,), ()))

    assert not may(table, YES)


@pytest.mark.parametrize(
    ("gift", "countered"),
    [
        (VoteWord(turn=2, law=1, yes=True), True),
        (SpareWord(turn=2, power="filibuster", other=1), False),
    ],
)
def test_it_counters_only_where_less_for_the_same_would_do(gift: Promise, countered: bool) -> None:
    asks = (NO, VoteWord(turn=2, law=7, yes=False))
    table = VOTES.do(2, Offer((0,), (gift,), asks))
    view = table.view(0)
    offer = asked(view, 0)
    assert offer is not None

    said = answers(table.frame, view, Stakes(table.frame, view, 0), offer, [Accept(0), Decline(0)])

    assert countered is any(isinstance(each.action, Offer) for each in said)


def test_it_stays_out_of_the_coalition_that_it_has_promised_to_stay_out_of() -> None:
    table = coalescing("money 2 2 3", heads="justice 0, bureaucracy 1")
    word = Offer((2,), (ApartWord(turn=2, faction=M, other=1),), ())
    bound = table.do(0, word).do(2, Accept(0))

    assert Join(0) == chosen(table.do(1, Propose(M, (0, 1), 0)), 0, "upright")
    assert Join(0) != chosen(bound.do(1, Propose(M, (0, 1), 0)), 0, "upright")


SHARED = coalescing("lawmakers 1 3 4, money 3 1 4", heads="justice 2, bureaucracy 2, lawmakers 2")


def heads_of(table: Table) -> set[Faction]:
    """Return the factions whose head seat 0 thinks of offering to others, or asking for."""
    view = table.view(0)
    said = offers(table.frame, view, Stakes(table.frame, view, 0))
    words = [word for each in said if isinstance(each.action, Offer) for word in each.action.mine]
    return {word.faction for word in words if isinstance(word, HeadWord)}


def test_it_does_not_bargain_for_the_head_of_a_coalition_that_stands() -> None:
    allied = SHARED.do(0, Propose(L, (0, 1), 0)).do(1, Join(0))

    assert {L} == heads_of(SHARED)
    assert set() == heads_of(allied)


def test_it_does_not_bargain_for_a_head_that_has_been_promised() -> None:
    word = Offer((0,), (HeadWord(turn=2, faction=L, head=0),), ())

    assert set() == heads_of(SHARED.do(1, word).do(0, Accept(0)))
