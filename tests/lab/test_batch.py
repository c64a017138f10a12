import numpy as np
import pytest
from numpy.typing import NDArray

from hustings.core.model import BadSetup
from hustings.games.shelf import game
from hustings.lab.batch import Batch, IllegalMove

SIZE = 50
GAMES = ("democracy", "tightwad")


def batch(name: str, seed: bytes = b"seed") -> Batch:
    """Return a small batch of four seats."""
    return Batch(game(name), 4, SIZE, seed)


def chosen(table: Batch, random: np.random.Generator) -> NDArray[np.int64]:
    """Choose a legal move in each game."""
    moves: NDArray[np.int64] = (table.legal + random.random(table.legal.shape)).argmax(axis=1)
    return moves


@pytest.mark.parametrize("name", GAMES)
def test_games_end_and_begin_anew(name: str) -> None:
    table, random, ended = batch(name), np.random.default_rng(1), 0
    for _ in range(1_000):
        table.step(chosen(table, random))
        assert table.legal.any(axis=1).all()
        assert (0 <= table.seats).all()
        # The merits of four seats add up to two.
        assert table.rewards.sum(axis=1) == pytest.approx(2.0 * table.over)
        ended += int(table.over.sum())

    assert ended > SIZE


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_may_play_what_it_holds_and_nothing_else(name: str) -> None:
    table, random = batch(name), np.random.default_rng(2)
    for _ in range(200):
        assert (table.observation["hand"] >= table.legal).all()
        table.step(chosen(table, random))


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_and_moves_make_equal_games(name: str) -> None:
    here, there = batch(name), batch(name)
    random = np.random.default_rng(3)
    for _ in range(300):
        moves = chosen(here, random)
        here.step(moves)
        there.step(moves)

    assert (here.numbers == there.numbers).all()
    assert (here.numbers != batch(name, b"other").numbers).any()


def test_the_games_of_a_batch_differ() -> None:
    assert len(np.unique(batch("tightwad").observation["hand"], axis=0)) == SIZE


def test_arrays_stay_where_they_are() -> None:
    table = batch("tightwad")
    before = [table.numbers, table.legal, table.seats, table.over, table.rewards]
    hand = table.observation["hand"].copy()

    table.step(table.legal.argmax(axis=1))

    after = [table.numbers, table.legal, table.seats, table.over, table.rewards]
    assert all(here is there for here, there in zip(before, after, strict=True))
    assert (table.observation["hand"] != hand).any()


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (np.zeros(SIZE - 1, np.int64), "expected 50 moves"),
        (np.full(SIZE, -1), "expected numbers from 0 to 35"),
        (np.full(SIZE, 36), "expected numbers from 0 to 35"),
        (np.zeros(SIZE), "expected whole numbers"),
        (np.zeros(SIZE, np.bool_), "expected whole numbers"),
    ],
)
def test_what_is_no_move_is_refused(moves: NDArray[np.int64], said: str) -> None:
    with pytest.raises(IllegalMove, match=said):
        batch("tightwad").step(moves)


def test_one_illegal_move_stops_all() -> None:
    table = batch("tightwad")
    moves = table.legal.argmax(axis=1)
    moves[7] = table.legal[7].argmin()
    before = table.numbers.copy()

    with pytest.raises(IllegalMove, match="game 7"):
        table.step(moves)

    assert (before == table.numbers).all()


@pytest.mark.parametrize(
    ("name", "seats", "size", "said"),
    [
        ("tightwad", 2, SIZE, "allow_two"),
        ("tightwad", 4, 0, "one game or more"),
        ("majority", 4, SIZE, "expected a game that has a kernel"),
    ],
)
def test_what_can_not_be_a_batch_is_refused(name: str, seats: int, size: int, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        Batch(game(name), seats, size, b"")


def test_other_options_may_be_asked_for() -> None:
    table = Batch(game("tightwad"), 2, SIZE, b"", game("tightwad").dialects["for-two"])

    assert (SIZE, 2) == table.rewards.shape
