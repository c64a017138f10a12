"""News at the table of Majority Rules: what the reader has to see at once, wherever it looks."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.council import Council
from tests.browser.house import House
from tests.browser.look import EVERY_RULE, accused, misfits
from tests.browser.screens import PHONE
from tests.browser.test_council import ON_TOP, TITLES, until
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def news(visitor: Visitor, message: str) -> Locator:
    """Find the news that the story tells with *message*."""
    return visitor.page.locator(f"[data-news='{message}']")


def promise(visitor: Visitor, faction: str) -> None:
    """Promise Budi to send Supporters to *faction*, for nothing."""
    visitor.button("table-offer").click()
    form = visitor.page.get_by_role("dialog", name=visitor.say("table-offer"))
    form.get_by_role("button", name="Budi").click()
    side = form.get_by_role("region", name=TITLES["table-i-promise"], exact=True)
    side.get_by_role("button", name=visitor.say("table-promise-send")).click()
    side.get_by_role("combobox", name=visitor.say("table-faction")).select_option(faction)
    form.get_by_role("button", name=visitor.say("table-offer-send")).click()
    expect(form).to_have_count(0)


def test_an_answer_to_an_offer_is_seen_at_once_in_the_sheet_that_lies_over_the_table(
    invite: Invite, house: House
) -> None:
    rina, budi = invite(name="Rina", screen=PHONE), invite(name="Budi")
    made = house.open("majority", ["open", "open", "bot:careful"], name="Rina")
    rina.sit(made, 0)
    budi.sit(made, 1)
    rina.button("lobby-start").click()
    until([Council(rina), Council(budi)], "placing")
    rina.button("panel").click()
    rina.page.get_by_role("tab", name=rina.say("table-deals")).click()
    budi.page.get_by_role("tab", name=budi.say("table-deals")).click()
    for faction in ("media", "money"):
        promise(rina, faction)

    budi.button("table-accept").first.click()

    sheet = rina.page.get_by_role("dialog")
    notice = sheet.locator("[data-news='story-accepts']")
    expect(notice).to_contain_text("Budi accepts your offer: it is a deal.")
    assert notice.evaluate(ON_TOP)
    assert [] == [*misfits(rina), *accused(rina, EVERY_RULE)]
    notice.get_by_role("button", name=rina.say("table-see-offer")).click()
    expect(notice).to_have_count(0)
    laid = sheet.locator("article.accepted.laid")
    expect(laid.locator(".status")).to_be_in_viewport()
    laid.get_by_role("button", name=rina.say("table-put-away")).click()
    expect(laid).to_have_count(0)

    budi.button("table-counter").click()
    form = budi.page.get_by_role("dialog")
    form.get_by_role("button", name=budi.say("table-offer-send")).click()

    expect(news(rina, "story-counters").last).to_contain_text("Budi answers your offer with")
    expect(news(budi, "story-counters")).to_have_count(0)
