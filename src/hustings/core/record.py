"""A record: a game written down, one JSON value a line, so that anyone can replay and check it.

The format, the dice and the digest are specified in docs/records.md. Reading is strict: whatever
is not exactly a record is refused with the number of the line and the reason.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from hustings.core.dice import commitment
from hustings.core.game import Game
from hustings.core.match import AnyMatch, Match
from hustings.core.model import BadSetup, Event, IllegalAction, Over, Seat
from hustings.core.ruleset import Ruleset

T = TypeVar("T")

MAX_LINE_BYTES = 64 * 1024
"""The longest deal, of two Decktets to ten seats, takes less than a kilobyte."""
MAX_RECORD_BYTES = 16 * 1024 * 1024
"""The longest game that was ever simulated takes less than a megabyte."""
MAX_REASON = 300
"""A reason quotes what it finds, so it is cut off where somebody made it long."""
_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SEED = re.compile(r"([0-9a-f]{64}){1,2}")


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was: the first line of its record."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    """SHA-256 of the secret part of the seed, in hexadecimal."""
    seed: str | None
    """The seed in hexadecimal; ``None`` (null) while the game runs."""


class Footer(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: the last line of its record."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    digest: str
    """SHA-256, in hexadecimal, of the lines before this one, with the seed still null."""


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody said at the table: a line after the end of a record that is told with its talk.

    It is no part of the game: neither the digest nor the rules know of it.
    """

    n: int
    """Its number at the table, from 0."""
    after: int
    """How many events there had been."""
    seat: Seat
    name: str
    """What the person was called then."""
    text: str


class Record(Struct, frozen=True):
    """A game written down, finished or not."""

    header: Header
    events: tuple[Event[Any], ...]
    footer: Footer | None = None
    line: int = 1
    """Where in its file it begins."""
    said: tuple[Said, ...] = ()
    """What was said meanwhile; nothing where the record is of the game alone."""

    def line_of(self, event: Event[Any]) -> int:
        """Return the line on which *event* stands."""
        return self.line + 1 + event.n

    @property
    def line_of_footer(self) -> int:
        """The line after the events, where the footer stands or is due."""
        return self.line + 1 + len(self.events)


class RecordError(ValueError):
    """A record that can not be read or is not true."""

    def __init__(self, line: int, reason: str) -> None:
        """Name the *line* of the file, from 1, and the *reason*."""
        self.line = line
        self.reason = _printable(reason)
        super().__init__(f"line {line}: {self.reason}")


def record_of(match: AnyMatch) -> Record:
    """Write *match* down; the seed is revealed only if it is over."""
    rules, turn = match.rules, match.turn
    header = header_of(rules, match.seed)
    if not isinstance(turn, Over):
        return Record(header, match.events)
    revealed = msgspec.structs.replace(header, seed=match.seed.hex())
    footer = Footer(turn.places, turn.scores, digest(header, match.events))
    return Record(revealed, match.events, footer)


def header_of(rules: Ruleset[Any, Any, Any], seed: bytes) -> Header:
    """Return the header of a game under *rules*, its *seed* only committed to."""
    # As they are read back: what is a tuple here is a list there.
    options = msgspec.json.decode(msgspec.json.encode(rules.options))
    return Header(rules.name, rules.version, rules.seats, options, commitment(seed), None)


def digest(header: Header, events: Iterable[Event[Any]]) -> str:
    """Return the SHA-256 of the game's lines as they stood while its seed was secret."""
    sealed = msgspec.structs.replace(header, seed=None)
    lines = Record(sealed, tuple(events))
    return sha256(b"".join(written(lines))).hexdigest()


def written(record: Record) -> Iterator[bytes]:
    """Yield the lines of *record*, each with its line feed."""
    for part in (record.header, *record.events, record.footer, *record.said):
        if part is not None:
            yield msgspec.json.encode(part) + b"\n"


def read(file: BinaryIO, games: Mapping[str, Game]) -> Iterator[Record]:
    """Yield the records in *file*, one after another; only the last may be unfinished.

    Raises:
        RecordError: a line is not what it should be. Whether the game was played by the rules is
            for ``replay`` to say.
    """
    lines = _Lines(file)
    while lines.here:
        yield _record(lines, games)


def replay(record: Record, games: Mapping[str, Game]) -> AnyMatch:
    """Return the game that *record* tells, every event checked against the rules.

    Raises:
        RecordError: an event is not legal, or its cards are face down, or the game is not over
            where the record says so.
    """
    rules = rules_of(record.header, games, record.line)
    state = rules.setup()
    for event in record.events:
        try:
            state = rules.play(state, event.seat, event.action)
        except IllegalAction as illegal:
            raise RecordError(record.line_of(event), _objected(event, illegal)) from illegal
    if record.footer is not None and not isinstance(rules.turn(state), Over):
        raise RecordError(record.line_of_footer, "the game is not over, but the record ends")
    return Match(rules, bytes.fromhex(record.header.seed or ""), state, record.events)


def rules_of(header: Header, games: Mapping[str, Game], line: int = 1) -> Ruleset[Any, Any, Any]:
    """Return the rules that *header*, found on *line*, names.

    Raises:
        RecordError: there is no such game, version, number of seats or set of options.
    """
    game = games.get(header.game)
    if game is None:
        raise RecordError(line, f"expected a game among {sorted(games)}, got {header.game!r}")
    try:
        options = msgspec.convert(header.options, game.options)
        rules = game.ruleset(header.seats, options)
    except (BadSetup, msgspec.ValidationError) as error:
        raise RecordError(line, str(error)) from error
    if header.version != rules.version:
        raise RecordError(line, f"expected version {rules.version}, got {header.version}")
    return rules


