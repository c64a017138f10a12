"""An ending: the last tricks of a game for two, small enough to be solved exactly.

It is a position of the game itself, so that its rules, views and bots are those of the game. All
cards but a few lie open; the few are dealt in every way equally likely, and nobody knows more.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

import hustings.lab.endings
from hustings.core.model import BadSetup
from hustings.games.shelf import game
from hustings.lab.moment import Course

HAND: Final = 3
MOST_WORLDS: Final = 1_000_000


def endings() -> list[str]:
    """List the games that have endings."""
    return sorted(found.name for found in iter_modules(hustings.lab.endings.__path__))


def small(name: str) -> str:
    """Return the cards of the ending of the game *name* that is played where nobody says."""
    text: str = _part(name).SMALL
    return text


@cache
def ending(name: str, text: str = "", hand: int = HAND) -> Course:
    """Return the ending of the game *name* in which *hand* of the cards of *text* are dealt.

    Raises:
        BadSetup: there is no such ending, or it is too large.

    >>> ending("tightwad", "AM AS 4MS 8MS 9MS CM CS", hand=2).start().sides
    210
    """
    part = _part(name)
    build: Callable[[str, int, int], tuple[Any, ...]] = part.worlds
    try:
        worlds = build(text or part.SMALL, hand, MOST_WORLDS)
    except ValueError as error:
        raise BadSetup(str(error)) from error
    rules, known = part.rules(), game(name)
    kernel = known.kernel(rules) if known.kernel else None
    return Course(known, rules, kernel, worlds, remade=(ending, (name, text, hand)))


def _part(name: str) -> Any:
    if name not in endings():
        raise BadSetup(f"expected a game among {', '.join(endings())}, got {name}")
    return import_module(f"hustings.lab.endings.{name}")
