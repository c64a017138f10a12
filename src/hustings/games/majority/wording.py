"""Wording: promises and laws as lines and facts, the same for story, table and deals."""

from hustings.core.model import Fact, Seat
from hustings.core.story import Line
from hustings.games.majority.clauses import Clause
from hustings.games.majority.model import View
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)


def titled(view: View, law: int) -> dict[str, Fact]:
    """Return the facts that name *law*, which the view must show."""
    found = next((each for each in view.laws if each.id == law), None)
    assert found is not None, f"expected law {law} among those in the view"
    return {"law": law, **found.title.facts()}


def seats(*some: Seat) -> str:
    """Return *some* seats as the fact that names them all."""
    return " ".join(map(str, some))


def worded(view: View, promise: Promise, by: Seat) -> Line:
    """Return *promise*, given by *by*, as a line."""
    turn: dict[str, Fact] = {"turn": promise.turn}
    match promise:
        case VoteWord(law=law, yes=yes):
            vote = "yes" if yes else "no"
            return _line("vote", by, {**turn, **titled(view, law), "vote": vote})
        case BidWord(law=law, yes=yes, tokens=tokens):
            vote = "yes" if yes else "no"
            facts: dict[str, Fact] = {**turn, **titled(view, law), "vote": vote, "tokens": tokens}
            return _line("bid", by, facts)
        case AgendaWord(law=law, on=on):
            way = "on" if on else "off"
            return _line("agenda", by, {**turn, **titled(view, law), "way": way})
        case HeadWord(faction=faction, head=head):
            return _line("head", by, {**turn, "faction": faction.value, "head": head})
        case ApartWord(faction=faction, other=other):
            return _line("apart", by, {**turn, "faction": faction.value, "other": other})
        case SendWord(faction=faction, supporters=supporters):
            facts = {**turn, "faction": faction.value, "supporters": supporters}
            return _line("send", by, facts)
        case PresidentWord(president=president):
            return _line("president", by, {**turn, "president": president})
        case SpareWord(power=power, other=other):
            return _line("spare", by, {**turn, "power": power, "other": other})


def _line(kind: str, by: Seat, facts: dict[str, Fact]) -> Line:
    return Line(f"promise-{kind}", by, facts, Clause.WORDS)
