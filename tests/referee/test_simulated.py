"""The referees agree with what bots play at all their tables, and under options of every kind.

``GAMES`` in the environment says how many games a table plays: ``make soak GAMES=2000``.
"""

import os
from collections.abc import Iterator
from itertools import count, product
from math import gcd
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from hustings.core.game import Game
from hustings.core.model import BadSetup
from hustings.games.shelf import games
from hustings.lab.plan import Plan
from hustings.lab.simulate import simulate
from tests.laws.played import TABLES, Table
from tests.referee.judge import REFEREES, judge

JUDGED = [game for game in games().values() if game.name in REFEREES]
GAMES = int(os.environ.get("GAMES", "4"))
LINEUPS = ("random", "careful")
"""The bots that fill a table in turn, so that both odd and sensible games are played."""


def judged(game: Game, seats: int, options: Struct, number: int) -> int:
    """Play *number* games and return how many of their records the referee agrees with."""
    lineups = tuple((name,) * seats for name in LINEUPS)
    plan = Plan(game, seats, options, lineups, number, f"{options}")
    lines = (
        line
        for result in simulate(plan, 1, "records")
        for line in result.record.decode().splitlines(keepends=True)
    )
    return judge(lines)[game.name]


def values(option: Any) -> tuple[Any, ...]:
    """Return what an option may be, the first of them its default."""
    return get_args(option) if get_origin(option) is Literal else (False, True)


def mixtures(game: Game) -> Iterator[Struct]:
    """Yield all sets of options of *game*, those that differ in one option far from each other."""
    named = {name: values(option) for name, option in get_type_hints(game.options).items()}
    every = [dict(zip(named, mixture, strict=True)) for mixture in product(*named.values())]
    step = next(step for step in count(len(every) * 5 // 8) if gcd(step, len(every)) == 1)
    for place in range(len(every)):
        yield game.options(**every[place * step % len(every)])


def test_every_referee_has_a_game() -> None:
    assert set(REFEREES) == {game.name for game in JUDGED}


@pytest.mark.parametrize("table", [table for table in TABLES if table.game in JUDGED], ids=str)
def test_the_referee_agrees_with_every_dialect(table: Table) -> None:
    options = table.game.dialects[table.dialect]

    assert judged(table.game, table.seats, options, GAMES) == GAMES


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_the_referee_agrees_under_mixed_options(game: Game) -> None:
    mixed = list(mixtures(game))
    assert len(set(mixed)) == len(mixed)
    tables = [(seats, options) for options in mixed[:GAMES] for seats in game.seats]

    for seats, options in tables:
        try:
            game.ruleset(seats, options)
        except BadSetup:
            continue
        assert judged(game, seats, options, 2) == 2
