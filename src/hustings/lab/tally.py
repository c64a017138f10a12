"""A tally: how often bots, or seats, came first and last, and how sure that is."""

from collections import defaultdict
from collections.abc import Hashable, Iterable
from itertools import combinations
from math import sqrt
from typing import Generic, TypeVar

from msgspec import Struct

from hustings.bots.merit import merits
from hustings.lab.result import Result

K = TypeVar("K", bound=Hashable)

Z = 1.959963984540054
"""Within so many standard deviations lie 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A part of some trials, from 0 to 1, or a mean of theirs, with its 95 % interval."""

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


class Margin(Struct, Generic[K], frozen=True):
    """How much better one did than another, with the same cards in the same seats."""

    who: K
    than: K
    deals: int
    merit: Share
    """The difference of their merits, from -1 to 1."""
    first: Share
    """The difference of their shares of first places, from -1 to 1."""


class _Count:
    def __init__(self) -> None:
        self.games = self.seats = 0
        self.first = self.last = self.merit = 0.0
        self.score = 0


class Tally(Generic[K]):
    """Counts, to which results are added one by one."""

    def __init__(self) -> None:
        """Begin with nothing counted."""
        self._counts: dict[K, _Count] = defaultdict(_Count)

    def add(self, result: Result, sitting: tuple[K, ...]) -> None:
        """Count a *result* for who is *sitting* there, by seat."""
        places = result.places
        best, worst = min(places), max(places)
        merit = merits(places)
        for who in dict.fromkeys(sitting):
            self._counts[who].games += 1
        for seat, who in enumerate(sitting):
            count = self._counts[who]
            count.seats += 1
            count.first += (places[seat] == best) / places.count(best)
            count.last += (places[seat] == worst) / places.count(worst)
            count.merit += merit[seat]
            count.score += result.scores[seat]

    def rows(self) -> tuple[Row[K], ...]:
        """Return what was counted, in the order in which they came.

        Of one who has several seats of a game the mean over these seats is one trial, so that the
        interval is rather too wide than too narrow.
        """
        return tuple(_row(who, count) for who, count in self._counts.items())


class Pairs:
    """Bots compared deal by deal, where every deal is played by all lineups of a plan."""

    def __init__(self, lineups: int) -> None:
        """Expect so many games of each deal, one after another."""
        self._lineups = lineups
        self._deal: list[Result] = []
        self._seen: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)

    def add(self, result: Result) -> None:
        """Count a *result*; the deal is compared once all its games are there."""
        self._deal.append(result)
        if len(self._deal) == self._lineups:
            tally = Tally[str]()
            for each in self._deal:
                tally.add(each, each.lineup)
            rows = {row.who: row for row in tally.rows()}
            for one, other in combinations(sorted(rows), 2):
                here, there = rows[one], rows[other]
                margin = here.merit - there.merit, here.first.share - there.first.share
                self._seen[one, other].append(margin)
            self._deal.clear()

    def margins(self) -> tuple[Margin[str], ...]:
        """Return how much better each bot did than each other that it beat, the most first."""
        found = [_margin(pair, seen) for pair, seen in self._seen.items()]
        return tuple(sorted(found, key=lambda margin: -margin.merit.share))


def by_bot(results: Iterable[Result]) -> tuple[Row[str], ...]:
    """Tally bots by name, the best first."""
    tally = Tally[str]()
    for result in results:
        tally.add(result, result.lineup)
    return best_first(tally.rows())


def by_seat(results: Iterable[Result]) -> tuple[Row[int], ...]:
    """Tally seats, in order."""
    tally = Tally[int]()
    for result in results:
        tally.add(result, tuple(range(len(result.places))))
    return tally.rows()


def best_first(rows: Iterable[Row[K]]) -> tuple[Row[K], ...]:
    """Return *rows* ranked by merit."""
    return tuple(sorted(rows, key=lambda row: -row.merit))


def wilson(share: float, trials: float, deviations: float = Z) -> Share:
    """Return *share* of so many *trials* with its interval by Wilson's score, of 95 % by default.

    >>> interval = wilson(0.25, 100)
    >>> round(interval.low, 3), round(interval.high, 3)
    (0.175, 0.343)
    """
    spread = deviations**2 / trials
    middle = (share + spread / 2) / (1 + spread)
    variance = share * (1 - share) / trials + spread / trials / 4
    margin = deviations * sqrt(variance) / (1 + spread)
    # At 0 and 1 rounding may leave a bound a hair beyond the share.
    return Share(
        share, min(share, max(0.0, middle - margin)), max(share, min(1.0, middle + margin))
    )


def mean(values: Iterable[float]) -> Share:
    """Return the mean of independent *values*, of which there are many, with its 95 % interval.

    >>> mean([1.0, 1.0, 1.0, 1.0])
    Share(share=1.0, low=1.0, high=1.0)
    """
    known = tuple(values)
    trials = len(known)
    middle = sum(known) / trials
    square = sum((value - middle) ** 2 for value in known)
    margin = Z * sqrt(square / max(1, trials - 1) / trials)
    return Share(middle, middle - margin, middle + margin)


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


def _margin(pair: tuple[str, str], seen: list[tuple[float, float]]) -> Margin[str]:
    merit, first = (mean(values) for values in zip(*seen, strict=True))
    one, other = pair
    if merit.share < 0:
        one, other, merit, first = other, one, _turned(merit), _turned(first)
    return Margin(one, other, len(seen), merit, first)


def _turned(share: Share) -> Share:
    return Share(-share.share, -share.high, -share.low)