class _Peek(Struct):
    """What tells an event, and what was said, from a header or a footer."""

    n: Raw | UnsetType = UNSET
    after: Raw | UnsetType = UNSET


_PEEK = msgspec.json.Decoder(_Peek)


class _Lines:
    """The lines of a file: the one *here*, empty at the end, its *number*, and how to go on."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self.number = 0
        self.here = b""
        self.pass_on()

    def pass_on(self) -> None:
        self.number += 1
        self.here = self._file.readline(MAX_LINE_BYTES + 1)
        if len(self.here) > MAX_LINE_BYTES:
            raise RecordError(self.number, f"the line is longer than {MAX_LINE_BYTES} bytes")
        if self.here and not self.here.endswith(b"\n"):
            raise RecordError(self.number, "the line is cut off: it has no line feed")

    def is_event(self) -> bool:
        """Say whether the line here is an event: whether it has a number, and no place."""
        peek = self._decoded(_PEEK.decode, "an event or the footer")
        return peek.n is not UNSET and peek.after is UNSET

    def is_said(self) -> bool:
        """Say whether the line here was said: whether it has a place among events."""
        return self._decoded(_PEEK.decode, "a header or what was said").after is not UNSET

    def take(self, kind: type[T], name: str) -> T:
        """Return the line here as a *kind*, which is called *name*, and go on to the next."""
        part = self._decoded(lambda line: msgspec.json.decode(line, type=kind), name)
        # What is as we write it has each field once, and need not be read again.
        if msgspec.json.encode(part) + b"\n" != self.here:
            self._decoded(self._each_field_once, name)
        self.pass_on()
        return part

    def _decoded(self, decode: Callable[[bytes], T], name: str) -> T:
        try:
            return decode(self.here)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(self.number, f"expected {name}: {error}") from error
        except RecursionError as error:
            raise RecordError(self.number, "the line is nested too deeply") from error

    def _each_field_once(self, line: bytes) -> None:
        """Refuse a *line* in which a field stands twice: some read the first, some the last."""

        def unique(fields: list[tuple[str, Any]]) -> None:
            seen = set()
            for name, _ in fields:
                if name in seen:
                    raise RecordError(self.number, f"the field `{name}` stands twice")
                seen.add(name)

        json.loads(line, object_pairs_hook=unique, parse_int=str)


def _record(lines: _Lines, games: Mapping[str, Game]) -> Record:
    line = lines.number
    header = _header(lines)
    rules_of(header, games, line)
    events = _events(lines, games[header.game].actions)
    footer = None
    if header.seed is not None:
        if not lines.here:
            reason = "the record is cut off: its seed is known, its end is not"
            raise RecordError(lines.number, reason)
        footer = lines.take(Footer, "the footer")
    said = _said(lines, header.seats, len(events))
    if footer is None and lines.here:
        raise RecordError(lines.number, "expected an event: the seed is not revealed yet")
    return Record(header, events, footer, line, said)


def _header(lines: _Lines) -> Header:
    line = lines.number
    header = lines.take(Header, "a header")
    if not _COMMITMENT.fullmatch(header.commitment):
        raise RecordError(line, "expected a commitment of 64 lower-case hexadecimal digits")
    if header.seed is not None and not _SEED.fullmatch(header.seed):
        raise RecordError(line, "expected a seed of 64 or 128 lower-case hexadecimal digits")
    return header


def _events(lines: _Lines, actions: Any) -> tuple[Event[Any], ...]:
    events: list[Event[Any]] = []
    size = 0
    while lines.here and lines.is_event():
        size += len(lines.here)
        if size > MAX_RECORD_BYTES:
            raise RecordError(lines.number, f"the record is longer than {MAX_RECORD_BYTES} bytes")
        line = lines.number
        event = lines.take(Event[actions], "an event")
        if event.n != len(events):
            raise RecordError(line, f"expected event {len(events)}, got event {event.n}")
        events.append(event)
    return tuple(events)


def _said(lines: _Lines, seats: int, events: int) -> tuple[Said, ...]:
    """Read what was said at a table of so many *seats* while there were so many *events*."""
    said: list[Said] = []
    size = 0
    while lines.here and lines.is_said():
        size += len(lines.here)
        if size > MAX_RECORD_BYTES:
            raise RecordError(lines.number, f"the talk is longer than {MAX_RECORD_BYTES} bytes")
        line = lines.number
        words = lines.take(Said, "what was said")
        if words.n != len(said):
            raise RecordError(line, f"expected remark {len(said)}, got remark {words.n}")
        if words.seat not in range(seats) or words.after not in range(events + 1):
            raise RecordError(line, f"nobody said so: seat {words.seat}, event {words.after}")
        said.append(words)
    return tuple(said)


def _objected(event: Event[Any], illegal: IllegalAction) -> str:
    if _is_face_down(list(msgspec.to_builtins(event.action).values())):
        return "a card lies face down here: a game can be replayed when it is over"
    return f"the rules object: {illegal}"


def _is_face_down(fact: Any) -> bool:
    return fact is None or (isinstance(fact, list | tuple) and any(map(_is_face_down, fact)))


def _printable(reason: str) -> str:
    """Return *reason* so that a terminal can not be made to do anything but print it."""
    short = reason if len(reason) <= MAX_REASON else f"{reason[:MAX_REASON]}…"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in short)
