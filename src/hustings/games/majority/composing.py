"""Composing offers and coalitions by questions: each narrows down what can be meant."""

from collections.abc import Generator, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hustings.core.composing import Composing, Query
from hustings.core.model import Seat
from hustings.core.story import Line
from hustings.games.majority.actions import Bid, Offer, Propose
from hustings.games.majority.chapters.bidding import biddable, may_double, spendable
from hustings.games.majority.chapters.coalitions import hurry, is_there
from hustings.games.majority.chapters.deals import (
    MOST_OFFERS,
    MOST_WORDS,
    breaks_word,
    contradict,
    covers,
    has_word,
)
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import View
from hustings.games.majority.moments import is_open, is_public
from hustings.games.majority.nouns import FACTIONS, Faction
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    Proposal,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Bidding, Coalescing, Poll
from hustings.games.majority.wording import titled, worded

X = TypeVar("X")
Asking = Generator[Query, int, X]

ENOUGH: Final = Line("compose-enough")
MOST: Final = range(1, 10)
"""How many Supporters or tokens are offered for a choice."""


def compose(options: Options, view: View, seat: Seat) -> Composing:
    """Ask *seat* for an offer, new or an answer, for any coalition, or for any bid."""
    kinds: list[tuple[Line, Asking[Bid] | Asking[Offer] | Asking[Propose]]] = []
    if isinstance(view.stage, Bidding) and view.stage.queue[0] == seat:
        kinds.append((Line("compose-bid"), _bid(view, seat, view.stage.poll)))
    if view.offered[seat] < MOST_OFFERS:
        if sets := _receivers(view, seat):
            kinds.append((Line("compose-offer"), _offer(view, seat, sets)))
        for offer in view.offers:
            if offer.status == "open" and seat in offer.to and seat not in offer.accepted:
                answer = Line("compose-counter", offer.by, {"offer": offer.n + 1})
                kinds.append((answer, _counter(view, seat, offer)))
    if coalitions := list(_coalitions(Frame(len(view.politics), options), view, seat)):
        kinds.append((Line("compose-coalition"), _coalition(view, seat, coalitions)))
    if not kinds:
        yield Query(Line("compose-nothing"), ())
    answers = tuple([answer for answer, _ in kinds])
    # Every other kind may leave no choice, and is asked for all the same.
    offer_alone = answers == (Line("compose-offer"),)
    number = 0 if offer_alone else (yield Query(Line("compose-what"), answers))
    return (yield from kinds[number][1])


def _bid(view: View, seat: Seat, poll: Poll) -> Asking[Bid]:
    """Ask how much Influence and Capital *seat* adds, and whether it doubles down."""
    most = (biddable(view, poll, seat), spendable(view, poll, seat))
    influence = yield from _one("compose-influence", range(most[0] + 1), view, "influence")
    capital = yield from _one("compose-capital", range(most[1] + 1), view, "capital")
    doubles = (False, True) if may_double(view, poll, seat) else (False,)
    double = yield from _one("compose-double", doubles, view, "double")
    return Bid(influence, capital, double)


def _coalitions(frame: Frame, view: View, seat: Seat) -> Iterator[Propose]:
    """Yield each coalition that *seat* may propose."""
    stage = view.stage
    if not isinstance(stage, Coalescing) or hurry(frame, stage, seat):
        return
    for faction in FACTIONS:
        there = view.tiles[faction.place]
        partners = [other for other in _others(view, seat) if there[other] and there[seat]]
        for others in _sets(partners):
            members = tuple(sorted((seat, *others)))
            for head in members:
                coalition = Propose(faction, members, head)
                if not is_there(stage, coalition):
                    yield coalition


def _coalition(view: View, seat: Seat, among: Sequence[Propose]) -> Asking[Propose]:
    factions = list(dict.fromkeys(each.faction for each in among))
    faction = yield from _one("compose-faction", factions, view, "faction")
    among = [each for each in among if each.faction is faction]
    members = yield from _seats("compose-members", [each.members for each in among], seat)
    heads = [each.head for each in among if each.members == members]
    head = yield from _one("compose-head", heads, view, "head")
    return Propose(faction, members, head)


def _sets(seats: Sequence[Seat]) -> list[tuple[Seat, ...]]:
    """List all sets of *seats* that have somebody in them."""
    sizes = range(1, len(seats) + 1)
    return [some for size in sizes for some in combinations(seats, size)]


def _others(view: View, seat: Seat) -> list[Seat]:
    return [other for other in range(len(view.politics)) if other != seat]


