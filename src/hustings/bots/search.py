"""Search: information-set Monte Carlo tree search over any rules, by imagined worlds.

- One tree, as the bot sees the game: each round of thinking imagines a world behind its view, and
  goes down the tree by what is legal there. An action is compared with others only as often as it
  could have been taken (Cowling, Powley and Whitehouse 2012: single observer, availability counts).
- Where several seats choose at once, each chooses in turn at a place of its own in the tree, which
  does not know what the others have chosen for the same prompt.
- Chance is not in the tree: another deal is drawn each time.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from time import monotonic
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from hustings.bots.baseline import legal
from hustings.bots.bot import Weighed
from hustings.bots.merit import merits
from hustings.core.dice import Dice
from hustings.core.model import A, Chance, Choose, Option, Over, Seat
from hustings.core.ruleset import Ruleset, S


class Seated(Protocol):
    """A view that tells whose it is."""

    @property
    def seat(self) -> Seat | None:
        """The seat that sees, ``None`` for a spectator."""


V = TypeVar("V", bound=Seated)

Judge: TypeAlias = Callable[[S], tuple[float, ...] | None]
"""Says how each seat stands, from 0 to 1, or ``None`` to have the game played on.

It is asked when chance is about to bring something, where playing on says little.
"""

CURIOSITY = 0.6
"""How much an action that was seldom tried is worth trying again."""
DEPTH = 1000
"""Choices after which a world is given up as undecided, if no game says otherwise."""


class Search(Generic[S, A, V]):
    """A bot that plays on in its head, in many worlds, before it chooses."""

    def __init__(
        self,
        rules: Ruleset[S, A, V],
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        judge: Judge[S] | None = None,
        depth: int = DEPTH,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """Think for so many *iterations*, or *seconds* of *clock*, whichever ends first.

        Only without *seconds* are its choices determined by its dice. A world is left after
        *depth* choices, or where *judge* knows enough.
        """
        assert iterations or seconds, "expected a number of iterations or of seconds"
        self._rules = rules
        self._iterations = iterations
        self._seconds = seconds
        self._judge = judge
        self._depth = depth
        self._clock = clock

    def weigh(self, view: V, menu: Sequence[Option[A]], dice: Dice) -> tuple[Weighed[A], ...]:
        """Return the legal actions by their mean result, as if each had failed once more."""
        actions = legal(menu)
        if len(actions) == 1:
            return (Weighed(actions[0], 0.5, "bot-only"),)
        arms = self._thought(view, actions, dice)
        weighed = [
            Weighed(action, arms[action].total / (arms[action].visits + 1), "bot-search")
            for action in actions
        ]
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def choose(self, view: V, menu: Sequence[Option[A]], dice: Dice) -> A:
        """Return the action that turned out best."""
        return self.weigh(view, menu, dice)[0].action

    def _thought(self, view: V, actions: list[A], dice: Dice) -> "dict[A, _Arm]":
        """Think until the budget is spent; return what is known of each action by then."""
        assert view.seat is not None, "expected the view of a seat, got a spectator's"
        tree: _Tree = {}
        done, end = 0, self._clock() + self._seconds if self._seconds else None
        while True:
            self._iterate(tree, self._rules.imagine(view, dice), view.seat, actions, dice)
            done += 1
            if done == self._iterations or (end is not None and self._clock() >= end):
                break
        root = tree[(), view.seat]
        return {action: root.get(action) or _Arm() for action in actions}

    def _iterate(
        self, tree: "_Tree", state: S, seat: Seat, actions: Sequence[A], dice: Dice
    ) -> None:
        """Play one world out, *seat* first with one of *actions*, and add what came of it."""
        rules = self._rules
        path: list[tuple[Seat, _Arm]] = []
        known: tuple[A, ...] = ()  # answers to earlier prompts
        fresh: tuple[A, ...] = ()  # answers to this prompt, which no seat knows yet
        turn = rules.turn(state)
        prompt = turn.prompt if isinstance(turn, Choose) else None
        growing = True
        for _ in range(self._depth):
            if growing:
                arms = tree.setdefault((known, seat), {})
                action, growing = _picked(arms, actions, dice)
                path.append((seat, arms[action]))
                fresh = (*fresh, action)
            else:
                action = dice.choice(actions)
            state = rules.apply(state, seat, action)
            turn = rules.turn(state)
            while isinstance(turn, Chance):
                if self._judge and (judged := self._judge(state)):
                    return _learn(path, judged)
                state = rules.apply(state, None, rules.chance(state, dice))
                turn = rules.turn(state)
            if isinstance(turn, Over):
                return _learn(path, merits(turn.places))
            if turn.prompt != prompt:
                prompt, known, fresh = turn.prompt, known + fresh, ()
            seat = turn.seats[0]
            actions = rules.legal(state, seat)
        judged = self._judge(state) if self._judge else None
        return _learn(path, judged or (0.5,) * rules.seats)


class _Arm:
    """What is known of one action at one place of the tree."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0


_Tree: TypeAlias = dict[tuple[tuple[Any, ...], Seat], dict[Any, _Arm]]
"""By the answers that all know of and the seat to choose: its arms."""


def _picked(arms: dict[A, _Arm], actions: Sequence[A], dice: Dice) -> tuple[A, bool]:
    """Return the action to try next, and whether it has been tried before."""
    untried = [action for action in actions if action not in arms]
    for action in actions:
        if action in arms:
            arms[action].available += 1
    if untried:
        action = dice.choice(untried)
        arms[action] = _Arm()
        arms[action].available = 1
        return action, False
    promises = [_promise(arms[action]) for action in actions]
    most = max(promises)
    # Not always the first of equals: two seats that choose at once would go on in lockstep.
    return dice.choice([each for each, p in zip(actions, promises, strict=True) if p == most]), True


def _promise(arm: _Arm) -> float:
    return arm.total / arm.visits + CURIOSITY * sqrt(log(arm.available) / arm.visits)


def _learn(path: list[tuple[Seat, _Arm]], merit: tuple[float, ...]) -> None:
    for seat, arm in path:
        arm.visits += 1
        arm.total += merit[seat]
