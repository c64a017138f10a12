"""A table of Majority Rules on the screen, and a person who answers whatever it asks."""

from collections.abc import Callable

from playwright.sync_api import Error, Locator

from tests.browser.keyboard import Keyboard
from tests.browser.visitor import Visitor

IMPATIENCE = 1500
"""Milliseconds after which what was to be tapped is taken to have gone: the table has moved on."""
MOMENT = """() => {
  const board = document.querySelector('[data-stage]');
  if (!board) return '';
  const shown = board.querySelector('.hands, .controls, .vote, .board')?.classList[0];
  return board.dataset.stage + (board.dataset.stage === 'shown' ? `-${shown}` : '');
}"""


class Council:
    """A table that one visitor plays at, plainly: first choices, and no bids."""

    def __init__(self, visitor: Visitor, keyboard: Keyboard | None = None) -> None:
        """Look at the table that is on the *visitor*'s screen, or about to be.

        With a *keyboard*, nothing is tapped.
        """
        visitor.game = "majority"
        self.visitor = visitor
        self.page = visitor.page
        self.main = self.page.locator(".tray [data-main]")
        """The button that does what comes next."""
        self.over = self.page.locator("#over-title")
        self.seen: set[str] = set()
        """The stages at which this person has done something."""
        self._before = ""
        """The moment at which this person was asked last."""
        self._choose: Callable[[Locator], None] = _keys(keyboard) if keyboard else _click

    @property
    def moment(self) -> str:
        """The stage on the screen, and what of the last one is shown; empty while there is none."""
        # Asked at once: a table that ends between two questions would leave the second waiting.
        found: str = self.page.evaluate(MOMENT)
        return found

    @property
    def stage(self) -> str:
        """The stage that is on the screen; empty while there is none."""
        return self.moment.partition("-")[0]

    def is_over(self) -> bool:
        """Say whether the end is on the screen."""
        return self.over.count() > 0

    def step(self, but: str = "") -> None:
        """Answer what is asked, if anything is, *but* at that stage; let go what goes away.

        What is shown stays for one more step, so that whoever plays can look at it.
        """
        try:
            before, self._before = self._before, self.moment
            stage = self._before.partition("-")[0]
            if stage == but or (stage == "shown" and self._before != before):
                return
            if stage and self._do(stage):
                self.seen.add(stage)
        except Error:
            self.page.wait_for_timeout(50)

    def place(self, *factions: str) -> None:
        """Lay a hand on each of *factions*, all Supporters in the first, and say so."""
        for faction in factions:
            self._tap(self.tile(faction))
        self._confirm()

    def _do(self, stage: str) -> bool:
        match stage:
            case "shown":
                return self._tap(self.main)
            case "placing":
                if self.main.count() and not self.page.locator(".hands li").count():
                    self._tap(self.tile("activists"))
                    self._tap(self.tile("media"))
                return self._confirm()
            case "promoting":
                return self._tap(self.button("table-refuse")) or self._confirm()
            case "exposing" | "resolving" if self.button("table-let-be").count():
                return self._tap(self.button("table-let-be"))
            case "ruling":
                return self._tap(self.button("table-decline-ruling"))
            case "coalescing":
                return self._tap(self.page.locator(".motion [data-main]")) or self._confirm()
            case "picking" | "mandating" | "ordering":
                return self._lay()
            case "balloting":
                return self._vote()
            case "bidding":
                return self._tap(self.button("table-add-nothing"))
            case "resolving":
                self._tap(self.page.locator(".tile.pick:not(.pale)"))
                return self._confirm()
            case _:
                self._tap(self.page.locator(".choices button[aria-disabled='false']"))
                return self._confirm()

    def _lay(self) -> bool:
        for law in self.page.locator("button[data-law][aria-pressed='false']").all():
            if self._can_confirm():
                break
            self._tap(law)
        return self._confirm()

    def _vote(self) -> bool:
        yes = self.button("table-yes").first
        if self._can_confirm():
            return self._confirm()
        if yes.count() and yes.get_attribute("aria-pressed") == "false":
            self._tap(yes)
            return self._confirm()
        return False

    def tile(self, faction: str) -> Locator:
        """Find the tile of *faction* on the board."""
        return self.page.locator(f".tile[data-faction='{faction}']")

    def button(self, message: str) -> Locator:
        """Find the button of the tray that says *message*."""
        words = self.visitor.say(message)
        return self.page.locator(".tray .act, .extra .act").filter(has_text=words)

    def _can_confirm(self) -> bool:
        return self.main.count() > 0 and self.main.get_attribute("aria-disabled") == "false"

    def _confirm(self) -> bool:
        return self._can_confirm() and self._tap(self.main)

    def _tap(self, place: Locator) -> bool:
        if not place.count():
            return False
        self._choose(place.first)
        return True


def _keys(keyboard: Keyboard) -> Callable[[Locator], None]:
    """Choose by the key for where a thing is, and Tab from there."""

    def choose(place: Locator) -> None:
        keyboard.press("t" if place.evaluate("each => !!each.closest('.stage')") else "h")
        try:
            keyboard.choose(place)
        except AssertionError:
            assert not place.count(), f"no way leads to {place}"

    return choose


def _click(place: Locator) -> None:
    place.click(timeout=IMPATIENCE)
