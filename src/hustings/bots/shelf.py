"""The shelf of bots: those that play any game, and those that a game brings along.

A bot that thinks ahead may be given a level or a budget after a colon: ``search:deep``,
``search:2000`` for so many simulations, ``search:1.5s`` for so many seconds. See `budget`.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from hustings.bots.baseline import random_bot
from hustings.bots.bot import Maker
from hustings.bots.budget import LEVELS, Budget, Thinker, written
from hustings.bots.search import DEPTH, Search
from hustings.core.game import Game
from hustings.core.ruleset import Ruleset

STRONG: Final = "strong"
"""What a game calls the best player that it brings along."""
ITERATIONS: Final = {"fast": Budget(200), "normal": Budget(800), "deep": Budget(5_000)}
"""How many worlds a search looks at: for 800 it takes a fraction of a second."""


class UnknownBot(ValueError):
    """There is no such bot; the message says which there are."""


def bots(game: Game) -> Mapping[str, Maker]:
    """Return the bots that can play *game*, by name; the last one plays best."""
    shelf: dict[str, Maker] = {"random": random_bot, **game.bots}
    best = {STRONG: shelf.pop(STRONG)} if STRONG in shelf else {}
    return MappingProxyType({**shelf, "search": _search(game), **best})


def bot_named(game: Game, name: str) -> Maker:
    """Return what makes the bot *name* for *game*, at a level or with a budget if it names one.

    Raises:
        UnknownBot: there is none of that name.
    """
    shelf = bots(game)
    kind, colon, amount = name.partition(":")
    maker = shelf.get(kind)
    if maker is not None and not colon:
        return maker
    made = maker.named(amount) if isinstance(maker, Thinker) else None
    if made is None:
        raise UnknownBot(f"expected a bot among {', '.join(_names(shelf))}; got {name!r}")
    return made


def is_timed(name: str) -> bool:
    """Say whether the bot *name* thinks by the clock, so that its games can not be repeated.

    >>> is_timed("search:2s"), is_timed("search:2000"), is_timed("careful")
    (True, False, False)
    """
    budget = written(name.partition(":")[2])
    return budget is not None and budget.seconds is not None


def _names(shelf: Mapping[str, Maker]) -> list[str]:
    """List how bots may be called."""
    names = list(shelf)
    for name, maker in shelf.items():
        if isinstance(maker, Thinker):
            names += [f"{name}:{amount}" for amount in (*LEVELS, "N", "Ns")]
    return names


def _search(game: Game) -> Thinker:
    # Where a round has hundreds of choices, a game's judge says after how many it is to be asked.
    depth = getattr(game.judge, "depth", DEPTH)

    def think(rules: Ruleset[Any, Any, Any], budget: Budget) -> Search[Any, Any, Any]:
        return Search(
            rules,
            iterations=budget.simulations,
            seconds=budget.seconds,
            judge=game.judge,
            depth=depth,
        )

    return Thinker(think, ITERATIONS)
