"""A game as a lobby knows it: what can be chosen, and where its parts are, loaded when needed."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from hustings.core.model import BadSetup, Fact
from hustings.core.ruleset import Ruleset


class Difference(Struct, frozen=True):
    """An option on which two sets of options disagree."""

    option: str
    here: Fact
    there: Fact


class Game(Struct, frozen=True):
    """What is known of a game without loading its rules."""

    name: str
    seats: range
    options: type[Struct]
    """A frozen struct of literals; each field has a default, the behaviour before it existed."""
    dialects: Mapping[str, Struct]
    """Named, complete sets of options; the first is the one a newcomer should play."""
    package: str
    """The package whose modules ``rules``, ``bots`` and ``story`` are the game's parts."""
    deck: str = ""
    """The module of its cards, ``hustings.cards.decktet``, whose package words them; or empty."""

    def ruleset(self, seats: int, options: Struct) -> Ruleset[Any, Any, Any]:
        """Return the rules for *seats* under *options*.

        Raises:
            BadSetup: there are no such options, or the game does not seat so many under them.
        """
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSetup(f"expected {least} to {most} seats, got {seats}")
        try:
            convert(to_builtins(options), self.options)
        except ValidationError as error:
            raise BadSetup(str(error)) from error
        build: Callable[[int, Struct], Ruleset[Any, Any, Any]] = self._part("rules").ruleset
        return build(seats, options)

    @property
    def actions(self) -> Any:
        """The union of the game's actions, as msgspec decodes it."""
        return self._part("model").Actions

    @property
    def view(self) -> type[Struct]:
        """The type of the game's views."""
        view: type[Struct] = self._part("model").View
        return view

    @property
    def bots(self) -> Mapping[str, Any]:
        """The bots made for this game, by name: each a ``bots.bot.Maker``, to be told the rules."""
        bots: Mapping[str, Any] = self._part("bots").BOTS
        return bots

    @property
    def judge(self) -> Any:
        """The function that says how each seat stands when chance is due, if there is one.

        See ``bots.search``.
        """
        return getattr(self._part("bots"), "judge", None)

    @property
    def kernel(self) -> Any:
        """The function that makes the kernel of given rules: see ``kernels.kernel``.

        ``None`` if the game has none, or the extra ``fast`` is not installed.
        """
        fast = find_spec("numba") and find_spec(f"{self.package}.kernel")
        return self._part("kernel").kernel if fast else None

    @property
    def observation(self) -> Any:
        """The module of what a seat may know of a kernel's position: ``layout`` and ``observe``."""
        return self._part("observation")

    @property
    def tell(self) -> Any:
        """The function that tells what an event meant: see ``core.story``."""
        return self._part("story").tell

    @property
    def aloud(self) -> Any:
        """The module that reads a view aloud: ``table`` and ``scores``, lines of a story each."""
        return self._part("aloud")

    def dialect_of(self, options: Struct) -> str | None:
        """Return the name of the dialect that *options* are, if they are one."""
        return next((name for name, value in self.dialects.items() if value == options), None)

    def _part(self, module: str) -> Any:
        return import_module(f"{self.package}.{module}")


def differences(here: Struct, there: Struct) -> tuple[Difference, ...]:
    """List the options on which *here* and *there*, of one game, disagree."""
    mine, theirs = structs.asdict(here), structs.asdict(there)
    return tuple(
        Difference(option, value, theirs[option])
        for option, value in mine.items()
        if value != theirs[option]
    )
