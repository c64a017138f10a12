"""What the rules say about promises, in positions and in pairs: the page has to say the same.

An answer for everything that might be promised would be far more than can be sent with each view,
so that the page judges by itself while somebody composes an offer. Its tests hold it to this.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.majority.actions import Offer
from hustings.games.majority.chapters.deals import contradict, covers
from hustings.games.majority.moments import PHASES, VOTES, is_open, vote_number
from hustings.games.majority.nouns import Faction, Power
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    WIELDED,
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Coalescing, Ended, Ruling
from tools.generated.positions import Table, positions, refused, seen, spread
from tools.generated.written import written

PATH = "src/hustings/games/majority/client/deals.cases.ts"
HEAD = """\
/** What the rules say about promises, in positions and in pairs. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

type Promise = Majority.Pledge['promise'];
type Seen = 'turn' | 'turns' | 'stage' | 'discard' | 'brought' | 'agenda' | 'used' | 'pledges';

/** What might be promised beside the *rest* of its side, and the clause that forbids it, if any. */
export interface Given {
  givers: number[];
  takers: number[];
  promise: Promise;
  rest: Promise[];
  clause: string | null;
}

export interface Position {
  view: Pick<Majority.View, Seen>;
  /** By turn, the kinds of promises that can be given, weapons by name; and on which laws. */
  open: Record<string, Record<string, number[]>>;
  given: Given[];
}

/** A promise, and for each of them in turn: x if nobody could keep both, > if it covers it. */
export interface Row {
  promise: Promise;
  others: string;
}
"""
SEEN: Final = ("turn", "turns", "stage", "discard", "brought", "agenda", "used", "pledges")
"""What of a view the page judges promises by."""
ENOUGH: Final = 3
"""Promises in the ledger of a position, all of them open."""
TRIED: Final = 48
"""Promises tried in a position; of those alike in all that matters one is kept."""
DRAWS: Final = 24


class Given(Struct, frozen=True):
    """What might be promised, and what the rules say to it."""

    givers: tuple[Seat, ...]
    takers: tuple[Seat, ...]
    promise: Promise
    rest: tuple[Promise, ...]
    clause: str | None


def files() -> dict[str, str]:
    """Return the cases as constants of TypeScript, one case a line."""
    return {PATH: "\n".join([HEAD, *_constants()])}


def _constants() -> Iterator[str]:
    tables = _moments()
    laws = [law.id for law in Options().deck.laws]
    yield f"/** The laws that the promises of `open` are about. */\nexport const LAWS = {laws};\n"
    yield "export const POSITIONS: readonly Position[] = ["
    dice, met = Dice(b"given"), Counter[tuple[object, ...]]()
    for table in tables:
        yield f"  {{\n    view: {written(seen(table, None, *SEEN))},"
        yield f"    open: {written(_open(table, laws))},\n    given: ["
        yield from [f"      {written(case)}," for case in _given(table, dice, met)]
        yield "    ],\n  },"
    yield "];\n\nexport const ROWS: readonly Row[] = ["
    for one in WORDS:
        others = "".join([_beside(one, other) for other in WORDS])
        yield f"  {{ promise: {written(one)}, others: '{others}' }},"
    yield "];\n"


# ---------------------------------------------------------------- positions


def _moments() -> list[Table]:
    """Return one of each kind of moment, with enough promises open if any has them."""
    found: dict[tuple[object, ...], Table] = {}
    for table in positions():
        kind = _kind(table)
        if kind not in found or _pending(found[kind]) < min(_pending(table), ENOUGH):
            found[kind] = table
    return [_short(table) for table in found.values()]


def _kind(table: Table) -> tuple[object, ...]:
    """Return what makes a moment another than others for who promises something."""
    state = table.state
    stage = state.stage.paused if isinstance(state.stage, Ruling) else state.stage
    votes = PHASES.get(type(stage)) == VOTES
    last = votes and vote_number(stage) == len(state.agenda) - 1
    used = votes and state.used[Power.MAVERICK.place]
    struck = isinstance(stage, Coalescing) and stage.protested
    return type(state.stage), type(stage), last, used, struck


def _pending(table: Table) -> int:
    return sum(pledge.verdict == "open" for pledge in table.state.pledges)


def _short(table: Table) -> Table:
    """Return *table* with a ledger of few promises, and with nobody who has offered enough."""
    state = table.state
    waits = [pledge for pledge in state.pledges if pledge.verdict == "open"]
    nothing = (0,) * table.rules.seats
    return replace(table, state=replace(state, pledges=tuple(waits[-ENOUGH:]), offered=nothing))


# ---------------------------------------------------------------- what can be spoken of


def _open(table: Table, laws: Iterable[int]) -> dict[int, dict[str, list[int]]]:
    """Return by turn the kinds of promises that can be given, with the laws if they name one."""
    turns = table.view(None).turns
    found: dict[int, dict[str, list[int]]] = {}
    for turn in range(turns + 2):
        kinds = found[turn] = dict[str, list[int]]()
        for word in _one_of_each(turn, laws):
            if is_open(table.state, word, turns):
                named = kinds.setdefault(_name(word), [])
                if isinstance(word, VoteWord | BidWord | AgendaWord):
                    named.append(word.law)
    return {turn: kinds for turn, kinds in found.items() if kinds}


def _one_of_each(turn: int, laws: Iterable[int]) -> Iterator[Promise]:
    """Yield a promise of every kind: whom it is about makes it neither early nor late."""
    for law in laws:
        yield VoteWord(turn=turn, law=law, yes=True)
        yield BidWord(turn=turn, law=law, yes=True, tokens=1)
        yield AgendaWord(turn=turn, law=law, on=True)
    yield HeadWord(turn=turn, faction=Faction.VOTERS, head=1)
    yield ApartWord(turn=turn, faction=Faction.VOTERS, other=1)
    yield SendWord(turn=turn, faction=Faction.VOTERS, supporters=1)
    yield PresidentWord(turn=turn, president=1)
    for weapon in WIELDED:
        yield SpareWord(turn=turn, power=weapon, other=1)


def _name(word: Promise) -> str:
    return word.power if isinstance(word, SpareWord) else str(word.__struct_config__.tag)


# ---------------------------------------------------------------- what can be given


def _given(table: Table, dice: Dice, met: Counter[tuple[object, ...]]) -> Iterator[Given]:
    """Yield what some might promise in a position, if not enough like it has been *met*."""
    if isinstance(table.state.stage, Ended):
        return
    words = tuple(spread(table))
    for _ in range(TRIED):
        givers, takers = _sides(table, dice)
        waits = [each.promise for each in table.state.pledges if each.by in givers]
        word = _near(waits, words, dice)
        rest = (_near([word], words, dice),) if dice.below(3) == 0 else ()
        if rest and _clause(table, givers, takers, rest):
            continue
        case = Given(givers, takers, word, rest, _clause(table, givers, takers, (*rest, word)))
        kind = (type(word), len(givers), len(takers), bool(rest), case.clause)
        met[kind] += 1
        if met[kind] == 1:
            yield case


def _sides(table: Table, dice: Dice) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return who promises something and to whom: mostly one to one, or several on a side."""
    one, *others = dice.shuffled(range(table.rules.seats))
    several = tuple(sorted(others[: 1 + dice.below(2)]))
    return ((one,), several) if dice.below(2) else (several, (one,))


