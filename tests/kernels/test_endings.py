"""Exact endings beside a brute force that knows the rulebook, and nothing of our code but cards."""

from typing import Any

import numpy as np
import pytest

from hustings.cards.decktet import CARDS, Card, cards, ordered
from hustings.core.dice import Dice
from hustings.games.tightwad.foresight import bills, judge, name, outcomes
from hustings.games.tightwad.kernel import encode, kernel
from hustings.kernels.endings import memory, solver
from tests.games.tightwad.notation import Table, tightwad

Bills = tuple[int, ...]


def brute(hands: list[list[Card]], leader: int, trick: list[Card]) -> dict[Card, Bills]:
    """Return by card what each seat pays in the end, if each pays as little as it can."""
    seats, winner = len(hands), 0
    for place, card in enumerate(trick):
        held = trick[winner]
        shared = set(card.suits) & set(held.suits)
        if place and shared and (card.rank > held.rank or card.rank == 1):
            winner = place
    if len(trick) == seats:
        leader, after = (leader + winner) % seats, trick[winner].rank
        if not any(hands):
            return {trick[0]: tuple(after * (s == leader) for s in range(seats))}
        return brute(hands, leader, [])
    seat = (leader + len(trick)) % seats
    low = min(card.rank for card in hands[seat])
    high = trick[winner].rank if trick else 0
    found = {}
    for card in hands[seat]:
        if card.rank >= high or card.rank == low:
            rest = [[c for c in hand if c is not card] for hand in hands]
            found[card] = chosen(rest, leader, [*trick, card])
    return found


def chosen(hands: list[list[Card]], leader: int, trick: list[Card]) -> Bills:
    """Return what each seat pays once whoever is next has chosen."""
    found = brute(hands, leader, trick)
    seats = len(hands)
    if len(trick) == seats:
        if not any(hands):
            [bills_] = found.values()
            return bills_
        seat = whose(hands, leader, trick)
    else:
        seat = (leader + len(trick)) % seats
    return found[min(found, key=lambda card: (found[card][seat], -card.index))]


def whose(hands: list[list[Card]], leader: int, trick: list[Card]) -> int:
    """Return who has won a whole trick."""
    held, winner = trick[0], 0
    for place, card in enumerate(trick):
        if set(card.suits) & set(held.suits) and (card.rank > held.rank or card.rank == 1):
            held, winner = card, place
    return (leader + winner) % len(hands)


def dealt(seats: int, size: int, seed: int) -> Table:
    """Return a table at which so many cards are held."""
    pack = Dice(b"endings%d" % seed).shuffled(CARDS if seats > 5 else CARDS[:36])
    hands = [ordered(pack[seat * size :][:size]) for seat in range(seats)]
    written = " | ".join(" ".join(card.value for card in hand) for hand in hands)
    return tightwad(written, leads=seed % seats)


@pytest.mark.parametrize(
    ("seats", "size", "seed"),
    [
        *((2, 4, seed) for seed in range(12)),
        *((3, 3, seed) for seed in range(12)),
        *((4, 3, seed) for seed in range(8)),
        *((6, 2, seed) for seed in range(4)),
    ],
)
def test_an_ending_is_what_brute_force_finds(seats: int, size: int, seed: int) -> None:
    table = dealt(seats, size, seed)
    expected = brute([list(hand) for hand in table.state.hands], table.state.trick.leader, [])

    found = outcomes(table.state)

    assert expected == found


def test_an_ending_may_begin_amid_a_trick() -> None:
    table = dealt(3, 3, 5)
    lead = outcomes(table.state)
    after = table.plays(2, table.legal(2)[0])

    answers = outcomes(after.state)

    least = min(answers, key=lambda card: (answers[card][0], -card.index))
    assert answers[least] == lead[cards(table.legal(2)[0])[0]]


def test_who_keeps_an_ace_pays_one() -> None:
    table = tightwad("AM CY | 2MK 9LK", leads=0)

    assert {"AM": (10, 0), "CY": (1, 0)} == {
        card.value: bill for card, bill in outcomes(table.state).items()
    }


@pytest.mark.parametrize(("seats", "bits"), [(3, 15), (3, 1), (6, 15)])
def test_compiled_and_plain_endings_are_alike_however_little_they_remember(
    seats: int, bits: int
) -> None:
    table = dealt(seats, 4 if seats == 3 else 2, 1)
    fast = solver(kernel(table.rules), judge, name)
    plain: Any = fast
    book, position = bills((0,) * seats), encode(table.state)

    results = []
    for solve, size in ((fast, 15), (plain.py_func, bits)):
        moves, worths = np.zeros(72, np.int64), np.zeros((72, seats))
        found = solve(position, book, memory(seats, size), moves, worths)
        results.append((moves[:found].tolist(), worths[:found].tolist()))

    assert results[0] == results[1]
    assert len(table.legal(1)) == len(results[0][0])
