"""Decks as files: what is taken home from the page is what is brought back to it."""

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, expect

from hustings.games.majority import presets
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser
TITLE = 'The "Quiet" \\ Streets Act'


def write(visitor: Visitor) -> None:
    """Open the page on which decks are written."""
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    expect(visitor.page.locator(".laws .line")).to_have_count(27)


def take_home(visitor: Visitor) -> Path:
    """Save the deck as a file."""
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=visitor.say("sheets-export")).click()
    assert "deck-ours.toml" == download.value.suggested_filename
    return download.value.path()


def bring(visitor: Visitor, text: bytes) -> None:
    """Open a file that says *text*."""
    file = FilePayload(name="any.toml", mimeType="application/toml", buffer=text)
    visitor.page.get_by_label(visitor.say("sheets-import")).set_input_files(file)


def test_a_deck_that_was_saved_as_a_file_is_opened_again_as_it_was(visitor: Visitor) -> None:
    write(visitor)
    visitor.page.get_by_label(visitor.say("sheets-name")).fill("ours")
    visitor.page.locator(".laws .line").first.click()
    law = visitor.page.locator(".laws .form")
    law.get_by_label(visitor.say("sheets-title-en")).fill(TITLE)
    law.get_by_label(visitor.say("sheets-amount")).select_option("3")
    saved = take_home(visitor).read_bytes()

    write(visitor)
    bring(visitor, saved)
    expect(visitor.page.locator(".laws .line").first).to_contain_text(TITLE)

    assert saved == take_home(visitor).read_bytes()
    first, *others = presets.read_deck(saved.decode()).laws
    assert (TITLE, 3) == (first.title.en, first.amount)
    assert presets.deck("classic").laws[1:] == tuple(others)


def test_a_file_that_is_no_deck_is_told_what_is_wrong_and_changes_nothing(visitor: Visitor) -> None:
    write(visitor)

    bring(visitor, b"laws = [")

    expect(visitor.page.get_by_text(visitor.say("sheets-faulty"))).to_be_visible()
    expect(visitor.page.locator(".laws .line")).to_have_count(27)


def test_what_is_opened_after_another_was_kept_is_not_said_to_be_kept(visitor: Visitor) -> None:
    write(visitor)
    visitor.page.get_by_label(visitor.say("sheets-name")).fill("ours")
    saved = take_home(visitor).read_bytes()
    visitor.button("sheets-keep").click()
    kept = visitor.page.get_by_text(visitor.say("sheets-kept"))
    expect(kept).to_be_visible()

    bring(visitor, saved.replace(b"Clean Slate", b"Blank Sheet"))

    expect(visitor.page.locator(".laws .line").first).to_contain_text("Blank Sheet")
    expect(kept).to_have_count(0)
