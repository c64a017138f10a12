"""Moments: how far a turn has come, and until when a promise can still be given.

The page says the same (client/deals.ts): its tests hold it to `tools.generated.deal_cases`.
"""

from typing import Final, TypeAlias

from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import Power
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
    Weapon,
)
from hustings.games.majority.stages import (
    Appointing,
    Awarding,
    Balloting,
    Bidding,
    Branding,
    Coalescing,
    Drawing,
    Exposing,
    Filibustering,
    Mandating,
    Nominating,
    Ordering,
    Picking,
    Placing,
    Promoting,
    Resolving,
    Ruling,
    Settling,
    Stage,
)

Public: TypeAlias = State | View
"""What is asked here is public, so that a view answers as well as a state."""

PROMOTION: Final = 1
SCANDAL: Final = 2
COALITION: Final = 3
PRESIDENT: Final = 4
AGENDA: Final = 5
VOTES: Final = 6
BEFORE: Final = 0
"""The table is set up, or a turn is about to begin."""
PHASES: Final[dict[type[Stage], int]] = {
    Placing: PROMOTION,
    Promoting: PROMOTION,
    Exposing: SCANDAL,
    Coalescing: COALITION,
    Settling: PRESIDENT,
    Nominating: PRESIDENT,
    Appointing: PRESIDENT,
    Branding: AGENDA,
    Drawing: AGENDA,
    Picking: AGENDA,
    Mandating: AGENDA,
    Ordering: AGENDA,
    Balloting: VOTES,
    Filibustering: VOTES,
    Bidding: VOTES,
    Awarding: VOTES,
    Resolving: VOTES,
}
"""How far the turn has come at each stage; at the others it has not begun."""
UNTIL: Final[dict[type[Promise], int]] = {
    SendWord: PROMOTION,
    HeadWord: COALITION,
    ApartWord: COALITION,
    PresidentWord: PRESIDENT,
}
"""How far a turn may have come while it can still be promised for it; laws have their own time."""
SPARED_UNTIL: Final[dict[Weapon, int]] = {
    "scandal": SCANDAL,
    "protest": COALITION,
    "filibuster": VOTES,
}
"""The same for each power that can be spared, as long as it has not struck."""


def phase(stage: Stage) -> int:
    """Return how far the turn has come at *stage*."""
    return PHASES.get(type(_unpaused(stage)), BEFORE)


def is_open(state: Public, promise: Promise, turns: int) -> bool:
    """Say whether what *promise* speaks of is still to come, in this turn or the next."""
    if promise.turn == state.turn + 1 <= turns:
        return not isinstance(promise, VoteWord | BidWord | AgendaWord) or is_public(
            state, promise.law
        )
    if promise.turn != state.turn or phase(state.stage) == BEFORE:
        return False
    match promise:
        case VoteWord(law=law):
            return _is_to_come(state, law, (Balloting,))
        case BidWord(law=law):
            return _is_to_come(state, law, (Balloting, Filibustering, Bidding))
        case AgendaWord(law=law):
            # Once the President has brought a law, only the order of the three is open.
            settled = isinstance(state.stage, Ordering) or phase(state.stage) > AGENDA
            return not settled and is_public(state, law)
        case SpareWord(power=power):
            return phase(state.stage) <= SPARED_UNTIL[power] and not _is_spent(state, power)
        case _:
            return phase(state.stage) <= UNTIL[type(promise)]


def _is_spent(state: Public, power: Weapon) -> bool:
    """Say whether *power* has hit somebody in this turn, or can no longer do so in it."""
    match power:
        case "scandal":
            return False  # It pushes at once, and is over.
        case "protest":
            return isinstance(state.stage, Coalescing) and state.stage.protested
        case "filibuster":
            if phase(state.stage) < VOTES:
                return False
            last = vote_number(_unpaused(state.stage)) == len(state.agenda) - 1
            shut = last and not isinstance(state.stage, Balloting | Filibustering)
            return shut or state.used[Power.MAVERICK.place]


def _unpaused(stage: Stage) -> Stage:
    """Return *stage*, or what goes on after a ruling."""
    return stage.paused if isinstance(stage, Ruling) else stage


def is_public(state: Public, law: int) -> bool:
    """Say whether all can see *law* and it may still come to a vote: discard pile or agenda."""
    return law in state.discard or law == state.brought or law in state.agenda


def _is_to_come(state: Public, law: int, stages: tuple[type, ...]) -> bool:
    """Say whether *law* is still to be voted on, or is being voted on at one of *stages*."""
    if not state.agenda:
        return is_public(state, law)
    if law not in state.agenda:
        return False
    stage = _unpaused(state.stage)
    at, now = state.agenda.index(law), vote_number(stage)
    return at > now or (at == now and isinstance(stage, stages))


def vote_number(stage: Stage) -> int:
    """Return which law of the agenda is voted on at *stage*, from 0; -1 if none is yet."""
    match stage:
        case Balloting(number=number) | Resolving(number=number):
            return number
        case Filibustering(poll=poll) | Bidding(poll=poll) | Awarding(poll=poll):
            return poll.number
        case _:
            return -1
