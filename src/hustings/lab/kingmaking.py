"""Kingmaking: whether a seat that could not win any more had it in its hands who would."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import accumulate
from typing import Any, Final

from msgspec import Struct

from hustings.bots.bot import Bot
from hustings.core.dice import Dice
from hustings.core.match import AnyMatch, Match
from hustings.core.measure import Stake
from hustings.core.model import Event, Over, Seat
from hustings.lab.measures import at
from hustings.lab.played import finished

TRIED: Final = 3
"""So many other choices of each seat are tried: all of them would take longer than the game."""


class Kingmaking(Struct, frozen=True):
    """A finished game, by what the last choices of its seats could have made of it."""

    possible: bool
    """Whether one that did not end at the goal could have had others end there, and not itself."""


def kingmaking(match: AnyMatch, bots: Sequence[Bot[Any, Any]], goal: Stake) -> Kingmaking:
    """Try for each seat of a finished *match* other choices than its last; *bots* play on.

    They play on from the choice that was made too, with the same dice, so that what differs comes
    of the choice and not of luck.
    """
    rules = match.rules
    dice = Dice(sha256(b"kingmaking/" + match.seed).digest())
    states = list(
        accumulate(
            match.events,
            lambda state, event: rules.apply(state, event.seat, event.action),
            initial=rules.setup(),
        )
    )
    for seat in range(rules.seats):
        made, *others = (
            at(_over(finished(start, bots)).places, goal)
            for start in _choices(match, states, seat, dice)
        )
        if any(made != other and seat not in made | other for other in others):
            return Kingmaking(possible=True)
    return Kingmaking(possible=False)


def _choices(match: AnyMatch, states: Sequence[Any], seat: Seat, dice: Dice) -> Iterator[AnyMatch]:
    """Yield the game after the last choice of *seat* that was one, as it was and otherwise."""
    rules, events = match.rules, match.events
    for event in reversed(events):
        before = states[event.n]
        if event.seat == seat and len(legal := rules.legal(before, seat)) > 1:
            others = dice.shuffled([action for action in legal if action != event.action])
            for action in (event.action, *others[:TRIED]):
                after = (*events[: event.n], Event(event.n, seat, action))
                yield Match(rules, match.seed, rules.apply(before, seat, action), after)
            return
    yield match


def _over(match: AnyMatch) -> Over:
    turn = match.turn
    assert isinstance(turn, Over), f"expected the end of the game, got {turn}"
    return turn
