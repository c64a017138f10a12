"""The panel beside the table: story, chat and rulebook."""

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

AS_SPOKEN = """log => [...log.querySelectorAll('h3, p, summary')].map((line) => {
  const copy = line.cloneNode(true);
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"], svg, button')) drawn.remove();
  return copy.textContent.replace(/\\s+/g, ' ').replace(/ (?=[.,:;])/g, '').trim();
})"""


class Story:
    """What is told beside the table; on a phone it is opened first."""

    def __init__(self, visitor: Visitor) -> None:
        """Look at the panel on the *visitor*'s screen."""
        self.visitor = visitor
        self.page = visitor.page

    @property
    def log(self) -> Locator:
        """The lines of the story."""
        return self.page.get_by_role("region", name=self.visitor.say("tab-story"), exact=True)

    @property
    def rulebook(self) -> Locator:
        """The rulebook."""
        return self.page.get_by_role("article", name=self.visitor.say("tab-rules"), exact=True)

    @property
    def chat(self) -> Locator:
        """What was said at the table."""
        return self.page.get_by_role("log", name=self.visitor.say("tab-chat"), exact=True)

    def tab(self, name: str) -> Locator:
        """Find the tab called *name*: ``story``, ``chat`` or ``rules``."""
        return self.page.get_by_role("tab", name=self.visitor.say(f"tab-{name}"))

    def lines(self) -> list[str]:
        """Return all lines as they are read aloud, those within finished tricks included."""
        found: list[str] = self.log.evaluate(AS_SPOKEN)
        return [line for line in found if line]
