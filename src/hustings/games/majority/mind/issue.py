"""An issue: one law put to the vote, and what comes of it for all, however they vote and bid."""

from functools import cached_property

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.actions import Actions
from hustings.games.majority.chapters import effects, outcome
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.mind.prospect import Prospect, Worth
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Poll, Resolving
from hustings.games.majority.table import holder


class Issue:
    """The vote on the law *number* of the agenda of *state*."""

    def __init__(self, frame: Frame, state: State, number: int) -> None:
        """Look no further than what the law does: who pays what is known when all have bid."""
        self._frame = frame
        self._state = state
        self._number = number
        self._law = state.agenda[number]
        self._justice = holder(state, Power.JUSTICE)
        self._taken: dict[Seat, Prospect] = {}

    def end(self, passed: bool, poll: Poll) -> Worth:
        """Return the chances of all when the law has *passed*, or not, with the bids of *poll*."""
        tokens = list(zip(poll.influence, poll.capital, strict=True))
        wins = [
            ballot is passed and influence + capital > 0
            for ballot, (influence, capital) in zip(poll.ballots, tokens, strict=True)
        ]
        gains = [won * (1 - capital) for won, (_, capital) in zip(wins, tokens, strict=True)]
        costs = [won * -influence for won, (influence, _) in zip(wins, tokens, strict=True)]
        if not passed:
            return self.failed.chances(gains, costs)
        tied = outcome.takers(poll)
        ends = [self.taken(seat).chances(gains, costs) for seat in tied]
        return max(ends, key=lambda worth: worth[self._justice])

    @cached_property
    def failed(self) -> Prospect:
        """How all stand when the law has failed, and nobody has paid."""
        return Prospect(self._frame, outcome.begin(self._frame, self._state, self._poll(yes=False)))

    def taken(self, seat: Seat) -> Prospect:
        """Return how all stand when *seat* has taken the law, and nobody has paid."""
        if seat not in self._taken:
            hands = self._state.hands
            hands = with_item(hands, seat, (*hands[seat], self._law))
            self._taken[seat] = Prospect(self._frame, replace(self._passed, hands=hands))
        return self._taken[seat]

    @cached_property
    def _passed(self) -> State:
        """The state when the law has passed, and all have carried it out as is best for them."""
        state = outcome.award(self._frame, self._state, self._poll(yes=True), self._justice)
        while isinstance(state.stage, Resolving):
            state = effects.apply(
                self._frame, state, state.stage, best_effect(self._frame, state, state.stage)
            )
        return state

    def _poll(self, yes: bool) -> Poll:
        none = (0,) * self._frame.seats
        return Poll(self._number, (yes,) * self._frame.seats, influence=none, capital=none)


def best_effect(frame: Frame, state: State, stage: Resolving) -> Actions:
    """Return how the seat whose turn it is carries the law out best."""
    seat = stage.effects[0].seat

    def chance(action: Actions) -> float:
        after = effects.apply(frame, state, stage, action)
        return Prospect(frame, after).chances()[seat]

    legal = [
        action
        for action in effects.candidates(state, stage)
        if effects.objection(state, stage, action) is None
    ]
    return max(legal, key=chance)
