"""A process of bots: reads questions, writes answers, and ends with the server that started it."""

import importlib
import os
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from hustings.bots.bot import Bot, Maker, Outspoken
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Option, tag_of
from hustings.games.shelf import games
from hustings.server.garbage import spare
from hustings.server.questions import Answer, Question


def main(shelf: str, memory: int) -> None:
    """Answer questions by the bots of *shelf* (``module:name``), within *memory* bytes."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # A bot may print what it likes, but not among the answers.
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    _limit(memory)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()

    for told in answered(sys.stdin.buffer, load(shelf)):
        answers.write(msgspec.json.encode(told) + b"\n")
        answers.flush()


def load(shelf: str) -> Callable[[Game], Mapping[str, Maker]]:
    """Return the function that *shelf* names."""
    module, _, name = shelf.partition(":")
    bots: Callable[[Game], Mapping[str, Maker]] = getattr(importlib.import_module(module), name)
    return bots


def answered(
    lines: Iterable[bytes], bots: Callable[[Game], Mapping[str, Maker]]
) -> Iterator[Answer]:
    """Answer the question on each of *lines*; what a new bot has loaded for its first one stays."""
    for line in lines:
        known = _bot.cache_info().misses
        yield from answer(line, bots)
        if _bot.cache_info().misses > known:
            spare()


def answer(line: bytes, bots: Callable[[Game], Mapping[str, Maker]]) -> Iterator[Answer]:
    """Yield that a bot begins to think about the question on *line*, and then what it does."""
    try:
        question = msgspec.json.decode(line, type=Question)
        game = games()[question.game]
        bot = _bot(
            bots, game.name, question.bot, question.seats, msgspec.json.encode(question.options)
        )
        view = msgspec.json.decode(question.view, type=game.view)
        actions: Any = game.actions
        menu = msgspec.json.decode(question.menu, type=tuple[Option[actions], ...])
        yield Answer(thinking=True)
        dice = Dice(bytes.fromhex(question.dice))
        if question.weighs:
            weighed = bot.weigh(view, menu, dice)
            yield Answer(weighed=msgspec.Raw(msgspec.json.encode(weighed)))
        else:
            if isinstance(bot, Outspoken):
                action, reason = bot.spoken(view, menu, dice)
            else:
                action, reason = bot.choose(view, menu, dice), ""
            told = reason if tag_of(action) in game.spoken else ""
            yield Answer(msgspec.Raw(msgspec.json.encode(action)), told)
    except Exception as error:
        # Its words might hold its hand, and are not for the log.
        yield Answer(error=type(error).__name__)


@lru_cache(maxsize=64)
def _bot(
    bots: Callable[[Game], Mapping[str, Maker]], game: str, bot: str, seats: int, options: bytes
) -> Bot[Any, Any]:
    played = games()[game]
    agreed = msgspec.json.decode(options, type=played.options)
    return bots(played)[bot](played.ruleset(seats, agreed))


def _limit(memory: int) -> None:
    """Take no more than *memory*, and let the server go first; where the system can say so."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(5)


def end_with(parent: int) -> None:
    """End this process once *parent* has ended, whatever a bot is doing."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