def _near(others: Iterable[Promise], words: Sequence[Promise], dice: Dice) -> Promise:
    """Return one of *words*, if a few draws bring one that one of *others* has to do with."""
    drawn = [dice.choice(words) for _ in range(DRAWS)]
    return next((word for word in drawn if _touches(word, others)), drawn[-1])


def _touches(word: Promise, others: Iterable[Promise]) -> bool:
    return any(
        contradict(word, other) or covers(word, other) or covers(other, word) for other in others
    )


def _clause(
    table: Table, givers: tuple[Seat, ...], takers: tuple[Seat, ...], words: tuple[Promise, ...]
) -> str | None:
    """Return the clause by which *givers* may not promise *words*: a single one can offer them."""
    if len(givers) == 1:
        return refused(table, givers[0], Offer(takers, words, ()))
    return refused(table, takers[0], Offer(givers, (), words))


# ---------------------------------------------------------------- pairs

WORDS: Final[tuple[Promise, ...]] = (
    VoteWord(turn=1, law=1, yes=True),
    VoteWord(turn=1, law=1, yes=False),
    VoteWord(turn=1, law=2, yes=False),
    VoteWord(turn=2, law=1, yes=False),
    BidWord(turn=1, law=1, yes=True, tokens=2),
    BidWord(turn=1, law=1, yes=True, tokens=3),
    BidWord(turn=1, law=1, yes=False, tokens=2),
    BidWord(turn=1, law=2, yes=True, tokens=3),
    BidWord(turn=2, law=1, yes=True, tokens=2),
    AgendaWord(turn=1, law=1, on=True),
    AgendaWord(turn=1, law=1, on=False),
    AgendaWord(turn=1, law=2, on=False),
    AgendaWord(turn=2, law=1, on=False),
    HeadWord(turn=1, faction=Faction.MEDIA, head=1),
    HeadWord(turn=1, faction=Faction.MEDIA, head=2),
    HeadWord(turn=1, faction=Faction.MONEY, head=2),
    HeadWord(turn=2, faction=Faction.MEDIA, head=2),
    ApartWord(turn=1, faction=Faction.MEDIA, other=1),
    ApartWord(turn=1, faction=Faction.MEDIA, other=2),
    ApartWord(turn=1, faction=Faction.MONEY, other=1),
    ApartWord(turn=2, faction=Faction.MEDIA, other=2),
    SendWord(turn=1, faction=Faction.MEDIA, supporters=1),
    SendWord(turn=1, faction=Faction.MEDIA, supporters=2),
    SendWord(turn=1, faction=Faction.MONEY, supporters=1),
    SendWord(turn=2, faction=Faction.MEDIA, supporters=1),
    PresidentWord(turn=1, president=1),
    PresidentWord(turn=1, president=2),
    PresidentWord(turn=2, president=2),
    SpareWord(turn=1, power="protest", other=1),
    SpareWord(turn=1, power="protest", other=2),
    SpareWord(turn=1, power="scandal", other=1),
    SpareWord(turn=2, power="protest", other=1),
)
"""Of each kind one, and others that differ from it in one thing."""


def _beside(one: Promise, other: Promise) -> str:
    if contradict(one, other):
        return "x"
    return ">" if covers(one, other) else "."
