"""A bot that turns down all that it is offered, says why, and does the quietest thing otherwise."""

from collections.abc import Mapping, Sequence
from typing import Any

from hustings.bots.baseline import legal
from hustings.bots.bot import Maker, Weighed
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Option, tag_of
from hustings.core.ruleset import Ruleset

QUIETEST = ("decline", "firm", "pass")


class Curt:
    """A bot of few words."""

    def weigh(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> tuple[Weighed[Any], ...]:
        """Weigh what it does, and nothing else."""
        action, reason = self.spoken(view, menu, dice)
        return (Weighed(action, 0.5, reason),)

    def choose(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        """Do the quietest thing."""
        return self.spoken(view, menu, dice)[0]

    def spoken(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> tuple[Any, str]:
        """Do the quietest thing, and say why."""
        actions = legal(menu)
        quiet = (each for tag in QUIETEST for each in actions if tag_of(each) == tag)
        action = next(quiet, actions[0])
        return action, "bot-deal-bad" if tag_of(action) == "decline" else "bot-quiet"


def bots(game: Game) -> Mapping[str, Maker]:
    """Return it alone."""
    return {"curt": _curt}


def _curt(rules: Ruleset[Any, Any, Any]) -> Curt:
    return Curt()
