"""Stages: the question that is open now, and what has been answered so far. All of it is public.

What is secret (hands, ballots, drawn laws) is kept in the state beside the stage.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.ledger import Bloc, Control
from hustings.games.majority.nouns import FACTIONS, Faction, Politics


class _Stage(Struct, frozen=True, tag_field="type"):
    """A moment of the game."""


class Floor(Struct, frozen=True):
    """Who is firm in an open negotiation, and how often each has changed something."""

    firm: tuple[bool, ...]
    been: tuple[bool, ...]
    """Who has been firm at some moment of this negotiation."""
    edits: tuple[int, ...]
    late: tuple[int, ...]
    """Edits made after every other seat had been firm."""


class Casting(_Stage, frozen=True, tag="casting"):
    """Chance is to give Politics or starting powers."""

    what: Literal["roles", "cards"]


class Choosing(_Stage, frozen=True, tag="choosing"):
    """A seat chooses its Politics."""

    taken: tuple[tuple[Politics, ...], ...]
    """Of the seats before it."""


class Swapping(_Stage, frozen=True, tag="swapping"):
    """Seats may swap their Politics."""

    wants: tuple[Seat | None, ...]
    """By seat, with whom it would like to swap."""
    content: tuple[bool, ...]


class Placing(_Stage, frozen=True, tag="placing"):
    """All put their Supporters into their hands."""


class Extra(Struct, frozen=True):
    """A Supporter promoted, or to be promoted, by the Head of Voters."""

    tail: Faction
    head: Faction
    owner: Seat
    granted: bool
    """Whether its owner agrees; else it stays where it is."""


class Promoting(_Stage, frozen=True, tag="promoting"):
    """Seats move Supporters on and off the arrows until all are firm."""

    moves: tuple[tuple[bool, ...], ...]
    """By arrow of the board, then by seat: whether it has a Supporter of its own there."""
    extras: tuple[Extra, ...]
    floor: Floor
    asked: bool
    """Whether Bureaucracy has been asked to rule."""
    order: tuple[Seat, ...]
    """After a ruling: those still to make their final moves, one by one; else empty."""


class Exposing(_Stage, frozen=True, tag="exposing"):
    """The gavel has fallen; the Head of Media may make a scandal."""

    moved: tuple[tuple[int, ...], ...]
    """By arrow of the board, then by seat: the Supporters on it."""


class Group(Struct, frozen=True):
    """A coalition on a faction: two members or more, who agreed."""

    members: tuple[Seat, ...]
    head: Seat


NO_GROUPS: Final[tuple[tuple[Group, ...], ...]] = ((),) * len(FACTIONS)
"""On each faction, everybody stands alone."""


class Motion(Struct, frozen=True):
    """A coalition that somebody proposed, and not all members have joined."""

    n: int
    """Its number in this phase, from 0."""
    faction: Faction
    by: Seat
    members: tuple[Seat, ...]
    head: Seat
    joined: tuple[Seat, ...]


class Refusal(Struct, frozen=True):
    """A coalition that was proposed, and that another member than who proposed it did away with."""

    faction: Faction
    members: tuple[Seat, ...]
    head: Seat
    event: int
    """The event by which it did."""


class Coalescing(_Stage, frozen=True, tag="coalescing"):
    """Seats form coalitions until all are firm."""

    groups: tuple[tuple[Group, ...], ...]
    """By faction."""
    motions: tuple[Motion, ...]
    proposed: int
    """How many coalitions have been proposed in this phase."""
    floor: Floor
    protested: bool
    """Whether there has been a Protest in this phase."""
    refused: tuple[Refusal, ...]
    """Those of a faction are forgotten once a coalition there is formed or left, or by a Protest.

    The rules let anybody propose them again; bots have better manners."""


class Tie(Struct, frozen=True):
    """A faction on which several are equally strong."""

    faction: Faction
    blocs: tuple[Bloc, ...]


class Settling(_Stage, frozen=True, tag="settling"):
    """The Head of Justice breaks the ties on factions, the first one now."""

    controls: tuple[Control, ...]
    """What is settled so far."""
    ties: tuple[Tie, ...]


class Nominating(_Stage, frozen=True, tag="nominating"):
    """The outgoing Head of Justice says which of those who tie chooses the President."""

    controls: tuple[Control, ...]
    tied: tuple[Seat, ...]


class Appointing(_Stage, frozen=True, tag="appointing"):
    """The strongest in Voters and Media names the President."""

    controls: tuple[Control, ...]
    chooser: Seat


class Branding(_Stage, frozen=True, tag="branding"):
    """The new Head of Justice says which of those who tie is the Maverick."""

    tied: tuple[Seat, ...]


class Drawing(_Stage, frozen=True, tag="drawing"):
    """Chance is to bring the laws of the turn."""


class Picking(_Stage, frozen=True, tag="picking"):
    """The Speaker picks two of the drawn laws."""


class Mandating(_Stage, frozen=True, tag="mandating"):
    """The President brings a law."""


class Ordering(_Stage, frozen=True, tag="ordering"):
    """The Speaker lays the agenda."""


class Balloting(_Stage, frozen=True, tag="balloting"):
    """All lay their ballots on a law."""

    number: int
    """Which law of the agenda, from 0."""


class Poll(Struct, frozen=True):
    """A vote under way, ballots shown."""

    number: int
    """Which law of the agenda, from 0."""
    ballots: tuple[bool, ...]
    influence: tuple[int, ...]
    capital: tuple[int, ...]
    doubled: Seat | None = None
    limited: Seat | None = None


class Filibustering(_Stage, frozen=True, tag="filibustering"):
    """The Maverick may limit a seat."""

    poll: Poll


class Team(Struct, frozen=True):
    """One side of a vote."""

    order: tuple[Seat, ...]
    """Its members in bidding order."""
    asked: bool = False
    """Whether Bureaucracy has been asked to rule on that order."""
    begun: bool = False
    """Whether it has had its first turn."""
    dropped: bool = False


class Bidding(_Stage, frozen=True, tag="bidding"):
    """A team bids, one member after another."""

    poll: Poll
    yes: Team
    no: Team
    side: bool
    """Whose turn it is: that of yes, or of no."""
    queue: tuple[Seat, ...]
    """Those of the team who have not bid in this turn of theirs."""
    start: int
    """The team's total when its turn began."""
    alone: bool
    """Whether No has dropped out and Yes bids on for the card."""


