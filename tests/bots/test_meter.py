"""What a choice has used of its budget."""

from hustings.bots.budget import Budget
from hustings.bots.meter import GLANCE, Meter


def test_so_many_looks_are_within_the_budget() -> None:
    meter = Meter(Budget(simulations=3))

    assert [True, True, True, False, False] == [meter.look() for _ in range(5)]


def test_by_the_clock_it_ends_at_the_first_glance_after_the_time() -> None:
    now = iter((10.0, 10.5, 11.0))
    meter = Meter(Budget(seconds=1), lambda: next(now))

    looks = [meter.look() for _ in range(2 * GLANCE)]
    assert 2 * GLANCE - 1 == sum(looks)
    assert not looks[-1]
