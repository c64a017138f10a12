"""The waiting room on the screen."""

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


class Lobby:
    """Where people gather before a game begins."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the waiting room on the *visitor*'s screen."""
        self.visitor = visitor
        self.page = visitor.page

    @property
    def link(self) -> str:
        """The invitation to the table."""
        return self.page.get_by_role("textbox", name=self.visitor.say("link")).input_value()

    @property
    def seats(self) -> Locator:
        """Who sits where."""
        return self.page.locator("main ul > li")

    def sit_down(self, name: str) -> None:
        """Take a seat under a *name*."""
        sit = self.visitor.button("sit-down")
        expect(sit).to_be_visible()
        self.page.get_by_role("textbox", name=self.visitor.say("your-name")).fill(name)
        sit.click()
