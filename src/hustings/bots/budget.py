"""A budget: how much a bot may think before it chooses, and the bots that take one."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from hustings.bots.bot import Bot, Maker
from hustings.core.ruleset import Ruleset

NORMAL: Final = "normal"
"""The level at which a thinker plays where nobody says."""
LEVELS: Final = ("fast", NORMAL, "deep")
_WRITTEN: Final = re.compile(r"([0-9]{1,9})|([0-9]{1,6}(?:\.[0-9]{1,6})?)s")


class Budget(Struct, frozen=True):
    """So many simulations, or so many seconds: never both.

    By simulations a bot plays the same on every machine, by seconds it takes equally long.
    """

    simulations: int | None = None
    """What a bot counts: worlds that it plays on in, each to where it can judge."""
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuse what is no budget."""
        given = [amount for amount in (self.simulations, self.seconds) if amount is not None]
        if len(given) != 1 or not given[0] > 0:
            raise ValueError(f"expected simulations or seconds, more than none, got {self}")

    def part(self, share: float) -> "Budget":
        """Return a *share* of it, one simulation at the least.

        >>> Budget(simulations=500).part(0.12), Budget(seconds=2.0).part(0.5)
        (Budget(simulations=60, seconds=None), Budget(simulations=None, seconds=1.0))
        """
        if self.simulations is not None:
            return Budget(max(1, round(self.simulations * share)))
        assert self.seconds is not None, f"expected simulations or seconds, got {self}"
        return Budget(seconds=self.seconds * share)


class Thinker(Struct, frozen=True):
    """A maker of bots that play the better the longer they think; as a `Maker` at its NORMAL level.

    >>> levels = {"fast": Budget(200), "normal": Budget(1000), "deep": Budget(9000)}
    >>> Thinker(lambda rules, budget: budget, levels).named("deep")(None)
    Budget(simulations=9000, seconds=None)
    """

    think: Callable[[Ruleset[Any, Any, Any], Budget], Bot[Any, Any]]
    """Make the bot for a game, told its rules and what it may think."""
    levels: Mapping[str, Budget]
    """By each of LEVELS, what the game holds it to be, in simulations."""

    def __call__(self, rules: Ruleset[Any, Any, Any]) -> Bot[Any, Any]:
        """Make the bot that thinks as much as usual."""
        return self.think(rules, self.levels[NORMAL])

    def named(self, amount: str) -> Maker | None:
        """Return what makes the bot at a level or with a budget as one types it, if it is one."""
        budget = self.levels.get(amount) or written(amount)
        return None if budget is None else lambda rules: self.think(rules, budget)


def written(amount: str) -> Budget | None:
    """Return the budget that *amount* says, if it says one.

    >>> written("2000"), written("1.5s")
    (Budget(simulations=2000, seconds=None), Budget(simulations=None, seconds=1.5))
    >>> written("0s"), written("much")
    (None, None)
    """
    known = _WRITTEN.fullmatch(amount)
    if known is None or not float(amount.removesuffix("s")):
        return None
    return Budget(seconds=float(known[2])) if known[2] else Budget(int(known[1]))
