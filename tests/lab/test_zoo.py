from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from hustings.core.model import Choose
from hustings.lab.batch import IllegalMove
from hustings.lab.moment import Course
from hustings.lab.zoo import Together, Turns
from tests.lab.walks import courses

COURSES = courses()
QUICK = [name for name in COURSES if name != "majority"]


def legal(observation: Any, random: np.random.Generator) -> int:
    """Choose one of the legal actions."""
    return int(random.choice(observation["action_mask"].nonzero()[0]))


def played(course: Course, seed: int) -> tuple[list[dict[str, Any]], Together]:
    """Play a game in which all decide together; return what each step gave but what was seen."""
    table, random = Together(course), np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    steps: list[dict[str, Any]] = []
    while table.agents:
        seen, rewards, over, _, _ = table.step(
            {agent: legal(seen[agent], random) for agent in table.agents}
        )
        steps.append({"rewards": rewards, "over": over})
    return steps, table


# It would rather have no mask in an observation, where PettingZoo's own card games have theirs.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("name", COURSES)
def test_pettingzoos_test_of_turns_is_passed(name: str) -> None:
    api_test(Turns(COURSES[name]), num_cycles=300)


@pytest.mark.parametrize("name", COURSES)
def test_pettingzoos_test_of_playing_together_is_passed(name: str) -> None:
    parallel_api_test(Together(COURSES[name]), num_cycles=300)


@pytest.mark.parametrize("name", COURSES)
def test_pettingzoos_test_of_seeds_is_passed(name: str) -> None:
    build: Callable[[], Turns] = partial(Turns, COURSES[name])

    seed_test(build, num_cycles=100)


@pytest.mark.parametrize("name", COURSES)
def test_equal_seeds_and_choices_make_equal_games_together(name: str) -> None:
    (here, _), (there, _), (other, _) = (played(COURSES[name], seed) for seed in (1, 1, 2))

    assert here == there
    assert len(here) != len(other) or here[-1] != other[-1] or "ending" in name


@pytest.mark.parametrize("name", COURSES)
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    steps, _ = played(COURSES[name], 3)

    assert {0.0} == {reward for step in steps[:-1] for reward in step["rewards"].values()}
    assert pytest.approx(0) == sum(steps[-1]["rewards"].values())
    assert all(steps[-1]["over"].values())


def test_in_turns_the_rewards_are_handed_out_once() -> None:
    table, random = Turns(COURSES["tightwad"]), np.random.default_rng(4)
    table.reset(seed=4)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else legal(observation, random))

    assert [-1.0, *[pytest.approx(1 / 3)] * 3] == sorted(total.values())


def test_who_choose_at_once_need_one_step_together() -> None:
    table, random = Together(COURSES["democracy"]), np.random.default_rng(5)
    seen, _ = table.reset(seed=5)
    before = table.render()
    assert all(1 < seen[agent]["action_mask"].sum() for agent in table.agents)

    table.step({agent: legal(seen[agent], random) for agent in table.agents})

    assert table._table.moment.state.speeches
    assert before is None


def test_who_is_not_asked_can_only_wait() -> None:
    table = Together(COURSES["tightwad"])
    seen, _ = table.reset(seed=6)
    turn = table._table.moment.turn
    assert isinstance(turn, Choose)

    for seat, agent in enumerate(table.agents):
        waits = seen[agent]["action_mask"].nonzero()[0].tolist() == [table.wait]
        assert waits is (seat not in turn.seats)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    turns, together = Turns(COURSES["tightwad"]), Together(COURSES["tightwad"])
    turns.reset(seed=7)
    together.reset(seed=7)
    before = turns.last()[0]["action_mask"].tolist()

    for action in (before.index(0), None):
        with pytest.raises(IllegalMove):
            turns.step(action)
    with pytest.raises(IllegalMove):
        together.step(dict.fromkeys(together.agents, together.wait))

    assert before == turns.last()[0]["action_mask"].tolist()


@pytest.mark.parametrize("kind", [Turns, Together])
def test_a_spectator_is_shown_the_table(kind: type[Turns] | type[Together]) -> None:
    table = kind(COURSES["tightwad"], render_mode="ansi")
    table.reset(seed=8)

    drawn = table.render()

    assert drawn is not None
    assert '"seat":null' in drawn


@pytest.mark.parametrize("name", QUICK)
def test_nobody_sees_what_others_hold(name: str) -> None:
    table = Together(COURSES[name])
    seen, _ = table.reset(seed=9)
    # The hand comes first, a number for each move.
    hands = [set(seen[agent]["observation"][: table.wait].nonzero()[0].tolist()) for agent in seen]

    assert all(hands)
    assert sum(map(len, hands)) == len(set.union(*hands))
