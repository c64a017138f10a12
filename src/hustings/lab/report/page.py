"""The page: one HTML file with everything in it, that reads well on a screen and on paper."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Final

from hustings.core.measure import Question
from hustings.lab.report.findings import ENOUGH, LEVEL, Figure, Finding, beyond_chance, figures
from hustings.lab.report.plots import key, panels, trends
from hustings.lab.report.survey import Answer, Survey
from hustings.lab.report.wording import Wording, figure

FONTS: Final = (
    ("Besley", 900, "besley-latin-900-normal"),
    ("Libre Franklin", 400, "libre-franklin-latin-400-normal"),
    ("Libre Franklin", 600, "libre-franklin-latin-600-normal"),
)
MOST_TOLD: Final = 12
"""So many findings are told in sentences, of each question the clearest; tables mark them all."""
NOTHING: Final = "Nothing: every difference that was looked at may be due to chance."


class Page:
    """The page of one survey."""

    def __init__(self, survey: Survey, answers: Sequence[Answer], command: str) -> None:
        """Lay out the *answers* to *survey*, that *command* repeats."""
        self._survey = survey
        self._answers = answers
        self._command = command
        self._words = Wording(survey)
        self._variants = [variant.words for variant in survey.variants]
        self._keys = {words: key(place) for place, words in enumerate(self._variants)}
        self._found = beyond_chance(answers)
        self._marked = {(each.question, each.figure) for each in self._found}

    def html(self) -> str:
        """Return the whole page."""
        whole = [answer for answer in self._answers if not answer.question.by]
        grouped = [answer for answer in self._answers if answer.question.by]
        parts = [
            self._head(),
            self._findings(),
            self._glance(whole),
            *map(self._question, grouped),
            self._method(),
        ]
        return _document(self._words.game, "\n".join(parts))

    def _head(self) -> str:
        survey, words = self._survey, self._words
        names = [words.variant(each) for each in self._variants]
        seats = survey.seats
        span = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        keys = "".join(
            f"<li>{self._keys[each]}{escape(words.variant(each))}</li>" for each in self._variants
        )
        return f"""<header>
<p class="over">Hustings · how it plays</p>
<h1>{escape(words.game)}</h1>
<p class="sub">{escape(" beside ".join(names))}</p>
<p class="about">{span} seats, {survey.games:,} games at each table, played by
{escape(", ".join(survey.bots))} bots.</p>
</header>
<ul class="keys">{keys}<li><span class="par"></span>what chance alone would give</li></ul>"""

    def _findings(self) -> str:
        clearest: dict[Question, Finding] = {}
        for finding in self._found:
            clearest.setdefault(finding.question, finding)
        told = [self._sentence(finding) for finding in list(clearest.values())[:MOST_TOLD]]
        rest = len(self._found) - len(told)
        more = f"<p>{rest} more are marked in the tables.</p>" if rest > 0 else ""
        items = "".join(f"<li>{sentence}</li>" for sentence in told)
        listed = f'<ol class="found">{items}</ol>{more}' if told else f"<p>{NOTHING}</p>"
        return f"""<section><h2>Beyond chance</h2>
<p class="about">For each question the clearest difference of all that were looked at. Of those
marked on this page the chance that any is none at all is at most {LEVEL * 100:.0f} % (Holm&rsquo;s
correction for many comparisons).</p>
{listed}</section>"""

    def _sentence(self, finding: Finding) -> str:
        question, here, there = finding.question, finding.figure, finding.against
        group = "" if not question.by else f", {self._words.group(question, here.group)}"
        where = f"<b>{escape(question.title)}{escape(group)}</b>, {here.seats} seats"
        here_is = f"{self._name(here)} {_told(finding, here.mean)}"
        if there is None:
            return f"{where}: {here_is}, where chance alone gives {_told(finding, 1 / here.seats)}."
        return f"{where}: {self._name(there)} {_told(finding, there.mean)}, {here_is}."

    def _name(self, shown: Figure) -> str:
        return escape(self._words.variant(shown.variant))

    def _glance(self, answers: Sequence[Answer]) -> str:
        rows = [(answer.question.title, answer, None) for answer in answers]
        plot = ""
        if len(self._survey.seats) > 1:
            plot = f"<figure>{trends(answers, self._words, self._variants)}</figure>"
        notes = "".join(
            f"<p class='about'><b>{escape(answer.question.title)}.</b> "
            f"{escape(answer.question.about)}</p>"
            for answer in answers
            if answer.question.about
        )
        return f"""<section><h2>At a glance</h2>
