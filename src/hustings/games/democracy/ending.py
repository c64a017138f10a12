"""The last choice of an island for two: what each card is worth when both play their best.

With two cards left to each seat, both choose once more and the rest is forced. Neither knows what
the other holds; both know which five cards are left. So it is a game of every deal of these cards,
in which a plan says for each hand that one may hold which card to lay down. It is solved by regret
matching (Zinkevich and others 2007; Tammelin 2014), which for two seats with opposite interests
comes as close as one likes to plans that no other plan could gain against.
"""

from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from hustings.core.model import Seat
from hustings.games.democracy.imagine import count_worlds, enumerate_worlds
from hustings.games.democracy.island import LAST_DAY
from hustings.games.democracy.kernel import encode, kernel
from hustings.games.democracy.model import State, View
from hustings.games.democracy.race import judge
from hustings.games.democracy.rules import Democracy
from hustings.kernels.search import Book

SEATS: Final = 2
CARDS: Final = 2
WORLDS: Final = 30
"""Five cards make so many: two to each hand, one under the upcard."""
ROUNDS: Final = 300
"""After so many no plan gains a thousandth of a game against the solution, or hardly more."""

Table = NDArray[np.float64]


class Ending(NamedTuple):
    """All that may be behind what both seats know."""

    hands: tuple[tuple[tuple[int, ...], ...], ...]
    """By seat, the hands that it may hold, each of two numbers of cards."""
    held: NDArray[np.int64]
    """By seat and world, the number of the hand that it holds there."""
    gains: Table
    """By world, card of the first seat and card of the second: the first one's chance to win."""


class Plans(NamedTuple):
    """An ending, and how both seats play it best."""

    ending: Ending
    tables: list[Table]
    """By seat, by its hands, how likely to lay down each card."""


class Solution(NamedTuple):
    """A hand's two cards when both seats play their best."""

    worth: tuple[float, ...]
    """The chance to win the game by laying down each."""
    plan: tuple[float, ...]
    """How likely to lay down each."""


def ends(view: View) -> bool:
    """Say whether two seats have two cards each on an island's last day, and none are left over."""
    last = len(view.counts) == SEATS and view.day == LAST_DAY and view.counts[0] == CARDS
    return last and count_worlds(shared(view)) == WORLDS


def solved(rules: Democracy, view: View, chances: Book) -> Solution:
    """Return what the cards of the viewer are worth, from the lowest number on; it `ends`."""
    return solution(view, best_plans(rules, chances, shared(view)))


def best_plans(rules: Democracy, chances: Book, known: View) -> Plans:
    """Return the best plans for what is *known* to both seats, whatever they hold."""
    ending = known_to_both(rules, known, chances)
    return Plans(ending, equilibrium(ending))


def solution(view: View, plans: Plans) -> Solution:
    """Return what *plans* make of the hand of the viewer."""
    assert view.seat is not None, "expected the view of a seat, got a spectator's"
    ending, tables = plans
    hand = ending.hands[view.seat].index(tuple(card.index for card in view.hand))
    worth = answers(ending, view.seat, tables)[hand] / (ending.held[view.seat] == hand).sum()
    return Solution(tuple(map(float, worth)), tuple(map(float, tables[view.seat][hand])))


def shared(view: View) -> View:
    """Return what both seats know, before either of them has laid a card down."""
    return replace(view, seat=None, hand=(), chosen=None, ready=(False,) * SEATS)


def known_to_both(rules: Democracy, known: View, chances: Book) -> Ending:
    """Return the ending as it is to somebody who sees no hand, but what is *known* to both."""
    worlds = list(enumerate_worlds(known, rules.options, WORLDS))
    held = [
        [tuple(card.index for card in world.hands[seat]) for world in worlds] for seat in (0, 1)
    ]
    hands = tuple(tuple(sorted(set(each))) for each in held)
    numbers = [[hands[seat].index(hand) for hand in held[seat]] for seat in (0, 1)]
    gains = [_played(rules, world, chances) for world in worlds]
    return Ending(hands, np.array(numbers), np.array(gains))


def equilibrium(ending: Ending) -> list[Table]:
    """Return by seat, by its hands, how likely its best plan lays down each card."""
    regrets = [np.zeros((len(hands), CARDS)) for hands in ending.hands]
    plans = [matched(each) for each in regrets]
    average = [np.zeros_like(each) for each in regrets]
    for n in range(1, ROUNDS + 1):
        for seat in range(SEATS):  # in turn, which comes closer than both at once
            gains = answers(ending, seat, plans)
            expected = (plans[seat] * gains).sum(axis=1, keepdims=True)
            regrets[seat] = np.maximum(regrets[seat] + gains - expected, 0)
            plans[seat] = matched(regrets[seat])
            average[seat] += n * plans[seat]
    return [each / each.sum(axis=1, keepdims=True) for each in average]


def matched(regrets: Table) -> Table:
    """Return by hand how cards share in what is regretted; alike where nothing is."""
    total = regrets.sum(axis=1, keepdims=True)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / CARDS)


def answers(ending: Ending, seat: Seat, plans: list[Table]) -> Table:
    """Return by hand and card of *seat* the chance to win against the other's plan.

    It is added up over the worlds in which it holds the hand.
    """
    other = 1 - seat
    likely = plans[other][ending.held[other]]
    if seat == 0:
        gains = np.einsum("wab,wb->wa", ending.gains, likely)
    else:
        gains = np.einsum("wab,wa->wb", 1 - ending.gains, likely)
    summed = np.zeros((len(ending.hands[seat]), CARDS))
    np.add.at(summed, ending.held[seat], gains)
    return summed


def _played(rules: Democracy, world: State, chances: Book) -> list[list[float]]:
    """Return by card of the first and of the second seat, the first one's chance to win."""
    mine, theirs = (tuple(card.index for card in hand) for hand in world.hands)
    return [[_end(rules, world, (card, answer), chances) for answer in theirs] for card in mine]


def _end(rules: Democracy, world: State, laid: tuple[int, int], chances: Book) -> float:
    """Return the first seat's chance to win once both have laid a card down, and the other one."""
    position, worth = encode(rules, world), np.empty(SEATS)
    step = kernel(rules).step
    for card in laid:
        step(position, card)
    for seat, card in enumerate(laid):
        step(position, next(each.index for each in world.hands[seat] if each.index != card))
    judge(position, chances, worth)
    return float(worth[0])
