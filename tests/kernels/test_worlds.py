"""What a kernel imagines: the worlds of the rules' own `imagine`, dealt by the million."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from hustings.cards.decktet import CARDS, DECK_SIZE, ordered
from hustings.core.dice import Dice
from hustings.core.model import Choose
from hustings.games.shelf import game
from hustings.games.tightwad.imagine import enumerate_worlds, may_hold
from hustings.games.tightwad.kernel import FLOOR, HANDS, SEATS, held
from hustings.games.tightwad.model import State
from hustings.kernels.chance import dice_of
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import Kernel, Position
from tests.games.tightwad import worlds
from tests.games.tightwad.notation import Table as Written
from tests.games.tightwad.test_imagine import DRAWS, FAR, SMALL, Hands, small
from tests.kernels.beside import Table, kernel, tables
from tests.laws.played import Table as LawTable
from tests.laws.played import played

NOBODY = -1
PLAIN = kernel(Table("tightwad", 4, game("tightwad").options()))
FAST = PLAIN._replace(imagine=compiled(PLAIN.imagine))
BOTH = pytest.mark.parametrize("fast", [PLAIN, FAST], ids=["plain", "compiled"])


def imagined(fast: Kernel, position: Position, seat: int | None, dice: int) -> int:
    """Deal in *position* what *seat*, or a spectator, can not see; return the dice."""
    return int(fast.imagine(position, NOBODY if seat is None else seat, dice))


def hands(position: Position) -> Hands:
    """Return the hands of *position* as one holds them."""
    return tuple(
        ordered(
            CARDS[DECK_SIZE * twin + face]
            for twin in range(2)
            for face in range(DECK_SIZE)
            if int(position[HANDS + 2 * seat + twin]) >> face & 1
        )
        for seat in range(position[SEATS])
    )


@BOTH
@SMALL
def test_every_possible_world_is_equally_likely(
    fast: Kernel, table: Written, seat: int | None, left: str
) -> None:
    view = small(table, seat, left)
    expected = {world.hands for world in enumerate_worlds(view, limit=10_000)}
    each, dice = DRAWS / len(expected), dice_of(b"worlds")
    position, counted = fast.encode(view), Counter[Hands]()

    for _ in range(DRAWS):
        dice = imagined(fast, position, seat, dice)
        counted[hands(position)] += 1

    assert expected == set(counted)
    squares = sum((counted[world] - each) ** 2 / each for world in expected)
    freedom = len(expected) - 1
    assert abs(squares - freedom) < FAR * (2 * freedom) ** 0.5


@pytest.mark.parametrize("seats", [2, 4, 5, 6, 10])
def test_every_imagined_world_replays_by_the_rules(seats: int) -> None:
    name = "for-two" if seats == 2 else "official"
    match = played(LawTable("tightwad", name, seats), 0)
    rules, dice, begin = match.rules, dice_of(b"replay"), 0
    for moment, state in enumerate(match.states[:-1]):
        if match.events[moment].seat is None:
            begin = moment
            continue
        if moment % 3:
            continue
        for seat in (*range(seats), None):
            position = FAST.encode(rules.view(state, seat))
            dice = imagined(FAST, position, seat, dice)
            world = replace(state, hands=hands(position))
            assert FAST.encode(world).tolist() == position.tolist()
            assert rules.view(state, seat) == rules.view(world, seat)
            again: Any = match.states[begin]
            for event in worlds.history(world, match.events[begin:moment]):
                again = rules.play(again, event.seat, event.action)
            assert world == again


@BOTH
def test_what_is_hidden_makes_no_difference(fast: Kernel) -> None:
    """Two opponents who have shown the same have their hands swapped: the same is imagined."""
    table = Table("tightwad", 6, game("tightwad").options())
    rules = table.rules
    state: State = rules.apply(rules.setup(), None, rules.chance(rules.setup(), Dice(b"swap")))
    mine, one, other, *rest = state.hands
    swapped = replace(state, hands=(mine, other, one, *rest))
    here, there = fast.encode(state), fast.encode(swapped)

    dice = [imagined(fast, position, 0, dice_of(b"swap")) for position in (here, there)]

    assert dice[0] == dice[1]
    assert here.tolist() == there.tolist()
    assert mine == hands(here)[0]


def test_compiled_and_plain_imagine_alike() -> None:
    for table in Dice(b"alike").shuffled(list(tables("tightwad")))[:6]:
        state: Any = played(LawTable("tightwad", "for-two", table.seats), 1).states[9]
        for seat in (*range(table.seats), None):
            here, there = PLAIN.encode(state), FAST.encode(state)

            assert imagined(PLAIN, here, seat, 5) == imagined(FAST, there, seat, 5)
            assert here.tolist() == there.tolist()


def test_nobody_is_dealt_a_card_below_its_floor() -> None:
    match = played(LawTable("tightwad", "official", 5), 2)
    dice = dice_of(b"floors")
    for state in match.states:
        turn = match.rules.turn(state)
        if not isinstance(turn, Choose):
            continue
        position = FAST.encode(match.rules.view(state, turn.seats[0]))
        dice = imagined(FAST, position, turn.seats[0], dice)
        for seat, cards in enumerate(hands(position)):
            assert len(cards) == held(position, seat)
            if seat != turn.seats[0]:
                assert all(may_hold(card.rank, int(position[FLOOR + seat])) for card in cards)


def test_between_rounds_there_is_nothing_to_imagine() -> None:
    table = Table("tightwad", 3, game("tightwad").options())
    position = PLAIN.encode(table.rules.setup())
    before = position.copy()

    assert 7 == imagined(PLAIN, position, 0, 7)
    assert np.array_equal(before, position)
