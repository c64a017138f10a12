"""What holds for every test: how long counter-examples are looked for, and what runs when."""

import pytest
from coverage import Coverage
from hypothesis import settings

# The same examples on every run, so that a failure is the last change's; a soak looks for new ones.
settings.register_profile("check", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=20_000, deadline=None, print_blob=True)
settings.load_profile("check")


COMPILING = ("kernels", "lab")
"""Folders of tests that compile: each file stays on one core, and compiles a loop but once."""
UNCOUNTED = ("docs", "golden", "laws", "perft", "ports", "referee", "server", "verifier")
"""Folders of tests under which no lines are counted: the gate needs nothing of them."""
GATE = [True]
"""What `--cov` comes to where it names nothing to be measured."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Group the tests of a file that compiles, and mark what need not be counted."""
    folder = item.path.parent.name
    if folder in UNCOUNTED or item.path.suffix == ".md":
        item.add_marker(pytest.mark.uncounted)
    if folder in COMPILING:
        # A group is one piece of work: what is not counted may not come before what is.
        kind = "-uncounted" if item.get_closest_marker("uncounted") else ""
        item.add_marker(pytest.mark.xdist_group(item.path.stem + kind))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put what is counted before what is not, then what stays on one core, then what is quick.

    What was compiled is kept for who comes later. The wheel and the browser come last: Playwright's
    event loop stays in the main thread once it has begun, and a test that runs a loop of its own
    could not follow it: so a group of which one test may open a browser comes with the browsers.
    A soak is left out unless asked for.
    """
    if "soak" not in config.option.markexpr:
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    looking = {_group(item) for item in items if item.get_closest_marker("browser")} - {None}
    items.sort(key=lambda item: _rank(item, looking))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """End what is measured at the first test that need not be: counted, play is a third as fast."""
    measured = Coverage.current()
    if measured is not None and not _counts(item):
        measured.stop()


def _counts(item: pytest.Item) -> bool:
    """Say whether the lines under *item* are counted; never where a browser looks on.

    Playwright's greenlets would have to be asked after at every call.
    """
    if item.get_closest_marker("browser"):
        return False
    gated = item.config.getoption("cov_source") == GATE
    return not (gated and item.get_closest_marker("uncounted"))


def _rank(item: pytest.Item, looking: set[str | None]) -> tuple[int, bool, bool]:
    group = _group(item)
    late = 0
    if item.get_closest_marker("browser"):
        late = 3
    elif group in looking:
        late = 2
    elif item.get_closest_marker("packaging"):
        late = 1
    return late, item.get_closest_marker("uncounted") is not None, group is None


def _group(item: pytest.Item) -> str | None:
    mark = item.get_closest_marker("xdist_group")
    return None if mark is None else str(mark.args[0])
