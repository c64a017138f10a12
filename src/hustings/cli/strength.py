"""The page of strength: how well each bot plays, a chapter for each game, by its tournament."""

from collections.abc import Sequence
from pathlib import Path

from hustings.core.text import LANGUAGES, catalogue
from hustings.lab.chapters import markdown, with_chapter
from hustings.lab.plan import Plan

HEAD = """\
# How well the bots play

Each chapter was written by the command above its table, which anyone may run again. *First* and
*last* are shares of places, who ties sharing one; *merit* is the part of the table left behind,
ties counting half; *rating* is skill by openskill's Plackett-Luce model, 25 to begin with. In
brackets stand intervals of 95 %.
"""


def written(page: Path, plan: Plan, command: str, tables: Sequence[Sequence[list[str]]]) -> None:
    """Put the chapter of a tournament on a *page*, in place of the game's chapter if it has one.

    Of the *tables* each is lines of cells, the heads first.
    """
    text = (page.read_text("utf-8") if page.exists() else "") or HEAD
    title = catalogue(plan.game, LANGUAGES[0]).say("game-name")
    chapter = [
        f"## {title}, {plan.seats} seats",
        f"```\n{command} --write {page.as_posix()}\n```",
        f"By chance a bot is first in {1 / plan.seats:.1%} of its games, and last.",
        *map(markdown, tables),
    ]
    page.write_text(with_chapter(text, "\n\n".join(chapter)), "utf-8")
