"""The judgement of a stream of records, one game after another."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator

from tests.referee.democracy import Democracy
from tests.referee.fault import Disagreement, Fault
from tests.referee.record import Referee, Row
from tests.referee.tightwad import Tightwad

REFEREES: dict[str, type[Referee]] = {"democracy": Democracy, "tightwad": Tightwad}


def judge(lines: Iterable[str]) -> Counter[str]:
    """Follow every record in *lines* and count the games agreed with, by name.

    Raises ``Disagreement`` at the first line that the rules do not bear out.
    """
    agreed: Counter[str] = Counter()
    referee: Referee | None = None
    game = ""
    line = 0
    for line, row in _rows(lines):
        if "game" in row:
            if referee is not None:
                referee.end(line - 1)
                agreed[game] += 1
            game, referee = str(row["game"]), _appoint(line, row)
        elif referee is None:
            raise Disagreement(line, Fault.NO_HEADER)
        else:
            referee.take(line, row)
    if referee is None:
        raise Disagreement(1, Fault.EMPTY)
    referee.end(line)
    agreed[game] += 1
    return agreed


def _rows(lines: Iterable[str]) -> Iterator[tuple[int, Row]]:
    for line, text in enumerate(lines, 1):
        try:
            row = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Disagreement(line, Fault.NOT_JSON, str(error)) from None
        if not isinstance(row, dict):
            raise Disagreement(line, Fault.NOT_JSON)
        yield line, row


def _appoint(line: int, header: Row) -> Referee:
    referee = REFEREES.get(str(header["game"]))
    if referee is None:
        raise Disagreement(line, Fault.GAME, repr(header["game"]))
    return referee(line, header)
