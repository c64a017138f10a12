"""A meter: a budget spent in portions of thinking, with a look at the clock between them."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from hustings.bots.budget import Budget

_SHARE: Final = 0.05
"""The share of its time after which a bot looks at the clock again."""


class Meter:
    """What one choice has used of its budget, for who thinks look by look.

    >>> meter = Meter(Budget(simulations=2))
    >>> meter.look(), meter.look(), meter.look()
    (True, True, False)
    """

    def __init__(self, budget: Budget, clock: Callable[[], float] = monotonic) -> None:
        """Count from nothing; a budget in seconds runs by *clock* from now."""
        self._portions = portions(budget, 1, clock)
        self._left = 0

    def look(self) -> bool:
        """Count one more look; say whether it is within the budget."""
        if not self._left:
            self._left = next(self._portions, 0)
        within = self._left > 0
        self._left -= within
        return within


def portions(budget: Budget, cost: int, clock: Callable[[], float] = monotonic) -> Iterator[int]:
    """Return how many rounds of thinking come next, until *budget* is spent; one at the least.

    A round costs so many simulations. The clock runs from now; the next portion is asked for when
    the one before it is done.

    >>> list(portions(Budget(simulations=1000), cost=30))
    [33]
    >>> ticks = iter((0.0, 0.1, 0.5, 1.5))
    >>> list(portions(Budget(seconds=1), cost=30, clock=lambda: next(ticks)))
    [1, 1, 1]
    """
    if budget.simulations is not None:
        return iter([max(1, budget.simulations // cost)])
    assert budget.seconds is not None, f"expected simulations or seconds, got {budget}"
    return _timed(budget.seconds, clock(), clock)


def _timed(seconds: float, began: float, clock: Callable[[], float]) -> Iterator[int]:
    """Yield how many rounds come next, until so many *seconds* have gone since it *began*."""
    done, portion = 0, 1
    while portion:
        yield portion
        done += portion
        portion = more(done, clock() - began, seconds)


def more(done: int, spent: float, seconds: float) -> int:
    """Return how many rounds to think before the next look at the clock, 0 if time is up.

    So many were *done* in the time *spent* of all the *seconds* there are.

    >>> more(100, spent=0.01, seconds=1.0), more(19_600, spent=1.96, seconds=2.0)
    (500, 400)
    >>> more(100, spent=1.0, seconds=1.0)
    0
    """
    if spent >= seconds:
        return 0
    share = min(seconds - spent, _SHARE * seconds)
    return max(1, round(done * share / spent)) if spent > 0 else done
