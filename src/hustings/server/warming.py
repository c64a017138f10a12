"""A process that makes the best bots once, so that all later ones find what had to be compiled."""

import os
import sys
import threading
from collections.abc import Callable, Mapping

from hustings.bots.bot import Maker
from hustings.core.game import Game
from hustings.games.shelf import games
from hustings.kernels.jit import cache_folder
from hustings.server.thinker import end_with, load

MADE = "made"
"""The name of a file beside what was compiled, once everything is."""


def main(shelf: str) -> None:
    """Make the best bots of *shelf* (``module:name``), behind whatever else there is to do."""
    if sys.platform != "win32":
        os.nice(10)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    warm(load(shelf))


def warm(bots: Callable[[Game], Mapping[str, Maker]]) -> None:
    """Make the best bot of each game, unless that was done, or nothing can be kept of it."""
    folder = cache_folder()
    if folder is None or (folder / MADE).exists():
        return
    for game in games().values():
        *_, best = bots(game).values()
        options = game.options()
        best(game.ruleset(game.seats_under(options)[0], options))
    (folder / MADE).touch()


if __name__ == "__main__":
    main(sys.argv[1])
