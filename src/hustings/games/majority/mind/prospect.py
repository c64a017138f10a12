"""Prospects: how likely each seat is to win from here, by all that counts in the end.

Every line of the final account is looked at apart: who leads it now, and by how much, against what
may still change until the end. The country's mood decides what Capital is worth, so the three
moods are weighed by their chances. The numbers were fitted to who won games among careful bots.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from typing import Final, TypeAlias

from hustings.core.model import Seat
from hustings.games.majority.chapters.allotment import INFLUENCE_BONUS, SUPPORTER_BONUS
from hustings.games.majority.chapters.scoring import KINGMAKER, kept
from hustings.games.majority.chapters.settlement import BUSY
from hustings.games.majority.frame import Frame
from hustings.games.majority.ledger import Mood
from hustings.games.majority.model import State
from hustings.games.majority.moments import COALITION, phase
from hustings.games.majority.nouns import FACTIONS, POWERS, Faction, Power, Symbol, power_of
from hustings.games.majority.stages import Dawning, Ended

Worth: TypeAlias = tuple[float, ...]
"""By seat, the chance to win."""
TOKEN: Final = 0.28
"""What a token of Influence is worth while something is left to bid for."""
_SUPPORTER: Final = 0.25
"""What a Supporter of an allotment is worth."""
_INTEGRITY: Final = 0.7
"""What an upright power is likely to bring at the next switch."""
_SPEAKER: Final = 1.5
"""What it is worth to make the agenda."""
_FADE: Final = 0.4
"""How much less a place on a faction says about the end, with each turn that follows."""
_SWING: Final = 0.2
"""The chance that a vote ends in a law of Unrest, and that it ends in one of Order."""
_PRIZES: Final = (5, 3, 3, 5, 3, 3)
"""Majority, Kingmaker, Autocrat, Realpolitik, Establishment, Revolutionary."""
_LEEWAY: Final = ((0.6, 1.7), (0.4, 0.7), (0.35, 0.6), (0.26, 0.33), (0.26, 0.33), (0.26, 0.33))
"""By prize, what a lead may be off at the end of the game, and for each turn until then."""
_FOOTING: Final = (1.0, 0.7)
"""The same for the Supporters on a faction."""
_LUCK: Final = (0.9, 1.4)
"""The same for the points of the final account."""


class Prospect:
    """How the seats stand: points to come by seat, and what the moods make of Capital."""

    __slots__ = ("_capital", "_lawmakers", "_luck", "_moods", "_points", "_token")

    def __init__(self, frame: Frame, state: State) -> None:
        """Look at *state*, in which a turn has begun."""
        self._capital = state.capital
        self._lawmakers = state.tiles[Faction.LAWMAKERS.place]
        votes = 0 if isinstance(state.stage, Ended) else 3 * frame.options.turns - len(state.votes)
        turns = votes / 3
        self._luck = _LUCK[0] + _LUCK[1] * turns
        self._token = TOKEN if votes > 1 else 0.02
        laws = [[frame.laws[law].symbol for law in hand] for hand in state.hands]
        order = [hand.count(Symbol.ORDER) for hand in laws]
        unrest = [hand.count(Symbol.UNREST) for hand in laws]
        self._moods = moods(sum(order) - sum(unrest), votes)
        piles = list(zip(*state.tiles, strict=True))
        lines: tuple[Sequence[int], ...] = (
            [sum(pile) + ready for pile, ready in zip(piles, state.ready, strict=True)],
            [sum(count >= KINGMAKER for count in pile) for pile in piles],
            [max(pile) for pile in piles],
            [len(hand) for hand in laws],
            order,
            unrest,
        )
        points = [self._token * influence for influence in state.influence]
        for prize, (sure, more), counts in zip(_PRIZES, _LEEWAY, lines, strict=True):
            if votes or any(counts):
                for seat, share in enumerate(shares(counts, sure + more * turns)):
                    points[seat] += prize * share
        for seat, worth in _powers(frame, state):
            points[seat] += worth
        self._points = points

    def chances(
        self, capital: Sequence[int] | None = None, influence: Sequence[int] | None = None
    ) -> Worth:
        """Return the chance of each seat to win, with so much *capital* and *influence* more."""
        points, purse = self._points, self._capital
        if influence is not None:
            points = [had + self._token * more for had, more in zip(points, influence, strict=True)]
        if capital is not None:
            purse = tuple([had + more for had, more in zip(purse, capital, strict=True)])
        found = [0.0] * len(points)
        for mood, likely in self._moods:
            ends = [
                here + kept(mine, mood, seats)
                for here, mine, seats in zip(points, purse, self._lawmakers, strict=True)
            ]
            for seat, share in enumerate(shares(ends, self._luck)):
                found[seat] += likely * share
        return tuple(found)


def _powers(frame: Frame, state: State) -> Iterable[tuple[Seat, float]]:
    """Yield what the cards in hand are worth, and those that may be headed later."""
    before = phase(state.stage) <= COALITION and not isinstance(state.stage, Dawning | Ended)
    switches = frame.options.turns - state.turn + before
    for power, seat in zip(POWERS, state.holders, strict=True):
        if seat is not None:
            upright = power not in BUSY and not state.used[power.place]
            if before:
                yield seat, float(upright)
            elif switches:
                yield seat, _INTEGRITY * upright + _bonus(power)
            elif power is not Power.MAVERICK:
                yield seat, 3.0
    if switches:
        sure, more = _FOOTING
        for faction, there in zip(FACTIONS, state.tiles, strict=True):
            if any(there):
                power = power_of(faction)
                yearly = _bonus(power) + (_INTEGRITY if power not in BUSY else _SPEAKER)
                worth = 3 * _FADE ** (switches - 1) + 1.4 * yearly * (switches - 1)
                for seat, share in enumerate(shares(there, sure + more * (switches - 1))):
                    if there[seat]:
                        yield seat, worth * share


@cache
def _bonus(power: Power) -> float:
    """Return what the bonuses of *power* are worth in the next allotment."""
    return _SUPPORTER * SUPPORTER_BONUS.get(power, 0) + 0.4 * INFLUENCE_BONUS.get(power, 0)


def shares(counts: Sequence[float], leeway: float) -> list[float]:
    """Return the chance of each to have most in the end, if *counts* may be off by *leeway*.

    >>> shares((2, 2), 0.5), shares((9, 0), 0.1)[0] > 0.99
    ([0.5, 0.5], True)
    """
    most = max(counts)
    weights = [exp((count - most) / leeway) for count in counts]
    total = sum(weights)
    return [weight / total for weight in weights]


@cache
def moods(ahead: int, votes: int) -> tuple[tuple[Mood, float], ...]:
    """Return the chance of each mood at the end, when Order is so far *ahead*, *votes* to come.

    >>> moods(1, 0)
    (('order', 1.0),)
    """
    leads = {ahead: 1.0}
    for _ in range(votes):
        after: dict[int, float] = {}
        for lead, likely in leads.items():
            for more, chance in ((1, _SWING), (-1, _SWING), (0, 1 - 2 * _SWING)):
                after[lead + more] = after.get(lead + more, 0.0) + likely * chance
        leads = after
    found: dict[Mood, float] = {"order": 0.0, "tie": 0.0, "unrest": 0.0}
    for lead, likely in leads.items():
        found["order" if lead > 0 else "unrest" if lead < 0 else "tie"] += likely
    return tuple((mood, likely) for mood, likely in found.items() if likely > 1e-9)
