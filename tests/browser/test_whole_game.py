"""A whole game of each, from the front page to the record and a rematch."""

import io

import pytest
from playwright.sync_api import ViewportSize, expect

from hustings.core.record import read
from hustings.core.verify import verify
from hustings.games.shelf import games
from tests.browser.conftest import Invite
from tests.browser.front import Front
from tests.browser.screens import DESK, PHONE
from tests.browser.setup import Setup
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

READERS = pytest.mark.parametrize(
    ("screen", "language"),
    [(DESK, "en"), (PHONE, "id")],
    ids=["desk-en", "phone-id"],
)


@READERS
def test_tightwad_from_play_now_to_the_rematch(
    invite: Invite, screen: ViewportSize, language: str
) -> None:
    visitor = invite(screen=screen, language=language)
    visitor.visit()
    Front(visitor).play_now("tightwad").click()

    play_it_twice(visitor, "tightwad")


@READERS
def test_democracy_from_the_set_up_to_the_rematch(
    invite: Invite, screen: ViewportSize, language: str
) -> None:
    visitor = invite(screen=screen, language=language)
    visitor.visit()
    Front(visitor).invite("democracy").click()
    setup = Setup(visitor, "democracy")
    setup.resize(2)
    setup.fill(1, "careful")
    visitor.button("setup-play").click()

    play_it_twice(visitor, "democracy")


def play_it_twice(visitor: Visitor, game: str) -> None:
    """Play *game* to its end, keep its record, and begin it again."""
    table = Table(visitor, game)
    table.finish()

    visitor.page.get_by_role("link", name=visitor.say("over-record")).click()
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name=visitor.say("record-download")).click()
    (record,) = read(io.BytesIO(download.value.path().read_bytes()), games())
    verify(record, games())
    assert game == record.header.game

    visitor.page.get_by_role("link", name=visitor.say("record-table")).click()
    visitor.button("over-rematch").click()
    expect(table.over).to_have_count(0)
    assert "choose" in (table.step(), table.step())
