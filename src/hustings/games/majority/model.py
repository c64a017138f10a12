"""The nouns of Majority Rules: everything that is true at the table, and what a seat may know."""

from msgspec import Struct

from hustings.core.model import Seat
from hustings.games.majority.actions import Actions, Hand
from hustings.games.majority.ledger import Allotment, Control, Gain, Outcome, Vote
from hustings.games.majority.nouns import Politics
from hustings.games.majority.options import Options
from hustings.games.majority.promises import Pledge, Proposal
from hustings.games.majority.sheet import Law
from hustings.games.majority.stages import Group, Stage

__all__ = ["Actions", "Options", "State", "View"]


class State(Struct, frozen=True):
    """Everything that is true at the table."""

    turn: int
    """From 1; 0 while the table is set up."""
    stage: Stage
    asked: int
    """How many questions there have been: the number of the one now asked."""
    happened: int
    """How many events there have been."""
    politics: tuple[tuple[Politics, ...], ...]
    """By seat; empty until it is known."""
    reserve: tuple[int, ...]
    """By seat, Supporters in the bag."""
    ready: tuple[int, ...]
    """By seat, Supporters on deck."""
    influence: tuple[int, ...]
    capital: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    """By faction, then by seat, the Supporters on it, those on arrows out of it included."""
    sent: tuple[tuple[int, ...], ...]
    """By faction, then by seat, own Supporters placed or promoted onto it in this turn."""
    holders: tuple[Seat | None, ...]
    """By power, who holds its card."""
    used: tuple[bool, ...]
    """By power, whether its card lies sideways."""
    backed: tuple[int | None, ...]
    """By seat, on which vote of this turn it has spent Capital, from 0."""
    deck: tuple[int, ...]
    """Laws that nobody has seen, sorted, those set aside included."""
    aside: int
    """How many of them will never be drawn."""
    discard: tuple[int, ...]
    """Face up, in the order of their coming."""
    hands: tuple[tuple[int, ...], ...]
    """By seat, the laws it has taken."""
    drawn: tuple[int, ...]
    """The laws that the Speaker has drawn, sorted; after the pick, those not picked."""
    picked: tuple[int, ...]
    """The laws that the Speaker has picked, until the agenda is laid."""
    pair: tuple[int, ...]
    """The President's two laws of the first turn, until one is chosen."""
    blind: int | None
    """The law that comes if the President leaves it to chance; nobody knows it."""
    brought: int | None
    """The President's law of this turn."""
    shown: tuple[bool, ...]
    """By seat, whether the Speaker has shown it the drawn laws."""
    agenda: tuple[int, ...]
    """The laws of this turn in the order of their votes; empty until it is laid."""
    hands_down: tuple[tuple[Hand, ...] | None, ...]
    """By seat, how it has filled its hands; all ``None`` but while Supporters are placed."""
    ballots: tuple[bool | None, ...]
    """By seat, its ballot lying face down; all ``None`` but while ballots are laid."""
    allotments: tuple[Allotment, ...]
    """By seat, of this turn; empty before the first."""
    seen: tuple[int, ...]
    """By seat, its Influence before this turn's allotments, when all could see it."""
    instead: tuple[int, ...]
    """By seat, Influence that laws of this turn gave in place of Supporters."""
    groups: tuple[tuple[Group, ...], ...]
    """By faction, the coalitions as the gavel found them; none before it, or at the end."""
    controls: tuple[Control, ...]
    votes: tuple[Vote, ...]
    gains: tuple[Gain, ...]
    offers: tuple[Proposal, ...]
    """Those made in this turn, in the order of their making."""
    offered: tuple[int, ...]
    """By seat, how many offers it has made in this turn."""
    proposals: int
    """How many offers have been made in the game."""
    pledges: tuple[Pledge, ...]
    outcome: Outcome | None
    """``None`` until the game is over."""


class View(Struct, frozen=True):
    """What one seat, or a spectator, may know."""

    seat: Seat | None
    turn: int
    turns: int
    last: bool
    """Whether this is the last turn, in which what is yours alone can be seen by you alone."""
    over: bool
    stage: Stage
    asked: int
    happened: int
    politics: tuple[tuple[Politics, ...], ...]
    reserve: tuple[int, ...]
    ready: tuple[int, ...]
    influence: tuple[int | None, ...]
    """By seat; that of others is ``None`` in the last turn, like the next two."""
    capital: tuple[int | None, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    tiles: tuple[tuple[int, ...], ...]
    sent: tuple[tuple[int, ...], ...]
    holders: tuple[Seat | None, ...]
    used: tuple[bool, ...]
    backed: tuple[int | None, ...]
    speaker: Seat | None
    """Who has drawn, or is to draw, the laws of this turn; ``None`` while nobody could."""
    deck: int
    """How many laws are still to be drawn."""
    aside: int
    laws: tuple[Law, ...]
    """Those that the viewer has seen, by their numbers: what every other field calls a law."""
    discard: tuple[int, ...]
    drawn: tuple[int, ...]
    """The laws in the Speaker's hand that are not picked, if the viewer may see them; for others
    to whom they were shown, with the picked ones until the agenda is laid."""
    held: int
    """How many they are."""
    picked: tuple[int, ...]
    """The Speaker's own pick."""
    choice: int
    """How many laws are picked and not yet laid."""
    pair: tuple[int, ...]
    """The President's own two laws."""
    pairs: int
    """How many they are."""
    brought: int | None
    shown: tuple[bool, ...]
    agenda: tuple[int, ...]
    answered: tuple[bool, ...]
    """By seat, who has filled its hands or laid its ballot."""
    hands_down: tuple[Hand, ...] | None
    """The viewer's own."""
    ballot: bool | None
    """The viewer's own."""
    allotments: tuple[Allotment, ...]
    seen: tuple[int, ...]
    instead: tuple[int, ...]
    groups: tuple[tuple[Group, ...], ...]
    controls: tuple[Control, ...]
    votes: tuple[Vote, ...]
    gains: tuple[Gain, ...]
    offers: tuple[Proposal, ...]
    offered: tuple[int, ...]
    proposals: int
    pledges: tuple[Pledge, ...]
    outcome: Outcome | None
