"""A habit: the policy that a bot plays in a tree, found by asking it at every spot.

A bot that throws dice is asked several times at each spot, with other dice each time, and its
policy is how often it took each arm. A best answer to that answers the luck of these draws too, so
that such a bot looks a little worse than it is; with more draws, less so.
"""

import numpy as np

from hustings.bots.bot import Maker
from hustings.core.dice import Dice
from hustings.lab.tree import Policy, Tree


def habit(tree: Tree, maker: Maker, draws: int, seed: bytes) -> Policy:
    """Return how often the bot that *maker* makes takes each arm, out of so many *draws*."""
    bot = maker(tree.course.rules)
    taken = np.zeros(tree.arms)
    for number, spot in enumerate(tree.spots):
        for draw in range(draws):
            dice = Dice(b"%b spot %d draw %d" % (seed, number, draw))
            action = bot.choose(spot.view, spot.menu, dice)
            taken[tree.first[number] + spot.actions.index(action)] += 1
    policy: Policy = taken / draws
    return policy
