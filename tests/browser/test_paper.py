"""Laws and boards on paper: what a printer makes of the page on which they are written."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
PAGE = re.compile(rb"/Type\s*/Page\b")
PAPERS = ("A4", "Letter")


def sheets_of_paper(page: Page) -> list[int]:
    """Return how many sheets a printer would take of each of `PAPERS`."""
    return [len(PAGE.findall(page.pdf(format=paper))) for paper in PAPERS]


def write(visitor: Visitor) -> None:
    """Open the page on which decks and boards are written."""
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    expect(visitor.button("sheets-print")).to_be_visible()
    expect(visitor.page.locator(".laws .line")).to_have_count(27)


def choose(visitor: Visitor, name: str) -> None:
    """Begin with the sheet *name* of the box."""
    visitor.page.get_by_role("combobox", name=visitor.say("sheets-from")).select_option(name)


def test_the_button_asks_the_printer(visitor: Visitor) -> None:
    write(visitor)
    visitor.page.evaluate("window.print = () => { window.asked = true; }")

    visitor.button("sheets-print").click()

    assert visitor.page.evaluate("window.asked")


def test_laws_are_printed_nine_to_a_sheet_and_a_board_on_one(visitor: Visitor) -> None:
    write(visitor)

    assert [3, 3] == sheets_of_paper(visitor.page)
    choose(visitor, "long-term")
    assert [4, 4] == sheets_of_paper(visitor.page)
    visitor.button("sheets-board").click()
    expect(visitor.page.locator("[data-edge]").first).to_be_visible()
    assert [1, 1] == sheets_of_paper(visitor.page)


def test_on_paper_there_is_what_was_written_and_nothing_else(visitor: Visitor) -> None:
    write(visitor)
    visitor.page.emulate_media(media="print")

    for hidden in (visitor.button("sheets-print"), visitor.page.locator("header a.display")):
        expect(hidden).to_be_hidden()
    cards = visitor.page.get_by_role("article")
    expect(cards).to_have_count(27)
    expect(cards.first).to_be_visible()
    # Each card holds all that stands on it.
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight).length"
    assert 0 == cards.evaluate_all(cut)
