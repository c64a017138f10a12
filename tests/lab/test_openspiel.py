import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.tests import games_sim_test

from hustings.core.model import BadSetup
from hustings.games.shelf import games
from hustings.lab.ending import endings
from hustings.lab.openspiel import register

register()
NAMES = sorted(name for name in pyspiel.registered_names() if name.startswith("hustings_"))
CARDS = [name for name in NAMES if "majority" not in name]
TINY = {"cards": "AM AS 4MS 8MS CM CS", "hand": 2}
TINIEST = {"tightwad": TINY, "democracy": {"cards": "6S AS 5S 6H 3H 5H", "hand": 2}}


class Late:
    """A game that begins anew and anew with the last moves of one that was played at random."""

    def __init__(self, game: Any, moves: int) -> None:
        self._game = game
        luck, played = np.random.default_rng(1), game.new_initial_state()
        while not played.is_terminal():
            outcomes = [action for action, _ in played.chance_outcomes()]
            played.apply_action(luck.choice(outcomes or played.legal_actions()))
        self._start = game.new_initial_state()
        for action in played.history()[:-moves]:
            self._start.apply_action(action)

    def new_initial_state(self) -> Any:
        return self._start.clone()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def is_finite(policy: Any, game: Any) -> bool:
    """Say whether a policy knows how likely each action of the first choice of *game* is."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = policy.action_probabilities(state)
    return set(state.legal_actions()) == set(chances) and bool(np.isclose(sum(chances.values()), 1))


def at_most(name: str) -> Any:
    """Load a game with as many seats as may play it."""
    [kind] = [kind for kind in pyspiel.registered_games() if kind.short_name == name]
    return pyspiel.load_game(name, {"seats": kind.max_num_players})


def shown(state: Any, player: int) -> dict[str, Any]:
    """Return what *player* may know in *state*, as an observer with perfect recall names it."""
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    return {name: part.copy() for name, part in observer.dict.items()}


def test_every_dialect_and_every_ending_is_registered_once() -> None:
    register()
    dialects = {
        f"hustings_{game.name}_{dialect}".replace("-", "_")
        for game in games().values()
        for dialect in game.dialects
    }

    assert NAMES == sorted(dialects | {f"hustings_{name}_ending" for name in endings()})


@pytest.mark.parametrize("name", CARDS)
def test_openspiels_own_test_of_games_is_passed(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["hustings_democracy_english", "hustings_tightwad_official"])
def test_it_is_passed_by_full_tables(name: str) -> None:
    pyspiel.random_sim_test(at_most(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("name", sorted(set(NAMES) - set(CARDS)))
def test_it_is_passed_by_long_games(name: str) -> None:
    for game in (pyspiel.load_game(name), at_most(name)):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [*CARDS, "hustings_majority_snap_poll"])
def test_openspiels_test_in_python_is_passed(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", CARDS)
def test_outcome_sampling_learns_any_card_game(name: str) -> None:
    game = pyspiel.load_game(name, {} if "ending" in name else {"shuffles": 100})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)

    for _ in range(3):
        solver.iteration()

    assert is_finite(solver.average_policy(), game)


@pytest.mark.parametrize("name", sorted(set(NAMES) - set(CARDS)))
def test_outcome_sampling_learns_the_last_moves_of_long_games(name: str) -> None:
    game = Late(pyspiel.load_game(name), 40)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)

    for _ in range(5):
        solver.iteration()

    assert is_finite(solver.average_policy(), game)


def test_external_sampling_looks_at_every_move_of_the_end_of_a_long_game() -> None:
    game = Late(pyspiel.load_game("hustings_majority_snap_poll"), 4)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)

    solver.iteration()

    assert is_finite(solver.average_policy(), game)


@pytest.mark.parametrize("name", sorted(TINIEST))
def test_external_sampling_comes_closer_to_equilibrium(name: str) -> None:
    np.random.seed(1)  # what the solver uses
    game = pyspiel.load_game(f"hustings_{name}_ending", TINIEST[name])
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    untrained = nash_conv(game, solver.average_policy())

    for _ in range(300):
        solver.iteration()

    assert nash_conv(game, solver.average_policy()) < untrained / 2


def test_a_game_is_pickled_by_its_name() -> None:
    game = pyspiel.load_game("hustings_democracy_english", {"seats": 4, "shuffles": 7})

    assert str(game) == str(pickle.loads(pickle.dumps(game)))  # noqa: S301  # made in this line


def test_parameters_that_the_rules_refuse_are_refused() -> None:
    for cards in ("AM", "AM AM AS AS", "AM AS 4MS 8MX"):
        with pytest.raises((BadSetup, ValueError, pyspiel.SpielError)):
            pyspiel.load_game("hustings_tightwad_ending", {"cards": cards, "hand": 2})
    with pytest.raises(BadSetup, match="expected no shuffles or some"):
        pyspiel.load_game("hustings_tightwad_official", {"shuffles": -1})


@pytest.mark.parametrize("name", CARDS)
def test_a_seat_is_shown_its_own_hand_and_the_moves_that_it_knows(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    seat, move = state.current_player(), state.legal_actions()[0]
    hands = [shown(state, player)["hand"].nonzero()[0].tolist() for player in range(2)]
    state.apply_action(move)
    known = [shown(state, player)["moves"][0].nonzero()[0].tolist() for player in range(2)]

    assert move in hands[seat]
    assert not set(hands[0]).intersection(hands[1])
    assert [move] == known[seat]
    # In Democracy a card lies face down until all have laid one.
    assert ([] if "democracy" in name else [move]) == known[1 - seat]


def begun(*sides: int) -> Any:
    """Return a game of Majority Rules after throws of these *sides*, then of the last ones."""
    state = pyspiel.load_game("hustings_majority_snap_poll").new_initial_state()
    left = iter(sides)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[next(left, -1)][0])
    return state


def test_a_tensor_of_majority_rules_tells_apart_what_its_string_does() -> None:
    one, same, other = begun(0), begun(0), begun(1)
    for state in (one, same, other):
        assert pyspiel.load_game(str(state.get_game())).information_state_tensor_size() == len(
            state.information_state_tensor(0)
        )

    assert one.information_state_tensor(0) == same.information_state_tensor(0)
    assert one.information_state_tensor(0) != one.information_state_tensor(1)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    # The bits are those of the digest that begins the string.
    bits = shown(one, 0)["told"].astype(np.uint8)
    assert np.packbits(bits).tobytes().hex() == one.information_state_string(0).split()[0]


def test_what_openspiel_writes_of_a_game_can_be_read() -> None:
    state = pyspiel.load_game("hustings_tightwad_ending", TINY).new_initial_state()
    assert "throw 3" == state.action_to_string(3)
    state.apply_action(3)

    assert '{"type":"play","card":' in state.action_to_string(state.legal_actions()[0])
    assert '"seat":0,' in state.observation_string(0)
    assert state.information_state_string(0).endswith(state.observation_string(0))
    assert state.information_state_string(0) != state.information_state_string(1)
