"""Whatever is done to a record, it is refused with a line and a reason, or tells the same game."""

import json
from collections.abc import Callable
from io import BytesIO
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.core.record import MAX_REASON, Record, RecordError, read, record_of, replay, written
from hustings.core.verify import verify
from hustings.games.shelf import games
from tests.laws.played import TABLES, Table, played

SEEDS = 5
"""So many games of each table are tampered with."""
VALUES: Any = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.sampled_from((2**31, 2**63, 2**64, 10**400, 10**4000)),
    st.floats(),
    st.sampled_from(("", "AM", "5S", "9LK'", "JK1", "deal", "play", "0" * 64, "\ud800", "\x1b[2J")),
    st.sampled_from(([], {}, [[]], {"type": "deal"})),
)

Lines = list[bytes]
Touch = Callable[[Any, Lines], Lines]


def lines_of(table: Table, seed: int) -> Lines:
    return list(written(record_of(played(table, seed).match)))


def touch_a_byte(data: Any, lines: Lines) -> Lines:
    """Put another byte in the place of one, or before it, or nothing."""
    text = b"".join(lines)
    place = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.one_of(st.binary(max_size=2), st.sampled_from((b"\xef\xbb\xbf", b"\r\n"))))
    return [text[:place] + new + text[place + data.draw(st.integers(0, 1)) :]]


def touch_the_lines(data: Any, lines: Lines) -> Lines:
    """Move, double or take away a line, or cut the text off somewhere."""
    places = st.integers(0, len(lines) - 1)
    place, other = data.draw(places), data.draw(places)
    match data.draw(st.sampled_from(("move", "double", "remove", "cut"))):
        case "move":
            rest = lines[:place] + lines[place + 1 :]
            return [*rest[:other], lines[place], *rest[other:]]
        case "double":
            return [*lines[:other], lines[place], *lines[other:]]
        case "remove":
            return lines[:place] + lines[place + 1 :]
        case _:
            cut = data.draw(st.integers(0, len(lines[place])))
            return [*lines[:place], lines[place][:cut]]


def touch_a_field(data: Any, lines: Lines) -> Lines:
    """Give a field anywhere in a line another value, or take it away, or add one."""
    place = data.draw(st.integers(0, len(lines) - 1))
    line = json.loads(lines[place])
    inner = data.draw(st.sampled_from(list(_inner(line))))
    keys = list(range(len(inner))) if isinstance(inner, list) else list(inner)
    if keys and data.draw(st.booleans()):
        inner[data.draw(st.sampled_from(keys))] = data.draw(VALUES)
    elif keys and data.draw(st.booleans()):
        del inner[data.draw(st.sampled_from(keys))]
    elif isinstance(inner, list):
        inner.append(data.draw(VALUES))
    else:
        inner[data.draw(st.sampled_from(("n", "at", "card", "\x1b[2J")))] = data.draw(VALUES)
    return [*lines[:place], _text(line), *lines[place + 1 :]]


def _inner(part: Any) -> Any:
    if isinstance(part, dict | list):
        yield part
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _inner(inner)


def _text(line: Any) -> bytes:
    return json.dumps(line).encode() + b"\n"


@settings(max_examples=max(500, settings().max_examples))
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(1, SEEDS),
    touch=st.sampled_from((touch_a_byte, touch_the_lines, touch_a_field)),
    data=st.data(),
)
def test_a_record_that_was_touched_is_refused_or_tells_the_same(
    table: Table, seed: int, touch: Touch, data: Any
) -> None:
    lines = lines_of(table, seed)
    touched = b"".join(touch(data, lines))

    told = believed(touched)

    if isinstance(told, RecordError):
        assert 1 <= told.line <= touched.count(b"\n") + 1
        assert told.reason.isprintable()
        assert len(told.reason) < 2 * MAX_REASON
    else:
        assert [record_of(played(table, seed).match)][: len(touched)] == told


def believed(text: bytes) -> list[Record] | RecordError:
    """Return the records in *text*, replayed and verified, or why they are not believed."""
    try:
        records = list(read(BytesIO(text), games()))
        for record in records:
            replay(record, games())
            verify(record, games())
    except RecordError as error:
        return error
    return records


def test_a_record_cut_off_anywhere_is_refused() -> None:
    text = b"".join(lines_of(TABLES[0], 1))

    for end in range(1, len(text)):
        assert isinstance(believed(text[:end]), RecordError)
