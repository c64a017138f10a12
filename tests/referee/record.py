"""A record under judgement: one header, its events and its footer, a line at a time.

The seal of a record (commitment, seed, digest) is no matter of the rules: of it only the types are
seen to here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from tests.referee.fault import Disagreement, Fault

HEADER = frozenset({"game", "version", "seats", "options", "commitment", "seed"})
EVENT = frozenset({"n", "seat", "action"})
FOOTER = frozenset({"places", "scores", "digest"})
CHOICE = frozenset({"type", "card"})

Row: TypeAlias = dict[str, object]
"""One line, parsed."""


def number(value: object) -> int | None:
    """Answer *value* if it is an integer, and no truth value in disguise."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class Referee(ABC):
    """Whoever follows one record through the rules of one game."""

    options: ClassVar[Mapping[str, tuple[int | str, ...]]]
    """What each option may be; the first is what an absent one means."""

    def __init__(self, line: int, header: Row) -> None:
        """Read the *header*, which stands on *line*."""
        self.seats = _seats(line, header)
        self.chosen = self._choose(line, header["options"])
        self.over = False
        self.scores = [0] * self.seats
        self.closed = False
        self.events = 0

    def take(self, line: int, row: Row) -> None:
        """Follow one *row* after the header."""
        if self.closed:
            raise Disagreement(line, Fault.AFTER_FOOTER)
        if "places" in row:
            self._close(line, row)
            return
        if row.keys() != EVENT:
            raise Disagreement(line, Fault.EVENT, f"fields {sorted(row)}")
        seat, action = row["seat"], row["action"]
        if number(row["n"]) != self.events:
            raise Disagreement(line, Fault.NUMBER, f"{row['n']!r} where {self.events} was due")
        if not isinstance(action, dict):
            raise Disagreement(line, Fault.ACTION, repr(action))
        if self.over:
            raise Disagreement(line, Fault.AFTER_END)
        self.events += 1
        if seat is None:
            self.chance(line, action)
            return
        place = number(seat)
        if place is None or not 0 <= place < self.seats:
            raise Disagreement(line, Fault.NO_SEAT, repr(seat))
        self.act(line, place, action)

    def end(self, line: int) -> None:
        """See that the record, whose last line is *line*, was finished."""
        if not self.closed:
            raise Disagreement(line, Fault.NO_FOOTER)

    @abstractmethod
    def chance(self, line: int, action: Row) -> None:
        """Follow what chance brings."""

    @abstractmethod
    def act(self, line: int, seat: int, action: Row) -> None:
        """Follow what *seat* does."""

    @abstractmethod
    def places(self) -> list[int]:
        """Answer each seat's place in a game that is over."""

    def card(self, line: int, action: Row, kind: str) -> str:
        """Answer the one card that a seat's *action* of this *kind* names."""
        card = action.get("card")
        if action.keys() != CHOICE or action["type"] != kind or not isinstance(card, str):
            fault = Fault.NOT_CHANCE if action.get("type") == "deal" else Fault.ACTION
            raise Disagreement(line, fault, repr(action))
        return card

    def deal(self, line: int, action: Row, fields: frozenset[str]) -> None:
        """See that chance deals, and names these *fields*."""
        if action.get("type") != "deal":
            fault = Fault.NOT_CHANCE if action.get("type") in {"play", "commit"} else Fault.ACTION
            raise Disagreement(line, fault, repr(action.get("type")))
        if action.keys() != fields:
            raise Disagreement(line, Fault.ACTION, f"fields {sorted(action)}")

    def dealer(self, line: int, action: Row, due: Sequence[int]) -> int:
        """Answer who deals, if it is one of the seats *due* to."""
        dealer = number(action["dealer"])
        if dealer is None or not 0 <= dealer < self.seats:
            raise Disagreement(line, Fault.NO_SEAT, f"dealer {action['dealer']!r}")
        if dealer not in due:
            raise Disagreement(line, Fault.DEALER, f"{dealer} instead of {due[0]}")
        return dealer

    def hands(self, line: int, action: Row, size: int) -> list[list[str]]:
        """Answer the hands dealt, each of *size* cards."""
        hands = action["hands"]
        if not isinstance(hands, list) or len(hands) != self.seats:
            raise Disagreement(line, Fault.HANDS)
        return [cards(line, hand, size) for hand in hands]

    def _choose(self, line: int, options: object) -> dict[str, int | str]:
        if not isinstance(options, dict):
            raise Disagreement(line, Fault.OPTIONS, repr(options))
        for name, value in options.items():
            if not any(
                value == known and type(value) is type(known)
                for known in self.options.get(name, ())
            ):
                raise Disagreement(line, Fault.OPTIONS, f"{name} {value!r}")
        return {name: values[0] for name, values in self.options.items()} | options

    def _close(self, line: int, row: Row) -> None:
        if row.keys() != FOOTER or not isinstance(row["digest"], str):
            raise Disagreement(line, Fault.FOOTER, f"fields {sorted(row)}")
        for name in ("scores", "places"):
            values = row[name]
            if not isinstance(values, list) or any(number(value) is None for value in values):
                raise Disagreement(line, Fault.FOOTER, f"{name} {values!r}")
        if not self.over:
            raise Disagreement(line, Fault.EARLY_FOOTER)
        if row["scores"] != self.scores:
            raise Disagreement(line, Fault.SCORES, f"{row['scores']}, not {self.scores}")
        if row["places"] != self.places():
            raise Disagreement(line, Fault.PLACES, f"{row['places']}, not {self.places()}")
        self.closed = True


def cards(line: int, given: object, size: int) -> list[str]:
    """Answer the *given* cards if they are texts and *size* in number."""
    if not isinstance(given, list) or len(given) != size:
        held = len(given) if isinstance(given, list) else given
        raise Disagreement(line, Fault.SIZE, f"{held!r} instead of {size}")
    for card in given:
        if not isinstance(card, str):
            raise Disagreement(line, Fault.FOREIGN, repr(card))
    return given


def _seats(line: int, header: Row) -> int:
    seats = number(header.get("seats"))
    if (
        header.keys() != HEADER
        or seats is None
        or number(header["version"]) is None
        or not isinstance(header["commitment"], str)
        or not isinstance(header["seed"], str | None)
    ):
        raise Disagreement(line, Fault.HEADER, repr(header))
    return seats
