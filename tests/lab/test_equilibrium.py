import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import nash_conv as openspiels
from open_spiel.python.policy import TabularPolicy

from hustings.bots.baseline import random_bot
from hustings.bots.shelf import bot_named
from hustings.core.model import BadSetup
from hustings.games.shelf import game
from hustings.kernels.kernel import OVER
from hustings.lab.ending import ending, endings, small
from hustings.lab.equilibrium import averaged, nash_conv, response, solved, value
from hustings.lab.habit import habit
from hustings.lab.openspiel import register
from hustings.lab.tree import NOBODY, Policy, Tree, tree
from tests.lab.walks import walk

TINY = {"tightwad": ("AM AS 4MS 8MS CM CS", 2), "democracy": ("6S AS 5S 6H 3H 5H", 2)}
TREES = {name: tree(ending(name, *tiny)) for name, tiny in TINY.items()}


def sure(grown: Tree, last: bool) -> Policy:
    """Return the policy that always takes the first arm of a spot, or the last."""
    policy = np.zeros(grown.arms)
    policy[grown.first[1:] - 1 if last else grown.first[:-1]] = 1
    return policy


@pytest.mark.parametrize("name", TINY)
def test_an_ending_is_solved(name: str) -> None:
    grown = TREES[name]

    policy = solved(grown, 0.001)

    assert 0 <= nash_conv(grown, policy) <= 0.001
    assert response(grown, policy, 0) == pytest.approx(value(grown, policy), abs=0.001)
    assert -response(grown, policy, 1) == pytest.approx(value(grown, policy), abs=0.001)


@pytest.mark.parametrize("name", TINY)
def test_openspiel_finds_the_same_loss(name: str) -> None:
    register()
    cards, hand = TINY[name]
    spiel = pyspiel.load_game(f"hustings_{name}_ending", {"cards": cards, "hand": hand})

    expected = openspiels(spiel, TabularPolicy(spiel))

    assert expected == pytest.approx(nash_conv(TREES[name], TREES[name].uniform()))


@pytest.mark.parametrize("name", TINY)
def test_a_best_answer_gains_at_least_what_any_answer_does(name: str) -> None:
    grown = TREES[name]
    mine, random = grown.seats() == 0, np.random.default_rng(1)
    for policy in (grown.uniform(), sure(grown, last=False), sure(grown, last=True)):
        best = response(grown, policy, 0)
        for _ in range(5):
            answer = averaged(grown, random.random(grown.arms) ** 4)
            assert value(grown, np.where(mine, answer, policy)) <= best + 1e-12


@pytest.mark.parametrize("name", TINY)
def test_a_spot_is_all_that_its_seat_can_not_tell_apart(name: str) -> None:
    """Walk through the tree beside the game; nodes at which a seat sees the same share a spot."""
    grown = TREES[name]
    spots = {(spot.seat, spot.view): number for number, spot in enumerate(grown.spots)}
    decided = 0
    for number in range(50):
        for moment in walk(grown.course, b"spot %d" % number):
            if len(moment.choices) > 1:
                spot = grown.spots[spots[moment.actor, moment.view(moment.actor)]]
                assert set(moment.choices.values()) == set(spot.actions)
                decided += 1
            assert len(moment.choices) > 0 or moment.actor < 0

    assert decided


@pytest.mark.parametrize("name", TINY)
def test_all_nodes_of_a_spot_are_equally_far_from_the_root(name: str) -> None:
    grown = TREES[name]
    depth = np.repeat(np.arange(len(grown.levels) - 1), np.diff(grown.levels))
    spot = np.repeat(np.arange(len(grown.spots)), np.diff(grown.first))
    nodes = np.flatnonzero(grown.arm != NOBODY)
    found = {(spot[grown.arm[node]], depth[node]) for node in nodes}

    assert len(found) == len(grown.spots)
    assert (grown.parent[1:] < np.arange(1, len(grown.parent))).all()


def test_payoffs_are_those_of_the_game() -> None:
    grown = TREES["tightwad"]
    ends = [list(walk(grown.course, b"%d" % n))[-1] for n in range(30)]

    assert {-1.0, 1.0} == {moment.rewards[0] for moment in ends}
    assert all(moment.actor == OVER for moment in ends)
    assert {-1.0, 0.0, 1.0} == set(grown.payoff.tolist())


def test_a_sure_bot_has_a_sure_habit() -> None:
    grown = TREES["tightwad"]
    policy = habit(grown, bot_named(game("tightwad"), "careful"), draws=2, seed=b"")

    assert {0.0, 1.0} == set(policy.tolist())
    assert len(grown.spots) == policy.sum()
    assert nash_conv(grown, policy) > 0.01


def test_the_habit_of_a_random_bot_comes_near_the_uniform_policy() -> None:
    grown = TREES["tightwad"]
    policy = habit(grown, random_bot, draws=200, seed=b"")

    assert policy == pytest.approx(grown.uniform(), abs=0.2)
    assert nash_conv(grown, policy) == pytest.approx(nash_conv(grown, grown.uniform()), abs=0.1)


@pytest.mark.parametrize("name", endings())
def test_an_ending_is_a_position_of_the_game_whose_hidden_cards_are_dealt_in_every_way(
    name: str,
) -> None:
    course = ending(name, *TINY[name])
    views = {repr(course.rules.view(world, None)) for world in course.worlds}
    upcards = {world.pool[0] for world in course.worlds} if name == "democracy" else {None}

    assert len(upcards) == len(views)
    assert len(course.worlds) == len(set(course.worlds))
    assert small(name).split()


@pytest.mark.parametrize(
    ("name", "cards", "hand"),
    [
        ("majority", "", 3),
        ("tightwad", "AM AS", 2),
        ("tightwad", "AM AM AS AS", 2),
        ("tightwad", "AM AS 4MS 8MQ", 2),
        ("tightwad", "AM AS 4MS 8MS", 0),
        ("tightwad", "AM AS AW 2MK 2SY 2WL 3MW 3SK 3LY 4MS 4WL 4YK 5ML 5SW 5YK 6MW 6SY 6LK", 4),
        ("democracy", "6S AS 5S", 2),
        ("democracy", "6S AS 5S 6H 3H 5H JK1 7H 8H 9H JH QH KH AH 7S", 5),
        ("democracy", "2S AS 5S 6H 3H 5H", 2),
        ("democracy", "6S 7S 8S 9S 10S JS", 2),
    ],
)
def test_what_is_no_ending_is_refused(name: str, cards: str, hand: int) -> None:
    with pytest.raises(BadSetup):
        ending(name, cards, hand)
