"""A journal: the file that a run is written to game by game, so that it can be gone on with.

It holds either the records of the games or their results, a line of JSON each. Beside it, in a file
of the same name and ``.plan``, stand the command that wrote it and the digest of the options that
were played: a command may name a deck or a board by its file, which can change.
"""

from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, TypeAlias

import msgspec

from hustings.core.record import RecordError, read
from hustings.games.shelf import games
from hustings.lab.plan import Plan
from hustings.lab.played import game_seed
from hustings.lab.result import Result

Kind: TypeAlias = Literal["records", "results"]
_FOOTER: Final = b'{"places":'
"""So begins the last line of a record."""


class OtherRun(ValueError):
    """What a file holds is not the beginning of the run; the message says why."""


class Journal:
    """A file of a run, open to be written to; a context manager."""

    def __init__(self, path: Path, kind: Kind, plan: Plan, command: str) -> None:
        """Keep the *kind* of lines of *plan*, which *command* carries out, in a file at *path*."""
        self._path = path
        self._kind = kind
        self._plan = plan
        self._command = command
        self._file = path.open("ab")

    def begin(self) -> None:
        """Begin the run anew, whatever was in the file."""
        self._file.truncate(0)
        self._beside.write_text(f"{self._command}\n{self._options}\n", "utf-8")

    def resume(self) -> Iterator[Result]:
        """Yield the results of the games that are kept whole, and cut off what follows them.

        A file that is empty or was not there holds the beginning of any run.

        Raises:
            OtherRun: the file holds another run, or something else altogether.
        """
        if not self._path.stat().st_size:
            self.begin()
            return
        if not self._beside.exists():
            raise OtherRun(f"{self._beside} is not there, so nobody knows what {self._path} holds")
        command, _, options = self._beside.read_text("utf-8").strip().partition("\n")
        if command != self._command:
            raise OtherRun(f"{self._path} is of another run: {command}")
        if options != self._options:
            raise OtherRun(
                f"{self._path} was played under other options, though by the same command: "
                "a file that it names, of a deck or a board, has changed since"
            )
        end = 0
        for game, block in enumerate(self._blocks()):
            yield self._result(game, block)
            end += len(block)
        self._file.truncate(end)

    def write(self, result: Result) -> None:
        """Add a *result*, and see that it leaves this process."""
        line = result.record if self._kind == "records" else _line(result)
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    @property
    def _options(self) -> str:
        """The options of the run, as one line."""
        return f"options {sha256(msgspec.json.encode(self._plan.options)).hexdigest()}"

    @property
    def _beside(self) -> Path:
        return self._path.with_name(f"{self._path.name}.plan")

    def _blocks(self) -> Iterator[bytes]:
        """Yield the lines of each game that is whole."""
        block = b""
        with self._path.open("rb") as file:
            for line in file:
                if not line.endswith(b"\n"):
                    return
                block += line
                if self._kind == "results" or line.startswith(_FOOTER):
                    yield block
                    block = b""

    def _result(self, game: int, block: bytes) -> Result:
        try:
            result = self._told(game, block) if self._kind == "records" else _decoded(block)
        except (RecordError, msgspec.DecodeError) as error:
            raise OtherRun(f"{self._path}, game {game}: {error}") from error
        if game >= self._plan.games or (result.game, result.lineup) != (
            game,
            self._plan.lineup(game),
        ):
            raise OtherRun(f"{self._path}, game {game}: there is no such game in this run")
        return result

    def _told(self, game: int, block: bytes) -> Result:
        """Return the result that a record tells."""
        plan = self._plan
        record = next(read(BytesIO(block), games()))
        footer = record.footer
        assert footer is not None, "expected the block to end with a footer"
        if record.header.seed != game_seed(plan.seed, plan.deal(game)).hex():
            raise RecordError(1, "the record of another game")
        choices = sum(event.seat is not None for event in record.events)
        return Result(game, plan.lineup(game), footer.places, footer.scores, choices)


def _decoded(line: bytes) -> Result:
    return msgspec.json.decode(line, type=Result)


def _line(result: Result) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(result, record=b"", measures=())) + b"\n"
