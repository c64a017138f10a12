"""Sheets: decks and boards of a game that the host keeps, beside those of the box.

Each is a TOML file in the folder of tables, ``sheets/<game>/<option>/<name>.toml``, so that a host
can put one there by hand; its first line says who may write it again.
"""

import hashlib
import os
import re
from pathlib import Path
from threading import Lock
from typing import Any, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import to_builtins

from hustings.core.game import Game
from hustings.server.ports import Unavailable
from hustings.server.protocol import KeptSheet, SheetFault, SheetInfo, SheetReading, SheetText
from hustings.server.refusal import Refusal
from hustings.server.routes import Asked, address, house

MOST: Final = 200
"""How many sheets of one kind a host keeps."""
MOST_EACH: Final = 20
"""How many of them may be one guest's."""
MOST_BYTES: Final = 64 * 1024
"""The longest request that brings a sheet."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""A name that is a file's too."""
_OWNER = "# kept for "


class Cupboard:
    """Where a host keeps sheets: a folder, or memory while the server runs."""

    def __init__(self, folder: Path | None) -> None:
        """Keep sheets below *folder*."""
        self._folder = folder
        self._memory: dict[tuple[str, str, str], str] = {}
        self._writing = Lock()
        self._readings: dict[tuple[str, str, str], tuple[str, SheetReading]] = {}

    def names(self, game: str, option: str) -> tuple[str, ...]:
        """List the sheets that are kept for *option* of *game*."""
        if self._folder is None:
            found = [key[2] for key in self._memory if key[:2] == (game, option)]
        else:
            found = [file.stem for file in (self._folder / game / option).glob("*.toml")]
        return tuple(sorted(name for name in found if NAME.fullmatch(name)))

    def read(self, game: str, option: str, name: str) -> str | None:
        """Return the text of a sheet, if there is one with this *name*."""
        if self._folder is None:
            return self._memory.get((game, option, name))
        try:
            return self._file(game, option, name).read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def reading(self, game: Game, option: str, name: str) -> SheetReading | None:
        """Return a sheet as it was read, which is done once for each text."""
        text, key = self.read(game.name, option, name), (game.name, option, name)
        if text is None:
            return None
        known = self._readings.get(key)
        if known is None or known[0] != text:
            known = self._readings[key] = (text, _reading(game, option, text))
        return known[1]

    def keep(self, game: str, option: str, name: str, text: str, guest: str) -> None:
        """Keep *text* under *name* for *guest*, who alone may write it again.

        Raises:
            Refusal: the name is somebody else's, or there are too many.
            Unavailable: it could not be written.
        """
        owner = _OWNER + hashlib.sha256(guest.encode()).hexdigest()
        # Two who keep sheets at once are in two threads.
        with self._writing:
            if self._exists(game, option, name):
                if self._owner(game, option, name) != owner:
                    raise Refusal("name-taken", name=name)
            elif self._is_full(game, option, owner):
                raise Refusal("sheets-full")
            # A mark of byte order is one only where a text begins.
            whole = text.removeprefix("\ufeff")
            self._write(game, option, name, f"{owner}\n{whole}")

    def _exists(self, game: str, option: str, name: str) -> bool:
        """Say whether *name* is taken, if only by a file that can not be read."""
        if self._folder is None:
            return (game, option, name) in self._memory
        return self._file(game, option, name).exists()

    def _owner(self, game: str, option: str, name: str) -> str:
        return (self.read(game, option, name) or "").partition("\n")[0]

    def _is_full(self, game: str, option: str, owner: str) -> bool:
        names = self.names(game, option)
        mine = [name for name in names if self._owner(game, option, name) == owner]
        return len(names) >= MOST or len(mine) >= MOST_EACH

    def _write(self, game: str, option: str, name: str, whole: str) -> None:
        if self._folder is None:
            self._memory[game, option, name] = whole
            return
        file = self._file(game, option, name)
        draft = file.with_suffix(".new")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with draft.open("w", encoding="utf-8") as open_draft:
                open_draft.write(whole)
                open_draft.flush()
                os.fsync(open_draft.fileno())
            draft.replace(file)
        except OSError as error:
            raise Unavailable(str(error)) from error

    def _file(self, game: str, option: str, name: str) -> Path:
        assert self._folder is not None, "expected a folder"
        return self._folder / game / option / f"{name}.toml"


def cupboard(asked: Asked) -> Cupboard:
    """Return the cupboard of the host that *asked* is for."""
    data = house(asked).means.settings.data
    found: Cupboard = asked.app.state.setdefault(
        "cupboard", Cupboard(None if data is None else data / "sheets")
    )
    return found


@get("/api/sheets/{game:str}", sync_to_thread=True)
def sheets(request: Asked, game: FromPath[str]) -> list[SheetInfo]:
    """List the sheets of *game*: those of the box, then those that the host keeps."""
    known, kept = house(request).game(game), cupboard(request)
    boxed = [
        SheetInfo(option, name, to_builtins(sheet), boxed=True)
        for option, some in known.sheets.items()
        for name, sheet in some.items()
    ]
    found = [
        SheetInfo(option, name, sheet, boxed=False)
        for option in known.sheets
        for name in sorted({*kept.names(game, option)} - {*known.boxed(option)})
        if (sheet := _sound(known, option, name, kept)) is not None
    ]
    return [*boxed, *found]


@post(
    "/api/sheets/{game:str}/{option:str}/read",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    sync_to_thread=True,
)
def read(
    request: Asked, game: FromPath[str], option: FromPath[str], data: JSONBody[SheetText]
) -> SheetReading:
    """Read a sheet in TOML, and say exactly what is wrong with it."""
    return _reading(house(request).game(game), option, data.text)


@post(
    "/api/sheets/{game:str}/{option:str}",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    sync_to_thread=True,
)
def keep(
    request: Asked, game: FromPath[str], option: FromPath[str], data: JSONBody[KeptSheet]
) -> SheetReading:
    """Keep a sheet that can be played, under its own name."""
    asked = house(request)
    known = asked.game(game)
    reading = _reading(known, option, data.text)
    if reading.sheet is None or reading.faults:
        return reading
    name = str(reading.sheet["name"])
    if not NAME.fullmatch(name):
        raise Refusal("bad-name", name=name)
    if name in known.boxed(option):
        raise Refusal("name-taken", name=name)
    asked.keep_one(address(request))
    cupboard(request).keep(game, option, name, data.text, data.guest)
    return reading


def _reading(game: Game, option: str, text: str) -> SheetReading:
    if option not in game.sheets:
        raise Refusal("no-game", option=option)
    sheet, faults = game.read_sheet(option, text)
    return SheetReading(
        sheet=None if sheet is None else to_builtins(sheet),
        faults=tuple(SheetFault(fault.where, fault.id, fault.facts) for fault in faults),
    )


def _sound(game: Game, option: str, name: str, kept: Cupboard) -> dict[str, Any] | None:
    """Return the sheet that is kept as *name*, or nothing if a table could not play it.

    A file that was put there by hand may say that it is another sheet; it is not offered.
    """
    reading = kept.reading(game, option, name)
    if reading is None or reading.sheet is None or reading.faults:
        return None
    return reading.sheet if reading.sheet["name"] == name else None


ROUTES = [
    sheets,  # GET  /api/sheets/<game>
    read,  # POST /api/sheets/<game>/<option>/read
    keep,  # POST /api/sheets/<game>/<option>
]
