"""A phone that is turned in the middle of a game: what was chosen stays chosen and at hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.look import misfits, resize
from tests.browser.screens import PHONE, TURNED
from tests.browser.seated import seated

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
def test_a_card_picked_before_the_turn_is_played_after_it(
    invite: Invite, house: House, game: str
) -> None:
    visitor = invite(screen=PHONE, touch=True)
    table = seated(visitor, house, game, seats=4)
    while table.moment() != "choose":
        table.step()
    card = table.hand.playable.first
    table.hand.tap(card)
    expect(card).to_have_attribute("aria-pressed", "true")

    for screen in (TURNED, PHONE, TURNED):
        resize(visitor, screen)
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(card).to_be_in_viewport(ratio=0.9)
        expect(table.main).to_be_in_viewport(ratio=1)
        assert [] == misfits(visitor)

    held = table.hand.cards.count()
    table.confirm(table.main.tap)
    while table.moment() != "choose":
        table.step()
    expect(table.hand.cards).to_have_count(held - 1)
