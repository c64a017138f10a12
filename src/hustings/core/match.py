"""A match: one game being played, from its seed and its events."""

from collections.abc import Iterable
from typing import Any, Generic

from msgspec import Struct

from hustings.core.dice import dice_for
from hustings.core.model import A, Chance, Choose, Event, Option, Seat, StaleAnswer, Turn
from hustings.core.ruleset import Ruleset, S, V


class Match(Struct, Generic[S, A, V], frozen=True):
    """A game at one moment. Compute the next one, store it, and only then adopt it."""

    rules: Ruleset[S, A, V]
    seed: bytes
    """The host's secret, 32 bytes, and the seats' entropy if any; never shown before the end."""
    state: S
    events: tuple[Event[A], ...]

    @classmethod
    def start(cls, rules: Ruleset[S, A, V], seed: bytes) -> "Match[S, A, V]":
        """Return a new game after chance has done its first part."""
        return cls(rules, seed, rules.setup(), ())._settled()

    @classmethod
    def resume(
        cls, rules: Ruleset[S, A, V], seed: bytes, events: Iterable[Event[A]]
    ) -> "Match[S, A, V]":
        """Return the game after *events*, going on as it would have.

        Raises:
            IllegalAction: the rules object to one of the events.
        """
        known = tuple(events)
        return cls(rules, seed, rules.replay(known), known)._settled()

    @property
    def turn(self) -> Turn:
        """Whose choice it is; never chance's, which is taken at once."""
        return self.rules.turn(self.state)

    def act(self, seat: Seat, action: A, prompt: int) -> "Match[S, A, V]":
        """Return the game after *seat* answers *prompt* with *action*, and chance has followed.

        Raises:
            StaleAnswer: another question is asked by now, or none.
            IllegalAction: the rules object.
        """
        turn = self.turn
        asked = turn.prompt if isinstance(turn, Choose) else None
        if prompt != asked:
            raise StaleAnswer(prompt, asked)
        return self._after(seat, action)._settled()

    def view(self, seat: Seat | None) -> V:
        """Return what *seat* may know."""
        return self.rules.view(self.state, seat)

    def menu(self, seat: Seat) -> tuple[Option[A], ...]:
        """List what *seat* might do, with reasons against what it may not."""
        return self.rules.menu(self.state, seat)

    def _after(self, seat: Seat | None, action: A) -> "Match[S, A, V]":
        state = self.rules.play(self.state, seat, action)
        event = Event(len(self.events), seat, action)
        return Match(self.rules, self.seed, state, (*self.events, event))

    def _settled(self) -> "Match[S, A, V]":
        match = self
        while isinstance(match.turn, Chance):
            dice = dice_for(match.seed, len(match.events))
            match = match._after(None, match.rules.chance(match.state, dice))
        return match


AnyMatch = Match[Any, Any, Any]
