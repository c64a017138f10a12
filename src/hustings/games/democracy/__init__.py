"""Democracy: win the speeches, and with them the tribes of the island."""

from hustings.core.game import Game
from hustings.games.democracy.model import Options

GAME = Game(
    name="democracy",
    seats=range(2, 7),
    options=Options,
    dialects={
        "english": Options(),
        "indonesian": Options(deal="half", sweep=2),
        "half-deck": Options(deal="half"),
    },
    package="hustings.games.democracy",
    deck="hustings.cards.french",
)
