"""Ratings in print: tallies as a table that reads well aloud, or as JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hustings.lab.ratings import Rating
from hustings.lab.tally import Margin, Row, Share


def table(kind: str, rows: Sequence[Row[Any]], rated: Sequence[Rating] = ()) -> str:
    """Return *rows* as lines of aligned columns, shares in percent with their 95 % intervals."""
    return aligned(cells(kind, rows, rated))


def cells(kind: str, rows: Sequence[Row[Any]], rated: Sequence[Rating] = ()) -> list[list[str]]:
    """Return *rows* as the cells of a table, its heads first, with the ratings if there are any."""
    known = {rating.who: rating for rating in rated}
    heads = [kind, "games", "first", "(95 %)", "last", "(95 %)", "merit", "score"]
    heads += ["rating", "(95 %)"] if known else []
    return [
        heads,
        *(
            [str(row.who), str(row.games), *_figures(row), *_rating(known.get(row.who))]
            for row in rows
        ),
    ]


def margins(rows: Sequence[Margin[Any]]) -> str:
    """Return *rows* as lines of aligned columns, differences with their 95 % intervals."""
    return aligned(margin_cells(rows))


def margin_cells(rows: Sequence[Margin[Any]]) -> list[list[str]]:
    """Return *rows* as the cells of a table, its heads first."""
    heads = ["on the same cards", "deals", "first", "(95 %)", "merit", "(95 %)"]
    return [
        heads,
        *(
            [
                f"{row.who} over {row.than}",
                str(row.deals),
                f"{row.first.share:+.1%}",
                f"{row.first.low:+.1%} to {row.first.high:+.1%}",
                f"{row.merit.share:+.3f}",
                f"{row.merit.low:+.3f} to {row.merit.high:+.3f}",
            ]
            for row in rows
        ),
    ]


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Return *lines* of cells in columns, the first to the left and the others to the right."""
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


def _rating(rating: Rating | None) -> list[str]:
    if rating is None:
        return []
    return [f"{rating.rating:.1f}", f"{rating.low:.1f} to {rating.high:.1f}"]


def _percent(share: Share) -> tuple[str, str]:
    return f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"
