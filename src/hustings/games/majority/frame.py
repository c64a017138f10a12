"""The frame of a game: what never changes while it is played."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from hustings.core.model import Seat
from hustings.games.majority.nouns import FACTIONS, Faction
from hustings.games.majority.options import Options
from hustings.games.majority.sheet import Arrow

T = TypeVar("T")


class Frame:
    """The number of seats, the options, and what they say about board and deck."""

    def __init__(self, seats: int, options: Options) -> None:
        """Seat *seats*, who agreed on *options*."""
        self.seats: Final = seats
        self.everyone: Final = tuple(range(seats))
        self.options: Final = options
        self.arrows: Final = options.board.arrows
        self.laws: Final = MappingProxyType({law.id: law for law in options.deck.laws})
        self._numbers = {arrow: number for number, arrow in enumerate(self.arrows)}
        self.out: Final = tuple(
            tuple(number for number, arrow in enumerate(self.arrows) if arrow.tail is faction)
            for faction in FACTIONS
        )
        """By faction, the numbers of the arrows that lead out of it."""

    def arrow(self, tail: Faction, head: Faction) -> int | None:
        """Return the number of the arrow from *tail* to *head*, if there is one."""
        return self._numbers.get(Arrow(tail, head))

    def clockwise(self, after: Seat, seats: Iterable[Seat] | None = None) -> tuple[Seat, ...]:
        """Return *seats*, or all, from the left of *after* round the table; *after* is last."""
        among = self.everyone if seats is None else seats
        return tuple(sorted(among, key=lambda seat: (seat - after - 1) % self.seats))


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """Return *items* with *item* at *place*.

    >>> with_item((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    return (*items[:place], item, *items[place + 1 :])


def with_more(items: Sequence[int], place: int, more: int) -> tuple[int, ...]:
    """Return *items* with *more* added at *place*.

    >>> with_more((1, 2, 3), 2, -3)
    (1, 2, 0)
    """
    return with_item(items, place, items[place] + more)
