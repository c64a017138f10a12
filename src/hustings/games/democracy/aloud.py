"""The table of Democracy read aloud: what lies on it now, and how the seats stand."""

from collections.abc import Iterator

from hustings.core.story import Line
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.model import View
from hustings.games.democracy.story import speech_of_day


def table(view: View) -> Iterator[Line]:
    """Tell the upcard and the trump, how much of the island is left, and who is ready."""
    if view.upcard is None:
        return
    left = {"cards": view.pool, "rest": view.rest}
    yield Line("story-speech", facts={"speech": speech_of_day(view)}, weight="heading")
    if view.trump is None:
        yield Line("story-upcard-joker", clause=Clause.NO_TRUMP)
    else:
        card, suit = view.upcard.value, view.trump.value
        yield Line("story-upcard", None, {"card": card, "suit": suit}, Clause.UPCARD)
    yield Line("aloud-left", None, {**left})
    for seat, ready in enumerate(view.ready):
        if ready:
            yield Line("story-ready", seat)


def scores(view: View) -> Iterator[Line]:
    """Tell the tribes that each seat has won."""
    for seat, tribes in enumerate(view.tribes):
        yield Line("story-total", seat, {"tribes": tribes})
