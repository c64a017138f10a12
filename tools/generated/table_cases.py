"""What the rules say about tables that the page looks at: whom they ask, what may be bid, and more.

The page draws what is, and what would be, from a view alone. Its tests hold it to these cases.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import product
from typing import Any, Final

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.actions import Bid, Pass
from hustings.games.majority.chapters import (
    bidding,
    coalitions,
    effects,
    outcome,
    promotion,
    scoring,
    settlement,
)
from hustings.games.majority.floor import changes_left
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.ledger import Account, Outcome
from hustings.games.majority.nouns import Power
from hustings.games.majority.options import Options
from hustings.games.majority.stages import (
    Balloting,
    Bidding,
    Coalescing,
    Exposing,
    Floor,
    Picking,
    Poll,
    Promoting,
    Ruling,
)
from tools.generated.positions import Table, awaited, positions, seen
from tools.generated.written import written

PATH = "src/hustings/games/majority/client/table.cases.ts"
HEAD = """\
/** What the rules say about tables that the page looks at. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

type Seen = Partial<Majority.View>;
"""
TRIED: Final = 10
"""So many bids are tried: from nothing."""
TOUCHES: Final = {"reward": "r", "penalty": "p", "both": "b"}


def files() -> dict[str, str]:
    """Return the cases as constants of TypeScript, one case a line."""
    return {PATH: "\n".join([HEAD, *_constants(positions())])}


def _constants(tables: Iterable[Table]) -> Iterator[str]:
    options = Options()
    yield f"export const LAWS: Majority.Law[] = {written(options.deck.laws)};\n"
    yield f"export const BOARD: Majority.Board = {written(options.board)};\n"
    yield _cases(
        "ASKED",
        "Whom a stage asks.",
        "asked: number[]",
        map(_asked, _one_of_each(tables, _question)),
    )
    yield _cases(
        "BIDS",
        "What whoever bids may add, what the bids are worth, and what each side has to reach; who "
        "would take the card, and at which totals the side that bids drops out.",
        "means: { influence: number; capital: number; double: boolean }; "
        "totals: number[]; needed: (number | null)[]; takers: number[]; "
        "drops: [number, boolean][] | null",
        map(_bid, _one_of_each(tables, _vote)),
    )
    yield _cases(
        "TOUCHED",
        "By law, what it would do to each seat: a reward, a penalty, both or nothing.",
        "touches: string[]",
        map(_touched, _one_of_each(tables, _ballots)),
    )
    yield _cases(
        "PUSHED",
        "By arrow who is on it, and how the tiles stand once all are pushed.",
        "moved: number[][]; tiles: number[][]",
        map(_pushed, _one_of_each(tables, _journey)),
    )
    yield _cases(
        "LATE",
        "How many changes a seat has left once all others have been firm; null before.",
        "left: (number | null)[]",
        map(_late, _one_of_each(tables, _hurry)),
    )
    yield _cases(
        "BLOCS",
        "By faction who stands together, and who would choose the President.",
        "blocs: Majority.Bloc[][]; choosers: number[]",
        map(_blocs, _one_of_each(tables, _grouped)),
    )
    yield _cases(
        "ENDS",
        "How games ended, one in each mood, with the account that was drawn up.",
        "outcome: Majority.Outcome",
        map(_end, _one_of_each(tables, _mood)),
    )
    yield _ties()


def _cases(name: str, says: str, shape: str, cases: Iterable[dict[str, Any]]) -> str:
    lines = "".join([f"  {written(case)},\n" for case in cases])
    return (
        f"/** {says} */\nexport const {name}: readonly {{ view: Seen; {shape} }}[] = [\n{lines}];\n"
    )


def _one_of_each(tables: Iterable[Table], kind: Callable[[Table], Hashable]) -> list[Table]:
    """Return the first of *tables* of each *kind*; ``None`` is none."""
    found: dict[Hashable, Table] = {}
    for table in tables:
        found.setdefault(kind(table), table)
    found.pop(None, None)
    return list(found.values())


def _frame(table: Table) -> Frame:
    return Frame(table.rules.seats, Options())


# ---------------------------------------------------------------- whom it asks