class Side(Struct, frozen=True):
    """One side of an offer: who promises, each the same, and to whom."""

    question: str
    givers: tuple[Seat, ...]
    to: tuple[Seat, ...]

    def fits(self, view: View, word: Promise, given: Sequence[Promise]) -> bool:
        """Say whether the side may promise *word* beside what is *given* here and to others."""
        if not is_open(view, word, view.turns):
            return False
        if any(contradict(word, old) or covers(word, old) or covers(old, word) for old in given):
            return False
        return not any(
            breaks_word(view, giver, (word,)) or has_word(view, giver, self.to, word)
            for giver in self.givers
        )

    def words(self, view: View, given: Sequence[Promise]) -> list[Promise]:
        """List what the side may promise beside what is *given*."""
        first, *more = (dict.fromkeys(_words(view, giver)) for giver in self.givers)
        meant = [word for word in first if all(word in words for words in more)]
        return [word for word in meant if self.fits(view, word, given)]


def _sides(seat: Seat, to: tuple[Seat, ...]) -> tuple[Side, Side]:
    return Side("compose-mine", (seat,), to), Side("compose-yours", to, (seat,))


def _receivers(view: View, seat: Seat) -> list[tuple[Seat, ...]]:
    """List to whom *seat* may make an offer that has any promise in it."""
    return [
        to
        for to in _sets(_others(view, seat))
        if any(side.words(view, ()) for side in _sides(seat, to))
    ]


def _offer(view: View, seat: Seat, sets: Sequence[tuple[Seat, ...]]) -> Asking[Offer]:
    to = yield from _seats("compose-to", sets)
    return (yield from _deal(view, seat, to, ((), ())))


def _counter(view: View, seat: Seat, offer: Proposal) -> Asking[Offer]:
    """Start from the two sides of *offer*, swapped."""
    made = yield from _deal(view, seat, (offer.by,), (offer.yours, offer.mine))
    return replace(made, answers=offer.n)


def _deal(
    view: View,
    seat: Seat,
    to: tuple[Seat, ...],
    start: tuple[tuple[Promise, ...], tuple[Promise, ...]],
) -> Asking[Offer]:
    """Ask for the promises of both sides, one of which may be empty."""
    mine, yours = _sides(seat, to)
    needed = not (start[1] or yours.words(view, ()))
    given = yield from _promises(view, mine, start[0], needed=needed)
    back = yield from _promises(view, yours, start[1], needed=not given)
    return Offer(to, given, back)


def _promises(
    view: View, side: Side, start: Sequence[Promise], *, needed: bool
) -> Asking[tuple[Promise, ...]]:
    """Ask for promises until there are enough, one at least where that is *needed*."""
    given: list[Promise] = []
    for word in start:
        if side.fits(view, word, given):
            given.append(word)
    while True:
        words = side.words(view, given) if len(given) < MOST_WORDS else []
        kinds = list(dict.fromkeys(map(_kind, words)))
        answers = [Line(f"table-promise-{kind}") for kind in kinds]
        answers += [Line("compose-drop")] if given else []
        answers += [ENOUGH] if given or not needed else []
        so_far = tuple([worded(view, word, giver) for giver in side.givers for word in given])
        if answers == [ENOUGH]:
            break
        number = yield Query(Line(side.question), tuple(answers), so_far)
        if answers[number] is ENOUGH:
            break
        if number == len(kinds):
            given.remove((yield from _dropped(view, side.givers[0], given)))
        else:
            given.append((yield from _word(view, [w for w in words if _kind(w) == kinds[number]])))
    return tuple(given)


def _dropped(view: View, giver: Seat, given: Sequence[Promise]) -> Asking[Promise]:
    """Ask which promise is to be left out, if there are several."""
    if len(given) == 1:
        return given[0]
    answers = tuple([worded(view, word, giver) for word in given])
    return given[(yield Query(Line("compose-drop-which"), answers))]


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


def _seats(
    question: str, sets: Sequence[tuple[Seat, ...]], *within: Seat
) -> Asking[tuple[Seat, ...]]:
    """Ask for one of the *sets* that has *within* in it, seat by seat."""
    chosen = set(within)
    while True:
        sets = [each for each in sets if chosen <= set(each)]
        left = sorted({seat for each in sets for seat in each} - chosen)
        enough = tuple(sorted(chosen)) in sets
        if not left:
            break
        answers = [Line("compose-seat", seat) for seat in left]
        number = yield Query(Line(question), (*answers, *([ENOUGH] if enough else [])))
        if number == len(left):
            break
        chosen.add(left[number])
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
            words = ("word-off", "word-on") if field == "on" else ("table-no", "table-yes")
            return Line(words[value])
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
