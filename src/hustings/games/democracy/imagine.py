"""Imagining: the worlds that could be behind what one seat has seen.

Everything may be played at any time, so that play gives nothing away: a world is any split of the
unseen cards among hands, voting pool and the rest of the deck, with any card of its hand laid down
by each seat that is ready.
"""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, permutations, product
from math import factorial, prod
from typing import NamedTuple

from hustings.cards.french import Card
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.democracy.deck import deck, in_order
from hustings.games.democracy.model import Options, State, View
from hustings.games.democracy.speech import shared_out


class Hidden(NamedTuple):
    """What no view shows whole, as it is in one world."""

    hands: tuple[tuple[Card, ...], ...]
    pool: tuple[Card, ...]
    """Without the upcard."""
    rest: tuple[Card, ...]
    committed: tuple[Card | None, ...]


def imagined(view: View, options: Options, dice: Dice) -> State:
    """Return a state that could be behind *view*, each as likely as any other."""
    cards = iter(dice.shuffled(unseen(view)))
    hands = tuple(
        view.hand if seat == view.seat else in_order(islice(cards, size))
        for seat, size in enumerate(view.counts)
    )
    pool = tuple(islice(cards, face_down(view.pool)))
    committed = tuple(
        view.chosen if seat == view.seat else dice.choice(hands[seat]) if ready else None
        for seat, ready in enumerate(view.ready)
    )
    return _state(view, options, Hidden(hands, pool, tuple(cards), committed))


def count_worlds(view: View) -> int:
    """Return how many worlds could be behind *view*."""
    hidden = [view.counts[seat] for seat in _hidden(view)]
    chosen = prod(view.counts[seat] for seat in _hidden(view) if view.ready[seat])
    cards = len(unseen(view))
    rest = cards - sum(hidden) - face_down(view.pool)
    return chosen * factorial(cards) // factorial(rest) // prod(map(factorial, hidden))


def enumerate_worlds(view: View, options: Options, limit: int) -> Iterator[State]:
    """Return each world that could be behind *view*, once.

    Raises:
        ValueError: there are more than *limit*.
    """
    count = count_worlds(view)
    if count > limit:
        raise ValueError(f"expected at most {limit} worlds, got {count}")
    return (
        _state(view, options, Hidden(hands, pool, _without(left, pool), committed))
        for hands, left in _hands(view, unseen(view))
        for pool in permutations(left, face_down(view.pool))
        for committed in product(*_choices(view, hands))
    )


def unseen(view: View) -> tuple[Card, ...]:
    """List the cards whose place the viewer does not know."""
    if view.day == 0:  # no island has begun: nothing is dealt, nothing is left over
        return ()
    shown = chain.from_iterable((speech.upcard, *speech.cards) for speech in view.speeches)
    seen = {*view.hand, view.upcard, *shown}
    return tuple(card for card in deck(len(view.counts)) if card not in seen)


def face_down(pool: int) -> int:
    """Return how many of the *pool* cards that are left of the voting pool nobody sees.

    >>> face_down(4), face_down(0)
    (3, 0)
    """
    return max(pool - 1, 0)


def _hidden(view: View) -> list[Seat]:
    return [seat for seat in range(len(view.counts)) if seat != view.seat]


def _hands(
    view: View, cards: tuple[Card, ...], seat: Seat = 0
) -> Iterator[tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]]:
    """Split *cards* among the hands from *seat* on; return each split and what it leaves."""
    if seat == len(view.counts):
        yield (), cards
        return
    shown = seat == view.seat
    for hand in [view.hand] if shown else combinations(cards, view.counts[seat]):
        for hands, left in _hands(view, cards if shown else _without(cards, hand), seat + 1):
            yield (hand, *hands), left


def _choices(view: View, hands: tuple[tuple[Card, ...], ...]) -> list[tuple[Card | None, ...]]:
    """List, by seat, what it may have laid down."""
    choices: list[tuple[Card | None, ...]] = [
        hand if ready else (None,) for hand, ready in zip(hands, view.ready, strict=True)
    ]
    if view.seat is not None:
        choices[view.seat] = (view.chosen,)
    return choices


def _without(cards: tuple[Card, ...], some: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in some)


def _state(view: View, options: Options, hidden: Hidden) -> State:
    piles: tuple[tuple[Card, ...], ...] = ((),) * len(hidden.hands)
    out: tuple[Card, ...] = ()
    for speech in view.speeches:
        piles, out = shared_out(speech, piles, out, options.tie_losers)
    return State(
        dealer=view.dealer,
        day=view.day,
        hands=hidden.hands,
        pool=() if view.upcard is None else (view.upcard, *hidden.pool),
        rest=in_order(hidden.rest),
        committed=hidden.committed,
        piles=piles,
        out=out,
        speeches=view.speeches,
        tribes=view.tribes,
        islands=view.islands,
        asked=view.asked,
    )
