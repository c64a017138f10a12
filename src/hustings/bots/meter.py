"""A meter: counts what a bot looks at, and says when it has looked at enough."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from hustings.bots.budget import Budget

GLANCE: Final = 16
"""After so many looks a bot that thinks by the clock looks at the clock."""


class Meter:
    """What one choice has used of its budget.

    >>> meter = Meter(Budget(simulations=2))
    >>> meter.look(), meter.look(), meter.look()
    (True, True, False)
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        """Count from nothing; a budget in seconds runs by *clock* from now."""
        self._most = budget.simulations
        self._clock = clock
        self._end = None if budget.seconds is None else clock() + budget.seconds
        self._looks = 0
        self._late = False

    def look(self) -> bool:
        """Count one more look; say whether it is within the budget."""
        self._looks += 1
        if self._end is not None and self._looks % GLANCE == 0:
            self._late = self._clock() >= self._end
        return not self._late and (self._most is None or self._looks <= self._most)
