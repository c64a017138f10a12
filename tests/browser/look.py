"""A look at a screen: what a picture, a ruler and axe have to say of it."""

from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.browser.screens import DESK, PHONE, ZOOMED
from tests.browser.visitor import Theme, Visitor

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "screenshots"
"""Where pictures are put for people to look at; git ignores it."""
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

LOOKS: tuple[tuple[str, ViewportSize, Theme], ...] = (
    ("desk", DESK, "light"),
    ("desk-lamplight", DESK, "dark"),
    ("phone", PHONE, "light"),
    ("phone-lamplight", PHONE, "dark"),
)


def look(visitor: Visitor, name: str) -> list[str]:
    """Look at what is on the *visitor*'s screen in all sizes and lights; return all faults.

    Pictures of it are called after *name*.
    """
    faults = []
    for where, screen, theme in LOOKS:
        resize(visitor, screen)
        visitor.page.emulate_media(color_scheme=theme)
        PICTURES.mkdir(exist_ok=True)
        visitor.page.screenshot(path=PICTURES / f"{name}-{where}.png")
        rules = EVERY_RULE if theme == "light" else INKS_ONLY
        found = [*accused(visitor, rules), *misfits(visitor)]
        faults += [f"{name}, {where}: {fault}" for fault in found]
    visitor.page.emulate_media(color_scheme="light")
    for where, screen in (("zoomed", ZOOMED), ("rtl", DESK), ("rtl-phone", PHONE)):
        resize(visitor, screen)
        direction = "rtl" if where.startswith("rtl") else "ltr"
        visitor.page.evaluate(f"document.documentElement.dir = '{direction}'")
        visitor.page.screenshot(path=PICTURES / f"{name}-{where}.png")
        faults += [f"{name}, {where}: {fault}" for fault in misfits(visitor)]
    visitor.page.evaluate("document.documentElement.dir = 'ltr'")
    resize(visitor, DESK)
    return faults


def resize(visitor: Visitor, screen: ViewportSize) -> None:
    """Give the *visitor* another *screen*, and wait until the page has taken it in."""
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
