"""When the table acts for a seat: pure functions of the instant a turn began and of who is here.

All times are in milliseconds since 1970. The instant of every event is kept, and so is every
deadline; after a restart a turn begins anew, so that nobody loses time while the server was down.
"""

from hustings.server.ports import Chair, Charter


def shown(charter: Charter, began: int) -> int | None:
    """Return when the turn that *began* then is to end, as everybody may see it."""
    return None if charter.turn_seconds is None else began + charter.turn_seconds * 1000


def due(charter: Charter, chair: Chair, began: int, away: int | None, grace: int) -> int | None:
    """Return when the table's policy acts for who sits on *chair*, or ``None`` for never.

    *away* is since when the person is gone, ``None`` if here; *grace* how long that is forgiven.
    """
    if chair.bot is not None or charter.leaver == "wait":
        return None
    if not chair.taken:
        return began
    limits = []
    if charter.turn_seconds is not None:
        limits.append(began + charter.turn_seconds * 1000)
    if away is not None:
        limits.append(max(began, away) + grace)
    return min(limits, default=None)
