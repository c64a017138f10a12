"""Things done at the table in several chapters: ask, move Supporters, gain Capital, use a power."""

from typing import Any

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item, with_more
from hustings.games.majority.ledger import Gain
from hustings.games.majority.model import State
from hustings.games.majority.moments import Public
from hustings.games.majority.nouns import Faction, Power
from hustings.games.majority.stages import Stage


def ask(state: State, stage: Stage, **changes: Any) -> State:
    """Return *state* at *stage*, a new question, with *changes* made."""
    return replace(state, stage=stage, asked=state.asked + 1, **changes)


def gain(state: State, seat: Seat, clause: Clause, capital: int = 1) -> State:
    """Give *seat* Political Capital for *clause*."""
    return replace(
        state,
        capital=with_more(state.capital, seat, capital),
        gains=(*state.gains, Gain(state.turn, seat, clause, capital)),
    )


def use(state: State, power: Power) -> State:
    """Turn the card of *power* sideways."""
    return replace(state, used=with_item(state.used, power.place, item=True))


def holds(state: Public, seat: Seat, power: Power) -> bool:
    """Say whether *seat* holds the card of *power*."""
    return state.holders[power.place] == seat


def holder(state: State, power: Power) -> Seat:
    """Return who holds the card of *power*, which somebody must.

    Justice and Bureaucracy are dealt to every table, and a faction that nobody stands on leaves
    its card where it is; a President is named before anybody asks for one.
    """
    seat = state.holders[power.place]
    assert seat is not None, f"expected a holder of {power}, got nobody"
    return seat


def speaker(state: State) -> Seat:
    """Return who speaks for the agenda: the Head of Lawmakers, or without one the President."""
    head = state.holders[Power.LAWMAKERS.place]
    return holder(state, Power.PRESIDENT) if head is None else head


def on(state: State, faction: Faction, seat: Seat) -> int:
    """Return how many Supporters of *seat* stand on *faction*."""
    return state.tiles[faction.place][seat]


def shifted(
    tiles: tuple[tuple[int, ...], ...], faction: Faction, seat: Seat, more: int
) -> tuple[tuple[int, ...], ...]:
    """Return *tiles* with *more* Supporters of *seat* on *faction*."""
    return with_item(tiles, faction.place, with_more(tiles[faction.place], seat, more))


def is_last(state: State, frame: Frame) -> bool:
    """Say whether this is the last turn."""
    return state.turn == frame.options.turns
