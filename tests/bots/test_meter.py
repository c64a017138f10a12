"""What a choice has used of its budget."""

from itertools import count

from hustings.bots.budget import Budget
from hustings.bots.meter import Meter, more, portions


class Clock:
    """A clock that goes on by as much as rounds of thinking take."""

    def __init__(self, round_takes: float) -> None:
        self.now, self._round_takes = 100.0, round_takes

    def __call__(self) -> float:
        return self.now

    def think(self, budget: Budget, cost: int = 1) -> int:
        """Spend *budget* and return how many rounds it allowed."""
        rounds = 0
        for portion in portions(budget, cost, self):
            rounds += portion
            self.now += portion * self._round_takes
        return rounds


def test_so_many_looks_are_within_the_budget() -> None:
    meter = Meter(Budget(simulations=3))

    assert [True, True, True, False, False] == [meter.look() for _ in range(5)]


def test_by_the_clock_looks_end_when_the_time_is_up_that_ran_from_the_beginning() -> None:
    clock = Clock(0.0)
    meter = Meter(Budget(seconds=1.0), clock)
    clock.now += 0.5
    looks = 0

    while meter.look():
        looks += 1
        clock.now += 0.001

    assert 500 <= looks <= 550
    assert not meter.look()


def test_simulations_are_spent_whatever_the_clock_says() -> None:
    assert 33 == Clock(1000.0).think(Budget(simulations=1000), cost=30)


def test_the_smallest_budget_allows_one_round() -> None:
    assert 1 == Clock(1.0).think(Budget(simulations=1), cost=30)
    assert 1 == Clock(1000.0).think(Budget(seconds=0.1))


def test_time_is_used_up_and_not_overdrawn_by_a_fifth() -> None:
    for round_takes in (0.0001, 0.003, 0.04):
        clock = Clock(round_takes)

        clock.think(Budget(seconds=1.0))

        assert 1.0 <= clock.now - 100 <= 1.2


def test_the_clock_is_looked_at_seldom() -> None:
    looks = count()
    clock = Clock(0.0001)

    def watched() -> float:
        next(looks)
        return clock()

    for portion in portions(Budget(seconds=1.0), 1, watched):
        clock.now += portion * 0.0001

    assert next(looks) < 40


def test_where_the_clock_stands_still_it_goes_on_as_before() -> None:
    assert 100 == more(100, spent=0.0, seconds=1.0)
