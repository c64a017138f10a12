"""Compiling: loops become machine code, the rules they call stay plain Python for everyone else.

What is compiled is kept in the user's cache folder, in a subfolder named after the digest of the
sources: whoever changes a rule, in whatever file, gets a fresh compilation of all that calls it.
The folders of other sources go once they are many and were not used for long.
"""

import os
import re
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import TemporaryFile
from time import time
from typing import Any, Final, TypeVar

import numpy as np
from numba import config, njit
from numba.extending import register_jitable
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])

_SOURCES: Final = ("kernels", "cards", "core", "bots", "games")
"""The packages of which a compiled loop may contain something."""
_DIGITS: Final = 16
KEPT: Final = 4
"""So many folders of other sources stay, whatever their age: a few checkouts may share a cache."""
RECENT: Final = 24 * 60 * 60
"""Seconds for which a folder that was used stays, as a process may still be writing to it."""


def jitable(function: F) -> F:
    """Let compiled loops call *function*, and return it unchanged."""
    # Nothing but compiled loops needs its compiled form, so that no wrapper is made for others.
    same: F = register_jitable(no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return same


@jitable
def numbers(length: int) -> NDArray[np.int64]:
    """Return room for so many whole numbers, whatever they are; compiled once for all lengths."""
    return np.empty(length, np.int64)


def compiled(function: F) -> F:
    """Return *function* as machine code, made when it is first called or found in the cache.

    The compiled function releases the interpreter's lock.
    """
    folder = cache_folder()
    settings: Any = (
        config  # its names come from the environment, so that no type checker knows them
    )
    before = settings.CACHE_DIR
    # Where Numba keeps a function is decided when the function is wrapped.
    settings.CACHE_DIR = "" if folder is None else str(folder)
    try:
        fast: Any = njit(cache=folder is not None, error_model="numpy", nogil=True)(function)
    finally:
        settings.CACHE_DIR = before
    called: F = fast
    return called


@cache
def cache_folder() -> Path | None:
    """Return where compiled loops are kept, or ``None`` if no folder can be written to."""
    folder = user_cache() / "hustings" / "kernels" / digest()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            os.utime(folder)
            prune(folder, time())
            return folder
    return None


def prune(folder: Path, now: float) -> None:
    """Remove the caches beside *folder* that are neither among the last used nor recent by *now*.

    Nothing else is touched, and what can not be removed stays. A process that still wants a cache
    which is gone makes it anew.
    """
    found: list[tuple[float, Path]] = []
    for other in folder.parent.iterdir():
        with suppress(OSError):  # another process may be pruning too
            if other != folder and _is_cache(other):
                found.append((other.stat().st_mtime, other))
    for used, other in sorted(found, reverse=True)[KEPT:]:
        if now - used > RECENT:
            shutil.rmtree(other, ignore_errors=True)


def _is_cache(path: Path) -> bool:
    named = re.fullmatch(f"[0-9a-f]{{{_DIGITS}}}", path.name)
    return named is not None and path.is_dir() and not path.is_symlink()


@cache
def digest() -> str:
    """Return the digest of all sources that compiled loops are made of."""
    package = files("hustings")
    total = sha256()
    for name in _SOURCES:
        for source in _modules(package / name):
            total.update(sha256(source.read_bytes()).digest())
    return total.hexdigest()[:_DIGITS]


def _modules(folder: Traversable) -> list[Traversable]:
    """List the Python files in *folder* and below, always in the same order."""
    found: list[Traversable] = []
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            found += _modules(entry)
        elif entry.name.endswith(".py"):
            found.append(entry)
    return found


def user_cache() -> Path:
    """Return the folder for what may be lost, where the system's users expect it."""
    chosen = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path.home() / ".cache"
