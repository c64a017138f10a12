"""A designer's report in the browser: it needs nothing but itself, on any screen and on paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from hustings.cli.main import main
from tests.browser.screens import PHONE

pytestmark = pytest.mark.browser
WORDS = ("--dialects", "english,half-deck", "--seats", "2-6", "--bots", "random", "--games", "3")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "democracy.html"
    assert 0 == main(["report", "democracy", *WORDS, "--jobs", "1", "--out", str(path)])
    return path


@pytest.fixture
def page(browser: Browser, report: Path) -> Iterator[Page]:
    context = browser.new_context(offline=True)
    page = context.new_page()
    faults: list[str] = []
    page.on("requestfailed", lambda request: faults.append(request.url))
    page.on("console", lambda message: faults.append(message.text))
    page.goto(report.as_uri())
    yield page
    context.close()
    assert [] == faults


def test_a_report_shows_all_its_letters_by_itself(page: Page) -> None:
    loaded = page.evaluate("document.fonts.ready.then(all => [...all].map(one => one.status))")

    assert ["loaded"] * 3 == loaded


def test_a_report_fits_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)

    assert PHONE["width"] == page.evaluate("document.documentElement.scrollWidth")


def test_a_report_fits_a_sheet_of_paper(page: Page) -> None:
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 695, "height": 1000})  # what A4 leaves between its margins

    wide = "[...document.querySelectorAll('table')].filter(one => one.offsetWidth > 696).length"
    assert 0 == page.evaluate(wide)
