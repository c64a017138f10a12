from typing import Any

import numpy as np
import pytest

from hustings.core.dice import Dice
from hustings.core.model import Chance, Choose, Over
from hustings.games.shelf import game
from hustings.kernels.kernel import Position
from tests.kernels.beside import GAMES, Table, kernel, tables

MOMENTS = 60


def moments(table: Table, seed: bytes) -> list[Any]:
    """Return states of a random game at *table*, in which seats choose in any order."""
    rules, dice = table.rules, Dice(seed)
    states = [rules.setup()]
    while not isinstance(turn := rules.turn(states[-1]), Over):
        state = states[-1]
        if isinstance(turn, Choose):
            seat = dice.choice(turn.seats)
            states.append(rules.apply(state, seat, dice.choice(rules.legal(state, seat))))
        else:
            states.append(rules.apply(state, None, rules.chance(state, dice)))
    return states


def hidden(name: str, position: Position, seat: int | None) -> Position:
    """Return *position* without what *seat* may not know."""
    seen = position.copy()
    others = [each for each in range(seen[0]) if each != seat]
    if name == "tightwad":
        from hustings.games.tightwad import kernel as tightwad

        for other in others:
            seen[tightwad.HANDS + 2 * other :][:2] = 0
        return seen
    from hustings.games.democracy import kernel as democracy

    for other in others:
        seen[democracy.HANDS + other] = 0
        if seen[democracy.LAID + other] != democracy.NOT_YET:
            seen[democracy.LAID + other] = democracy.HIDDEN
    seen[democracy.REST] = 0
    seen[democracy.POOL :][: max(0, seen[democracy.LEFT] - 1)] = democracy.HIDDEN
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_the_position_without_what_it_hides(name: str) -> None:
    for table in Dice(b"views").shuffled(list(tables(name)))[:8]:
        rules, fast = table.rules, kernel(table)
        states = moments(table, b"%a" % (table,))
        for state in (*states[:: 1 + len(states) // MOMENTS], states[-1]):
            for seat in (*range(table.seats), None):
                expected = hidden(name, fast.encode(state), seat)
                assert expected.tolist() == fast.encode(rules.view(state, seat)).tolist()


@pytest.mark.parametrize("name", GAMES)
def test_who_may_choose_sees_in_its_own_view_what_is_legal(name: str) -> None:
    table = Table(name, 4, game(name).options())
    rules, fast = table.rules, kernel(table)
    for state in moments(table, b"legal"):
        turn = rules.turn(state)
        if not isinstance(turn, Choose):
            continue
        here, there = (np.zeros(fast.words, np.int64) for _ in range(2))
        fast.legal(fast.encode(state), here)
        fast.legal(fast.encode(rules.view(state, turn.seats[0])), there)
        assert here.tolist() == there.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_a_number_is_an_action_and_back(name: str) -> None:
    table = Table(name, 6, game(name).options())
    rules, fast = table.rules, kernel(table)
    state = rules.setup()
    assert isinstance(rules.turn(state), Chance)
    state = rules.apply(state, None, rules.chance(state, Dice(b"actions")))
    turn = rules.turn(state)
    assert isinstance(turn, Choose)

    actions = rules.legal(state, turn.seats[0])

    assert actions == tuple(fast.action(fast.number(action)) for action in actions)
    assert all(0 <= fast.number(action) < fast.moves for action in actions)


def test_a_card_face_down_has_no_number() -> None:
    from hustings.games.democracy.model import Commit

    table = Table("democracy", 2, game("democracy").options())
    with pytest.raises(AssertionError, match="face down"):
        kernel(table).number(Commit(None))
