"""What seats choose and chance brings. A field is ``None`` to whoever may not see it."""

from typing import TypeAlias

from msgspec import Struct

from hustings.core.model import Action, Seat
from hustings.games.majority.nouns import Faction, Politics, Power
from hustings.games.majority.promises import Promise

# ---------------------------------------------------------------- chance


class Roles(Action, frozen=True, tag="roles"):
    """Chance gives every seat its Politics."""

    politics: tuple[tuple[Politics, ...], ...]
    """By seat; two adjoining ones for two of three seats."""


class Cards(Action, frozen=True, tag="cards"):
    """Chance deals the starting Power Cards."""

    powers: tuple[Power, ...]
    """By seat."""


class Draw(Action, frozen=True, tag="draw"):
    """Chance brings the laws of a turn."""

    laws: tuple[int | None, ...]
    """The Speaker's, sorted."""
    pair: tuple[int | None, ...] = ()
    """The President's two in the first turn, sorted."""
    blind: int | None = None
    """The law of the discard pile that comes if the President leaves it to chance."""


# ---------------------------------------------------------------- setup and placement


class Take(Action, frozen=True, tag="take"):
    """A seat chooses its Politics."""

    politics: tuple[Politics, ...]


class Swap(Action, frozen=True, tag="swap"):
    """A seat wants to swap Politics with another; it happens once both have said so."""

    seat: Seat


class Stay(Action, frozen=True, tag="stay"):
    """A seat is content with its Politics."""


class Hand(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand with a Ballot Card under it."""

    faction: Faction
    supporters: int
    """None at all is a bluff."""


class Place(Action, frozen=True, tag="place"):
    """A seat puts its Supporters into one or both hands, over a Ballot Card each."""

    hands: tuple[Hand, ...] | None


# ---------------------------------------------------------------- promotion


class Promote(Action, frozen=True, tag="promote"):
    """A seat moves a Supporter of its own onto an arrow."""

    tail: Faction
    head: Faction


class Recall(Action, frozen=True, tag="recall"):
    """A seat takes its own promotion off an arrow."""

    tail: Faction
    head: Faction


class Elect(Action, frozen=True, tag="elect"):
    """The Head of Voters moves one more Supporter onto an arrow, another seat's if it agrees."""

    tail: Faction
    head: Faction
    owner: Seat


class Unelect(Action, frozen=True, tag="unelect"):
    """The Head of Voters takes such a Supporter back, or the wish for it."""

    tail: Faction
    head: Faction
    owner: Seat


class Grant(Action, frozen=True, tag="grant"):
    """A seat lets the Head of Voters promote a Supporter of its own."""

    tail: Faction
    head: Faction


class Refuse(Action, frozen=True, tag="refuse"):
    """A seat does not, or no longer, let its Supporter be promoted so."""

    tail: Faction
    head: Faction


class Ask(Action, frozen=True, tag="ask"):
    """A seat asks the Head of Bureaucracy to rule on an order."""


class Rule(Action, frozen=True, tag="rule"):
    """The Head of Bureaucracy rules who goes first, second and so on."""

    order: tuple[Seat, ...]


class Firm(Action, frozen=True, tag="firm"):
    """A seat is content with how things stand."""


class Scandal(Action, frozen=True, tag="scandal"):
    """The Head of Media sends Supporters on one arrow back to where they came from."""

    tail: Faction
    head: Faction
    supporters: tuple[int, ...]
    """By seat, how many."""


class Pass(Action, frozen=True, tag="pass"):
    """A seat does not do what it may do now."""


# ---------------------------------------------------------------- coalitions


class Propose(Action, frozen=True, tag="propose"):
    """A seat proposes a coalition on a faction, itself among the members."""

    faction: Faction
    members: tuple[Seat, ...]
    head: Seat


class Join(Action, frozen=True, tag="join"):
    """A seat agrees to a proposed coalition."""

    proposal: int


class Reject(Action, frozen=True, tag="reject"):
    """A seat does away with a proposed coalition that names it, its own included."""

    proposal: int


class Leave(Action, frozen=True, tag="leave"):
    """A seat leaves its coalition on a faction, which ends it."""

    faction: Faction


class Protest(Action, frozen=True, tag="protest"):
    """The Head of Activists moves a Supporter of anyone from any faction to any other."""

    owner: Seat
    tail: Faction
    head: Faction


class Decide(Action, frozen=True, tag="decide"):
    """The Head of Justice breaks a tie in favour of a seat."""

    seat: Seat


class Appoint(Action, frozen=True, tag="appoint"):
    """A seat names the President."""

    seat: Seat


# ---------------------------------------------------------------- agenda


class Show(Action, frozen=True, tag="show"):
    """The Speaker shows the drawn laws to a seat."""

    seat: Seat


class Pick(Action, frozen=True, tag="pick"):
    """The Speaker picks two of the drawn laws."""

    laws: tuple[int, int] | None


class Mandate(Action, frozen=True, tag="mandate"):
    """The President brings a law to a vote."""

    law: int


class Blind(Action, frozen=True, tag="blind"):
    """The President lets chance bring the law, for one Political Capital."""


class Lay(Action, frozen=True, tag="lay"):
    """The Speaker lays the agenda down, in the order of the votes."""

    laws: tuple[int, int, int]


# ---------------------------------------------------------------- votes


class Ballot(Action, frozen=True, tag="ballot"):
    """A seat lays a Ballot Card face down."""

    yes: bool | None


class Filibuster(Action, frozen=True, tag="filibuster"):
    """The Maverick limits a seat to three Influence on this vote."""

    seat: Seat


class Bid(Action, frozen=True, tag="bid"):
    """A seat adds to its bid, or nothing."""

    influence: int
    capital: int = 0
    double: bool = False
    """Whether the Head of Money doubles down."""


class Add(Action, frozen=True, tag="add"):
    """A rewarded seat adds Supporters to a faction."""

    faction: Faction


class Remove(Action, frozen=True, tag="remove"):
    """A penalised seat removes Supporters from a faction."""

    faction: Faction


class Move(Action, frozen=True, tag="move"):
    """A seat that a law touches both ways moves Supporters of its own."""

    tail: Faction
    head: Faction
    supporters: int


# ---------------------------------------------------------------- deals


class Offer(Action, frozen=True, tag="offer"):
    """A seat offers promises for promises."""

    to: tuple[Seat, ...]
    mine: tuple[Promise, ...]
    yours: tuple[Promise, ...]
    answers: int | None = None
    """The offer it counters."""


class Accept(Action, frozen=True, tag="accept"):
    """A seat accepts an offer made to it."""

    offer: int


class Decline(Action, frozen=True, tag="decline"):
    """A seat declines an offer made to it."""

    offer: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """A seat withdraws its own offer."""

    offer: int


Fate: TypeAlias = Roles | Cards | Draw
"""What only chance brings."""
Dealing: TypeAlias = Offer | Accept | Decline | Withdraw
"""What is open at every moment of the game."""
Answer: TypeAlias = (
    Take | Swap | Stay | Place | Promote | Recall | Elect | Unelect | Grant | Refuse | Ask | Rule
    | Firm | Scandal | Pass | Propose | Join | Reject | Leave | Protest | Decide | Appoint | Show
    | Pick | Mandate | Blind | Lay | Ballot | Filibuster | Bid | Add | Remove | Move
)  # fmt: skip
Actions: TypeAlias = Fate | Dealing | Answer
