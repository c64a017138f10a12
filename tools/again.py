"""Make the measured pages of docs/ again: carry out the commands that stand on them.

What bots play changes with the bots; the pages say what was true when they were made.
"""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "docs" / "strength.md", ROOT / "docs" / "reports" / "README.md")


def commands() -> Iterator[list[str]]:
    """Yield the commands that write measured pages, in the order in which they stand there."""
    for page in PAGES:
        for line in page.read_text("utf-8").splitlines():
            if line.startswith("hustings "):
                yield shlex.split(line)


def main() -> None:
    """Carry out every command from the root of the sources."""
    hustings = Path(sys.executable).with_name("hustings")
    for _, *words in list(commands()):
        subprocess.run([hustings, *words], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
