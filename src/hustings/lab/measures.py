"""Measures of any finished game: who sat where, how it went, and when it was decided."""

from collections.abc import Iterator
from itertools import pairwise
from math import ceil
from typing import Final

from msgspec import Struct

from hustings.bots.merit import merits
from hustings.core.game import Game
from hustings.core.match import AnyMatch
from hustings.core.measure import Course, Stake
from hustings.core.model import BySeat, Over, Seat

FIFTHS: Final = (20, 40, 60, 80, 100)


class Sitting(Struct, frozen=True):
    """A seat in a game."""

    seat: Seat
    bot: str
    left: int | None
    """How far to the left of the first dealer it sits; ``None`` where nobody deals."""
    role: str | None
    """What it was, as the game tells, words with spaces between them."""
    place: int
    first: float
    """Its share of the first place, which who ties has together."""
    last: float
    merit: float
    score: int


class Shape(Struct, frozen=True):
    """A game as a whole. What needs standings is ``None`` where a game tells none."""

    choices: int
    parts: int | None
    shared: bool
    """Whether several share what it is about: the first place, or the last."""
    changes: int | None
    """How often somebody else was in front after a part than before it."""
    ahead: float | None
    """How likely one of those in front half-way ended there; ``None`` in a game of one part."""
    behind: float | None
    """How likely one who ended there was at the other end half-way."""
    decided: float | None
    """After what part of the game nobody else came to the front any more, from 0 to 1."""


class Lead(Struct, frozen=True):
    """Who was in front after a fifth of a game, two fifths and so on."""

    percent: int
    ends: float
    """How likely one of them ended there."""


def measured(game: Game, match: AnyMatch, lineup: tuple[str, ...]) -> tuple[Struct, ...]:
    """Return all that a finished *match* of *game* tells, played by *lineup*."""
    over = match.turn
    assert isinstance(over, Over), f"expected the end of the game, got {over}"
    module = game.measures
    course: Course = Course((), None, (), ()) if module is None else module.course(match)
    choices = sum(event.seat is not None for event in match.events)
    return (
        *_sittings(over, lineup, course),
        shape(course.standings, over, choices, stake(game)),
        *_leads(course.standings, over, stake(game)),
        *course.facts,
    )


def stake(game: Game) -> Stake:
    """Return what *game* is about."""
    found: Stake = "first" if game.measures is None else game.measures.STAKE
    return found


def at(places: BySeat, goal: Stake) -> frozenset[Seat]:
    """Return who has the place that the game is about."""
    seats = range(len(places))
    by_place = sorted(seats, key=lambda seat: places[seat], reverse=goal == "last")
    return frozenset(seat for seat in seats if places[seat] == places[by_place[0]])


def shape(standings: tuple[tuple[int, ...], ...], over: Over, choices: int, goal: Stake) -> Shape:
    """Return the shape of a game by the *standings* after each of its parts.

    In front is who is nearest to the *goal*: to be first, or to be last.
    """
    ends = at(over.places, goal)
    fronts = [_front(standing, goal) for standing in standings]
    parts = len(fronts)
    half = ceil(parts / 2) - 1
    return Shape(
        choices=choices,
        parts=parts or None,
        shared=len(ends) > 1,
        changes=sum(a != b for a, b in pairwise(fronts)) if parts else None,
        ahead=_part(fronts[half], ends) if parts > 1 else None,
        behind=_part(ends, _rear(standings[half], goal)) if parts > 1 else None,
        decided=_decided(fronts, ends) if parts else None,
    )


def _sittings(over: Over, lineup: tuple[str, ...], course: Course) -> Iterator[Sitting]:
    seats = len(lineup)
    best, worst = at(over.places, "first"), at(over.places, "last")
    for seat, merit in enumerate(merits(over.places)):
        yield Sitting(
            seat=seat,
            bot=lineup[seat],
            left=None if course.dealer is None else (seat - course.dealer) % seats,
            role=course.roles[seat] if course.roles else None,
            place=over.places[seat],
            first=(seat in best) / len(best),
            last=(seat in worst) / len(worst),
            merit=merit,
            score=over.scores[seat],
        )


def _leads(standings: tuple[tuple[int, ...], ...], over: Over, goal: Stake) -> Iterator[Lead]:
    ends = at(over.places, goal)
    for percent in FIFTHS if standings else ():
        part = ceil(percent * len(standings) / 100) - 1
        yield Lead(percent, _part(_front(standings[part], goal), ends))


def _front(standing: tuple[int, ...], goal: Stake) -> frozenset[Seat]:
    """Return who is nearest to the goal."""
    most = max(standing) if goal == "first" else min(standing)
    return frozenset(seat for seat, points in enumerate(standing) if points == most)


def _rear(standing: tuple[int, ...], goal: Stake) -> frozenset[Seat]:
    """Return who is farthest from the goal; nobody where all stand alike."""
    if len(set(standing)) == 1:
        return frozenset()
    return _front(standing, "last" if goal == "first" else "first")


def _part(some: frozenset[Seat], among: frozenset[Seat]) -> float:
    return len(some & among) / len(some)


def _decided(fronts: list[frozenset[Seat]], ends: frozenset[Seat]) -> float:
    """Return the part of the game after which only who was to end there was in front."""
    part = len(fronts)
    while part > 1 and fronts[part - 2] <= ends:
        part -= 1
    return part / len(fronts)
