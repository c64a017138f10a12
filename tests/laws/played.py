"""Random games of every game under every dialect at every number of seats: what laws are asked of.

A law is a test of a table and a seed. In the daily check it is asked of few games at each table, of
one where games are long, so that it stays quick; ``make soak`` asks it of many.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.match import AnyMatch, Match
from hustings.core.model import BadSetup, Choose, Event, Over, Seat
from hustings.core.ruleset import Ruleset
from hustings.games.shelf import games

BOUND = 20_000
"""So many events no game has."""
BUDGET = 1_000
"""Once a law has been asked of games with so many events, it is asked of no more at a table."""
REVISE = 8
"""One in so many choices is made by a seat that nobody waits for, if one may still choose."""


class Table(NamedTuple):
    """A game, a dialect of it, and a number of seats."""

    name: str
    dialect: str
    seats: int

    def __str__(self) -> str:
        return f"{self.name}-{self.dialect}-{self.seats}"

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return games()[self.name]

    @property
    def rules(self) -> Ruleset[Any, Any, Any]:
        """The rules at this table."""
        return self.game.ruleset(self.seats, self.game.dialects[self.dialect])


class Played(NamedTuple):
    """A whole game that was played at random."""

    rules: Ruleset[Any, Any, Any]
    match: AnyMatch
    """The game at its end."""
    states: tuple[Any, ...]
    """The state before each event, and the last one."""

    @property
    def events(self) -> tuple[Event[Any], ...]:
        """What happened."""
        return self.match.events

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Everyone who looks on: each seat, and a spectator."""
        return (*range(self.rules.seats), None)

    def moments(self, most: int) -> Iterator[int]:
        """Yield at *most* so many numbers of states, spread over the game, the first included."""
        step = -(-len(self.states) // most)
        # A step that shares no factor with the number of seats meets each of them.
        while step > 1 and step % self.rules.seats == 0:
            step += 1
        yield from range(0, len(self.states), step)


def tables() -> Iterator[Table]:
    """Yield every table that can be set up."""
    for game in games().values():
        for dialect, options in game.dialects.items():
            for seats in game.seats:
                try:
                    game.ruleset(seats, options)
                except BadSetup:
                    continue
                yield Table(game.name, dialect, seats)


TABLES = list(tables())


@lru_cache(maxsize=512)
def played(table: Table, seed: int) -> Played:
    """Play a whole game at *table* at random: equal seeds play equal games."""
    rules = table.rules
    secret = sha256(f"{table} {seed}".encode()).digest()
    dice = Dice(b"choices" + secret)
    match: AnyMatch = Match.start(rules, secret)
    while isinstance(turn := match.turn, Choose):
        seat = _who(match, turn, dice)
        match = match.act(seat, dice.choice(rules.legal(match.state, seat)), turn.prompt)
        assert len(match.events) < BOUND, f"{table} does not end"
    return Played(rules, match, states(rules, match.events))


def states(rules: Ruleset[Any, Any, Any], events: tuple[Event[Any], ...]) -> tuple[Any, ...]:
    """Return the state before each of *events*, and the one after the last."""
    all_states = [rules.setup()]
    for event in events:
        all_states.append(rules.apply(all_states[-1], event.seat, event.action))
    return tuple(all_states)


def law(test: Callable[[Table, int], None]) -> Callable[[Table], None]:
    """Ask *test* of random games at every table, within the `BUDGET`.

    All laws are asked of the same games, so that each is played but once.
    """

    @pytest.mark.parametrize("table", TABLES, ids=str)
    def at_each_table(table: Table) -> None:
        @settings(max_examples=games_at(table))
        @given(seed=st.integers(0, 2**32 - 1))
        def asked(seed: int) -> None:
            test(table, seed)

        asked()

    return at_each_table


def games_at(table: Table) -> int:
    """Return of how many games at *table* a law is asked."""
    examples = settings().max_examples
    within = BUDGET * examples // (100 * len(played(table, 0).events))
    return max(1, min(within, max(3, examples // 25)))


def _who(match: AnyMatch, turn: Choose, dice: Dice) -> Seat:
    """Choose who acts: mostly who is waited for, sometimes who may think again."""
    again = [
        seat
        for seat in range(match.rules.seats)
        if seat not in turn.seats and match.rules.legal(match.state, seat)
    ]
    if again and dice.below(REVISE) == 0:
        return dice.choice(again)
    return dice.choice(turn.seats)


def is_over(game: Played) -> bool:
    """Say whether *game* has come to its end."""
    return isinstance(game.match.turn, Over)
