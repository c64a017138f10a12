"""Motion explains, and there is none for whoever asked their system for stillness."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.seated import seated
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])

SLOW = 0.001
"""How fast everything moves to somebody who looks closely."""
RUNNING = """() => document.getAnimations().filter(({ effect, playState }) =>
  playState === 'running' && effect.target.closest('main')).length"""
STILL = f"() => ({RUNNING})() === 0"
MOVING = f"() => ({RUNNING})() > 0"
MOVED = "(movement) => window.watched.moved.some((each) => new RegExp(movement).test(each))"


def await_movements(visitor: Visitor, *movements: str) -> None:
    """Wait until all *movements* have begun, each a pattern of what is watched."""
    for movement in movements:
        visitor.page.wait_for_function(MOVED, arg=movement)


def test_a_card_travels_and_control_is_ringed_and_stamped(invite: Invite, house: House) -> None:
    visitor = invite(still=False)
    table = seated(visitor, house, "tightwad")
    while table.moment() != "go on":
        table.step()

    await_movements(visitor, "^li ", "ring", "^land span")


def test_a_reveal_turns_the_cards_and_stamps_the_winner(invite: Invite, house: House) -> None:
    visitor = invite(still=False)
    table = seated(visitor, house, "democracy", seats=4)
    while table.moment() != "go on":
        table.step()

    await_movements(visitor, "^span ", "^land span")


def test_the_count_of_an_island_stacks_its_slips(invite: Invite, house: House) -> None:
    visitor = invite(still=False)
    table = seated(visitor, house, "democracy")
    counted = visitor.page.locator("main .count")
    while counted.count() == 0:
        assert table.step() != "over"

    await_movements(visitor, "draw", "stack", "land")


@GAMES
def test_a_press_ends_what_moves(invite: Invite, house: House, game: str) -> None:
    visitor = invite(still=False)
    table = seated(visitor, house, game)
    table.moment()
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": SLOW})
    while table.step() != "choose":
        pass
    table.moment()
    visitor.page.wait_for_function(MOVING)

    visitor.page.keyboard.press("Shift")

    visitor.page.wait_for_function(STILL)


@GAMES
def test_nothing_moves_for_whoever_wants_no_motion(invite: Invite, house: House, game: str) -> None:
    visitor = invite(still=True)
    table = seated(visitor, house, game)
    table.finish()

    assert [] == visitor.moved()
