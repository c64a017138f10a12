from collections import Counter

import numpy as np
import pytest

from hustings.kernels.bits import BIT, count, lowest, nth
from hustings.kernels.chance import below, dice_of, rolled
from hustings.kernels.jit import compiled
from hustings.kernels.playouts import picked

SETS = [1, 0b1010, 1 << 53, (1 << 54) - 1, (1 << 61) | 1]
THROWS = 60_000


def members(cards: int) -> list[int]:
    """List what is in a set, the slow way."""
    return [card for card in range(62) if cards >> card & 1]


def machine(cards: int) -> list[int]:
    """List what is in a set by machine instructions."""
    return [nth(cards, n) for n in range(count(cards))]


def first(cards: int) -> int:
    """Return the lowest card by a machine instruction."""
    return lowest(cards)


@pytest.mark.parametrize("cards", SETS)
def test_the_nth_bits_are_the_members_of_a_set(cards: int) -> None:
    assert members(cards) == [nth(cards, n) for n in range(count(cards))]


@pytest.mark.parametrize("cards", SETS)
def test_machine_instructions_find_the_same_bits(cards: int) -> None:
    assert (members(cards), members(cards)[0]) == (
        compiled(machine)(cards),
        compiled(first)(cards),
    )


def test_the_bits_of_high_cards_are_not_cut_off() -> None:
    assert [1 << card for card in range(62)] == BIT.tolist()


def test_dice_are_the_same_compiled() -> None:
    def faces(dice: int) -> list[int]:
        out = []
        for n in range(2, 74):
            dice = rolled(dice)
            out.append(below(dice, n))
        return out

    dice = dice_of(b"faces")

    assert faces(dice) == compiled(faces)(dice)


@pytest.mark.parametrize("n", [2, 3, 7, 36, 72])
def test_every_face_is_as_likely_as_any_other(n: int) -> None:
    dice, seen = dice_of(b"%d" % n), Counter[int]()
    for _ in range(THROWS):
        dice = rolled(dice)
        seen[below(dice, n)] += 1

    even = THROWS / n
    chi_square = sum((seen[face] - even) ** 2 / even for face in range(n))
    assert set(seen) == set(range(n))
    assert abs(chi_square - (n - 1)) < 4 * (2 * (n - 1)) ** 0.5


def test_one_throw_tells_nothing_of_the_next() -> None:
    dice, seen = dice_of(b"pairs"), Counter[tuple[int, int]]()
    for _ in range(THROWS):
        dice = rolled(dice)
        face = below(dice, 6)
        dice = rolled(dice)
        seen[face, below(dice, 6)] += 1

    even = THROWS / 36
    chi_square = sum((times - even) ** 2 / even for times in seen.values())
    assert len(seen) == 36
    assert abs(chi_square - 35) < 4 * 70**0.5


@pytest.mark.parametrize("words", [[0b1011], [0b100001, 0b10], [0, 0b110]])
def test_each_move_in_a_mask_is_picked_as_often_as_any_other(words: list[int]) -> None:
    mask = np.array(words, np.int64)
    moves = [36 * word + bit for word, bits in enumerate(words) for bit in members(bits)]
    dice, seen = dice_of(b"picked"), Counter[int]()
    for _ in range(THROWS // 10):
        dice = rolled(dice)
        seen[picked(mask, len(words), 36, dice)] += 1

    even = THROWS / 10 / len(moves)
    assert set(moves) == set(seen)
    assert max(abs(times - even) for times in seen.values()) < 5 * even**0.5
