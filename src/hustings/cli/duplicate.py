"""Duplicate play for people: bots in their seat, on the same deals, against the same others."""

from collections.abc import Mapping

from msgspec import Struct

from hustings.core.game import Game
from hustings.core.model import Seat
from hustings.lab.crew import crew_of
from hustings.lab.plan import Plan
from hustings.lab.result import Result
from hustings.lab.simulate import simulate

YARDSTICK = "careful"
"""The bot that sits in besides those who were at the table, where a game has it."""


def stand_ins(game: Game, kinds: Mapping[Seat, str]) -> tuple[str, ...]:
    """Return the bots that are to be compared with the person who played against *kinds*."""
    yardstick = [YARDSTICK] if YARDSTICK in game.bots else []
    return tuple(dict.fromkeys([*kinds.values(), *yardstick]))


def compared(
    game: Game, options: Struct, seed: str, kinds: Mapping[Seat, str], *, you: Seat, jobs: int
) -> list[Result]:
    """Return how the deals of *seed* ended with each of `stand_ins` at the seat of *you*."""
    seats = len(kinds) + 1
    lineups = tuple(
        tuple(bot if seat == you else kinds[seat] for seat in range(seats))
        for bot in stand_ins(game, kinds)
    )
    plan = Plan(game, seats, options, lineups, len(lineups), seed, duplicate=True)
    return list(simulate(plan, crew_of(min(jobs, len(lineups)))))
