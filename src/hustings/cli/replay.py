"""``hustings replay``: the games in a file of records, told as a story."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import Parameter

from hustings.cli.exits import NO, OK, Wrong, complain
from hustings.cli.records import FileOrInput, opened, records
from hustings.cli.words import Words
from hustings.core.model import Fact, Over, Seat
from hustings.core.record import Record, RecordError, Said, rules_of
from hustings.core.record import replay as replayed
from hustings.games.shelf import games
from hustings.server.seats import tidy


def replay(
    file: FileOrInput,
    /,
    *,
    seat: Annotated[int | None, Parameter(name="--as")] = None,
    game: int | None = None,
    said: FileOrInput | None = None,
    lang: Literal["en", "id"] = "en",
) -> int:
    """Tell the games in a file of records, checking every move against the rules.

    Whether the deals are those of the seed, and the footer is true, verify tells.

    Parameters
    ----------
    file
        Records as JSON Lines, one game after another; - reads standard input.
    seat
        Tell it as this seat saw it, the first one being 1; otherwise as a spectator did.
    game
        Tell this game alone, the first one in the file being 1.
    said
        What was said at the table, as a server gives it away beside the record of one game; by
        default what the record itself carries.
    lang
        The language: en or id.
    """
    remarks = None if said is None else _remarks(said)
    try:
        for number, record in records(file, game):
            talk = record.said if remarks is None else remarks
            _tell(record, number, _reader(seat, record), lang, talk)
    except RecordError as error:
        complain(f"{file}, {error}")
        return NO
    return OK


def _reader(number: int | None, record: Record) -> Seat | None:
    """Return the seat that people call by its *number*; records count from 0."""
    seats = record.header.seats
    if number is not None and number not in range(1, seats + 1):
        raise Wrong(f"expected --as of 1 to {seats}, got {number}")
    return None if number is None else number - 1


def _remarks(file: Path) -> list[Said]:
    """Return the remarks in *file*, in order."""
    with opened(file) as lines:
        try:
            return msgspec.json.Decoder(Said).decode_lines(lines.read())
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Wrong(f"expected remarks in {file}: {error}") from error


def _tell(
    record: Record, number: int, you: Seat | None, language: str, remarks: Sequence[Said]
) -> None:
    header = record.header
    game = games()[header.game]
    rules = rules_of(header, games(), record.line)
    names: dict[Seat, str] = {}
    words = Words(game, language, names)
    names.update({seat: words.say("cli-seat", seat=seat + 1) for seat in range(header.seats)})
    facts: dict[str, Fact] = {
        "number": number,
        "game": words.say("game-name"),
        "seats": header.seats,
    }
    facts["dialect"] = words.dialect(game, rules.options)
    print(words.say("cli-replay", **facts))

    turn = replayed(record, games()).turn
    state = rules.setup()
    talk = deque(remarks)
    for event in record.events:
        while talk and talk[0].after <= event.n:
            _say(talk.popleft(), words)
        after = rules.apply(state, event.seat, event.action)
        lines = game.tell(rules.view(state, you), rules.redact(event, you), rules.view(after, you))
        for line in lines:
            print(words.spaced(line, you))
        state = after
    for remark in talk:
        _say(remark, words)
    print(
        "\n" + (words.ending(turn, you) if isinstance(turn, Over) else words.say("cli-unfinished"))
    )
    print()


def _say(remark: Said, words: Words) -> None:
    # The file may be anybody's: nothing in it may do more to a terminal than be printed.
    name = tidy(remark.name) or words.say("cli-seat", seat=remark.seat + 1)
    print(words.say("cli-said", name=name, text=words.heard(tidy(remark.text))))
