"""Majority Rules in the browser: a whole game, a deal, the decks and boards, and every look."""

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.council import Council
from tests.browser.house import House
from tests.browser.look import accused, look, resize
from tests.browser.screens import DESK, PHONE
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

LONGEST = 150
"""Seconds that a game may take."""


def until(councils: list[Council], stage: str) -> None:
    """Play on until *stage* is on the screen of the first, who is asked."""
    deadline = time.monotonic() + LONGEST
    while not (councils[0].stage == stage and councils[0].main.count()):
        assert time.monotonic() < deadline, f"no {stage} yet"
        for council in councils:
            if council.stage != stage or council is not councils[0]:
                council.step()


@pytest.mark.timeout(600)
def test_two_people_and_a_bot_play_to_the_end_one_on_a_phone_in_another_language(
    invite: Invite, house: House
) -> None:
    made = house.open("majority", ["open", "open", "bot:careful"], name="Rina")
    rina, budi = invite(name="Rina"), invite(name="Budi", language="id", screen=PHONE)
    rina.sit(made, 0)
    budi.sit(made, 1)
    rina.button("lobby-start").click()
    tables = [Council(rina), Council(budi)]
    deadline = time.monotonic() + 2 * LONGEST
    looked: set[str] = set()
    while not all(table.is_over() for table in tables):
        assert time.monotonic() < deadline, "the game does not end"
        for table in tables:
            stage = table.stage
            if stage and stage not in looked:
                looked.add(stage)
                assert [] == accused(table.visitor, {}), stage
            table.step()

    assert {"placing", "promoting", "coalescing", "balloting", "bidding", "shown"} <= looked
    for table in tables:
        assert [] == accused(table.visitor, {})
        total = table.visitor.say("table-total")
        expect(table.page.get_by_role("rowheader").filter(has_text=total)).to_be_visible()


def test_a_deal_is_composed_of_promises_and_answered(invite: Invite, house: House) -> None:
    made = house.open("majority", ["open", "open", "bot:random"], name="Rina")
    rina, budi = invite(name="Rina"), invite(name="Budi")
    rina.sit(made, 0)
    budi.sit(made, 1)
    rina.button("lobby-start").click()
    tables = [Council(rina), Council(budi)]
    until(tables, "placing")

    rina.page.get_by_role("tab", name=rina.say("table-deals")).click()
    rina.page.get_by_role("button", name=rina.say("table-offer"), exact=True).click()
    dialog = rina.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Budi").click()
    mine = dialog.get_by_role("region", name=rina.say("table-i-promise"))
    mine.get_by_role("button", name=rina.say("table-promise-send")).click()
    mine.get_by_role("combobox", name=rina.say("table-faction")).select_option("media")
    assert [] == accused(rina, {})
    dialog.get_by_role("button", name=rina.say("table-offer-send")).click()
    expect(dialog).to_have_count(0)

    budi.page.locator(".tray .offer").click()
    budi.page.get_by_role("button", name=budi.say("table-accept"), exact=True).click()

    for visitor in (rina, budi):
        ledger = visitor.page.locator(".deals li").filter(has_text=visitor.say("word-media"))
        expect(ledger.filter(has_text=visitor.say("table-open")).first).to_be_visible()
    assert [] == accused(budi, {})


@pytest.mark.parametrize("stage", ["swapping", "placing", "promoting", "coalescing", "balloting"])
def test_the_table_in_all_sizes_and_lights(invite: Invite, house: House, stage: str) -> None:
    visitor = invite()
    made = house.open("majority", ["open", "bot:careful", "bot:careful"], name=visitor.name)
    visitor.sit(made, 0)
    until([Council(visitor)], stage)

    assert [] == look(visitor, f"majority-{stage}")


def test_a_board_is_written_kept_and_chosen_for_a_table(visitor: Visitor) -> None:
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    visitor.page.get_by_role("button", name=visitor.say("sheets-board"), exact=True).click()
    visitor.page.get_by_label(visitor.say("sheets-name")).fill("our-own")
    edge = visitor.page.locator("[data-edge='activists voters'], [data-edge='voters activists']")
    edge.click()
    expect(visitor.page.get_by_text(visitor.say("sheets-faulty"))).to_be_visible()
    edge.click()
    expect(visitor.page.get_by_text(visitor.say("sheets-sound"))).to_be_visible()
    for screen in (DESK, PHONE):
        resize(visitor, screen)
        assert [] == accused(visitor, {})
    visitor.page.get_by_label(visitor.say("sheets-title-en")).fill("Our own ways")
    expect(visitor.page.get_by_text(visitor.say("sheets-sound"))).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.say("sheets-keep")).click()

    visitor.page.get_by_role("link", name=visitor.say("sheets-play")).click()
    visitor.page.locator("summary").last.click()
    visitor.page.get_by_role("combobox", name=visitor.say("option-board")).select_option("our-own")
    visitor.page.get_by_role("button", name=visitor.say("setup-play")).click()

    expect(visitor.page.locator("[data-stage]")).to_be_visible()


def test_the_laws_of_a_deck_can_be_changed_and_its_balance_is_seen(visitor: Visitor) -> None:
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    balance = visitor.page.get_by_role("region", name=visitor.say("sheets-balance"))
    expect(balance).to_contain_text(visitor.say("sheets-even"))

    visitor.page.locator(".laws .line").first.click()
    rewards = visitor.page.get_by_role("group", name=visitor.say("table-rewards"))
    rewards.get_by_role("button", name=visitor.say("word-money")).click()

    expect(balance).to_contain_text(visitor.say("sheets-uneven"))
    assert [] == accused(visitor, {})
