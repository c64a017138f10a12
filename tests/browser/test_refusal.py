"""What may not be done says why, in the rulebook's words, and opens it at the clause."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.screens import DESK, PHONE
from tests.browser.seated import seated
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def with_a_barred_card(visitor: Visitor, house: House) -> Table:
    """Play Tightwad until a card of the hand may not be played."""
    while True:
        table = seated(visitor, house, "tightwad", seats=4)
        while (moment := table.moment()) != "over":
            if moment == "choose" and table.hand.barred.count():
                return table
            # Who keeps the low cards is soon asked for higher ones than all but the lowest.
            if moment == "choose":
                table.play(table.hand.playable.last)
            else:
                table.go_on()


@pytest.mark.parametrize(
    ("language", "screen"), [("en", DESK), ("id", PHONE)], ids=["desk-en", "phone-id"]
)
def test_a_barred_card_says_why_and_leads_to_the_clause(
    invite: Invite, house: House, language: str, screen: dict[str, int]
) -> None:
    visitor = invite(language=language, screen=screen)
    table = with_a_barred_card(visitor, house)

    table.hand.tap(table.hand.barred.first)

    title = visitor.say("clause-play-follow")
    reason = visitor.page.get_by_role("status").filter(has_text=title)
    expect(reason).to_contain_text(visitor.say("objection-play-follow", control="", lowest="")[:8])
    expect(table.main).to_have_attribute("aria-disabled", "true")
    reason.get_by_role("button", name=title).click()
    heading = table.story.rulebook.locator('[data-clause="play.follow"]')
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_a_card_out_of_turn_says_so(invite: Invite, house: House) -> None:
    made = house.open("tightwad", ["open", "open", "open"])
    people = [invite(name=name) for name in ("Rina", "Budi", "Sari")]
    for seat, person in enumerate(people):
        person.sit(made, seat)
    people[0].button("lobby-start").click()
    tables = [Table(person, "tightwad") for person in people]
    for table in tables:
        table.hand.list.wait_for()
    asked = next(table for table in cycle(tables) if table.is_asked())
    waits = next(table for table in tables if table is not asked)

    waits.hand.tap(waits.hand.cards.first)

    says = waits.page.get_by_role("status")
    expect(says.filter(has_text=waits.visitor.say("reason-not-your-turn"))).to_be_visible()
