"""Bots that no table should suffer from; see test_bots.py."""

import os
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hustings.bots.bot import Maker, Weighed
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset

Choice = Callable[[Any, Sequence[Option[Any]]], Any]


class Hostile:
    """A bot that does whatever it was made to do."""

    def __init__(self, choice: Choice) -> None:
        """Choose by *choice*."""
        self._choice = choice

    def weigh(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> tuple[Weighed[Any], ...]:
        """Weigh nothing but the choice."""
        return (Weighed(self.choose(view, menu, dice), 0.0),)

    def choose(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        """Do it."""
        return self._choice(view, menu)


def legal(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Take the first legal action."""
    return next(option.action for option in menu if option.objection is None)


def illegal(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Take an action that the rules object to, if there is one; else nonsense."""
    return next((option.action for option in menu if option.objection), {"type": "dance"})


def raises(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Fail."""
    raise RuntimeError(f"my hand is {view.hand}")


def hangs(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Think for ever."""
    while True:
        time.sleep(1)


def dies(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Take the process down."""
    os._exit(3)


def greedy(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Take more memory than there is."""
    return len(bytearray(1 << 40))


def chatty(view: Any, menu: Sequence[Option[Any]]) -> Any:
    """Print secrets, and then play."""
    print("{}", view.hand, flush=True)
    os.write(1, b'{"action":{"type":"dance"}}\n')
    return legal(view, menu)


def slow(rules: Ruleset[Any, Any, Any]) -> Hostile:
    """Take longer to be made than a bot may think."""
    time.sleep(2)
    return Hostile(legal)


def bots(game: Game) -> Mapping[str, Maker]:
    """Return them all by name."""
    makers = {
        choice.__name__: _maker(choice)
        for choice in (legal, illegal, raises, hangs, dies, greedy, chatty)
    }
    return {**makers, "slow": slow}


def raising(game: Game) -> Mapping[str, Maker]:
    """Return one that fails."""
    return {"raises": _maker(raises)}


def dancing(game: Game) -> Mapping[str, Maker]:
    """Return one that thinks of what is no action of any game."""
    return {"dances": _maker(lambda view, menu: {"type": "dance"})}


def _maker(choice: Choice) -> Maker:
    def make(rules: Ruleset[Any, Any, Any]) -> Hostile:
        return Hostile(choice)

    return make
