"""What a careful bot may say, and when it would rather say nothing."""

import pytest

from hustings.games.majority.actions import Accept, Decline, Elect, Join, Offer, Propose, Unelect
from hustings.games.majority.bots import careful
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.talk import Said, answers, asked, may_say, offers
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import ApartWord, HeadWord, Promise, SpareWord, VoteWord
from tests.games.majority.notation import Table, balloting, coalescing, promoting
from tests.games.majority.test_bots import DICE, decided

V, M, L = Faction.VOTERS, Faction.MONEY, Faction.LAWMAKERS
YES, NO = VoteWord(turn=2, law=3, yes=True), VoteWord(turn=2, law=3, yes=False)
VOTES = balloting(1)
"""Laws 1, 3 and 7 are on the agenda, and seat 0 would be rewarded by each."""


def may(table: Table, word: Promise) -> bool:
    return may_say(table.frame, table.view(0), 0, Offer((1,), (word,), ()))


def test_it_may_say_what_it_can_keep() -> None:
    first = VoteWord(turn=2, law=1, yes=True)
    assert may(VOTES.do(0, Offer((1,), (YES,), ())).do(1, Accept(0)), first)


def test_it_does_not_say_again_what_it_has_promised() -> None:
    assert not may(VOTES.do(0, Offer((1,), (YES,), ())).do(1, Accept(0)), YES)


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

    assert Join(0) == decided(table.do(1, Propose(M, (0, 1), 0)), 0, "upright")
    assert Join(0) != decided(bound.do(1, Propose(M, (0, 1), 0)), 0, "upright")


SHARED = coalescing("lawmakers 1 3 4, money 3 1 4", heads="justice 2, bureaucracy 2, lawmakers 2")


def heads_of(table: Table) -> set[Faction]:
    """Return the factions whose head seat 0 thinks of offering to others, or asking for."""
    view = table.view(0)
    said = offers(table.frame, view, Stakes(table.frame, view, 0))
    fair = [each.action for each in said if each.reason == "bot-deal-offer"]
    words = [word for offer in fair if isinstance(offer, Offer) for word in offer.mine]
    return {word.faction for word in words if isinstance(word, HeadWord)}


def test_it_does_not_bargain_for_the_head_of_a_coalition_that_stands() -> None:
    allied = SHARED.do(0, Propose(L, (0, 1), 0)).do(1, Join(0))

    assert {L} == heads_of(SHARED)
    assert set() == heads_of(allied)


def test_it_does_not_bargain_for_a_head_that_has_been_promised() -> None:
    word = Offer((0,), (HeadWord(turn=2, faction=L, head=0),), ())

    assert set() == heads_of(SHARED.do(1, word).do(0, Accept(0)))


def test_it_proposes_no_coalition_where_it_does_not_stand() -> None:
    table = coalescing("money 0 2 3, voters 2 1 0", heads="justice 0, bureaucracy 1")
    word = HeadWord(turn=2, faction=M, head=1)
    bound = table.do(0, Offer((1,), (word,), ())).do(1, Accept(0))

    weighed = careful(table.rules).weigh(bound.view(0), bound.rules.menu(bound.state, 0), DICE)

    assert not any(
        isinstance(each.action, Propose) and M is each.action.faction for each in weighed
    )


def test_it_knows_why_it_would_take_an_election_back() -> None:
    asked_for = promoting("voters 1 1 1").do(2, Elect(V, Faction.MEDIA, 2))

    weighed = careful(asked_for.rules).weigh(
        asked_for.view(2), asked_for.rules.menu(asked_for.state, 2), DICE
    )

    reasons = {each.action: each.reason for each in weighed}
    assert "bot-recall" == reasons[Unelect(V, Faction.MEDIA, 2)]


SPARE = SpareWord(turn=2, power="filibuster", other=2)


def answered(table: Table, seat: int) -> list[Said]:
    """Return what *seat* thinks of answering to the oldest offer to it."""
    view = table.view(seat)
    offer = asked(view, seat)
    assert offer is not None
    stakes = Stakes(table.frame, view, seat)
    return list(answers(table.frame, view, stakes, offer, table.legal(seat)))


