"""Stakes: what the board is worth to one seat, in points of Political Capital."""

from collections.abc import Sequence
from math import exp
from typing import Final

from hustings.core.model import Seat
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import View
from hustings.games.majority.nouns import FACTIONS, Faction

_YIELD: Final = {
    Faction.ACTIVISTS: 2.6,
    Faction.VOTERS: 2.4,
    Faction.MEDIA: 2.2,
    Faction.MONEY: 1.5,
    Faction.BUREAUCRACY: 2.0,
    Faction.JUSTICE: 2.2,
    Faction.LAWMAKERS: 2.8,
}
"""What holding a faction brings in a turn: allotment, its power, Integrity."""
INCUMBENT: Final = 3.0
_DOUBT: Final = (0.5, 0.72, 0.87, 0.95, 0.98, 1.0)
"""The chance to head a faction by the lead over the strongest rival there, 0 and upwards."""
Tiles = Sequence[Sequence[int]]


class Stakes:
    """What each pile is worth to *seat* at one moment."""

    def __init__(self, frame: Frame, view: View, seat: Seat) -> None:
        """Look at the turn: early a faction pays in kind, in the end it counts three points."""
        self.seat = seat
        self._others = [other for other in frame.everyone if other != seat]
        done = max(view.turn, 1) / view.turns
        left = view.turns - max(view.turn, 1)
        self.weights = [
            _YIELD[faction] * (0.35 + 0.2 * left) + INCUMBENT * done for faction in FACTIONS
        ]
        self._body = 0.1 + 0.25 * done * done
        self._king = 0.2 + 0.5 * done
        self._seats = 0.15 + 0.15 * done

    def pile(self, faction: Faction, counts: Sequence[int]) -> float:
        """Return what *counts* by seat on *faction* are worth."""
        mine = counts[self.seat]
        rival = max([counts[other] for other in self._others])
        worth = self.weights[faction.place] * chance(mine, rival) + self._body * mine
        if mine >= 3:
            worth += self._king
        if faction is Faction.LAWMAKERS:
            worth += self._seats * mine
        return worth

    def moved(
        self, tiles: Tiles, owner: Seat, tail: Faction | None, head: Faction | None, n: int = 1
    ) -> float:
        """Return what it is worth to move *n* Supporters of *owner*; ``None`` is off the board."""
        gain = 0.0
        for faction, more in ((tail, -n), (head, n)):
            if faction is not None:
                before = tiles[faction.place]
                after = list(before)
                after[owner] += more
                gain += self.pile(faction, after) - self.pile(faction, before)
        return gain


def chance(mine: int, rival: int) -> float:
    """Return the chance to head a faction with so many there against the strongest *rival*.

    >>> chance(0, 0), chance(3, 3), chance(2, 0)
    (0.0, 0.5, 0.87)
    """
    if not mine:
        return 0.0
    lead = mine - rival
    if lead >= 0:
        return _DOUBT[min(lead, 5)]
    return 1 - _DOUBT[min(-lead, 5)]


def standing(view: View) -> list[float]:
    """Return how each seat stands: points at hand, and powers that will count in the end."""
    return [
        (capital or 0) + INCUMBENT * view.holders.count(seat)
        for seat, capital in enumerate(view.capital)
    ]


def squash(points: float) -> float:
    """Return *points*, which may be anything, between 0 and 1."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, points)) / 4))
