"""Hustings: Democracy, Tightwad and Majority Rules, to play and to study."""

from hustings.core.match import Match
from hustings.core.model import Choose, Over
from hustings.games.shelf import game

__all__ = ["Choose", "Match", "Over", "game"]
