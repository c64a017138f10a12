"""Ratings: one number for how well each bot plays, from who placed before whom."""

from msgspec import Struct
from openskill.models import PlackettLuce

from hustings.lab.result import Result
from hustings.lab.tally import Z


class Rating(Struct, frozen=True):
    """How well a bot plays, 25 being what one begins with."""

    who: str
    rating: float
    low: float
    high: float
    """Within these lies its skill, as the model believes with 95 %."""


class Ratings:
    """Bots rated game by game, by Weng and Lin's Bayesian Plackett-Luce model of `openskill`."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._model = PlackettLuce()
        self._skills: dict[str, tuple[float, float]] = {}

    def add(self, result: Result) -> None:
        """Learn from a *result*.

        A bot in several seats of a game has learnt from it the mean of what these seats have.
        """
        lineup = result.lineup
        if len(set(lineup)) < 2:
            return
        fresh = self._model.rating()
        for who in lineup:
            self._skills.setdefault(who, (fresh.mu, fresh.sigma))
        teams = [[self._model.rating(*self._skills[who])] for who in lineup]
        rated = self._model.rate(teams, ranks=[float(place) for place in result.places])
        for who in dict.fromkeys(lineup):
            seats = [team[0] for team, name in zip(rated, lineup, strict=True) if name == who]
            self._skills[who] = (
                sum(seat.mu for seat in seats) / len(seats),
                sum(seat.sigma for seat in seats) / len(seats),
            )

    def table(self) -> tuple[Rating, ...]:
        """Return what is known of each, the best first."""
        rows = [
            Rating(who, skill, skill - Z * doubt, skill + Z * doubt)
            for who, (skill, doubt) in self._skills.items()
        ]
        return tuple(sorted(rows, key=lambda row: -row.rating))
