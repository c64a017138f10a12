"""Whole games of bots at Majority Rules, each proved by its record: seed, moves, end, digest."""

import os
from io import BytesIO

import pytest

from hustings.core.record import read
from hustings.core.verify import verify
from hustings.games.shelf import games
from hustings.lab.plan import Plan
from hustings.lab.simulate import simulate

MAJORITY = games()["majority"]
GAMES = int(os.environ.get("PROOFS", "1000"))
MIXED = ("careful", "sly", "random", "upright", "random")
"""Bots of every kind at one table; the first of them sit where there are fewer seats."""


@pytest.mark.soak
@pytest.mark.parametrize("seats", MAJORITY.seats)
def test_every_game_of_mixed_bots_ends_and_is_verified_by_its_record(seats: int) -> None:
    options = MAJORITY.dialects["five-turns"]
    plan = Plan(MAJORITY, seats, options, (MIXED[:seats],), GAMES, f"proof {seats}")
    proved = 0
    for result in simulate(plan, os.cpu_count() or 1, "records"):
        for record in read(BytesIO(result.record), games()):
            verify(record, games())
            proved += 1

    assert GAMES == proved
