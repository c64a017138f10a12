"""Without a mouse: everything can be reached and done, and the focus is never lost."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.screens import DESK, PHONE, ZOOMED
from tests.browser.seated import seated
from tests.browser.setup import Setup
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

ENLARGED = pytest.mark.parametrize("screen", [DESK, ZOOMED], ids=["desk", "zoomed"])


@ENLARGED
def test_a_whole_game_of_tightwad(invite: Invite, screen: ViewportSize) -> None:
    visitor = invite(screen=screen)
    keyboard = Keyboard(visitor)
    visitor.visit()
    keyboard.choose(Front(visitor).play_now("tightwad"))

    table = Table(visitor, "tightwad")
    while keyboard.step(table) != "over":
        pass
    keyboard.choose(visitor.button("over-rematch"))
    expect(table.over).to_have_count(0)

    assert "choose" in (keyboard.step(table), keyboard.step(table))
    assert [] == visitor.lost_focus()


@ENLARGED
def test_a_whole_game_of_democracy(invite: Invite, screen: ViewportSize) -> None:
    visitor = invite(screen=screen)
    keyboard = Keyboard(visitor)
    visitor.visit()
    keyboard.choose(Front(visitor).invite("democracy"))
    setup = Setup(visitor, "democracy")
    for _ in range(2):
        keyboard.choose(visitor.button("setup-fewer"))
    keyboard.reach(setup.seat(1))
    keyboard.press("ArrowDown")
    expect(setup.seat(1)).to_have_value("bot:careful")
    keyboard.choose(visitor.button("setup-play"))

    table = Table(visitor, "democracy")
    while keyboard.step(table) != "over":
        pass
    keyboard.choose(visitor.button("over-rematch"))
    expect(table.over).to_have_count(0)

    assert "choose" in (keyboard.step(table), keyboard.step(table))
    assert [] == visitor.lost_focus()


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_there_is_a_key_for_hand_table_scores_clock_last_event_and_help(
    visitor: Visitor, house: House, game: str
) -> None:
    table = seated(visitor, house, game)
    keyboard = Keyboard(visitor)
    page = visitor.page
    table.moment()

    keyboard.press("h")
    expect(table.hand.cards.first).to_be_focused()
    keyboard.press("t")
    expect(page.locator('[data-key="table"]')).to_be_focused()
    keyboard.press("c")
    expect(page.locator('[data-key="clock"]')).to_be_focused()
    for key, title in (("s", "scores"), ("?", "help")):
        keyboard.press(key)
        sheet = page.get_by_role("dialog", name=visitor.say(title))
        expect(sheet).to_be_visible()
        keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(page.locator('[data-key="clock"]')).to_be_focused()


def test_a_key_pressed_as_a_sheet_closes_opens_the_next(visitor: Visitor, house: House) -> None:
    table = seated(visitor, house, "tightwad")
    keyboard = Keyboard(visitor)
    table.moment()
    keyboard.press("c")
    keyboard.press("s")
    scores = visitor.page.get_by_role("dialog", name=visitor.say("scores"))
    expect(scores).to_be_visible()
    visitor.page.evaluate(
        """() => document.addEventListener("focusin", ({ target }) =>
            target.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true })),
        { once: true })"""
    )

    keyboard.press("Escape")

    expect(visitor.page.get_by_role("dialog", name=visitor.say("help"))).to_be_visible()
    expect(scores).to_have_count(0)


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_the_last_event_is_said_again_on_request(visitor: Visitor, house: House, game: str) -> None:
    table = seated(visitor, house, game)
    said = visitor.page.locator("[data-announcer]")
    for _ in range(3):
        table.step()
    table.moment()
    before = said.text_content() or ""

    Keyboard(visitor).press("e")

    expect(said).not_to_have_text(before)
    assert table.story.lines()[-1] == (said.text_content() or "").strip("\u200b")


def test_the_story_of_a_phone_opens_and_closes_by_keyboard(invite: Invite, house: House) -> None:
    visitor = invite(screen=PHONE)
    table = seated(visitor, house, "tightwad")
    keyboard = Keyboard(visitor)
    table.moment()

    keyboard.choose(visitor.button("panel"))
    sheet = visitor.page.get_by_role("dialog", name=visitor.say("panel"))
    expect(sheet).to_be_visible()
    keyboard.reach(table.story.tab("story"))
    keyboard.press("ArrowRight")
    expect(table.story.tab("chat")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(table.story.rulebook).to_be_visible()
    keyboard.press("Escape")

    expect(sheet).to_have_count(0)
    expect(visitor.button("panel")).to_be_focused()
