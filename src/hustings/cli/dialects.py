"""``hustings dialects``: the dialects of a game, how they differ, and the options there are."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from hustings.cli.asked import GameName, game_named, values
from hustings.cli.exits import OK
from hustings.cli.words import Words
from hustings.core.game import Game, differences
from hustings.core.model import Fact


def dialects(game: GameName, /, *, lang: Literal["en", "id"] = "en", json: bool = False) -> int:
    """Print the dialects of a game, how each differs from each other one, and all options.

    Parameters
    ----------
    lang
        The language: en or id.
    json
        Print one JSON value instead: the options of each dialect, and the values of each option.
    """
    known = game_named(game)
    if json:
        allowed = {name: tuple(each.values()) for name, each in values(known).items()}
        answer = {"dialects": known.dialects, "options": allowed}
        print(msgspec.json.encode(msgspec.to_builtins(answer)).decode())
        return OK
    words = Words(known, lang, {})
    for line in (*_dialects(known, words), *_options(known, words)):
        print(line)
    return OK


def _dialects(game: Game, words: Words) -> Iterator[str]:
    for name, options in game.dialects.items():
        facts = {
            "dialect": words.say(f"dialect-{name}"),
            "about": words.say(f"dialect-{name}-about"),
        }
        yield words.say("cli-dialect", name=name, **facts)
        for other, others in game.dialects.items():
            for each in differences(options, others):
                yield "  " + words.say(
                    "cli-dialect-differs",
                    other=words.say(f"dialect-{other}"),
                    option=words.say(f"option-{each.option}"),
                    here=words.value(each.option, each.here),
                    there=words.value(each.option, each.there),
                )


def _options(game: Game, words: Words) -> Iterator[str]:
    yield "\n" + words.say("cli-dialect-options")
    for option, allowed in values(game).items():
        for text, value in allowed.items():
            facts: dict[str, Fact] = {"option": words.say(f"option-{option}")}
            facts["value"] = words.value(option, value)
            yield "  " + words.say("cli-dialect-option", typed=f"{option}={text}", **facts)
