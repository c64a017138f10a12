"""A finished game is looked at again in the browser, and its decisions are weighed."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.look import look
from tests.browser.seated import seated
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def parts(visitor: Visitor) -> tuple[list[int], int]:
    """Return after how many events each part of the game begins, and how many it had."""
    table = visitor.page.url.split("/r/")[1].split("/")[0]
    events = int(visitor.page.get_by_role("slider").get_attribute("max") or 0)
    moment = visitor.page.request.get(f"{visitor.address}/api/tables/{table}/moments/{events}")
    story = moment.json()["story"]
    return [line["n"] + 1 for line in story if line["weight"] == "chapter"], events


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_a_finished_game_is_looked_at_again(visitor: Visitor, house: House, game: str) -> None:
    seated(visitor, house, game).finish()
    page = visitor.page
    page.get_by_role("link", name=visitor.say("over-record")).click()
    page.get_by_role("link", name=visitor.say("replay-look")).click()

    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    visitor.button("replay-on").click()
    visitor.button("replay-on").click()
    expect(slider).to_have_value("3")
    page.go_back()
    page.go_forward()
    expect(slider).to_have_value("3")

    begins, events = parts(visitor)
    following = min((each for each in begins if each > 3), default=events)
    visitor.button("replay-part-on").click()
    expect(slider).to_have_value(str(following))
    visitor.button("replay-part-back").click()
    expect(slider).to_have_value(str(max(each for each in begins if each < following)))

    visitor.button("review-start").click()
    costly = page.locator(".costly button").first
    costly.wait_for(timeout=120_000)
    costly.click()
    page.get_by_text(visitor.say("review-chosen"), exact=True).wait_for()
    expect(page.get_by_role("table")).to_be_visible(timeout=240_000)
    assert [] == look(visitor, f"replay-{game}")

    eyes = page.get_by_label(visitor.say("replay-eyes"))
    eyes.select_option(label=visitor.say("replay-eyes-all"))
    expect(page.get_by_text(visitor.say("table-you"), exact=True)).to_have_count(0)
    visitor.button("replay-last").click()
    expect(visitor.button("replay-on")).to_be_disabled()


def test_a_game_that_goes_on_is_not_looked_at_again(visitor: Visitor, house: House) -> None:
    table = house.open("tightwad", ["open", "bot:careful", "bot:careful"]).table
    visitor.visit(f"/r/{table}/4")

    visitor.page.get_by_role("alert").get_by_text(visitor.say("error-not-over")).wait_for()
