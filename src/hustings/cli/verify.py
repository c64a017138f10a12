"""``hustings verify``: whether records are what their seeds bring, played by the rules."""

from hustings.cli.exits import NO, OK
from hustings.cli.ratings import answered
from hustings.cli.records import FileOrInput, records
from hustings.core.record import RecordError
from hustings.core.verify import verify as check
from hustings.games.shelf import games


def verify(file: FileOrInput, /, *, json: bool = False) -> int:
    """Check every record in a file: re-deal each shuffle from its seed, replay, compare the end.

    The first line that is not true is named with the reason, and the exit code is 1.

    Parameters
    ----------
    file
        Records as JSON Lines, one game after another; - reads standard input.
    json
        Answer with one JSON value: {"verified": true, "games": 12}, or with the line and reason.
    """
    done = 0
    try:
        for _, record in records(file):
            check(record, games())
            done += 1
    except RecordError as error:
        if json:
            answered({"verified": False, "games": done, "line": error.line, "reason": error.reason})
        else:
            print(f"{file}, {error}\nNot verified. Records before it that are true: {done}.")
        return NO
    if json:
        answered({"verified": True, "games": done})
    else:
        print(f"Verified: {done} {'game' if done == 1 else 'games'}, every deal and every move.")
    return OK
