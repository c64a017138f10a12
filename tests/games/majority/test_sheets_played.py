"""Whatever sheets a table plays with, its record carries them whole and can be verified."""

from io import BytesIO

import pytest
from msgspec.structs import replace

from hustings.bots.baseline import Random
from hustings.core.match import AnyMatch
from hustings.core.record import read, record_of, written
from hustings.core.verify import verify
from hustings.games.majority import GAME, presets
from hustings.games.majority.faults import LONGEST_NAME, LONGEST_TITLE, MOST_LAWS, deck_faults
from hustings.games.majority.options import Options
from hustings.games.majority.sheet import Deck, Title
from hustings.games.shelf import games
from hustings.lab.played import played

WIDE = "\U00020000"
"""A letter that takes as many bytes as one can."""


def largest() -> Deck:
    """Return the deck whose record has the longest header."""
    laws = presets.deck("classic").laws
    title = Title(WIDE * LONGEST_TITLE, WIDE * LONGEST_TITLE)
    wordy = max(laws, key=lambda law: len(str((law.reward, law.penalty))))
    many = tuple(replace(wordy, id=9999 - n, title=title, amount=2) for n in range(MOST_LAWS))
    deck = Deck(WIDE * LONGEST_NAME, title, many)
    assert not list(deck_faults(deck))
    return deck


def game(options: Options) -> AnyMatch:
    """Return a game of three random bots under *options*."""
    rules = GAME.ruleset(3, options)
    return played(rules, bytes(32), [Random()] * 3)


@pytest.mark.parametrize(
    "options",
    [
        *GAME.dialects.values(),
        Options(board=presets.board("wheel12")),
        Options(turns=4),
        Options(turns=6),
        Options(turns=6, six_turn_deck="draw_four"),
        Options(deck=largest()),
        Options(deck=replace(presets.deck("classic"), name="ours")),
    ],
)
def test_a_game_can_be_verified_from_its_record_alone(options: Options) -> None:
    lines = b"".join(written(record_of(game(options))))

    (record,) = read(BytesIO(lines), games())
    verify(record, games())

    assert record.header.options["deck"]["name"] == options.deck.name
    assert len(record.header.options["board"]["arrows"]) == len(options.board.arrows)
