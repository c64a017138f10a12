"""A keyboard: the only way into the page for some."""

from playwright.sync_api import Locator, expect

from tests.browser.table import Table
from tests.browser.visitor import PATIENCE, Visitor

FAR = 80
"""More steps of Tab than any page has."""
HAS_FOCUS = "element => element === document.activeElement"


class Keyboard:
    """The keyboard of a visitor who never touches the mouse."""

    def __init__(self, visitor: Visitor) -> None:
        """Sit at the *visitor*'s keyboard."""
        self.page = visitor.page

    def press(self, key: str) -> None:
        """Press *key*."""
        self.page.keyboard.press(key)

    def reach(self, target: Locator, patience: float = PATIENCE) -> None:
        """Go to *target* by Tab, and no further than round the page; wait for it if need be."""
        expect(target).to_be_visible(timeout=patience)
        for _ in range(FAR):
            if target.evaluate(HAS_FOCUS, timeout=patience):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def choose(self, target: Locator, patience: float = PATIENCE) -> None:
        """Go to *target* and press Enter."""
        self.reach(target, patience)
        self.press("Enter")

    def play(self, table: Table) -> None:
        """Play the first card of the hand that may be played."""
        self.press("h")
        self.press("Home")
        card = table.hand.playable.first
        for _ in range(table.hand.cards.count()):
            if card.evaluate(HAS_FOCUS):
                break
            self.press("ArrowRight")
        expect(card).to_be_focused()
        self.press("Enter")
        expect(card).to_have_attribute("aria-pressed", "true")
        table.confirm(lambda: self.press("Enter"))

    def step(self, table: Table) -> str:
        """Do what the *table* wants; say what it was."""
        moment = table.moment()
        if moment == "go on":
            self.choose(table.main)
        elif moment == "choose":
            self.play(table)
        return moment
