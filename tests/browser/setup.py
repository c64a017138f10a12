"""The set-up of a table on the screen."""

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor


class Setup:
    """A form: which rules, who sits where, and what else a table agrees on."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        """Look at the set-up of *game* on the *visitor*'s screen."""
        visitor.game = game
        self.visitor = visitor
        self.page = visitor.page

    def seat(self, seat: int) -> Locator:
        """Find what *seat* is for: a person or a bot."""
        name = self.visitor.say("setup-seat", seat=seat + 1)
        return self.page.get_by_role("combobox", name=name, exact=True)

    def resize(self, seats: int) -> None:
        """Set the table for so many *seats*."""
        count = self.page.get_by_role("combobox", name=self._any_seat)
        expect(count.first).to_be_visible()
        now = count.count()
        while now != seats:
            self.visitor.button("setup-fewer" if now > seats else "setup-more").click()
            now += -1 if now > seats else 1
            expect(count).to_have_count(now)

    def fill(self, seat: int, bot: str) -> None:
        """Give *seat* to the *bot*."""
        self.seat(seat).select_option(f"bot:{bot}")

    @property
    def hot_seat(self) -> Locator:
        """Whether several people play at this screen."""
        return self.page.get_by_role("checkbox", name=self.visitor.say("setup-hot"))

    @property
    def _any_seat(self) -> str:
        return self.visitor.say("setup-seat", seat="").strip()
