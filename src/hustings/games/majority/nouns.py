"""The words of the table: factions, powers, politics and symbols, in the order of the box."""

from enum import StrEnum
from typing import Final


class _Placed(StrEnum):
    """A word that knows its place among its kind, from 0."""

    def __init__(self, _text: str) -> None:
        self.place = len(type(self)._member_map_)


class Faction(_Placed):
    """A hex tile; the six of the ring clockwise from the top, then the one in the middle."""

    ACTIVISTS = "activists"
    VOTERS = "voters"
    MEDIA = "media"
    MONEY = "money"
    BUREAUCRACY = "bureaucracy"
    JUSTICE = "justice"
    LAWMAKERS = "lawmakers"


class Power(_Placed):
    """A Power Card: one of each faction, in the same places, and two that no faction gives."""

    ACTIVISTS = "activists"
    VOTERS = "voters"
    MEDIA = "media"
    MONEY = "money"
    BUREAUCRACY = "bureaucracy"
    JUSTICE = "justice"
    LAWMAKERS = "lawmakers"
    PRESIDENT = "president"
    MAVERICK = "maverick"


class Politics(_Placed):
    """What a movement stands for: the quadrants clockwise round the tile, then its middle."""

    CHANGE = "change"
    LIBERTY = "liberty"
    TRADITION = "tradition"
    REGULATE = "regulate"
    CENTRIST = "centrist"


class Symbol(_Placed):
    """What a law does to the country."""

    UNREST = "unrest"
    ORDER = "order"
    PLAIN = "plain"


FACTIONS: Final = tuple(Faction)
PLACEABLE: Final = FACTIONS[:-1]
"""Where Supporters may be placed: everywhere but on Lawmakers."""
POWERS: Final = tuple(Power)
QUADRANTS: Final = tuple(Politics)[:-1]
"""Neighbours in this ring are adjoining Politics; opposites are two apart."""
SUPPORTERS: Final = 28
"""Of each colour; one of them stands on the Politics tile."""


def power_of(faction: Faction) -> Power:
    """Return the Power Card of *faction*.

    >>> power_of(Faction.MONEY)
    <Power.MONEY: 'money'>
    """
    return POWERS[faction.place]
