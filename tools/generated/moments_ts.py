"""How far a turn has come, and until when what can be promised, as the page has to know them."""

from collections.abc import Iterable

from msgspec import Struct

from hustings.games.majority.moments import AGENDA, BEFORE, PHASES, SPARED_UNTIL, UNTIL, VOTES
from hustings.games.majority.promises import WIELDED

PATH = "src/hustings/games/majority/client/moments.ts"
HEAD = """\
/** How far a turn has come, and until when what can be promised. Generated: `make generate`. */
import type { Majority } from '$lib/protocol';

type Stage = Majority.View['stage']['type'];
type Kind = Majority.Pledge['promise']['type'];
type Weapon = Majority.SpareWord['power'];
"""


def files() -> dict[str, str]:
    """Return the tables and the moments that have a name, as constants of TypeScript."""
    return {PATH: "\n".join([HEAD, *_constants()])}


def _constants() -> Iterable[str]:
    numbers = {"BEFORE": BEFORE, "AGENDA": AGENDA, "VOTES": VOTES}
    yield "".join([f"export const {name} = {number};\n" for name, number in numbers.items()])
    yield _table(
        "MOMENTS",
        "How far the turn has come at each stage; at the others it has not begun.",
        "Partial<Record<Stage, number>>",
        _tagged(PHASES.items()),
    )
    yield _table(
        "UNTIL",
        "How far it may have come while something can still be promised for it.",
        "Partial<Record<Kind, number>>",
        _tagged(UNTIL.items()),
    )
    yield _table(
        "SPARED",
        "The same for each power that can be spared.",
        "Record<Weapon, number>",
        {weapon: str(moment) for weapon, moment in SPARED_UNTIL.items()},
    )
    yield _table(
        "WIELDS",
        "The power that each is done with.",
        "Record<Weapon, Majority.Power>",
        {weapon: f"'{power}'" for weapon, power in WIELDED.items()},
    )


def _tagged(table: Iterable[tuple[type[Struct], int]]) -> dict[str, str]:
    """Return *table* by the words that its shapes have on the wire."""
    return {str(shape.__struct_config__.tag): str(moment) for shape, moment in table}


def _table(name: str, says: str, shape: str, rows: dict[str, str]) -> str:
    lines = "".join([f"  {word}: {value},\n" for word, value in rows.items()])
    return f"/** {says} */\nexport const {name}: Readonly<{shape}> = {{\n{lines}}};\n"
