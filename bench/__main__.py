"""Run every measurement and write bench/RESULTS.md.

Each module of this package with a function ``report() -> str`` is one: a chapter of Markdown. The
names of some may be given, to run those alone and write nothing.
"""

import importlib
import os
import pkgutil
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import bench

RESULTS = Path(__file__).with_name("RESULTS.md")


def main(names: list[str]) -> None:
    """Print each chapter as it is measured."""
    chapters = []
    for report in reports(names):
        chapters.append(report)
        print(report, flush=True)
    if not names:
        RESULTS.write_text("\n".join(["# Measurements\n", machine(), *chapters]), encoding="utf-8")
        print(f"Written to {RESULTS}.")


def reports(names: list[str]) -> Iterator[str]:
    """Yield the chapter of each measurement, or of those called *names*."""
    for found in pkgutil.iter_modules(bench.__path__):
        if found.name.startswith("_") or (names and found.name not in names):
            continue
        module = importlib.import_module(f"bench.{found.name}")
        if hasattr(module, "report"):
            yield module.report()


def machine() -> str:
    """Describe the machine in a sentence, as numbers mean nothing without it."""
    today = datetime.now(UTC).date().isoformat()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    cores = len(os.sched_getaffinity(0))
    return f"Measured {today} on {cores} cores of {processor()}, {platform.system()}, {python}.\n"


def processor() -> str:
    """Return the model of the processor."""
    for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "an unknown processor"


if __name__ == "__main__":
    main(sys.argv[1:])
