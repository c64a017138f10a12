"""Promotion: Supporters on and off the arrows, until all are firm or Bureaucracy has ruled."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from hustings.core.model import Fact, Objection, Seat
from hustings.games.majority import floor
from hustings.games.majority.actions import (
    Actions,
    Ask,
    Elect,
    Firm,
    Grant,
    Promote,
    Recall,
    Refuse,
    Unelect,
)
from hustings.games.majority.chapters import scandal
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Faction, Power
from hustings.games.majority.stages import Extra, Promoting, Ruling
from hustings.games.majority.table import ask, holder, holds, use

ELECTED: Final = 3
"""Supporters that the Head of Voters may promote beyond the common ones."""


def begin(frame: Frame, state: State) -> State:
    """Open the promotions: nobody stands on an arrow."""
    nobody = (False,) * frame.seats
    stage = Promoting(
        moves=(nobody,) * len(frame.arrows),
        extras=(),
        floor=floor.opened(frame),
        asked=False,
        order=(),
    )
    return ask(state, stage)


def most_edits(frame: Frame) -> int:
    """Return how often a seat may change something in one phase: each arrow on and off."""
    return 2 * len(frame.arrows)


def on_arrows(frame: Frame, stage: Promoting) -> tuple[tuple[int, ...], ...]:
    """Return by arrow, then by seat, the Supporters on it; those without consent are not."""
    counts = [list(map(int, moves)) for moves in stage.moves]
    for extra in stage.extras:
        if extra.granted:
            number = frame.arrow(extra.tail, extra.head)
            assert number is not None, f"expected an arrow, got {extra}"
            counts[number][extra.owner] += 1
    return tuple(map(tuple, counts))


def standing(frame: Frame, state: State, stage: Promoting, tail: Faction, seat: Seat) -> int:
    """Return how many Supporters of *seat* on *tail* do not stand on an arrow."""
    left = state.tiles[tail.place][seat]
    left -= sum([stage.moves[number][seat] for number in frame.out[tail.place]])
    for extra in stage.extras:
        if extra.granted and extra.owner == seat and extra.tail is tail:
            left -= 1
    return left


def waiting(stage: Promoting) -> tuple[Seat, ...]:
    """List who is not firm; after a ruling, whose move it is and who is asked for consent."""
    if not stage.order:
        return floor.unsettled(stage.floor)
    asked = {extra.owner for extra in stage.extras if not extra.granted}
    return tuple(sorted({stage.order[0], *asked}))


def candidates(frame: Frame, state: State, stage: Promoting, seat: Seat) -> Iterator[Actions]:
    """List the moves of a seat, whatever speaks against them; firmness comes first."""
    yield Firm()
    if not stage.asked:
        yield Ask()
    tiles = state.tiles
    for arrow, moves in zip(frame.arrows, stage.moves, strict=True):
        if moves[seat]:
            yield Recall(arrow.tail, arrow.head)
        elif tiles[arrow.tail.place][seat]:
            yield Promote(arrow.tail, arrow.head)
    yield from dict.fromkeys(_answers(state, stage, seat))
    if holds(state, seat, Power.VOTERS):
        # Of several Supporters on their way from one tile to another it is all the same which.
        yield from dict.fromkeys(Unelect(each.tail, each.head, each.owner) for each in stage.extras)
        for arrow in frame.arrows:
            for owner in frame.everyone:
                if tiles[arrow.tail.place][owner]:
                    yield Elect(arrow.tail, arrow.head, owner)


def _answers(state: State, stage: Promoting, seat: Seat) -> Iterator[Actions]:
    """List what *seat* may say to the Head of Voters who wants Supporters of its own moved."""
    for extra in stage.extras:
        if extra.owner == seat and not holds(state, seat, Power.VOTERS):
            if not extra.granted:
                yield Grant(extra.tail, extra.head)
            yield Refuse(extra.tail, extra.head)


def objection(
    frame: Frame, state: State, stage: Promoting, seat: Seat, action: Actions
) -> Objection | None:
    """Say which clause forbids *action* while promotions are open."""
    match action:
        case Grant() | Refuse():
            return _consent_objection(frame, state, stage, seat, action)
        case _ if stage.order and stage.order[0] != seat:
            return Objection(Clause.RULING, {"first": stage.order[0]})
        case Firm():
            return None if stage.order else floor.firm_objection(stage.floor, seat)
        case Ask():
            return Objection(Clause.RULING) if stage.asked else None
        case _:
            return _edit_objection(frame, state, stage, seat, action)


def _edit_objection(
    frame: Frame, state: State, stage: Promoting, seat: Seat, action: Actions
) -> Objection | None:
    assert isinstance(action, Promote | Recall | Elect | Unelect), f"expected a move, got {action}"
    number = frame.arrow(action.tail, action.head)
    where: dict[str, Fact] = {"tail": action.tail.value, "head": action.head.value}
    if number is None:
        return Objection(Clause.ARROW, where)
    match action:
        case Promote():
            if stage.moves[number][seat]:
                return Objection(Clause.ONE, where)
            if standing(frame, state, stage, action.tail, seat) < 1:
                return Objection(Clause.ARROW, where)
        case Recall():
            if not stage.moves[number][seat]:
                return Objection(Clause.ONE, where)
        case Elect():
            if found := _elect_objection(frame, state, stage, seat, action):
                return found
        case Unelect():
            if not holds(state, seat, Power.VOTERS) or _extra(stage, action) is None:
                return Objection(Clause.ELECTION, {"most": ELECTED})
    return _hurry(frame, stage, seat)


def _elect_objection(
    frame: Frame, state: State, stage: Promoting, seat: Seat, action: Elect
) -> Objection | None:
    if not holds(state, seat, Power.VOTERS) or len(stage.extras) >= ELECTED:
        return Objection(Clause.ELECTION, {"most": ELECTED})
    if action.owner not in frame.everyone:
        return Objection(Clause.ELECTION, {"most": ELECTED})
    waiting = sum(
        1
        for extra in stage.extras
        if extra.owner == action.owner and extra.tail is action.tail and not extra.granted
    )
    if standing(frame, state, stage, action.tail, action.owner) - waiting < 1:
        return Objection(Clause.ARROW, {"tail": action.tail.value, "head": action.head.value})
    return None


def _consent_objection(
    frame: Frame, state: State, stage: Promoting, seat: Seat, action: Grant | Refuse
) -> Objection | None:
    where: dict[str, Fact] = {"tail": action.tail.value, "head": action.head.value}
    asked = _asked(stage, seat, action)
    if holds(state, seat, Power.VOTERS) or asked is None:
        return Objection(Clause.CONSENT, where)
    if isinstance(action, Grant):
        if asked.granted:
            return Objection(Clause.CONSENT, where)
        if standing(frame, state, stage, action.tail, seat) < 1:
            return Objection(Clause.ARROW, where)
    return None


def _hurry(frame: Frame, stage: Promoting, seat: Seat) -> Objection | None:
    return floor.edit_objection(frame, stage.floor, seat, most_edits(frame))


def apply(frame: Frame, state: State, stage: Promoting, seat: Seat, action: Actions) -> State:
    """Return the state after *action*; when the last is firm, the gavel falls."""
    match action:
        case Firm():
            return _firm(frame, state, stage, seat)
        case Ask():
            first = holder(state, Power.BUREAUCRACY)
            asked = replace(stage, asked=True)
            return ask(state, Ruling(asked, frame.clockwise(first)))
        case Promote(tail=tail, head=head):
            return _edited(state, _toggled(frame, stage, seat, tail, head), seat)
        case Recall(tail=tail, head=head):
            return _edited(state, _toggled(frame, stage, seat, tail, head), seat)
        case Elect(tail=tail, head=head, owner=owner):
            extra = Extra(tail, head, owner, granted=owner == seat)
            return _edited(state, replace(stage, extras=(*stage.extras, extra)), seat)
        case Unelect():
            return _edited(state, _without(stage, _extra(stage, action)), seat)
        case Grant():
            asked_for = _asked(stage, seat, action)
            assert asked_for is not None, f"expected a wish to grant, got {action}"
            granted = _without(stage, asked_for)
            granted = replace(granted, extras=(*granted.extras, replace(asked_for, granted=True)))
            return _answered(state, granted)
        case _:
            assert isinstance(action, Refuse), f"expected a refusal, got {action}"
            return _answered(state, _without(stage, _asked(stage, seat, action)))


def _edited(state: State, stage: Promoting, seat: Seat) -> State:
    """Keep what *seat* has changed. After a ruling nobody's firmness is touched, but it counts."""
    changed = floor.counted if stage.order else floor.edited
    return replace(state, stage=replace(stage, floor=changed(stage.floor, seat)))


