"""A table on the screen: what it asks, the hand, the story beside it, and how a game is played."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.hand import Hand
from tests.browser.story import Story
from tests.browser.visitor import Visitor

Moment: TypeAlias = Literal["choose", "go on", "over"]
"""What the table wants of its reader: a card, a look at what was finished, or nothing any more."""

MOMENT = (
    "(pick) => {"
    "  if (document.querySelector('#over-title')) return 'over';"
    "  const main = document.querySelector('[data-main]');"
    "  if (!main || document.querySelector('main.lost')) return null;"
    "  if (main.getAttribute('aria-disabled') === 'false') return 'go on';"
    "  return main.textContent.trim() === pick ? 'choose' : null;"
    "}"
)

HELD = """() => {
  const cards = [...document.querySelectorAll('ul[data-key="hand"] [data-card]')];
  const picked = cards.find((card) => card.getAttribute('aria-pressed') === 'true');
  return [cards.map(({ dataset }) => dataset.card).join(), picked?.dataset.card ?? null];
}"""
"""The hand, and which card of it is picked or chosen."""
ANSWERED = f"""([offered, [hand, card]]) => {{
  const main = document.querySelector('[data-main]');
  const [held, chosen] = ({HELD})();
  return (!main || main.textContent !== offered) && (held !== hand || chosen === card);
}}"""
"""Whether a card that was offered has left the hand, or lies ready."""


class Table:
    """A table that one visitor plays at."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        """Look at the table of *game* that is on the *visitor*'s screen, or about to be."""
        visitor.game = game
        self.visitor = visitor
        self.page = visitor.page
        self.hand = Hand(visitor)
        self.story = Story(visitor)
        self.main = self.page.locator("[data-main]")
        """The button at the thumb: it plays the picked card, or goes on."""
        self.over = self.page.locator("#over-title")
        """The title of a finished game."""
        self.prompt = self.page.locator("main").get_by_role("heading", level=1)

    def moment(self) -> Moment:
        """Wait until the table wants something; say what."""
        found: Moment = self.page.wait_for_function(MOMENT, arg=self._asking).json_value()
        return found

    def is_asked(self) -> bool:
        """Say whether the table waits for a card of this reader's."""
        return self._asks() == "choose"

    def is_over(self) -> bool:
        """Say whether the end is on the screen."""
        return self._asks() == "over"

    def go_on(self) -> None:
        """Go on from what was finished."""
        self.main.click()

    def play(self, card: Locator) -> None:
        """Play *card*: a tap to pick it, a tap to confirm."""
        self.hand.tap(card)
        self.confirm(self.main.click)

    def confirm(self, do: Callable[[], None]) -> None:
        """Play the picked card by what *do* does, and wait until it is played."""
        expect(self.main).to_have_attribute("aria-disabled", "false")
        before = [self.main.text_content(), self.page.evaluate(HELD)]
        do()
        self.page.wait_for_function(ANSWERED, arg=before)

    def step(self) -> Moment:
        """Do what the table wants, playing the first card that may be played; say what it was."""
        moment = self.moment()
        if moment == "go on":
            self.go_on()
        elif moment == "choose":
            self.play(self.hand.playable.first)
        return moment

    def step_if_asked(self) -> bool:
        """Do what the table wants, if it wants anything now but a look at the end."""
        if self._asks() in (None, "over"):
            return False
        return self.step() != "over"

    def ask_and_play(self, *others: "Table") -> None:
        """Go on at this table and the *others* until one of them has played a card."""
        while True:
            for table in (self, *others):
                if table.is_asked():
                    table.play(table.hand.playable.first)
                    return
                table.step_if_asked()

    def finish(self) -> None:
        """Play to the end."""
        while self.step() != "over":
            pass

    def _asks(self) -> Moment | None:
        found: Moment | None = self.page.evaluate(MOMENT, self._asking)
        return found

    @property
    def _asking(self) -> str:
        return self.visitor.say("pick-first")
