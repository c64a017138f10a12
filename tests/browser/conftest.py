"""What the browser tests share: one server, one browser, and visitors who come and go."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House
from tests.browser.visitor import PATIENCE, Visitor, all_faults

# What is expected of a page comes as late as everything else, on a machine with much else to do.
expect.set_options(timeout=PATIENCE)

Invite = Callable[..., Visitor]
"""Brings a visitor; takes the same names as `Visitor` does."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Run Debian's Chromium, or the one that the environment names."""
    path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server for all tests that do not kill it."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Bring visitors; when they leave, nothing may have gone wrong in their browsers."""
    visitors: list[Visitor] = []

    def bring(address: str | None = None, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, address or house.address, **wishes))
        return visitors[-1]

    yield bring
    faults = all_faults(visitors)
    for visitor in visitors:
        visitor.close()
    assert faults == []


@pytest.fixture
def visitor(invite: Invite) -> Visitor:
    """Bring one visitor, at a desk, who reads English."""
    return invite()
