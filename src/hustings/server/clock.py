"""When the table acts for a seat: pure functions of the instant a turn began and of who is here.

All times are in milliseconds since 1970. The instant of every event is kept, and so is every
deadline. Nobody loses time while the server was down: after a restart a turn has its whole time
again, or `RECESS` if it had more than that left to lose.
"""

from hustings.server.ports import Chair, Charter
from hustings.server.settings import SECOND

RECESS = 600 * SECOND
"""How much time a turn has at the least after a restart, if it has as much at all."""


def shown(charter: Charter, began: int) -> int | None:
    """Return when the turn that *began* then is to end, as everybody may see it."""
    return None if charter.turn_seconds is None else began + charter.turn_seconds * SECOND


def resumed(charter: Charter, opened: int, now: int) -> int:
    """Return when the turn that *opened* then counts as begun, if the server is back *now*.

    The end of a long turn stays where it was, however often the server is restarted. A clock that
    was put back lengthens no turn.
    """
    if charter.turn_seconds is None:
        return now
    turn = charter.turn_seconds * SECOND
    return min(now, max(opened, now + min(turn, RECESS) - turn))


def due(charter: Charter, chair: Chair, began: int, away: int | None, grace: int) -> int | None:
    """Return when the table's policy acts for who sits on *chair*, or ``None`` for never.

    *away* is since when the person is gone, ``None`` if here; *grace* how long that is forgiven
    where no clock runs. Where one runs, it is the same for who is here and who is not.
    """
    if chair.bot is not None or charter.leaver == "wait":
        return None
    if not chair.taken:
        return began
    if charter.turn_seconds is not None:
        return shown(charter, began)
    return None if away is None else max(began, away) + grace
