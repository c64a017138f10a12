"""What holds for every test: how long counter-examples are looked for, and what runs when."""

import pytest
from hypothesis import settings

# The same examples on every run, so that a failure is the last change's; a soak looks for new ones.
settings.register_profile("check", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=20_000, deadline=None, print_blob=True)
settings.load_profile("check")


COMPILING = ("kernels", "lab")
"""Folders of tests that compile: each file stays on one core, and compiles a loop but once."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Group the tests of a file that compiles."""
    if item.path.parent.name in COMPILING:
        item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put what stays on one core first, then what is quick, then the wheel, then the browser.

    What was compiled is kept for who comes later. Playwright's event loop stays in the main thread
    once it has begun, and a test that runs a loop of its own could not follow it: so a group of
    which one test may open a browser comes with the browsers. A soak is left out unless asked for.
    """
    if "soak" not in config.option.markexpr:
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    looking = {_group(item) for item in items if item.get_closest_marker("browser")} - {None}
    items.sort(key=lambda item: _rank(item, looking))


def _rank(item: pytest.Item, looking: set[str | None]) -> int:
    if item.get_closest_marker("browser"):
        return 4
    if item.get_closest_marker("packaging"):
        return 2
    group = _group(item)
    if group in looking:
        return 3
    return 1 if group is None else 0


def _group(item: pytest.Item) -> str | None:
    mark = item.get_closest_marker("xdist_group")
    return None if mark is None else str(mark.args[0])
