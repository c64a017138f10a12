"""Findings: which differences are beyond chance, however many were looked at."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import copysign, erfc, inf, sqrt
from typing import Any, Final

from msgspec import Struct

from hustings.core.measure import Question
from hustings.lab.report.survey import Answer

LEVEL: Final = 0.05
"""How likely it is at most that any finding of a report is due to chance."""
ENOUGH: Final = 30
"""Of fewer games than these nothing is compared: their means may be far from normal."""
SAME: Final = 1e-12
"""What is nearer than this differs by rounding."""


class Figure(Struct, frozen=True):
    """A mean that was measured."""

    variant: str
    seats: int
    group: object
    games: int
    mean: float
    low: float
    high: float
    error: float
    trials: float


class Finding(Struct, frozen=True):
    """A difference that was looked at."""

    question: Question
    figure: Figure
    against: Figure | None
    """Of the first variant; ``None``: what is compared with is par."""
    z: float
    """How many standard deviations lie between them."""

    @property
    def chance(self) -> float:
        """How likely chance alone would set them as far apart."""
        return erfc(abs(self.z) / sqrt(2))


def beyond_chance(answers: Iterable[Answer]) -> tuple[Finding, ...]:
    """Return the differences of *answers* that are beyond chance, the clearest first.

    Each variant is compared with the first one, and where each seat has a par also with that. By
    Holm's step-down method the chance that there is any false finding is at most `LEVEL`, in
    whatever way the figures depend on each other.
    """
    compared = sorted(
        (finding for answer in answers for finding in _compared(answer)),
        key=lambda finding: finding.chance,
    )
    found: list[Finding] = []
    for finding in compared:
        if finding.chance > LEVEL / (len(compared) - len(found)):
            break
        found.append(finding)
    return tuple(found)


def figures(answer: Answer) -> list[Figure]:
    """List all figures of *answer*."""
    rows: list[dict[str, Any]] = answer.table.to_dicts()
    return [Figure(**row) for row in rows]


def _compared(answer: Answer) -> Iterator[Finding]:
    def place(figure: Figure) -> tuple[int, str]:
        return figure.seats, str(figure.group)

    known = [figure for figure in figures(answer) if figure.games >= ENOUGH]
    first = answer.table["variant"][0]
    for _, group in groupby(sorted(known, key=place), place):
        here = list(group)
        if answer.question.par:
            for figure in here:
                par = 1 / figure.seats
                error = sqrt(par * (1 - par) / figure.trials)
                yield Finding(answer.question, figure, None, _z(figure.mean - par, error))
        yield from _between(answer.question, here, first)


def _between(question: Question, here: Sequence[Figure], first: str) -> Iterator[Finding]:
    base = next((figure for figure in here if figure.variant == first), None)
    for figure in here:
        if base is not None and figure is not base:
            error = _error(question, figure, base)
            yield Finding(question, figure, base, _z(figure.mean - base.mean, error))


def _error(question: Question, one: Figure, other: Figure) -> float:
    """Return the standard error of the difference, if chance alone made it."""
    if question.unit == "number":
        return sqrt(one.error**2 + other.error**2)
    trials = one.trials + other.trials
    share = (one.mean * one.trials + other.mean * other.trials) / trials
    return sqrt(max(0.0, share * (1 - share)) * trials / one.trials / other.trials)


def _z(difference: float, error: float) -> float:
    if abs(difference) < SAME:
        return 0.0
    return difference / error if error else copysign(inf, difference)
