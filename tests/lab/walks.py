"""Random walks through any game, as learners make them."""

from collections.abc import Iterator

from msgspec import Struct

from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.games.shelf import game
from hustings.kernels.kernel import OVER
from hustings.lab.ending import ending, endings
from hustings.lab.moment import Course, Moment, course


def courses() -> dict[str, Course]:
    """Return a course of each game, and each ending, by name."""
    whole = {name: course(game(name), seats, first(game(name))) for name, seats in TABLES.items()}
    return whole | {f"{name}-ending": ending(name) for name in endings()}


TABLES = {"democracy": 3, "majority": 3, "tightwad": 4}


def first(game: Game) -> Struct:
    """Return the options of the first dialect."""
    return next(iter(game.dialects.values()))


def walk(course: Course, seed: bytes) -> Iterator[Moment]:
    """Yield each moment of a random walk."""
    dice, moment = Dice(seed), course.start()
    while True:
        yield moment
        if moment.actor == OVER:
            return
        numbers = range(moment.sides) if moment.sides else tuple(moment.choices)
        moment = moment.after(dice.choice(numbers))
