"""The word of people over their games: counted where they want it, and seen by all at the table."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.look import accused
from tests.browser.setup import Setup
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def wish(visitor: Visitor, page: Page | Locator) -> None:
    """Switch on the counting of promises."""
    switch = page.get_by_role("checkbox", name=visitor.say("promises-count"))
    expect(switch).not_to_be_checked()
    switch.check()
    expect(page.get_by_text(visitor.say("promises-none")).first).to_be_visible()


def test_the_wish_is_made_at_set_up_and_unmade_in_the_waiting_room(
    invite: Invite,
) -> None:
    rina, budi = invite(name="Rina"), invite(name="Budi", language="id")
    rina.game = budi.game = "majority"
    rina.visit("/new/majority")
    wish(rina, rina.page)
    assert [] == accused(rina, {})
    rina.button("setup-create").click()
    rina.heading("lobby-seats").wait_for()
    table = rina.page.url.rsplit("/", 1)[1]
    budi.visit(f"/t/{table}")
    expect(budi.page.get_by_text(budi.say("promises-none"))).to_have_count(1)

    rina.page.get_by_role("checkbox", name=rina.say("promises-count")).uncheck()

    expect(budi.page.get_by_text(budi.say("promises-none"))).to_have_count(0)
    assert [] == accused(budi, {})


def test_the_ledger_of_deals_shows_it_beside_the_seat(invite: Invite) -> None:
    rina = invite(name="Rina")
    rina.game = "majority"
    rina.visit("/new/majority")
    setup = Setup(rina, "majority")
    for seat in (1, 2, 3):
        setup.fill(seat, "random")
    rina.button("setup-play").click()
    rina.page.locator("[data-stage]").first.wait_for()
    rina.page.get_by_role("tab", name=rina.say("table-deals")).click()
    deals = rina.page.get_by_role("region", name=rina.say("table-deals"))

    wish(rina, deals)

    row = deals.get_by_role("listitem").filter(has_text=rina.say("promises-none"))
    expect(row).to_contain_text(rina.say("table-you-called"))
    assert [] == accused(rina, {})


def test_where_no_promises_are_given_nobody_is_asked(invite: Invite) -> None:
    rina = invite(name="Rina")
    rina.game = "tightwad"
    rina.visit("/new/tightwad")
    rina.heading("setup-table").wait_for()

    expect(rina.page.get_by_role("checkbox", name=rina.say("promises-count"))).to_have_count(0)
