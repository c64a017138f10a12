"""Taste: what a law is worth to one seat if it passes, and what its card is worth in hand."""

from collections.abc import Iterable

from hustings.core.model import Seat
from hustings.games.majority.frame import Frame
from hustings.games.majority.model import View
from hustings.games.majority.nouns import Faction, Symbol, power_of
from hustings.games.majority.sheet import Law, Words


def tally(frame: Frame, view: View) -> int:
    """Return by how many Order is ahead of Unrest among the laws that have passed."""
    symbols = [frame.laws[vote.law].symbol for vote in view.votes if vote.passed]
    return symbols.count(Symbol.ORDER) - symbols.count(Symbol.UNREST)


def votes_left(view: View) -> int:
    """Return how many votes are still to come, the one under way included."""
    return 3 * view.turns - len(view.votes)


def taste(frame: Frame, view: View, seat: Seat, law: Law) -> float:
    """Return what it is worth to *seat* that *law* passes, not counting the card."""
    size = frame.options.law_amount if law.amount is None else law.amount
    worth = 0.9 * size * _touch(view, seat, law)
    for other in frame.everyone:
        if other != seat:
            worth -= 0.2 * size * _touch(view, other, law)
    return worth + _mood(frame, view, seat, law.symbol)


def _touch(view: View, seat: Seat, law: Law) -> int:
    """Return 1 if *law* rewards *seat*, -1 if it penalises it, else 0."""
    politics = view.politics[seat]
    good, bad = _any(politics, law.reward), _any(politics, law.penalty)
    if not (good or bad):
        good, bad = _heads(view, seat, law.reward), _heads(view, seat, law.penalty)
    return good - bad


def _any(politics: Iterable[str], words: Words) -> bool:
    return any(word in words.politics for word in politics)


def _heads(view: View, seat: Seat, words: Words) -> bool:
    return any(view.holders[power_of(faction).place] == seat for faction in words.powers)


def _mood(frame: Frame, view: View, seat: Seat, symbol: Symbol) -> float:
    """Return what the symbol is worth: Order keeps Capital, Unrest takes it from all."""
    if symbol is Symbol.PLAIN:
        return 0.0
    mine = view.capital[seat] or 0
    known = [capital for capital in view.capital if capital is not None]
    lead = mine - sum(known) / len(known)
    ahead, left = tally(frame, view), votes_left(view)
    # The nearer the end and the closer the count, the more one law can turn.
    weight = max(0.0, 1 - abs(ahead) / (left + 1)) * (0.15 + 0.6 / (left + 1))
    worth = weight * (lead + _kept_in_tie(view, seat, mine) / 4)
    return worth if symbol is Symbol.ORDER else -worth


def _kept_in_tie(view: View, seat: Seat, mine: int) -> int:
    return min(mine, view.tiles[Faction.LAWMAKERS.place][seat])


def card(frame: Frame, view: View, seat: Seat, law: Law) -> float:
    """Return what it is worth to hold the card of *law* in the end."""
    taken = [0] * len(view.politics)
    same = [0] * len(view.politics)
    for vote in view.votes:
        if vote.taker is not None:
            taken[vote.taker] += 1
            same[vote.taker] += frame.laws[vote.law].symbol is law.symbol
    late = max(view.turn, 1) / view.turns
    worth = 5 * late * _lifts(taken, seat)
    if law.symbol is not Symbol.PLAIN:
        worth += 3 * late * _lifts(same, seat)
    return worth


def _lifts(counts: list[int], seat: Seat) -> float:
    """Estimate how much one more lifts the chance of *seat* to have most of *counts*."""
    rival = max(count for other, count in enumerate(counts) if other != seat)
    lead = counts[seat] - rival
    return {-2: 0.15, -1: 0.35, 0: 0.4, 1: 0.25}.get(lead, 0.1)
