"""The floor: an open negotiation, until all are firm; nobody can hold it up for ever."""

from collections.abc import Iterable

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item, with_more
from hustings.games.majority.stages import Floor


def opened(frame: Frame) -> Floor:
    """Return the floor on which nobody has done anything yet."""
    nobody, none = (False,) * frame.seats, (0,) * frame.seats
    return Floor(firm=nobody, been=nobody, edits=none, late=none)


def unsettled(floor: Floor) -> tuple[Seat, ...]:
    """List who is not firm."""
    return tuple([seat for seat, firm in enumerate(floor.firm) if not firm])


def edit_objection(frame: Frame, floor: Floor, seat: Seat, most: int) -> Objection | None:
    """Say why *seat* may not change anything more, of *most* changes in all."""
    if _is_late(floor, seat) and floor.late[seat] >= frame.options.late_edits:
        return Objection(Clause.LATE, {"edits": frame.options.late_edits})
    if floor.edits[seat] >= most:
        return Objection(Clause.LATE, {"edits": most})
    return None


def changes_left(frame: Frame, floor: Floor, seat: Seat, most: int) -> int:
    """Return how often *seat* may still change something, of *most* changes in all."""
    left = most - floor.edits[seat]
    if _is_late(floor, seat):
        left = min(left, frame.options.late_edits - floor.late[seat])
    return left


def proposed(floor: Floor, seat: Seat, members: Iterable[Seat]) -> Floor:
    """Return *floor* after *seat* has proposed something: *members* are asked, and not firm."""
    firm = tuple([firm and one not in members for one, firm in enumerate(floor.firm)])
    return replace(edited(floor, seat), firm=firm)


def edited(floor: Floor, seat: Seat) -> Floor:
    """Return *floor* after *seat* has changed something: nobody is firm any more."""
    late = with_more(floor.late, seat, 1) if _is_late(floor, seat) else floor.late
    return replace(cleared(counted(floor, seat)), late=late)


def counted(floor: Floor, seat: Seat) -> Floor:
    """Return *floor* after a change of *seat* that makes nobody think again."""
    return replace(floor, edits=with_more(floor.edits, seat, 1))


def firm(floor: Floor, seat: Seat) -> Floor:
    """Return *floor* after *seat* has become firm."""
    return replace(
        floor,
        firm=with_item(floor.firm, seat, item=True),
        been=with_item(floor.been, seat, item=True),
    )


def cleared(floor: Floor) -> Floor:
    """Return *floor* with nobody firm, by something that counts as nobody's change."""
    return replace(floor, firm=(False,) * len(floor.firm))


def firm_objection(floor: Floor, seat: Seat) -> Objection | None:
    """Say why *seat* may not be firm: it already is."""
    return Objection(Clause.FIRM) if floor.firm[seat] else None


def _is_late(floor: Floor, seat: Seat) -> bool:
    return all(been for other, been in enumerate(floor.been) if other != seat)
