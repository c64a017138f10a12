"""Judge files of records: ``python -m tests.referee FILE...``."""

import argparse
import sys
from collections import Counter
from pathlib import Path

from tests.referee.fault import Disagreement
from tests.referee.judge import judge


def main(arguments: list[str] | None = None) -> int:
    """Judge the files named: 0 if all agree, 1 at a disagreement, 2 if one cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    agreed: Counter[str] = Counter()
    for path in parser.parse_args(arguments).files:
        try:
            with path.open(encoding="utf-8", errors="replace", newline="\n") as lines:
                agreed += judge(lines)
        except Disagreement as disagreement:
            print(f"{path}:{disagreement.line}: {disagreement.reason}")
            return 1
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
    for game, games in sorted(agreed.items()):
        print(f"{game}: {games} games agreed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
