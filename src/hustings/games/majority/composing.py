"""Composing offers and coalitions by questions: each narrows down what can be meant."""

from collections.abc import Generator, Iterator, Sequence
from typing import Final, TypeVar

from hustings.core.composing import Composing, Query
from hustings.core.model import Seat
from hustings.core.story import Line
from hustings.games.majority.actions import Offer, Propose
from hustings.games.majority.chapters.deals import MOST_WORDS
from hustings.games.majority.model import View
from hustings.games.majority.moments import is_open, is_public
from hustings.games.majority.nouns import FACTIONS, Faction
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
from hustings.games.majority.stages import Coalescing
from hustings.games.majority.wording import titled

X = TypeVar("X")
Asking = Generator[Query, int, X]

ENOUGH: Final = Line("compose-enough")
MOST: Final = range(1, 10)
"""How many Supporters or tokens are offered for a choice."""


def compose(view: View, seat: Seat) -> Composing:
    """Ask *seat* for an offer, or while coalitions are formed for a coalition of any members."""
    factions = [faction for faction in FACTIONS if _partners(view, seat, faction)]
    if isinstance(view.stage, Coalescing) and factions:
        kinds = (Line("compose-offer"), Line("compose-coalition"))
        if (yield Query(Line("compose-what"), kinds)) == 1:
            return (yield from _coalition(view, seat, factions))
    return (yield from _offer(view, seat))


def _coalition(view: View, seat: Seat, factions: Sequence[Faction]) -> Asking[Propose]:
    faction = yield from _one("compose-faction", factions, view, "faction")
    others = yield from _seats("compose-members", _partners(view, seat, faction))
    members = tuple(sorted((seat, *others)))
    head = yield from _one("compose-head", members, view, "head")
    return Propose(faction, members, head)


def _partners(view: View, seat: Seat, faction: Faction) -> list[Seat]:
    """List who else stands on *faction*, if *seat* does."""
    there = view.tiles[faction.place]
    return [other for other, count in enumerate(there) if count and there[seat] and other != seat]


def _offer(view: View, seat: Seat) -> Asking[Offer]:
    to = yield from _seats("compose-to", _others(view, seat))
    mine = yield from _promises("compose-mine", view, seat)
    yours = yield from _promises("compose-yours", view, to[0])
    return Offer(to, mine, yours)


def _others(view: View, seat: Seat) -> list[Seat]:
    return [other for other in range(len(view.politics)) if other != seat]


def _promises(question: str, view: View, giver: Seat) -> Asking[tuple[Promise, ...]]:
    """Ask for promises of *giver* until there are enough."""
    given: list[Promise] = []
    while len(given) < MOST_WORDS:
        words = [word for word in _words(view, giver) if is_open(view, word, view.turns)]
        kinds = list(dict.fromkeys(map(_kind, words)))
        answers = [Line(f"table-promise-{kind}") for kind in kinds]
        number = yield Query(Line(question), (*answers, ENOUGH))
        if number == len(kinds):
            break
        words = [word for word in words if _kind(word) == kinds[number]]
        given.append((yield from _word(view, words)))
    return tuple(given)


def _word(view: View, words: Sequence[Promise]) -> Asking[Promise]:
    """Ask for one of *words*, all of one kind: field by field, the turn last."""
    fields = [name for name in words[0].__struct_fields__ if name != "turn"]
    for field in (*fields, "turn"):
        values = list(dict.fromkeys(getattr(word, field) for word in words))
        value = yield from _one(f"compose-{field}", values, view, field)
        words = [word for word in words if getattr(word, field) == value]
    (word,) = words
    return word


def _kind(word: Promise) -> str:
    return str(word.__struct_config__.tag)


def _words(view: View, giver: Seat) -> Iterator[Promise]:
    """Yield what *giver* might promise in this turn or the next, open or not."""
    laws = [law.id for law in view.laws if is_public(view, law.id)]
    others = _others(view, giver)
    for turn in (view.turn, view.turn + 1):
        for law in laws:
            yield from [VoteWord(turn=turn, law=law, yes=yes) for yes in (True, False)]
            for yes in (True, False):
                yield from [BidWord(turn=turn, law=law, yes=yes, tokens=n) for n in MOST]
            yield from [AgendaWord(turn=turn, law=law, on=on) for on in (True, False)]
        for faction in FACTIONS:
            for head in (giver, *others):
                yield HeadWord(turn=turn, faction=faction, head=head)
            yield from [ApartWord(turn=turn, faction=faction, other=other) for other in others]
            yield from [SendWord(turn=turn, faction=faction, supporters=n) for n in MOST]
        for other in others:
            yield PresidentWord(turn=turn, president=other)
            yield SpareWord(turn=turn, power="protest", other=other)
            yield SpareWord(turn=turn, power="scandal", other=other)
            yield SpareWord(turn=turn, power="filibuster", other=other)


def _seats(question: str, seats: Sequence[Seat]) -> Asking[tuple[Seat, ...]]:
    """Ask for one of *seats* or more."""
    chosen: list[Seat] = []
    while left := [seat for seat in seats if seat not in chosen]:
        answers = [Line("compose-seat", seat) for seat in left]
        number = yield Query(Line(question), (*answers, *([ENOUGH] if chosen else [])))
        if number == len(left):
            break
        chosen.append(left[number])
    return tuple(sorted(chosen))


def _one(question: str, values: Sequence[X], view: View, field: str) -> Asking[X]:
    """Ask for one of *values* of a *field*, if there is a choice."""
    if len(values) == 1:
        return values[0]
    answers = tuple([_answer(view, field, value) for value in values])
    return values[(yield Query(Line(question), answers))]


def _answer(view: View, field: str, value: object) -> Line:
    """Return *value* of a *field* as an answer."""
    match value:
        case bool():
            words = {"yes": ("table-no", "table-yes"), "on": ("word-off", "word-on")}
            return Line(words[field][value])
        case Faction():
            return Line("compose-word", None, {"word": value.value})
        case str():
            return Line("compose-word", None, {"word": value})
        case _:
            assert isinstance(value, int), f"expected a value of a promise, got {value!r}"
            return _number(view, field, value)


def _number(view: View, field: str, value: int) -> Line:
    if field == "law":
        return Line("compose-law-called", None, titled(view, value))
    if field in ("head", "other", "president"):
        return Line("compose-seat", value)
    if field == "turn":
        return Line("table-turn", None, {"turn": value, "turns": view.turns})
    return Line("compose-number", None, {"number": value})
