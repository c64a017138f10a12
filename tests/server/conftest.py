"""A server in memory, which the tests share: each has tables of its own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def shared() -> Iterator[Running]:
    """Return a server whose bots are quick."""
    running = Running()
    yield running
    running.close()


@pytest.fixture
def server(shared: Running) -> Iterator[Running]:
    """Return the shared server; whoever connects to it in a test goes when the test ends."""
    yield shared
    shared.hang_up()
