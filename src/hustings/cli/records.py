"""Records as a command is given them: all games of a file, or one of them."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, BinaryIO, TypeAlias

from cyclopts import Parameter

from hustings.cli.exits import Wrong
from hustings.core.record import Record, RecordError, read
from hustings.games.shelf import games

FileOrInput: TypeAlias = Annotated[Path, Parameter(allow_leading_hyphen=True)]
"""A file, or ``-`` for standard input."""


def opened(file: Path) -> AbstractContextManager[BinaryIO]:
    """Open a *file* of records, or standard input for ``-``."""
    return nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb")


def records(file: Path, game: int | None = None) -> Iterator[tuple[int, Record]]:
    """Yield the records in *file* with their numbers, from 1; of one *game* alone, if it is named.

    Raises:
        RecordError: a line is not what it should be, or there is no record at all.
        Wrong: there is no game of that number.
    """
    number = 0
    with opened(file) as lines:
        for number, record in enumerate(read(lines, games()), 1):
            if game is None or game == number:
                yield number, record
    if not number:
        raise RecordError(1, "there is no record here")
    if game is not None and game not in range(1, number + 1):
        raise Wrong(f"expected --game of 1 to {number}, got {game}")
