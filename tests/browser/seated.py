"""Tables with a visitor in the first seat, opened without going through the set-up."""

from tests.browser.house import House
from tests.browser.table import Table
from tests.browser.visitor import Visitor

SHORT = {"tightwad": 3, "democracy": 2}
"""With how many seats each game is shortest."""


def seated(
    visitor: Visitor, house: House, game: str, seats: int | None = None, bot: str = "careful"
) -> Table:
    """Seat the *visitor* among bots at a new table of *game*."""
    others = (seats or SHORT[game]) - 1
    made = house.open(game, ["open", *[f"bot:{bot}"] * others], name=visitor.name)
    visitor.sit(made, 0)
    return Table(visitor, game)
