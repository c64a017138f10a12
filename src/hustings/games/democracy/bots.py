"""Bots that know Democracy: weigh what a speech brings against what the card may bring later.

A point is worth more the nearer it brings a majority, to oneself or to a rival; a tribe that is
decided is worth next to nothing.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, Final

from hustings.bots.baseline import legal
from hustings.bots.bot import Bot, Maker, Weighed
from hustings.bots.budget import Budget, Thinker
from hustings.bots.search import Search
from hustings.cards.french import SUITS, Card, Suit
from hustings.core.dice import Dice
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset
from hustings.games.democracy import GAME
from hustings.games.democracy.deck import CHIEF, IDIOT, STRENGTH, WORTH, deck
from hustings.games.democracy.island import ALL_POINTS, MAJORITY, SUIT_POINTS, points_of
from hustings.games.democracy.model import Commit, Options, State, View
from hustings.games.democracy.rules import Democracy
from hustings.games.democracy.speech import shared_out, standing

DECIDED: Final = 0.05
"""What a point is worth that brings nobody a tribe."""
PATIENCE: Final = 0.8
"""How much a later speech counts beside this one."""


class Careful:
    """A bot that does not spend a chief on a farmer."""

    def __init__(self, options: Options) -> None:
        """Play under *options*."""
        self._options = options

    def weigh(
        self, view: View, menu: Sequence[Option[Commit]], dice: Dice
    ) -> tuple[Weighed[Commit], ...]:
        """Return the cards to lay down, the one that brings most for its cost first."""
        commits = legal(menu)
        table = _Table(view, self._options)
        weighed = [
            _weighed(commit, card, table) for commit in commits if (card := commit.card) is not None
        ]
        return tuple(sorted(weighed, key=lambda one: -one.value))

    def choose(self, view: View, menu: Sequence[Option[Commit]], dice: Dice) -> Commit:
        """Return the card that brings most for its cost."""
        return self.weigh(view, menu, dice)[0].action


def interest(view: View, options: Options) -> dict[Suit, float]:
    """Return by suit what a point of it is worth to the viewer, captured or kept from a rival."""
    piles: tuple[tuple[Card, ...], ...] = ((),) * len(view.counts)
    out: tuple[Card, ...] = ()
    for speech in view.speeches:
        piles, out = shared_out(speech, piles, out, options.tie_losers)
    points = {suit: [points_of(pile, suit) for pile in piles] for suit in SUITS}
    gone = {suit: points_of(out, suit) for suit in SUITS}
    if options.count == "pile":
        totals = [sum(taken) for taken in zip(*points.values(), strict=True)]
        free = ALL_POINTS - sum(totals) - sum(gone.values())
        return dict.fromkeys(SUITS, _pull(totals, view.seat or 0, free))
    return {
        suit: DECIDED
        if max(points[suit]) >= MAJORITY
        else _pull(points[suit], view.seat or 0, SUIT_POINTS - sum(points[suit]) - gone[suit])
        for suit in SUITS
    }


def odds(card: Card, trump: Suit | None, left: Sequence[Card], others: int) -> float:
    """Estimate the chance of *card* to win from so many *others*, each with any card of *left*."""
    if not left:
        return 1.0
    mine = _height(card, trump)
    ours = trump is not None and card.suit is trump
    if ours and STRENGTH[card] == CHIEF:
        worse = sum(other.suit is trump and STRENGTH[other] == IDIOT for other in left)
    else:
        worse = sum(_height(other, trump) >= mine for other in left)
    alone = float((1 - worse / len(left)) ** others)
    if ours and STRENGTH[card] == IDIOT:
        chiefs = sum(other.suit is trump and STRENGTH[other] == CHIEF for other in left)
        alone += (1 - alone) * min(1.0, chiefs * others / len(left))
    return alone


def judge(state: State) -> tuple[float, ...] | None:
    """Say how each seat stands between islands, by the tribes it is ahead; within one, play on."""
    if state.day == 1:
        return None
    tribes = state.tribes
    return tuple(
        sum(
            1 / (1 + exp((theirs - mine) / 1.5))
            for other, theirs in enumerate(tribes)
            if other != seat
        )
        / (len(tribes) - 1)
        for seat, mine in enumerate(tribes)
    )


class _Table:
    """What does not depend on the card: the stakes, the unseen cards, and what points are worth."""

    def __init__(self, view: View, options: Options) -> None:
        shown = {card for speech in view.speeches for card in (speech.upcard, *speech.cards)}
        known = shown.union(view.hand, [view.upcard])
        self.left = [card for card in deck(len(view.counts)) if card not in known]
        self.others = len(view.counts) - 1
        self.trump = view.trump
        self.last = len(view.hand) == 1
        self._interest = interest(view, options)
        usual = sum(map(self.worth, self.left)) / (len(self.left) or 1)
        self.stake = (0.0 if view.upcard is None else self.worth(view.upcard)) + usual * self.others
        self.usual = usual * (self.others + 1)

    def worth(self, card: Card) -> float:
        return 0.0 if card.suit is None else WORTH[card] * self._interest[card.suit]

    def odds(self, card: Card, trump: Suit | None) -> float:
        return odds(card, trump, self.left, self.others)


def _weighed(commit: Commit, card: Card, table: _Table) -> Weighed[Commit]:
    worth = table.worth(card)
    wins = table.odds(card, table.trump)
    later = sum(table.odds(card, suit) for suit in SUITS) / len(SUITS)
    brings = wins * (table.stake + worth) - (1 - wins) * worth
    keeps = later * (table.usual + worth) - (1 - later) * worth
    balance = brings if table.last else brings - PATIENCE * keeps
    return Weighed(commit, 1 / (1 + exp(-balance / 4)), _reason(wins, later, worth, table))


def _reason(wins: float, later: float, worth: float, table: _Table) -> str:
    if table.last:
        return "bot-only"
    if wins >= 0.5:
        return "bot-win"
    if wins > later:
        return "bot-moment"
    return "bot-throw" if worth < 1 and later < 0.5 else "bot-keep"


def _pull(points: Sequence[int], seat: int, free: int) -> float:
    """Return what a point is worth with *free* ones to be had, given those taken by seat."""
    mine = points[seat]
    rival = max(taken for other, taken in enumerate(points) if other != seat)
    if mine >= MAJORITY:
        return DECIDED
    pull = DECIDED
    if mine + free >= MAJORITY:
        pull += 0.5 + mine / MAJORITY
    if rival < MAJORITY <= rival + free:
        pull += rival / MAJORITY / 2
    return pull


def _height(card: Card, trump: Suit | None) -> int:
    return standing(STRENGTH[card], trump is not None and card.suit is trump)


def careful(rules: Ruleset[Any, Any, Any]) -> Careful:
    """Make a careful bot for *rules*."""
    options = rules.options
    assert isinstance(options, Options), f"expected options of Democracy, got {options!r}"
    return Careful(options)


def strong(rules: Ruleset[Any, Any, Any], budget: Budget) -> Bot[Any, Any]:
    """Make a strong bot for *rules*; where nothing can be compiled, it searches by the rules."""
    if GAME.kernel is None:
        return Search(rules, iterations=budget.simulations, seconds=budget.seconds, judge=judge)
    from hustings.games.democracy.strong import Strong

    assert isinstance(rules, Democracy), f"expected the rules of Democracy, got {rules!r}"
    return Strong(rules, budget)


LEVELS: Final = {"fast": Budget(300), "normal": Budget(3_000), "deep": Budget(20_000)}
"""How many islands a strong bot plays on in its head: 3,000 take some hundredths of a second."""
BOTS: Final[Mapping[str, Maker]] = {"careful": careful, "strong": Thinker(strong, LEVELS)}
