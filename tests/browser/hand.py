"""A hand on the screen."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor


class Hand:
    """The cards that one visitor holds, each a button."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the hand on the *visitor*'s screen."""
        self.list = visitor.page.locator('ul[data-key="hand"]')
        self.cards = self.list.get_by_role("button")
        self.playable = self.list.locator('button[data-card]:not([aria-disabled="true"])')
        self.barred = self.list.locator('button[data-card][aria-disabled="true"]')

    def card(self, card: str) -> Locator:
        """Find *card*."""
        return self.list.locator(f'[data-card="{card}"]')

    def tap(self, card: Locator) -> None:
        """Tap *card* where the next one does not lie over it, whether or not it may be played."""
        box = card.bounding_box()
        assert box is not None, f"{card} is not on the screen"
        # Under way from one place to another, or not "enabled", it can be tapped all the same.
        card.click(position={"x": 12, "y": box["height"] / 3}, force=True)

    def held(self) -> list[str]:
        """Return the cards in the order in which they are held."""
        cards: list[str] = self.list.locator("[data-card]").evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )
        return cards
