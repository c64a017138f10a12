"""Bots that know Tightwad: shed what is dangerous while it does no harm, keep a low card for last.

Only the last trick costs anything, so a high card is best played early, whoever wins that trick.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final

from hustings.bots.baseline import legal
from hustings.bots.bot import Maker, Weighed
from hustings.cards.decktet import CROWN, Card
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset
from hustings.games.tightwad.imagine import unseen
from hustings.games.tightwad.model import Play, State, View
from hustings.games.tightwad.scoring import standing
from hustings.games.tightwad.tricks import beats


class Careful:
    """A bot that thinks of the bill: the penalty that the cards it keeps may cost."""

    def weigh(
        self, view: View, menu: Sequence[Option[Play]], dice: Dice
    ) -> tuple[Weighed[Play], ...]:
        """Return the legal plays, the one that leaves the smallest bill first."""
        plays = legal(menu)
        left = unseen(view)
        weighed = [
            Weighed(play, 1 - bill(view, play.card, left) / CROWN, _reason(view, play.card, plays))
            for play in plays
        ]
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def choose(self, view: View, menu: Sequence[Option[Play]], dice: Dice) -> Play:
        """Return the play that leaves the smallest bill."""
        return self.weigh(view, menu, dice)[0].action


def bill(view: View, card: Card, left: Sequence[Card]) -> float:
    """Estimate the penalty, 0 to 10, that playing *card* leaves, with the cards *left* unseen.

    With one card to keep it is that card's rank times its chance to win the last trick; with more,
    high ones weigh heavily; with none, it is what the card itself may cost now.
    """
    kept = [held for held in view.hand if held is not card]
    if not kept:
        return card.rank * _wins(view, card, left)
    if len(kept) > 1:
        return sum(held.rank**2 for held in kept) / len(kept) / CROWN
    leads = _wins(view, card, left)
    last = kept[0]
    return last.rank * (leads * _holds(last, left, view) + (1 - leads) * _ends(last, left, view))


def judge(state: State) -> tuple[float, ...]:
    """Say how each seat stands between rounds: the more penalty points, the likelier to lose.

    It is on the scale of the end, where all but the loser share the first place.
    """
    fears = [exp(points / 4) for points in standing(state.penalties)]
    seats = len(fears)
    best = seats / 2 / (seats - 1)
    return tuple(best * (1 - fear / sum(fears)) for fear in fears)


def _wins(view: View, card: Card, left: Sequence[Card]) -> float:
    """Estimate the chance of *card*, played now, to win the trick."""
    control = view.trick.control
    if control is not None and not beats(card, control):
        return 0.0
    return _stays(card, left, len(view.counts) - len(view.trick.cards) - 1)


def _holds(card: Card, left: Sequence[Card], view: View) -> float:
    """Estimate the chance of *card* to win the last trick if it leads it."""
    return _stays(card, left, len(view.counts) - 1)


def _ends(card: Card, left: Sequence[Card], view: View) -> float:
    """Estimate the chance of *card* to win the last trick if it follows, half the table later."""
    takes = sum(beats(card, other) for other in left) / (len(left) or 1)
    return takes * _stays(card, left, (len(view.counts) - 2) / 2)


def _stays(card: Card, left: Sequence[Card], others: float) -> float:
    """Estimate the chance that none of the *others* takes control from *card*."""
    takers = sum(beats(other, card) for other in left) / (len(left) or 1)
    return float((1 - takers) ** others)


def _reason(view: View, card: Card, plays: Sequence[Play]) -> str:
    if len(plays) == 1:
        return "bot-only"
    if len(view.hand) <= 2:
        return "bot-ending"
    highest = max(play.card.rank for play in plays)
    return "bot-shed" if card.rank == highest else "bot-waste"


def careful(rules: Ruleset[Any, Any, Any]) -> Careful:
    """Make a careful bot; the *rules* have no options that would change its mind."""
    return Careful()


BOTS: Final[Mapping[str, Maker]] = {"careful": careful}
