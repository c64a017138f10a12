"""Regret matching: what each plan is worth when all choose at once, and none is a fool.

Round after round every seat regrets the plans that would have done better against what the others
happened to choose, and chooses each plan as often as it is regretted (Hart and Mas-Colell 2000).
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from hustings.bots.meter import Meter
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.majority.frame import with_item

Payoff: TypeAlias = Callable[[tuple[int, ...]], Sequence[float]]
"""Says what a joint plan, a number for each seat, is worth to each of them."""
_FINE: Final = 1 << 16


class Leaning(Struct, frozen=True):
    """A plan that a seat follows so often, whatever it regrets: its word, as far as it is kept."""

    plan: int
    often: float


class Table:
    """Seats that choose at once: *counts* of plans by seat, and what comes of each joint plan."""

    def __init__(
        self,
        counts: Sequence[int],
        payoff: Payoff,
        leanings: Sequence[Leaning | None] = (),
        *,
        rounds: int = 60,
    ) -> None:
        """Begin without regrets; at the most so many *rounds* are thought about."""
        self._counts = counts
        self._payoff = payoff
        self._leanings = leanings
        self._rounds = rounds
        self._known: dict[tuple[int, ...], Sequence[float]] = {}
        self._regrets = [[0.0] * count for count in counts]

    def values(self, me: Seat, meter: Meter, dice: Dice) -> list[float]:
        """Return what each plan of *me* is worth, thought about for as long as *meter* lets it.

        The first rounds, in which nobody has learnt anything, count least. My own plans come first
        in each: once they are weighed, thinking may end.
        """
        found, weight = [0.0] * self._counts[me], 0
        others = [seat for seat in range(len(self._counts)) if seat != me]
        for number in range(1, self._rounds + 1):
            strategies = [_strategy(regrets) for regrets in self._regrets]
            joint = self._drawn(strategies, dice)
            weight += number
            for seat in (me, *others):
                each = [
                    self._worth(with_item(joint, seat, plan), meter)[seat]
                    for plan in range(self._counts[seat])
                ]
                mean = sum([p * worth for p, worth in zip(strategies[seat], each, strict=True)])
                for plan, worth in enumerate(each):
                    self._regrets[seat][plan] += worth - mean
                    if seat == me:
                        found[plan] += number * worth
                if not meter.look():
                    return [total / weight for total in found]
        return [total / weight for total in found]

    def _worth(self, joint: tuple[int, ...], meter: Meter) -> Sequence[float]:
        if joint not in self._known:
            meter.look()
            self._known[joint] = self._payoff(joint)
        return self._known[joint]

    def _drawn(self, strategies: Sequence[Sequence[float]], dice: Dice) -> tuple[int, ...]:
        joint = tuple([_one_of(strategy, dice) for strategy in strategies])
        for seat, leaning in enumerate(self._leanings):
            if leaning is not None and dice.below(_FINE) < leaning.often * _FINE:
                joint = with_item(joint, seat, leaning.plan)
        return joint


def _strategy(regrets: Sequence[float]) -> list[float]:
    """Return how often to choose each plan: as it is regretted, or all alike if none is."""
    wanted = [max(0.0, regret) for regret in regrets]
    total = sum(wanted)
    return [each / total for each in wanted] if total else [1 / len(wanted)] * len(wanted)


def _one_of(strategy: Sequence[float], dice: Dice) -> int:
    left = dice.below(_FINE) / _FINE
    for plan, likely in enumerate(strategy[:-1]):
        left -= likely
        if left < 0:
            return plan
    return len(strategy) - 1
