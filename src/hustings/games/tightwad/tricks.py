"""Tricks: what may be played, what takes control, and who wins; rules of plain numbers.

A card is its rank and its suits, a bit mask. These few lines decide for every caller: the rules,
the words at the table, bots, and a loop that simulates millions of games.
"""

from typing import Final

from hustings.cards.decktet import ACE, CARDS, Card
from hustings.core.model import Seat
from hustings.games.tightwad.model import Trick


def playable(rank: int, control: int, lowest: int) -> bool:
    """Say whether a card of *rank* may be played on *control* from a hand of *lowest* rank.

    Control is the rank of the card to beat, or 0 for whoever leads. Suits play no part.

    >>> playable(8, control=5, lowest=3), playable(5, control=5, lowest=3)
    (True, True)
    >>> playable(3, control=5, lowest=3), playable(4, control=5, lowest=3)
    (True, False)
    """
    return rank >= control or rank == lowest


def takes_control(rank: int, suits: int, control: int, control_suits: int) -> bool:
    """Say whether a card takes the trick: it shares a suit, and it is higher or an ace.

    >>> moons, suns, knots = 1, 2, 32
    >>> takes_control(9, moons | suns, 7, suns | knots)
    True
    >>> takes_control(8, moons | suns, 8, moons | suns)
    False
    >>> takes_control(1, knots, 9, suns | knots)
    True
    """
    return suits & control_suits != 0 and (rank > control or rank == ACE)


def seat_after(leader: Seat, places: int, seats: int) -> Seat:
    """Return the seat so many *places* clockwise from *leader*, at most once around.

    >>> seat_after(2, 1, seats=3)
    0
    """
    seat = leader + places
    return seat - seats if seat >= seats else seat  # several times as quick as a remainder


def beats(card: Card, control: Card) -> bool:
    """Say whether *card* takes control from *control*.

    >>> beats(Card("AY"), Card("CY")), beats(Card("CM"), Card("CY"))
    (True, False)
    """
    return card in _TAKERS[control]


def _takers(control: Card) -> frozenset[Card]:
    return frozenset(
        card for card in CARDS if takes_control(card.rank, card.mask, control.rank, control.mask)
    )


_TAKERS: Final = {control: _takers(control) for control in CARDS}
"""What takes control from each card: looked up, as games are simulated by the million."""


def winner(trick: Trick, seats: int) -> Seat:
    """Return the seat whose card controls *trick*, which somebody must have led."""
    assert trick.control is not None, f"nobody has led to {trick}"
    return seat_after(trick.leader, trick.cards.index(trick.control), seats)
