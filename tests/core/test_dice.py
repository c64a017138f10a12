from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.dice import Dice, commitment, dice_for


def test_the_stream_is_the_hashes_of_key_and_counter_one_after_another() -> None:
    stream = b"".join(sha256(b"key" + i.to_bytes(4, "big")).digest() for i in range(3))
    dice = Dice(b"key")

    assert list(stream) == [dice.below(256) for _ in range(96)]


def test_a_bound_above_256_takes_two_bytes_the_most_significant_first() -> None:
    block = sha256(b"key" + bytes(4)).digest()

    assert int.from_bytes(block[:2], "big") == Dice(b"key").below(65_536)


def test_a_byte_that_would_favour_small_numbers_is_thrown_away() -> None:
    stream = b"".join(sha256(b"key" + i.to_bytes(4, "big")).digest() for i in range(3))
    fair = [byte % 200 for byte in stream if byte < 200]
    dice = Dice(b"key")

    assert fair == [dice.below(200) for _ in fair]


@pytest.mark.parametrize("n", [0, -1])
def test_no_choice_is_made_among_nothing(n: int) -> None:
    with pytest.raises(AssertionError, match=f"got {n}"):
        Dice(b"").below(n)


@given(st.integers(1, 10**9), st.binary(max_size=8))
def test_a_choice_is_below_its_bound(n: int, key: bytes) -> None:
    assert 0 <= Dice(key).below(n) < n


def test_each_order_of_three_comes_up_about_as_often() -> None:
    dice = Dice(b"orders")
    orders = Counter(dice.shuffled("abc") for _ in range(6000))

    assert 6 == len(orders)
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert 20.5 > sum((count - 1000) ** 2 / 1000 for count in orders.values())


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    dice, same = Dice(b"swap"), Dice(b"swap")
    third, second = same.below(3), same.below(2)
    order = ["a", "b", "c"]
    order[2], order[third] = order[third], order[2]
    order[1], order[second] = order[second], order[1]

    assert tuple(order) == dice.shuffled("abc")


def test_a_choice_among_items_is_one_of_them() -> None:
    assert Dice(b"key").choice("abc") in "abc"


def test_each_event_has_dice_of_its_own() -> None:
    seed = bytes(32)

    assert dice_for(seed, 1).shuffled(range(9)) != dice_for(seed, 2).shuffled(range(9))


def test_the_seats_entropy_changes_the_dice_but_not_the_commitment() -> None:
    secret, salt = bytes(32), bytes(31) + b"1"

    assert commitment(secret) == commitment(secret + salt)
    assert dice_for(secret, 0).shuffled(range(9)) != dice_for(secret + salt, 0).shuffled(range(9))
