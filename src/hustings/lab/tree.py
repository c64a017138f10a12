"""A tree: an ending of a game for two, written out whole, so that it can be solved.

A spot is all that a seat can not tell apart when it is to decide: one view, and one menu. An arm is
one choice at a spot, and a policy is a number for each arm: how likely it is to be taken. The arms
of a spot follow one another, and those of all spots are numbered through.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hustings.core.model import Choose, Option, Seat
from hustings.lab.moment import Course

Policy: TypeAlias = NDArray[np.float64]
"""By arm, how likely it is to be taken at its spot."""
NOBODY: Final = -1
"""Decides at the root, where chance deals, where there is but one thing to do, and at an end."""


class Spot(NamedTuple):
    """What a seat sees when it is to decide."""

    seat: Seat
    view: Any
    menu: tuple[Option[Any], ...]
    actions: tuple[Any, ...]
    """The legal ones, an arm each."""


class Tree(NamedTuple):
    """Nodes by their distance from the root, node 0, where chance deals once for all."""

    course: Course
    spots: tuple[Spot, ...]
    parent: NDArray[np.int64]
    """By node."""
    arm: NDArray[np.int64]
    """By node, the arm that leads to it; `NOBODY` where nobody decides."""
    mover: NDArray[np.int8]
    """By node, the seat that decides there."""
    payoff: NDArray[np.float64]
    """By node, what the first seat gains there, from -1 to 1; 0 where it goes on."""
    levels: NDArray[np.int64]
    """Where each level begins, and where the last one ends."""
    first: NDArray[np.int64]
    """By spot, its first arm; then how many arms there are."""
    somewhere: NDArray[np.int64]
    """By spot, one of its nodes."""

    @property
    def arms(self) -> int:
        """How many arms there are."""
        return int(self.first[-1])

    def seats(self) -> NDArray[np.int8]:
        """Return by arm whose it is."""
        seats = np.array([spot.seat for spot in self.spots], np.int8)
        return np.repeat(seats, np.diff(self.first))

    def uniform(self) -> Policy:
        """Return the policy that takes each arm of a spot equally often."""
        sizes = np.diff(self.first)
        return np.repeat(1 / sizes, sizes)


def tree(course: Course) -> Tree:
    """Write out an ending for two. It must be small: it may have some millions of nodes."""
    assert course.worlds, f"expected an ending, got the whole of {course.game.name}"
    growing = _Growing(course)
    growing.root()
    while growing.frontier:
        growing.level()
    return growing.grown()


class _Growing:
    """A tree to which one level after another is added."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.frontier: list[tuple[int, Any, Seat, tuple[Any, ...]]] = []
        """The nodes of the last level, the states there, who acts and how it may."""
        self.spots: dict[tuple[Seat, Any], int] = {}
        self.known: list[Spot] = []
        self.first = [0]
        self.somewhere: list[int] = []
        self.parent, self.arm = [NOBODY], [NOBODY]
        self.mover, self.payoff = [NOBODY], [0.0]
        self.levels = [0, 1]

    def root(self) -> None:
        for world in self.course.worlds:
            self.node(world, parent=0, arm=NOBODY)
        self.levels.append(len(self.parent))

    def level(self) -> None:
        rules, frontier = self.course.rules, self.frontier
        self.frontier = []
        for node, state, seat, actions in frontier:
            forced = len(actions) == 1
            first = NOBODY if forced else self.first[self.spot(node, seat, state)]
            for number, action in enumerate(actions):
                arm = NOBODY if forced else first + number
                self.node(rules.apply(state, seat, action), node, arm)
        self.levels.append(len(self.parent))

    def node(self, state: Any, parent: int, arm: int) -> None:
        turn, node, mover, payoff = self.course.rules.turn(state), len(self.parent), NOBODY, 0.0
        if isinstance(turn, Choose):
            seat = turn.seats[0]
            actions = self.course.rules.legal(state, seat)
            self.frontier.append((node, state, seat, actions))
            mover = NOBODY if len(actions) == 1 else seat
        else:
            payoff = self.course.rewards(turn)[0]
        self.parent.append(parent)
        self.arm.append(arm)
        self.mover.append(mover)
        self.payoff.append(payoff)

    def spot(self, node: int, seat: Seat, state: Any) -> int:
        key = seat, self.course.rules.view(state, seat)
        found = self.spots.get(key)
        if found is not None:
            return found
        menu = self.course.rules.menu(state, seat)
        actions = tuple(option.action for option in menu if option.objection is None)
        self.known.append(Spot(*key, menu, actions))
        self.first.append(self.first[-1] + len(actions))
        self.somewhere.append(node)
        self.spots[key] = len(self.spots)
        return self.spots[key]

    def grown(self) -> Tree:
        return Tree(
            self.course,
            tuple(self.known),
            np.array(self.parent),
            np.array(self.arm),
            np.array(self.mover, np.int8),
            np.array(self.payoff),
            np.array(self.levels),
            np.array(self.first),
            np.array(self.somewhere),
        )
