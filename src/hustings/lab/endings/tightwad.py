"""The last tricks of Tightwad for two, with nine points each: whoever takes the last one has lost.

The deck is small as all other cards lie open: two penalties or more, and the tricks of this round,
of which there are more than hands of seven have. Nobody was too low in any of them, so that they
tell nothing of the hands.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from hustings.cards.decktet import CARDS, Card, cards, deck, ordered
from hustings.core.model import BadSetup, Seat
from hustings.games.tightwad.dealing import FULL_HAND, next_dealer
from hustings.games.tightwad.imagine import enumerate_worlds
from hustings.games.tightwad.model import Options, Round, State, Trick
from hustings.games.tightwad.rules import Tightwad
from hustings.games.tightwad.scoring import LIMIT, points
from hustings.games.tightwad.tricks import beats, seat_after, winner

SMALL: Final = "AM AS AW 3MW 4MS 5SW 6MW 8MS 9MS CM CS CW"
"""All cards that show none but Moons, Suns and Waves."""
DECK: Final = deck(1)
_SEATS: Final = 2
_DEALER: Final = 1


def rules() -> Tightwad:
    """Return the rules for two."""
    return Tightwad(_SEATS, Options(allow_two=True))


def worlds(text: str, hand: int, limit: int) -> tuple[State, ...]:
    """Return the ways to deal *hand* cards to each seat from those of *text*.

    Raises:
        BadSetup: they are too few, or so many that no penalties are left.
        ValueError: there are more than *limit* ways.
    """
    held = ordered(cards(text))
    if not 0 < _SEATS * hand <= len(set(held).intersection(DECK)) == len(held):
        raise BadSetup(f"expected cards for {_SEATS} hands of {hand}, got {text}")
    known = _public(held, hand)
    return tuple(enumerate_worlds(rules().view(known, None), limit))


def _public(held: Sequence[Card], hand: int) -> State:
    """Return a state in which all but *held* lies open; its hands are any."""
    shown = [card for card in DECK if card not in held]
    penalties = _nine_each(shown)
    out = [card for kept in penalties for card in kept]
    tricks = tuple(_tricks([card for card in shown if card not in out]))
    return replace(
        rules().setup(),
        dealer=_DEALER,
        hands=(tuple(held[:hand]), tuple(held[hand : _SEATS * hand])),
        trick=Trick(_leader(tricks)),
        tricks=tricks,
        penalties=penalties,
        rounds=tuple(_lost(seat, card) for seat, kept in enumerate(penalties) for card in kept),
        plays=_SEATS * (FULL_HAND * len(out) + len(tricks)),
    )


def _nine_each(shown: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Return penalties that are one point short of losing, and leave an even number of cards."""
    short = [
        some
        for size in range(1, 4)
        for some in combinations(shown, size)
        if points(some) == LIMIT - 1
    ]
    for here, there in combinations(short, _SEATS):
        even = (len(shown) - len(here) - len(there)) % _SEATS == 0
        if even and not set(here).intersection(there):
            return here, there
    raise BadSetup(f"expected other cards of {LIMIT - 1} points for each seat, got {shown}")


def _tricks(shown: Sequence[Card]) -> Iterator[Trick]:
    """Yield tricks of all *shown*, from low to high, each led by who won the one before."""
    leader = next_dealer(_DEALER, _SEATS)
    for low, high in zip(shown[::2], shown[1::2], strict=True):
        trick = Trick(leader, (low, high), high if beats(high, low) else low)
        yield trick
        leader = winner(trick, _SEATS)


def _leader(tricks: Sequence[Trick]) -> Seat:
    return winner(tricks[-1], _SEATS) if tricks else seat_after(_DEALER, 1, _SEATS)


def _lost(seat: Seat, penalty: Card) -> Round:
    """Return a round in which *seat* led the last trick with *penalty*, and nobody took it."""
    other = next(card for card in CARDS if card is not penalty and not beats(card, penalty))
    return Round(seat, FULL_HAND, Trick(seat, (penalty, other), penalty), seat, penalty)
