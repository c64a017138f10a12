"""The board: what placements, promotions, scandals, protests and a law's effects are worth."""

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Seat
from hustings.games.majority.actions import (
    Actions,
    Add,
    Elect,
    Firm,
    Grant,
    Move,
    Place,
    Promote,
    Protest,
    Recall,
    Refuse,
    Remove,
    Scandal,
    Unelect,
)
from hustings.games.majority.chapters.promotion import on_arrows
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.model import View
from hustings.games.majority.nouns import Faction
from hustings.games.majority.stages import Promoting, Resolving

STEP: Final = 0.12
"""What a promotion has to bring to be worth a change."""
PATIENCE: Final = 10
"""Changes of its own in one phase after which it lets things stand."""


def pushed(
    frame: Frame, tiles: Sequence[Sequence[int]], moved: Sequence[Sequence[int]]
) -> list[list[int]]:
    """Return *tiles* as they will be when what is on the arrows has been pushed."""
    after = [list(there) for there in tiles]
    for arrow, counts in zip(frame.arrows, moved, strict=True):
        for seat, count in enumerate(counts):
            if count:
                after[arrow.tail.place][seat] -= count
                after[arrow.head.place][seat] += count
    return after


def placing(stakes: Stakes, view: View, action: Place) -> float:
    """Return what it is worth to place so; others place too, so what is contested is dearer."""
    tiles = [list(there) for there in view.tiles]
    for hand in action.hands or ():
        tiles[hand.faction.place][stakes.seat] += hand.supporters
    return sum(
        [
            stakes.pile(hand.faction, tiles[hand.faction.place])
            - stakes.pile(hand.faction, view.tiles[hand.faction.place])
            for hand in action.hands or ()
        ]
    )


def promoting(
    frame: Frame, stakes: Stakes, view: View, stage: Promoting, action: Actions
) -> tuple[float, str]:
    """Return what a promotion is worth as others stand now, and why."""
    me = stakes.seat
    if isinstance(action, Firm):
        return 0.0, "bot-firm"
    mine = stage.floor.edits[me]
    if not isinstance(action, Promote | Recall | Elect | Unelect | Grant | Refuse):
        return IDLE, "bot-quiet"
    if mine >= PATIENCE and not isinstance(action, Grant | Refuse):
        return IDLE, "bot-firm"
    tiles = pushed(frame, view.tiles, on_arrows(frame, stage))
    tail, head = action.tail, action.head
    match action:
        case Promote():
            return stakes.moved(tiles, me, tail, head) - STEP, "bot-promote"
        case Recall():
            return stakes.moved(tiles, me, head, tail) - STEP, "bot-recall"
        case Elect(owner=owner):
            # Using the power costs its Integrity, once; the owner may refuse.
            spent = any(extra.granted for extra in stage.extras)
            cost = STEP if spent else 1.0
            doubt = 1.0 if owner == me else 0.4
            return doubt * stakes.moved(tiles, owner, tail, head) - cost, "bot-elect"
        case Unelect(owner=owner):
            return stakes.moved(tiles, owner, head, tail) - 2 * STEP, "bot-recall"
        case Grant():
            return stakes.moved(tiles, me, tail, head) - STEP, "bot-grant"
        case Refuse():
            pending = any(
                not extra.granted and (extra.tail, extra.head, extra.owner) == (tail, head, me)
                for extra in stage.extras
            )
            return (0.05, "bot-refuse") if pending else (IDLE, "bot-refuse")


def scandal(
    frame: Frame,
    stakes: Stakes,
    view: View,
    moved: Sequence[Sequence[int]],
    action: Scandal,
) -> float:
    """Return what this scandal is worth; it costs the Integrity of Media."""
    tiles = pushed(frame, view.tiles, moved)
    worth = -1.0
    for faction, sign in ((action.tail, 1), (action.head, -1)):
        before = tiles[faction.place]
        after = [
            count + sign * taken for count, taken in zip(before, action.supporters, strict=True)
        ]
        worth += stakes.pile(faction, after) - stakes.pile(faction, before)
    # What rivals lose helps a little even where it decides nothing.
    return worth + 0.02 * (sum(action.supporters) - 2 * action.supporters[stakes.seat])


def protest(stakes: Stakes, view: View, action: Protest) -> float:
    """Return what this Protest is worth; it costs the Integrity of Activists."""
    return stakes.moved(view.tiles, action.owner, action.tail, action.head) - 1.0


def effect(stakes: Stakes, view: View, stage: Resolving, action: Add | Remove | Move) -> float:
    """Return what it is worth to carry a law out so."""
    me, most = stakes.seat, stage.amount
    match action:
        case Add(faction=faction):
            return stakes.moved(view.tiles, me, None, faction, min(most, view.reserve[me]))
        case Remove(faction=faction):
            return stakes.moved(view.tiles, me, faction, None, min(most, _on(view, faction, me)))
        case Move(tail=tail, head=head, supporters=supporters):
            return stakes.moved(view.tiles, me, tail, head, supporters)


def _on(view: View, faction: Faction, seat: Seat) -> int:
    return view.tiles[faction.place][seat]
