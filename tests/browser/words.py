"""The words that the page should show, from the files that it reads itself."""

from functools import cache

from hustings.core.text import Catalogue
from hustings.games.shelf import games

WORLD = ("hustings.server",)


@cache
def words(language: str, game: str | None = None) -> Catalogue:
    """Return the words of the page in *language*, and of *game* if one is on it."""
    if game is None:
        return Catalogue(language, WORLD)
    offered = games()[game]
    cards, _, deck = offered.deck.rpartition(".")
    return Catalogue(language, (*WORLD, *filter(None, (cards, offered.package))), deck)
