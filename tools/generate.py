"""The files that are made from the code: written by ``make generate``, compared by ``make check``.

A module of `tools.generated` that makes files has a function ``files() -> dict[str, str]``: their
paths, from the root of the project, each with its text. The other modules are what these share.
"""

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import generated

ROOT = Path(__file__).parents[1]


def texts() -> Iterator[tuple[Path, str]]:
    """Yield each generated file and the text that it ought to have."""
    for found in pkgutil.iter_modules(generated.__path__, "tools.generated."):
        module = importlib.import_module(found.name)
        if hasattr(module, "files"):
            for path, text in module.files().items():
                yield ROOT / path, text


def is_stale(path: Path, text: str) -> bool:
    """Say whether the file at *path* is missing or says something else than *text*."""
    return not path.is_file() or path.read_text(encoding="utf-8") != text


def main(arguments: list[str]) -> int:
    """Write the stale files, or with ``--check`` only name them; answer the exit code."""
    stale = [(path, text) for path, text in texts() if is_stale(path, text)]
    if arguments == ["--check"]:
        for path, _ in stale:
            print(f"{path.relative_to(ROOT)} is stale: run `make generate`")
        return 1 if stale else 0
    for path, text in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(ROOT)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
