"""A speech: the trick in which all cards are shown at once, and who wins it by which clause."""

from collections.abc import Sequence
from typing import Final, Literal

from hustings.cards.french import SUITS, Card, Suit
from hustings.core.model import BySeat
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deck import CHIEF, IDIOT, RANKS, STRENGTH
from hustings.games.democracy.model import Speech

TIED: Final = -1
"""Nobody wins the speech."""
_TRUMP: Final = len(RANKS)
_TRUMP_CHIEF: Final = CHIEF + _TRUMP
_TRUMP_IDIOT: Final = IDIOT + _TRUMP


def standing(strength: int, trump: bool) -> int:
    """Say how high a card of *strength* 0 to 11 stands: any trump above all that are none.

    >>> standing(0, trump=True) > standing(11, trump=False)
    True
    """
    return strength + _TRUMP if trump else strength


def winner(standings: BySeat) -> int:
    """Return the seat of the highest of *standings*, or ``TIED``.

    The 6 of trump wins if the 5 of trump is played too. Trumps can not tie: each has its own rank.

    >>> winner((standing(11, True), standing(0, True), standing(7, True)))
    1
    >>> winner((standing(7, False), standing(7, False), standing(6, False)))
    -1
    """
    first, top, idiot = TIED, -1, TIED
    for seat in range(len(standings)):
        if standings[seat] > top:
            first, top = seat, standings[seat]
        elif standings[seat] == top:
            first = TIED
        if standings[seat] == _TRUMP_IDIOT:
            idiot = seat
    if top == _TRUMP_CHIEF and idiot != TIED:
        return idiot
    return first


def keeps(tied: bool, own: bool) -> bool:
    """Say whether a seat keeps its card in a tie: those *tied* do, others if losers keep their own.

    >>> keeps(tied=True, own=False), keeps(tied=False, own=False)
    (True, False)
    """
    return tied or own


_STANDINGS: Final = {
    trump: {
        card: standing(strength, trump is not None and card.suit is trump)
        for card, strength in STRENGTH.items()
    }
    for trump in (None, *SUITS)
}
"""By trump, then by card, how high it stands: looked up, as games are simulated by the million."""


def decide(upcard: Card, cards: tuple[Card, ...]) -> Speech:
    """Return the speech in which *cards*, by seat, are shown under *upcard*.

    Only what seats play counts: a 5 or 6 as the upcard topples nobody and is not toppled.

    >>> from hustings.cards.french import cards
    >>> decide(*cards("9S"), cards("5S 6S KS")).winner
    1
    >>> decide(*cards("9S"), cards("5H JK1 3D")).tied
    (0, 1)
    """
    suit = upcard.suit  # a joker calls none (speech.no_trump)
    stands = _STANDINGS[suit]
    standings = [stands[card] for card in cards]
    seat = winner(standings)
    if seat == TIED:
        top = max(standings)
        tied = tuple(seat for seat, each in enumerate(standings) if each == top)
        return Speech(upcard, cards, None, tied, Clause.TIE)
    return Speech(upcard, cards, seat, (), _reason(suit, cards[seat], standings))


def shared_out(
    speech: Speech,
    piles: tuple[tuple[Card, ...], ...],
    out: tuple[Card, ...],
    tie_losers: Literal["own", "discard"],
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Return the *piles* and the cards *out* of play with those of *speech* added.

    >>> from hustings.cards.french import cards
    >>> tie = decide(*cards("9S"), cards("KH KD QC"))
    >>> shared_out(tie, ((), (), ()), (), "own")
    (((KH,), (KD,), (QC,)), (9S,))
    >>> shared_out(tie, ((), (), ()), (), "discard")
    (((KH,), (KD,), ()), (9S, QC))
    """
    upcard, cards, owner = speech.upcard, speech.cards, speech.winner
    if owner is not None:
        won = (*piles[owner], *cards, upcard)
        return (*piles[:owner], won, *piles[owner + 1 :]), out
    own = tie_losers == "own"
    keepers = [seat for seat in range(len(cards)) if keeps(seat in speech.tied, own)]
    lost = (cards[seat] for seat in range(len(cards)) if seat not in keepers)
    return tuple(
        (*pile, cards[seat]) if seat in keepers else pile for seat, pile in enumerate(piles)
    ), (*out, upcard, *lost)


def _reason(suit: Suit | None, card: Card, standings: Sequence[int]) -> Clause:
    if suit is not None and card.suit is suit:
        return Clause.IDIOT if _TRUMP_CHIEF in standings and card.rank == "6" else Clause.TRUMP
    if card.suit is None:
        return Clause.JOKER
    return Clause.NO_TRUMP if suit is None else Clause.RANK
