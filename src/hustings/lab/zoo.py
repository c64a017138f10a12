"""PettingZoo: any game, or an ending of one, as an environment of many agents.

- `Turns` is an AEC environment: one agent after another decides, each without what others have
  chosen for the same question. `Together` is a parallel one: all who are asked decide at once, and
  the others wait, which is the last action.
- An observation has the game's named numbers, flat, and the mask of what is legal. It is what the
  agent's seat may know, whoever is to decide.
- Rewards come at the end, from -1 for the last place to 1 for the first alone.
- A seed determines all that chance brings.

>>> from hustings import game
>>> from hustings.lab.moment import course
>>> table = Turns(course(game("tightwad"), 3, game("tightwad").options()))
>>> table.reset(seed=1)
>>> observation, reward, over, stopped, about = table.last()
>>> int(observation["action_mask"].sum()), reward, over
(7, 0.0, False)
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from hustings.core.model import Choose, Seat
from hustings.kernels.kernel import OVER
from hustings.lab.batch import IllegalMove
from hustings.lab.moment import Course, Moment

Agent: TypeAlias = str
Seen: TypeAlias = dict[str, NDArray[np.int8]]
"""``observation``, the numbers of what the seat may know, and ``action_mask``."""
_RENDERED: Final = "ansi"


class _Table:
    """A game at one table, agents at its seats, and what chance brings to it."""

    def __init__(self, course: Course, waits: int) -> None:
        """Seat agents, for whom waiting is so many actions more."""
        self.course = course
        self.agents = [f"seat_{seat}" for seat in range(course.rules.seats)]
        self.actions = course.moves + waits
        layout = course.game.observation.layout(course.rules.seats)
        self.length = sum(length for _, length in layout)
        self.chance = np_random(None)[0]
        self.moment = course.start()

    def observation_spaces(self) -> dict[Agent, Dict]:
        """Return what agents may see; each has a space of its own, as each may be seeded."""
        return {
            agent: Dict(
                {
                    "observation": Box(-1, 127, (self.length,), np.int8),
                    "action_mask": Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.agents
        }

    def action_spaces(self) -> dict[Agent, Discrete[np.int64]]:
        """Return what agents may do."""
        return {agent: Discrete(self.actions) for agent in self.agents}

    def begin(self, seed: int | None) -> None:
        """Begin a new game, dealt; with a *seed*, the one it determines."""
        if seed is not None:
            self.chance = np_random(seed)[0]
        self.go(self.course.start())

    def go(self, moment: Moment) -> None:
        """Go on from *moment* until somebody is to decide, or the game is over."""
        while moment.sides:
            moment = moment.after(int(self.chance.integers(moment.sides)))
        self.moment = moment

    def seat(self, agent: Agent) -> Seat:
        """Return where *agent* sits."""
        return self.agents.index(agent)

    def seen(self, seat: Seat, choices: Mapping[int, Any]) -> Seen:
        """Return what *seat* may know, and that it has these *choices*."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(choices)] = 1
        observed = self.course.game.observation.observed
        return {
            "observation": observed(self.course.rules, self.moment.view(seat)),
            "action_mask": mask,
        }

    def drawn(self) -> str:
        """Return what a spectator sees."""
        view = self.course.rules.view(self.moment.state, None)
        return msgspec.json.encode(view).decode()


class _Environment:
    """What both environments have: agents at a table, their spaces, and a look at it."""

    def _seat(self, table: _Table, render_mode: str | None) -> None:
        """Seat all agents at *table*."""
        self._table, self.render_mode = table, render_mode
        self.possible_agents = [*table.agents]
        self.observation_spaces = table.observation_spaces()
        self.action_spaces = table.action_spaces()

    def observation_space(self, agent: Agent) -> Dict:
        """Return the space of what *agent* sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Discrete[np.int64]:
        """Return the space of what *agent* does."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return what a spectator sees, if that is the mode."""
        return self._table.drawn() if self.render_mode == _RENDERED else None

    def close(self) -> None:
        """Do nothing: there is no window."""


