"""``hustings verify``: whether records are what their seeds bring, played by the rules."""

import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, BinaryIO, TypeAlias

from cyclopts import Parameter

from hustings.cli.exits import NO, OK
from hustings.cli.ratings import answered
from hustings.core.record import RecordError, read
from hustings.core.verify import verify as check
from hustings.games.shelf import games

FileOrInput: TypeAlias = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file, or ``-`` for standard input."""


def verify(file: FileOrInput, /, *, json: bool = False) -> int:
    """Check every record in a file: re-deal each shuffle from its seed, replay, compare the end.

    The first line that is not true is named with the reason, and the exit code is 1.

    Parameters
    ----------
    file
        Records as JSON Lines, one game after another; - reads standard input.
    json
        Answer with one JSON value: {"verified": true, "games": 12}, or with the line and reason.
    """
    done = 0
    try:
        with opened(file) as lines:
            for record in read(lines, games()):
                check(record, games())
                done += 1
        if not done:
            raise RecordError(1, "there is no record here")
    except RecordError as error:
        if json:
            answered({"verified": False, "games": done, "line": error.line, "reason": error.reason})
        else:
            print(f"{file}, {error}\nNot verified. Records before it that are true: {done}.")
        return NO
    if json:
        answered({"verified": True, "games": done})
    else:
        print(f"Verified: {done} {'game' if done == 1 else 'games'}, every deal and every move.")
    return OK


def opened(file: Path) -> AbstractContextManager[BinaryIO]:
    """Open a *file* of records, or standard input for ``-``."""
    return nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb")
