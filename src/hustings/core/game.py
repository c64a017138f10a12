"""A game as a lobby knows it: what can be chosen, and where its parts are, loaded when needed."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct, ValidationError, convert, structs, to_builtins

from hustings.core.model import Action, BadSetup, Fact, Seat
from hustings.core.ruleset import Ruleset
from hustings.core.story import Line


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
    """A frozen struct of literals, or of sheets: structs with a ``name``, carried whole by records.

    Each field has a default, the behaviour before it existed.
    """
    dialects: Mapping[str, Struct]
    """Named, complete sets of options; the first is the one a newcomer should play."""
    package: str
    """The package whose modules ``rules``, ``bots`` and ``story`` are the game's parts."""
    deck: str = ""
    """The module of its cards, ``hustings.cards.decktet``, whose package words them; or empty."""
    sheets: Mapping[str, Mapping[str, Struct]] = {}
    """By option that is a sheet, by its name, the sheets of the box; a table may bring others."""

    def ruleset(self, seats: int, options: Struct) -> Ruleset[Any, Any, Any]:
        """Return the rules for *seats* under *options*.

        Raises:
            BadSetup: there are no such options, or the game does not seat so many under them.
        """
        try:
            convert(to_builtins(options), self.options)
        except ValidationError as error:
            raise BadSetup(str(error)) from error
        if seats not in self.seats:
            fits = self.seats_under(options) or self.seats
            raise BadSetup(f"expected {fits[0]} to {fits[-1]} seats, got {seats}")
        build: Callable[[int, Struct], Ruleset[Any, Any, Any]] = self._part("rules").ruleset
        return build(seats, options)

    def seats_under(self, options: Struct) -> list[int]:
        """List the numbers of seats that may play under *options*."""
        return [seats for seats in self.seats if self._may_seat(seats, options)]

    def agreed(self, chosen: Mapping[str, Any]) -> Struct:
        """Return the options that are *chosen*, a sheet of the box by its name or any one whole.

        Raises:
            BadSetup: there are no such options.
        """
        whole = {
            option: self.sheets.get(option, {}).get(value, value)
            if isinstance(value, str)
            else value
            for option, value in chosen.items()
        }
        try:
            options: Struct = convert(to_builtins(whole), self.options)
        except ValidationError as error:
            raise BadSetup(str(error)) from error
        for option in self.sheets:
            sheet: Any = getattr(options, option)
            if self.boxed(option).get(sheet.name, sheet) != sheet:
                raise BadSetup(f"expected the {option} {sheet.name} of the box, got another one")
        return options

    def boxed(self, option: str) -> Mapping[str, Struct]:
        """Return by name the sheets for *option* that come with the game, its dialects' included.

        No other sheet may have one of these names: who reads what is agreed on sees the name alone.
        """
        agreed: list[Any] = [getattr(options, option) for options in self.dialects.values()]
        return {**{sheet.name: sheet for sheet in agreed}, **self.sheets[option]}

    def read_sheet(self, option: str, text: str) -> tuple[Struct | None, tuple[Any, ...]]:
        """Return the sheet for *option* that *text* writes in TOML, with all its faults.

        Each fault has ``where``, ``id`` and ``facts``; without any the sheet can be played.
        """
        found: tuple[Struct | None, tuple[Any, ...]] = self._part("presets").reading(option, text)
        return found

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
    def measures(self) -> Any:
        """The module of what a finished game tells whoever studies it: see ``core.measure``.

        ``None`` if the game has nothing to tell but who won.
        """
        return self._part("measures") if find_spec(f"{self.package}.measures") else None

    @property
    def tell(self) -> Any:
        """The function that tells what an event meant: see ``core.story``."""
        return self._part("story").tell

    @property
    def promises(self) -> Any:
        """The function that lists how the promises of a finished game were judged, if there is one.

        From the view of who watched it, it returns a ``core.promise.Judged`` for each.
        """
        return getattr(self._part("story"), "promises", None)

    @property
    def aloud(self) -> Any:
        """The module that reads a view aloud: ``table`` and ``scores``, lines of a story each.

        Where an action takes more than a card to be said, ``choice(view, seat, action)`` says it in
        lines, and ``question(view)`` what is asked, in lines too.
        """
        return self._part("aloud")

    @property
    def spoken(self) -> tuple[str, ...]:
        """The tags of actions that a bot explains to the table, ``SPOKEN`` in `aloud`.

        What it says of its reason ``bot-…`` is the message ``say-bot-…``.
        """
        tags: tuple[str, ...] = getattr(self.aloud, "SPOKEN", ())
        return tags

    def choice(self, view: Any, seat: Seat, action: Action) -> tuple[Line, ...]:
        """Return the lines that say what *seat*, which has this *view*, would choose by *action*.

        A message ``action-<type>`` says it, unless the game has more to say: see `aloud`.
        """
        said: Callable[..., Iterable[Line]] | None = getattr(self.aloud, "choice", None)
        if said is not None:
            return tuple(said(view, seat, action))
        facts = to_builtins(action)
        return (Line(f"action-{facts.pop('type')}", seat, facts),)

    def dialect_of(self, options: Struct) -> str | None:
        """Return the name of the dialect that *options* are, if they are one."""
        return next((name for name, value in self.dialects.items() if value == options), None)

    def _may_seat(self, seats: int, options: Struct) -> bool:
        try:
            self.ruleset(seats, options)
        except BadSetup:
            return False
        return True

    def _part(self, module: str) -> Any:
        return import_module(f"{self.package}.{module}")


def differences(here: Struct, there: Struct) -> tuple[Difference, ...]:
    """List the options on which *here* and *there*, of one game, disagree."""
    mine, theirs = structs.asdict(here), structs.asdict(there)
    return tuple(
        Difference(option, fact_of(value), fact_of(theirs[option]))
        for option, value in mine.items()
        if value != theirs[option]
    )


def fact_of(value: Any) -> Fact:
    """Return an option's *value* as a fact: a sheet is told by its name."""
    fact: Fact = getattr(value, "name", value)
    return fact
