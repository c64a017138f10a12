"""Equilibrium: what a policy loses at most in a tree, and a policy that loses next to nothing.

The policy is found by CFR+ (Tammelin 2014): seats learn by turns, regrets never fall below nothing,
and later policies weigh more in the average.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hustings.core.model import Seat
from hustings.kernels.jit import compiled, jitable
from hustings.lab.tree import NOBODY, Policy, Tree

CHECKED: Final = 50
"""After so many iterations it is measured what the policy loses."""


class Shape(NamedTuple):
    """What loops need of a `Tree`, which says what each is."""

    parent: NDArray[np.int64]
    arm: NDArray[np.int64]
    mover: NDArray[np.int8]
    payoff: NDArray[np.float64]
    levels: NDArray[np.int64]
    first: NDArray[np.int64]
    somewhere: NDArray[np.int64]


def solved(tree: Tree, loss: float, iterations: int = 10_000) -> Policy:
    """Return a policy whose `nash_conv` is at most *loss*, or what so many *iterations* bring."""
    regret, total, policy = np.zeros(tree.arms), np.zeros(tree.arms), tree.uniform()
    shape = shape_of(tree)
    for number in range(1, iterations + 1):
        for seat in (0, 1):
            improve(shape, seat, number, policy, regret, total)
        if number % CHECKED == 0 and nash_conv(tree, averaged(tree, total)) <= loss:
            break
    return averaged(tree, total)


def averaged(tree: Tree, total: NDArray[np.float64]) -> Policy:
    """Return the policy that takes arms in proportion to *total*; where that is none, any alike."""
    spots = np.repeat(np.arange(len(tree.spots)), np.diff(tree.first))
    sums = np.bincount(spots, total, minlength=len(tree.spots))[spots]
    return np.where(sums > 0, total / np.where(sums > 0, sums, 1), tree.uniform())


def nash_conv(tree: Tree, policy: Policy) -> float:
    """Return what both seats together could gain by answering *policy* as well as can be.

    It is 0 in equilibrium, and never more than 4.
    """
    return sum(response(tree, policy, seat) for seat in (0, 1))


def response(tree: Tree, policy: Policy, seat: Seat) -> float:
    """Return what *seat* gains, from -1 to 1, by the best answer to *policy*."""
    gain: float = respond(shape_of(tree), seat, policy)
    return gain


def value(tree: Tree, policy: Policy) -> float:
    """Return what the first seat gains, from -1 to 1, where both follow *policy*."""
    gain: float = valued(shape_of(tree), policy)
    return gain


def shape_of(tree: Tree) -> Shape:
    """Return the shape of *tree*."""
    return Shape(
        tree.parent, tree.arm, tree.mover, tree.payoff, tree.levels, tree.first, tree.somewhere
    )


# ---------------------------------------------------------------- loops over all nodes


@jitable
def _reached(shape: Shape, policy: Policy) -> NDArray[np.float64]:
    """Return by node, for each seat, how likely its own choices are to lead there."""
    parent, arm, mover = shape.parent, shape.arm, shape.mover
    reach = np.ones((len(parent), 2))
    for node in range(1, len(parent)):
        before = parent[node]
        for seat in range(2):
            reach[node, seat] = reach[before, seat]
        if mover[before] != NOBODY:
            reach[node, mover[before]] *= policy[arm[node]]
    return reach


@jitable
def _shares(shape: Shape, policy: Policy) -> NDArray[np.float64]:
    """Return by node how likely it is to follow the one before it, all worlds alike."""
    parent, arm = shape.parent, shape.arm
    share = np.ones(len(parent))
    worlds = 0
    for node in range(1, len(parent)):
        worlds += parent[node] == 0
    for node in range(1, len(parent)):
        if parent[node] == 0:
            share[node] = 1.0 / worlds
        elif arm[node] != NOBODY:
            share[node] = policy[arm[node]]
    return share


@jitable
def _gains(shape: Shape, share: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return by node what the first seat gains from there on."""
    parent, gain = shape.parent, shape.payoff.copy()
    for node in range(len(parent) - 1, 0, -1):
        gain[parent[node]] += share[node] * gain[node]
    return gain


def _value(shape: Shape, policy: Policy) -> float:
    gain: float = _gains(shape, _shares(shape, policy))[0]
    return gain


def _improve(  # noqa: PLR0917  # the arrays of a solution
    shape: Shape,
    seat: Seat,
    number: int,
    policy: Policy,
    regret: NDArray[np.float64],
    total: NDArray[np.float64],
) -> None:
    """Let *seat* learn from the *policy* of both, which is changed in place, for the next time."""
    parent, arm, mover = shape.parent, shape.arm, shape.mover
    first, somewhere = shape.first, shape.somewhere
    reach = _reached(shape, policy)
    gain = _gains(shape, _shares(shape, policy))
    sign = 1.0 - 2.0 * seat
    for node in range(1, len(parent)):
        before = parent[node]
        if mover[before] == seat:
            regret[arm[node]] += sign * reach[before, 1 - seat] * (gain[node] - gain[before])
    for spot in range(len(somewhere)):
        node, begin, end = somewhere[spot], first[spot], first[spot + 1]
        if mover[node] != seat:
            continue
        positive = 0.0
        for each in range(begin, end):
            regret[each] = max(0.0, regret[each])
            positive += regret[each]
        for each in range(begin, end):
            policy[each] = regret[each] / positive if positive > 0.0 else 1.0 / (end - begin)
            total[each] += number * reach[node, seat] * policy[each]


def _respond(shape: Shape, seat: Seat, policy: Policy) -> float:
    """Return what *seat* gains by the best answer, level by level from the ends up."""
    parent, arm, mover = shape.parent, shape.arm, shape.mover
    levels, first, somewhere = shape.levels, shape.first, shape.somewhere
    reach, share = _reached(shape, policy), _shares(shape, policy)
    sign = 1.0 - 2.0 * seat
    gain = sign * shape.payoff
    worth = np.zeros(first[-1])
    spot_of = np.zeros(first[-1], np.int64)
    for spot in range(len(somewhere)):
        for each in range(first[spot], first[spot + 1]):
            spot_of[each] = spot
    for level in range(len(levels) - 2, 0, -1):
        # All nodes of a spot are on one level, so that its arms are worth this much for good.
        for node in range(levels[level], levels[level + 1]):
            if mover[parent[node]] == seat:
                worth[arm[node]] += reach[parent[node], 1 - seat] * gain[node]
        for node in range(levels[level], levels[level + 1]):
            before = parent[node]
            if mover[before] != seat:
                gain[before] += share[node] * gain[node]
                continue
            spot = spot_of[arm[node]]
            top = first[spot]
            for each in range(first[spot], first[spot + 1]):
                if worth[each] > worth[top]:
                    top = each
            if arm[node] == top:
                gain[before] += gain[node]
    total: float = gain[0]
    return total


improve = compiled(_improve)
respond = compiled(_respond)
valued = compiled(_value)
