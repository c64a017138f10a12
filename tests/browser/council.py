"""A table of Majority Rules on the screen, and a person who answers whatever it asks."""

from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Error, Locator

from tests.browser.keyboard import Keyboard
from tests.browser.visitor import Visitor

IMPATIENCE = 5000
"""Milliseconds after which what was to be tapped is taken to have gone: the table has moved on."""
SEEN = (Path(__file__).parent / "council.js").read_text("utf-8")
SAID = ("table-refuse", "table-let-be", "table-decline-ruling", "table-yes", "table-add-nothing")
"""What a plain player answers by the words of a button."""


class Seen(TypedDict):
    """What a look at the table finds; all of it at once, for the table moves on meanwhile."""

    moment: str
    """The stage on the screen, and what of the last one is shown; empty while there is none."""
    isOver: bool
    asks: bool
    """Whether there is a button that does what comes next."""
    tap: tuple[str, int] | None
    """What a plain player would tap next: the how-manieth of a kind."""
    mark: str
    """What all this is known by again."""


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
        self.answered: set[str] = set()
        """The stages at which this person has done something."""
        self._seen: Seen = {"moment": "", "isOver": False, "asks": False, "tap": None, "mark": ""}
        self._before = ""
        """What was seen when something was tapped; empty if nothing was since."""
        self._choose: Callable[[Locator], None] = _keys(keyboard) if keyboard else _click

    def look(self) -> None:
        """Look at the table anew, once it shows what became of the last tap."""
        said = {message: self.visitor.say(message) for message in SAID}
        self._seen = self.page.evaluate(SEEN, [said, self._before])
        self._before = ""

    @property
    def moment(self) -> str:
        """The stage that was seen last, and what of it is shown; empty if there was none."""
        return self._seen["moment"]

    @property
    def stage(self) -> str:
        """The stage that was seen last; empty if there was none."""
        return self.moment.partition("-")[0]

    @property
    def asks(self) -> bool:
        """Whether a button was seen that does what comes next."""
        return self._seen["asks"]

    @property
    def is_over(self) -> bool:
        """Whether the end was seen."""
        return self._seen["isOver"]

    def step(self, but: str = "") -> None:
        """Answer what was seen to be asked, *but* at that stage; let go what went away since."""
        stage, tap = self.stage, self._seen["tap"]
        if tap is None or stage == but:
            return
        selector, place = tap
        here = self.page.locator(f":root:has([data-stage='{stage}'])")
        try:
            self._choose(here.locator(selector).nth(place))
        except Error:
            return
        self.answered.add(stage)
        self._before = self._seen["mark"]

    def place(self, *factions: str) -> None:
        """Lay a hand on each of *factions*, all Supporters in the first, and say so."""
        for faction in factions:
            self.tile(faction).click()
        self.main.click()

    def tile(self, faction: str) -> Locator:
        """Find the tile of *faction* on the board."""
        return self.page.locator(f".tile[data-faction='{faction}']")

    def button(self, message: str) -> Locator:
        """Find the button of the tray that says *message*."""
        words = self.visitor.say(message)
        return self.page.locator(".tray .act, .extra .act").filter(has_text=words)


def _keys(keyboard: Keyboard) -> Callable[[Locator], None]:
    """Choose by the key for where a thing is, and Tab from there."""

    def choose(place: Locator) -> None:
        on_stage = place.evaluate("each => !!each.closest('.stage')", timeout=IMPATIENCE)
        keyboard.press("t" if on_stage else "h")
        try:
            keyboard.choose(place, IMPATIENCE)
        except AssertionError:
            assert not place.count(), f"no way leads to {place}"

    return choose


def _click(place: Locator) -> None:
    place.click(timeout=IMPATIENCE)
