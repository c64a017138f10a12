"""A study: finished games as data frames, and means of what is in them with honest intervals.

Needs the extra ``report``.

>>> from hustings import game
>>> from hustings.lab.plan import Plan
>>> democracy = game("democracy")
>>> plan = Plan(democracy, 2, democracy.options(), (("careful", "random"),), 20, "doc")
>>> frames = study(plan)
>>> frames["sitting"].group_by("bot").len().sort("bot").rows()
[('careful', 20), ('random', 20)]
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import polars as pl
from msgspec import Struct
from msgspec.structs import asdict

from hustings.core.measure import Question
from hustings.lab.crew import Crew
from hustings.lab.plan import Plan
from hustings.lab.result import Result
from hustings.lab.simulate import simulate
from hustings.lab.tally import Z, wilson

Frames: TypeAlias = Mapping[str, pl.DataFrame]
"""By table, a row for each fact, with the number of its ``game``; see `table_of`."""


def study(plan: Plan, crew: int | Crew = 1) -> Frames:
    """Play *plan* and return everything that its games tell."""
    return frames(simulate(plan, crew, "measures"))


def frames(results: Iterable[Result]) -> Frames:
    """Return what *results* tell whose measures were kept."""
    rows: dict[type[Struct], list[dict[str, object]]] = {}
    for result in results:
        for fact in result.measures:
            rows.setdefault(type(fact), []).append({"game": result.game, **asdict(fact)})
    return {
        table_of(kind): pl.DataFrame(found, infer_schema_length=None)
        for kind, found in rows.items()
    }


def table_of(rows: type[Struct]) -> str:
    """Return what the table of such *rows* is called.

    >>> from hustings.lab.measures import Sitting
    >>> table_of(Sitting)
    'sitting'
    """
    return rows.__name__.lower()


def answer(known: Frames, question: Question) -> pl.DataFrame:
    """Return the answer to *question*, a row for each group, in the order of the groups.

    Columns: ``group`` (``None`` if there are no groups), ``games`` in which there is any such row,
    ``mean``, its 95 % interval from ``low`` to ``high``, its standard ``error``, and how many
    independent ``trials`` of a yes or no would err so much.

    Rows of one game are not independent, so games are what is counted: the mean is a ratio of sums
    over games, and its error is that of a ratio (Cochran, *Sampling Techniques*, chapter 6). The
    interval of a share is Wilson's, for so many trials.
    """
    frame = known.get(table_of(question.rows))
    if frame is None:
        return pl.DataFrame(schema=_SCHEMA)
    group = pl.col(question.by) if question.by else pl.lit(None, pl.Null)
    found = (
        frame.select("game", group.alias("group"), pl.col(question.value).cast(pl.Float64))
        .drop_nulls(question.value)
        .group_by("group", "game", maintain_order=True)
        .agg(pl.col(question.value).sum().alias("sum"), pl.len().alias("count"))
        .with_columns((pl.col("sum").sum() / pl.col("count").sum()).over("group").alias("mean"))
        .group_by("group", maintain_order=True)
        .agg(
            pl.len().alias("games"),
            pl.col("mean").first(),
            (pl.col("sum") - pl.col("mean") * pl.col("count")).pow(2).sum().alias("squares"),
            pl.col("count").sum(),
        )
    )
    if question.by:
        found = found.filter(pl.col("group").is_not_null())
        if found.schema["group"].is_numeric():
            found = found.sort("group")
    rows = [
        _estimate(question, group, games, mean, squares, count)
        for group, games, mean, squares, count in found.iter_rows()
    ]
    schema = {**_SCHEMA, "group": found.schema["group"]}
    return pl.DataFrame(rows, schema=schema, orient="row")


_SCHEMA: dict[str, type[pl.DataType] | pl.DataType] = {
    "group": pl.Null,
    "games": pl.Int64,
    "mean": pl.Float64,
    "low": pl.Float64,
    "high": pl.Float64,
    "error": pl.Float64,
    "trials": pl.Float64,
}


def _estimate(  # noqa: PLR0917  # what is known of a group
    question: Question, group: object, games: int, mean: float, squares: float, count: int
) -> tuple[object, int, float, float, float, float, float]:
    error = (squares * games / max(1, games - 1)) ** 0.5 / count
    if question.unit == "number":
        return group, games, mean, mean - Z * error, mean + Z * error, error, games
    share = min(1.0, max(0.0, mean))  # rounding may have left it a hair outside
    spread = share * (1 - share)
    trials = spread / error**2 if error and spread else games
    interval = wilson(share, trials)
    return group, games, share, interval.low, interval.high, error, trials
