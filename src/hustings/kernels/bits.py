"""Sets of cards as bits of a whole number: card *n* is in it if bit *n* is set.

These are plain Python, and single machine instructions where they are compiled. Bits below 62 are
used, so that no set is ever a negative number. Compiled code must shift 64-bit numbers only: hold
the bits of cards in a table rather than write ``1 << card``.
"""

from typing import Any, Final

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.extending import intrinsic, overload

BIT: Final = 1 << np.arange(62, dtype=np.int64)
"""By card, the set that holds it alone."""


def count(cards: int) -> int:
    """Return how many *cards* there are.

    >>> count(0b10110)
    3
    """
    return int(cards).bit_count()


def lowest(cards: int) -> int:
    """Return the lowest of *cards*, of which there must be one.

    >>> lowest(0b10100)
    2
    """
    return int(cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the highest of *cards*, of which there must be one.

    >>> highest(0b10100)
    4
    """
    return int(cards).bit_length() - 1


def nth(cards: int, n: int) -> int:
    """Return the one of *cards* above *n* others.

    >>> nth(0b10110, 0), nth(0b10110, 2)
    (1, 4)
    """
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)


@intrinsic
def _count(_context: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), generate


@intrinsic
def _lowest(_context: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _highest(_context: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        zeros = builder.ctlz(values[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), generate


@intrinsic
def _spread(_context: Any, bits: Any, cards: Any) -> Any:
    """Put the lowest of *bits* into the places of *cards*, as a processor with BMI2 can."""

    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        name = "llvm.x86.bmi.pdep.64"
        return builder.call(builder.module.declare_intrinsic(name, (), kind), values)

    return types.int64(types.int64, types.int64), generate


count_bits: Any = _count
lowest_bit: Any = _lowest
highest_bit: Any = _highest
spread: Any = _spread


@overload(count, strict=False)
def _fast_count(cards: Any) -> Any:
    return lambda cards: count_bits(cards)  # noqa: PLW0108  # Numba wants a function of Python


@overload(lowest, strict=False)
def _fast_lowest(cards: Any) -> Any:
    return lambda cards: lowest_bit(cards)  # noqa: PLW0108  # Numba wants a function of Python


@overload(highest, strict=False)
def _fast_highest(cards: Any) -> Any:
    return lambda cards: highest_bit(cards)  # noqa: PLW0108  # Numba wants a function of Python


@overload(nth, strict=False)
def _fast_nth(cards: Any, n: Any) -> Any:
    if get_host_cpu_features().get("bmi2"):
        return lambda cards, n: lowest_bit(spread(BIT[n], cards))
    return nth
