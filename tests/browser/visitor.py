"""A visitor: a person with a browser of their own, and all that goes wrong in it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebSocket,
)

from hustings.core.model import Fact
from hustings.server.protocol import Created
from tests.browser.screens import DESK
from tests.browser.words import words

HERE = Path(__file__).parent
QUICK_READER = (HERE / "quick.js").read_text("utf-8")
"""Shows what happens at the table twenty times as fast as to a person."""
WATCH = (HERE / "watch.js").read_text("utf-8")
"""Notes whenever the focus is lost, and what moves."""
LOCALES = {"en": "en-GB", "id": "id-ID"}
OWN_NAMES = {"en": "English", "id": "Bahasa Indonesia"}
PATIENCE = 60_000
"""Milliseconds to wait for the page, on a machine that has much else to do."""

Theme = Literal["light", "dark"]


class Visitor:
    """A person at a browser, who reads one language."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Rina",
        language: str = "en",
        screen: ViewportSize = DESK,
        theme: Theme = "light",
        still: bool = True,
        touch: bool = False,
        settings: str = '{"pause":"ask","lessons":false}',
    ) -> None:
        """Come to *address* with a browser that remembers *name* and *settings*.

        *still* asks for no motion, as some do in their system.
        """
        self.address = address
        self.name = name
        self.language = language
        self.game: str | None = None
        self.faults: list[str] = []
        self._forgiven: tuple[str, ...] = ()
        self.context = browser.new_context(
            viewport=screen,
            locale=LOCALES[language],
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            accept_downloads=True,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(QUICK_READER)
        self.context.add_init_script(WATCH)
        self._remember("name", f'"{name}"')
        self._remember("settings", settings)
        self.page = self._watched(self.context.new_page())

    def visit(self, path: str = "/") -> None:
        """Open the page at *path*."""
        self.page.goto(self.address + path)

    def sit(self, table: Created, seat: int) -> None:
        """Take *seat* at *table* by its own link."""
        self.visit(f"/t/{table.table}/s/{table.seats[seat].key}")

    def say(self, message: str, **facts: Fact) -> str:
        """Return the words of *message* as this visitor reads them."""
        return words(self.language, self.game).say(message, **facts)

    def button(self, message: str, **facts: Fact) -> Locator:
        """Find the button that says *message*."""
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def heading(self, message: str, **facts: Fact) -> Locator:
        """Find the heading that says *message*."""
        return self.page.get_by_role("heading", name=self.say(message, **facts))

    def speak(self, language: str) -> None:
        """Switch the page to *language*, by the switch that is on the screen."""
        self.page.get_by_role("button", name=OWN_NAMES[language], exact=True).click()
        self.language = language

    def hear(self) -> list[str]:
        """Return a list that grows by all that the server says to this visitor from now on."""
        heard: list[str] = []

        def note(frame: bytes | str) -> None:
            heard.append(frame if isinstance(frame, str) else frame.decode())

        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", note)

        self.page.on("websocket", listen)
        return heard

    def forgive(self, *parts: str) -> None:
        """Expect faults that contain one of *parts*, as when the server is gone."""
        self._forgiven = parts

    def unforgiven(self) -> list[str]:
        """Return what went wrong in the page and was not to be expected."""
        return [fault for fault in self.faults if not any(part in fault for part in self._forgiven)]

    def lost_focus(self) -> list[str]:
        """Return what had the focus each time that it fell to nobody."""
        lost: list[str] = self.page.evaluate("window.watched.lost")
        return lost

    def moved(self) -> list[str]:
        """Return what was animated."""
        moved: list[str] = self.page.evaluate("window.watched.moved")
        return moved

    def close(self) -> None:
        """Leave."""
        self.context.close()

    def _remember(self, key: str, value: str) -> None:
        script = f"localStorage['hustings.{key}'] ??= {value!r}"
        self.context.add_init_script(script)

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        # Who gives the screen on at once leaves a table that was not reached yet.
        if message.text.endswith("WebSocket is closed before the connection is established."):
            return
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left gives up what it had asked for.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url} {request.failure}")


def all_faults(visitors: Iterable[Visitor]) -> list[str]:
    """Return what went wrong for any of *visitors*."""
    return [f"{each.name}: {fault}" for each in visitors for fault in each.unforgiven()]