def _answered(state: State, stage: Promoting) -> State:
    """Keep what an owner has answered; being asked costs it none of its own changes."""
    if stage.order:
        return replace(state, stage=stage)
    return replace(state, stage=replace(stage, floor=floor.cleared(stage.floor)))


def _firm(frame: Frame, state: State, stage: Promoting, seat: Seat) -> State:
    if stage.order:
        if len(stage.order) > 1:
            return ask(state, replace(stage, order=stage.order[1:]))
        return gavel(frame, state, stage)
    firm = replace(stage, floor=floor.firm(stage.floor, seat))
    if all(firm.floor.firm):
        return gavel(frame, state, firm)
    return replace(state, stage=firm)


def ruled(state: State, stage: Promoting, order: tuple[Seat, ...]) -> State:
    """Let all make their final moves, one by one in *order*."""
    return ask(state, replace(stage, order=order))


def gavel(frame: Frame, state: State, stage: Promoting) -> State:
    """Fix the promotions; an Election has been used if it moved anybody."""
    if any(extra.granted for extra in stage.extras):
        state = use(state, Power.VOTERS)
    return scandal.begin(frame, state, on_arrows(frame, stage))


def _toggled(frame: Frame, stage: Promoting, seat: Seat, tail: Faction, head: Faction) -> Promoting:
    number = frame.arrow(tail, head)
    assert number is not None, f"expected an arrow from {tail} to {head}"
    moves = stage.moves[number]
    return replace(
        stage,
        moves=with_item(stage.moves, number, with_item(moves, seat, not moves[seat])),
    )


