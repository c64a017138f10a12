"""Scandal: after the gavel, the Head of Media may empty one arrow; then all are pushed."""

from collections.abc import Iterator
from itertools import product

from hustings.core.model import Fact, Objection, Seat
from hustings.games.majority.actions import Actions, Pass, Scandal
from hustings.games.majority.chapters import coalitions
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Exposing
from hustings.games.majority.table import ask, shifted, use


def begin(frame: Frame, state: State, moved: tuple[tuple[int, ...], ...]) -> State:
    """Ask the Head of Media, if there is one and anybody stands on an arrow."""
    if state.holders[Power.MEDIA.place] is None or not any(map(any, moved)):
        return push(frame, state, moved)
    return ask(state, Exposing(moved))


def waiting(state: State) -> tuple[Seat, ...]:
    """Name the Head of Media."""
    head = state.holders[Power.MEDIA.place]
    assert head is not None, "expected a Head of Media"
    return (head,)


def candidates(frame: Frame, stage: Exposing) -> Iterator[Actions]:
    """List every part of every arrow, and letting it be."""
    yield Pass()
    for arrow, counts in zip(frame.arrows, stage.moved, strict=True):
        for taken in product(*[range(count + 1) for count in counts]):
            if any(taken):
                yield Scandal(arrow.tail, arrow.head, taken)


def objection(frame: Frame, stage: Exposing, action: Actions) -> Objection | None:
    """Say which clause forbids this scandal."""
    if isinstance(action, Pass):
        return None
    assert isinstance(action, Scandal), f"expected a scandal, got {action}"
    number = frame.arrow(action.tail, action.head)
    where: dict[str, Fact] = {"tail": action.tail.value, "head": action.head.value}
    if number is None or len(action.supporters) != frame.seats or not any(action.supporters):
        return Objection(Clause.SCANDAL, where)
    there = stage.moved[number]
    fits = all(0 <= taken <= count for taken, count in zip(action.supporters, there, strict=True))
    return None if fits else Objection(Clause.SCANDAL, where)


def apply(frame: Frame, state: State, stage: Exposing, action: Actions) -> State:
    """Send back whom the scandal hits, and push."""
    if not isinstance(action, Scandal):
        return push(frame, state, stage.moved)
    number = frame.arrow(action.tail, action.head)
    assert number is not None, f"expected an arrow, got {action}"
    left = tuple(
        [count - taken for count, taken in zip(stage.moved[number], action.supporters, strict=True)]
    )
    moved = with_item(stage.moved, number, left)
    return push(frame, use(state, Power.MEDIA), moved)


def push(frame: Frame, state: State, moved: tuple[tuple[int, ...], ...]) -> State:
    """Push all Supporters on arrows into the next faction, and open the coalitions."""
    tiles, sent = state.tiles, state.sent
    for arrow, counts in zip(frame.arrows, moved, strict=True):
        for seat, count in enumerate(counts):
            if count:
                tiles = shifted(tiles, arrow.tail, seat, -count)
                tiles = shifted(tiles, arrow.head, seat, count)
                sent = shifted(sent, arrow.head, seat, count)
    return coalitions.begin(frame, state, tiles, sent)
