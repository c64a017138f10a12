"""Majority Rules: win the factions, pass the laws, keep your word when it pays.

Rules: rulebook/en.md, after the published rulebook; what it leaves open is marked there. Each
chapter is a module of ``chapters``; this one asks the chapter whose question is open.

- Nothing is shuffled before it is drawn: a draw is as good as a deck, and nobody can peek.
- Supporters on arrows stay counted on the tile that they leave until they are pushed.
- Promises and offers are open at every moment; whoever is asked for an answer is among the seats
  that may act, but nobody waits for it.
"""

from collections.abc import Iterable
from typing import ClassVar, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import BadSetup, Chance, Choose, Event, Objection, Seat, Turn
from hustings.core.ruleset import Ruleset
from hustings.games.majority import judging
from hustings.games.majority.actions import (
    Actions,
    Add,
    Appoint,
    Ask,
    Ballot,
    Bid,
    Blind,
    Cards,
    Dealing,
    Decide,
    Draw,
    Elect,
    Fate,
    Filibuster,
    Firm,
    Grant,
    Join,
    Lay,
    Leave,
    Mandate,
    Move,
    Pass,
    Pick,
    Place,
    Promote,
    Propose,
    Protest,
    Recall,
    Refuse,
    Reject,
    Remove,
    Roles,
    Rule,
    Scandal,
    Show,
    Stay,
    Swap,
    Take,
    Unelect,
)
from hustings.games.majority.chapters import (
    agenda,
    allotment,
    ballots,
    bidding,
    coalitions,
    deals,
    effects,
    outcome,
    placement,
    promotion,
    ruling,
    scandal,
    scoring,
    settlement,
    setup,
)
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame
from hustings.games.majority.imagine import imagined
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import Power
from hustings.games.majority.options import Options, option_faults
from hustings.games.majority.stages import (
    Appointing,
    Awarding,
    Balloting,
    Bidding,
    Branding,
    Casting,
    Choosing,
    Coalescing,
    Dawning,
    Drawing,
    Ended,
    Exposing,
    Filibustering,
    Mandating,
    Nominating,
    Ordering,
    Picking,
    Placing,
    Promoting,
    Resolving,
    Ruling,
    Settling,
    Stage,
    Swapping,
)
from hustings.games.majority.table import holder
from hustings.games.majority.view import redacted, viewed

_FATE: Final = get_args(Fate)
_DEALING: Final = get_args(Dealing)
_ANSWERS: Final[dict[type, tuple[type, ...]]] = {
    Casting: (Roles, Cards),
    Choosing: (Take,),
    Swapping: (Swap, Stay),
    Placing: (Place,),
    Promoting: (Promote, Recall, Elect, Unelect, Grant, Refuse, Ask, Firm),
    Exposing: (Scandal, Pass),
    Ruling: (Rule, Pass),
    Coalescing: (Propose, Join, Reject, Leave, Protest, Firm),
    Settling: (Decide,),
    Nominating: (Decide,),
    Appointing: (Appoint,),
    Branding: (Decide,),
    Drawing: (Draw,),
    Picking: (Show, Pick),
    Mandating: (Mandate, Blind),
    Ordering: (Lay,),
    Balloting: (Ballot,),
    Filibustering: (Filibuster, Pass),
    Bidding: (Bid, Ask),
    Awarding: (Decide,),
    Resolving: (Add, Remove, Move, Pass),
    Dawning: (),
    Ended: (),
}
"""By stage, the actions that answer its question."""
_TOGETHER: Final = (Placing, Balloting, Promoting, Coalescing, Swapping)
"""Stages at which a seat that nobody waits for may still change its mind, or be asked."""
_SILENT: Final = (Casting, Drawing, Ended)
"""Stages at which no seat is asked anything, nor deals."""
_FREE: Final[dict[type, tuple[str, ...]]] = {
    Swapping: ("swap", "stay"),
    Promoting: ("promote", "recall", "elect", "unelect", "grant", "refuse", "ask", "firm"),
    Coalescing: ("propose", "join", "reject", "leave", "protest", "firm"),
    Picking: ("show", "pick"),
    Bidding: ("bid", "ask"),
}
"""By stage, the tags of actions that are composed, or whose order matters."""


