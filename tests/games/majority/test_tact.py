"""Bots do not put to the table again what it has just turned down."""

from collections.abc import Iterator
from typing import Any

import pytest

from hustings.bots.shelf import bot_named
from hustings.core.match import Match
from hustings.games.majority import GAME
from hustings.games.majority.actions import (
    Accept,
    Decline,
    Join,
    Leave,
    Offer,
    Propose,
    Protest,
    Reject,
)
from hustings.games.majority.mind.tact import is_tactless, terms
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import HeadWord, SpareWord
from hustings.games.majority.stages import Coalescing
from hustings.lab.played import game_seed, played
from tests.games.majority.notation import Table, coalescing

M, V = Faction.MONEY, Faction.VOTERS
TABLE = coalescing("money 2 2 3, voters 2 1 1", heads="justice 0, activists 1")
TOGETHER = Propose(M, (0, 1), 0)
REFUSED = TABLE.do(0, TOGETHER).do(1, Reject(0))
MONEY, VOTERS = HeadWord(turn=2, faction=M, head=0), HeadWord(turn=2, faction=V, head=1)


@pytest.mark.uncounted
@pytest.mark.parametrize(
    "lineup",
    [
        ("careful", "sly", "upright", "careful", "careful"),
        ("careful", "strong:fast", "grudger"),
        ("honest", "opportunist", "sly", "strong:fast"),
    ],
)
def test_what_was_turned_down_comes_again_only_after_a_change(lineup: tuple[str, ...]) -> None:
    rules = GAME.ruleset(len(lineup), GAME.options())
    bots = [bot_named(GAME, name)(rules) for name in lineup]

    match = played(rules, game_seed("tact", len(lineup)), bots)

    kinds = {type(event.action) for event in match.events}
    assert {Reject, Decline} <= kinds, "expected a game in which something is turned down"
    assert [] == list(tactless(match))


def tactless(match: Match[State, Any, Any]) -> Iterator[int]:
    """Yield the numbers of the events that propose what was turned down, with nothing changed."""
    state = match.rules.setup()
    refused: set[Propose] = set()
    declined: set[object] = set()
    for event in match.events:
        action, seat = event.action, -1 if event.seat is None else event.seat
        before, state = state, match.rules.apply(state, event.seat, event.action)
        if before.turn != state.turn:
            refused, declined = set(), set()
        stage = before.stage
        match action:
            case Propose() if action in refused:
                yield event.n
            case Offer(to=to, mine=mine, yours=yours) if terms(seat, to, mine, yours) in declined:
                yield event.n
            case Reject(proposal=n) if isinstance(stage, Coalescing):
                (one,) = [motion for motion in stage.motions if motion.n == n]
                refused |= {Propose(one.faction, one.members, one.head)} - {seat == one.by}
            case Decline(offer=n):
                (deal,) = [offer for offer in before.offers if offer.n == n]
                declined.add(terms(deal.by, deal.to, deal.mine, deal.yours))
            case Join() | Leave() | Protest():
                refused = set()
            case Accept(offer=n):
                (deal,) = [offer for offer in before.offers if offer.n == n]
                dealers = {deal.by, *deal.to}
                refused = {one for one in refused if len(dealers & set(one.members)) < 2}
            case _:
                pass


def is_blunt(table: Table, action: Propose | Offer, seat: int = 0) -> bool:
    """Say whether *action* of *seat* would be tactless, though the rules allow it."""
    assert table.rules.objection(table.state, seat, action) is None
    return is_tactless(table.view(seat), seat, action)


def test_a_coalition_that_was_refused_is_not_proposed_again_by_anybody() -> None:
    assert not is_blunt(TABLE, TOGETHER)
    assert is_blunt(REFUSED, TOGETHER)
    assert is_blunt(REFUSED, TOGETHER, 1)
    assert not is_blunt(REFUSED, Propose(M, (0, 1), 1))
    assert not is_blunt(REFUSED, Propose(V, (0, 1), 0))


def test_a_coalition_that_its_proposer_withdrew_was_not_refused() -> None:
    assert not is_blunt(TABLE.do(0, TOGETHER).do(0, Reject(0)), TOGETHER)


def test_another_coalition_on_the_faction_makes_it_worth_asking_again() -> None:
    other = REFUSED.do(1, Propose(M, (1, 2), 2)).do(2, Join(1))

    assert not is_blunt(other, TOGETHER)


def test_a_coalition_that_is_left_makes_it_worth_asking_again() -> None:
    apart = REFUSED.do(1, Propose(M, (1, 2), 2)).do(2, Join(1)).do(0, Propose(M, (0, 2), 0))
    refused = apart.do(2, Reject(2))

    assert is_blunt(refused, Propose(M, (0, 2), 0))
    assert not is_blunt(refused.do(1, Leave(M)), Propose(M, (0, 2), 0))


def test_a_protest_makes_it_worth_asking_again_where_it_moves_somebody() -> None:
    moved = REFUSED.do(1, Protest(2, M, Faction.MEDIA))
    elsewhere = REFUSED.do(1, Protest(2, V, Faction.MEDIA))

    assert not is_blunt(moved, TOGETHER)
    assert is_blunt(elsewhere, TOGETHER)


@pytest.mark.parametrize(("to", "expected"), [(1, False), (2, True)])
def test_a_promise_among_its_members_makes_it_worth_asking_again(to: int, expected: bool) -> None:
    spare = SpareWord(turn=2, power="filibuster", other=to)
    before = TABLE.do(0, Offer((to,), (spare,), ())).do(to, Accept(0))
    after = REFUSED.do(0, Offer((to,), (spare,), ())).do(to, Accept(0))

    assert is_blunt(before.do(0, TOGETHER).do(1, Reject(0)), TOGETHER)
    assert expected is is_blunt(after, TOGETHER)


def test_a_deal_is_not_offered_twice_in_a_turn_by_whichever_side() -> None:
    table = TABLE.do(0, Offer((1,), (VOTERS,), (MONEY,))).do(1, Decline(0))

    assert is_blunt(table, Offer((1,), (VOTERS,), (MONEY,)))
    assert is_blunt(table, Offer((0,), (MONEY,), (VOTERS,)), 1)
    assert not is_blunt(table, Offer((1,), (VOTERS,), ()))
    assert not is_blunt(table, Offer((2,), (VOTERS,), ()))