def _question(table: Table) -> Hashable:
    stage = table.state.stage
    asked = awaited(table)
    if isinstance(stage, Promoting) and stage.order:
        return Promoting, frozenset(extra.granted for extra in stage.extras), len(asked) > 1
    return type(stage), len(asked) > 1, 0 in asked


def _asked(table: Table) -> dict[str, Any]:
    view = seen(table, None, "stage", "holders", "speaker", "answered")
    return {"view": view, "asked": awaited(table)}


# ---------------------------------------------------------------- bids


def _vote(table: Table) -> Hashable:
    state, stage = table.state, table.state.stage
    if not isinstance(stage, Bidding):
        return None
    seat, poll = stage.queue[0], stage.poll
    return (
        state.backed[seat] in {None, poll.number},
        poll.limited == seat,
        poll.doubled is not None,
        state.holders[Power.MONEY.place] == seat,
        state.capital[seat] > bidding.MOST_CAPITAL,
        poll.capital[seat] > 0,
    )


def _bid(table: Table) -> dict[str, Any]:
    stage = table.state.stage
    assert isinstance(stage, Bidding), f"expected a vote, got {stage}"
    seat, poll = stage.queue[0], stage.poll
    names = ("seat", "stage", "holders", "used", "influence", "capital", "backed")
    influence = _most(table, seat, Bid)
    capital = _most(table, seat, lambda tokens: Bid(0, tokens))
    double = table.rules.objection(table.state, seat, Bid(0, 0, double=True)) is None
    return {
        "view": seen(table, seat, *names),
        "means": {"influence": influence, "capital": capital, "double": double},
        "totals": bidding.totals(poll),
        "needed": [_needed(table, poll, side=side) for side in (True, False)],
        "takers": outcome.takers(poll),
        "drops": None if stage.alone else list(_drops(table, stage)),
    }


def _drops(table: Table, stage: Bidding) -> Iterator[tuple[int, bool]]:
    """Yield totals of the side that bids, and whether it drops out, were its turn over with it."""
    for tokens in range(TRIED):
        poll = bidding.raised(stage.poll, stage.queue[0], Bid(tokens, 0))
        total = bidding.totals(poll)[0 if stage.side else 1]
        yield total, not bidding.stays_in(table.state, replace(stage, poll=poll))


def _most(table: Table, seat: Seat, bid: Callable[[int], Bid]) -> int:
    """Return how many tokens *seat* may bid at most."""
    tokens = 0
    while table.rules.objection(table.state, seat, bid(tokens + 1)) is None:
        tokens += 1
    return tokens


def _needed(table: Table, poll: Poll, *, side: bool) -> int | None:
    """Return the least total by which *side* is ahead; ``None`` if it has nobody to bid it."""
    members = [seat for seat, ballot in enumerate(poll.ballots) if ballot is side]
    if not members or poll.doubled in members:
        return None
    nothing = [0 if seat in members else tokens for seat, tokens in enumerate(poll.influence)]
    capital = [0 if seat in members else tokens for seat, tokens in enumerate(poll.capital)]
    total, first = 0, members[0]
    while True:
        bids = replace(poll, influence=with_item(nothing, first, total), capital=tuple(capital))
        if bidding.yes_ahead(table.state, bids) is side:
            return total
        total += 1


# ---------------------------------------------------------------- laws


def _ballots(table: Table) -> Hashable:
    return table.rules.seats if isinstance(table.state.stage, Balloting) else None


def _touched(table: Table) -> dict[str, Any]:
    return {
        "view": seen(table, None, "politics", "holders"),
        "touches": [
            "".join([_touch(table, number, seat) for seat in range(table.rules.seats)])
            for number in range(len(Options().deck.laws))
        ],
    }


def _touch(table: Table, number: int, seat: Seat) -> str:
    effect = effects.touches(table.state, Options().deck.laws[number], seat)
    return "." if effect is None else TOUCHES[effect.kind]


# ---------------------------------------------------------------- pushed, and together


