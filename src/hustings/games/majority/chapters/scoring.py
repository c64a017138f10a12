"""The end: Unrest or Order, then accomplishments, then the winner."""

from collections.abc import Sequence

from msgspec.structs import replace

from hustings.core.model import Over, Seat, places
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame
from hustings.games.majority.ledger import Account, Mood, Outcome, Share
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Faction, Power, Symbol
from hustings.games.majority.stages import NO_GROUPS, Ended

KINGMAKER = 3
"""Supporters on a faction that count for the Kingmaker."""


def end(frame: Frame, state: State) -> State:
    """Judge the country and draw up all accounts."""
    laws = [[frame.laws[law].symbol for law in hand] for hand in state.hands]
    unrest = sum(hand.count(Symbol.UNREST) for hand in laws)
    order = sum(hand.count(Symbol.ORDER) for hand in laws)
    mood = country(unrest, order)
    shares = list(zip(*_accomplishments(frame, state, laws), strict=True))
    accounts = tuple([_account(state, seat, mood, tuple(shares[seat])) for seat in frame.everyone])
    return replace(
        state,
        stage=Ended(),
        asked=state.asked + 1,
        groups=NO_GROUPS,
        outcome=Outcome(unrest, order, mood, accounts),
    )


def country(unrest: int, order: int) -> Mood:
    """Say how the country ended, by the laws that passed.

    >>> country(3, 2), country(0, 0), country(1, 4)
    ('unrest', 'tie', 'order')
    """
    if unrest > order:
        return "unrest"
    return "order" if order > unrest else "tie"


def kept(collected: int, mood: Mood, lawmakers: int) -> int:
    """Return what is left of *collected* Capital, with so many Supporters in *lawmakers*.

    >>> kept(9, "unrest", 4), kept(9, "tie", 4), kept(9, "order", 4)
    (0, 4, 9)
    """
    match mood:
        case "unrest":
            return 0
        case "tie":
            return min(collected, lawmakers)
        case "order":
            return collected


def split(prize: int, counts: Sequence[int]) -> tuple[int, ...]:
    """Return by seat what those with the highest of *counts* get of *prize*, rounded up.

    Nobody gets anything for having nothing.

    >>> split(5, (4, 4, 1)), split(3, (0, 0, 0))
    ((3, 3, 0), (0, 0, 0))
    """
    most = max(counts)
    if not most:
        return (0,) * len(counts)
    share = -(-prize // counts.count(most))
    return tuple([share if count == most else 0 for count in counts])


def _accomplishments(
    frame: Frame, state: State, laws: list[list[Symbol]]
) -> list[tuple[Share, ...]]:
    """Return the lines of the account, each by seat."""
    piles = list(zip(*state.tiles, strict=True))
    cards = [power.place for power in Power if power is not Power.MAVERICK]
    incumbent = [3 * [state.holders[card] for card in cards].count(n) for n in frame.everyone]
    lines: list[tuple[Clause, Sequence[int]]] = [
        (Clause.INCUMBENT, incumbent),
        (Clause.MAJORITY, split(5, [sum(pile) for pile in piles])),
        (Clause.KINGMAKER, split(3, [sum(n >= KINGMAKER for n in pile) for pile in piles])),
        (Clause.AUTOCRAT, split(3, [max(pile) for pile in piles])),
        (Clause.REALPOLITIK, split(5, [len(hand) for hand in laws])),
        (Clause.ESTABLISHMENT, split(3, [hand.count(Symbol.ORDER) for hand in laws])),
        (Clause.REVOLUTIONARY, split(3, [hand.count(Symbol.UNREST) for hand in laws])),
    ]
    return [tuple([Share(clause, points) for points in line]) for clause, line in lines]


def _account(state: State, seat: Seat, mood: Mood, shares: tuple[Share, ...]) -> Account:
    collected = state.capital[seat]
    left = kept(collected, mood, state.tiles[Faction.LAWMAKERS.place][seat])
    return Account(
        collected=collected,
        kept=left,
        shares=shares,
        total=left + sum(share.capital for share in shares),
        influence=state.influence[seat],
        laws=len(state.hands[seat]),
    )


def result(outcome: Outcome) -> Over:
    """Rank by Capital, then by unspent Influence, then by laws; who is equal in all shares."""
    order = sorted({_merit(account) for account in outcome.accounts})
    merits = tuple([order.index(_merit(account)) for account in outcome.accounts])
    return Over(tuple([account.total for account in outcome.accounts]), places(merits))


def _merit(account: Account) -> tuple[int, int, int]:
    return account.total, account.influence, account.laws
