"""The story beside the table: what goes on has a heading, and what to keep in mind is its foot."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.seated import seated

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "id"])
def test_a_trick_is_headed_until_it_is_folded(invite: Invite, house: House, language: str) -> None:
    visitor = invite(language=language)
    table = seated(visitor, house, "tightwad")
    table.moment()
    first = visitor.heading("story-trick", trick=1, tricks=7)
    expect(first).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("table-reminder", tricks=7))).to_be_visible()

    while table.step() != "go on":
        pass

    expect(visitor.heading("story-trick", trick=2, tricks=7)).to_be_visible()
    expect(first).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "id"])
def test_a_speech_is_headed_and_the_aim_kept_in_mind(
    invite: Invite, house: House, language: str
) -> None:
    visitor = invite(language=language)
    seated(visitor, house, "democracy").moment()

    expect(visitor.heading("story-speech", speech=1)).to_be_visible()
    expect(visitor.page.get_by_text(visitor.say("table-reminder", target=5))).to_be_visible()
