"""What was asked for: games, tables and bots, from the words of a command line."""

import shlex
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypeAlias, get_args, get_type_hints

import msgspec
from cyclopts import Parameter
from msgspec import Struct

from hustings.bots.shelf import UnknownBot, bot_named
from hustings.cli.exits import Wrong
from hustings.core.game import Game, differences
from hustings.core.model import BadSetup, Fact
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.shelf import games
from hustings.lab import fast
from hustings.lab.plan import Plan

GameName: TypeAlias = Annotated[str, Parameter(help=f"One of {', '.join(games())}.")]
"""A game, as it is typed."""

USUAL_SEATS: Final = 4
SHEET: Final = ".toml"
"""How the name of a file ends that has a sheet in it."""


class Asked(NamedTuple):
    """A table that can be played at."""

    game: Game
    seats: int
    options: Struct


def game_named(name: str) -> Game:
    """Return the game called *name*.

    Raises:
        Wrong: there is none.
    """
    if name not in games():
        raise Wrong(f"expected a game among {', '.join(games())}; got {name!r}")
    return games()[name]


def table_of(name: str, seats: int | None, dialect: str | None, changes: Iterable[str]) -> Asked:
    """Return a table for the game called *name*, *dialect* with *changes* ``option=value``.

    By default the dialect is the game's first one, and as near to four play as it allows.

    Raises:
        Wrong: there is no such game, dialect, option or value, or not for so many *seats*.
    """
    game = game_named(name)
    options = options_of(game, dialect or next(iter(game.dialects)), changes)
    if seats is None:
        seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    try:
        game.ruleset(seats, options)
    except BadSetup as error:
        raise Wrong(str(error)) from error
    return Asked(game, seats, options)


def known_bots(game: Game, names: Iterable[str]) -> tuple[str, ...]:
    """Return the *names* of bots, all of which exist.

    Raises:
        Wrong: one does not.
    """
    try:
        for name in names:
            bot_named(game, name)
    except UnknownBot as error:
        raise Wrong(str(error)) from error
    return tuple(names)


def values(game: Game) -> dict[str, dict[str, Fact]]:
    """Return by option of *game* what it may be, by how one types that."""
    return {
        name: {
            text_of(value): value
            for value in game.sheets.get(name) or get_args(option) or (False, True)
        }
        for name, option in get_type_hints(game.options).items()
    }


def text_of(value: object) -> str:
    """Return the *value* of an option as one types it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def at_least(least: int, name: str, number: int) -> None:
    """Check that *number* is large enough.

    Raises:
        Wrong: it is not.
    """
    if number < least:
        raise Wrong(f"expected --{name} of {least} or more, got {number}")


def repeated(verb: str, plan: Plan, bots: Sequence[str], changes: Iterable[str]) -> str:
    """Return the command line that carries out *plan* again, made by *changes* ``option=value``."""
    words = ["hustings", verb, plan.game.name]
    words += ["--seats", str(plan.seats), "--games", str(plan.games)]
    for name in bots:
        words += ["--bot", name]
    words += [*_dialect_words(plan.game, plan.options, changes), "--seed", plan.seed]
    words += ["--duplicate"] if plan.duplicate else []
    words += ["--plain"] if not plan.fast and fast.is_offered(plan.game, bots) else []
    return shlex.join(words)


def _dialect_words(game: Game, options: Struct, changes: Iterable[str]) -> list[str]:
    name = game.dialect_of(options)
    if name is not None:
        return ["--dialect", name]
    first, dialect = next(iter(game.dialects.items()))
    words = ["--dialect", first]
    files = {change.partition("=")[0]: change for change in changes if change.endswith(SHEET)}
    for difference in differences(dialect, options):
        usual = f"{difference.option}={text_of(difference.there)}"
        words += ["--option", files.get(difference.option, usual)]
    return words


def options_of(game: Game, dialect: str, changes: Iterable[str]) -> Struct:
    """Return the options of *dialect* with *changes* ``option=value``.

    Of a deck or a board the value is its name in the box, or a file of one's own.

    Raises:
        Wrong: there is no such dialect, option or value, or the file can not be played.
    """
    if dialect not in game.dialects:
        raise Wrong(f"expected a dialect among {', '.join(game.dialects)}; got {dialect!r}")
    chosen = msgspec.to_builtins(game.dialects[dialect])
    known = values(game)
    for change in changes:
        name, equals, text = change.partition("=")
        if not equals or name not in known:
            raise Wrong(f"expected NAME=VALUE, a name among {', '.join(known)}; got {change!r}")
        if name in game.sheets and text.endswith(SHEET):
            chosen[name] = _sheet_in(game, name, Path(text))
            continue
        if text not in known[name]:
            also = f", or a file that ends with {SHEET}" if name in game.sheets else ""
            raise Wrong(f"expected {name} among {', '.join(known[name])}{also}; got {text!r}")
        chosen[name] = known[name][text]
    try:
        return game.agreed(chosen)
    except BadSetup as error:
        raise Wrong(str(error)) from error


def _sheet_in(game: Game, option: str, file: Path) -> Struct:
    """Return the sheet for *option* of *game* that *file* writes.

    Raises:
        Wrong: it can not be read, or not be played.
    """
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Wrong(f"expected a {option} in {str(file)!r}; {error}") from error
    sheet, faults = game.read_sheet(option, text)
    if sheet is None or faults:
        words = catalogue(game, LANGUAGES[0])
        worded = [
            f"{fault.where}: {words.say(fault.id, **fault.facts)}".removeprefix(": ")
            for fault in faults
        ]
        raise Wrong(f"the {option} in {str(file)!r} can not be played. {' '.join(worded)}")
    return sheet
