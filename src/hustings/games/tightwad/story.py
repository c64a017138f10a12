"""The story of Tightwad: who led, who took control or could not, and who picked up the tab."""

from collections.abc import Iterator

from hustings.cards.decktet import ACE, Card
from hustings.core.model import Event, Fact, Seat
from hustings.core.story import Line
from hustings.games.tightwad import scoring
from hustings.games.tightwad.clauses import Clause
from hustings.games.tightwad.dealing import FULL_HAND
from hustings.games.tightwad.model import Actions, Deal, Play, Round, View
from hustings.games.tightwad.tricks import beats, winner


def tell(before: View, event: Event[Actions], after: View) -> tuple[Line, ...]:
    """Tell what *event* meant, to whoever had the view *before* it and has the one *after*."""
    match event.action:
        case Deal(dealer=dealer):
            return (*_deal(dealer, after), *_trick(after))
        case Play(card=card):
            assert event.seat is not None, f"nobody can not play {card}"
            return (_play(before, event.seat, card), *_end_of_trick(before, card, after))


def tricks_in_round(view: View) -> int:
    """Return how many tricks the round has: the finished ones, and a card each for the rest."""
    return len(view.tricks) + max(view.counts)


def _deal(dealer: Seat, after: View) -> Iterator[Line]:
    number: dict[str, Fact] = {"round": len(after.rounds) + 1}
    yield Line("story-round", dealer, number, Clause.DEALER, "chapter")
    size = max(after.counts)
    if size < FULL_HAND:
        yield Line("story-short-hands", None, {"cards": size}, Clause.HANDS)


def _trick(view: View) -> Iterator[Line]:
    """Announce the trick that is about to be led."""
    number, tricks = len(view.tricks) + 1, tricks_in_round(view)
    facts: dict[str, Fact] = {"trick": number, "tricks": tricks}
    yield Line("story-trick", None, facts, weight="heading")
    if number == tricks:
        yield Line("story-last-trick", None, facts, Clause.PENALTY)


def _play(before: View, seat: Seat, card: Card) -> Line:
    control = before.trick.control
    if control is None:
        return Line("story-lead", seat, {"card": card.value}, Clause.TURN)
    facts: dict[str, Fact] = {"card": card.value, "control": control.value}
    shared = [suit.value for suit in card.suits if suit in control.suits]
    if beats(card, control):
        facts["suits"] = " ".join(shared)
        if card.rank == ACE:
            return Line("story-control-ace", seat, facts, Clause.ACE)
        return Line("story-control-higher", seat, facts, Clause.HIGHER)
    if card.rank < control.rank:
        return Line("story-shed", seat, facts, Clause.FOLLOW)
    if card.rank > control.rank or card.rank == ACE:
        facts["suits"] = " ".join(suit.value for suit in control.suits)
        return Line("story-no-suit", seat, facts, Clause.HIGHER)
    return Line("story-equal", seat, facts, Clause.HIGHER)


def _end_of_trick(before: View, card: Card, after: View) -> Iterator[Line]:
    number = len(before.tricks) + 1
    if len(after.rounds) > len(before.rounds):
        lost = after.rounds[-1]
        yield _won(lost.loser, number, lost.penalty)
        yield from _end_of_round(lost, after)
    elif len(after.tricks) > len(before.tricks):
        won = after.tricks[-1]
        assert won.control is not None, f"{card} was played to no trick"
        yield _won(winner(won, len(after.counts)), number, won.control)
        yield from _trick(after)


def _won(seat: Seat, number: int, card: Card) -> Line:
    facts: dict[str, Fact] = {"trick": number, "card": card.value}
    return Line("story-trick-won", seat, facts, Clause.WINNER, "result")


def _end_of_round(lost: Round, after: View) -> Iterator[Line]:
    total = after.points[lost.loser]
    facts: dict[str, Fact] = {
        "card": lost.penalty.value,
        "penalty": lost.penalty.rank,
        "total": total,
    }
    yield Line("story-round-lost", lost.loser, facts, Clause.PENALTY, "result")
    if scoring.loses(total):
        yield Line("story-over", lost.loser, {"total": total}, Clause.END, "result")
