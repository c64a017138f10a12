"""A toy for testing the core: each seat is dealt a number, and all show a number at once.

Whoever shows the number it was dealt scores it; 0 may always be shown and scores nothing.
"""

from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct

from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import (
    Action,
    BadSetup,
    Chance,
    Choose,
    Event,
    Objection,
    Over,
    Seat,
    Turn,
    places,
)
from hustings.core.ruleset import Ruleset


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 1
    highest: int = 6


class Deal(Action, frozen=True, tag="deal"):
    numbers: tuple[int | None, ...]


class Show(Action, frozen=True, tag="show"):
    number: int | None


Actions: TypeAlias = Deal | Show


class State(Struct, frozen=True):
    numbers: tuple[int, ...]
    shown: tuple[int | None, ...]
    scores: tuple[int, ...]
    rounds: int


class View(Struct, frozen=True):
    seat: Seat | None
    number: int | None
    ready: tuple[bool, ...]
    scores: tuple[int, ...]
    rounds: int


class Toy(Ruleset[State, Actions, View]):
    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options: Options = options

    def setup(self) -> State:
        return State((), (None,) * self.seats, (0,) * self.seats, 0)

    def turn(self, state: State) -> Turn:
        if state.rounds == self.options.rounds:
            return Over(state.scores, places(state.scores))
        if not state.numbers:
            return Chance()
        waiting = tuple(seat for seat, number in enumerate(state.shown) if number is None)
        return Choose(waiting, state.rounds)

    def chance(self, state: State, dice: Dice) -> Deal:
        return Deal(tuple(1 + dice.below(self.options.highest) for _ in range(self.seats)))

    def candidates(self, state: State, seat: Seat) -> Iterable[Show]:
        if state.numbers:
            yield from (Show(number) for number in range(1, self.options.highest + 1))
            yield Show(0)

    def objection(self, state: State, seat: Seat | None, action: Actions) -> Objection | None:
        match action:
            case Deal(numbers=numbers):
                wrong = seat is not None or len(numbers) != self.seats
                return Objection("deal.table") if wrong else None
            case Show() if seat is None or not state.numbers:
                return Objection("show.turn")
            case Show(number=number) if number not in (0, state.numbers[seat]):
                return Objection("show.own", {"number": state.numbers[seat]})
            case Show():
                return None

    def apply(self, state: State, seat: Seat | None, action: Actions) -> State:
        match action:
            case Deal(numbers=numbers):
                return State(
                    tuple(n or 0 for n in numbers), state.shown, state.scores, state.rounds
                )
            case Show(number=number):
                shown = tuple(number if s == seat else n for s, n in enumerate(state.shown))
        if None in shown:
            return State(state.numbers, shown, state.scores, state.rounds)
        scores = tuple(score + (n or 0) for score, n in zip(state.scores, shown, strict=True))
        return State((), (None,) * self.seats, scores, state.rounds + 1)

    def view(self, state: State, seat: Seat | None) -> View:
        number = state.numbers[seat] if state.numbers and seat is not None else None
        ready = tuple(number is not None for number in state.shown)
        return View(seat, number, ready, state.scores, state.rounds)

    def redact(self, event: Event[Actions], seat: Seat | None) -> Event[Actions]:
        match event.action:
            case Deal(numbers=numbers):
                seen = tuple(n if s == seat else None for s, n in enumerate(numbers))
                return Event(event.n, event.seat, Deal(seen))
            case Show(number=number):
                return Event(event.n, event.seat, Show(number if event.seat == seat else None))

    def imagine(self, view: View, dice: Dice) -> State:
        raise NotImplementedError


def ruleset(seats: int, options: Options) -> Toy:
    if options.highest < seats:
        raise BadSetup(f"expected at least {seats} numbers, got {options.highest}")
    return Toy(seats, options)


BOTS: dict[str, object] = {}


def tell(before: View, event: Event[Actions], after: View) -> tuple[()]:
    return ()


GAME = Game(
    name="toy",
    seats=range(2, 5),
    options=Options,
    dialects={"plain": Options(), "long": Options(rounds=3)},
    package="tests.core.toy_game",
)
GAMES = {"toy": GAME}
