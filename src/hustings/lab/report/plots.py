"""Plots: figures with their intervals as SVG, in the inks of the page.

Matplotlib draws them on its own, without its global figures, so that a notebook is left alone.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure as Sheet

from hustings.lab.report.findings import Figure, figures
from hustings.lab.report.survey import Answer
from hustings.lab.report.wording import Wording

INK: Final = "#1e242b"
SECOND: Final = "#52575c"
INKS: Final = ("#23405f", "#a8281c", "#1b4a40", "#80560a", "#7b2d5b")
"""By variant; more of them begin anew."""
MARKS: Final = ("o", "D", "s", "^", "v")
WIDTH: Final = 7.4
"""Of a page of paper, in inches."""
_STYLE: Final[Any] = {  # Matplotlib lists the names of all its settings as a type
    "svg.fonttype": "none",
    "font.size": 8.5,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": SECOND,
    "axes.linewidth": 0.8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": INK,
    "grid.alpha": 0.14,
    "grid.linewidth": 0.6,
    "xtick.color": SECOND,
    "ytick.color": SECOND,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}
_SHORT: Final = 4
"""Letters of a name that fits below its point."""


def panels(answer: Answer, wording: Wording, variants: Sequence[str]) -> str:
    """Return *answer* by group, a panel for each number of seats, as SVG."""
    groups = wording.groups(answer)
    names = [wording.group(answer.question, group) for group in groups]
    seats = sorted(set(answer.table["seats"]))
    known = {(figure.seats, figure.group) for figure in figures(answer)}
    lines = answer.question.by == "percent"
    upright = lines or max(map(len, names)) <= _SHORT
    height = 1.9 if upright else 0.55 + 0.2 * len(groups) * max(1, len(variants) / 2)

    there = {
        number: [place for place, group in enumerate(groups) if (number, group) in known]
        for number in seats
    }

    def draw(sheet: Sheet) -> None:
        ratios = [len(there[number]) + 1.5 if upright else 1 for number in seats]
        axes = sheet.subplots(1, len(seats), sharey=True, squeeze=False, width_ratios=ratios)[0]
        for axis, number in zip(axes, seats, strict=True):
            here = [figure for figure in figures(answer) if figure.seats == number]
            axis.set_title(f"{number} seats", loc="left", fontsize=8.5, fontweight="bold")
            for place, variant in enumerate(variants):
                shown = [figure for figure in here if figure.variant == variant]
                spots = [groups.index(figure.group) + _aside(place, variants) for figure in shown]
                _points(axis, spots, shown, place, upright=upright, joined=lines)
            if answer.question.par:
                (axis.axhline if upright else axis.axvline)(
                    1 / number, color=INK, linewidth=0.9, linestyle=(0, (4, 3))
                )
            places = there[number] if upright else range(len(groups))
            labels = {place: names[place].removesuffix(" %") for place in places}
            _scales(axis, answer, labels, upright=upright, ticks=5 if upright else 3)

    return _drawn(draw, height, answer.question.title)


def trends(answers: Sequence[Answer], wording: Wording, variants: Sequence[str]) -> str:
    """Return answers that have no groups by the number of seats, a panel for each, as SVG."""
    columns = 3
    rows = -(-len(answers) // columns)

    def draw(sheet: Sheet) -> None:
        axes = sheet.subplots(rows, columns, squeeze=False)
        for axis in axes.flat[len(answers) :]:
            axis.set_visible(False)
        for axis, answer in zip(axes.flat, answers, strict=False):
            seats = sorted(set(answer.table["seats"]))
            axis.set_title(answer.question.title, loc="left", fontsize=8.5, fontweight="bold")
            for place, variant in enumerate(variants):
                shown = [figure for figure in figures(answer) if figure.variant == variant]
                spots = [seats.index(figure.seats) + _aside(place, variants) for figure in shown]
                _points(axis, spots, shown, place, upright=True, joined=True)
            _scales(axis, answer, {n: str(number) for n, number in enumerate(seats)}, upright=True)

    return _drawn(draw, 1.55 * rows, "By the number of seats")


def key(place: int) -> str:
    """Return the mark of the variant at *place* as a small SVG."""

    def draw(sheet: Sheet) -> None:
        axis = sheet.add_axes((0, 0, 1, 1))
        axis.axis("off")
        axis.plot([0], [0], MARKS[place % len(MARKS)], color=INKS[place % len(INKS)], markersize=5)

    return _drawn(draw, 0.16, f"key {place}", width=0.16)


def _aside(place: int, variants: Sequence[str]) -> float:
    """Return how far beside the middle of its group a variant's point stands."""
    return 0.32 * (place - (len(variants) - 1) / 2) / max(1, len(variants) - 1)


def _points(  # what a row of points is drawn from
    axis: Any,
    spots: list[float],
    shown: list[Figure],
    place: int,
    *,
    upright: bool,
    joined: bool,
) -> None:
    """Draw the figures of a variant with their intervals."""
    means = [figure.mean for figure in shown]
    reach = [
        [figure.mean - figure.low for figure in shown],
        [figure.high - figure.mean for figure in shown],
    ]
    at = {"x": spots, "y": means, "yerr": reach}
    across = {"x": means, "y": spots, "xerr": reach}
    axis.errorbar(
        **(at if upright else across),
        fmt=MARKS[place % len(MARKS)],
        linestyle="-" if joined else "none",
        linewidth=1,
        color=INKS[place % len(INKS)],
        markersize=3.6,
        elinewidth=1.2,
    )


def _scales(
    axis: Any, answer: Answer, names: Mapping[int, str], *, upright: bool, ticks: int = 5
) -> None:
    """Label the groups by their places, and what is measured at so many *ticks*."""
    measure, groups = (axis.yaxis, axis.xaxis) if upright else (axis.xaxis, axis.yaxis)
    groups.set_ticks(list(names), labels=list(names.values()))
    groups.grid(visible=False)
    if upright:
        axis.set_xlim(min(names) - 0.6, max(names) + 0.6)
    else:
        axis.set_ylim(max(names) + 0.5, -0.5)
    if answer.question.unit == "share":
        measure.set_major_formatter(lambda value, _: f"{100 * value:.3g} %")
    measure.get_major_locator().set_params(nbins=ticks)


def _drawn(draw: Callable[[Sheet], None], height: float, name: str, width: float = WIDTH) -> str:
    """Return what *draw* draws on a sheet as SVG, called *name*; the same each time."""
    with rc_context({**_STYLE, "svg.hashsalt": name}):
        sheet = Sheet(figsize=(width, height), layout="constrained" if width == WIDTH else None)
        sheet.patch.set_visible(False)
        draw(sheet)
        for axis in sheet.axes:
            axis.patch.set_visible(False)
        out = StringIO()
        canvas: Any = FigureCanvasSVG(sheet)
        canvas.print_svg(out, metadata={"Date": None, "Creator": None})
    return _inline(out.getvalue(), name)


def _inline(svg: str, name: str) -> str:
    """Return *svg* as part of a page: without what only a file needs, and in the page's letters."""
    text = svg[svg.index("<svg") :]
    text = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r' id="(?:figure|axes|patch|matplotlib|xtick|ytick|line2d|text)[^"]*"', "", text)
    text = re.sub(r"font: ([^;\"]*?px) [^;\"]*", r"font: \1 var(--text)", text)
    text = text.replace("font: 700", "font: 600")
    text = re.sub(r"font-family: [^;\"]*", "font-family: var(--text)", text)
    text = re.sub(r"(\d\.\d\d)\d+", r"\1", text)
    text = re.sub(r">\s+<", "><", text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{name}" ', 1).strip()
