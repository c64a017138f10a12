"""The way to a game: what a newcomer taps, and that it can be seen without scrolling."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.lobby import Lobby
from tests.browser.screens import DESK, PHONE
from tests.browser.setup import Setup

pytestmark = pytest.mark.browser

SCREENS = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@SCREENS
def test_two_taps_lead_to_a_game_against_four_bots(invite: Invite, screen: ViewportSize) -> None:
    visitor = invite(screen=screen)
    visitor.visit()
    front = Front(visitor)
    expect(front.play_now("majority")).to_be_in_viewport(ratio=1)

    front.more_bots("majority").click()
    front.play_now("majority").click()

    visitor.game = "majority"
    plates = visitor.page.locator(".plaque[data-seat]")
    expect(plates).to_have_count(5)
    kind = visitor.say("seat-kind", kind=visitor.say("kind-careful"))
    expect(plates.get_by_text(kind)).to_have_count(4)

    visitor.visit()
    expect(front.bots("majority")).to_have_text(visitor.say("front-bots", bots=4))
    expect(front.bots("tightwad")).to_have_text(visitor.say("front-bots", bots=3))


@SCREENS
def test_no_page_before_a_game_hides_its_button(invite: Invite, screen: ViewportSize) -> None:
    visitor = invite(screen=screen)
    visitor.visit("/new/majority")
    setup = Setup(visitor, "majority")
    setup.resize(5)
    setup.fill(4, "sly")
    expect(setup.page.get_by_text(visitor.say("kind-sly-about"))).to_be_visible()
    open_table = visitor.button("setup-create")
    expect(open_table).to_be_in_viewport(ratio=1)

    open_table.click()

    expect(Lobby(visitor).seats).to_have_count(5)
    expect(visitor.button("lobby-start-bots", open=3)).to_be_in_viewport(ratio=1)
