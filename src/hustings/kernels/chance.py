"""Chance by the million: a generator that is one whole number, the same in Python and compiled.

It is a congruential generator of 63 bits whose output is scrambled (O'Neill 2014, XSH-RS). It is
for simulation: where players could gain by predicting it, `core.dice` is used.
"""

from hashlib import sha256

from hustings.kernels.jit import jitable

_FACTOR = 6364136223846793005
_STEP = 1442695040888963407
_BITS = 0x7FFF_FFFF_FFFF_FFFF


def dice_of(seed: bytes) -> int:
    """Return dice that *seed* determines."""
    return int.from_bytes(sha256(seed).digest()[:8], "big") & _BITS


@jitable
def rolled(dice: int) -> int:
    """Return the dice after a roll."""
    return (int(dice) * _FACTOR + _STEP) & _BITS


@jitable
def below(dice: int, n: int) -> int:
    """Read a number from 0 to *n* - 1 off *dice*, *n* at most 1,000.

    No number is likelier than another by more than one in four million.
    """
    face = ((dice ^ dice >> 22) >> (21 + (dice >> 60))) & 0xFFFF_FFFF
    return face * int(n) >> 32
