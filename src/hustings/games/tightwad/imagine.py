"""Imagining: a deal that could be behind what one seat has seen, each as likely as any other.

All that the play of others gives away is this: who played below the controlling card had nothing
lower then, and so has nothing lower now.
"""

from itertools import groupby

from hustings.cards.decktet import Card, deck, ordered
from hustings.core.dice import Dice
from hustings.games.tightwad.dealing import decks
from hustings.games.tightwad.model import State, Trick, View
from hustings.games.tightwad.tricks import beats, seat_after


def floors(view: View) -> tuple[int, ...]:
    """Return the rank, by seat, below which it has shown to hold no card; 0 if it has not."""
    shown = [0] * len(view.counts)
    for trick in (*view.tricks, view.trick):
        for place, card in enumerate(_lowest_shown(trick)):
            if card is not None:
                seat = seat_after(trick.leader, place, len(shown))
                shown[seat] = max(shown[seat], card.rank)
    return tuple(shown)


def unseen(view: View) -> list[Card]:
    """List the cards whose place the viewer does not know."""
    seen = {card for cards in view.penalties for card in cards}
    seen.update(view.hand, view.trick.cards, *(trick.cards for trick in view.tricks))
    return [card for card in deck(decks(len(view.counts))) if card not in seen]


def world(view: View, dice: Dice) -> State:
    """Return a state that could be behind *view*.

    Whoever has shown the highest floor draws first, from the cards that reach it. Whatever it
    draws, equally many are left to those with lower floors; so all worlds are equally likely.
    """
    hidden = [seat for seat in range(len(view.counts)) if seat != view.seat]
    hands = [view.hand] * len(view.counts)
    floor = floors(view)
    left = unseen(view)
    hidden.sort(key=floor.__getitem__, reverse=True)
    for rank, seats in groupby(hidden, floor.__getitem__):
        pool = dice.shuffled([card for card in left if card.rank >= rank])
        for seat in seats:
            count = view.counts[seat]
            hands[seat], pool = ordered(pool[:count]), pool[count:]
            left = [card for card in left if card not in hands[seat]]
    return State(
        dealer=view.dealer,
        hands=tuple(hands),
        trick=view.trick,
        tricks=view.tricks,
        penalties=view.penalties,
        rounds=view.rounds,
        plays=view.plays,
    )


def _lowest_shown(trick: Trick) -> list[Card | None]:
    """Return the cards of *trick* that were lower than the card to beat, ``None`` for others."""
    shown: list[Card | None] = []
    control: Card | None = None
    for card in trick.cards:
        shown.append(card if control is not None and card.rank < control.rank else None)
        if control is None or beats(card, control):
            control = card
    return shown
