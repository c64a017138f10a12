"""Merit: how good an end is for each seat, on one scale for every game."""

from hustings.core.model import BySeat, Seat


def merit(places: BySeat, seat: Seat) -> float:
    """Return the share of the others that *seat* has left behind, a tie counting half.

    >>> merit((1, 1, 3), 0)
    0.75
    """
    beaten = 0.0
    for other in range(len(places)):
        if places[other] > places[seat]:
            beaten += 1.0
        elif places[other] == places[seat] and other != seat:
            beaten += 0.5
    return beaten / (len(places) - 1)


def merits(places: tuple[int, ...]) -> tuple[float, ...]:
    """Return the merit by seat.

    >>> merits((1, 2, 3))
    (1.0, 0.5, 0.0)
    """
    return tuple(merit(places, seat) for seat in range(len(places)))


def merit_of_chance(chance: float, seats: int) -> float:
    """Return the merit that goes with a *chance* to win: who loses may be any of the others.

    >>> [round(merit_of_chance(chance, 4), 2) for chance in (0.0, 0.25, 0.5, 1.0)]
    [0.33, 0.5, 0.67, 1.0]
    """
    lost = (seats - 2) / (seats - 1) / 2
    return chance + (1 - chance) * lost
