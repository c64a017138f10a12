"""How well the strong bot plays Democracy: its wins among careful ones, wherever they may sit.

At every number of seats, in every dialect, one strong bot sits among careful ones, in each seat
equally often. Its share is one of so many seats; it is told by how much it wins more often.
"""

from collections.abc import Iterator

from hustings.games.democracy import GAME
from hustings.lab.crew import cores
from hustings.lab.plan import Plan, rotated
from hustings.lab.simulate import simulate
from hustings.lab.tally import Row, by_bot

GAMES = 240
"""So many are played at each table: as many in each seat."""
BOTS = ("strong", "careful")


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    return "\n".join(
        [
            "## Strong Democracy\n",
            f"One `strong` among `careful`: its first places in {GAMES} games at each table.\n",
            "| Seats | Dialect | Won | 95 % | Its share | Times its share |",
            "|---|---|---|---|---|---|",
            *_rows(),
            "",
        ]
    )


def _rows() -> Iterator[str]:
    for seats in GAME.seats:
        for dialect in GAME.dialects:
            won = _rated(seats, dialect).first
            yield (
                f"| {seats} | {dialect} | {won.share:.1%} | {won.low:.1%} to {won.high:.1%} "
                f"| {1 / seats:.1%} | {won.share * seats:.2f} |"
            )


def _rated(seats: int, dialect: str) -> Row[str]:
    plan = Plan(GAME, seats, GAME.dialects[dialect], rotated(BOTS, seats), GAMES, "bench")
    return next(row for row in by_bot(simulate(plan, cores())) if row.who == BOTS[0])
