"""The shelf of games: every package in this folder that has a ``GAME``."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

import hustings.games
from hustings.core.game import Game


@cache
def games() -> Mapping[str, Game]:
    """Return all games by name."""
    packages = [module.name for module in iter_modules(hustings.games.__path__) if module.ispkg]
    found = [import_module(f"hustings.games.{package}").GAME for package in sorted(packages)]
    return MappingProxyType({game.name: game for game in found})


def game(name: str) -> Game:
    """Return the game called *name*.

    Raises:
        KeyError: there is none.

    >>> game("tightwad").seats
    range(2, 11)
    """
    return games()[name]
