"""What a table works with: the store, the clock, the bots and the settings."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from hustings.core.game import Game
from hustings.server.ledger import Ledger
from hustings.server.ports import Store
from hustings.server.settings import Settings
from hustings.server.thinkers import Thinkers


class Means(Struct, frozen=True):
    """The things around the tables, the same for all of them."""

    games: Mapping[str, Game]
    store: Store
    thinkers: Thinkers
    settings: Settings
    ledger: Ledger
    now: Callable[[], int]
    """The instant, in milliseconds since 1970."""
