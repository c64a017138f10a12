"""What a bot is: something that chooses from a view and a menu, and can say why."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from hustings.core.dice import Dice
from hustings.core.model import A, Option
from hustings.core.ruleset import Ruleset

V_contra = TypeVar("V_contra", contravariant=True)


class Weighed(Struct, Generic[A], frozen=True):
    """A legal action and what a bot thinks of it."""

    action: A
    value: float
    """The estimated value, 0 the worst end and 1 the best."""
    reason: str = ""
    """A message of the game's catalogue, ``bot-…``, or empty."""


class Bot(Protocol[V_contra, A]):
    """A player that never sees the state."""

    def weigh(
        self, view: V_contra, menu: Sequence[Option[A]], dice: Dice
    ) -> tuple[Weighed[A], ...]:
        """Return the legal actions of *menu*, the best first; never empty."""

    def choose(self, view: V_contra, menu: Sequence[Option[A]], dice: Dice) -> A:
        """Return the legal action of *menu* to take."""


@runtime_checkable
class Outspoken(Protocol[V_contra, A]):
    """A bot that tells the table why it does what it does."""

    def spoken(self, view: V_contra, menu: Sequence[Option[A]], dice: Dice) -> tuple[A, str]:
        """Return the action that it chooses, and why: a message ``bot-…``, or empty."""


Maker: TypeAlias = Callable[[Ruleset[Any, Any, Any]], Bot[Any, Any]]
"""What makes a bot for a game, told its rules."""
