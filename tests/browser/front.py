"""The front page on the screen."""

from playwright.sync_api import Locator, Page

from tests.browser.visitor import Visitor


class Front:
    """The front page: a poster for each game."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the front page on the *visitor*'s screen."""
        self.visitor = visitor
        self.page: Page = visitor.page

    def play_now(self, game: str) -> Locator:
        """Find the button that seats bots and begins *game*."""
        say = self.visitor.say
        return self.page.get_by_role("button", name=f"{say('front-play')} {say(f'front-{game}')}")

    def invite(self, game: str) -> Locator:
        """Find the link to the set-up of *game*."""
        say = self.visitor.say
        return self.page.get_by_role("link", name=f"{say('front-invite')} {say(f'front-{game}')}")
