"""Coalitions: groups on each faction, named heads, Protest, and who is the strongest."""

from collections.abc import Iterator

from msgspec.structs import replace

from hustings.core.model import Fact, Objection, Seat
from hustings.games.majority import floor
from hustings.games.majority.actions import (
    Actions,
    Firm,
    Join,
    Leave,
    Propose,
    Protest,
    Reject,
)
from hustings.games.majority.chapters import protest, settlement
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.ledger import Bloc
from hustings.games.majority.model import State
from hustings.games.majority.nouns import FACTIONS, Faction, Power
from hustings.games.majority.stages import NO_GROUPS, Coalescing, Group, Motion, Refusal
from hustings.games.majority.table import ask, holds, use

MOST_EDITS = len(FACTIONS) + 3
"""How often a seat may change something in one phase: once on each faction, and some more."""


def begin(
    frame: Frame,
    state: State,
    tiles: tuple[tuple[int, ...], ...],
    sent: tuple[tuple[int, ...], ...],
) -> State:
    """Open the coalitions: everybody stands alone."""
    stage = Coalescing(
        groups=NO_GROUPS,
        motions=(),
        proposed=0,
        floor=floor.opened(frame),
        protested=False,
        refused=(),
    )
    return ask(state, stage, tiles=tiles, sent=sent)


def waiting(stage: Coalescing) -> tuple[Seat, ...]:
    """List who is not firm."""
    return floor.unsettled(stage.floor)


def candidates(frame: Frame, state: State, stage: Coalescing, seat: Seat) -> Iterator[Actions]:
    """List being firm, answers, Protests, and leading a coalition of two; seats compose others."""
    yield Firm()
    for motion in stage.motions:
        if seat in motion.members:
            if seat not in motion.joined:
                yield Join(motion.n)
            yield Reject(motion.n)
    for faction in FACTIONS:
        if any(seat in group.members for group in stage.groups[faction.place]):
            yield Leave(faction)
        there = state.tiles[faction.place]
        if there[seat]:
            for other in frame.everyone:
                if other != seat and there[other]:
                    pair = (min(seat, other), max(seat, other))
                    yield Propose(faction, pair, seat)
    if holds(state, seat, Power.ACTIVISTS) and not stage.protested:
        yield from protest.candidates(frame, state)


def objection(
    frame: Frame, state: State, stage: Coalescing, seat: Seat, action: Actions
) -> Objection | None:
    """Say which clause forbids *action* while coalitions are formed."""
    match action:
        case Firm():
            return floor.firm_objection(stage.floor, seat)
        case Protest():
            return protest.objection(frame, state, stage, seat, action)
        case Reject(proposal=n):
            motion = _motion(stage, n)
            if motion is None or seat not in motion.members:
                return Objection(Clause.JOIN, {"why": "closed"})
            return None
        case Join(proposal=n):
            motion = _motion(stage, n)
            if motion is None or seat not in motion.members or seat in motion.joined:
                return Objection(Clause.JOIN, {"why": "closed"})
            return hurry(frame, stage, seat)
        case Leave(faction=faction):
            if _group(stage, faction, seat) is None:
                return Objection(Clause.MEMBERS, {"faction": faction.value})
            return hurry(frame, stage, seat)
        case _:
            assert isinstance(action, Propose), f"expected a proposed coalition, got {action}"
            return _motion_objection(frame, state, stage, seat, action)


def _motion_objection(
    frame: Frame, state: State, stage: Coalescing, seat: Seat, action: Propose
) -> Objection | None:
    faction, members = action.faction, action.members
    where: dict[str, Fact] = {"faction": faction.value}
    there = state.tiles[faction.place]
    if seat not in members or len(members) < 2 or tuple(sorted(set(members))) != members:
        return Objection(Clause.MEMBERS, where)
    if any(member not in frame.everyone or not there[member] for member in members):
        return Objection(Clause.MEMBERS, where)
    if action.head not in members:
        return Objection(Clause.HEAD, where)
    if is_there(stage, action):
        return Objection(Clause.JOIN, _there_already(stage, action, seat))
    return hurry(frame, stage, seat)


def is_there(stage: Coalescing, action: Propose) -> bool:
    """Say whether the very coalition is formed, or proposed, already."""
    formed = Group(action.members, action.head) in stage.groups[action.faction.place]
    return formed or _same(stage, action) is not None


def _same(stage: Coalescing, action: Propose) -> Motion | None:
    """Return the open motion that *action* would repeat."""
    meant = (action.faction, action.members, action.head)
    return next(
        (one for one in stage.motions if (one.faction, one.members, one.head) == meant), None
    )


def _there_already(stage: Coalescing, action: Propose, seat: Seat) -> dict[str, Fact]:
    """Return what *seat* can do about the coalition that it would propose again."""
    motion = _same(stage, action)
    if motion is None:
        return {"why": "stands"}
    return {"why": "wait" if seat in motion.joined else "join", "by": motion.by}


def hurry(frame: Frame, stage: Coalescing, seat: Seat) -> Objection | None:
    """Say why *seat* may not change anything more: it has changed as much as it may."""
    return floor.edit_objection(frame, stage.floor, seat, MOST_EDITS)


