"""The front page on the screen."""

from playwright.sync_api import Locator, Page

from tests.browser.visitor import Visitor
from tests.browser.words import words


class Front:
    """The front page: a poster for each game."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the front page on the *visitor*'s screen."""
        self.visitor = visitor
        self.page: Page = visitor.page

    def play_now(self, game: str) -> Locator:
        """Find the button that seats bots and begins *game*."""
        return self.page.get_by_role("button", name=self._of("front-play", game))

    def more_bots(self, game: str) -> Locator:
        """Find the button that asks for one bot more to play *game* with."""
        return self._company(game).get_by_role("button", name=self.visitor.say("front-bots-more"))

    def bots(self, game: str) -> Locator:
        """Find how many bots one plays *game* with."""
        return self._company(game).locator("output")

    def _company(self, game: str) -> Locator:
        name = words(self.visitor.language, game).say("game-name")
        label = self.visitor.say("front-bots-at", game=name)
        return self.page.get_by_role("group", name=label)

    def invite(self, game: str) -> Locator:
        """Find the link to the set-up of *game*."""
        return self.page.get_by_role("link", name=self._of("front-invite", game))

    def _of(self, label: str, game: str) -> str:
        name = words(self.visitor.language, game).say("game-name")
        return f"{self.visitor.say(label)} {name}"
