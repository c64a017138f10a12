"""``hustings replay``: the games in a file of records, told as a story."""

from typing import Annotated, Literal

from cyclopts import Parameter

from hustings.cli.exits import NO, OK, Wrong, complain
from hustings.cli.verify import FileOrInput, opened
from hustings.cli.words import Words
from hustings.core.model import Fact, Over, Seat
from hustings.core.record import Record, RecordError, read, rules_of
from hustings.core.record import replay as replayed
from hustings.games.shelf import games


def replay(
    file: FileOrInput,
    /,
    *,
    seat: Annotated[int | None, Parameter(name="--as")] = None,
    game: int | None = None,
    lang: Literal["en", "id"] = "en",
) -> int:
    """Tell the games in a file of records, checking every move against the rules.

    Whether the deals are those of the seed, and the footer is true, verify tells.

    Parameters
    ----------
    file
        Records as JSON Lines, one game after another; - reads standard input.
    seat
        Tell it as this seat saw it, from 0; otherwise as a spectator did.
    game
        Tell this game alone, the first one in the file being 1.
    lang
        The language: en or id.
    """
    number = 0
    try:
        with opened(file) as lines:
            for number, record in enumerate(read(lines, games()), 1):
                if game is None or game == number:
                    _tell(record, number, seat, lang)
        if not number:
            raise RecordError(1, "there is no record here")
    except RecordError as error:
        complain(f"{file}, {error}")
        return NO
    if game is not None and game not in range(1, number + 1):
        raise Wrong(f"expected --game of 1 to {number}, got {game}")
    return OK


def _tell(record: Record, number: int, you: Seat | None, language: str) -> None:
    header = record.header
    game = games()[header.game]
    if you is not None and you not in range(header.seats):
        raise Wrong(f"expected --as of 0 to {header.seats - 1}, got {you}")
    rules = rules_of(header, games(), record.line)
    names: dict[Seat, str] = {}
    words = Words(game, language, names)
    names.update({seat: words.say("cli-seat", seat=seat) for seat in range(header.seats)})
    facts: dict[str, Fact] = {
        "number": number,
        "game": words.say("game-name"),
        "seats": header.seats,
    }
    facts["dialect"] = words.dialect(game, rules.options)
    print(words.say("cli-replay", **facts))

    turn = replayed(record, games()).turn
    state = rules.setup()
    for event in record.events:
        after = rules.apply(state, event.seat, event.action)
        lines = game.tell(rules.view(state, you), rules.redact(event, you), rules.view(after, you))
        for line in lines:
            print(words.spaced(line, you))
        state = after
    print(
        "\n" + (words.ending(turn, you) if isinstance(turn, Over) else words.say("cli-unfinished"))
    )
    print()