def apply(frame: Frame, state: State, stage: Coalescing, seat: Seat, action: Actions) -> State:
    """Return the state after *action*; when the last is firm, the gavel falls."""
    match action:
        case Firm():
            firm = replace(stage, floor=floor.firm(stage.floor, seat))
            if all(firm.floor.firm):
                judged = replace(state, groups=firm.groups)
                return settlement.begin(frame, judged, blocs(frame, judged, firm.groups))
            return replace(state, stage=firm)
        case Protest():
            return _protested(state, stage, action)
        case Reject(proposal=n):
            left = tuple([motion for motion in stage.motions if motion.n != n])
            refused = (*stage.refused, *_refusal(state, stage, seat, n))
            return replace(state, stage=replace(stage, motions=left, refused=refused))
        case Propose(faction=faction, members=members, head=head):
            motion = Motion(stage.proposed, faction, seat, members, head, (seat,))
            proposed = replace(
                stage,
                motions=(*stage.motions, motion),
                proposed=stage.proposed + 1,
                floor=floor.proposed(stage.floor, seat, members),
            )
            return replace(state, stage=proposed)
        case Join(proposal=n):
            return _edited(state, _joined(stage, seat, n), seat)
        case _:
            assert isinstance(action, Leave), f"expected to leave a coalition, got {action}"
            place, ended = action.faction.place, _group(stage, action.faction, seat)
            groups = tuple([group for group in stage.groups[place] if group is not ended])
            apart = replace(
                stage,
                groups=with_item(stage.groups, place, groups),
                refused=_elsewhere(stage, action.faction),
            )
            return _edited(state, apart, seat)


def _refusal(state: State, stage: Coalescing, seat: Seat, n: int) -> Iterator[Refusal]:
    """Yield what is remembered of it that *seat* does away with a motion: nothing of its own."""
    motion = _motion(stage, n)
    assert motion is not None, f"expected a proposed coalition {n}"
    if seat != motion.by:
        yield Refusal(motion.faction, motion.members, motion.head, state.happened)


def _elsewhere(stage: Coalescing, *factions: Faction) -> tuple[Refusal, ...]:
    """Return what was refused on others than *factions*, where something has changed."""
    return tuple([one for one in stage.refused if one.faction not in factions])


def _edited(state: State, stage: Coalescing, seat: Seat) -> State:
    return replace(state, stage=replace(stage, floor=floor.edited(stage.floor, seat)))


def _joined(stage: Coalescing, seat: Seat, n: int) -> Coalescing:
    """Add *seat* to a motion; joined by all, it is a coalition and ends what contradicts it."""
    motion = _motion(stage, n)
    assert motion is not None, f"expected a proposed coalition {n}"
    if len(motion.joined) + 1 < len(motion.members):
        more = replace(motion, joined=(*motion.joined, seat))
        motions = tuple([more if one is motion else one for one in stage.motions])
        return replace(stage, motions=motions)
    members = set(motion.members)
    place = motion.faction.place
    apart = [one for one in stage.groups[place] if members.isdisjoint(one.members)]
    groups = (*apart, Group(motion.members, motion.head))
    motions = tuple(
        [
            one
            for one in stage.motions
            if one.faction is not motion.faction or members.isdisjoint(one.members)
        ]
    )
    return replace(
        stage,
        groups=with_item(stage.groups, place, groups),
        motions=motions,
        refused=_elsewhere(stage, motion.faction),
    )


def _protested(state: State, stage: Coalescing, action: Protest) -> State:
    """Move a Supporter; who has none left there is in no coalition, and a headless one ends."""
    state = protest.moved(use(state, Power.ACTIVISTS), action)
    place, owner = action.tail.place, action.owner
    groups, motions = stage.groups, stage.motions
    if not state.tiles[place][owner]:
        left = tuple([one for group in groups[place] for one in _without(group, owner)])
        groups = with_item(groups, place, left)
        motions = tuple(
            [one for one in motions if one.faction is not action.tail or owner not in one.members]
        )
    return replace(
        state,
        stage=replace(
            stage,
            groups=groups,
            motions=motions,
            floor=floor.cleared(stage.floor),
            protested=True,
            refused=_elsewhere(stage, action.tail, action.head),
        ),
    )


def _without(group: Group, seat: Seat) -> Iterator[Group]:
    """Yield what is left of *group* when *seat* has nobody there: nothing without head or peer."""
    members = tuple([member for member in group.members if member != seat])
    if group.head != seat and len(members) > 1:
        yield Group(members, group.head)


def blocs(
    frame: Frame, state: State, groups: tuple[tuple[Group, ...], ...]
) -> tuple[tuple[Bloc, ...], ...]:
    """Return by faction who stands together, each seat with Supporters there exactly once."""
    everywhere = zip(state.tiles, groups, strict=True)
    return tuple([tuple(_blocs(frame, there, formed)) for there, formed in everywhere])


def _blocs(frame: Frame, there: tuple[int, ...], formed: tuple[Group, ...]) -> Iterator[Bloc]:
    for group in formed:
        strength = sum([there[member] for member in group.members])
        yield Bloc(group.head, group.members, strength)
    together = {seat for group in formed for seat in group.members}
    for seat in frame.everyone:
        if there[seat] and seat not in together:
            yield Bloc(seat, (seat,), there[seat])


def _motion(stage: Coalescing, n: int) -> Motion | None:
    return next((motion for motion in stage.motions if motion.n == n), None)


def _group(stage: Coalescing, faction: Faction, seat: Seat) -> Group | None:
    groups = stage.groups[faction.place]
    return next((group for group in groups if seat in group.members), None)
