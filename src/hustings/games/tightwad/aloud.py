"""The table of Tightwad read aloud: what lies on it now, and how the seats stand."""

from collections.abc import Iterator

from hustings.core.story import Line
from hustings.games.tightwad.clauses import Clause
from hustings.games.tightwad.model import View
from hustings.games.tightwad.tricks import seat_after, winner


def table(view: View) -> Iterator[Line]:
    """Tell the trick as it lies: who leads or has led, what was played, and what controls."""
    trick, seats = view.trick, len(view.counts)
    if trick.control is None:
        yield Line("aloud-leads", trick.leader, clause=Clause.TURN)
        return
    for place, card in enumerate(trick.cards):
        seat = seat_after(trick.leader, place, seats)
        yield Line("aloud-played", seat, {"card": card.value})
    holder = winner(trick, seats)
    yield Line("aloud-controls", holder, {"card": trick.control.value}, Clause.WINNER)


def scores(view: View) -> Iterator[Line]:
    """Tell the penalty points of each seat."""
    for seat, points in enumerate(view.points):
        yield Line("aloud-points", seat, {"points": points})
