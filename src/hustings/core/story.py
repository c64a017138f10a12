"""The story: what happened, told in lines of ids and facts that every language can word.

A game's ``story`` module has one function, ``tell(before, event, after)``, of two views and the
event between them, all as one viewer sees them: it can not tell what that viewer may not know.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Fact, Seat

Weight: TypeAlias = Literal["line", "result", "heading", "chapter"]


class Line(Struct, frozen=True):
    """One sentence of the story."""

    id: str
    """A message of the game's catalogue: ``story-…``."""
    seat: Seat | None = None
    """Whom the sentence is about; worded with a name, or as *you*."""
    facts: dict[str, Fact] = {}
    """What the sentence names. Several cards are one text with spaces between them."""
    clause: str | None = None
    """The clause that decided it, for a link into the rulebook."""
    weight: Weight = "line"
    """A ``result`` ends a trick or a round and folds what led to it; a ``chapter`` is a heading.

    A ``heading`` stands over what goes on now, and is folded with it.
    """
