from typing import Any

import numpy as np
import pytest

from hustings.core.dice import dice_for
from hustings.games.shelf import game
from hustings.kernels.chance import dice_of
from hustings.kernels.kernel import Kernel, Position
from hustings.kernels.playouts import playouts
from tests.kernels.beside import GAMES, Table, kernel

SEATS = 4
DICE = dice_of(b"playouts")


def fast(name: str, seats: int = SEATS) -> Kernel:
    """Return the kernel of a game under the first of its dialects."""
    return kernel(Table(name, seats, next(iter(game(name).dialects.values()))))


def start(name: str) -> Position:
    """Return the position before the first deal."""
    rules = Table(name, SEATS, next(iter(game(name).dialects.values()))).rules
    return fast(name).encode(rules.setup())


def plain(loop: Any) -> Any:
    """Return a loop as it is before it is compiled."""
    return loop.py_func


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_is_played_out_as_often_as_asked(name: str) -> None:
    moves, _ = playouts(fast(name)).deals(start(name), 5, DICE)

    assert {"tightwad": 5 * 4 * 7, "democracy": 5 * 4 * 6}[name] == moves


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_dealt_is_played_out_from_there(name: str) -> None:
    position = start(name)
    fast(name).deal(position, DICE)
    mask = np.zeros(1, np.int64)
    fast(name).legal(position, mask)
    fast(name).step(position, int(mask[0]).bit_length() - 1)

    moves, _ = playouts(fast(name)).deals(position, 3, DICE)

    assert {"tightwad": 3 * (4 * 7 - 1), "democracy": 3 * (4 * 6 - 1)}[name] == moves


@pytest.mark.parametrize("name", GAMES)
def test_the_start_is_left_as_it_was(name: str) -> None:
    position = start(name)

    playouts(fast(name)).games(position, 2, DICE, np.zeros(SEATS))

    assert start(name).tolist() == position.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_compiled_play_is_plain_play(name: str) -> None:
    loops, here, there = playouts(fast(name)), np.zeros(SEATS), np.zeros(SEATS)

    compiled = [loops.deals(start(name), 3, DICE), loops.games(start(name), 3, DICE, here)]
    slow = [
        plain(loops.deals)(start(name), 3, DICE),
        plain(loops.games)(start(name), 3, DICE, there),
    ]

    assert (slow, there.tolist()) == (compiled, here.tolist())


@pytest.mark.parametrize("name", GAMES)
def test_games_pay_as_much_as_they_take(name: str) -> None:
    paid = np.zeros(SEATS)

    playouts(fast(name)).games(start(name), 200, DICE, paid)

    assert 200 * SEATS / 2 == pytest.approx(paid.sum())


@pytest.mark.parametrize("name", GAMES)
def test_no_seat_is_favoured_by_the_first_deal(name: str) -> None:
    games, paid = 20_000, np.zeros(SEATS)

    playouts(fast(name)).games(start(name), games, DICE, paid)

    # A merit lies between 0 and 1, so that its deviation is at most a half.
    assert max(abs(paid / games - 0.5)) < 4 * 0.5 / games**0.5


@pytest.mark.parametrize("name", GAMES)
def test_tables_of_any_size_share_what_is_compiled(name: str) -> None:
    assert playouts(fast(name, 3)) is playouts(fast(name, 4))


def test_a_game_without_a_kernel_has_none() -> None:
    from tests.core.toy import GAME

    assert GAME.kernel is None


def test_dice_of_the_rules_may_deal_too() -> None:
    rules = Table("tightwad", 4, game("tightwad").options()).rules
    state = rules.apply(rules.setup(), None, rules.chance(rules.setup(), dice_for(bytes(32), 0)))

    moves, _ = playouts(fast("tightwad")).deals(fast("tightwad").encode(state), 1, DICE)

    assert 4 * 7 == moves
