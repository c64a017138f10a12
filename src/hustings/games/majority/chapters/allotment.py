"""Allotments: what each turn gives to all, and what the powers add."""

from typing import Final

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.frame import Frame
from hustings.games.majority.ledger import Allotment
from hustings.games.majority.model import State
from hustings.games.majority.nouns import POWERS, Power
from hustings.games.majority.stages import NO_GROUPS, Placing
from hustings.games.majority.table import ask

FIRST: Final = 6
"""Supporters and Influence of the first turn, which has no bonuses."""
BASE: Final = 3
POWERLESS: Final = 6
"""Influence for whoever holds no Power Card."""
SUPPORTER_BONUS: Final = {
    Power.ACTIVISTS: 2,
    Power.VOTERS: 1,
    Power.MEDIA: 1,
    Power.PRESIDENT: 1,
    Power.MAVERICK: 1,
}
INFLUENCE_BONUS: Final = {
    Power.VOTERS: 1,
    Power.MEDIA: 1,
    Power.MONEY: 1,
    Power.BUREAUCRACY: 2,
    Power.JUSTICE: 1,
    Power.LAWMAKERS: 3,
    Power.PRESIDENT: 2,
    Power.MAVERICK: 1,
}


def allotment(frame: Frame, state: State, seat: Seat) -> Allotment:
    """Return what *seat* is given at the beginning of the turn of *state*."""
    if state.turn == 1:
        supporters = influence = FIRST
    else:
        held = [power for power in POWERS if state.holders[power.place] == seat]
        supporters = BASE + sum(SUPPORTER_BONUS.get(power, 0) for power in held)
        influence = BASE + sum(INFLUENCE_BONUS.get(power, 0) for power in held)
        counted = held if frame.options.maverick_blocks_six else set(held) - {Power.MAVERICK}
        influence += 0 if counted else POWERLESS
    short = max(0, supporters - state.reserve[seat])
    return Allotment(supporters - short, influence + short, short)


def dawn(frame: Frame, state: State) -> State:
    """Begin the next turn: all take their allotments, and fill their hands next."""
    state = replace(state, turn=state.turn + 1)
    given = tuple([allotment(frame, state, seat) for seat in frame.everyone])
    none = (0,) * frame.seats
    return ask(
        state,
        Placing(),
        allotments=given,
        seen=state.influence,
        instead=none,
        reserve=tuple(
            [had - one.supporters for had, one in zip(state.reserve, given, strict=True)]
        ),
        ready=tuple([one.supporters for one in given]),
        influence=tuple(
            [had + one.influence for had, one in zip(state.influence, given, strict=True)]
        ),
        sent=(none,) * len(state.sent),
        backed=(None,) * frame.seats,
        brought=None,
        shown=(False,) * frame.seats,
        agenda=(),
        groups=NO_GROUPS,
        offers=(),
        offered=none,
    )
