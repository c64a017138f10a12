"""Imagining: a world that looks the same to one seat, its unseen cards dealt at random."""

from itertools import chain, islice

from hustings.cards.french import Card
from hustings.core.dice import Dice
from hustings.games.democracy.deck import deck, in_order
from hustings.games.democracy.model import Options, State, View
from hustings.games.democracy.speech import shared_out


def imagined(view: View, options: Options, dice: Dice) -> State:
    """Return a state that could be behind *view*, each deal of the unseen cards equally likely."""
    seats = len(view.counts)
    piles: tuple[tuple[Card, ...], ...] = ((),) * seats
    out: tuple[Card, ...] = ()
    for speech in view.speeches:
        piles, out = shared_out(speech, piles, out, options.tie_losers)
    unseen = iter(dice.shuffled(_unseen(view)))
    hands = tuple(
        view.hand if seat == view.seat else in_order(frozenset(islice(unseen, size)))
        for seat, size in enumerate(view.counts)
    )
    return State(
        dealer=view.dealer,
        day=view.day,
        hands=hands,
        pool=() if view.upcard is None else (view.upcard, *islice(unseen, view.pool - 1)),
        rest=in_order(frozenset(unseen)),
        committed=tuple(
            view.chosen if seat == view.seat else dice.choice(hands[seat]) if ready else None
            for seat, ready in enumerate(view.ready)
        ),
        piles=piles,
        out=out,
        speeches=view.speeches,
        tribes=view.tribes,
        islands=view.islands,
        asked=view.asked,
    )


def _unseen(view: View) -> tuple[Card, ...]:
    if view.day == 0:  # no island has begun: nothing is dealt, nothing is left over
        return ()
    shown = chain.from_iterable((speech.upcard, *speech.cards) for speech in view.speeches)
    seen = {*view.hand, view.upcard, *shown}
    return tuple(card for card in deck(len(view.counts)) if card not in seen)
