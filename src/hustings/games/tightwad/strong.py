"""The strong bot: it looks ahead on the kernel, and thinks of the race to ten."""

from typing import Any, Final

from hustings.bots.budget import Budget
from hustings.bots.foresight import Foresight
from hustings.core.ruleset import Ruleset
from hustings.games.tightwad.foresight import judge, prospects, shed
from hustings.games.tightwad.kernel import kernel
from hustings.games.tightwad.model import Play, View
from hustings.games.tightwad.rules import Tightwad

SAFE: Final = 0.97
"""Worth so much, a play leaves next to nothing to fear in this round."""
POOR: Final = 0.5
"""Worth so little, it leaves the round as good as lost."""


def strong(rules: Ruleset[Any, Any, Any], budget: Budget) -> Foresight[View, Play]:
    """Make a bot that looks ahead within *budget*."""
    assert isinstance(rules, Tightwad), f"expected rules of Tightwad, got {rules}"
    bot = Foresight[View, Play](
        kernel(rules),
        habit=shed,
        judge=judge,
        prospects=lambda view: prospects(view.points, view.seat or 0),
        budget=budget,
        reason=reason,
    )
    return bot.warmed(rules)


def reason(view: View, play: Play, worth: float) -> str:
    """Say why one would make a *play* that is worth so much."""
    if worth >= SAFE:
        return "bot-safe"
    if worth < POOR:
        return "bot-poor"
    higher = any(card.rank > play.card.rank for card in view.hand)
    return "bot-later" if higher else "bot-now"
