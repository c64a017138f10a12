"""The table of Majority Rules read aloud: tiles, powers, the question, and how the seats stand."""

from collections.abc import Iterator
from typing import Final

from hustings.core.model import Fact, Seat
from hustings.core.story import Line
from hustings.games.majority.choices import choice, law_read, question
from hustings.games.majority.clauses import Clause
from hustings.games.majority.composing import compose
from hustings.games.majority.model import View
from hustings.games.majority.nouns import FACTIONS, POWERS
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    Pledge,
    PresidentWord,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.sheet import Arrow
from hustings.games.majority.stages import Coalescing, Promoting, Ruling
from hustings.games.majority.wording import seats, titled, worded

__all__ = ["SPOKEN", "board", "choice", "compose", "question", "scores", "table"]

SPOKEN: Final = ("offer", "accept", "decline")
"""Kinds of actions that a bot explains to the table, since they are for somebody's ears."""
_MOMENTS: Final[dict[type, str]] = {
    VoteWord: "ballots",
    BidWord: "bids",
    AgendaWord: "agenda",
    HeadWord: "coalitions",
    ApartWord: "coalitions",
    SendWord: "pushed",
    PresidentWord: "president",
    SpareWord: "over",
}
"""At what a promise of each kind is decided."""


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
    for pledge in view.pledges:
        facts = {"to": seats(*pledge.to)}
        yield Line(f"aloud-pledge-{pledge.verdict}", pledge.by, facts, Clause.JUDGED)
        yield worded(view, pledge.promise, pledge.by)
        if pledge.decided is not None:
            facts = {"turn": pledge.promise.turn, "event": pledge.decided}
            yield Line("aloud-decided", None, {**facts, "moment": _moment(view, pledge)})


def _moment(view: View, pledge: Pledge) -> str:
    """Return at what *pledge* was decided, as the message on it has it."""
    match pledge.promise:
        case SpareWord() if pledge.verdict == "broken":
            return "used"
        case VoteWord(law=law, turn=turn) | BidWord(law=law, turn=turn) if pledge.verdict == "void":
            # It was not put to the vote, unless a filibuster barred the bid.
            voted = any(vote.law == law and vote.turn == turn for vote in view.votes)
            return "bids" if voted else "agenda"
        case word:
            return _MOMENTS[type(word)]


def board(options: Options, view: View) -> Iterator[Line]:
    """Tell where the arrows lead and who is on them, and what coalitions there are."""
    stage = view.stage.paused if isinstance(view.stage, Ruling) else view.stage
    for number, arrow in enumerate(options.board.arrows):
        facts: dict[str, Fact] = {"tail": arrow.tail.value, "head": arrow.head.value}
        on = _travellers(stage, number, arrow) if isinstance(stage, Promoting) else ()
        yield Line("aloud-arrow", None, {**facts, "on": seats(*on) if on else "none"}, Clause.ARROW)
    if isinstance(stage, Promoting):
        for extra in stage.extras:
            if not extra.granted:
                ends: dict[str, Fact] = {"tail": extra.tail.value, "head": extra.head.value}
                yield Line("aloud-wish", extra.owner, ends, Clause.CONSENT)
    if isinstance(stage, Coalescing):
        yield from _coalitions(stage)


def _travellers(stage: Promoting, number: int, arrow: Arrow) -> tuple[Seat, ...]:
    """Return who moves along *arrow*, by a move of its own or an Election, once for each."""
    own = [seat for seat, moves in enumerate(stage.moves[number]) if moves]
    ends = (arrow.tail, arrow.head)
    more = [each.owner for each in stage.extras if (each.tail, each.head) == ends and each.granted]
    return (*own, *more)


def _coalitions(stage: Coalescing) -> Iterator[Line]:
    for faction in FACTIONS:
        for group in stage.groups[faction.place]:
            facts: dict[str, Fact] = {"faction": faction.value, "members": seats(*group.members)}
            yield Line("story-coalition", None, {**facts, "head": group.head}, Clause.JOIN)
    for motion in stage.motions:
        facts = {"faction": motion.faction.value, "members": seats(*motion.members)}
        facts |= {"head": motion.head, "joined": seats(*motion.joined)}
        yield Line("aloud-motion", motion.by, facts, Clause.JOIN)


def scores(view: View) -> Iterator[Line]:
    """Tell Influence and Political Capital of each seat, as far as the viewer may know them."""
    for seat, (influence, capital) in enumerate(zip(view.influence, view.capital, strict=True)):
        if influence is None or capital is None:
            yield Line("aloud-concealed", seat, clause=Clause.CONCEALED)
        else:
            yield Line("aloud-tokens", seat, {"influence": influence, "capital": capital})
