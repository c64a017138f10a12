"""What a seat may know of Majority Rules, as numbers with names.

Seats are counted clockwise from the seat itself; factions, powers, politics and symbols are in the
order of the box. What is hidden is -1. What offers and promises say is words, and left out; how
many promises each seat has kept, broken and still owes is not.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, get_args

import numpy as np

from hustings.core.model import Seat
from hustings.games.majority.model import View
from hustings.games.majority.moments import vote_number
from hustings.games.majority.nouns import FACTIONS, POWERS, Politics, Symbol
from hustings.games.majority.rules import MajorityRules
from hustings.games.majority.sheet import Law, Words
from hustings.games.majority.stages import (
    Awarding,
    Bidding,
    Coalescing,
    Filibustering,
    Promoting,
    Stage,
)
from hustings.kernels.kernel import Layout, Numbers

_STAGES: Final = get_args(Stage)
_POLITICS: Final = tuple(Politics)
_SYMBOLS: Final = tuple(Symbol)
_LAW: Final = len(_SYMBOLS) + 2 * (len(_POLITICS) + len(FACTIONS))
"""A law is its symbol, whom it rewards, and whom it penalises."""
_AGENDA: Final = 3
_OWN: Final = 7
"""The laws that the viewer alone may see, at most."""
HIDDEN: Final = -1
MOST: Final = 127


def layout(seats: int) -> Layout:
    """Return the parts of an observation at a table of *seats*, in order, and their lengths."""
    return (
        ("stage", len(_STAGES)),
        ("turn", 3),  # its number, how many there are, and whether it is the last
        ("politics", seats * len(_POLITICS)),
        ("reserve", seats),
        ("ready", seats),
        ("influence", seats),
        ("capital", seats),
        ("taken", seats),  # laws in hand
        ("tiles", len(FACTIONS) * seats),
        ("sent", len(FACTIONS) * seats),
        ("holders", len(POWERS) * seats),
        ("used", len(POWERS)),
        ("piles", 4),  # the deck, the discard pile, and what the Speaker and the President hold
        ("agenda", _AGENDA * _LAW),
        ("own", _OWN * _LAW),  # drawn, picked, and the President's two
        ("vote", _AGENDA),  # which law of the agenda is voted on
        ("ballots", 2 * seats),  # shown: yes, no
        ("bids", 2 * seats),  # Influence, Capital
        ("answered", seats),
        ("placed", len(FACTIONS)),  # the viewer's own hands
        ("ballot", 2),  # the viewer's own: yes, no
        ("arrows", len(FACTIONS) ** 2 * seats),  # by tail, head and owner, Supporters on them
        ("blocs", len(FACTIONS) * seats),  # by faction: 1 for a member of a coalition, 2 its head
        ("firm", seats),
        ("kept", seats),  # promises, by their giver
        ("broken", seats),
        ("owed", seats),
    )


def observed(rules: MajorityRules, view: View) -> Numbers:
    """Return what the seat may know that has this *view*."""
    parts = dict(_parts(rules, view))
    every = [number for name, _ in layout(rules.seats) for number in parts[name]]
    return np.clip(np.array(every, np.int64), HIDDEN, MOST).astype(np.int8)


def _parts(rules: MajorityRules, view: View) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield each part of the layout with its numbers."""
    me, seats = view.seat or 0, range(rules.seats)
    around = [(me + place) % rules.seats for place in seats]
    yield "stage", [int(isinstance(view.stage, kind)) for kind in _STAGES]
    yield "turn", [view.turn, view.turns, int(view.last)]
    yield (
        "politics",
        [
            int(each in politics)
            for politics in (view.politics[seat] if view.politics else () for seat in around)
            for each in _POLITICS
        ],
    )
    yield "reserve", [view.reserve[seat] for seat in around]
    yield "ready", [view.ready[seat] for seat in around]
    yield "influence", [_shown(view.influence[seat]) for seat in around]
    yield "capital", [_shown(view.capital[seat]) for seat in around]
    hands = [view.hands[seat] for seat in around]
    yield "taken", [HIDDEN if hand is None else len(hand) for hand in hands]
    yield "tiles", [tile[seat] for tile in view.tiles for seat in around]
    yield "sent", [tile[seat] for tile in view.sent for seat in around]
    yield "holders", [int(holder == seat) for holder in view.holders for seat in around]
    yield "used", [int(used) for used in view.used]
    yield "piles", [view.deck, len(view.discard), view.held + view.choice, view.pairs]
    yield "agenda", _laws(view, view.agenda, _AGENDA)
    yield "own", _laws(view, (*view.drawn, *view.picked, *view.pair), _OWN)
    number = vote_number(view.stage)
    yield "vote", [int(number == place) for place in range(_AGENDA)]
    yield from _poll(view.stage, around)
    yield "answered", [int(view.answered[seat]) for seat in around]
    placed = {hand.faction: hand.supporters for hand in view.hands_down or ()}
    yield "placed", [placed.get(faction, 0) for faction in FACTIONS]
    yield "ballot", [int(view.ballot is True), int(view.ballot is False)]
    yield from _negotiation(rules, view.stage, around)
    for name, verdict in (("kept", "kept"), ("broken", "broken"), ("owed", "open")):
        givers = [pledge.by for pledge in view.pledges if pledge.verdict == verdict]
        yield name, [givers.count(seat) for seat in around]


