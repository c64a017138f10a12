"""A survey: variants of a game at several numbers of seats, played, and every question answered."""

from collections.abc import Iterator

import polars as pl
from msgspec import Struct

from hustings.core.game import Game
from hustings.core.measure import Question
from hustings.lab.crew import Crew
from hustings.lab.plan import Plan, rotated
from hustings.lab.questions import questions
from hustings.lab.result import Result
from hustings.lab.simulate import simulate
from hustings.lab.study import answer, frames


class Variant(Struct, frozen=True):
    """A way of playing the game that is compared with others."""

    words: str
    """As one types it: a dialect, and changes of it after plus signs."""
    dialect: str
    options: Struct


class Survey(Struct, frozen=True):
    """What is to be played: every variant at every number of seats that it allows."""

    game: Game
    variants: tuple[Variant, ...]
    """Of which the first is what the others are compared with."""
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    """At each table."""
    seed: str

    def plans(self) -> Iterator[tuple[Variant, int, Plan]]:
        """Yield each table: its variant, its seats, and the plan of its games.

        No two have a deal in common, so that what they say is independent.
        """
        for seats in self.seats:
            for variant in self.variants:
                if seats in self.game.seats_under(variant.options):
                    lineups = rotated(self.bots, seats)
                    seed = f"{self.seed}/{variant.words}/{seats}"
                    yield (
                        variant,
                        seats,
                        Plan(self.game, seats, variant.options, lineups, self.games, seed),
                    )


class Answer(Struct, frozen=True):
    """A question with what was found."""

    question: Question
    table: pl.DataFrame
    """As `study.answer` has it, with the ``variant``'s words and the number of ``seats``."""


def results(survey: Survey, crew: int | Crew) -> Iterator[tuple[Variant, int, Iterator[Result]]]:
    """Yield each table of *survey* with its results, which are to be taken before the next one."""
    for variant, seats, plan in survey.plans():
        yield variant, seats, simulate(plan, crew, "measures")


def answers(
    survey: Survey, played: Iterator[tuple[Variant, int, Iterator[Result]]]
) -> tuple[Answer, ...]:
    """Answer all questions that the games *played* answer; where there is one bot, not by bot."""
    found: dict[Question, list[pl.DataFrame]] = {each: [] for each in questions(survey.game)}
    for variant, seats, games in played:
        known = frames(games)
        for question, tables in found.items():
            if question.by == "bot" and len(set(survey.bots)) == 1:
                continue
            table = answer(known, question)
            if len(table):
                where = pl.lit(variant.words).alias("variant"), pl.lit(seats).alias("seats")
                tables.append(table.with_columns(*where))
    return tuple(
        Answer(question, pl.concat(tables)) for question, tables in found.items() if tables
    )
