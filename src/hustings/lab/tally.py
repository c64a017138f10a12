"""A tally: how often bots, or seats, came first and last, and how sure that is."""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import Generic, TypeVar

from msgspec import Struct

from hustings.bots.merit import merits
from hustings.lab.simulate import Result

K = TypeVar("K", bound=Hashable)

Z = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A part of some trials, from 0 to 1, with its 95 % interval."""

    share: float
    low: float
    high: float


class Row(Struct, Generic[K], frozen=True):
    """What a tally knows of one bot, or of one seat."""

    who: K
    games: int
    """In how many games it sat."""
    first: Share
    """First places; those who tie share one."""
    last: Share
    """Last places, shared likewise."""
    merit: float
    """The mean part of the table that it left behind, ties counting half."""
    score: float
    """Its mean score, in the game's own points."""


class _Count:
    def __init__(self) -> None:
        self.games = self.seats = 0
        self.first = self.last = self.merit = 0.0
        self.score = 0


def by_bot(results: Iterable[Result]) -> tuple[Row[str], ...]:
    """Tally bots by name, the best first.

    Of a bot in several seats of a game the mean over these seats is one trial, so its interval is
    rather too wide than too narrow.
    """
    rows = _tallied((result, result.lineup) for result in results)
    return tuple(sorted(rows, key=lambda row: -row.merit))


def by_seat(results: Iterable[Result]) -> tuple[Row[int], ...]:
    """Tally seats, in order."""
    return _tallied((result, tuple(range(len(result.places)))) for result in results)


def wilson(share: float, trials: int) -> Share:
    """Return *share* of so many *trials* with its 95 % interval by Wilson's score.

    >>> interval = wilson(0.25, 100)
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.175, 0.343)
    """
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    margin = Z * sqrt(share * (1 - share) / trials + spread / trials / 4) / (1 + spread)
    return Share(share, max(0.0, middle - margin), min(1.0, middle + margin))


def _tallied(trials: Iterable[tuple[Result, tuple[K, ...]]]) -> tuple[Row[K], ...]:
    counts: dict[K, _Count] = defaultdict(_Count)
    for result, sitting in trials:
        _add(counts, result, sitting)
    return tuple(_row(who, count) for who, count in counts.items())


def _add(counts: dict[K, _Count], result: Result, sitting: tuple[K, ...]) -> None:
    places = result.places
    best, worst = min(places), max(places)
    merit = merits(places)
    for who in dict.fromkeys(sitting):
        counts[who].games += 1
    for seat, who in enumerate(sitting):
        count = counts[who]
        count.seats += 1
        count.first += (places[seat] == best) / places.count(best)
        count.last += (places[seat] == worst) / places.count(worst)
        count.merit += merit[seat]
        count.score += result.scores[seat]


def _row(who: K, count: _Count) -> Row[K]:
    seats = count.seats
    return Row(
        who,
        count.games,
        wilson(count.first / seats, count.games),
        wilson(count.last / seats, count.games),
        count.merit / seats,
        count.score / seats,
    )
