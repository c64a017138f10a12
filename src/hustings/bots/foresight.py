"""Foresight: a bot that searches a game's kernel, for games whose moves all can see.

It thinks as `search` does, a thousand times as fast; see `kernels.search`. Where the extra ``fast``
is not installed, a game offers `search` in its stead.
"""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any, Final, Generic, NamedTuple

from hustings.bots.baseline import legal
from hustings.bots.bot import Weighed
from hustings.bots.budget import Budget
from hustings.bots.meter import portions
from hustings.bots.search import CURIOSITY, V
from hustings.core.dice import Dice
from hustings.core.model import A, Option
from hustings.core.ruleset import Ruleset
from hustings.kernels.kernel import Kernel
from hustings.kernels.search import (
    NONE,
    ROOT,
    Book,
    Habit,
    Judge,
    Tree,
    clear,
    promise,
    searcher,
    tree,
)

PLACES: Final = 1 << 19
"""So many moves are remembered by who thinks by the clock."""
_WIDE: Final = 1 << 63


class Prospects(NamedTuple):
    """What is at stake for a seat before it chooses."""

    book: Book
    """What the judge looks up; what it makes of it is worth 0 to 1 to each seat."""
    worst: float
    """What 0 is worth to the seat that chooses, as a merit."""
    best: float
    """What 1 is worth to it, as a merit."""


class Foresight(Generic[V, A]):
    """A bot that plays on in its head, in very many worlds, before it chooses."""

    def __init__(
        self,
        kernel: Kernel,
        *,
        habit: Habit,
        judge: Judge,
        prospects: Callable[[V], Prospects],
        budget: Budget,
        reason: Callable[[V, A, float], str] = lambda view, action, worth: "bot-search",
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Think within *budget*, by *clock*; say *reason* of an action that is worth 0 to 1."""
        self._kernel = kernel
        self._prospects = prospects
        self._budget = budget
        self._reason = reason
        self._clock = clock
        self._simulate = searcher(kernel, habit, judge)
        self._tree = tree(budget.simulations or PLACES)

    def warmed(self, rules: Ruleset[Any, Any, V]) -> "Foresight[V, A]":
        """Return the bot once its search is compiled, which so takes no time of its budget."""
        start = rules.setup()
        position = self._kernel.encode(start)
        dice = self._kernel.deal(position, 0)
        book = self._prospects(rules.view(start, 0)).book
        self._simulate(position, tree(1), book, CURIOSITY, 1, dice)
        return self

    def weigh(self, view: V, menu: Sequence[Option[A]], dice: Dice) -> tuple[Weighed[A], ...]:
        """Return the legal actions by their mean result, as if each had failed once more."""
        actions = legal(menu)
        if len(actions) == 1:
            return (Weighed(actions[0], 0.5, "bot-only"),)
        pace = portions(self._budget, 1, self._clock)
        prospects = self._prospects(view)
        worths = self._thought(view, prospects.book, pace, dice)
        weighed = []
        for action in actions:
            worth = worths.get(self._kernel.number(action), 0.0)
            value = prospects.worst + (prospects.best - prospects.worst) * worth
            weighed.append(Weighed(action, value, self._reason(view, action, worth)))
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def choose(self, view: V, menu: Sequence[Option[A]], dice: Dice) -> A:
        """Return the action that turned out best."""
        return self.weigh(view, menu, dice)[0].action

    def _thought(self, view: V, book: Book, pace: Iterator[int], dice: Dice) -> dict[int, float]:
        """Think at a *pace* until it ends; return what each move tried is worth by then."""
        position = self._kernel.encode(view)
        chance = dice.below(_WIDE)
        clear(self._tree)
        for times in pace:
            chance = self._simulate(position, self._tree, book, CURIOSITY, times, chance)
        return worths(self._tree)


def worths(known: Tree) -> dict[int, float]:
    """Return what the moves are worth that were tried at the root of a tree."""
    found, place = {}, int(known.child[ROOT])
    while place != NONE:
        found[int(known.move[place])] = float(promise(known, place))
        place = int(known.sibling[place])
    return found