def _without(stage: Promoting, extra: Extra | None) -> Promoting:
    assert extra is not None, "expected an extra Supporter to take back"
    extras = list(stage.extras)
    extras.remove(extra)
    return replace(stage, extras=tuple(extras))


def _extra(stage: Promoting, action: Unelect) -> Extra | None:
    wanted = (action.tail, action.head, action.owner)
    return _first(
        extra for extra in stage.extras if (extra.tail, extra.head, extra.owner) == wanted
    )


def _asked(stage: Promoting, seat: Seat, action: Grant | Refuse) -> Extra | None:
    """Return what *seat* is asked for on an arrow; one not yet granted comes first."""
    wanted = (action.tail, action.head, seat)
    found = [extra for extra in stage.extras if (extra.tail, extra.head, extra.owner) == wanted]
    return _first(sorted(found, key=lambda extra: extra.granted))


def _first(extras: Iterable[Extra]) -> Extra | None:
    return next(iter(extras), None)


def absent(stage: Promoting, seat: Seat) -> Actions:
    """Return what an absent seat does: it is firm, and grants nothing."""
    if stage.order and stage.order[0] != seat:
        asked = next(extra for extra in stage.extras if extra.owner == seat and not extra.granted)
        return Refuse(asked.tail, asked.head)
    return Firm()
