"""Imagining: a state that could be behind a view, what is hidden filled in at random."""

from collections.abc import Iterator

from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.majority.chapters.placement import imagined as imagined_hands
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import State, View
from hustings.games.majority.stages import Awarding, Balloting, Mandating, Picking, Placing


def imagined(frame: Frame, view: View, dice: Dice) -> State:
    """Return a state that could be behind *view*."""
    hands = _hands(frame, view)
    drawn, picked, pair, deck = _laws(frame, view, hands, dice)
    return State(
        turn=view.turn,
        stage=view.stage,
        asked=view.asked,
        happened=view.happened,
        politics=view.politics,
        reserve=view.reserve,
        ready=view.ready,
        influence=tuple([_influence(view, seat) for seat in frame.everyone]),
        capital=tuple([_capital(view, seat) for seat in frame.everyone]),
        tiles=view.tiles,
        sent=view.sent,
        holders=view.holders,
        used=view.used,
        backed=view.backed,
        deck=deck,
        aside=view.aside,
        discard=view.discard,
        hands=hands,
        drawn=drawn,
        picked=picked,
        pair=pair,
        blind=_blind(view, dice),
        brought=view.brought,
        shown=view.shown,
        agenda=view.agenda,
        hands_down=tuple(
            [
                view.hands_down
                if seat == view.seat
                else imagined_hands(view.ready[seat], dice)
                if ready and isinstance(view.stage, Placing)
                else None
                for seat, ready in enumerate(view.answered)
            ]
        ),
        ballots=tuple(
            [
                view.ballot
                if seat == view.seat
                else dice.below(2) == 1
                if ready and isinstance(view.stage, Balloting)
                else None
                for seat, ready in enumerate(view.answered)
            ]
        ),
        allotments=view.allotments,
        seen=view.seen,
        instead=view.instead,
        groups=view.groups,
        controls=view.controls,
        votes=view.votes,
        gains=view.gains,
        offers=view.offers,
        offered=view.offered,
        proposals=view.proposals,
        pledges=view.pledges,
        outcome=view.outcome,
    )


def _blind(view: View, dice: Dice) -> int | None:
    """Return a law that may come blindly, while the President has not chosen."""
    pending = isinstance(view.stage, Picking | Mandating)
    return dice.choice(view.discard) if pending and view.discard else None


def _hands(frame: Frame, view: View) -> tuple[tuple[int, ...], ...]:
    """Return who has taken which law: everybody saw it happen, even if it is hidden now."""
    return tuple(
        tuple([vote.law for vote in view.votes if vote.taker == seat]) for seat in frame.everyone
    )


def _laws(
    frame: Frame, view: View, hands: tuple[tuple[int, ...], ...], dice: Dice
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the laws drawn, picked, in the President's hand and in the deck."""
    seen = {law for hand in hands for law in hand}
    seen.update(view.discard, view.agenda, view.drawn, view.picked, view.pair)
    if view.brought is not None:
        seen.add(view.brought)
    hidden = dice.shuffled([law for law in sorted(frame.laws) if law not in seen])
    drawn, picked, pair = view.drawn, view.picked, view.pair
    if not pair:
        pair, hidden = hidden[: view.pairs], hidden[view.pairs :]
    if not drawn and not picked:
        held = view.held + view.choice
        drawn, hidden = hidden[:held], hidden[held:]
    if view.choice and not picked:
        drawn = dice.shuffled(drawn)
        picked, drawn = drawn[: view.choice], drawn[view.choice :]
    return tuple(sorted(drawn)), tuple(sorted(picked)), tuple(sorted(pair)), tuple(sorted(hidden))


def _influence(view: View, seat: Seat) -> int:
    """Return the Influence of *seat*: whoever has counted along knows it in the last turn too."""
    shown = view.influence[seat]
    if shown is not None:
        return shown
    given = view.allotments[seat].influence
    paid = sum(influence for influence, _ in _paid(view, seat, view.turn))
    return view.seen[seat] + given + view.instead[seat] - paid


def _capital(view: View, seat: Seat) -> int:
    """Return the Political Capital of *seat*: all that it has collected, less what it paid."""
    shown = view.capital[seat]
    if shown is not None:
        return shown
    paid = sum(capital for _, capital in _paid(view, seat, 1))
    return sum(gain.capital for gain in view.gains if gain.seat == seat) - paid


def _paid(view: View, seat: Seat, since: int) -> Iterator[tuple[int, int]]:
    """Yield the Influence and the Capital that *seat* has paid for each vote won from *since*."""
    for vote in view.votes:
        if vote.turn >= since and vote.ballots[seat] is vote.passed:
            yield vote.influence[seat], vote.capital[seat]
    match view.stage:
        case Awarding(poll=poll) if poll.ballots[seat]:
            yield poll.influence[seat], poll.capital[seat]
        case _:
            return
