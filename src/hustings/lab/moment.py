"""A moment: a game as who learns it walks through it, one decision or one throw at a time.

- Actions have numbers. Where a game has a kernel they are the kernel's, the same all through the
  game; elsewhere an action's number is its place on the menu, and so means what the view makes it
  mean: equal views have equal menus.
- Chance is taken apart into throws, each of equally likely sides, as the game's own dice ask for
  them.
- Those who choose at once are asked one after another, none seeing what the others have chosen.

Every game can be walked through so, whatever its rules.
"""

from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from hustings.bots.merit import merits
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import BadSetup, Chance, Choose, Event, Over, Seat, Turn
from hustings.core.ruleset import Ruleset
from hustings.games.shelf import games
from hustings.kernels.kernel import CHANCE, OVER, Kernel

MENU: Final = 1024
"""How many numbers there are in a game without a kernel: more than any menu is long."""


MOST_SIDES: Final = 128
"""More than any throw of chance has sides: no deck is larger."""
LONGEST: Final = 20_000
"""More decisions and throws than any game has."""
TOLD: Final = 16
"""So many bytes of a digest tell apart all that seats may have seen."""


class Course(NamedTuple):
    """A game at one table, as it is walked through."""

    game: Game
    rules: Ruleset[Any, Any, Any]
    kernel: Kernel | None
    worlds: tuple[Any, ...] = ()
    """Where only the ending of a game is walked through, the equally likely states it begins with;
    it is over at the next deal."""
    shuffles: int = 0
    """Where each deal is one throw, how many equally likely shuffles of its deck there are; else a
    deal is as many throws as its dice ask for."""
    remade: tuple[Any, ...] = ()
    """A function and the arguments with which it returns this course."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle how the course is made, as a game is more than can be pickled."""
        return self.remade

    @property
    def moves(self) -> int:
        """How many numbers of actions there are."""
        return MENU if self.kernel is None else self.kernel.moves

    def rewards(self, turn: Turn) -> tuple[float, ...]:
        """Return what each seat gains, from -1 for the last place to 1; together it is nothing.

        That is nothing too where the game goes on, and where an ending has decided nothing.
        """
        if isinstance(turn, Over):
            return tuple(2 * merit - 1 for merit in merits(turn.places))
        return (0.0,) * self.rules.seats

    def start(self) -> "Moment":
        """Return the moment before anything has happened."""
        if self.worlds:
            return Moment(self, None, self.rules.setup(), Chance(), sides=len(self.worlds))
        return _settled(self, None, self.rules.setup())


def course(game: Game, seats: int, options: Struct, shuffles: int = 0) -> Course:
    """Return the whole of *game* for *seats* under *options*, each deal one of some *shuffles*.

    The shuffles are drawn anew for each event; with none, each deal there is may come.

    Raises:
        BadSetup: the game is not played by so many or with such options, or *shuffles* is below 0.
    """
    if shuffles < 0:
        raise BadSetup(f"expected no shuffles or some, got {shuffles}")
    rules = game.ruleset(seats, options)
    kernel = game.kernel(rules) if game.kernel else None
    remade = (_of_name, (game.name, seats, options, shuffles))
    return Course(game, rules, kernel, (), shuffles, remade)


def _of_name(name: str, seats: int, options: Struct, shuffles: int) -> Course:
    return course(games()[name], seats, options, shuffles)


