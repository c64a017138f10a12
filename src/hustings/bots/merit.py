"""Merit: how good an end is for each seat, on one scale for every game."""

from hustings.core.model import Seat


def merits(places: tuple[int, ...]) -> tuple[float, ...]:
    """Return by seat the share of the others it has left behind, a tie counting half.

    >>> merits((1, 2, 3))
    (1.0, 0.5, 0.0)
    >>> merits((1, 1, 3))
    (0.75, 0.75, 0.0)
    """
    others = len(places) - 1
    return tuple(
        sum(1.0 if place > mine else 0.5 for place in _without(places, seat) if place >= mine)
        / others
        for seat, mine in enumerate(places)
    )


def _without(places: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return places[:seat] + places[seat + 1 :]
