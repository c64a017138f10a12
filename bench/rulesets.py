"""Decisions per second of the pure rules from plain Python, beside OpenSpiel on the same work.

The work is random play of whole games, deals included, at four seats: whose turn is it, what is
legal, take one of these. Both sides choose by Python's ``random``. OpenSpiel's games are driven as
its documentation does, each chance outcome drawn by its odds; and once more as quickly as can be,
ignoring the odds, which in these two games are always equal. Contenders take turns for short
rounds, so that a busy moment of the machine falls on all; processor time is what counts.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median
from time import process_time
from typing import TypeAlias

import pyspiel

from hustings.core.dice import dice_for
from hustings.core.model import Chance, Choose
from hustings.games.shelf import game

ROUNDS = 9
SECONDS = 0.7
"""Of processor time, for each contender in each round."""
SEATS = 4
PEERS = ("oh_hell", "hearts")
Outcomes: TypeAlias = Sequence[tuple[int, float]]


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    ours = {name: _our_game(name) for name in ("tightwad", "democracy")}
    theirs = {f"OpenSpiel {name}": _their_game(name, _by_odds) for name in PEERS}
    theirs |= {f"OpenSpiel {name}, odds ignored": _their_game(name, _any) for name in PEERS}
    speeds = measured(ours | theirs)
    lines = [
        "## Decisions per second\n",
        f"Random play of whole games by {SEATS} seats from Python, deals included; the median of "
        f"{ROUNDS} rounds of {SECONDS} s of processor time, in turns.\n",
        *beside(speeds, theirs),
    ]
    return "\n".join(lines) + "\n"


def beside(speeds: Mapping[str, float], peers: Iterable[str]) -> list[str]:
    """Return a table of decisions a second, each as a ratio to those of the *peers* among them."""
    names = list(peers)
    lines = [
        "| Game | Decisions a second | " + " | ".join(f"of {name}" for name in names) + " |",
        "|---" * (2 + len(names)) + "|",
    ]
    for name, speed in speeds.items():
        ratios = " | ".join(f"{speed / speeds[peer]:.2f}" for peer in names)
        lines.append(f"| {name} | {speed:,.0f} | {ratios} |")
    return lines


def measured(contenders: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Return by name how many decisions a second each contender makes.

    A contender plays one game and returns the number of its decisions.
    """
    rounds: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            rounds[name].append(_speed(play))
    return {name: median(speeds) for name, speeds in rounds.items()}


def _speed(play: Callable[[], int]) -> float:
    decisions, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        decisions += play()
    return decisions / spent


def _our_game(name: str) -> Callable[[], int]:
    known = game(name)
    rules = known.ruleset(SEATS, next(iter(known.dialects.values())))

    def play() -> int:
        seed = random.randbytes(32)  # noqa: S311  no secret
        decisions = events = 0
        state = rules.setup()
        while True:
            turn = rules.turn(state)
            if isinstance(turn, Choose):
                seat = turn.seats[0]
                action = random.choice(rules.legal(state, seat))  # noqa: S311  no secret
                state = rules.apply(state, seat, action)
                decisions += 1
            elif isinstance(turn, Chance):
                state = rules.apply(state, None, rules.chance(state, dice_for(seed, events)))
            else:
                return decisions
            events += 1

    return play


def _their_game(name: str, drawn: Callable[[Outcomes], int]) -> Callable[[], int]:
    known = pyspiel.load_game(name, {"players": SEATS} if name == "oh_hell" else {})

    def play() -> int:
        decisions = 0
        state = known.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                state.apply_action(random.choice(state.legal_actions()))  # noqa: S311  no secret
                decisions += 1
        return decisions

    return play


def _by_odds(outcomes: Outcomes) -> int:
    actions, odds = zip(*outcomes, strict=True)
    return int(random.choices(actions, odds)[0])  # noqa: S311  no secret


def _any(outcomes: Outcomes) -> int:
    return random.choice(outcomes)[0]  # noqa: S311  no secret
