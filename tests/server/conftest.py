"""A server for each test, in memory."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running


@pytest.fixture
def server() -> Iterator[Running]:
    """Return a server whose bots are quick."""
    running = Running()
    yield running
    running.close()
