"""The command as a user gives it: by its entry point, through pipes or at a terminal."""

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

HUSTINGS = Path(sys.executable).with_name("hustings")
"""The entry point, as `make setup` installs it."""
PROMPT = re.compile(r"(Number or command:|Nomor atau perintah:|Press Enter|Tekan Enter)[^\n]*$")
PATIENCE = 60


def hustings(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command with its input and output in pipes."""
    return subprocess.run(
        [HUSTINGS, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def at_terminal(*words: str, answers: Iterator[str], columns: int = 80) -> tuple[int, str]:
    """Run the command at a terminal of *columns*, giving the next of *answers* at each prompt.

    Return its exit code, and all that was shown.
    """
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": f"{columns}"}
    with subprocess.Popen(
        [HUSTINGS, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
    ) as running:
        os.close(theirs)
        shown = "".join(_conversation(ours, answers))
    os.close(ours)
    return running.returncode, shown


def _conversation(terminal: int, answers: Iterator[str]) -> Iterator[str]:
    said, until = "", monotonic() + PATIENCE
    while True:
        ready, _, _ = select.select([terminal], [], [], until - monotonic())
        assert ready, f"nothing more was said after {said[-500:]!r}"
        try:
            piece = os.read(terminal, 65536).decode()
        except OSError:  # the other end is closed
            return
        yield piece
        said += piece
        if PROMPT.search(said):
            said = ""
            os.write(terminal, f"{next(answers)}\n".encode())
