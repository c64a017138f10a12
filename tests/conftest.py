"""What holds for every test: how long counter-examples are looked for, and what runs last."""

import pytest
from hypothesis import settings

# The same examples on every run, so that a failure is the last change's; a soak looks for new ones.
settings.register_profile("check", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", max_examples=20_000, deadline=None, print_blob=True)
settings.load_profile("check")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put what is quick first, then the wheel, then the browser; leave a soak out unless asked for.

    Playwright's event loop stays in the main thread once it has begun, and a test that runs a loop
    of its own could not follow it. So a group that stays on one core, of which one test may
    open a browser, comes with the browsers.
    """
    if "soak" not in config.option.markexpr:
        items[:] = [item for item in items if item.get_closest_marker("soak") is None]
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    marks = ("packaging", "xdist_group", "browser")
    return next((rank for rank, mark in enumerate(marks, 1) if item.get_closest_marker(mark)), 0)
