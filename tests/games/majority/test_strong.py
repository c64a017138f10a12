"""What a strong bot makes of every kind of choice, and how its characters differ."""

from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.bots.bot import Weighed
from hustings.bots.budget import Budget
from hustings.bots.merit import merit_of_chance
from hustings.bots.meter import Meter
from hustings.bots.shelf import bot_named
from hustings.core.dice import Dice
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.actions import (
    Accept,
    Actions,
    Appoint,
    Ballot,
    Bid,
    Blind,
    Decline,
    Filibuster,
    Firm,
    Hand,
    Join,
    Leave,
    Mandate,
    Offer,
    Pass,
    Pick,
    Place,
    Promote,
    Propose,
    Reject,
    Scandal,
)
from hustings.games.majority.mind.division import Division
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import HeadWord, VoteWord
from hustings.games.majority.stages import (
    Appointing,
    Filibustering,
    Mandating,
    Picking,
    Poll,
    Settling,
)
from hustings.games.majority.strong import Strong
from tests.games.majority.notation import (
    Table,
    balloting,
    bidding_on,
    coalescing,
    majority,
    promoting,
)
from tests.games.majority.test_pacts import BARGAIN, SHARED, M
from tests.games.majority.test_trust import sworn

V, L = Faction.VOTERS, Faction.LAWMAKERS


def weighed(table: Table, seat: int, name: str = "strong:40") -> tuple[Weighed[Actions], ...]:
    bot = bot_named(GAME, name)(table.rules)
    menu = table.rules.menu(table.state, seat)
    return bot.weigh(table.view(seat), menu, Dice(b"strong"))


def best(table: Table, seat: int, name: str = "strong:40") -> Actions:
    """Return what a bot does when it has made all offers that it likes to make."""
    thoughts = weighed(table, seat, name)
    return next(each.action for each in thoughts if not isinstance(each.action, Offer))


def done(table: Table, seat: int, name: str) -> Actions:
    return table.done(seat, bot_named(GAME, name)(table.rules))


EXPOSING = promoting("voters 2 3 0", heads="justice 2, bureaucracy 1, media 0", turn=4)
EXPOSED = EXPOSING.do(0, Promote(V, L)).do(1, Promote(V, L)).firm()
TIED = coalescing("money 2 2 0, voters 3 3 0", heads="justice 0", turn=5).firm()
LAWS: dict[str, Any] = {
    "heads": "lawmakers 0, president 0, justice 1",
    "influence": (6, 6, 6),
    "tiles": "voters 3 3 3, money 3 3 3",
}


def at(stage: Any, **changes: Any) -> Table:
    """Return a table at *stage*."""
    table = majority(**changes)
    return Table(table.rules, replace(table.state, stage=stage))


PICKING = at(Picking(), drawn=(3, 7, 5, 6, 8), **LAWS)
MANDATING = at(Mandating(), discard=(3, 7, 5), blind=7, **LAWS)
APPOINTING = at(Appointing((), 0), turn=4, capital=(9, 8, 1))
LIMITING = at(
    Filibustering(Poll(0, (True, False, True), influence=(0, 0, 0), capital=(0, 0, 0))),
    agenda=(3, 7, 5),
    **{**LAWS, "heads": "maverick 0, justice 2, president 2, lawmakers 2", "influence": (6, 12, 0)},
)
TABLES = {
    "placing": majority(ready=(3, 3, 3)),
    "promoting": promoting("voters 6 1 1", turn=4),
    "exposing": EXPOSED,
    "coalescing": SHARED,
    "settling": TIED,
    "appointing": APPOINTING,
    "picking": PICKING,
    "mandating": MANDATING,
    "balloting": balloting(3, **LAWS),
    "limiting": LIMITING,
    "bidding": bidding_on("YNY", 3, influence=(3, 3, 3)),
}


@pytest.mark.parametrize("stage", TABLES)
def test_it_weighs_all_that_is_legal_the_best_first_and_says_why(stage: str) -> None:
    table = TABLES[stage]
    turn: Any = table.rules.turn(table.state)
    seat = turn.seats[0]

    thoughts = weighed(table, seat)
    assert set(table.legal(seat)) <= {each.action for each in thoughts}
    values = [each.value for each in thoughts]
    assert sorted(values, reverse=True) == values
    assert all(table.objection(seat, each.action) is None for each in thoughts)
    for language in LANGUAGES:
        assert all(catalogue(GAME, language).has(each.reason) for each in thoughts)


