"""The story of Democracy: what each deal, each card and each count meant."""

from collections.abc import Iterable, Iterator

from hustings.cards.french import SUITS, Card, Suit
from hustings.core.model import Event, Fact, places
from hustings.core.story import Line
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deck import WORTH
from hustings.games.democracy.island import LAST_DAY
from hustings.games.democracy.model import Actions, Commit, Count, Deal, Speech, View


def tell(before: View, event: Event[Actions], after: View) -> tuple[Line, ...]:
    """Tell what *event* did between two views of one seat."""
    match event.action:
        case Deal():
            return (*_deal(after), *_upcard(after))
        case Commit() if after.asked > before.asked:
            return (*_reveal(before, after), *_what_follows(before, after))
        case Commit() if event.seat is not None and not before.ready[event.seat]:
            return (Line("story-ready", event.seat),)
        case Commit():
            return ()


def speech_of_day(view: View) -> int:
    """Return which speech of its day comes next, counted from 1."""
    return len(view.speeches) + 1 - sum(view.days[: view.day - 1])


def _deal(after: View) -> Iterator[Line]:
    first = after.day == 1
    island = len(after.islands) + 1
    yield Line("story-day", facts={"island": island, "day": after.day}, weight="chapter")
    yield Line(
        "story-deal",
        after.dealer,
        {"cards": after.days[after.day - 1]},
        Clause.FIRST_DAY if first else Clause.SECOND_DAY,
    )


def _upcard(after: View) -> Iterator[Line]:
    assert after.upcard is not None, "expected a pool with a card left"
    card = after.upcard.value
    yield Line("story-speech", facts={"speech": speech_of_day(after)}, weight="heading")
    if after.trump is None:
        yield Line("story-upcard-joker", clause=Clause.NO_TRUMP)
    else:
        facts: dict[str, Fact] = {"card": card, "suit": after.trump.value}
        yield Line("story-upcard", None, facts, Clause.UPCARD)


def _reveal(before: View, after: View) -> Iterator[Line]:
    speech = after.speeches[-1]
    for seat, card in enumerate(speech.cards):
        yield Line("story-shown", seat, {"card": card.value})
    if speech.winner is None:
        yield _tie(speech, after.out[len(before.out) :])
        return
    card = speech.cards[speech.winner]
    rule = speech.clause.removeprefix("speech.")
    yield Line(
        f"story-won-{rule}", speech.winner, {"card": card.value}, speech.clause, weight="result"
    )


def _tie(speech: Speech, lost: tuple[Card, ...]) -> Line:
    upcard, *losers = lost
    facts = {
        "tied": _text(speech.cards[seat] for seat in speech.tied),
        "upcard": upcard.value,
        "lost": _text(losers),
    }
    message = "story-tie-discard" if losers else "story-tie"
    return Line(message, None, facts, Clause.TIE, weight="result")


def _what_follows(before: View, after: View) -> Iterator[Line]:
    if after.pool:
        yield from _upcard(after)
        return
    yield Line("story-night", facts={"day": after.day})
    if after.day == LAST_DAY:
        yield from _count(after)
        yield from _tribes(after)
        yield from _over(after) if after.over else _next(after)


def _count(after: View) -> Iterator[Line]:
    count = after.islands[-1]
    yield Line("story-count", facts={"island": len(after.islands)}, weight="chapter")
    if count.by == "pile":
        yield from _piles(count)
        return
    for suit, taken in zip(SUITS, zip(*count.points, strict=True), strict=True):
        yield _tribe(suit, taken, count)
        yield from _missing(suit, sum(taken), after.out)


def _tribe(suit: Suit, taken: tuple[int, ...], count: Count) -> Line:
    owner, most = count.owners[suit.index], max(taken)
    facts: dict[str, Fact] = {"suit": suit.value, "points": most}
    if owner is None:
        if taken.count(most) > 1:
            return Line("story-tribe-split", None, facts, Clause.MAJORITY, weight="result")
        closest = taken.index(most)
        return Line("story-tribe-nobody", closest, facts, Clause.MAJORITY, weight="result")
    if count.swept[suit.index] and count.scored[owner] > count.owners.count(owner):
        return Line("story-tribe-swept", owner, facts, Clause.SWEEP, weight="result")
    return Line("story-tribe", owner, facts, Clause.MAJORITY, weight="result")


def _missing(suit: Suit, counted: int, out: tuple[Card, ...]) -> Iterator[Line]:
    cards = _text(card for card in out if card.suit is suit and WORTH[card] > 0)
    if cards:
        yield Line("story-out", None, {"suit": suit.value, "points": counted, "cards": cards})


def _piles(count: Count) -> Iterator[Line]:
    taken = [sum(points) for points in count.points]
    if len(set(taken)) == 1:
        yield Line("story-piles-even", None, {"points": taken[0]}, Clause.MAJORITY, "result")
        return
    for seat, points in enumerate(taken):
        clause = Clause.SWEEP if count.scored[seat] > 1 else Clause.MAJORITY
        facts: dict[str, Fact] = {"points": points, "tribes": count.scored[seat]}
        yield Line("story-pile", seat, facts, clause, weight="result")


def _tribes(after: View) -> Iterator[Line]:
    yield Line("story-tribes", weight="chapter")
    for seat, tribes in enumerate(after.tribes):
        yield Line("story-total", seat, {"tribes": tribes})


def _next(after: View) -> Iterator[Line]:
    assert after.dealer is not None, "expected an island that somebody dealt"
    dealer = (after.dealer + 1) % len(after.counts)
    yield Line("story-next", dealer, {"island": len(after.islands) + 1}, Clause.NEXT)


def _over(after: View) -> Iterator[Line]:
    yield Line("story-over", weight="chapter")
    first = [seat for seat, place in enumerate(places(after.tribes)) if place == 1]
    message = "story-winner" if len(first) == 1 else "story-winner-shared"
    for seat in first:
        yield Line(message, seat, {"tribes": after.tribes[seat]}, Clause.END, weight="result")


def _text(cards: Iterable[Card]) -> str:
    return " ".join(card.value for card in cards)
