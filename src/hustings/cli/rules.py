"""``hustings rules``: the rulebook of a game, or one clause of it."""

import sys
from typing import Literal

from hustings.cli.asked import GameName, game_named
from hustings.cli.exits import NO, OK, complain
from hustings.cli.rulebook import chapters, legible, printed, rulebook


def rules(game: GameName, clause: str | None = None, /, *, lang: Literal["en", "id"] = "en") -> int:
    """Print the rulebook of a game, or one clause of it.

    Into a pipe it is Markdown; on a terminal it is set for reading.

    Parameters
    ----------
    clause
        The id of a clause as it stands in the headings, such as play.follow.
    lang
        The language of the book: en or id.
    """
    book = rulebook(game_named(game), lang)
    if clause is None:
        _show(legible(book))
        return OK
    found = chapters(book)
    if clause not in found:
        complain(f"expected a clause among {', '.join(found)}; got {clause!r}")
        return NO
    _show(printed(found[clause]))
    return OK


def _show(text: str) -> None:
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(text))
