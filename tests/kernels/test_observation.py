from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from hustings.core.dice import Dice
from hustings.core.model import Choose
from hustings.games.democracy.model import View as DemocracyView
from hustings.games.democracy.speech import shared_out
from hustings.games.shelf import game
from hustings.games.tightwad.imagine import floors
from hustings.games.tightwad.model import View as TightwadView
from hustings.games.tightwad.tricks import winner
from hustings.kernels.kernel import Layout, Numbers, Position
from tests.kernels.beside import GAMES, Table, kernel, tables
from tests.kernels.test_views import moments

SHOWN = 40


def parts(table: Table, position: Position) -> dict[str, list[int]]:
    """Return what the seat to move may know in *position*, by name."""
    numbers = np.ones(sum(length for _, length in layout(table)), np.int8)
    game(table.name).observation.observe(position, numbers)
    return named(table, numbers)


def layout(table: Table) -> Layout:
    """Return the parts of an observation at *table*."""
    parts: Layout = game(table.name).observation.layout(table.seats)
    return parts


def named(table: Table, numbers: Numbers) -> dict[str, list[int]]:
    """Return the parts of *numbers* by name."""
    named, at = {}, 0
    for name, length in layout(table):
        named[name] = numbers[at : at + length].tolist()
        at += length
    return named


def bits(cards: Iterable[Any], length: int) -> list[int]:
    """Write a set of cards."""
    held = {card.index for card in cards}
    return [int(index in held) for index in range(length)]


def turned(by_seat: Iterable[Any], seat: int) -> list[Any]:
    """Return what is *by_seat*, from *seat* on."""
    every = list(by_seat)
    return every[seat:] + every[:seat]


def tightwad(view: TightwadView, length: int) -> dict[str, list[int]]:
    """Return what *view* says, by the names of an observation with so many cards."""
    assert view.seat is not None
    seats, trick = len(view.counts), view.trick
    shown = [card for each in (*view.tricks, trick) for card in each.cards]
    holder = winner(trick, seats) if trick.cards else trick.leader
    control = [0] * 36
    if trick.control is not None:
        control[trick.control.index % 36] = 1
    return {
        "hand": bits(view.hand, length),
        "shown": bits(shown, length),
        "out": bits([card for cards in view.penalties for card in cards], length),
        "trick": bits(trick.cards, length),
        "control": control,
        "holder": turned([int(seat == holder) for seat in range(seats)], view.seat),
        "points": turned(view.points, view.seat),
        "floor": turned(floors(view), view.seat),
        "left": [len(view.hand)],
    }


def democracy(view: DemocracyView, tie_losers: Any) -> dict[str, list[int]]:
    """Return what *view* says, by the names of an observation."""
    assert view.seat is not None
    assert view.upcard is not None
    piles: tuple[tuple[Any, ...], ...] = ((),) * len(view.counts)
    for speech in view.speeches:
        piles, _ = shared_out(speech, piles, (), tie_losers)
    return {
        "hand": bits(view.hand, 54),
        "upcard": bits([view.upcard], 54),
        "out": bits(view.out, 54),
        "piles": [bit for pile in turned(piles, view.seat) for bit in bits(pile, 54)],
        "trump": [int(view.trump is not None and view.trump.index == n) for n in range(4)],
        "tribes": turned(view.tribes, view.seat),
        "day": [view.day],
        "left": [view.pool],
    }


@pytest.mark.parametrize("name", GAMES)
def test_an_observation_says_what_the_view_says(name: str) -> None:
    for table in Dice(b"observed").shuffled(list(tables(name)))[:8]:
        rules, fast = table.rules, kernel(table)
        states = moments(table, b"%a" % (table,))
        for state in states[:: 1 + len(states) // SHOWN]:
            turn = rules.turn(state)
            if not isinstance(turn, Choose):
                continue
            view = rules.view(state, turn.seats[0])
            expected = (
                tightwad(view, fast.moves)
                if name == "tightwad"
                else democracy(view, rules.options.tie_losers)  # type: ignore[attr-defined]  # its own
            )
            assert expected == parts(table, fast.encode(state))
            assert expected == parts(table, fast.encode(view))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_to_move_may_know_as_much(name: str) -> None:
    for table in Dice(b"every seat").shuffled(list(tables(name)))[:4]:
        rules, observation = table.rules, game(table.name).observation
        states = moments(table, b"%a" % (table,))
        for state in states[:: 1 + len(states) // SHOWN]:
            turn = rules.turn(state)
            for seat in range(table.seats):
                view = rules.view(state, seat)
                seen = named(table, observation.observed(rules, view))
                length = len(seen["hand"])
                assert bits(view.hand, length) == seen["hand"]
                if isinstance(turn, Choose) and seat == turn.seats[0]:
                    assert parts(table, kernel(table).encode(state)) == seen
                elif name == "democracy":
                    upcard = [view.upcard] if view.upcard else []
                    assert bits(upcard, length) == seen["upcard"]


@pytest.mark.parametrize("name", GAMES)
def test_there_are_no_more_moves_between_deals_than_the_longest(name: str) -> None:
    for table in Dice(b"longest").shuffled(list(tables(name)))[:4]:
        rules, most, moves = table.rules, 0, 0
        for state in moments(table, b"%a" % (table,)):
            moves = moves + 1 if isinstance(rules.turn(state), Choose) else 0
            most = max(most, moves)

        assert game(table.name).observation.longest(rules) >= most
