"""The nine questions a game answers, and what is given for free to one that does."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from hustings.core.dice import Dice
from hustings.core.model import A, Event, IllegalAction, Objection, Option, Seat, Turn

S = TypeVar("S")
V = TypeVar("V")


class Ruleset(ABC, Generic[S, A, V]):
    """One game, for a number of seats, under one set of options. Every answer is pure."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises when records are written anew; a changed rule is a new option, never a new version."""
    seats: int
    options: Struct

    @abstractmethod
    def setup(self) -> S:
        """Return the state before anything has happened."""

    @abstractmethod
    def turn(self, state: S) -> Turn:
        """Say whose choice it is, or that it is chance's, or that the game is over."""

    @abstractmethod
    def chance(self, state: S, dice: Dice) -> A:
        """Return what chance brings, spelled out card by card. The turn must be chance's."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> Iterable[A]:
        """List what *seat* might think of doing now, legal or not; nothing for who has no say."""

    @abstractmethod
    def objection(self, state: S, seat: Seat | None, action: A) -> Objection | None:
        """Say which clause forbids *action* to *seat* (chance if ``None``), if any does."""

    @abstractmethod
    def apply(self, state: S, seat: Seat | None, action: A) -> S:
        """Return the state after *action*, which the caller must know to be legal."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what *seat* may know; ``None`` is a spectator."""

    @abstractmethod
    def redact(self, event: Event[A], seat: Seat | None) -> Event[A]:
        """Return *event* as *seat* sees it happen: what is hidden from it becomes ``None``."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """Return a state that could be behind *view*, each as likely as any other such deal."""

    def menu(self, state: S, seat: Seat) -> tuple[Option[A], ...]:
        """List what *seat* might do now, each action with the objection to it if there is one."""
        return tuple(
            Option(action, self.objection(state, seat, action))
            for action in self.candidates(state, seat)
        )

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """List what *seat* may do now."""
        return tuple(
            action
            for action in self.candidates(state, seat)
            if self.objection(state, seat, action) is None
        )

    def absent(self, state: S, seat: Seat) -> A:
        """Return what the table does for a *seat* whose time ran out: its first legal action."""
        return next(
            action
            for action in self.candidates(state, seat)
            if self.objection(state, seat, action) is None
        )

    def play(self, state: S, seat: Seat | None, action: A) -> S:
        """Return the state after *action*.

        Raises:
            IllegalAction: the rules object; the objection is in the exception.
        """
        objection = self.objection(state, seat, action)
        if objection is not None:
            raise IllegalAction(objection)
        return self.apply(state, seat, action)

    def replay(self, events: Iterable[Event[A]]) -> S:
        """Return the state after *events*, each checked as if it were played now.

        Raises:
            IllegalAction: the rules object to one of them.
        """
        state = self.setup()
        for event in events:
            state = self.play(state, event.seat, event.action)
        return state