def _shown(count: int | None) -> int:
    return HIDDEN if count is None else count


def _laws(view: View, ids: Iterable[int], most: int) -> list[int]:
    """Return the laws of these *ids*, and nothing for those that are less than *most*."""
    known = {law.id: law for law in view.laws}
    numbers = [number for law in ids for number in _law(known[law])]
    return numbers + [0] * (most * _LAW - len(numbers))


def _law(law: Law) -> list[int]:
    symbol = [int(law.symbol is symbol) for symbol in _SYMBOLS]
    return [*symbol, *_words(law.reward), *_words(law.penalty)]


def _words(words: Words) -> list[int]:
    politics = [int(each in words.politics) for each in _POLITICS]
    return [*politics, *(int(faction in words.powers) for faction in FACTIONS)]


def _poll(stage: Stage, around: Sequence[Seat]) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield what is shown of a vote under way."""
    if isinstance(stage, Filibustering | Bidding | Awarding):
        poll = stage.poll
        ballots = [poll.ballots[seat] for seat in around]
        yield "ballots", [*map(int, ballots), *(int(not yes) for yes in ballots)]
        tokens = (poll.influence, poll.capital)
        yield "bids", [bids[seat] for bids in tokens for seat in around]
    else:
        yield "ballots", [0] * 2 * len(around)
        yield "bids", [0] * 2 * len(around)


def _negotiation(
    rules: MajorityRules, stage: Stage, around: Sequence[Seat]
) -> Iterator[tuple[str, Sequence[int]]]:
    """Yield what seats have agreed on so far at a stage at which they negotiate."""
    seats = len(around)
    arrows = np.zeros((len(FACTIONS), len(FACTIONS), seats), np.int64)
    blocs = np.zeros((len(FACTIONS), seats), np.int64)
    firm = [0] * seats
    if isinstance(stage, Promoting | Coalescing):
        firm = [int(stage.floor.firm[seat]) for seat in around]
    if isinstance(stage, Promoting):
        for arrow, moved in zip(rules.options.board.arrows, stage.moves, strict=True):
            arrows[arrow.tail.place, arrow.head.place] = [int(moved[seat]) for seat in around]
        for extra in stage.extras:
            if extra.granted:
                owner = around.index(extra.owner)
                arrows[extra.tail.place, extra.head.place, owner] += 1
    if isinstance(stage, Coalescing):
        for faction, groups in zip(FACTIONS, stage.groups, strict=True):
            for group in groups:
                for seat in group.members:
                    blocs[faction.place, around.index(seat)] = 1 + (seat == group.head)
    yield "arrows", arrows.ravel().tolist()
    yield "blocs", blocs.ravel().tolist()
    yield "firm", firm
