"""Every choice at every table can be said aloud, in both languages, and no two alike."""

from collections import Counter
from typing import Any

import pytest

from hustings.bots.baseline import Random
from hustings.core.dice import Dice, dice_for
from hustings.core.model import Chance, Over, Seat
from hustings.core.story import Line
from hustings.core.text import LANGUAGES, Catalogue, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.actions import Roles, Take
from hustings.games.majority.aloud import choice, question, table
from tests.games.majority.test_setup import FOUR, opened

NAMES = {seat: f"s{seat}" for seat in range(5)}


@pytest.mark.parametrize("seats", [3, 5])
def test_each_choice_is_said_in_its_own_words(seats: int) -> None:
    rules = GAME.ruleset(seats, GAME.dialects["five-turns"])
    seed, dice, bot = bytes([seats]) * 32, Dice(b"said"), Random[Any]()
    state, number, told = rules.setup(), 0, dict[str, str]()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            state = rules.apply(state, None, rules.chance(state, dice_for(seed, number)))
        else:
            seat = turn.seats[0]
            view, menu = rules.view(state, seat), rules.menu(state, seat)
            for language in LANGUAGES:
                words = catalogue(GAME, language)
                for line in (*question(view), *table(view)):
                    assert worded(told, words, line, seat)
                said = Counter(
                    " ".join(worded(told, words, line, seat) for line in choice(view, seat, each))
                    for each in {option.action for option in menu}
                )
                assert [] == [text for text, times in said.items() if times > 1]
            state = rules.play(state, seat, bot.choose(view, menu, dice))
        number += 1


def worded(told: dict[str, str], words: Catalogue, line: Line, you: Seat) -> str:
    """Word *line* for *you*, or remember how it was *told*: most of a table stays as it was."""
    key = f"{words.language} {you} {line}"
    if key not in told:
        told[key] = words.tell(line, NAMES, you)
    return told[key]


def test_a_seat_that_chooses_its_politics_is_told_which() -> None:
    table = opened(4, politics="chosen")
    words = catalogue(GAME, "en")

    (line,) = choice(table.view(0), 0, Take(FOUR[0]))

    assert "Change" in words.tell(line, NAMES, 0)


def test_what_chance_brings_is_no_choice() -> None:
    with pytest.raises(AssertionError, match="expected a choice of a seat"):
        list(choice(opened(4).view(0), 0, Roles(FOUR)))
