"""How a command ends: its exit codes, and the one line that says what was wrong."""

import sys
from typing import Final

OK: Final = 0
NO: Final = 1
"""The answer is no: a record does not verify, a rulebook has no such clause."""
WRONG: Final = 2
"""It can not be done as it was asked: a wrong option, a file that is not there, a port in use."""
INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C."""


class Wrong(Exception):
    """It can not be done as it was asked; the message says what was expected."""


def complain(message: str) -> None:
    """Say on standard error what is the matter, in one line."""
    print(f"hustings: {' '.join(message.split())}", file=sys.stderr)
