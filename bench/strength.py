"""How well strong bots play: their wins among careful ones, wherever they may sit.

At every number of seats, in the dialects named here, one strong bot sits among careful ones, in
each seat equally often. Its share is one of so many seats; it is told by how much it wins more
often. For Tightwad, where all but one win, see `tightwad_strength`.

A table is looked at after each LOOK games, up to LOOKS times, and left as soon as its interval is
clear of what it is to be compared with. Who looks so often would be misled too often by intervals
for one look: these are as much wider as Pocock (1977) has it, so that in 95 % of such runs all
that were looked at hold the truth.
"""

from collections.abc import Iterator
from contextlib import closing
from typing import Final, NamedTuple

from hustings.core.game import Game
from hustings.core.model import Seat
from hustings.games.democracy import GAME as DEMOCRACY
from hustings.games.majority import GAME as MAJORITY
from hustings.lab.crew import cores
from hustings.lab.plan import Plan, rotated
from hustings.lab.simulate import simulate
from hustings.lab.tally import Share, Tally, wilson

ASIDE: Final = True
"""It takes longer than all other measurements together, and is made when it is asked for."""
LOOK: Final = 120
"""Games between two looks: each bot has had each seat of any table equally often."""
LOOKS: Final = 5
DEVIATIONS: Final = 2.413
"""Pocock's for so many looks and 95 %; for one look it would be 1.96."""
BOTS: Final = ("strong", "careful")


class Field(NamedTuple):
    """What is played, and how many times its share the strong bot is to win, by seats."""

    game: Game
    dialects: tuple[str, ...]
    aims: dict[Seat, float]


class Found(NamedTuple):
    """How often the strong bot came first, and in how many games."""

    games: int
    first: Share


FIELDS: Final = (
    Field(DEMOCRACY, tuple(DEMOCRACY.dialects), {2: 1.0, 3: 1.0, 4: 1.3, 5: 1.0, 6: 1.0}),
    Field(MAJORITY, ("five-turns",), {3: 1.5, 4: 1.5, 5: 1.5}),
)


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    return "\n".join(
        [
            "## Strong bots among careful ones\n",
            "One `strong` among `careful`: how often it comes first, who ties sharing the place. "
            f"After each {LOOK} games, {LOOKS * LOOK} at most, a table is left once the interval, "
            f"of {DEVIATIONS} deviations for {LOOKS} looks, is clear of *aim* times its share; who "
            "is left early may be a little flattered.\n",
            "| Game | Dialect | Seats | Games | First | 95 % | Its share | Times its share | Aim |",
            "|---|---|---|---|---|---|---|---|---|",
            *(row for field in FIELDS for row in _rows(field)),
            "",
        ]
    )


def _rows(field: Field) -> Iterator[str]:
    for dialect in field.dialects:
        for seats, aim in field.aims.items():
            games, won = _found(field.game, dialect, seats, aim / seats)
            low, high = won.low * seats, won.high * seats
            yield (
                f"| {field.game.name} | {dialect} | {seats} | {games} | {won.share:.1%} "
                f"| {won.low:.1%} to {won.high:.1%} | {1 / seats:.1%} "
                f"| {won.share * seats:.2f} ({low:.2f} to {high:.2f}) | {aim} |"
            )


def _found(game: Game, dialect: str, seats: int, aim: float) -> Found:
    """Play until it is clear on which side of *aim* the strong bot's share of wins lies."""
    lineups = rotated(BOTS, seats)
    plan = Plan(game, seats, game.dialects[dialect], lineups, LOOKS * LOOK, "bench")
    tally = Tally[str]()
    with closing(simulate(plan, cores())) as results:
        for games, result in enumerate(results, 1):
            tally.add(result, result.lineup)
            if games % LOOK == 0:
                row = next(row for row in tally.rows() if row.who == BOTS[0])
                first = wilson(row.first.share, games, DEVIATIONS)
                if games == plan.games or not first.low <= aim <= first.high:
                    return Found(games, first)
    raise AssertionError(f"expected {plan.games} games")
