"""What a process of bots answers, asked without the process."""

import gc
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from hustings.bots.bot import Maker
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset
from hustings.games.majority import GAME
from hustings.games.majority.actions import Actions, Decline, Firm, Offer
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import ApartWord
from hustings.server.questions import Answer, Question
from hustings.server.thinker import answer, answered
from tests.games.majority.notation import coalescing

TABLE = coalescing("money 2 2 3").do(
    1, Offer((0,), (), (ApartWord(turn=2, faction=Faction.MONEY, other=2),))
)


class Blunt:
    """A bot that does one thing, says why, and may not be asked anything else."""

    def __init__(self, action: Actions) -> None:
        self._action = action

    def spoken(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> tuple[Actions, str]:
        return self._action, "bot-deal-bad"

    def choose(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Actions:
        raise AssertionError("it was asked to choose, beside saying what it chooses")

    def weigh(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        raise AssertionError("it was asked to weigh everything, beside saying what it chooses")


@pytest.mark.parametrize(("action", "reason"), [(Decline(0), "bot-deal-bad"), (Firm(), "")])
def test_a_bot_chooses_and_says_why_by_thinking_once(action: Actions, reason: str) -> None:
    def shelf(_: Game) -> Mapping[str, Maker]:
        def blunt(rules: Ruleset[Any, Any, Any]) -> Blunt:
            return Blunt(action)

        return {"blunt": blunt}

    thinking, answered = answer(question("blunt"), shelf)

    assert Answer(thinking=True) == thinking
    assert "" == answered.error
    assert isinstance(answered.action, Raw)
    assert msgspec.to_builtins(action) == msgspec.json.decode(answered.action)
    assert reason == answered.reason


def test_what_a_new_bot_has_loaded_is_not_searched_for_garbage() -> None:
    def shelf(_: Game) -> Mapping[str, Maker]:
        return {"quiet": lambda _: Blunt(Firm())}

    thresholds = gc.get_threshold()
    gc.unfreeze()
    try:
        told = answered([question("quiet")] * 2, shelf)
        next(told)
        next(told)
        assert gc.get_freeze_count() == 0

        next(told)
        assert gc.get_freeze_count() > 0

        gc.unfreeze()
        assert 1 == len(list(told))
        assert gc.get_freeze_count() == 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)


def question(bot: str) -> bytes:
    """Return what *bot* on seat 0 of TABLE is asked."""
    return msgspec.json.encode(
        Question(
            game=GAME.name,
            seats=3,
            options=msgspec.to_builtins(TABLE.rules.options),
            bot=bot,
            view=Raw(msgspec.json.encode(TABLE.view(0))),
            menu=Raw(msgspec.json.encode(TABLE.rules.menu(TABLE.state, 0))),
            dice="00" * 32,
        )
    )