def test_it_asks_for_a_little_in_return_for_what_costs_it_a_little() -> None:
    said = answered(VOTES.do(2, Offer((0,), (), (SPARE,))), 0)

    wish = VoteWord(turn=2, law=1, yes=True)
    assert Offer((2,), (SPARE,), (wish,), 0) in [each.action for each in said]
    assert "bot-deal-more" in [each.reason for each in said]


def test_less_of_what_costs_something_still_costs_something() -> None:
    asks = (SPARE, SpareWord(turn=2, power="filibuster", other=1))
    said = answered(VOTES.do(2, Offer((0,), (), asks)), 0)

    assert not any(each.reason == "bot-deal-counter" for each in said)


def test_it_asks_for_no_more_than_an_offer_may_hold() -> None:
    votes = ((1, True), (3, False), (7, True))
    gifts: tuple[Promise, ...] = (
        SpareWord(turn=2, power="filibuster", other=1),
        *[VoteWord(turn=2, law=law, yes=yes) for law, yes in votes],
    )
    said = answered(VOTES.do(2, Offer((0,), gifts, (SPARE,))), 0)

    assert not any(isinstance(each.action, Offer) for each in said)


def test_it_does_not_ask_for_what_is_promised_already() -> None:
    wish = VoteWord(turn=2, law=7, yes=False)
    said = answered(VOTES.do(2, Offer((0,), (VoteWord(turn=2, law=7, yes=True),), (SPARE,))), 0)

    assert not any(isinstance(one.action, Offer) and wish in one.action.yours for one in said)


def test_a_counter_is_taken_or_left() -> None:
    table = VOTES.do(0, Offer((2,), (), (NO,))).do(2, Offer((0,), (), (SPARE,), 0))

    assert {Accept, Decline} == {type(each.action) for each in answered(table, 0)}


def said_by(table: Table, seat: int, reason: str) -> list[Offer]:
    """Return the offers that *seat* thinks of making for *reason*."""
    view = table.view(seat)
    said = offers(table.frame, view, Stakes(table.frame, view, seat))
    return [
        each.action for each in said if isinstance(each.action, Offer) and each.reason == reason
    ]


def test_it_offers_two_seats_at_once_a_vote_that_both_would_like() -> None:
    heads = "justice 0, bureaucracy 2, lawmakers 1, president 2"
    table = balloting(20, seats=4, heads=heads)

    mine, yours = VoteWord(turn=2, law=20, yes=False), VoteWord(turn=2, law=7, yes=False)
    assert [Offer((1, 3), (mine,), (yours,))] == said_by(table, 0, "bot-deal-several")


def test_it_asks_for_a_little_too_much_where_the_other_may_counter() -> None:
    table = VOTES.do(0, Offer((1,), (), (YES,)))
    bold = [each for seat in (0, 1, 2) for each in said_by(VOTES, seat, "bot-deal-bold")]

    assert bold
    assert all(1 == len(each.to) for each in bold)
    assert [] == said_by(table, 0, "bot-deal-bold")


POOR = coalescing("money 2 3 4, voters 3 0 0", heads="justice 2, bureaucracy 2")


def test_it_offers_help_in_the_next_turn_for_help_in_this_one() -> None:
    now, then = (HeadWord(turn=turn, faction=M, head=head) for turn, head in ((2, 1), (3, 0)))

    assert [Offer((0,), (then,), (now,))] == said_by(POOR, 1, "bot-deal-later")


def test_it_speaks_of_no_turn_after_the_last() -> None:
    last = coalescing("money 2 3 4, voters 3 0 0", heads="justice 2, bureaucracy 2", turn=5)

    assert [] == said_by(last, 1, "bot-deal-later")


def test_it_does_not_offer_the_opposite_of_its_word_for_the_next_turn() -> None:
    word = Offer((2,), (HeadWord(turn=3, faction=M, head=2),), ())

    assert [] == said_by(POOR.do(1, word).do(2, Accept(0)), 1, "bot-deal-later")
