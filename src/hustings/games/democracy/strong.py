"""Strong: the bot that thinks Democracy through, by simultaneous search on the kernel.

It lays down the card that most often leads to winning the game, over worlds that could be behind
its view. Where these are too few to tell two cards apart, its habit decides. The last choice of an
island for two is solved: see `ending`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from hustings.bots.baseline import legal
from hustings.bots.bot import Weighed
from hustings.bots.budget import Budget
from hustings.bots.merit import merit_of_chance
from hustings.bots.meter import portions
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.games.democracy.ending import best_plans, ends, shared, solution
from hustings.games.democracy.habit import (
    LATER,
    NOW,
    TRAITS,
    habit,
    traits,
    weigh,
    weights,
)
from hustings.games.democracy.kernel import HANDS, LAID, LEFT, NOT_YET, SEATS, TURN, kernel
from hustings.games.democracy.model import Commit, View
from hustings.games.democracy.race import book, judge, settled
from hustings.games.democracy.rules import COMMITS, Democracy
from hustings.kernels.bits import BIT
from hustings.kernels.chance import dice_of
from hustings.kernels.kernel import Position
from hustings.kernels.simultaneous import thinking

TRUST: Final = 0.2
"""By how many won games in all worlds together a card is ahead whose appeal is greater by one."""
CLOSE: Final = 0.005
"""Chances to win that lie no further apart are about the same."""
REMEMBERED: Final = 4_096
"""So many endings a bot need not solve again, whose hands may differ."""
_SEED: Final = 256
_FACES: Final = 10_000

Pace: TypeAlias = Callable[[Budget, int], Iterator[int]]
"""Yields how many worlds come next, one of which costs so many simulations."""


class Card(NamedTuple):
    """A card of the bot's hand, and what it thinks of it."""

    move: int
    wins: float
    """The chance to win the game."""
    now: float
    """The chance to win the speech, if others play anything."""
    later: float
    """The same under the trumps yet to be turned, on average."""


class Strong:
    """A bot that plays to win the game, not the speech."""

    def __init__(self, rules: Democracy, budget: Budget, pace: Pace = portions) -> None:
        """Think within *budget*, whose simulations are islands played on to their end."""
        self._rules = rules
        self._kernel = kernel(rules)
        self._budget = budget
        self._pace = pace
        self._book = book(rules.seats, rules.options)
        self._plans = lru_cache(REMEMBERED)(partial(best_plans, rules, self._book))
        self._think = thinking(self._kernel, habit, settled, judge)
        # Compiled before it is timed: no world is looked at.
        start = self._kernel.encode(rules.setup())
        self._think(start, 0, 0, np.zeros(self._kernel.moves), self._book, 0)

    def weigh(
        self, view: View, menu: Sequence[Option[Commit]], dice: Dice
    ) -> tuple[Weighed[Commit], ...]:
        """Return the cards to lay down by the chance to win the game, as a merit, best first."""
        assert view.seat is not None, "expected the view of a seat, got a spectator's"
        commits = legal(menu)
        if len(commits) == 1:
            return (Weighed(commits[0], 0.5, "bot-only"),)
        if ends(view):
            return self._solved(view, dice)
        position = asked(self._kernel.encode(view))
        cards = self._thought(position, view.seat, dice)
        best = cards[0]
        return tuple(
            Weighed(self._kernel.action(card.move), self._merit(card.wins), _reason(card, best))
            for card in cards
        )

    def choose(self, view: View, menu: Sequence[Option[Commit]], dice: Dice) -> Commit:
        """Return the card that most often leads to winning the game."""
        return self.weigh(view, menu, dice)[0].action

    def _solved(self, view: View, dice: Dice) -> tuple[Weighed[Commit], ...]:
        """Return the last two cards as both seats' best plans have it, the one drawn first."""
        worth, plan = solution(view, self._plans(shared(view)))
        drawn = 0 if dice.below(_FACES) < plan[0] * _FACES else 1
        # Cards that a plan mixes are worth the same, but for what rounds of solving have left.
        best, other = max(worth), worth[1 - drawn]
        reason = "bot-close" if best - other <= CLOSE else "bot-regret"
        return (
            Weighed(COMMITS[view.hand[drawn]], self._merit(best), "bot-ending"),
            Weighed(COMMITS[view.hand[1 - drawn]], self._merit(other), reason),
        )

    def _merit(self, chance: float) -> float:
        return merit_of_chance(chance, self._rules.seats)

    def _thought(self, position: Position, seat: int, dice: Dice) -> list[Card]:
        """Think until the budget is spent; return the cards, the best first."""
        hand = int(position[LEFT])
        gains, worlds = np.zeros(self._kernel.moves), 0
        rolls = dice_of(bytes(dice.below(_SEED) for _ in range(8)))
        for portion in self._pace(self._budget, hand):  # each world is played on for each card
            rolls = self._think(position, seat, portion, gains, self._book, rolls)
            worlds += portion
        table, appeals = np.empty((hand, len(TRAITS))), np.empty(hand)
        traits(position, seat, table)
        weigh(table, weights(int(position[SEATS])), hand, appeals)
        moves = [move for move in range(self._kernel.moves) if position[HANDS + seat] & BIT[move]]
        wins = np.clip((gains[moves] + TRUST * appeals) / worlds, 0, 1)
        cards = [
            Card(int(move), float(win), float(line[NOW]), float(line[LATER]))
            for move, win, line in zip(moves, wins, table, strict=True)
        ]
        return sorted(cards, key=lambda card: -card.wins)


def asked(position: Position) -> Position:
    """Return *position* as it was when all were asked: who is ready may still exchange."""
    before = position.copy()
    before[LAID : LAID + before[SEATS]] = NOT_YET
    before[TURN] = 0
    return before


def _reason(card: Card, best: Card) -> str:
    if card is not best:
        return "bot-close" if best.wins - card.wins <= CLOSE else "bot-regret"
    if card.now >= 0.5:
        return "bot-win"
    return "bot-moment" if card.now > card.later else "bot-race"
