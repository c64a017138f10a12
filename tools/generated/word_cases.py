"""What the rules say of actions that would break a promise, if the phase ended with them.

The page says so on the button before it is pressed. Its tests hold it to these cases.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Choose, Seat
from hustings.games.majority.actions import (
    Actions,
    Appoint,
    Ballot,
    Bid,
    Blind,
    Filibuster,
    Firm,
    Join,
    Leave,
    Mandate,
    Pick,
    Propose,
    Protest,
    Reject,
    Scandal,
)
from hustings.games.majority.model import State
from hustings.games.majority.moments import vote_number
from hustings.games.majority.nouns import Faction
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    Pledge,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Balloting, Bidding, Coalescing, Picking
from tools.generated.positions import Table, awaited, positions, seen, spread
from tools.generated.written import written

PATH = "src/hustings/games/majority/client/word.cases.ts"
HEAD = """\
/** What the rules say of actions that would break a promise. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

/** By action of *seat*, whether it would break its promise. */
export interface Case {
  view: Partial<Majority.View>;
  seat: number;
  promise: Majority.Pledge['promise'];
  breaks: [Majority.Actions, boolean][];
}
"""
SEEN: Final = ("turn", "reserve", "stage", "tiles", "sent", "agenda", "discard", "holders")
"""What of a view the page judges an action by."""
MORE: Final[dict[type[Promise], tuple[str, ...]]] = {
    AgendaWord: ("drawn", "pair"),
    BidWord: ("capital", "backed"),
}
"""What it judges some promises by besides."""
PROMISED: Final = (Faction.VOTERS, Faction.LAWMAKERS)
"""The factions that the promises are about."""
COALITIONS: Final = (Firm, Propose, Join, Reject, Leave)
TELLING: Final[dict[type[Promise], tuple[type[Actions], ...]]] = {
    VoteWord: (Ballot,),
    PresidentWord: (Appoint,),
    BidWord: (Ballot, Bid),
    AgendaWord: (Pick, Mandate, Blind),
    SendWord: (Firm,),
    SpareWord: (Scandal, Protest, Filibuster),
    HeadWord: COALITIONS,
    ApartWord: COALITIONS,
}
"""The actions that can break each kind of promise, at the latest when the phase ends."""
TRIED: Final = 8
"""So many promises of a kind are tried in a moment, each with so many actions."""
KEPT: Final = 2
"""Of promises that are kept and broken by the same kinds of actions, so many are cases."""


class Found(Struct, frozen=True):
    """A promise of a seat, and what the rules say of what the seat may do."""

    table: Table
    seat: Seat
    promise: Promise
    breaks: tuple[tuple[Actions, bool], ...]


def files() -> dict[str, str]:
    """Return the cases as a constant of TypeScript, one case a line."""
    board = written(Options().board)
    lines = [f"  {written(_case(found))}," for found in _found()]
    cases = "\n".join(["export const CASES: readonly Case[] = [", *lines, "];\n"])
    return {PATH: f"{HEAD}\nexport const BOARD: Majority.Board = {board};\n\n{cases}"}


def _case(found: Found) -> dict[str, Any]:
    return {
        "view": seen(found.table, found.seat, *SEEN, *MORE.get(type(found.promise), ())),
        "seat": found.seat,
        "promise": found.promise,
        "breaks": found.breaks,
    }


def _found() -> Iterator[Found]:
    dice, met = Dice(b"word"), Counter[Hashable]()
    for table in _moments():
        for seat in awaited(table):
            legal = table.rules.legal(table.state, seat)
            words = dice.shuffled(tuple(_words(table)))
            words = tuple([word for word in words if _tells(table, seat, word)])
            for kind, telling in TELLING.items():
                actions = [action for action in legal if isinstance(action, telling)]
                for promise in [word for word in words if type(word) is kind][:TRIED]:
                    few = _about(table, promise, dice.shuffled(actions))[:TRIED]
                    told = _told(table, seat, promise, few)
                    alike = kind, _matters(table, seat, promise), frozenset(told)
                    met[alike] += 1
                    if told and met[alike] <= KEPT:
                        yield Found(table, seat, promise, tuple(told.values()))


def _told(
    table: Table, seat: Seat, promise: Promise, actions: Iterable[Actions]
) -> dict[Hashable, tuple[Actions, bool]]:
    """Return for each kind of *actions* one that breaks *promise*, and one that does not."""
    told: dict[Hashable, tuple[Actions, bool]] = {}
    for action in actions:
        breaks = _breaks(table, seat, promise, action)
        told.setdefault((type(action), breaks), (action, breaks))
    return told


def _moments() -> list[Table]:
    """Return a moment of each kind, the last of them: by then most has been done."""
    found: dict[Hashable, Table] = {}
    for table in positions():
        stage = table.state.stage
        found[type(stage), _together(stage)] = table
        if isinstance(stage, Coalescing) and "asked" not in found:
            asked = _asked(table)
            if any(_thinks_again(asked, seat) for seat in awaited(asked)):
                found["asked"] = asked
    return list(found.values())


def _asked(table: Table) -> Table:
    """Return *table* after each seat has asked others to lead it, where it may."""
    rules, state = table.rules, table.state
    pairs = [(seat, head) for seat in awaited(table) for head in range(rules.seats)]
    for faction in PROMISED:
        for seat, head in pairs:
            proposal = Propose(faction, tuple(sorted({seat, head})), head)
            if rules.objection(state, seat, proposal) is None:
                state = rules.apply(state, seat, proposal)
    return replace(table, state=state)


def _thinks_again(table: Table, seat: Seat) -> bool:
    """Say whether *seat* may propose another coalition with whom it has asked to lead it."""
    stage = table.state.stage
    assert isinstance(stage, Coalescing), f"expected coalitions, got {stage}"
    asked = [(one.faction, one.head) for one in stage.motions if one.by == seat != one.head]
    return any(
        isinstance(action, Propose) and action.faction is faction and head in action.members
        for action in table.rules.legal(table.state, seat)
        for faction, head in asked
    )


def _together(stage: object) -> Hashable:
    """Return which vote it is, or how far coalitions have come that promises are about."""
    if isinstance(stage, Balloting):
        return stage.number
    if isinstance(stage, Bidding):
        return stage.poll.number, stage.poll.limited == stage.queue[0]
    if not isinstance(stage, Coalescing):
        return None
    there = [faction for faction in PROMISED if stage.groups[faction.place]]
    asked = [motion.faction for motion in stage.motions if motion.faction in PROMISED]
    return len(there), min(len(asked), 2)


def _words(table: Table) -> Iterator[Promise]:
    """Yield promises of every kind, also on laws in somebody's hand and of many tokens."""
    state = table.state
    yield from spread(table)
    for law in (*state.drawn, *state.pair):
        yield from [AgendaWord(turn=state.turn, law=law, on=way) for way in (True, False)]
    if isinstance(state.stage, Bidding):
        law = state.agenda[state.stage.poll.number]
        for tokens in (4, 9):
            yield from [
                BidWord(turn=state.turn, law=law, yes=way, tokens=tokens) for way in (True, False)
            ]


