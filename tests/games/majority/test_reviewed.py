"""A review of Majority Rules: what a game cost is less than there was to lose in it."""

from functools import cache

import pytest

from hustings.bots.review import asked, reckonings, reviewed
from hustings.bots.shelf import bot_named
from hustings.core.match import AnyMatch
from hustings.core.model import Choose, Over
from hustings.games.majority import GAME
from hustings.games.majority.actions import Bid
from hustings.games.majority.stages import Bidding
from hustings.lab.played import played

pytestmark = [pytest.mark.uncounted, pytest.mark.xdist_group("reviewed")]


@cache
def finished(number: int) -> AnyMatch:
    rules = GAME.ruleset(3, GAME.dialects["snap-poll"])
    bots = [bot_named(GAME, name)(rules) for name in ("strong:fast", "careful", "careful")]
    return played(rules, bytes([number]) * 32, bots)


@pytest.mark.parametrize("bot", ["strong:fast", "careful"])
@pytest.mark.parametrize("number", [1, 5])
def test_costs_and_luck_are_parts_of_the_table(bot: str, number: int) -> None:
    match = finished(number)
    over = match.turn
    assert isinstance(over, Over)

    settled = reckonings(
        reviewed(match.rules, match.events, bot_named(GAME, bot)(match.rules)), over
    )
    assert all(0 <= each.cost < 1.0 for each in settled)
    assert all(abs(each.luck) < 1.5 for each in settled)
    assert any(each.cost > 0.02 for each in settled)


def test_the_bids_on_a_law_are_one_matter() -> None:
    match = finished(1)
    bids: dict[int, set[int]] = {}
    for each in asked(match.rules, match.events):
        if isinstance(each.view.stage, Bidding) and isinstance(each.chosen, Bid):
            bids.setdefault(each.matter, set()).add(each.view.stage.poll.number)

    assert all(1 == len(laws) for laws in bids.values())
    assert 0 < len(bids) <= 3 * match.state.turn


def test_who_is_asked_the_same_again_has_decided_nothing() -> None:
    match = finished(1)
    decided = {each.n: each.prompt for each in asked(match.rules, match.events)}
    state = match.rules.setup()
    for event in match.events:
        state = match.rules.apply(state, event.seat, event.action)
        turn = match.rules.turn(state)
        if event.n in decided and isinstance(turn, Choose):
            assert turn.prompt != decided[event.n] or event.seat not in turn.seats
