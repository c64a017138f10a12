"""Who of several seats acts first in a game that bots play."""

from hustings.core.model import Choose
from hustings.lab.played import Order

SEATS = (0, 2, 3)


def firsts(seed: bytes, *free: str) -> list[int]:
    """Return who acts first at each of so many questions."""
    order = Order(seed)
    return [order.first(Choose(SEATS, prompt, free), SEATS) for prompt in range(40)]


def test_where_order_matters_every_seat_is_first_at_some_time() -> None:
    assert set(SEATS) == set(firsts(b"seed", "offer"))


def test_where_order_does_not_matter_the_lowest_seat_is_first() -> None:
    assert {0} == set(firsts(b"seed"))


def test_the_seed_determines_the_order() -> None:
    assert firsts(b"seed", "offer") == firsts(b"seed", "offer") != firsts(b"other", "offer")
