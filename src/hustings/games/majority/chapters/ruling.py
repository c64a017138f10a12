"""Rulings: the Head of Bureaucracy says who goes first, second and so on, or declines."""

from collections.abc import Iterable
from itertools import permutations

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Pass, Rule
from hustings.games.majority.chapters import bidding, promotion
from hustings.games.majority.clauses import Clause
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Promoting, Ruling
from hustings.games.majority.table import holder, use


def waiting(state: State) -> tuple[Seat, ...]:
    """Name the Head of Bureaucracy."""
    return (holder(state, Power.BUREAUCRACY),)


def candidates(stage: Ruling) -> Iterable[Actions]:
    """List declining, and every order."""
    return [Pass(), *map(Rule, permutations(stage.among))]


def objection(stage: Ruling, action: Actions) -> Objection | None:
    """Say which clause forbids the ruling: it has to put all in an order."""
    if isinstance(action, Rule) and sorted(action.order) != sorted(stage.among):
        clause = Clause.RULING if isinstance(stage.paused, Promoting) else Clause.BID_ORDER
        return Objection(clause)
    return None


def apply(state: State, stage: Ruling, action: Actions) -> State:
    """Go on in the order that was ruled, or in the usual one."""
    order = stage.among
    if isinstance(action, Rule):
        state, order = use(state, Power.BUREAUCRACY), action.order
    if isinstance(stage.paused, Promoting):
        return promotion.ruled(state, stage.paused, order)
    return bidding.ruled(state, stage.paused, order)
