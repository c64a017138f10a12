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
    Filibuster,
    Firm,
    Join,
    Leave,
    Mandate,
    Propose,
    Protest,
    Reject,
    Scandal,
)
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Faction
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    AgendaWord,
    ApartWord,
    HeadWord,
    Pledge,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Balloting, Coalescing
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
PROMISED: Final = (Faction.VOTERS, Faction.LAWMAKERS)
"""The factions that the promises are about."""
COALITIONS: Final = (Firm, Propose, Join, Reject, Leave)
TELLING: Final[dict[type[Promise], tuple[type[Actions], ...]]] = {
    VoteWord: (Ballot,),
    PresidentWord: (Appoint,),
    AgendaWord: (Mandate,),
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
        "view": seen(found.table, found.seat, *SEEN),
        "seat": found.seat,
        "promise": found.promise,
        "breaks": found.breaks,
    }


def _found() -> Iterator[Found]:
    dice, met = Dice(b"word"), Counter[Hashable]()
    for table in _moments():
        for seat in awaited(table):
            legal = table.rules.legal(table.state, seat)
            words = [word for word in dice.shuffled(tuple(spread(table))) if _tells(table, word)]
            for kind, telling in TELLING.items():
                actions = [action for action in legal if isinstance(action, telling)]
                for promise in [word for word in words if type(word) is kind][:TRIED]:
                    few = _about(table, promise, dice.shuffled(actions))[:TRIED]
                    told = _told(table, seat, promise, few)
                    alike = kind, frozenset(told)
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
    return list(found.values())


def _together(stage: object) -> Hashable:
    """Return which vote it is, or how far coalitions have come that promises are about."""
    if isinstance(stage, Balloting):
        return stage.number
    if not isinstance(stage, Coalescing):
        return None
    there = [faction for faction in PROMISED if stage.groups[faction.place]]
    asked = [motion.faction for motion in stage.motions if motion.faction in PROMISED]
    return len(there), min(len(asked), 2)


def _tells(table: Table, promise: Promise) -> bool:
    """Say whether what is done now decides *promise*, and not only something else later."""
    state, stage = table.state, table.state.stage
    if promise.turn != state.turn:
        return False
    match promise:
        case HeadWord() | ApartWord():
            return isinstance(stage, Coalescing)
        case VoteWord(law=law):
            return isinstance(stage, Balloting) and state.agenda[stage.number] == law
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
    after = rules.apply(state, seat, action)
    if isinstance(action, Join | Propose):
        after = _joined(table, after, _motion(state, action))
    return _is_broken(table, after)


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


def _is_broken(table: Table, state: State) -> bool:
    """Say whether the promise turns out broken, were nothing more done by anybody."""
    rules = table.rules
    while state.pledges[0].verdict == "open" and isinstance(turn := rules.turn(state), Choose):
        seat = turn.seats[0]
        state = rules.apply(state, seat, rules.absent(state, seat))
    return state.pledges[0].verdict == "broken"
