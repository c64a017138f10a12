"""A cluster: the workers of a Dask scheduler, wherever they are, as one crew.

Needs the extra ``cluster``, here and where the workers run, which need the same Hustings too. What
a worker has not delivered when it is lost, another one does again, to the same end.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

import distributed

from hustings.lab.crew import IN_HAND

T = TypeVar("T")


class Cluster:
    """The workers of the scheduler at an address, as many as there are at the moment."""

    def __init__(self, address: str) -> None:
        """Meet the scheduler at *address*, such as ``tcp://10.0.0.7:8786``.

        Raises:
            OSError: nobody answers there, or there is no such address.
        """
        scheduler: Any = distributed  # it says nothing of its types
        asyncio.run(_met(address))
        self._client: Any = scheduler.Client(address, set_as_default=False)

    @property
    def workers(self) -> int:
        """How many work at a time, at least one: others may come later."""
        threads: int = sum(self._client.nthreads().values())
        return max(1, threads)

    def carried_out(
        self, work: Callable[[range], T], pieces: Iterable[range]
    ) -> Generator[T, None, None]:
        """Yield what *work* makes of *pieces*, in their order; then leave the scheduler."""
        running: deque[Any] = deque()
        try:
            for piece in pieces:
                # Not pure: what is asked for twice is worth doing twice, and nothing is kept there.
                running.append(self._client.submit(work, piece, pure=False))
                if len(running) > IN_HAND * self.workers:
                    yield running.popleft().result()
            while running:
                yield running.popleft().result()
        finally:
            for future in running:
                future.cancel()
            self._client.close()


async def _met(address: str) -> None:
    """Meet whoever is at *address*, and leave again.

    A client that could not be made waits a minute before it lets the process end.

    Raises:
        OSError: nobody answers there, or there is no such address.
    """
    known: Any = distributed  # it says nothing of its types
    try:
        talk = await known.comm.connect(address, **known.Security().get_connection_args("client"))
    except (TypeError, ValueError) as error:
        raise OSError(f"expected an address such as tcp://10.0.0.7:8786; {error}") from error
    await talk.close()
