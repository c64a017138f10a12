"""Ratings in print: tallies as a table that reads well aloud, or as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hustings.lab.tally import Row, Share


def table(kind: str, rows: Sequence[Row[Any]]) -> str:
    """Return *rows* as lines of aligned columns, shares in percent with their 95 % intervals."""
    heads = [kind, "games", "first", "(95 %)", "last", "(95 %)", "merit", "score"]
    lines = [heads, *([str(row.who), str(row.games), *_figures(row)] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def answered(answer: dict[str, Any]) -> None:
    """Print *answer* as one JSON value."""
    print(msgspec.json.encode(answer).decode())


def _figures(row: Row[Any]) -> list[str]:
    merit, score = f"{row.merit:.3f}", f"{row.score:.2f}"
    return [*_percent(row.first), *_percent(row.last), merit, score]


def _percent(share: Share) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"
