"""The nouns of Tightwad."""

from typing import TypeAlias

from msgspec import Struct

from hustings.cards.decktet import Card
from hustings.core.model import Action, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on."""

    allow_two: bool = False
    """Whether two may play, which no published rule says."""


class Deal(Action, frozen=True, tag="deal"):
    """Chance deals a round."""

    dealer: Seat
    hands: tuple[tuple[Card | None, ...], ...]
    """By seat; each hand is sorted. A card is ``None`` to whoever may not see it."""


class Play(Action, frozen=True, tag="play"):
    """A seat plays a card to the trick."""

    card: Card


Actions: TypeAlias = Deal | Play


class Trick(Struct, frozen=True):
    """The cards played since someone led, and which of them controls."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    """In playing order, beginning with the leader's."""
    control: Card | None = None
    """The card to beat; ``None`` before the lead."""


class Round(Struct, frozen=True):
    """A finished round, kept in the ledger."""

    dealer: Seat
    tricks: int
    """How many it had: as many as each hand had cards."""
    last: Trick
    """The trick that nobody wanted."""
    loser: Seat
    penalty: Card
    """The card that controlled the last trick; its rank is the penalty."""


class State(Struct, frozen=True):
    """Everything that is true at the table."""

    dealer: Seat | None
    """``None`` before the first deal."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, each sorted; all empty between rounds."""
    trick: Trick
    tricks: tuple[Trick, ...]
    """Those finished in this round."""
    penalties: tuple[tuple[Card, ...], ...]
    """By seat, face up until the end of the game."""
    rounds: tuple[Round, ...]
    plays: int
    """How many cards have been played in the game: the number of the question now asked."""


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    dealer: Seat | None
    hand: tuple[Card, ...]
    """The viewer's own; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    trick: Trick
    tricks: tuple[Trick, ...]
    penalties: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    """By seat, the penalty cards' ranks added up."""
    rounds: tuple[Round, ...]
    aside: int
    """How many cards lie face down beside the table."""
    plays: int
