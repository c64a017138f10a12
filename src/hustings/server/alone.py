"""One server to a folder: another would show its players tables as they were a while ago."""

import sys
from pathlib import Path
from typing import BinaryIO

FILE = "hustings.lock"


class NotAlone(Exception):
    """Another server keeps its tables in this folder."""


def alone(folder: Path) -> BinaryIO:
    """Return an open file; while it is open, and this process lives, no other gets one.

    Raises:
        NotAlone: another process has it.
        OSError: the file can not be opened.
    """
    held = (folder / FILE).open("ab")
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise NotAlone(folder) from error
    return held


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
