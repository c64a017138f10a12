"""Random: the bot that every other one must beat."""

from collections.abc import Sequence
from typing import Any, Generic

from hustings.bots.bot import Weighed
from hustings.core.dice import Dice
from hustings.core.model import A, Option
from hustings.core.ruleset import Ruleset


class Random(Generic[A]):
    """A bot that takes any legal action, each as likely as any other."""

    def weigh(self, view: object, menu: Sequence[Option[A]], dice: Dice) -> tuple[Weighed[A], ...]:
        """Return the legal actions in a random order: they are all the same to it."""
        return tuple(Weighed(action, 0.5, "bot-random") for action in dice.shuffled(legal(menu)))

    def choose(self, view: object, menu: Sequence[Option[A]], dice: Dice) -> A:
        """Return any legal action."""
        return dice.choice(legal(menu))


def legal(menu: Sequence[Option[A]]) -> list[A]:
    """List the actions of *menu* to which there is no objection."""
    return [option.action for option in menu if option.objection is None]


def random_bot(rules: Ruleset[Any, Any, Any]) -> Random[Any]:
    """Make a random bot, whatever the *rules*."""
    return Random()
