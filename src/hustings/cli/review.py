"""``hustings review``: the decisions in a file of records, weighed by a bot."""

from typing import Any, Literal

import msgspec

from hustings.bots.bot import Weighed
from hustings.bots.review import MISTAKE, Decision, Reckoning, asked, decision, dice_key, reckonings
from hustings.bots.shelf import bot_named, bots, is_timed
from hustings.cli.asked import known_bots
from hustings.cli.exits import NO, OK, Wrong, complain
from hustings.cli.records import FileOrInput, records
from hustings.cli.words import Words
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Fact, Over, Seat
from hustings.core.record import Record, RecordError
from hustings.core.record import replay as replayed
from hustings.games.shelf import games

BETTER = 3
"""So many better choices are named beside a mistake."""


def review(
    file: FileOrInput,
    /,
    *,
    bot: str | None = None,
    game: int | None = None,
    every: bool = False,
    lang: Literal["en", "id"] = "en",
    json: bool = False,
) -> int:
    """Weigh each decision of finished games: what was better, what it cost, what was luck.

    Each is weighed from what its seat could see. What a seat got is half the table, plus its luck,
    less what its choices cost it: the part of the others that it left behind, in percent.

    Parameters
    ----------
    file
        Records of finished games as JSON Lines; - reads standard input.
    bot
        Who weighs: by default the game's best bot. Such as search:5000 or strong:deep.
    game
        Review this game alone, the first one in the file being 1.
    every
        Tell every decision, not the mistakes alone.
    lang
        The language: en or id.
    json
        Print one JSON value a game, with all decisions and choices.
    """
    try:
        for number, record in records(file, game):
            _Review(record, number, bot, lang).told(every=every, json=json)
    except RecordError as error:
        complain(f"{file}, {error}")
        return NO
    return OK


class _Review:
    """One game of a file, and the bot that looks at it."""

    def __init__(self, record: Record, number: int, bot: str | None, language: str) -> None:
        self._game: Game = games()[record.header.game]
        self._match = replayed(record, games())
        self._number = number
        self._bot = bot or tuple(bots(self._game))[-1]
        known_bots(self._game, [self._bot])
        if is_timed(self._bot):
            raise Wrong("who thinks by the clock can not be repeated: say search:N, not search:Ns")
        turn = self._match.turn
        if not isinstance(turn, Over):
            raise RecordError(record.line, "the game is not over: its cards are still face down")
        self._over = turn
        names: dict[Seat, str] = {}
        self._words = Words(self._game, language, names)
        seats = range(record.header.seats)
        names.update({seat: self._words.say("cli-seat", seat=seat + 1) for seat in seats})

    def told(self, *, every: bool, json: bool) -> None:
        """Print the review, in words or in JSON."""
        rules = self._match.rules
        thinking = bot_named(self._game, self._bot)(rules)
        if not json:
            self._say_heading()
        decisions = []
        for question in asked(rules, self._match.events):
            weighed = thinking.weigh(question.view, question.menu, Dice(dice_key(question)))
            decisions.append(made := decision(question, weighed))
            if not json and (every or made.cost >= MISTAKE):
                self._say(question.view, made)
        settled = reckonings(decisions, self._over)
        if json:
            print(_json(self._number, self._game, self._bot, decisions, settled))
            return
        print()
        for reckoning in settled:
            self._say_reckoning(reckoning)
        print()

    def _say_heading(self) -> None:
        words, rules = self._words, self._match.rules
        facts: dict[str, Fact] = {
            "number": self._number,
            "game": words.say("game-name"),
            "seats": rules.seats,
            "dialect": words.dialect(self._game, rules.options),
        }
        print(words.say("cli-replay", **facts))
        print(words.say("cli-review", bot=words.bot(self._bot)), end="\n\n")

    def _say(self, view: Any, made: Decision[Any]) -> None:
        message = "cli-review-mistake" if made.cost >= MISTAKE else "cli-review-choice"
        facts: dict[str, Fact] = {
            "event": made.n,
            "action": self._worded(view, made.seat, made.chosen),
            "value": percent(made.value),
            "cost": percent(made.cost),
        }
        print(self._words.of_seat(message, made.seat, None, **facts))
        better = [each for each in made.weighed if each.value > made.value]
        for each in better[:BETTER]:
            self._say_better(view, made.seat, each)

    def _say_better(self, view: Any, seat: Seat, each: Weighed[Any]) -> None:
        facts: dict[str, Fact] = {
            "action": self._worded(view, seat, each.action),
            "value": percent(each.value),
            "reason": self._words.say(each.reason) if each.reason else "",
        }
        print("   ", self._words.say("cli-review-better", **facts).rstrip())

    def _say_reckoning(self, reckoning: Reckoning) -> None:
        facts: dict[str, Fact] = {
            "decisions": reckoning.decisions,
            "mistakes": reckoning.mistakes,
            "cost": percent(reckoning.cost),
            "luck": percent(reckoning.luck),
            "result": percent(reckoning.result),
        }
        print(self._words.of_seat("cli-review-reckoning", reckoning.seat, None, **facts))

    def _worded(self, view: Any, seat: Seat, action: Any) -> str:
        return self._words.choosing(view, seat, action, None).removesuffix(".")


def percent(part: float) -> str:
    """Write a *part* in percent.

    >>> percent(0.125), percent(-0.0004)
    ('12.5', '0.0')
    """
    return f"{round(100 * part, 1) + 0.0:.1f}"


def _json(
    number: int,
    game: Game,
    bot: str,
    decisions: list[Decision[Any]],
    settled: tuple[Reckoning, ...],
) -> str:
    made = [
        {
            "n": each.n,
            "seat": each.seat,
            "chosen": each.chosen,
            "value": each.value,
            "cost": each.cost,
            "matter": each.matter,
            "weighed": each.weighed,
        }
        for each in decisions
    ]
    whole = {
        "number": number,
        "game": game.name,
        "bot": bot,
        "decisions": made,
        "reckonings": settled,
    }
    return msgspec.json.encode(whole).decode()
