"""Dice: a stream of fair choices that a seed and a name determine.

The stream is specified in docs/records.md, so that anyone can re-deal a game in any language:
block *i* is SHA-256 of the key, then *i* in four bytes, the most significant first; the blocks'
bytes are used up in order.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Dice:
    """A source of choices. Equal keys give equal choices, in the order in which they are asked."""

    __slots__ = ("_byte",)

    def __init__(self, key: bytes) -> None:
        """Begin the stream of *key*."""
        self._byte = _stream(key).__next__

    def below(self, n: int) -> int:
        """Choose a whole number from 0 to *n* - 1, each as likely as any other.

        It reads as few bytes as can tell *n* numbers apart (one for *n* up to 256), the most
        significant first.
        """
        assert n > 0, f"expected a positive bound, got {n}"
        byte = self._byte
        span, number = 256, byte()
        while span < n:
            span, number = span * 256, number * 256 + byte()
        # Rejection sampling: a plain remainder would favour small numbers.
        if number >= span - span % n:
            return self.below(n)
        return number % n

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return *items* in an order of which each is equally likely.

        From the last place down to the second, each is swapped with one at or before it.
        """
        order, below = list(items), self.below
        for last in range(len(order) - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def choice(self, items: Sequence[T]) -> T:
        """Return one of *items*, each as likely as any other."""
        return items[self.below(len(items))]


def _stream(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(key + block.to_bytes(4, "big")).digest()
        block += 1


SECRET_BYTES = 32


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the secret part of *seed*, published before the first shuffle.

    >>> commitment(bytes(32))
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
    """
    return sha256(seed[:SECRET_BYTES]).hexdigest()


def dice_for(seed: bytes, n: int) -> Dice:
    """Return the dice of event *n*: the same for every game resumed from any prefix.

    *seed* is the host's secret of 32 bytes and, where seats added entropy, 32 bytes more.
    """
    return Dice(seed + n.to_bytes(8, "big"))
