"""The server is killed in the middle of a game, and comes back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import COMMAND, GONE, House
from tests.browser.seated import seated

pytestmark = pytest.mark.browser


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """Run a server of this test's own, by the command that everybody uses."""
    with House(tmp_path / "data", COMMAND) as house:
        yield house


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_the_table_dims_says_so_and_goes_on_by_itself(
    invite: Invite, mortal: House, game: str
) -> None:
    visitor = invite(mortal.address)
    visitor.forgive(*GONE)
    table = seated(visitor, mortal, game)
    while table.step() != "choose":
        pass
    while table.moment() != "choose":
        table.go_on()
    held = table.hand.held()

    mortal.kill()

    lost = visitor.page.get_by_role("alert").filter(has_text=visitor.say("link-lost"))
    expect(lost).to_contain_text(visitor.say("link-lost-safe"))
    expect(visitor.button("link-retry")).to_be_visible()
    expect(visitor.page.locator("main > [inert]")).to_have_count(1)

    mortal.start()

    expect(lost).to_have_count(0)
    expect(visitor.page.locator("main > [inert]")).to_have_count(0)
    assert held == table.hand.held()
    told = len(table.story.lines())
    table.play(table.hand.playable.first)
    table.moment()
    assert told < len(table.story.lines())
