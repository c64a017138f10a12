"""Fast play is other games than those of the rules, and as likely ones."""

from collections import Counter
from math import sqrt

import pytest
from msgspec.structs import replace

from hustings.games.shelf import game
from hustings.lab import fast
from hustings.lab.plan import Plan
from hustings.lab.result import Result
from hustings.lab.simulate import results, simulate
from tests.kernels.beside import GAMES

GAMES_PLAYED = 600


def plan(name: str, seats: int = 3, games: int = GAMES_PLAYED) -> Plan:
    known = game(name)
    options = next(iter(known.dialects.values()))
    return Plan(known, seats, options, (("random",) * seats,), games, "fast")


def played(name: str, *, on_kernel: bool, games: int = GAMES_PLAYED) -> list[Result]:
    asked = replace(plan(name, games=games), fast=on_kernel)
    return list(simulate(asked, 1))


def excess(here: Counter[object], there: Counter[object]) -> float:
    """Return by how many standard deviations the chi-square of two samples exceeds its mean."""
    common = [kind for kind in here | there if here[kind] + there[kind] >= 10]
    total = sum((here[kind] - there[kind]) ** 2 / (here[kind] + there[kind]) for kind in common)
    return (total - len(common)) / sqrt(2 * len(common))


@pytest.mark.parametrize("name", GAMES)
def test_fast_games_are_as_likely_as_those_of_the_rules(name: str) -> None:
    kernel, rules = (played(name, on_kernel=way) for way in (True, False))

    for facts in (
        lambda result: result.scores[0],
        lambda result: result.places,
        lambda result: result.choices,
    ):
        assert excess(Counter(map(facts, kernel)), Counter(map(facts, rules))) < 4


def test_any_number_of_jobs_plays_the_same_fast_games() -> None:
    asked = replace(plan("tightwad", games=40), fast=True)

    assert list(simulate(asked, 1)) == list(simulate(asked, 2))


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_plain_loops_play_the_same_fast_games(name: str) -> None:
    asked = replace(plan(name, games=3), fast=True)
    kernel = asked.game.kernel(asked.game.ruleset(asked.seats, asked.options))

    compiled = results(asked, range(3))
    assert compiled == fast.ends(asked, range(3), fast.loop(kernel).py_func)


def test_who_needs_a_view_is_not_played_fast() -> None:
    assert fast.is_offered(game("tightwad"), ("random", "random"))
    assert not fast.is_offered(game("tightwad"), ("random", "careful"))
    assert not fast.is_offered(game("majority"), ("random",))
