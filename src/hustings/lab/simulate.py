"""Simulation: a plan carried out, in the order of its games, by as many as there are to do it."""

from collections.abc import Generator
from functools import partial
from typing import Any, Final

from msgspec import Struct

from hustings.bots.bot import Bot
from hustings.bots.budget import Thinker
from hustings.bots.shelf import bot_named, bots
from hustings.core.match import AnyMatch
from hustings.core.model import Over
from hustings.core.record import record_of, written
from hustings.core.ruleset import Ruleset
from hustings.lab import fast
from hustings.lab.crew import Crew, crew_of
from hustings.lab.kingmaking import kingmaking
from hustings.lab.measures import measured, stake
from hustings.lab.plan import Plan
from hustings.lab.played import game_seed, played
from hustings.lab.result import Keep, Result

PIECE: Final = 25
"""The most games that are handed to a worker at a time."""
FAST_PIECE: Final = 2_000
"""The same for games that take microseconds; games of bots that think are handed out one by one."""


def simulate(
    plan: Plan, crew: int | Crew, keep: Keep = "ends", first: int = 0
) -> Generator[Result, None, None]:
    """Yield the results of *plan* in order, from game number *first* on.

    They are the same whoever the *crew* is; a number is so many processes of this machine.
    """
    hands = crew_of(crew) if isinstance(crew, int) else crew
    size = max(1, min(_most(plan), (plan.games - first) // (4 * hands.workers)))
    pieces = (
        range(start, min(start + size, plan.games)) for start in range(first, plan.games, size)
    )
    for done in hands.carried_out(partial(results, plan, keep=keep), pieces):
        yield from done


def results(plan: Plan, games: range, keep: Keep = "ends") -> list[Result]:
    """Play some *games* of *plan*."""
    if plan.fast:
        assert keep == "ends", f"a kernel has no {keep}"
        return fast.ends(plan, games)
    rules = plan.game.ruleset(plan.seats, plan.options)
    return [_result(plan, rules, game, keep) for game in games]


def _most(plan: Plan) -> int:
    if plan.fast:
        return FAST_PIECE
    kinds = {name.partition(":")[0] for lineup in plan.lineups for name in lineup}
    shelf = bots(plan.game)
    return 1 if any(isinstance(shelf[kind], Thinker) for kind in kinds) else PIECE


def _result(plan: Plan, rules: Ruleset[Any, Any, Any], game: int, keep: Keep) -> Result:
    lineup = plan.lineup(game)
    players = [bot_named(plan.game, name)(rules) for name in lineup]
    match = played(rules, game_seed(plan.seed, plan.deal(game)), players)
    turn = match.turn
    assert isinstance(turn, Over), f"expected the end of the game, got {turn}"
    choices = sum(event.seat is not None for event in match.events)
    record = b"".join(written(record_of(match))) if keep == "records" else b""
    measures = _measures(plan, match, players, lineup) if keep == "measures" else ()
    return Result(game, lineup, turn.places, turn.scores, choices, record, measures)


def _measures(
    plan: Plan, match: AnyMatch, players: list[Bot[Any, Any]], lineup: tuple[str, ...]
) -> tuple[Struct, ...]:
    return (
        *measured(plan.game, match, lineup),
        kingmaking(match, players, stake(plan.game)),
    )
