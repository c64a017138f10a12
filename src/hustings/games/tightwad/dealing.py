"""The deal: who deals, from which decks, and how many cards to each."""

from typing import Final

from hustings.cards.decktet import DECK_SIZE, Card, deck, ordered
from hustings.core.dice import Dice
from hustings.core.model import Objection, Seat
from hustings.games.tightwad.clauses import Clause
from hustings.games.tightwad.model import Deal, State

FULL_HAND: Final = 7
ONE_DECK_SEATS: Final = 5
"""The most that one deck serves."""


def decks(seats: int) -> int:
    """Return how many decks are shuffled together.

    >>> decks(5), decks(6)
    (1, 2)
    """
    return 1 if seats <= ONE_DECK_SEATS else 2


def hand_size(seats: int, penalties: int) -> int:
    """Return how many cards each seat is dealt when *penalties* cards are out of the deck.

    >>> hand_size(4, penalties=8), hand_size(4, penalties=9)
    (7, 6)
    """
    return min(FULL_HAND, (DECK_SIZE * decks(seats) - penalties) // seats)


def stock(penalties: tuple[tuple[Card, ...], ...]) -> list[Card]:
    """List the cards to deal from, in the order of the deck: all but the *penalties* by seat."""
    out = {card for cards in penalties for card in cards}
    return [card for card in deck(decks(len(penalties))) if card not in out]


def next_dealer(dealer: Seat, seats: int) -> Seat:
    """Return who deals after *dealer*: the seat to the left.

    >>> next_dealer(3, seats=4)
    0
    """
    return (dealer + 1) % seats


def deal(state: State, dice: Dice) -> Deal:
    """Shuffle and deal: the first dealer is drawn, then seat 0 gets the first cards, and so on."""
    seats = len(state.hands)
    dealer = dice.below(seats) if state.dealer is None else next_dealer(state.dealer, seats)
    cards = dice.shuffled(stock(state.penalties))
    size = hand_size(seats, penalties=len(state.rounds))
    return Deal(
        dealer,
        tuple(ordered(cards[seat * size : (seat + 1) * size]) for seat in range(seats)),
    )


def deal_objection(state: State, action: Deal) -> Objection | None:
    """Say which clause a deal breaks that chance is said to have brought."""
    seats = len(state.hands)
    dealers = range(seats) if state.dealer is None else [next_dealer(state.dealer, seats)]
    if action.dealer not in dealers:
        return Objection(Clause.DEALER, {"dealer": action.dealer})
    size = hand_size(seats, penalties=len(state.rounds))
    if [size] * seats != [len(hand) for hand in action.hands]:
        return Objection(Clause.HANDS, {"size": size})
    left = set(stock(state.penalties))
    for hand in action.hands:
        known = [card for card in hand if card is not None]
        if hand != ordered(known):
            return Objection(Clause.HANDS, {"size": size})
        for card in known:
            if any(card in cards for cards in state.penalties):
                return Objection(Clause.PENALTY, {"card": card.value})
            if card not in left:
                return Objection(Clause.DECKS, {"card": card.value})
            left.remove(card)
    return None
