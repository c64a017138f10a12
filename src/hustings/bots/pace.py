"""Pace: a budget spent in portions, with a look at the clock between them."""

from collections.abc import Callable, Iterator
from time import monotonic

from hustings.bots.budget import Budget
from hustings.bots.foresight import more


def portions(budget: Budget, cost: int, clock: Callable[[], float] = monotonic) -> Iterator[int]:
    """Yield how many rounds of thinking come next, until *budget* is spent; one at the least.

    A round costs so many simulations. By the clock, the next portion is asked for when the one
    before it is done.

    >>> list(portions(Budget(simulations=1000), cost=30))
    [33]
    >>> ticks = iter((0.0, 0.1, 0.5, 1.5))
    >>> list(portions(Budget(seconds=1), cost=30, clock=lambda: next(ticks)))
    [1, 1, 1]
    """
    if budget.simulations is not None:
        yield max(1, budget.simulations // cost)
        return
    assert budget.seconds is not None, f"expected simulations or seconds, got {budget}"
    began, done, portion = clock(), 0, 1
    while portion:
        yield portion
        done += portion
        portion = more(done, clock() - began, budget.seconds)
