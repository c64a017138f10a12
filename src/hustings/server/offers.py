"""What is on offer: the games with their options, dialects, bots and rulebooks."""

from importlib.resources import files
from typing import Any, get_args

import msgspec
from msgspec import Struct, structs

from hustings.core.game import Game, differences, fact_of
from hustings.core.text import LANGUAGES, Catalogue
from hustings.server.means import Means
from hustings.server.protocol import (
    DialectInfo,
    DifferenceInfo,
    GameInfo,
    GameWords,
    OptionInfo,
    Value,
)
from hustings.server.refusal import Refusal


def games(means: Means) -> list[GameInfo]:
    """List the games, with what a table of each may agree on."""
    return [game_info(game, tuple(means.thinkers.bots(game))) for game in means.games.values()]


def game_info(game: Game, bots: tuple[str, ...]) -> GameInfo:
    """Return what a lobby shows of *game*."""
    return GameInfo(
        name=game.name,
        words={language: _words(game, language) for language in LANGUAGES},
        seats=(game.seats[0], game.seats[-1]),
        options=tuple(
            OptionInfo(
                field.name,
                tuple(game.sheets.get(field.name, ())) or values(field.type),
                fact_of(field.default),
            )
            for field in structs.fields(game.options)
        ),
        dialects=tuple(
            DialectInfo(
                name=name,
                options=msgspec.to_builtins(options),
                seats=seats(game, options),
                differences=tuple(_differences(game, name)),
            )
            for name, options in game.dialects.items()
        ),
        bots=bots,
        promises=game.promises is not None,
    )


def _words(game: Game, language: str) -> GameWords:
    say = Catalogue(language, [game.package]).say
    return GameWords(say("game-name"), say("game-pitch"), say("game-size"))


def values(kind: Any) -> tuple[Value, ...]:
    """List what an option of this *kind* can be.

    >>> values(bool)
    (False, True)
    """
    return (False, True) if kind is bool else get_args(kind)


def seats(game: Game, options: Struct) -> tuple[int, int]:
    """Return the fewest and the most who can play *game* under *options*."""
    allowed = game.seats_under(options)
    return allowed[0], allowed[-1]


def _differences(game: Game, name: str) -> list[DifferenceInfo]:
    return [
        DifferenceInfo(other, found.option, found.here, found.there)
        for other, options in game.dialects.items()
        if other != name
        for found in differences(game.dialects[name], options)
    ]


def rulebook(game: Game, language: str) -> str:
    """Return the rulebook of *game* in *language*.

    Raises:
        Refusal: there is none in that language.
    """
    if language not in LANGUAGES:
        raise Refusal("no-game", language=language)
    return files(game.package).joinpath("rulebook", f"{language}.md").read_text("utf-8")
