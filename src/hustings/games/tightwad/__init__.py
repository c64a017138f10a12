"""Tightwad: whoever orders the last round picks up the tab."""

from hustings.core.game import Game
from hustings.games.tightwad.model import Options

GAME = Game(
    name="tightwad",
    seats=range(2, 11),
    options=Options,
    dialects={"official": Options(), "for-two": Options(allow_two=True)},
    package="hustings.games.tightwad",
    deck="hustings.cards.decktet",
)