class MajorityRules(Ruleset[State, Actions, View]):
    """Majority Rules for three to five seats, under any of its options."""

    name: ClassVar[str] = "majority"
    version: ClassVar[int] = 1

    def __init__(self, seats: int, options: Options) -> None:
        """Seat *seats*, who agreed on *options*."""
        self.seats = seats
        self.options: Options = options
        self.frame: Final = Frame(seats, options)

    def setup(self) -> State:
        """Return the table before anybody stands for anything."""
        return setup.begin(self.frame)

    def turn(self, state: State) -> Turn:
        """Wait for whom the stage asks, and for whoever has an offer to answer."""
        stage = state.stage
        if isinstance(stage, Casting | Drawing):
            return Chance()
        if isinstance(stage, Ended):
            assert state.outcome is not None, "expected an outcome of a game that is over"
            return scoring.result(state.outcome)
        seats = self._waiting(state)
        # Whoever has filled its hands or laid its ballot is asked when these have been shown.
        hidden = isinstance(stage, Placing | Balloting)
        asked = set() if hidden or not state.offers else deals.waiting(state)
        if not asked.issubset(seats):
            seats = tuple(sorted(asked.union(seats)))
        free = _FREE.get(type(stage), ())
        return Choose(seats, state.asked, (*free, *deals.TAGS))

    def _waiting(self, state: State) -> tuple[Seat, ...]:
        """List whom the stage asks."""
        match state.stage:
            case Choosing() | Swapping() as stage:
                return setup.waiting(state, stage)
            case Placing():
                return placement.waiting(state)
            case Promoting() as stage:
                return promotion.waiting(stage)
            case Exposing():
                return scandal.waiting(state)
            case Ruling():
                return ruling.waiting(state)
            case Coalescing() as stage:
                return coalitions.waiting(stage)
            case Settling() | Nominating() | Appointing() | Branding() as stage:
                return settlement.waiting(state, stage)
            case Picking() | Mandating() | Ordering() as stage:
                return agenda.waiting(state, stage)
            case Balloting():
                return ballots.waiting(state)
            case Filibustering():
                return ballots.maverick(state)
            case Bidding() as stage:
                return bidding.waiting(stage)
            case Awarding():
                return (holder(state, Power.JUSTICE),)
            case Resolving() as stage:
                return effects.waiting(stage)
            case Casting() | Drawing() | Dawning() | Ended():
                return ()

    def chance(self, state: State, dice: Dice) -> Actions:
        """Bring Politics, starting powers or laws."""
        match state.stage:
            case Casting() as stage:
                return setup.chance(self.frame, state, stage, dice)
            case _:
                return agenda.draw(self.frame, state, dice)

    def candidates(self, state: State, seat: Seat) -> Iterable[Actions]:
        """List what *seat* might do at this stage, then what it might say to offers."""
        own: Iterable[Actions] = ()
        if isinstance(state.stage, (*_TOGETHER, Bidding)) or seat in self._waiting(state):
            own = self._own_candidates(state, state.stage, seat)
        if isinstance(state.stage, _SILENT):
            return own
        return (*own, *deals.candidates(self.frame, state, seat))

    def _own_candidates(self, state: State, stage: Stage, seat: Seat) -> Iterable[Actions]:
        frame = self.frame
        match stage:
            case Choosing() | Swapping():
                return setup.candidates(frame, state, stage, seat)
            case Placing():
                return placement.candidates(state, seat)
            case Promoting():
                return promotion.candidates(frame, state, stage, seat)
            case Exposing():
                return scandal.candidates(frame, stage)
            case Ruling():
                return ruling.candidates(stage)
            case Coalescing():
                return coalitions.candidates(frame, state, stage, seat)
            case Settling() | Nominating() | Appointing() | Branding():
                return settlement.candidates(frame, stage)
            case Picking() | Mandating() | Ordering():
                return agenda.candidates(frame, state, stage, seat)
            case Balloting():
                return ballots.candidates()
            case Filibustering():
                return ballots.filibusters(frame, seat)
            case Bidding():
                return bidding.candidates(state, stage, seat)
            case Awarding(tied=tied):
                return map(Decide, tied)
            case _:
                assert isinstance(stage, Resolving), f"expected {stage} to be answered"
                return effects.candidates(state, stage)

    def objection(self, state: State, seat: Seat | None, action: Actions) -> Objection | None:
        """Say which clause forbids *action*, in the order of the rulebook."""
        if seat is not None and seat not in self.frame.everyone:
            return Objection(Clause.PLAYERS, {"seats": self.seats})
        stage = state.stage
        if isinstance(action, _FATE) is not (seat is None):
            return Objection(Clause.BY_TABLE)
        if isinstance(action, _DEALING):
            if seat is None or isinstance(stage, _SILENT):
                return Objection(Clause.TURN)
            return deals.objection(self.frame, state, seat, action)
        if not isinstance(action, _ANSWERS[type(stage)]):
            return Objection(Clause.TURN)
        if seat is None:
            return self._fate_objection(state, action)
        if not isinstance(stage, (*_TOGETHER, Bidding)) and seat not in self._waiting(state):
            return Objection(Clause.TURN)
        return self._own_objection(state, stage, seat, action)

    def _fate_objection(self, state: State, action: Actions) -> Objection | None:
        match state.stage:
            case Drawing():
                return agenda.objection(self.frame, state, action)
            case _:
                return setup.objection(self.frame, state, None, action)

    def _own_objection(
        self, state: State, stage: Stage, seat: Seat, action: Actions
    ) -> Objection | None:
        frame = self.frame
        match stage, action:
            case Choosing() | Swapping(), _:
                return setup.objection(frame, state, seat, action)
            case Placing(), Place():
                return placement.objection(state, seat, action)
            case Promoting(), _:
                return promotion.objection(frame, state, stage, seat, action)
            case Exposing(), _:
                return scandal.objection(frame, stage, action)
            case Ruling(), _:
                return ruling.objection(stage, action)
            case Coalescing(), _:
                return coalitions.objection(frame, state, stage, seat, action)
            case Settling() | Nominating() | Appointing() | Branding(), _:
                return settlement.objection(frame, stage, action)
            case Picking() | Mandating() | Ordering(), _:
                return agenda.objection(frame, state, action)
            case Balloting(), Ballot():
                return ballots.objection(action)
            case Filibustering(), _:
                return ballots.filibuster_objection(frame, seat, action)
            case Bidding(), _:
                return bidding.objection(frame, state, stage, seat, action)
            case Awarding(), Decide():
                return outcome.objection(stage, action)
            case _:
                assert isinstance(stage, Resolving), f"expected {stage} to be answered"
                return effects.objection(state, stage, action)

    def apply(self, state: State, seat: Seat | None, action: Actions) -> State:
        """Return the state after *action*, whatever begins with it, and promises judged."""
        after = self._applied(state, seat, action)
        if isinstance(after.stage, Dawning):
            after = allotment.dawn(self.frame, after)
        if after.pledges:
            after = judging.judged(judging.Step(state, seat, action, after))
        if after.offers and after.asked != state.asked:
            after = deals.lapsed(self.frame, after)
        return replace(after, happened=state.happened + 1)

    def _applied(self, state: State, seat: Seat | None, action: Actions) -> State:
        frame, stage = self.frame, state.stage
        if isinstance(action, _DEALING):
            assert seat is not None, f"expected a seat to deal, got chance with {action}"
            return deals.apply(state, seat, action)
        if isinstance(stage, Casting | Choosing | Swapping):
            return setup.apply(frame, state, seat, action)
        if isinstance(stage, Drawing | Picking | Mandating | Ordering):
            return agenda.apply(frame, state, action)
        assert seat is not None, f"expected a seat, got chance with {action}"
        match stage, action:
            case Placing(), Place():
                return placement.apply(frame, state, seat, action)
            case Promoting(), _:
                return promotion.apply(frame, state, stage, seat, action)
            case Exposing(), _:
                return scandal.apply(frame, state, stage, action)
            case Ruling(), _:
                return ruling.apply(state, stage, action)
            case Coalescing(), _:
                return coalitions.apply(frame, state, stage, seat, action)
            case Settling() | Nominating() | Appointing() | Branding(), _:
                return settlement.apply(frame, state, stage, action)
            case Balloting(), Ballot():
                return ballots.apply(frame, state, stage, seat, action)
            case Filibustering(), _:
                return ballots.filibustered(frame, state, stage, action)
            case Bidding(), _:
                return bidding.apply(frame, state, stage, seat, action)
            case Awarding(poll=poll), Decide(seat=taker):
                return outcome.award(frame, state, poll, taker)
            case _:
                assert isinstance(stage, Resolving), f"expected {stage} to be answered"
                return effects.apply(frame, state, stage, action)

    def absent(self, state: State, seat: Seat) -> Actions:
        """Return the quietest thing: nothing used, nothing bid, no change, no coalition, a no."""
        if seat not in self._waiting(state):
            return deals.absent(state, seat)
        match state.stage:
            case Placing():
                return placement.absent(state, seat)
            case Swapping():
                return Stay()
            case Promoting() as stage:
                return promotion.absent(stage, seat)
            case Balloting():
                return Ballot(yes=False)
            case Bidding():
                return Bid(0)
            case Picking():
                return Pick((state.drawn[0], state.drawn[1]))
            case Resolving() as stage:
                return effects.absent(state, stage)
            case _:
                return super().absent(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what *seat* may know."""
        return viewed(self.frame, state, seat)

    def redact(self, event: Event[Actions], seat: Seat | None) -> Event[Actions]:
        """Return *event* as *seat* sees it happen."""
        return redacted(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that could be behind *view*."""
        return imagined(self.frame, view, dice)


def ruleset(seats: int, options: Struct) -> MajorityRules:
    """Return Majority Rules for *seats* under *options*.

    Raises:
        BadSetup: the deck or the board can not be played, or has too few laws.
    """
    assert isinstance(options, Options), f"expected options of Majority Rules, got {options!r}"
    faults = tuple(option_faults(options))
    if faults:
        raise BadSetup("; ".join(map(str, faults)), faults[0].id, **faults[0].facts)
    return MajorityRules(seats, options)