class Ruling(_Stage, frozen=True, tag="ruling"):
    """The Head of Bureaucracy is asked to rule on an order."""

    paused: Promoting | Bidding
    """What goes on afterwards."""
    among: tuple[Seat, ...]
    """Whose order it is, in the order that holds without a ruling."""


class Awarding(_Stage, frozen=True, tag="awarding"):
    """The Head of Justice says who of those who tie takes the law."""

    poll: Poll
    tied: tuple[Seat, ...]


class Effect(Struct, frozen=True):
    """What a law does to a seat."""

    seat: Seat
    kind: Literal["penalty", "both", "reward"]


class Resolving(_Stage, frozen=True, tag="resolving"):
    """Those whom the law touches carry it out, the first one now."""

    number: int
    amount: int
    effects: tuple[Effect, ...]


class Dawning(_Stage, frozen=True, tag="dawning"):
    """A turn is over and the next one is to begin; nobody is asked anything in between."""


class Ended(_Stage, frozen=True, tag="ended"):
    """The game is over."""


Stage: TypeAlias = (
    Casting | Choosing | Swapping | Placing | Promoting | Exposing | Coalescing | Settling
    | Nominating | Appointing | Branding | Drawing | Picking | Mandating | Ordering
    | Balloting | Filibustering | Bidding | Ruling | Awarding | Resolving | Dawning | Ended
)  # fmt: skip
