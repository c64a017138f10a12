"""The last speeches of an island of Democracy for two, in the English dialect, at four tribes each.

The tribes of which all cards lie open are one each, and the others open; who scores more of those
wins the game. If nobody does, it is as good as even.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hustings.cards.french import SUITS, Card, cards
from hustings.core.dice import Dice
from hustings.core.model import BadSetup
from hustings.games.democracy.deck import deck, in_order
from hustings.games.democracy.imagine import enumerate_worlds
from hustings.games.democracy.island import LAST_DAY, MAJORITY, points_of
from hustings.games.democracy.model import Count, Options, Speech, State
from hustings.games.democracy.rules import Democracy
from hustings.games.democracy.speech import decide, shared_out

SMALL: Final = "6S 10S QS AS 5S 6H JH 3H 5H"
"""Two suits, with a chief and an idiot of each."""
_SEATS: Final = 2
DECK: Final = deck(_SEATS)
_TRIES: Final = 10_000
_EARLIER: Final = Count(
    dealer=0,
    by="suit",
    points=((13, 13, 12, 12), (12, 12, 13, 13)),
    owners=(0, 0, 1, 1),
    scored=(2, 2),
    swept=(False, False, False, False),
)
"""An island that changed nothing. There were two."""


def rules() -> Democracy:
    """Return the rules for two."""
    return Democracy(_SEATS, Options())


def worlds(text: str, hand: int, limit: int) -> tuple[State, ...]:
    """Return the ways to deal all cards of *text*, *hand* to each seat and as many to the pool.

    Raises:
        BadSetup: they are too few or too many, or no even island has come before them.
        ValueError: there are more than *limit* ways for one upcard.
    """
    hidden, table = in_order(set(cards(text))), rules()
    hands = _SEATS + 1
    if not 0 < hand <= table.days[1] or len(hidden) != hands * hand or not set(hidden) < set(DECK):
        raise BadSetup(f"expected {hands} times {hand} cards, {hand} up to {table.days[1]}: {text}")
    island = _level(table, tuple(card for card in DECK if card not in hidden))
    found: list[State] = []
    for upcard in hidden:
        left = [card for card in hidden if card is not upcard]
        known = replace(
            island,
            hands=(tuple(left[:hand]), tuple(left[hand : _SEATS * hand])),
            pool=(upcard, *left[_SEATS * hand :]),
        )
        found += enumerate_worlds(table.view(known, None), table.options, limit)
    return tuple(found)


def _level(table: Democracy, shown: tuple[Card, ...]) -> State:
    """Return the first of many random islands on which *shown* has been played and all is even."""
    for number in range(_TRIES):
        island = _played(table, Dice(b"level %d" % number).shuffled(shown))
        if _is_even(island, shown):
            return island
    raise BadSetup(f"expected cards that an even island can come before, not these: {shown}")


def _played(table: Democracy, order: Sequence[Card]) -> State:
    """Return the island on which cards were played in *order*, upcards before the hands' cards."""
    speeches: list[Speech] = []
    piles: tuple[tuple[Card, ...], ...] = ((),) * _SEATS
    out: tuple[Card, ...] = ()
    for first in range(0, len(order), _SEATS + 1):
        upcard, *laid = order[first : first + _SEATS + 1]
        speeches.append(decide(upcard, tuple(laid)))
        piles, out = shared_out(speeches[-1], piles, out, table.options.tie_losers)
    return replace(
        table.setup(),
        dealer=0,
        day=LAST_DAY,
        piles=piles,
        out=out,
        speeches=tuple(speeches),
        tribes=(4, 4),
        islands=(_EARLIER, replace(_EARLIER, dealer=1)),
        asked=2 * sum(table.days) + len(speeches),
    )


def _is_even(island: State, shown: Sequence[Card]) -> bool:
    """Say whether tribes are scored, evenly, where all cards are *shown*, and nowhere else."""
    settled = [0] * _SEATS
    for suit in SUITS:
        is_open = any(card.suit is suit and card not in shown for card in DECK)
        scorers = [
            seat for seat, pile in enumerate(island.piles) if points_of(pile, suit) >= MAJORITY
        ]
        if is_open == bool(scorers):
            return False
        for seat in scorers:
            settled[seat] += 1
    return len(set(settled)) == 1
