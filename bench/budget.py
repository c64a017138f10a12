"""How long strong bots think: within a budget in seconds, and at each level.

Careful bots play a game; wherever one of them has a choice, the strong bot is asked as well. By the
clock, of which all that the machine does besides takes its part.
"""

from collections.abc import Iterator, Sequence
from statistics import median, quantiles
from time import perf_counter
from typing import Any, Final, NamedTuple

from hustings.bots.baseline import legal
from hustings.bots.bot import Bot
from hustings.bots.budget import LEVELS
from hustings.bots.shelf import STRONG, bot_named
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import Option
from hustings.core.ruleset import Ruleset
from hustings.games.shelf import game, games
from hustings.lab.played import game_seed, played
from hustings.server.garbage import spare

SEATS: Final = 4
CHOICES: Final = 60
"""As many choices of a game are asked for, evenly spread over those that there are."""
SECONDS: Final = ("0.1s", "0.5s")
BOUND: Final = 1.2
"""Of its budget a bot takes no more than this."""


class Moment(NamedTuple):
    """What a bot is asked."""

    view: Any
    menu: Sequence[Option[Any]]


class Witness:
    """A bot that keeps what it was asked, and does what another would."""

    def __init__(self, bot: Bot[Any, Any], seen: list[Moment]) -> None:
        """Do what *bot* does; keep in *seen* where there is more than one thing to do."""
        self._bot, self._seen = bot, seen

    def weigh(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        """Weigh as the other does."""
        return self._bot.weigh(view, menu, dice)

    def choose(self, view: Any, menu: Sequence[Option[Any]], dice: Dice) -> Any:
        """Keep the question, and choose as the other does."""
        if len(legal(menu)) > 1:
            self._seen.append(Moment(view, menu))
        return self._bot.choose(view, menu, dice)


def report() -> str:
    """Measure, and return a chapter of Markdown."""
    asked = [(known, rules := _rules(known), _moments(known, rules)) for known in _known()]
    return "\n".join(
        [
            "## Thinking and its budget\n",
            f"`{STRONG}` is asked for {CHOICES} choices of games for {SEATS}, with budgets in "
            f"seconds. By the clock: how much of its budget it takes, and how often more than "
            f"{BOUND} times as much.\n",
            f"| Game | Budget | Median | 95 % below | Most | Over {BOUND} |",
            "|---|---|---|---|---|---|",
            *(_within(*each, amount) for each in asked for amount in SECONDS),
            "",
            "The same at each level, whose budget is in simulations: milliseconds a choice.\n",
            "| Game | Level | Median | 95 % below | Most |",
            "|---|---|---|---|---|",
            *(_level(*each, level) for each in asked for level in LEVELS),
            "",
        ]
    )


def _known() -> Iterator[Game]:
    return (game(name) for name in games())


def _rules(known: Game) -> Ruleset[Any, Any, Any]:
    return known.ruleset(SEATS, next(iter(known.dialects.values())))


def _moments(known: Game, rules: Ruleset[Any, Any, Any]) -> list[Moment]:
    seen: list[Moment] = []
    played(rules, game_seed("budget", 0), [Witness(bot_named(known, "careful")(rules), seen)] * 4)
    return [seen[n * len(seen) // CHOICES] for n in range(CHOICES)]


def _within(
    known: Game, rules: Ruleset[Any, Any, Any], moments: Sequence[Moment], amount: str
) -> str:
    seconds = float(amount.removesuffix("s"))
    parts = [spent / seconds for spent in _spent(known, rules, moments, amount)]
    over = sum(part > BOUND for part in parts)
    numbers = (f"{each:.2f}" for each in _spread(parts))
    return f"| {known.name} | {seconds:g} s | {' | '.join(numbers)} | {over} of {len(parts)} |"


def _level(
    known: Game, rules: Ruleset[Any, Any, Any], moments: Sequence[Moment], level: str
) -> str:
    spent = _spent(known, rules, moments, level)
    numbers = (f"{1000 * each:.1f}" for each in _spread(spent))
    return f"| {known.name} | {level} | {' | '.join(numbers)} |"


def _spent(
    known: Game, rules: Ruleset[Any, Any, Any], moments: Sequence[Moment], amount: str
) -> list[float]:
    """Return how many seconds each of *moments* is thought about."""
    bot, spent = bot_named(known, f"{STRONG}:{amount}")(rules), []
    bot.weigh(*moments[0], Dice(b"compile"))
    spare()  # as after the first answer of a process of bots
    for n, moment in enumerate(moments):
        start = perf_counter()
        bot.weigh(*moment, Dice(b"%d" % n))
        spent.append(perf_counter() - start)
    return spent


def _spread(values: Sequence[float]) -> tuple[float, float, float]:
    return median(values), quantiles(values, n=20, method="inclusive")[-1], max(values)
