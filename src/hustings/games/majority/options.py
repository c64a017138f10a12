"""What a table may agree on, and what follows from it before the first event."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from hustings.games.majority import presets
from hustings.games.majority.faults import Fault, board_faults, deck_faults
from hustings.games.majority.sheet import Board, Deck

FIRST_LAWS: Final = 7
"""Drawn in the first turn: five for the Speaker, two for the President."""
DRAWN: Final = 5


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the game of five turns."""

    turns: Literal[4, 5, 6] = 5
    politics: Literal["random", "chosen"] = "random"
    """Politics by lot, to be swapped by consent, or chosen in the order of the seats."""
    six_turn_deck: Literal["recycle", "draw_four"] = "recycle"
    """When six turns need more laws than there are: shuffle the discard pile, or draw fewer."""
    protest_into_lawmakers: bool = True
    """Whether a Protest may move a Supporter onto Lawmakers."""
    faction_tie: Literal["justice", "incumbent"] = "justice"
    """Who has a faction on which the strongest tie: whom Justice picks, or who holds it."""
    maverick_blocks_six: bool = True
    """Whether the Maverick alone counts as a Power Card, so that its holder gets no six."""
    law_amount: Literal[1, 2, 3] = 2
    """Supporters a law gives or takes, where its card does not say."""
    late_edits: Literal[1, 2, 3, 4, 5] = 3
    """Changes a seat has left once every other seat has been firm."""
    board: Board = presets.board("ladder12")
    deck: Deck = presets.deck("classic")


def draws(options: Options, turn: int) -> int:
    """Return how many laws the Speaker draws in *turn*, counted from 1."""
    fewer = options.turns == 6 and options.six_turn_deck == "draw_four" and turn > 1
    return DRAWN - 1 if fewer else DRAWN


def laws_needed(options: Options) -> int:
    """Return how many laws a game uses if none is ever shuffled back.

    >>> laws_needed(Options()), laws_needed(Options(turns=6, six_turn_deck="draw_four"))
    (27, 27)
    """
    return 2 + sum(draws(options, turn) for turn in range(1, options.turns + 1))


def laws_enough(options: Options) -> int:
    """Return how many laws a deck must have; the discard pile, shuffled, serves a sixth turn.

    >>> [laws_enough(Options(turns=turns)) for turns in (4, 5, 6)]
    [22, 27, 27]
    """
    recycles = options.turns == 6 and options.six_turn_deck == "recycle"
    return laws_needed(options) - (DRAWN if recycles else 0)


def set_aside(options: Options) -> int:
    """Return how many laws lie unseen beside the table, so that the deck ends with the game.

    >>> set_aside(Options(turns=4))
    5
    """
    return max(0, len(options.deck.laws) - laws_needed(options))


def option_faults(options: Options) -> Iterator[Fault]:
    """Yield what is wrong with the deck and the board of *options*, alone and together."""
    yield from board_faults(options.board)
    yield from deck_faults(options.deck)
    needed = laws_enough(options)
    if len(options.deck.laws) < needed:
        facts: dict[str, int | str] = {"laws": len(options.deck.laws), "needed": needed}
        yield Fault("laws", "fault-too-few-laws", facts)