def expected(table: Table, seat: int) -> float:
    """Return the value of changing nothing."""
    return next(each.value for each in weighed(table, seat) if each.action == Firm())


def test_what_it_expects_is_the_part_of_the_table_that_it_leaves_behind() -> None:
    even = promoting("voters 1 1 1", heads="justice 0, bureaucracy 1, media 2", turn=1)
    ahead = promoting("voters 1 1 1", capital=(9, 0, 0), turn=4)

    assert expected(even, 0) == pytest.approx(0.5, abs=0.05)
    assert expected(ahead, 1) < 0.5 < expected(ahead, 0)


def test_before_the_first_turn_all_may_expect_the_same() -> None:
    rules = majority().rules
    start = rules.setup()
    table = Table(rules, rules.play(start, None, rules.chance(start, Dice(b"roles"))))

    assert {0.5} == {weighed(table, seat)[0].value for seat in range(3)}


def test_it_climbs_to_lawmakers() -> None:
    assert Promote(V, L) == best(TABLES["promoting"], 0)


def test_a_scandal_is_worth_more_to_it_where_it_hits_a_rival() -> None:
    values = {each.action: each.value for each in weighed(EXPOSED, 0)}

    assert values[Scandal(V, L, (0, 1, 0))] > values[Scandal(V, L, (1, 0, 0))]


def test_it_decides_for_itself() -> None:
    assert isinstance(TIED.state.stage, Settling)
    chosen: Any = best(TIED, 0)
    assert 0 == chosen.seat


def test_it_names_president_whoever_is_least_dangerous() -> None:
    assert Appoint(2) == best(APPOINTING, 0)


def test_it_picks_the_laws_of_which_it_hopes_most() -> None:
    chosen = best(PICKING, 0)

    assert isinstance(chosen, Pick)
    assert 3 in (chosen.laws or ())


def test_it_brings_a_law_or_takes_the_point() -> None:
    reasons = {each.action: each.value for each in weighed(MANDATING, 0)}

    assert reasons[Mandate(3)] > reasons[Mandate(7)]
    assert reasons[Blind()] > 0


def test_it_would_rather_limit_a_rich_opponent_than_a_poor_friend() -> None:
    values = {each.action: each.value for each in weighed(LIMITING, 0)}

    assert values[Filibuster(1)] > values[Filibuster(2)]
    assert Pass() in values


def test_it_votes_for_what_it_gains_by() -> None:
    assert Ballot(yes=True) == best(TABLES["balloting"], 0)


def test_it_bids_no_more_than_it_has() -> None:
    chosen = best(TABLES["bidding"], 0)

    assert isinstance(chosen, Bid)
    assert chosen.influence <= 3


def test_what_it_expects_of_a_bid_is_what_comes_of_the_bidding() -> None:
    table = bidding_on("YNY", 3, influence=(9, 2, 0), capital=(9, 2, 1), turn=4)
    stage: Any = table.state.stage
    wish = Wish(table.view(0), 0, 0.0)
    foreseen = Division(table.frame, table.state, wish).bids(stage, Meter(Budget(40)))
    values = {each.action: each.value for each in weighed(table, 0)}

    for bid, chance in foreseen:
        assert merit_of_chance(chance, 3) == pytest.approx(values[bid], abs=0.001)


def test_whose_bid_it_is_not_asks_for_nothing() -> None:
    table = bidding_on("YNY", 3)

    assert not any(isinstance(each.action, Bid) for each in weighed(table, 1))


def test_it_offers_the_bargain_that_brings_both_most() -> None:
    assert BARGAIN == weighed(SHARED, 0)[0].action


def test_it_keeps_a_word_about_a_coalition() -> None:
    word = HeadWord(turn=5, faction=M, head=1)
    bound = SHARED.do(0, Offer((1,), (word,), ())).do(1, Accept(0))

    assert Propose(M, (0, 1), 1) == done(bound, 0, "honest:40")
    assert Propose(M, (0, 1), 1) != done(bound, 0, "opportunist:40")
    asked = bound.do(1, Propose(M, (0, 1), 1))
    assert Join(0) == done(asked, 0, "honest:40")
    assert Join(0) != done(asked, 0, "opportunist:40")


