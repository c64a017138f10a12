"""The table of Majority Rules read aloud: tiles, powers, the question, and how the seats stand."""

from collections.abc import Iterator

from hustings.core.model import Fact
from hustings.core.story import Line
from hustings.games.majority.choices import choice, law_read, question
from hustings.games.majority.clauses import Clause
from hustings.games.majority.model import View
from hustings.games.majority.nouns import FACTIONS, POWERS
from hustings.games.majority.wording import seats, titled, worded

__all__ = ["choice", "question", "scores", "table"]


def table(view: View) -> Iterator[Line]:
    """Tell the tiles with who stands on them, who holds which power, the agenda, the offers."""
    yield Line("aloud-turn", None, {"turn": view.turn, "turns": view.turns})
    for faction in FACTIONS:
        there = view.tiles[faction.place]
        if not any(there):
            yield Line("aloud-empty", None, {"faction": faction.value}, Clause.EMPTY)
        for seat, count in enumerate(there):
            if count:
                facts: dict[str, Fact] = {"faction": faction.value, "supporters": count}
                yield Line("aloud-stands", seat, facts)
    for power in POWERS:
        seat_or_none = view.holders[power.place]
        if seat_or_none is not None:
            message = "aloud-used" if view.used[power.place] else "aloud-holds"
            yield Line(message, seat_or_none, {"power": power.value}, Clause.INTEGRITY)
    for number, law in enumerate(view.agenda, 1):
        yield Line("story-agenda-law", None, {"number": number, **titled(view, law)}, Clause.ORDER)
    for law in dict.fromkeys((*view.agenda, *view.drawn)):
        yield law_read(view, law)
    for offer in view.offers:
        if offer.status == "open":
            yield Line("story-offers", offer.by, {"to": seats(*offer.to), "offer": offer.n + 1})
            yield from [worded(view, word, offer.by) for word in offer.mine]
            yield from [worded(view, word, seat) for seat in offer.to for word in offer.yours]


def scores(view: View) -> Iterator[Line]:
    """Tell Influence and Political Capital of each seat, as far as the viewer may know them."""
    for seat, (influence, capital) in enumerate(zip(view.influence, view.capital, strict=True)):
        if influence is None or capital is None:
            yield Line("aloud-concealed", seat, clause=Clause.CONCEALED)
        else:
            yield Line("aloud-tokens", seat, {"influence": influence, "capital": capital})
