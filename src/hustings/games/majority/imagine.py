"""Imagining: a state that could be behind a view, what is hidden filled in at random."""

from collections.abc import Iterator
from typing import Literal

from hustings.core.dice import Dice
from hustings.games.majority.chapters.placement import imagined as imagined_hands
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import State, View
from hustings.games.majority.stages import Balloting, Bidding, Filibustering, Placing, Ruling

POCKET = 12
"""More tokens than these, beyond what it has bid, a concealed seat is not imagined to have."""


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
        influence=tuple(_tokens(view.influence, _bid(view, "influence"), dice)),
        capital=tuple(_tokens(view.capital, _bid(view, "capital"), dice)),
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
        controls=view.controls,
        votes=view.votes,
        gains=view.gains,
        offers=view.offers,
        offered=view.offered,
        proposals=view.proposals,
        pledges=view.pledges,
        outcome=view.outcome,
    )


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


def _tokens(seen: tuple[int | None, ...], bids: tuple[int, ...], dice: Dice) -> Iterator[int]:
    for count, bid in zip(seen, bids, strict=True):
        yield bid + dice.below(POCKET + 1) if count is None else count


def _bid(view: View, tokens: Literal["influence", "capital"]) -> tuple[int, ...]:
    """Return what each seat has on its ballot now, and so must have."""
    stage = view.stage
    if isinstance(stage, Ruling):
        stage = stage.paused
    if isinstance(stage, Filibustering | Bidding):
        return stage.poll.influence if tokens == "influence" else stage.poll.capital
    return (0,) * len(view.answered)
