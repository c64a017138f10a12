"""Measure anew what is named, or all, and put each chapter into bench/RESULTS.md.

Each module of this package with a function ``report() -> str`` is a measurement: a chapter of
Markdown. It is kept as soon as it is there, dated and with the machine, in place of the one before.
"""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import bench
from hustings.lab.chapters import with_chapter

RESULTS = Path(__file__).with_name("RESULTS.md")
HEAD = """\
# Measurements

`make bench` measures everything but how strong the bots of two games are, which `make strength`
does; `python -m bench NAME` measures one chapter anew. Each says when and where it was measured.
"""


def main(names: Sequence[str]) -> None:
    """Print and keep the chapters called *names*, or all that do not stand aside."""
    known = measurements()
    for name in names or [name for name, aside in known.items() if not aside]:
        if name not in known:
            sys.exit(f"expected some of {', '.join(known)}; got {name!r}")
        chapter = measured(name)
        print(chapter, flush=True)
        page = RESULTS.read_text("utf-8") if RESULTS.exists() else HEAD
        RESULTS.write_text(with_chapter(page, chapter), "utf-8")


def measurements() -> dict[str, bool]:
    """List the measurements by name, and whether each stands aside until it is asked for."""
    found = {}
    for module in pkgutil.iter_modules(bench.__path__):
        if module.name != "__main__":
            loaded = importlib.import_module(f"bench.{module.name}")
            if hasattr(loaded, "report"):
                found[module.name] = getattr(loaded, "ASIDE", False)
    return found


def measured(name: str) -> str:
    """Return the chapter called *name*, and below its heading when and where it was measured."""
    heading, _, text = importlib.import_module(f"bench.{name}").report().partition("\n")
    return f"{heading}\n\n{circumstances(name)}\n{text.rstrip()}\n"


def circumstances(name: str) -> str:
    """Say in a sentence when, where and how to measure again: numbers mean nothing without it."""
    today = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = len(os.sched_getaffinity(0))
    return (
        f"`python -m bench {name}`, {today}, on {cores} cores of {processor()}, "
        f"{platform.system()}, {python}."
    )


def processor() -> str:
    """Return the model of the processor."""
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "an unknown processor"


if __name__ == "__main__":
    main(sys.argv[1:])
