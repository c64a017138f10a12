"""Every choice at every table can be said aloud, in both languages, and no two alike."""

from collections import Counter
from typing import Any

import pytest

from hustings.bots.baseline import Random
from hustings.core.dice import Dice, dice_for
from hustings.core.model import Chance, Over
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME
from hustings.games.majority.aloud import choice, question, table

NAMES = {seat: f"s{seat}" for seat in range(5)}


@pytest.mark.parametrize("seats", [3, 5])
def test_each_choice_is_said_in_its_own_words(seats: int) -> None:
    rules = GAME.ruleset(seats, GAME.dialects["five-turns"])
    seed, dice, bot = bytes([seats]) * 32, Dice(b"said"), Random[Any]()
    state, number = rules.setup(), 0
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            state = rules.apply(state, None, rules.chance(state, dice_for(seed, number)))
        else:
            seat = turn.seats[0]
            view, menu = rules.view(state, seat), rules.menu(state, seat)
            for language in LANGUAGES:
                words = catalogue(GAME, language)
                for line in (*question(view), *table(view)):
                    assert words.tell(line, NAMES, seat)
                said = Counter(
                    " ".join(words.tell(line, NAMES, seat) for line in choice(view, seat, each))
                    for each in {option.action for option in menu}
                )
                assert [] == [text for text, times in said.items() if times > 1]
            state = rules.play(state, seat, bot.choose(view, menu, dice))
        number += 1
