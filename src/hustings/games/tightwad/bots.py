"""Bots that know Tightwad: shed what is dangerous while it does no harm, keep a low card for last.

Only the last trick costs anything, so a high card is best played early, whoever wins that trick.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final

from hustings.bots.baseline import legal
from hustings.bots.bot import Bot, Maker, Weighed
from hustings.bots.budget import Budget, Thinker
from hustings.bots.search import Search
from hustings.cards.decktet import CROWN, Card
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset
from hustings.games.tightwad.imagine import unseen
from hustings.games.tightwad.model import Play, State, View
from hustings.games.tightwad.race import merits_of
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
    """Say how each seat stands between rounds, on the scale of the end; see `race`."""
    return merits_of(standing(state.penalties))


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


class Highest:
    """A bot that sheds its highest legal card, as a beginner does."""

    def weigh(
        self, view: View, menu: Sequence[Option[Play]], dice: Dice
    ) -> tuple[Weighed[Play], ...]:
        """Return the legal plays from the highest rank down, equal ones in any order."""
        plays = dice.shuffled(legal(menu))
        weighed = [Weighed(play, play.card.rank / CROWN, "bot-highest") for play in plays]
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def choose(self, view: View, menu: Sequence[Option[Play]], dice: Dice) -> Play:
        """Return a highest play."""
        return self.weigh(view, menu, dice)[0].action


def highest(rules: Ruleset[Any, Any, Any]) -> Highest:
    """Make a bot that sheds its highest card, whatever the *rules*."""
    return Highest()


def careful(rules: Ruleset[Any, Any, Any]) -> Careful:
    """Make a careful bot; the *rules* have no options that would change its mind."""
    return Careful()


def strong(rules: Ruleset[Any, Any, Any], budget: Budget) -> Bot[Any, Any]:
    """Make a bot that looks ahead within *budget*: on the kernel, or slower without ``fast``."""
    if find_spec("numba"):
        from hustings.games.tightwad.strong import strong

        return strong(rules, budget)
    return Search(rules, iterations=budget.simulations, seconds=budget.seconds, judge=judge)


LEVELS: Final = {"fast": Budget(300), "normal": Budget(2_000), "deep": Budget(20_000)}
"""How many worlds a strong bot plays on in: on the kernel 1,000 take a thousandth of a second."""

BOTS: Final[Mapping[str, Maker]] = {
    "highest": highest,
    "careful": careful,
    "strong": Thinker(strong, LEVELS),
}
