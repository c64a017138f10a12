"""Motion explains, and there is none for whoever asked their system for stillness."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.seated import seated

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])


@GAMES
def test_cards_travel(invite: Invite, house: House, game: str) -> None:
    visitor = invite(still=False)
    table = seated(visitor, house, game)
    for _ in range(6):
        table.step()

    assert visitor.moved()


@GAMES
def test_nothing_moves_for_whoever_wants_no_motion(invite: Invite, house: House, game: str) -> None:
    visitor = invite(still=True)
    table = seated(visitor, house, game)
    table.finish()

    assert [] == visitor.moved()
