"""What a finished game of Tightwad tells whoever studies it: its rounds and who lost them."""

from itertools import accumulate
from typing import Any, Final

from msgspec import Struct

from hustings.core.match import Match
from hustings.core.measure import Course, Question, Stake
from hustings.core.model import Seat
from hustings.games.tightwad.model import Actions, Round, State, View
from hustings.games.tightwad.scoring import LIMIT

STAKE: Final[Stake] = "last"
PART: Final = "round"


class Penalty(Struct, frozen=True):
    """What a round cost."""

    points: int
    cards: int
    """How many cards each hand had."""
    leader: bool
    """Whether the seat that led to the last trick picked it up."""
    ace: bool
    fatal: bool
    """Whether it would lose the game all by itself."""


class Chair(Struct, frozen=True):
    """A seat in a round."""

    left: int
    """How far to the left of the dealer it sits; 0 is the dealer."""
    lost: bool


QUESTIONS: Final = (
    Question(
        "Rounds lost, by distance from the dealer",
        "The seat to the left of the dealer (1) leads to the first trick; 0 is the dealer.",
        Chair,
        "lost",
        "left",
        par=True,
    ),
    Question(
        "Points a round costs", "The rank of the penalty card.", Penalty, "points", "", "number"
    ),
    Question(
        "Last tricks lost by who led",
        "Who must lead with its last card, and nobody takes it.",
        Penalty,
        "leader",
    ),
    Question(
        "Rounds that cost one point",
        "An ace is the least to lose.",
        Penalty,
        "ace",
    ),
    Question(
        "Rounds that cost it all at once",
        f"The penalty card is worth {LIMIT} points.",
        Penalty,
        "fatal",
    ),
)


def course(match: Match[State, Actions, View]) -> Course:
    """Return how *match*, which is over, went: its parts are its rounds."""
    state, seats = match.state, match.rules.seats
    none = (0,) * seats
    standings = list(accumulate(state.rounds, _after, initial=none))[1:]
    return Course(
        standings=tuple(standings),
        dealer=state.rounds[0].dealer,
        roles=(),
        facts=tuple(fact for each in state.rounds for fact in _facts(each, seats)),
    )


def _after(standing: tuple[int, ...], lost: Round) -> tuple[int, ...]:
    return tuple(
        points - lost.penalty.rank if seat == lost.loser else points
        for seat, points in enumerate(standing)
    )


def _facts(lost: Round, seats: int) -> list[Any]:
    rank = lost.penalty.rank
    led = lost.last.leader == lost.loser
    penalty = Penalty(rank, lost.tricks, led, ace=rank == 1, fatal=rank >= LIMIT)
    return [penalty, *(_chair(lost, seat, seats) for seat in range(seats))]


def _chair(lost: Round, seat: Seat, seats: int) -> Chair:
    return Chair((seat - lost.dealer) % seats, lost=seat == lost.loser)
