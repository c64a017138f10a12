"""A rulebook as its chapters: each heading with its clause and the text below it."""

import re
from importlib.resources import files

from msgspec import Struct

from hustings.core.game import Game

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<clause>[a-z_]+\.[a-z_]+)\}$", re.MULTILINE)

_CELLS = re.compile(r" *\| *")
_RULE = re.compile(r"[-| ]+")


class Chapter(Struct, frozen=True):
    """One clause of a rulebook."""

    clause: str
    title: str
    text: str
    """Markdown."""


def rulebook(game: Game, language: str) -> str:
    """Return the rulebook of *game* in Markdown, its clause ids still on the headings."""
    return files(game.package).joinpath("rulebook", f"{language}.md").read_text("utf-8")


def chapters(book: str) -> dict[str, Chapter]:
    r"""Return the chapters of a rulebook by clause, in the order of the book.

    >>> chapters("# Game\n\n## End {#game.end}\n\nIt ends.\n")["game.end"].text
    'It ends.'
    """
    headings = list(_HEADING.finditer(book))
    ends = [heading.start() for heading in headings[1:]] + [len(book)]
    return {
        heading["clause"]: Chapter(
            heading["clause"], heading["title"], book[heading.end() : end].strip()
        )
        for heading, end in zip(headings, ends, strict=True)
    }


def legible(book: str) -> str:
    """Return a rulebook whose headings name their clauses in brackets.

    >>> legible("## End {#game.end}")
    '## End (game.end)'
    """
    return _HEADING.sub(r"## \g<title> (\g<clause>)", book)


def spoken(chapter: Chapter) -> str:
    r"""Return a chapter in plain sentences, a paragraph or a row of a table to a line.

    >>> print(spoken(Chapter("game.end", "End", "It\nends.\n\n> **Our reading.** Soon.")))
    End (game.end)
    It ends.
    Our reading. Soon.
    """
    paragraphs: list[str] = []
    for block in chapter.text.split("\n\n"):
        lines = [line.removeprefix("> ").replace("*", "") for line in block.splitlines()]
        if block.startswith("|"):
            rows = [_CELLS.split(line.strip("| ")) for line in lines if not _RULE.fullmatch(line)]
            paragraphs += [", ".join(row) for row in rows]
        else:
            paragraphs.append(" ".join(lines))
    return "\n".join([f"{chapter.title} ({chapter.clause})", *paragraphs])


def printed(chapter: Chapter) -> str:
    r"""Return a chapter as Markdown, as it stands in the book.

    >>> printed(Chapter("game.end", "End", "It ends."))
    '## End (game.end)\n\nIt ends.'
    """
    return f"## {chapter.title} ({chapter.clause})\n\n{chapter.text}"
