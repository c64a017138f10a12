"""In the reader's language: all of it, at once when it changes, and each their own at one table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.house import House
from tests.browser.leaks import TEXTS, leaks
from tests.browser.seated import seated
from tests.browser.setup import Setup
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])
LANGUAGES = pytest.mark.parametrize("language", ["en", "id"])


def leaking(visitor: Visitor) -> list[str]:
    """Return what the *visitor* reads or hears that is not in their language."""
    texts: list[str] = visitor.page.evaluate(TEXTS)
    assert len(texts) > 5, f"there is nothing to read: {texts}"
    return leaks(texts, visitor.language)


def test_a_leak_would_be_found() -> None:
    texts = ["Pilih kartu", "front-play", "4 of {$suit}", "Choose a card", "Tightwad"]

    assert texts[1:4] == leaks(texts, "id")


@GAMES
def test_a_switch_in_mid_game_words_the_old_story_anew(
    visitor: Visitor, house: House, game: str
) -> None:
    table = seated(visitor, house, game)
    for _ in range(6):
        table.step()
    table.moment()
    before = table.story.lines()

    visitor.button("menu").click()
    visitor.speak("id")
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("html")).to_have_attribute("lang", "id")
    expect(table.story.tab("story")).to_be_visible()
    after = table.story.lines()
    assert len(before) == len(after)
    assert [] == [line for line in before if line in after]
    assert [] == leaking(visitor)


@GAMES
@LANGUAGES
def test_no_page_says_a_word_in_another_language(
    invite: Invite, house: House, game: str, language: str
) -> None:
    visitor = invite(language=language)
    found = []
    visitor.visit()
    expect(Front(visitor).play_now(game)).to_be_visible()
    found += leaking(visitor)
    visitor.visit(f"/new/{game}")
    expect(Setup(visitor, game).seat(0)).to_be_visible()
    found += leaking(visitor)
    visitor.button("setup-create").click()
    visitor.button("lobby-copy").wait_for()
    found += leaking(visitor)

    table = seated(visitor, house, game)
    for sheet in ("help", "scores", "leave"):
        table.moment()
        visitor.button("menu").click()
        found += leaking(visitor)
        visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say(sheet)).click()
        found += leaking(visitor)
        visitor.page.keyboard.press("Escape")
    while table.step() != "over":
        found += leaking(visitor)
    found += leaking(visitor)
    visitor.page.get_by_role("link", name=visitor.say("over-record")).click()
    visitor.page.get_by_role("link", name=visitor.say("record-download")).wait_for()
    found += leaking(visitor)
    visitor.visit("/games")
    visitor.heading("your-games").wait_for()
    found += leaking(visitor)

    assert [] == sorted(set(found))


@LANGUAGES
def test_what_goes_wrong_is_said_in_the_readers_language(invite: Invite, language: str) -> None:
    visitor = invite(language=language)
    visitor.forgive("404")

    visitor.visit("/t/nowhere")

    expect(visitor.heading("trouble-no-table")).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("error-no-table"))
    assert [] == leaking(visitor)
