"""Tact: what was turned down is not proposed again before something has changed."""

from collections.abc import Sequence
from typing import TypeAlias

from hustings.core.model import Seat
from hustings.games.majority.actions import Actions, Offer, Propose
from hustings.games.majority.model import View
from hustings.games.majority.promises import Promise
from hustings.games.majority.stages import Coalescing, Refusal

Terms: TypeAlias = frozenset[tuple[Seat, frozenset[Promise]]]
"""What each would promise, whoever offers it."""


def is_tactless(view: View, seat: Seat, action: Actions) -> bool:
    """Say whether *action* would put to the table what it has just had and did not want.

    A deal is offered once in a turn, by whichever side. A coalition may be proposed anew once one
    of its members has promised another something; what else is a change `Coalescing.refused` tells.
    """
    match action:
        case Offer(to=to, mine=mine, yours=yours):
            made = {terms(one.by, one.to, one.mine, one.yours) for one in view.offers}
            return terms(seat, to, mine, yours) in made
        case Propose() if isinstance(view.stage, Coalescing):
            return any(
                (one.faction, one.members, one.head)
                == (action.faction, action.members, action.head)
                and not _have_dealt(view, one)
                for one in view.stage.refused
            )
        case _:
            return False


def terms(by: Seat, to: Sequence[Seat], mine: Sequence[Promise], yours: Sequence[Promise]) -> Terms:
    """Return the terms of a deal that *by* offers to each of *to*: *mine* for *yours*."""
    return frozenset({(by, frozenset(mine)), *((other, frozenset(yours)) for other in to)})


def _have_dealt(view: View, refused: Refusal) -> bool:
    """Say whether a member of what was *refused* has promised another something since."""
    members = set(refused.members)
    return any(
        pledge.given > refused.event and pledge.by in members and not members.isdisjoint(pledge.to)
        for pledge in view.pledges
    )
