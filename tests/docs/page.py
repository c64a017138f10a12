"""A page of the documentation that can be followed: the files it has written, the commands run."""

import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
LEFT_OUT = (
    *(".*", "node_modules", "static", "__pycache__", "build"),
    *("data", "dist", "htmlcov", "screenshots"),
)
"""What is made from the sources, and so is not copied."""
_BLOCK = re.compile(
    r"(?:^`(?P<path>[^`\n]+)`\n\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)


class Block(NamedTuple):
    """One block of code."""

    kind: str
    path: str | None
    """The file that the line above it names, if one does."""
    text: str

    @property
    def commands(self) -> list[str]:
        """The commands of a block that shows a console."""
        return [line.removeprefix("$ ") for line in self.text.splitlines()]


def blocks(page: str) -> list[Block]:
    """List the blocks of *page*."""
    return [Block(found["kind"], found["path"], found["text"]) for found in _BLOCK.finditer(page)]


def copy_of_the_house(folder: Path) -> Path:
    """Copy the sources into *folder*, so that a page can be followed there."""
    house = folder / "house"
    shutil.copytree(ROOT, house, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return house


def contents(house: Path) -> dict[str, bytes]:
    """Return the digest of every file in *house* that is a source, by its path."""
    return {
        path.relative_to(house).as_posix(): sha256(path.read_bytes()).digest()
        for path in house.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def write(house: Path, block: Block) -> None:
    """Write the file of *block*; a file that is there must be what the page says it is by now."""
    assert block.path, f"a block names no file: {block.text[:80]}"
    path = house / block.path
    if path.exists():
        assert block.text.splitlines() == path.read_text("utf-8").splitlines()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(block.text, "utf-8")


def command_line(command: str) -> list[str]:
    """Return what carries out *command* as a reader would type it."""
    return ["bash", "-c", f"exec {command}" if "&&" not in command else command]


def environment(house: Path) -> dict[str, str]:
    """Return what a command in *house* finds around it: this Python, and the sources there."""
    return {
        "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
        "PYTHONPATH": str(house / "src"),
        "HOME": str(house.parent),
        "LANG": "C.UTF-8",
    }


def run(house: Path, command: str, typed: str = "") -> str:
    """Carry out *command* in *house* and return what it printed; *typed* is its standard input."""
    done = subprocess.run(
        command_line(command),
        cwd=house,
        env=environment(house),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout
