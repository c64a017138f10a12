"""What a finished game of Democracy tells whoever studies it: its speeches, tribes and islands."""

from collections.abc import Iterator
from itertools import accumulate
from operator import add
from typing import Final

from msgspec import Struct

from hustings.cards.french import SUITS
from hustings.core.match import Match
from hustings.core.measure import Course, Question, Stake
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.model import Actions, Count, Speech, State, View

STAKE: Final[Stake] = "first"
PART: Final = "island"


class Tribe(Struct, frozen=True):
    """A tribe of an island, where each is counted for itself."""

    suit: str
    nobody: bool
    """Whether nobody scored it."""
    swept: bool
    """Whether somebody scored the whole of it."""


class Vote(Struct, frozen=True):
    """A speech."""

    day: int
    tied: bool
    trump: bool
    """Whether a trump won it."""
    idiot: bool
    """Whether the 6 toppled the 5."""


class Nation(Struct, frozen=True):
    """A seat on an island."""

    left: int
    """How far to the left of the dealer it sits; 0 is the dealer."""
    tribes: int
    """How many it scored."""


QUESTIONS: Final = (
    Question(
        "Tribes nobody scores, by suit",
        "No nation has 13 of the 25 points of a suit.",
        Tribe,
        "nobody",
        "suit",
    ),
    Question("Tribes nobody scores", "All suits together.", Tribe, "nobody"),
    Question("Tribes scored whole", "A sweep, whatever it is worth.", Tribe, "swept"),
    Question(
        "Tribes scored on an island, by distance from the dealer",
        "1 sits to the left of the dealer; 0 is the dealer.",
        Nation,
        "tribes",
        "left",
        "number",
    ),
    Question("Speeches that tie, by day", "Nobody wins the upcard.", Vote, "tied", "day"),
    Question("Speeches won by a trump", "The 6 that topples included.", Vote, "trump"),
    Question("The 6 topples the 5", "Of all speeches.", Vote, "idiot"),
)


def course(match: Match[State, Actions, View]) -> Course:
    """Return how *match*, which is over, went: its parts are its islands."""
    state, seats = match.state, match.rules.seats
    scored = [island.scored for island in state.islands]
    return Course(
        standings=tuple(accumulate(scored, lambda here, more: tuple(map(add, here, more)))),
        dealer=state.islands[0].dealer,
        roles=(),
        facts=(
            *(fact for island in state.islands for fact in _island(island, seats)),
            *(_vote(day, speech) for day, speech in _speeches(match)),
        ),
    )


def _island(island: Count, seats: int) -> Iterator[Struct]:
    if island.by == "suit":
        for suit, owner, swept in zip(SUITS, island.owners, island.swept, strict=True):
            yield Tribe(suit.value, owner is None, swept)
    for seat in range(seats):
        yield Nation((seat - island.dealer) % seats, island.scored[seat])


def _speeches(match: Match[State, Actions, View]) -> Iterator[tuple[int, Speech]]:
    """Yield every speech of the game with its day: the state keeps those of one island alone."""
    rules = match.rules
    state = rules.setup()
    for event in match.events:
        after = rules.apply(state, event.seat, event.action)
        if after.asked > state.asked:
            yield state.day, after.speeches[-1]
        state = after


def _vote(day: int, speech: Speech) -> Vote:
    trump = speech.clause in {Clause.TRUMP, Clause.IDIOT}
    return Vote(day, speech.winner is None, trump, speech.clause == Clause.IDIOT)
