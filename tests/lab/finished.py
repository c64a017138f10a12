"""Finished games to be measured: played by bots from seeds, each once in a run of the tests."""

from functools import cache
from typing import TypeVar

from msgspec import Struct

from hustings.bots.shelf import bot_named
from hustings.core.match import AnyMatch
from hustings.core.measure import Course
from hustings.games.shelf import game
from hustings.lab.played import game_seed, played

F = TypeVar("F", bound=Struct)


@cache
def finished(name: str, seats: int, number: int = 0, bot: str = "careful") -> AnyMatch:
    """Return a finished game, the same each time."""
    known = game(name)
    rules = known.ruleset(seats, next(iter(known.dialects.values())))
    return played(rules, game_seed("measured", number), [bot_named(known, bot)(rules)] * seats)


def course(match: AnyMatch) -> Course:
    """Return how a finished game went."""
    found: Course = game(match.rules.name).measures.course(match)
    return found


def facts(match: AnyMatch, kind: type[F]) -> list[F]:
    """Return the facts of one kind of a finished game."""
    return [fact for fact in course(match).facts if isinstance(fact, kind)]