class Moment:
    """What is true after some decisions and throws. Frozen: `after` returns another."""

    def __init__(
        self,
        course: Course,
        before: "Moment | None",
        state: Any,
        turn: Turn,
        *,
        sides: int = 0,
        throws: tuple[int, ...] = (),
        event: Event[Any] | None = None,
        number: int | None = None,
    ) -> None:
        """Stand *before* a decision, a throw of so many *sides*, or nothing."""
        self.course = course
        self.before = before
        self.event = event
        """The decision that led here; ``None`` if it was a throw."""
        self.number = number
        """Of the choice or the side that led here; ``None`` for the first moment."""
        self.events: int = 0 if before is None else before.events + (state is not before.state)
        """How many events of the game there have been."""
        self.state: Any = state
        self.turn = turn
        self.sides = sides
        """Of the throw that chance is to make: so many outcomes, equally likely. Else 0."""
        self.throws = throws
        """What chance has thrown for what it is about to bring."""
        self._seen: dict[Seat, bytes] = {}

    def __deepcopy__(self, memo: object) -> "Moment":
        """Return the same moment, as nothing can change it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the numbers that lead here."""
        numbers: list[int] = []
        moment = self
        while moment.before is not None:
            assert moment.number is not None, "expected all to have been chosen by number"
            numbers.append(moment.number)
            moment = moment.before
        return _walked, (self.course, tuple(reversed(numbers)))

    @property
    def actor(self) -> int:
        """The seat that decides now, `CHANCE` or `OVER`."""
        if self.sides:
            return CHANCE
        return self.turn.seats[0] if isinstance(self.turn, Choose) else OVER

    @cached_property
    def choices(self) -> Mapping[int, Any]:
        """By number, in order, what the seat that decides may do."""
        if self.actor < 0:
            return {}
        return self.open_to(self.actor)

    def open_to(self, seat: Seat) -> Mapping[int, Any]:
        """Return by number, in order, the actions that *seat* may take."""
        legal, kernel = self.course.rules.legal(self.state, seat), self.course.kernel
        if kernel is not None:
            return dict(sorted((kernel.number(action), action) for action in legal))
        assert len(legal) <= MENU, f"expected at most {MENU} choices, got {len(legal)}"
        return dict(enumerate(legal))

    def after(self, number: int) -> "Moment":
        """Return what follows the choice, or the side of the throw, of that *number*.

        Raises:
            KeyError: there is no such choice.
            IndexError: there is no such side.
        """
        course, state = self.course, self.state
        if not self.sides:
            return self.following(self.actor, self.choices[number], number)
        if number not in range(self.sides):
            raise IndexError(f"expected a side below {self.sides}, got {number}")
        if course.worlds:
            return _settled(course, self, course.worlds[number], number=number)
        if not course.shuffles:
            return _settled(course, self, state, throws=(*self.throws, number), number=number)
        dice = Dice(b"shuffle %d of event %d" % (number, self.events))
        dealt = course.rules.apply(state, None, course.rules.chance(state, dice))
        return _settled(course, self, dealt, number=number)

    def following(self, seat: Seat, action: Any, number: int | None = None) -> "Moment":
        """Return what follows an *action* of *seat*, which the caller must know to be legal."""
        event = Event(self.events, seat, action)
        state = self.course.rules.apply(self.state, seat, action)
        return _settled(self.course, self, state, event=event, number=number)

    def view(self, seat: Seat) -> Any:
        """Return what *seat* may know."""
        return self.course.rules.view(self.state, seat)

    def decided(self, seat: Seat) -> tuple[Event[Any] | None, ...]:
        """List the decisions since the last throw in order, ``None`` where *seat* may not know."""
        events: list[Event[Any] | None] = []
        moment = self
        while moment.before is not None and (event := moment.event) is not None:
            known = event.seat == seat or self._shows(moment.before.turn)
            shown = known or self.course.rules.redact(event, seat) == event
            events.append(event if shown else None)
            moment = moment.before
        return tuple(reversed(events))

    def _shows(self, asked: Turn) -> bool:
        """Say whether all answers to what was *asked* are shown by now."""
        now = self.turn.prompt if isinstance(self.turn, Choose) else None
        return isinstance(asked, Choose) and asked.prompt != now

    def seen(self, seat: Seat) -> bytes:
        """Return a digest of all that *seat* has seen so far, one view after another."""
        unread: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._seen:
            unread.append(moment)
            moment = moment.before
        for each in reversed(unread):
            told = b"" if each.before is None else each.before._seen[seat]
            if each.before is None or each.before.state is not each.state:
                told = sha256(told + msgspec.json.encode(each.view(seat))).digest()
            each._seen[seat] = told
        return self._seen[seat]

    def recalled(self, seat: Seat) -> str:
        """Return the information state of *seat*: what it has seen, digested, and what it sees."""
        view = msgspec.json.encode(self.view(seat)).decode()
        return f"{self.seen(seat)[:TOLD].hex()} {view}"

    @property
    def rewards(self) -> tuple[float, ...]:
        """What each seat gains at the end; nothing before it."""
        return self.course.rewards(self.turn)


def _walked(course: Course, numbers: tuple[int, ...]) -> Moment:
    moment = course.start()
    for number in numbers:
        moment = moment.after(number)
    return moment


class _Unthrown(Exception):
    def __init__(self, sides: int) -> None:
        super().__init__(f"nobody has thrown a die of {sides}")
        self.sides = sides


class _Told(Dice):
    """Dice that show what they are told to."""

    __slots__ = ("_left",)

    def __init__(self, throws: tuple[int, ...]) -> None:
        self._left = iter(throws)

    def below(self, n: int) -> int:
        """Return the next throw; what has one side needs none."""
        if n == 1:
            return 0
        for throw in self._left:
            return throw
        raise _Unthrown(n)


def _settled(
    course: Course,
    before: Moment | None,
    state: Any,
    *,
    throws: tuple[int, ...] = (),
    event: Event[Any] | None = None,
    number: int | None = None,
) -> Moment:
    """Return the moment at which somebody, or a throw, is waited for."""
    rules = course.rules
    turn, sides = rules.turn(state), 0
    while isinstance(turn, Chance) and not course.worlds and not sides:
        try:
            sides = course.shuffles
            if not sides:
                state, throws = rules.apply(state, None, rules.chance(state, _Told(throws))), ()
                turn = rules.turn(state)
        except _Unthrown as unthrown:
            sides = unthrown.sides
    return Moment(
        course, before, state, turn, sides=sides, throws=throws, event=event, number=number
    )
