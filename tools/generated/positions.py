"""Positions of Majority Rules, met in games in which everybody does and promises anything."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.match import Match
from hustings.core.model import Choose, Seat
from hustings.games.majority.actions import Accept, Actions, Offer
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import Faction
from hustings.games.majority.options import Options
from hustings.games.majority.promises import (
    WIELDED,
    AgendaWord,
    ApartWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.rules import MajorityRules

Table = Match[State, Actions, View]
GAMES: Final = ((3, 4), (4, 1), (5, 1))
"""Seats, and how many games of them: together they come to every kind of moment."""
DEALS: Final = 12
"""In one of so many moments a deal is tried."""


@cache
def positions() -> tuple[Table, ...]:
    """Return each moment of the games, the last ones included."""
    return tuple(
        [
            table
            for seats, games in GAMES
            for number in range(games)
            for table in _walk(seats, Dice(b"%d seats %d" % (seats, number)))
        ]
    )


def _walk(seats: int, dice: Dice) -> Iterator[Table]:
    table: Table = Match.start(MajorityRules(seats, Options()), bytes(32))
    while isinstance(turn := table.turn, Choose):
        yield table
        if dice.below(DEALS) == 0:
            table = _dealt(table, dice)
        else:
            seat = dice.choice(turn.seats)
            action = dice.choice(table.rules.legal(table.state, seat))
            table = table.act(seat, action, turn.prompt)
    yield table


def _dealt(table: Table, dice: Dice) -> Table:
    """Return the game after somebody has promised something to somebody, if the rules let it."""
    by, other = dice.shuffled(range(table.rules.seats))[:2]
    offer = Offer((other,), (dice.choice(tuple(spread(table))),), ())
    return table if refused(table, by, offer) else after(table, by, offer)


def refused(table: Table, by: Seat, offer: Offer) -> str | None:
    """Return the clause that forbids *offer* to become a deal now: to be made, or accepted."""
    rules, state = table.rules, table.state
    for seat, action in _steps(table, by, offer):
        if found := rules.objection(state, seat, action):
            return found.clause
        state = rules.apply(state, seat, action)
    return None


def after(table: Table, by: Seat, offer: Offer) -> Table:
    """Return the game after *offer* has become a deal."""
    for seat, action in _steps(table, by, offer):
        turn = table.turn
        assert isinstance(turn, Choose), f"expected a game that goes on, got {turn}"
        table = table.act(seat, action, turn.prompt)
    return table


def _steps(table: Table, by: Seat, offer: Offer) -> Iterator[tuple[Seat, Actions]]:
    """Yield who does what to make *offer* a deal: all accept."""
    yield by, offer
    for seat in offer.to:
        yield seat, Accept(table.state.proposals)


def spread(table: Table) -> Iterator[Promise]:
    """Yield promises of every kind, on a few laws and factions, in this turn and in others."""
    state = table.state
    everyone = range(table.rules.seats)
    public = (*state.agenda, *state.discard, *state.deck)
    for turn in range(max(1, state.turn), state.turn + 2):
        for law in public[:2] + public[-1:]:
            for way in (True, False):
                yield VoteWord(turn=turn, law=law, yes=way)
                yield AgendaWord(turn=turn, law=law, on=way)
                yield from [BidWord(turn=turn, law=law, yes=way, tokens=n) for n in (1, 2, 3)]
        for faction in (Faction.VOTERS, Faction.LAWMAKERS):
            yield from [HeadWord(turn=turn, faction=faction, head=seat) for seat in everyone]
            yield from [ApartWord(turn=turn, faction=faction, other=seat) for seat in everyone]
            yield from [SendWord(turn=turn, faction=faction, supporters=n) for n in (1, 2, 3)]
        yield from [PresidentWord(turn=turn, president=seat) for seat in everyone]
        for weapon in WIELDED:
            yield from [SpareWord(turn=turn, power=weapon, other=seat) for seat in everyone]


def seen(table: Table, seat: Seat | None, *names: str) -> dict[str, Any]:
    """Return the fields of those *names* of what *seat* sees."""
    view = msgspec.to_builtins(table.view(seat))
    return {name: view[name] for name in names}


def awaited(table: Table) -> tuple[Seat, ...]:
    """Return whom the stage asks, were there no offers to answer."""
    turn = table.rules.turn(replace(table.state, offers=()))
    return turn.seats if isinstance(turn, Choose) else ()
