"""The words of a report: what its variants, groups and figures are called, in English."""

from collections.abc import Mapping
from typing import Any, Final

import polars as pl

from hustings.core.game import differences, fact_of
from hustings.core.measure import Question
from hustings.core.text import catalogue, clause_message
from hustings.lab.report.survey import Answer, Survey, Variant

LANGUAGE: Final = "en"
FEW: Final = 12
"""More groups than these are ranked by their means."""


class Wording:
    """What everything is called in the report of one survey."""

    def __init__(self, survey: Survey) -> None:
        """Name the game and the variants of *survey*."""
        self._catalogue = catalogue(survey.game, LANGUAGE)
        self._deck = survey.game.deck.rpartition(".")[2]
        self._variants = {each.words: self._titled(each, survey) for each in survey.variants}
        self._names: dict[str, Mapping[object, str]] = {}
        names: Any = getattr(survey.game.measures, "names", None)
        for each in survey.variants:
            carried = names(each.options, LANGUAGE) if names is not None else {}
            for field, words in carried.items():
                self._names[field] = {**self._names.get(field, {}), **words}

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._catalogue.say("game-name")

    def variant(self, words: str) -> str:
        """Return what the variant is called that one types as *words*."""
        return self._variants[words]

    def group(self, question: Question, group: object) -> str:
        """Return what a *group* of *question* is called."""
        named = self._names.get(question.by, {}).get(group)
        if named is not None:
            return named
        if question.by == "percent":
            return f"{group} %"
        return " and ".join(self._word(text) for text in str(group).split())

    def groups(self, answer: Answer) -> list[object]:
        """List the groups of *answer*: numbers in order, names as they came, many by their mean."""
        groups = answer.table["group"].unique(maintain_order=True).to_list()
        if answer.table.schema["group"].is_numeric() and not self._names.get(answer.question.by):
            return sorted(groups)
        if len(groups) <= FEW:
            return groups
        means = answer.table.group_by("group").agg(pl.col("mean").mean())
        return means.sort("mean", "group", descending=True)["group"].to_list()

    def _word(self, text: str) -> str:
        messages = (f"word-{text}", clause_message(text).replace("objection", "clause", 1))
        for message in (*messages, f"{self._deck}-suit-{text}"):
            if self._catalogue.has(message):
                said = self._catalogue.say(message)
                return said[0].upper() + said[1:]
        return text[0].upper() + text[1:]

    def _titled(self, variant: Variant, survey: Survey) -> str:
        """Name a *variant* by what sets it apart from the others."""
        dialects = {each.dialect for each in survey.variants}
        dialect = self._catalogue.say(f"dialect-{variant.dialect}")
        base = survey.game.dialects[variant.dialect]
        changed = {each.option for each in differences(base, variant.options)}
        if len(dialects) > 1 or len(survey.variants) == 1:
            return ", ".join([dialect, *self._values(variant, changed)])
        first = survey.variants[0].options
        differing = {
            each.option for other in survey.variants for each in differences(first, other.options)
        }
        return ", ".join(self._values(variant, differing))

    def _values(self, variant: Variant, options: set[str]) -> list[str]:
        values = [(option, fact_of(getattr(variant.options, option))) for option in sorted(options)]
        return [
            self._catalogue.say(f"option-{option}-{str(value).lower()}").partition(":")[0]
            for option, value in values
        ]


def figure(question: Question, mean: float) -> str:
    """Return a *mean* as it is printed.

    >>> from hustings.lab.measures import Shape
    >>> figure(Question("", "", Shape, "shared"), 0.1234)
    '12.3'
    >>> figure(Question("", "", Shape, "choices", unit="number"), 123.456)
    '123.5'
    """
    if question.unit == "share":
        return f"{100 * mean:.1f}"
    return f"{mean:.1f}" if abs(mean) >= 100 else f"{mean:.2f}"
