"""OpenSpiel: every dialect of every game, and endings small enough to be solved, as its games.

- They are called ``hustings_<game>_<dialect>``, dashes written as underscores; the parameter
  ``seats`` says for how many, by default for as few as may play. Endings, for two, are called
  ``hustings_<game>_ending``; ``cards`` and ``hand`` say which cards are dealt, and how many.
- A deal is many throws of equally likely sides, or one if the parameter ``shuffles`` says among how
  many shuffles, drawn once for all, it is to throw. An ending is dealt by one throw.
- Who choose at once do so in turn, from the first seat on, and none sees what others have chosen.
- Returns go from -1, the last place, to 1, the first alone, and add up to nothing.
- An information state is written as a digest of all that the seat has seen, and what it sees now.
- A tensor is the game's named observation, and for an information state also the moves since the
  deal that the seat knows of, in order; what came before is in what it left behind. In Majority
  Rules, whose moves have no numbers of their own, the bits of that digest stand for the moves.
- What seats compose themselves, offers, they can not make here: see `moment`.

>>> import pyspiel
>>> register()
>>> game = pyspiel.load_game("hustings_democracy_half_deck", {"seats": 3})
>>> game.num_players(), game.num_distinct_actions()
(3, 54)
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from hustings.core.game import Game
from hustings.core.model import Seat
from hustings.games.shelf import games
from hustings.kernels.kernel import CHANCE, OVER
from hustings.lab.ending import HAND, ending, endings, small
from hustings.lab.moment import LONGEST, MOST_SIDES, TOLD, Course, course

_NOBODY: Final = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


def register() -> None:
    """Let ``pyspiel.load_game`` know all of these games; those that it knows stay."""
    known = set(pyspiel.registered_names())
    for kind, load in _kinds():
        if kind.short_name not in known:
            pyspiel.register_game(kind, _playable(kind, load))


def _kinds() -> Iterator[tuple[Any, Any]]:
    """Yield each type of game, and what returns its course for given parameters."""
    for game in games().values():
        for dialect in game.dialects:
            seats = game.seats_under(game.dialects[dialect])
            kind = _kind(game, dialect, seats, {"seats": seats[0], "shuffles": 0})
            yield kind, partial(_whole, game, dialect)
        if game.name in endings():
            defaults = {"cards": small(game.name), "hand": HAND}
            yield _kind(game, "ending", [2], defaults), partial(_ending, game)


def _kind(game: Game, form: str, seats: Sequence[int], defaults: Mapping[str, Any]) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"hustings_{game.name}_{form.replace('-', '_')}",
        long_name=f"Hustings: {game.name}, {form}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(defaults),
    )


def _whole(game: Game, dialect: str, seats: int, shuffles: int) -> Course:
    return course(game, seats, game.dialects[dialect], shuffles)


def _ending(game: Game, cards: str, hand: int) -> Course:
    return ending(game.name, cards, hand)


class Spiel(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game at one table, as OpenSpiel knows it."""

    def __init__(self, kind: Any, course: Course, given: Mapping[str, Any]) -> None:
        """Play *course*, for the parameters *given*."""
        longest = course.game.observation.longest(course.rules) if course.worlds else LONGEST
        info = pyspiel.GameInfo(
            num_distinct_actions=course.moves,
            max_chance_outcomes=max(MOST_SIDES, len(course.worlds), course.shuffles),
            num_players=course.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(kind, info, dict(given))
        self.course = course

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game as its name and parameters."""
        return _load, (str(self),)

    def new_initial_state(self) -> "Walk":
        """Return the state before the first throw."""
        return Walk(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Return what writes observations, or information states if recall is to be perfect."""
        return Observer(self.course, recall=kind is not None and kind.perfect_recall)


def _playable(kind: Any, load: Any) -> type[Spiel]:
    """Return the class of the games of a *kind*.

    It must be a class, as OpenSpiel lets go of it when Python is gone, and a class outlives that.
    """

    class Loaded(Spiel):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            chosen = {**kind.parameter_specification, **(params or {})}
            super().__init__(kind, load(**chosen), params or {})

    return Loaded


def _load(text: str) -> Any:
    register()
    return pyspiel.load_game(text)


class Walk(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A moment of a game, as OpenSpiel walks through it."""

    def __init__(self, game: Spiel) -> None:
        """Begin *game*."""
        super().__init__(game)
        self.moment = game.course.start()

    def current_player(self) -> int:
        """Return the seat to decide, or that it is chance's turn, or that the game is over."""
        actor = self.moment.actor
        return actor if actor >= 0 else int(_NOBODY[actor])

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.moment.choices) if player == self.moment.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the sides of the throw, which are equally likely."""
        sides = self.moment.sides
        return [(side, 1 / sides) for side in range(sides)]

    def _apply_action(self, action: int) -> None:
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"throw {action}"
        return msgspec.json.encode(self.moment.choices[action]).decode()

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.moment.actor == OVER

    def returns(self) -> list[float]:
        """Return by seat how good the end is, and nothing before it."""
        return list(self.moment.rewards)

    def __str__(self) -> str:
        """Return what a spectator sees, and what has been thrown for the next deal."""
        view = self.moment.course.rules.view(self.moment.state, None)
        return f"{msgspec.json.encode(view).decode()} {self.moment.throws}"


class Observer:
    """Writes what a player may know as numbers in an array, whose parts have names."""

    tensor: NDArray[np.float32]
    dict: Mapping[str, NDArray[np.float32]]

    def __init__(self, course: Course, *, recall: bool) -> None:
        """Observe *course*; if *recall* is to be perfect, with what tells apart how it came."""
        self._seen, self._recall = course.game.observation, recall
        pieces = [(name, (length,)) for name, length in self._seen.layout(course.rules.seats)]
        self._length = sum(length for _, (length,) in pieces)
        shapes: list[tuple[str, tuple[int, ...]]] = [*pieces]
        if recall and course.kernel is None:
            shapes.append(("told", (8 * TOLD,)))
        elif recall:
            shapes.append(("moves", (self._seen.longest(course.rules), course.moves)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in shapes), np.float32)
        self.dict = _parts(self.tensor, shapes)

    def set_from(self, state: Walk, player: Seat) -> None:
        """Write what *player* may know in *state*."""
        moment = state.moment
        course = moment.course
        self.tensor.fill(0)
        self.tensor[: self._length] = self._seen.observed(course.rules, moment.view(player))
        if "told" in self.dict:
            told = np.frombuffer(moment.seen(player)[:TOLD], np.uint8)
            self.dict["told"][:] = np.unpackbits(told)
        if "moves" in self.dict and course.kernel is not None:
            for place, event in enumerate(moment.decided(player)):
                if event is not None:
                    self.dict["moves"][place, course.kernel.number(event.action)] = 1

    def string_from(self, state: Walk, player: Seat) -> str:
        """Return what *player* may know, or all that it has seen if recall is perfect."""
        if self._recall:
            return state.moment.recalled(player)
        return msgspec.json.encode(state.moment.view(player)).decode()


def _parts(
    tensor: NDArray[np.float32], shapes: Sequence[tuple[str, tuple[int, ...]]]
) -> dict[str, NDArray[np.float32]]:
    parts, at = {}, 0
    for name, shape in shapes:
        size = int(np.prod(shape))
        parts[name] = tensor[at : at + size].reshape(shape)
        at += size
    return parts
