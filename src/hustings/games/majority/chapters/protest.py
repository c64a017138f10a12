"""Protest: the Head of Activists moves one Supporter of anybody, while coalitions are formed."""

from collections.abc import Iterator

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Protest
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import State
from hustings.games.majority.nouns import FACTIONS, Faction, Power
from hustings.games.majority.stages import Coalescing
from hustings.games.majority.table import holds, shifted


def candidates(frame: Frame, state: State) -> Iterator[Protest]:
    """List every Supporter with every way that it can be moved."""
    for tail in FACTIONS:
        for owner in frame.everyone:
            if state.tiles[tail.place][owner]:
                yield from [Protest(owner, tail, head) for head in FACTIONS if head is not tail]


def objection(
    frame: Frame, state: State, stage: Coalescing, seat: Seat, action: Protest
) -> Objection | None:
    """Say which clause forbids this Protest."""
    if stage.protested or not holds(state, seat, Power.ACTIVISTS):
        return Objection(Clause.PROTEST, {"faction": action.tail.value})
    if action.owner not in frame.everyone or action.tail is action.head:
        return Objection(Clause.PROTEST, {"faction": action.tail.value})
    if not state.tiles[action.tail.place][action.owner]:
        return Objection(Clause.PROTEST, {"faction": action.tail.value})
    barred = not frame.options.protest_into_lawmakers
    if barred and action.head is Faction.LAWMAKERS:
        return Objection(Clause.INTO_LAWMAKERS)
    return None


def moved(state: State, action: Protest) -> State:
    """Return *state* with the Supporter moved."""
    tiles = shifted(state.tiles, action.tail, action.owner, -1)
    return replace(state, tiles=shifted(tiles, action.head, action.owner, 1))
