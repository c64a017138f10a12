"""A careful bot for Majority Rules: it counts what a move is worth, and what its word is worth.

It looks one move ahead, in points of Political Capital: factions it heads or may head,
laws that touch its Politics or swing Unrest against Order, cards in hand, the price of a token,
the Integrity of a power. It offers, answers and counters deals by the same measure, trusts others
as far as the ledger shows, and keeps its own word as far as its honesty reaches.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hustings.bots.baseline import legal
from hustings.bots.bot import Weighed
from hustings.core.dice import Dice
from hustings.core.model import Option, Seat
from hustings.core.ruleset import Ruleset
from hustings.games.majority import floor
from hustings.games.majority.actions import (
    Actions,
    Add,
    Appoint,
    Ask,
    Ballot,
    Bid,
    Blind,
    Dealing,
    Decide,
    Filibuster,
    Firm,
    Lay,
    Mandate,
    Move,
    Pass,
    Pick,
    Place,
    Protest,
    Remove,
    Scandal,
    Stay,
    Take,
)
from hustings.games.majority.chapters.coalitions import MOST_EDITS
from hustings.games.majority.frame import Frame
from hustings.games.majority.mind import board, poll, talk
from hustings.games.majority.mind.blocs import Blocs
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.stakes import Stakes, squash, standing
from hustings.games.majority.mind.tact import is_tactless
from hustings.games.majority.mind.trust import breaks
from hustings.games.majority.model import View
from hustings.games.majority.options import Options
from hustings.games.majority.stages import (
    Balloting,
    Bidding,
    Coalescing,
    Exposing,
    Filibustering,
    Placing,
    Promoting,
    Resolving,
)

MENACE: Final = 8.0
"""What breaking its word costs a bot of middling honesty, in points."""
WORD: Final = 20.0
"""The most that a word given for a coalition weighs."""
SAME: Final = 1e-8
"""Urges that differ by no more are equal."""
GRAIN: Final = 10.0
"""So many points are worth e times the odds of leaving another seat behind."""


class Thought(NamedTuple):
    """An action, and how much there is to be said for it at this stage."""

    action: Actions
    urge: float
    """In points; `IDLE` for what is not worth a thought."""
    reason: str
    word: float = 0.0
    """How much of the urge is a word kept, or broken, which is no point in the end."""


class Urge(NamedTuple):
    """An action, how much there is to be said for doing it now, and what it leaves one with."""

    action: Actions
    urge: float
    """In points: by this it chooses."""
    worth: float
    """In points: what may be expected of it. Talk decides nothing, so it costs nothing; and a
    broken word costs conscience alone, however much that keeps the bot from breaking it."""
    reason: str


class Careful:
    """A bot that plays, votes and deals for points."""

    def __init__(self, frame: Frame, honesty: float) -> None:
        """Play by *frame*, with *honesty* from 0, a word is free to break, to 1, it never is."""
        assert 0 <= honesty <= 1, f"expected honesty from 0 to 1, got {honesty}"
        self._frame = frame
        self._qualm = MENACE * honesty / (1 - honesty) if honesty < 1 else 1e6

    def weigh(
        self, view: View, menu: Sequence[Option[Actions]], dice: Dice
    ) -> tuple[Weighed[Actions], ...]:
        """Return the legal actions, and what else is worth composing, the best first."""
        seat, urges = _seat(view), self._urges(view, menu, dice)
        thought = {one.action for one in urges}
        idle = _idle([(one.action, one.worth) for one in urges])
        rest = [action for action in legal(menu) if action not in thought]
        urges += [Urge(action, IDLE, idle, "bot-quiet") for action in rest]
        value = self._scale(view, seat)
        return tuple(
            [
                Weighed(action, value(worth), reason)
                for action, _, worth, reason in sorted(urges, key=lambda one: -one.worth)
            ]
        )

    def choose(self, view: View, menu: Sequence[Option[Actions]], dice: Dice) -> Actions:
        """Return the best action; of equal ones any."""
        return self.spoken(view, menu, dice)[0]

    def spoken(
        self, view: View, menu: Sequence[Option[Actions]], dice: Dice
    ) -> tuple[Actions, str]:
        """Return the best action, of equal ones any, and why it is the best."""
        urges = self._urges(view, menu, dice)
        best = dice.choice([one for one in urges if one.urge >= urges[0].urge - SAME])
        return best.action, best.reason

    def _urges(self, view: View, menu: Sequence[Option[Actions]], dice: Dice) -> list[Urge]:
        """Return what is worth a thought, and what is not, the strongest urge first."""
        seat, actions = _seat(view), legal(menu)
        stakes = Stakes(self._frame, view, seat)
        said = self._said(view, stakes, actions)
        thoughts = [Thought(one.action, one.worth, one.reason) for one in said]
        thoughts = thoughts or self._thoughts(view, stakes, actions, dice)
        deeds = [one for one in thoughts if not is_tactless(view, seat, one.action)]
        # Talk comes before deeds: the best of them can still be done afterwards.
        best = max([deed.urge for deed in deeds if deed.urge > IDLE], default=0.0)
        talk = [
            Thought(one.action, best + one.worth, one.reason)
            for one in (() if said else self._offers(view, stakes))
            if not is_tactless(view, seat, one.action)
        ]
        worths = [(deed.action, deed.urge - deed.word) for deed in deeds if deed.urge > IDLE]
        most = max([worth for _, worth in worths], default=0.0)
        idle = _idle(worths)
        found = []
        for action, urge, reason, word in deeds:
            worth = urge - word if urge > IDLE else idle
            found.append(Urge(action, urge - self._qualms(view, seat, action), worth, reason))
        for action, urge, reason, _ in talk:
            found.append(Urge(action, urge - self._qualms(view, seat, action), most, reason))
        return sorted(found, key=lambda one: -one.urge)

    def _scale(self, view: View, seat: Seat) -> Callable[[float], float]:
        """Return what makes of points the part of the table that *seat* may expect to leave behind.

        Points count from an even table, of which everybody leaves half behind.
        """
        return lambda points: squash(4 * points / GRAIN)

    def _qualms(self, view: View, seat: Seat, action: Actions) -> float:
        return self._qualm * breaks(view, seat, action) if view.pledges else 0.0

    def _said(self, view: View, stakes: Stakes, actions: Sequence[Actions]) -> list[talk.Said]:
        """Return the answers to the oldest offer that waits for one."""
        offer = talk.asked(view, stakes.seat)
        if offer is None:
            return []
        return list(talk.answers(self._frame, view, stakes, offer, actions))

    def _offers(self, view: View, stakes: Stakes) -> Iterable[talk.Said]:
        """Return the offers that it would make now."""
        return talk.offers(self._frame, view, stakes)

    def _thoughts(
        self, view: View, stakes: Stakes, actions: Sequence[Actions], dice: Dice
    ) -> list[Thought]:
        """Return what to do at this stage, in points and with reasons."""
        moves: list[Actions] = [one for one in actions if not isinstance(one, Dealing)]
        if isinstance(view.stage, Placing):
            return [
                Thought(one, self._worth(view, stakes, one)[0] + _whim(dice), "bot-place")
                for one in moves
            ]
        if isinstance(view.stage, Bidding):
            return list(self._bids(view, view.stage, stakes.seat, moves))
        if isinstance(view.stage, Coalescing):
            moves += self._promised(view, stakes, view.stage)
            free = Blocs(stakes, view, view.stage, 0.0)
            return [
                Thought(action, urge, reason, _between(free.step(action)[0], urge))
                for action in moves
                for urge, reason in [self._worth(view, stakes, action)]
            ]
        return [Thought(action, *self._worth(view, stakes, action)) for action in moves]

    def _blocs(self, stakes: Stakes, view: View, stage: Coalescing) -> Blocs:
        return Blocs(stakes, view, stage, min(self._qualm, WORD))

    def _promised(self, view: View, stakes: Stakes, stage: Coalescing) -> list[Actions]:
        """List the coalitions that it owes, if it may still change anything."""
        late = floor.edit_objection(self._frame, stage.floor, stakes.seat, MOST_EDITS)
        return [] if late else list(self._blocs(stakes, view, stage).promised())

    def _bids(
        self, view: View, stage: Bidding, seat: Seat, moves: Sequence[Actions]
    ) -> Iterator[Thought]:
        if stage.queue[0] == seat:
            for bid in poll.bids(self._frame, view, stage, seat):
                yield Thought(*bid)
        yield from [Thought(move, IDLE, "bot-quiet") for move in moves if isinstance(move, Ask)]

    def _worth(self, view: View, stakes: Stakes, action: Actions) -> tuple[float, str]:
        """Return what *action* is worth at this stage, and why."""
        frame, seat = self._frame, stakes.seat
        match view.stage:
            case Promoting() as stage:
                return board.promoting(frame, stakes, view, stage, action)
            case Exposing(moved=moved) if isinstance(action, Scandal):
                return board.scandal(frame, stakes, view, moved, action), "bot-scandal"
            case Coalescing() as stage:
                if isinstance(action, Protest):
                    return board.protest(stakes, view, action), "bot-protest"
                return self._blocs(stakes, view, stage).step(action)
            case Resolving() as stage if isinstance(action, Add | Remove | Move):
                return board.effect(stakes, view, stage, action), "bot-effect"
            case Filibustering(poll=vote) if isinstance(action, Filibuster):
                return poll.filibuster(frame, view, vote, seat, action), "bot-filibuster"
            case Balloting(number=number):
                liking = poll.thirst(frame, view, seat, frame.laws[view.agenda[number]])
                yes = isinstance(action, Ballot) and action.yes
                return (liking, "bot-vote-yes") if yes else (0.0, "bot-vote-no")
            case _:
                return self._choice(view, stakes, action)

    def _choice(self, view: View, stakes: Stakes, action: Actions) -> tuple[float, str]:
        """Return what a plain choice is worth: a placement, a pick, a name."""
        frame, seat = self._frame, stakes.seat
        match action:
            case Place():
                return board.placing(stakes, view, action), "bot-place"
            case Decide(seat=other) | Appoint(seat=other):
                points = standing(view)
                return (5.0 if other == seat else -0.2 * points[other]), "bot-favour"
            case Pick(laws=laws):
                likes = [poll.thirst(frame, view, seat, frame.laws[law]) for law in laws or ()]
                return sum(likes), "bot-pick"
            case Mandate(law=law):
                return poll.thirst(frame, view, seat, frame.laws[law]), "bot-pick"
            case Blind():
                return 1.4, "bot-blind"
            case Lay(laws=laws):
                # What it likes best is voted on last, when others have spent.
                likes = [poll.thirst(frame, view, seat, frame.laws[law]) for law in laws]
                return 0.1 * (likes[2] - likes[0]), "bot-order"
            case Stay() | Pass() | Take():
                return 0.0, "bot-quiet"
            case _:
                return IDLE, "bot-quiet"


def _seat(view: View) -> Seat:
    assert view.seat is not None, "expected the view of a seat, got a spectator's"
    return view.seat


def _idle(worths: Sequence[tuple[Actions, float]]) -> float:
    """Return what letting things be is worth, given what actions are *worth*."""
    for action, worth in worths:
        match action:
            case Firm() | Pass() | Bid(influence=0, capital=0, double=False):
                return worth
            case _:
                pass
    return min(0.0, max([worth for _, worth in worths], default=0.0))


def _between(without: float, urge: float) -> float:
    """Return how much of an *urge* is a word, if there would be one *without*."""
    return 0.0 if IDLE in {without, urge} else urge - without


def _whim(dice: Dice) -> float:
    """Return a small worth by chance: who always goes where all go gets nothing there."""
    return 1.5 * dice.below(256) / 256


def careful(rules: Ruleset[Any, Any, Any], *, honesty: float = 0.6) -> Careful:
    """Make a careful bot for *rules* that keeps its word as far as its *honesty* reaches."""
    options = rules.options
    assert isinstance(options, Options), f"expected options of Majority Rules, got {options!r}"
    return Careful(Frame(rules.seats, options), honesty)