def _journey(table: Table) -> Hashable:
    stage = table.state.stage
    if isinstance(stage, Exposing):
        return table.rules.seats, Exposing
    if isinstance(stage, Promoting) and any(map(any, stage.moves)):
        granted = {extra.granted for extra in stage.extras}
        return (table.rules.seats, Promoting) if granted == {True, False} else None
    return Ruling if isinstance(stage, Ruling) and isinstance(stage.paused, Promoting) else None


def _pushed(table: Table) -> dict[str, Any]:
    stage = table.state.stage
    open_stage = stage.paused if isinstance(stage, Ruling) else stage
    if isinstance(open_stage, Promoting):
        moved = promotion.on_arrows(_frame(table), open_stage)
    else:
        assert isinstance(open_stage, Exposing), f"expected promotions, got {open_stage}"
        moved = open_stage.moved
    exposed = replace(table.state, stage=Exposing(moved))
    head = table.state.holders[Power.MEDIA.place]
    after = table.rules.apply(exposed, 0 if head is None else head, Pass())
    return {
        "view": seen(table, None, "stage", "reserve", "tiles"),
        "moved": moved,
        "tiles": after.tiles,
    }


def _hurry(table: Table) -> Hashable:
    stage, seats = table.state.stage, table.rules.seats
    if seats != 3 or not isinstance(stage, Promoting) or stage.order:
        return None
    return max(stage.floor.late), all(stage.floor.been)


def _late(table: Table) -> dict[str, Any]:
    stage, seats = table.state.stage, range(table.rules.seats)
    assert isinstance(stage, Promoting), f"expected promotions, got {stage}"
    left = [_left(table, stage.floor, seat) for seat in seats]
    return {"view": seen(table, None, "stage"), "left": left}


def _left(table: Table, floor: Floor, seat: Seat) -> int | None:
    if not all(been for other, been in enumerate(floor.been) if other != seat):
        return None
    frame = _frame(table)
    return changes_left(frame, floor, seat, promotion.most_edits(frame))


def _grouped(table: Table) -> Hashable:
    stage = table.state.stage
    if isinstance(stage, Coalescing):
        return table.rules.seats, Coalescing, any(stage.groups)
    judged = isinstance(stage, Picking) and any(table.state.groups)
    return (table.rules.seats, Picking) if judged else None


def _blocs(table: Table) -> dict[str, Any]:
    stage = table.state.stage
    groups = stage.groups if isinstance(stage, Coalescing) else table.state.groups
    return {
        "view": seen(table, None, "stage", "reserve", "tiles", "groups"),
        "blocs": coalitions.blocs(_frame(table), table.state, groups),
        "choosers": settlement.choosers(table.state.tiles),
    }


# ---------------------------------------------------------------- the end

MERITS: Final = ((5, 2, 1), (5, 2, 0), (5, 1, 3), (3, 4, 4))
"""The total, the Influence and the laws of seats that are close to each other."""


def _mood(table: Table) -> Hashable:
    outcome = table.state.outcome
    return outcome and outcome.mood


def _end(table: Table) -> dict[str, Any]:
    view = seen(table, None, "tiles", "holders", "hands", "votes")
    return {"view": view, "outcome": table.state.outcome}


def _ties() -> str:
    """Return what decides between three accounts that differ in little, if anything has to."""
    lines = "".join([f"  {written(tie)},\n" for tie in map(_tie, product(MERITS, repeat=3))])
    says = "By the total, the Influence and the laws of each seat, what breaks the tie if need be."
    shape = "readonly { merits: number[][]; by: 'influence' | 'laws' | null }[]"
    return f"/** {says} */\nexport const TIES: {shape} = [\n{lines}];\n"


def _tie(merits: tuple[tuple[int, int, int], ...]) -> dict[str, Any]:
    totals = [total for total, _, _ in merits]
    if totals.count(max(totals)) == 1:
        return {"merits": merits, "by": None}
    no_laws = tuple([(total, influence, 0) for total, influence, _ in merits])
    accounts = [Account(0, 0, (), *merit) for merit in no_laws]
    ranks = scoring.result(Outcome(0, 0, "order", tuple(accounts))).places
    return {"merits": merits, "by": "influence" if ranks.count(1) == 1 else "laws"}