class Turns(_Environment, AECEnv[Agent, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which one agent after another decides."""

    metadata: Final = {"name": "hustings", "render_modes": [_RENDERED], "is_parallelizable": False}

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        """Play *course*; where the mode is ``ansi``, `render` returns what a spectator sees."""
        super().__init__()
        self._seat(_Table(course, waits=0), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self._table.begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._table.moment.actor]

    def observe(self, agent: Agent) -> Seen:
        """Return what *agent* may know now."""
        moment, seat = self._table.moment, self._table.seat(agent)
        return self._table.seen(seat, moment.choices if seat == moment.actor else {})

    def step(self, action: int | None) -> None:
        """Let the selected agent decide; once the game is over it can only leave, by ``None``.

        Raises:
            IllegalMove: the rules do not allow the action; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        moment = self._table.moment
        if action is None or int(action) not in moment.choices:
            raise IllegalMove(f"{agent} may not do {action}, but {list(moment.choices)}")
        self._cumulative_rewards[agent] = 0.0
        self._table.go(moment.after(int(action)))
        moment = self._table.moment
        if moment.actor == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, moment.rewards, strict=True))
            self._accumulate_rewards()
        else:
            self.agent_selection = self.agents[moment.actor]


class Together(_Environment, ParallelEnv[Agent, Seen, int]):  # type: ignore[misc]  # the same
    """A game in which all who are asked decide at once, and the others wait."""

    metadata: Final = {"name": "hustings", "render_modes": [_RENDERED]}

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        """Play *course*; where the mode is ``ansi``, `render` returns what a spectator sees."""
        self._seat(_Table(course, waits=1), render_mode)
        self.wait: Final = course.moves
        """The action of an agent that is not asked."""
        self.agents: list[Agent] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Seen], dict[Agent, dict[str, Any]]]:
        """Begin a new game; return what each agent sees, and nothing about it."""
        self._table.begin(seed)
        self.agents = [*self.possible_agents]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[
        dict[Agent, Seen],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Let all agents decide or wait; return what they see, gain, and whether it is over.

        They act in an order that is drawn: where what one does makes it impossible for another to
        do what it wanted, that is not done, and it is asked again.

        Raises:
            IllegalMove: the rules do not allow one of the actions; nothing has changed.
        """
        wanted = [self._wanted(agent, actions[agent]) for agent in self.agents]
        before = moment = self._table.moment
        for seat in self._table.chance.permutation(len(wanted)).tolist():
            if wanted[seat] is not None and _is_open(before, moment, seat, wanted[seat]):
                moment = moment.following(seat, wanted[seat])
        self._table.go(moment)
        agents, over = self.agents, self._table.moment.actor == OVER
        rewards = self._table.moment.rewards if over else (0.0,) * len(agents)
        seen = self._seen()
        self.agents = [] if over else agents
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _choices(self, agent: Agent) -> Mapping[int, Any]:
        """Return what *agent* may do by number: ``None`` is to wait."""
        moment, seat = self._table.moment, self._table.seat(agent)
        if isinstance(moment.turn, Choose) and seat in moment.turn.seats:
            return moment.open_to(seat)
        return {self.wait: None}

    def _wanted(self, agent: Agent, number: int) -> Any:
        choices = self._choices(agent)
        if int(number) not in choices:
            raise IllegalMove(f"{agent} may not do {number}, but {list(choices)}")
        return choices[int(number)]

    def _seen(self) -> dict[Agent, Seen]:
        return {
            agent: self._table.seen(self._table.seat(agent), self._choices(agent))
            for agent in self.agents
        }


def _is_open(before: Moment, now: Moment, seat: Seat, action: Any) -> bool:
    """Say whether the question of *before* is asked *now* too, and *action* still an answer."""
    if not isinstance(before.turn, Choose) or not isinstance(now.turn, Choose):
        return False
    same = before.turn.prompt == now.turn.prompt and not now.sides
    return same and now.course.rules.objection(now.state, seat, action) is None