def _matters(table: Table, seat: Seat, promise: Promise) -> Hashable:
    """Return what makes promises of a kind differ, whatever is done."""
    stage = table.state.stage
    if isinstance(promise, HeadWord) and isinstance(stage, Coalescing):
        named = promise.faction, promise.head
        return any(
            seat in motion.joined and (motion.faction, motion.head) == named
            for motion in stage.motions
        )
    if not isinstance(promise, BidWord) or not isinstance(stage, Bidding):
        return type(stage)
    poll = stage.poll
    return poll.limited == seat, poll.ballots[seat] is promise.yes, promise.tokens


def _tells(table: Table, seat: Seat, promise: Promise) -> bool:
    """Say whether what is done now decides *promise*, and not only something else later."""
    state, stage = table.state, table.state.stage
    if promise.turn != state.turn:
        return False
    match promise:
        case HeadWord() | ApartWord():
            return isinstance(stage, Coalescing)
        case VoteWord(law=law):
            return isinstance(stage, Balloting) and state.agenda[stage.number] == law
        case BidWord(law=law, tokens=tokens):
            number = vote_number(stage) if isinstance(stage, Balloting | Bidding) else None
            if number is None or state.agenda[number] != law:
                return False
            return isinstance(stage, Bidding) or state.influence[seat] >= tokens
        case AgendaWord(law=law):
            # The Speaker decides on what it has drawn, the President on the rest: not blindly.
            return law != state.blind and (law in state.drawn) is isinstance(stage, Picking)
        case _:
            return True


