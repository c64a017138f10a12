"""Placement: all fill their hands in secret and show them at once."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Hand, Place
from hustings.games.majority.chapters import promotion
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import PLACEABLE, Faction
from hustings.games.majority.table import shifted


@cache
def placements(supporters: int) -> tuple[Place, ...]:
    """Return every way to place so many *supporters*, in one hand or in two.

    >>> len(placements(6))
    111
    """
    return tuple(Place(hands) for hands in _hands(supporters))


def _hands(supporters: int) -> Iterator[tuple[Hand, ...]]:
    for faction in PLACEABLE:
        yield (Hand(faction, supporters),)
    for left, right in combinations(PLACEABLE, 2):
        for n in range(supporters + 1):
            yield (Hand(left, n), Hand(right, supporters - n))


def waiting(state: State) -> tuple[Seat, ...]:
    """List who has not filled its hands."""
    return tuple([seat for seat, hands in enumerate(state.hands_down) if hands is None])


def candidates(state: State, seat: Seat) -> Iterable[Place]:
    """List every placement, also for a seat that may still think again."""
    return placements(state.ready[seat])


def objection(state: State, seat: Seat, action: Place) -> Objection | None:
    """Say which clause forbids to place so."""
    hands = action.hands
    if hands is None or not 1 <= len(hands) <= 2:
        return Objection(Clause.HANDS)
    if len({hand.faction for hand in hands}) < len(hands):
        return Objection(Clause.HANDS)
    if any(hand.faction is Faction.LAWMAKERS for hand in hands):
        return Objection(Clause.NOT_LAWMAKERS)
    placed = sum(hand.supporters for hand in hands)
    if placed != state.ready[seat] or any(hand.supporters < 0 for hand in hands):
        return Objection(Clause.ALL_PLACED, {"ready": state.ready[seat], "placed": placed})
    return None


def apply(frame: Frame, state: State, seat: Seat, action: Place) -> State:
    """Keep the hands of *seat*; the last one shows them all."""
    down = with_item(state.hands_down, seat, action.hands)
    if None in down:
        return replace(state, hands_down=down)
    tiles, sent = state.tiles, state.sent
    for owner, hands in enumerate(down):
        for hand in hands or ():
            tiles = shifted(tiles, hand.faction, owner, hand.supporters)
            sent = shifted(sent, hand.faction, owner, hand.supporters)
    none = (0,) * frame.seats
    shown = replace(state, tiles=tiles, sent=sent, ready=none, hands_down=(None,) * frame.seats)
    return promotion.begin(frame, shown)


def absent(state: State, seat: Seat) -> Actions:
    """Return what an absent seat places: all it has, where most of its Supporters stand."""
    most = max(PLACEABLE, key=lambda faction: state.tiles[faction.place][seat])
    return Place((Hand(most, state.ready[seat]),))


def imagined(ready: int, dice: Dice) -> tuple[Hand, ...]:
    """Return hands that a seat with *ready* Supporters may have filled."""
    hands = dice.choice(placements(ready)).hands
    assert hands is not None, "expected hands that are known"
    return hands
