"""Pages of what was measured, in Markdown: a chapter that is written anew takes its old place."""

import re
from collections.abc import Sequence


def with_chapter(page: str, chapter: str) -> str:
    """Return *page* with *chapter* in the place of the one of the same heading, or at its end.

    >>> page = with_chapter("# Page", "## One")
    >>> page = with_chapter(with_chapter(page, "## Two"), "## One, and more")
    >>> page.split()
    ['#', 'Page', '##', 'One', '##', 'Two', '##', 'One,', 'and', 'more']
    """
    heading = re.escape(chapter.partition("\n")[0])
    old = re.compile(rf"^{heading}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    new = f"{chapter.rstrip()}\n\n"
    if old.search(page):
        return old.sub(lambda _: new, page, count=1).rstrip() + "\n"
    return f"{page.rstrip()}\n\n{new.rstrip()}\n"


def markdown(lines: Sequence[Sequence[str]]) -> str:
    """Return *lines* of cells, the heads first, as a table.

    >>> print(markdown([["bot", "first"], ["careful", "47.5%"]]))
    | bot | first |
    | --- | ---: |
    | careful | 47.5% |
    """
    rule = ["---", *["---:"] * (len(lines[0]) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (lines[0], rule, *lines[1:]))
