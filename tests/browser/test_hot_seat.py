"""Several people at one screen: a blank sheet between two hands, and nothing left of the last."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.lobby import Lobby
from tests.browser.setup import Setup
from tests.browser.table import Table
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

GAMES = pytest.mark.parametrize("game", ["tightwad", "democracy"])
NAMES = ("Rina", "Budi")


@pytest.fixture
def shared(invite: Invite) -> Visitor:
    """Bring one visitor, whose screen Rina and Budi share."""
    return invite(name="Rina")


def gather(visitor: Visitor, game: str) -> Table:
    """Seat two people and, where the game needs it, a bot at the *visitor*'s screen."""
    visitor.visit(f"/new/{game}")
    setup = Setup(visitor, game)
    setup.resize(2 if game == "democracy" else 3)
    if game == "tightwad":
        setup.fill(2, "careful")
    setup.hot_seat.check()
    visitor.button("setup-create").click()
    Lobby(visitor).sit_down("Budi")
    visitor.button("lobby-start").click()
    return Table(visitor, game)


def take(visitor: Visitor, name: str) -> None:
    """Be *name* at the blank sheet."""
    visitor.button("hand-over-take", name=name).click()


def sheet(visitor: Visitor) -> Locator:
    """Find the blank sheet."""
    return visitor.page.get_by_text(visitor.say("hand-over-note"))


def next_holder(visitor: Visitor) -> str:
    """Return who is to take the screen, once the page has been told whose turn it is."""
    one, other = (visitor.button("hand-over-take", name=name) for name in NAMES)
    expect(one.or_(other)).to_have_count(1)
    return next(name for name in NAMES if visitor.button("hand-over-take", name=name).count())


def play_until_handed_over(table: Table) -> tuple[str, list[str]]:
    """Play for whoever holds the screen; return who that was, and what they held till then."""
    visitor = table.visitor
    expect(sheet(visitor)).to_be_visible()
    name = next_holder(visitor)
    take(visitor, name)
    table.hand.list.wait_for()
    held: list[str] = []
    while sheet(visitor).count() == 0:
        if table.is_asked():
            held = table.hand.held()
        table.step_if_asked()
    assert held
    return name, held


@GAMES
def test_a_blank_sheet_lies_between_two_hands(shared: Visitor, game: str) -> None:
    table = gather(shared, game)
    expect(sheet(shared)).to_be_visible()
    expect(shared.page.locator("[data-card]")).to_have_count(0)

    name, held = play_until_handed_over(table)

    expect(sheet(shared)).to_be_visible()
    other = next(each for each in NAMES if each != name)
    expect(shared.heading("hand-over-to", name=other)).to_be_focused()
    assert [] == traces(shared, held)


@GAMES
def test_back_and_forward_do_not_show_a_hand_again(shared: Visitor, game: str) -> None:
    table = gather(shared, game)
    _, held = play_until_handed_over(table)

    shared.page.go_back()
    assert [] == traces(shared, held)
    shared.page.go_forward()

    expect(sheet(shared)).to_be_visible()
    assert [] == traces(shared, held)


@GAMES
def test_a_reload_asks_who_is_there(shared: Visitor, game: str) -> None:
    table = gather(shared, game)
    _, held = play_until_handed_over(table)

    shared.page.reload()

    expect(sheet(shared)).to_be_visible()
    assert [] == traces(shared, held)


def test_nobody_is_called_you(shared: Visitor, house: House) -> None:
    table = gather(shared, "tightwad")
    play_until_handed_over(table)
    take(shared, next_holder(shared))
    table.hand.list.wait_for()

    yours = [line for line in table.story.lines() if line.startswith(("You ", "Your "))]

    assert [] == yours
    assert any(each in line for line in table.story.lines() for each in NAMES)


def traces(visitor: Visitor, held: list[str]) -> list[str]:
    """Return the cards of *held* that are anywhere in the page, drawn, spoken or stored."""
    page = visitor.page.content()
    kept = visitor.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
    return [card for card in held if f'"{card}"' in page or f'"{card}"' in kept]
