"""The nouns of Democracy."""

from typing import Literal, TypeAlias

from msgspec import Struct

from hustings.cards.french import Card, Suit
from hustings.core.model import Action, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the English dialect."""

    deal: Literal["seed", "half"] = "seed"
    """How many cards make the first day: 12, 8, 6, 4, 4 for 2 to 6 seats, or half the deck."""
    sweep: Literal[1, 2] = 1
    """Tribes scored for the whole of a suit."""
    sweep_needs: Literal["all", "no_rival"] = "all"
    """What is the whole: all 25 points, or as many as one likes if no rival has any."""
    target: Literal[5, 6, 7, 8, 9, 10] = 5
    """Tribes that win the game."""
    tie_losers: Literal["own", "discard"] = "own"
    """In a tie those not tied take their own card back too, or see it discarded."""
    finish: Literal["most", "shared"] = "most"
    """When several have reached the target equally: play on, or share the win."""
    count: Literal["suit", "pile"] = "suit"
    """What 13 points score: each suit for itself, or the whole pile at once."""


class Deal(Action, frozen=True, tag="deal"):
    """Chance deals a day of an island."""

    dealer: Seat
    day: int
    """1 or 2."""
    hands: tuple[tuple[Card | None, ...], ...]
    """By seat; each hand is sorted. A card is ``None`` to whoever may not see it."""
    pool: tuple[Card | None, ...]
    """The voting pool in the order in which it will be turned; only the first lies face up."""


class Commit(Action, frozen=True, tag="commit"):
    """A seat lays a card face down for the speech."""

    card: Card | None
    """``None`` to whoever may not see it yet."""


Actions: TypeAlias = Deal | Commit


class Speech(Struct, frozen=True):
    """A finished trick, kept in the ledger."""

    upcard: Card
    cards: tuple[Card, ...]
    """By seat."""
    winner: Seat | None
    """``None``: tied."""
    tied: tuple[Seat, ...]
    """Who tied for highest; empty where someone won."""
    clause: str
    """The clause that decided it."""


class Count(Struct, frozen=True):
    """A finished island, kept in the ledger."""

    dealer: Seat
    by: Literal["suit", "pile"]
    """What was counted: each suit for itself, or each pile as a whole."""
    points: tuple[tuple[int, ...], ...]
    """By seat, then by suit in the order spades, hearts, diamonds, clubs."""
    owners: tuple[Seat | None, ...]
    """By suit, who scored the tribe; all ``None`` where whole piles are counted."""
    scored: tuple[int, ...]
    """By seat, the tribes scored on this island, a sweep counted as the options say."""
    swept: tuple[bool, ...]
    """By suit, or by seat where whole piles are counted: whether somebody scored the whole."""


class State(Struct, frozen=True):
    """Everything that is true at the table."""

    dealer: Seat | None
    """``None`` before the first deal."""
    day: int
    """1 or 2, and 0 before the first deal; a day lasts until the next one is dealt."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, each sorted, with the card laid down for the speech still in it."""
    pool: tuple[Card, ...]
    """What is left of the voting pool; the first is the upcard."""
    rest: tuple[Card, ...]
    """Cards not dealt on this island yet, sorted."""
    committed: tuple[Card | None, ...]
    """By seat, the card laid down for the speech."""
    piles: tuple[tuple[Card, ...], ...]
    """By seat, captured on this island."""
    out: tuple[Card, ...]
    """Out of play until the island ends: discarded upcards, and by option the cards of losers."""
    speeches: tuple[Speech, ...]
    """Those of this island, both days; kept until the next island is dealt."""
    tribes: tuple[int, ...]
    """By seat, scored in the game."""
    islands: tuple[Count, ...]
    asked: int
    """How many speeches there have been in the game: the number of the question now asked."""


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    dealer: Seat | None
    day: int
    days: tuple[int, int]
    """How many speeches there are on the first and on the second day of an island."""
    over: bool
    """Whether the game is over."""
    hand: tuple[Card, ...]
    """The viewer's own; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each seat holds, one laid down for the speech included."""
    upcard: Card | None
    trump: Suit | None
    """``None`` if there is no upcard, or it is a joker."""
    pool: int
    """How many cards of the voting pool are left, the upcard included."""
    rest: int
    """How many cards have not been dealt on this island."""
    ready: tuple[bool, ...]
    """By seat, who has laid a card down."""
    chosen: Card | None
    """The viewer's own card laid down for the speech."""
    speeches: tuple[Speech, ...]
    out: tuple[Card, ...]
    tribes: tuple[int, ...]
    islands: tuple[Count, ...]
    asked: int
