"""``hustings report``: how a game plays, as a page that a designer would print."""

import secrets
import shlex
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from hustings.bots.shelf import is_timed
from hustings.cli.asked import GameName, at_least, game_named, known_bots, options_of
from hustings.cli.exits import OK, Wrong
from hustings.cli.running import crew, watched
from hustings.core.game import Game

if TYPE_CHECKING:
    from hustings.lab.report.survey import Survey, Variant


def report(
    game: GameName,
    /,
    *,
    dialects: str | None = None,
    seats: str | None = None,
    bots: str = "careful",
    games: int = 400,
    seed: str | None = None,
    out: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
) -> int:
    """Let bots play a game in several ways, and write a page on how it plays: fair, long, decided.

    The page is one HTML file that needs nothing else, and prints well. Differences that are beyond
    chance are marked, and the command that makes it again stands on it. Needs the extra report.

    Parameters
    ----------
    dialects
        What is compared, with commas between: dialects, each with changes after plus signs, such as
        english,indonesian or five-turns,five-turns+board=wheel12. The first dialect by default.
    seats
        How many play: 4, or 2-6; all numbers that any of the dialects allows by default.
    bots
        Who plays, with commas between; the last one fills the table. They change seats, and take
        turns where they are more than these.
    games
        How many games at each table: for each dialect and number of seats.
    seed
        Any text; a random one by default.
    out
        File to write the page to; GAME.html by default.
    jobs
        How many processes; all cores by default.
    cluster
        Address of a Dask scheduler, whose workers play instead. Needs the extra cluster.
    """
    at_least(1, "games", games)
    known = game_named(game)
    try:
        from hustings.lab.report.page import Page
        from hustings.lab.report.survey import Survey, answers, results
    except ModuleNotFoundError as error:
        raise Wrong("a report needs an extra: pip install 'hustings[report]'") from error
    variants = tuple(_variants(known, dialects or next(iter(known.dialects))))
    _check_that_they_differ(variants)
    names = known_bots(known, bots.split(","))
    if any(map(is_timed, names)):
        raise Wrong("who thinks by the clock can not be repeated: give a bot no seconds")
    survey = Survey(
        known, variants, _seats(known, variants, seats), names, games, seed or secrets.token_hex(4)
    )
    hands = crew(jobs, cluster)
    page = out or Path(f"{known.name}.html")
    page.touch()  # better to hear now than after the games that it can not be
    command = _command(survey, page)
    print(command, flush=True)
    played = (
        (variant, number, iter(watched(found, games)))
        for variant, number, found in results(survey, hands)
    )
    text = Page(survey, answers(survey, played), command).html()
    page.write_text(text, "utf-8")
    print(f"Written to {page}.")
    return OK


def _variants(game: Game, words: str) -> Iterator["Variant"]:
    from hustings.lab.report.survey import Variant

    for each in words.split(","):
        dialect, *changes = each.split("+")
        yield Variant(each, dialect, options_of(game, dialect, changes))


def _check_that_they_differ(variants: Sequence["Variant"]) -> None:
    """Check that no two of the *variants* are played alike: their difference would be chance.

    Raises:
        Wrong: two are.
    """
    for place, one in enumerate(variants):
        for other in variants[:place]:
            if one.options == other.options:
                raise Wrong(f"expected dialects that differ, got {other.words} and {one.words}")


def _seats(game: Game, variants: Iterable["Variant"], words: str | None) -> tuple[int, ...]:
    """Return the numbers of seats that were asked for, at least one of which can be played."""
    allowed = sorted({n for each in variants for n in game.seats_under(each.options)})
    if words is None:
        return tuple(allowed)
    first, _, last = words.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal()):
        raise Wrong(f"expected --seats N or N-N, got {words!r}")
    wanted = range(int(first), int(last or first) + 1)
    if not wanted or not set(wanted) <= set(allowed):
        raise Wrong(f"expected --seats within {allowed[0]} to {allowed[-1]}, got {words!r}")
    return tuple(wanted)


def _command(survey: "Survey", page: Path) -> str:
    """Return the command line that makes the page again."""
    seats = survey.seats
    words = ["hustings", "report", survey.game.name]
    words += ["--dialects", ",".join(each.words for each in survey.variants)]
    words += ["--seats", f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"]
    words += ["--bots", ",".join(survey.bots), "--games", str(survey.games)]
    words += ["--seed", survey.seed, "--out", page.as_posix()]
    return shlex.join(words)