<p class="about">Shares in per cent, other numbers as they are; below each, the half of its 95 %
interval.</p>{self._table("", rows)}{plot}{notes}</section>"""

    def _question(self, answer: Answer) -> str:
        question = answer.question
        rows = [
            (self._words.group(question, group), answer, group)
            for group in self._words.groups(answer)
        ]
        return f"""<section class="question"><h2>{escape(question.title)}</h2>
<p class="about">{escape(question.about)}</p>
<figure>{panels(answer, self._words, self._variants)}</figure>
{self._table(_unit(answer), rows)}</section>"""

    def _table(self, corner: str, rows: Sequence[tuple[str, Answer, object]]) -> str:
        seats = sorted({number for _, answer, _ in rows for number in answer.table["seats"]})
        width = len(self._variants)
        top = "".join(f'<th class="seats" colspan="{width}">{n} seats</th>' for n in seats)
        marks = "".join(
            f'<th{_edge(each, self._variants)} title="{escape(self._words.variant(each))}">'
            f"{self._keys[each]}</th>"
            for _ in seats
            for each in self._variants
        )
        body = "".join(
            f"<tr><th>{escape(name)}</th>{''.join(self._cells(answer, group, seats))}</tr>"
            for name, answer, group in rows
        )
        return f"""<div class="scroll"><table>
<thead><tr><th class="name"></th>{top}</tr><tr><th class="name">{escape(corner)}</th>{marks}</tr>
</thead><tbody>{body}</tbody></table></div>"""

    def _cells(self, answer: Answer, group: object, seats: Iterable[int]) -> Iterator[str]:
        known = {
            (each.seats, each.variant): each for each in figures(answer) if each.group == group
        }
        for number in seats:
            for variant in self._variants:
                shown = known.get((number, variant))
                edge = "first" if variant == self._variants[0] else ""
                if shown is None:
                    yield f'<td class="{edge}">&ndash;</td>'
                    continue
                marked = "beyond" if (answer.question, shown) in self._marked else ""
                half = figure(answer.question, (shown.high - shown.low) / 2)
                yield (
                    f'<td class="{edge} {marked}">{figure(answer.question, shown.mean)}'
                    f"<small>±{half}</small></td>"
                )

    def _method(self) -> str:
        return f"""<section><h2>How this was found</h2>
<p>Every game on this page comes back with the command</p>
<code>{escape(self._command)}</code>
<p>No two tables share a deal. What happens within a game hangs together, so games are what is
counted: errors are those of ratios of sums over games, intervals hold 95 %, those of shares after
Wilson. Each variant is compared with {escape(self._words.variant(self._variants[0]))}, and what
seats win with what chance alone would give them, wherever at least {ENOUGH} games speak; what is
<b>marked in red</b> stays below {LEVEL * 100:.0f} % by Holm&rsquo;s step-down correction over all
comparisons of this page together. Bots are not people: read it as how these bots play.</p>
</section>"""


def _told(finding: Finding, mean: float) -> str:
    unit = " %" if finding.question.unit == "share" else ""
    return f"{figure(finding.question, mean)}{unit}"


def _unit(answer: Answer) -> str:
    return "per cent" if answer.question.unit == "share" else ""


def _edge(variant: str, variants: Sequence[str]) -> str:
    return ' class="first"' if variant == variants[0] else ""


def _document(title: str, body: str) -> str:
    folder = files("hustings.lab.report")
    faces = "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/woff2;base64,"
        f"{b64encode(folder.joinpath('fonts', f'{name}.woff2').read_bytes()).decode()})}}\n"
        for family, weight, name in FONTS
    )
    style = folder.joinpath("page.css").read_text("utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}: how it plays</title>
<style>
{faces}{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