def allied() -> Table:
    """Return a table at which seat 0 stands with seat 1 as it has promised."""
    word = HeadWord(turn=5, faction=M, head=1)
    bound = SHARED.do(0, Offer((1,), (word,), ())).do(1, Accept(0))
    return bound.do(1, Propose(M, (0, 1), 1)).do(0, Join(0))


@pytest.mark.parametrize("pair", [("honest:40", "opportunist:40"), ("upright", "sly")])
def test_a_broken_word_costs_conscience_and_no_part_of_the_table(pair: tuple[str, str]) -> None:
    honest, other = ({each.action: each.value for each in weighed(allied(), 0, n)} for n in pair)

    assert honest[Leave(M)] == pytest.approx(other[Leave(M)])
    assert honest[Firm()] == pytest.approx(other[Firm()])


def test_a_grudger_makes_no_offer_to_who_broke_a_word() -> None:
    told = sworn(SHARED, VoteWord(turn=4, law=1, yes=True), verdict="broken")

    def offered(name: str) -> set[int]:
        thoughts = weighed(told, 1, name)
        actions = [each.action for each in thoughts if each.reason != "bot-quiet"]
        return {to for action in actions if isinstance(action, Offer) for to in action.to}

    assert 0 in offered("strong:40")
    assert 0 not in offered("grudger:40")


def test_it_fills_its_hands_with_all_that_it_has() -> None:
    chosen = best(TABLES["placing"], 0)

    assert isinstance(chosen, Place)
    assert 3 == sum(hand.supporters for hand in chosen.hands or ())
    assert all(isinstance(hand, Hand) for hand in chosen.hands or ())


def test_it_plays_majority_rules_alone() -> None:
    with pytest.raises(AssertionError, match="expected Majority Rules"):
        bot_named(GAME, "strong")(object())  # type: ignore[arg-type]  # no rules at all


def test_it_may_think_by_the_clock() -> None:
    assert best(TABLES["bidding"], 0, "strong:0.01s") in TABLES["bidding"].legal(0)


def test_all_whom_it_might_limit_share_one_budget() -> None:
    poll = Poll(0, (True, False, True), influence=(0, 0, 0), capital=(0, 0, 0))
    heads = "maverick 0, justice 2, president 2, lawmakers 2, money 1"
    rich = {**LAWS, "heads": heads, "influence": (30, 30, 30)}
    table = at(Filibustering(poll), agenda=(3, 7, 5), **rich)
    ticks = count()
    bot = Strong(
        table.rules,
        Budget(seconds=60.0),
        honesty=0.5,
        grudge=0.0,
        meters=lambda budget: Meter(budget, lambda: float(next(ticks))),
    )

    bot.weigh(table.view(0), table.rules.menu(table.state, 0), Dice(b"limits"))
    # By this clock nothing takes time but to look at it.
    assert 50 < next(ticks) <= 1.2 * 60


def test_the_deeper_it_thinks_the_further_it_sees_through_ballots() -> None:
    levels = [weighed(TABLES["balloting"], 0, f"strong:{name}") for name in ("fast", "normal")]

    fast, normal = ({each.action: each.value for each in level} for level in levels)
    assert fast[Ballot(yes=True)] != normal[Ballot(yes=True)]


@pytest.mark.parametrize("name", ["strong:40", "careful"])
def test_what_it_never_does_costs_nothing_beside_letting_things_be(name: str) -> None:
    asked = SHARED.do(0, Propose(M, (0, 1), 1))
    values = {each.action: each.value for each in weighed(asked, 0, name)}

    assert values[Reject(0)] == values[Firm()]


def test_talk_is_worth_what_can_be_done_after_it() -> None:
    thoughts = weighed(SHARED, 0)
    talk = [each.value for each in thoughts if each.reason.startswith("bot-deal")]
    deeds = [each.value for each in thoughts if not isinstance(each.action, Offer)]

    assert talk
    assert {max(deeds)} == set(talk)


def test_who_answers_no_offer_yet_has_lost_nothing() -> None:
    offered = SHARED.do(0, BARGAIN)
    values = {each.action: each.value for each in weighed(offered, 1)}

    assert values[Firm()] == values[Decline(0)]
