"""How well strong bots play: their wins among careful ones, wherever they may sit.

At every number of seats, in the dialects named here, one strong bot sits among careful ones, in
each seat equally often. Its share is one of so many seats; it is told by how much it wins more
often. For Tightwad, where all but one win, see `tightwad_strength`.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hustings.core.game import Game
from hustings.games.democracy import GAME as DEMOCRACY
from hustings.games.majority import GAME as MAJORITY
from hustings.lab.crew import cores
from hustings.lab.plan import Plan, rotated
from hustings.lab.simulate import simulate
from hustings.lab.tally import Row, by_bot


class Field(NamedTuple):
    """What is played, and how often at each table: as many games in each seat."""

    game: Game
    dialects: tuple[str, ...]
    games: int


FIELDS = (Field(DEMOCRACY, tuple(DEMOCRACY.dialects), 240), Field(MAJORITY, ("five-turns",), 240))
BOTS = ("strong", "careful")


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    return "\n".join(
        [
            "## Strong bots among careful ones\n",
            "One `strong` among `careful`: how often it comes first, who ties sharing the place.\n",
            "| Game | Dialect | Seats | Games | First | 95 % | Its share | Times its share |",
            "|---|---|---|---|---|---|---|---|",
            *(row for field in FIELDS for row in _rows(field)),
            "",
        ]
    )


def _rows(field: Field) -> Iterator[str]:
    for dialect in field.dialects:
        for seats in field.game.seats:
            won = _rated(field, dialect, seats).first
            yield (
                f"| {field.game.name} | {dialect} | {seats} | {field.games} | {won.share:.1%} "
                f"| {won.low:.1%} to {won.high:.1%} | {1 / seats:.1%} | {won.share * seats:.2f} |"
            )


def _rated(field: Field, dialect: str, seats: int) -> Row[str]:
    game = field.game
    lineups = rotated(BOTS, seats)
    plan = Plan(game, seats, game.dialects[dialect], lineups, field.games, "bench")
    return next(row for row in by_bot(simulate(plan, cores())) if row.who == BOTS[0])
