"""A wish: what a seat wants of the end, its own victory, and that of nobody who broke a word."""

from hustings.core.model import Seat
from hustings.games.majority.mind.prospect import Worth
from hustings.games.majority.model import View


class Wish:
    """What *seat* makes of the chances of all."""

    def __init__(self, view: View, seat: Seat, grudge: float) -> None:
        """Bear a *grudge* against those who have broken their word to *seat*: 0 is none."""
        self.seat = seat
        broken = {
            pledge.by for pledge in view.pledges if pledge.verdict == "broken" and seat in pledge.to
        }
        self._grudges = tuple(
            [
                grudge / len(broken) if other in broken else 0.0
                for other in range(len(view.politics))
            ]
        )

    def __call__(self, worth: Worth) -> float:
        """Return how good it is that the seats have the chances *worth*."""
        against = sum([grudge * w for grudge, w in zip(self._grudges, worth, strict=True)])
        return worth[self.seat] - against

    def hates(self, other: Seat) -> bool:
        """Say whether *other* has broken its word, and is not forgiven."""
        return self._grudges[other] > 0
