import pytest

from hustings.core.model import places


@pytest.mark.parametrize(
    ("merits", "expected"),
    [((1, 2, 3), (3, 2, 1)), ((2, 2), (1, 1)), ((1, 5, 5, 0), (3, 1, 1, 4)), ((), ())],
)
def test_equal_merits_share_a_place_and_the_next_is_left_out(
    merits: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert expected == places(merits)
