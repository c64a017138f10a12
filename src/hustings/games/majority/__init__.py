"""Majority Rules: win the factions, pass the laws, and keep your word when it pays."""

from hustings.core.game import Game
from hustings.games.majority import presets
from hustings.games.majority.options import Options

GAME = Game(
    name="majority",
    seats=range(3, 6),
    options=Options,
    dialects={
        "five-turns": Options(),
        "snap-poll": Options(
            turns=4, board=presets.board("shortcut"), deck=presets.deck("snap-poll")
        ),
        "long-term": Options(
            turns=6, board=presets.board("long-march"), deck=presets.deck("long-term")
        ),
    },
    package="hustings.games.majority",
    sheets={
        "board": {name: presets.board(name) for name in presets.BOARDS},
        # The deck of the snap poll has laws for four turns only, and so comes with its dialect.
        "deck": {name: presets.deck(name) for name in ("classic", "long-term")},
    },
)
