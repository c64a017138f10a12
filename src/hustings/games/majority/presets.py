"""Presets: the decks and boards in the box, read from ``sheets/*.toml``, and how to read others."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from msgspec import Struct, ValidationError, convert

from hustings.games.majority.faults import Fault, board_faults, deck_faults
from hustings.games.majority.sheet import Board, Deck

BOARDS: Final = ("ladder12", "wheel12", "shortcut", "long-march")
DECKS: Final = ("classic", "snap-poll", "long-term")
BOM: Final = "\ufeff"
"""What some editors put before a text; TOML has no use for it."""
MOST_DOTS: Final = 200
"""On one line: more than two titles of the greatest length have."""
T = TypeVar("T", bound=Struct)


class BadSheet(ValueError):
    """A deck or a board that can not be played; *faults* say why, at least one."""

    def __init__(self, *faults: Fault) -> None:
        """Keep the *faults* for whoever will word them."""
        super().__init__("; ".join(map(str, faults)))
        self.faults = faults


@cache
def board(name: str) -> Board:
    """Return the board *name* of the box."""
    return read_board(board_text(name))


@cache
def deck(name: str) -> Deck:
    """Return the deck *name* of the box."""
    return read_deck(_text("deck", name))


def read_board(text: str) -> Board:
    """Return the board that *text* writes in TOML.

    Raises:
        BadSheet: it is no board, or none that can be played.
    """
    found = _read(text, Board)
    return _sound(found, tuple(board_faults(found)))


def read_deck(text: str) -> Deck:
    """Return the deck that *text* writes in TOML.

    Raises:
        BadSheet: it is no deck, or none that can be played.
    """
    found = _read(text, Deck)
    return _sound(found, tuple(deck_faults(found)))


def reading(option: str, text: str) -> tuple[Board | Deck | None, tuple[Fault, ...]]:
    """Return the sheet for *option* that *text* writes in TOML, with all that is wrong with it.

    >>> reading("deck", "name = 1")[1][0].where
    'name'
    """
    try:
        if option == "board":
            board = _read(text, Board)
            return board, tuple(board_faults(board))
        deck = _read(text, Deck)
        return deck, tuple(deck_faults(deck))
    except BadSheet as bad:
        return None, bad.faults


def _read(text: str, kind: type[T]) -> T:
    # Keys of very many parts take a reader of TOML very long.
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            reason = f"more than {MOST_DOTS} dots (at line {number})"
            raise BadSheet(Fault("", "fault-toml", {"reason": reason}))
    try:
        return convert(tomllib.loads(text.removeprefix(BOM)), kind)
    except RecursionError as error:
        raise BadSheet(Fault("", "fault-toml", {"reason": "nested too deeply"})) from error
    except ValidationError as error:
        # The message ends with where it is: "... - at `$.laws[3].id`".
        reason, _, path = str(error).partition(" - at ")
        where = path.strip("`").removeprefix("$").removeprefix(".")
        raise BadSheet(Fault(where, "fault-shape", {"reason": reason})) from error
    except ValueError as error:
        # No TOML, or a number of thousands of digits.
        raise BadSheet(Fault("", "fault-toml", {"reason": str(error)})) from error


def _sound(sheet: T, faults: tuple[Fault, ...]) -> T:
    if faults:
        raise BadSheet(*faults)
    return sheet


def board_text(name: str) -> str:
    """Return the board *name* of the box as its author wrote it."""
    return _text("board", name)


def _text(kind: str, name: str) -> str:
    folder = files("hustings.games.majority").joinpath("sheets")
    return folder.joinpath(f"{kind}-{name}.toml").read_text("utf-8")
