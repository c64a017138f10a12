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