def _about(table: Table, promise: Promise, actions: tuple[Actions, ...]) -> list[Actions]:
    """Return those of *actions* that are about the faction of *promise*, if it is about one."""
    stage = table.state.stage
    if not isinstance(stage, Coalescing) or not isinstance(promise, HeadWord | ApartWord):
        return list(actions)
    there = {motion.n for motion in stage.motions if motion.faction is promise.faction}
    found = [
        action
        for action in actions
        if isinstance(action, Firm)
        or (isinstance(action, Propose | Leave) and action.faction is promise.faction)
        or (isinstance(action, Join | Reject) and action.proposal in there)
    ]
    return sorted(found, key=lambda action: isinstance(action, Propose))


def _breaks(table: Table, seat: Seat, promise: Promise, action: Actions) -> bool:
    """Say whether *action* breaks *promise*; who lets go of something breaks what it kept."""
    rules, other = table.rules, (seat + 1) % table.rules.seats
    pledge = Pledge(0, seat, (other,), promise, 0, "open", None)
    state = replace(table.state, pledges=(pledge,), offers=())
    if isinstance(action, Reject | Leave) and _is_broken(table, state):
        return False
    if isinstance(action, Bid) and _has_voted_else(state, seat, promise):
        return False
    after = rules.apply(state, seat, action)
    if isinstance(action, Join | Propose):
        after = _joined(table, after, _motion(state, action))
    return _is_broken(table, after, bids=isinstance(action, Ballot))


def _has_voted_else(state: State, seat: Seat, promise: Promise) -> bool:
    """Say whether the ballot of *seat* has broken already what it promised to bid."""
    stage = state.stage
    assert isinstance(stage, Bidding), f"expected a vote, got {stage}"
    return isinstance(promise, BidWord) and stage.poll.ballots[seat] is not promise.yes


def _motion(state: State, action: Join | Propose) -> int:
    stage = state.stage
    assert isinstance(stage, Coalescing), f"expected coalitions, got {stage}"
    return action.proposal if isinstance(action, Join) else stage.proposed


def _joined(table: Table, state: State, n: int) -> State:
    """Return *state* after all who have been asked to have joined the motion *n*."""
    stage = state.stage
    assert isinstance(stage, Coalescing), f"expected coalitions, got {stage}"
    for motion in stage.motions:
        if motion.n == n:
            for member in motion.members:
                if member not in motion.joined:
                    state = table.rules.apply(state, member, Join(n))
    return state


def _is_broken(table: Table, state: State, *, bids: bool = False) -> bool:
    """Say whether the promise turns out broken, were nothing more done by anybody.

    Whoever gave it still *bids* all it has where that can be done; else it does not bid either.
    """
    rules, giver = table.rules, state.pledges[0].by
    while state.pledges[0].verdict == "open" and isinstance(turn := rules.turn(state), Choose):
        seat = turn.seats[0]
        action = rules.absent(state, seat)
        if bids and seat == giver and isinstance(state.stage, Bidding):
            action = max(_bids(table, state, seat), key=lambda bid: bid.influence + bid.capital)
        state = rules.apply(state, seat, action)
    return state.pledges[0].verdict == "broken"


def _bids(table: Table, state: State, seat: Seat) -> list[Bid]:
    return [action for action in table.rules.legal(state, seat) if isinstance(action, Bid)]
