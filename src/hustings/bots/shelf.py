"""The shelf of bots: those that play any game, and those that a game brings along."""

import re
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from hustings.bots.baseline import random_bot
from hustings.bots.bot import Maker
from hustings.bots.search import DEPTH, Search
from hustings.core.game import Game
from hustings.core.ruleset import Ruleset

ITERATIONS = 800
"""How many worlds a search looks at where nobody says: a fraction of a second."""
_BUDGET = re.compile(r"([0-9]{1,9})|([0-9]{1,6}(?:\.[0-9]{1,6})?)s")


class UnknownBot(ValueError):
    """There is no such bot; the message says which there are."""


def bots(game: Game) -> Mapping[str, Maker]:
    """Return the bots that can play *game*, by name; the last one plays best."""
    return MappingProxyType({"random": random_bot, **game.bots, "search": _search(game)})


def bot_named(game: Game, name: str) -> Maker:
    """Return what makes the bot *name* for *game*.

    A search may be given a budget: ``search:2000`` worlds, or ``search:1.5s`` of time.

    Raises:
        UnknownBot: there is none of that name.
    """
    shelf = bots(game)
    kind, _, budget = name.partition(":")
    if name in shelf:
        return shelf[name]
    known = _BUDGET.fullmatch(budget) if kind == "search" else None
    if known is None or not float(budget.removesuffix("s")):
        raise UnknownBot(
            f"expected a bot among {', '.join(shelf)}, search:N, search:Ns; got {name!r}"
        )
    if is_timed(name):
        return _search(game, iterations=None, seconds=float(known[2]))
    return _search(game, iterations=int(known[1]))


def is_timed(name: str) -> bool:
    """Say whether the bot *name* thinks by the clock, so that its games can not be repeated.

    >>> is_timed("search:2s"), is_timed("search:2000"), is_timed("careful")
    (True, False, False)
    """
    return name.startswith("search:") and name.endswith("s")


def _search(game: Game, iterations: int | None = ITERATIONS, seconds: float | None = None) -> Maker:
    return partial(_searching, game, iterations, seconds)


def _searching(
    game: Game, iterations: int | None, seconds: float | None, rules: Ruleset[Any, Any, Any]
) -> Search[Any, Any, Any]:
    # Where a round has hundreds of choices, a game's judge says after how many it is to be asked.
    depth = getattr(game.judge, "depth", DEPTH)
    return Search(rules, iterations=iterations, seconds=seconds, judge=game.judge, depth=depth)
