"""A look at a screen: what a picture, a ruler and axe have to say of it."""

import os
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import ViewportSize

from tests.browser.screens import DESK, PHONE, ZOOMED
from tests.browser.visitor import Theme, Visitor

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "screenshots"
"""Where pictures are put for people to look at, if they want any; git ignores it."""
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
FIT = (Path(__file__).parent / "fit.js").read_text("utf-8")
RUN_AXE = """async (rules) => {
  const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] });
  const places = (nodes) => nodes.map(({ target }) => target.join(' ')).join(', ');
  return violations.map(({ id, nodes }) => `${id}: ${places(nodes)}`);
}"""
EVERY_RULE: dict[str, list[str]] = {}
INKS_ONLY = {"runOnly": ["color-contrast"]}
"""What another light can change."""


class Look(NamedTuple):
    """One way to look at a screen."""

    where: str
    screen: ViewportSize
    theme: Theme = "light"
    direction: Literal["ltr", "rtl"] = "ltr"
    rules: dict[str, list[str]] | None = None
    """What axe goes by; nothing where it was asked in another look already."""


LOOKS = (
    Look("desk", DESK, rules=EVERY_RULE),
    Look("desk-lamplight", DESK, "dark", rules=INKS_ONLY),
    Look("rtl", DESK, direction="rtl"),
    Look("rtl-phone", PHONE, direction="rtl"),
    Look("phone", PHONE, rules=EVERY_RULE),
    Look("phone-lamplight", PHONE, "dark", rules=INKS_ONLY),
    Look("zoomed", ZOOMED),
)
"""The screen changes as seldom as it can: each change is a layout of the whole page."""


def look(visitor: Visitor, name: str) -> list[str]:
    """Look at what is on the *visitor*'s screen in all sizes and lights; return all faults.

    Where `PICTURES` is set in the environment, pictures of it are called after *name*.
    """
    faults = []
    for where, screen, theme, direction, rules in LOOKS:
        visitor.page.emulate_media(color_scheme=theme)
        visitor.page.evaluate("direction => document.documentElement.dir = direction", direction)
        resize(visitor, screen)
        if "PICTURES" in os.environ:
            PICTURES.mkdir(exist_ok=True)
            visitor.page.screenshot(path=PICTURES / f"{name}-{where}.png")
        found = [] if rules is None else accused(visitor, rules)
        faults += [f"{name}, {where}: {fault}" for fault in [*found, *misfits(visitor)]]
    resize(visitor, DESK)
    return faults


def resize(visitor: Visitor, screen: ViewportSize) -> None:
    """Give the *visitor* the *screen*, and wait until the page has taken in all that changed."""
    if visitor.page.viewport_size != screen:
        visitor.page.set_viewport_size(screen)
    visitor.page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def misfits(visitor: Visitor) -> list[str]:
    """Return what lies off the screen, is cut off, or is too small to be hit."""
    found: list[str] = visitor.page.evaluate(FIT)
    return found


def accused(visitor: Visitor, rules: dict[str, list[str]]) -> list[str]:
    """Return what axe finds against the page by its *rules*."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = visitor.page.evaluate(RUN_AXE, rules)
    return found
