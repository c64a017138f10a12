"""Reviews of finished games: the best bot weighs each decision, as far as anybody asks for."""

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Any

import msgspec
from msgspec import Raw

from hustings.bots.bot import Weighed
from hustings.bots.review import Asked, Decision, Reckoning, asked, decision, dice_key, reckonings
from hustings.core.model import Over
from hustings.server.protocol import Decided, Reviewed, Weighing
from hustings.server.questions import Question
from hustings.server.refusal import Refusal
from hustings.server.table import Table
from hustings.server.thinkers import BotFailed
from hustings.server.updates import encoded

PATIENCE = 0.8
"""How many seconds are thought about before whoever asked is told how far it got."""
MOST = 5
"""So many choices of a decision are told, and the one that was made."""
KEPT = 32
"""So many games are kept reviewed, those that were asked for first being forgotten first."""


class Reviews:
    """The reviews of the tables of one house; one decision is weighed at a time."""

    def __init__(self) -> None:
        """Review nothing yet."""
        self._of: dict[str, Review] = {}
        self._turn = asyncio.Lock()

    async def of(self, table: Table, since: int) -> Reviewed:
        """Return what is known of *table* beyond its first *since* decisions, thinking on a while.

        Raises:
            Refusal: its game is not over.
        """
        if table.match is None or not isinstance(table.turn, Over):
            raise Refusal("not-over")
        review = self._of.get(table.kept.id)
        if review is None:
            review = self._of[table.kept.id] = Review(table, table.turn)
            if len(self._of) > KEPT:
                del self._of[next(iter(self._of))]
        if since >= len(review.decisions):
            # Nobody who plays is to wait for more than one decision of those who look back.
            async with self._turn:
                await review.think(monotonic() + PATIENCE)
        return review.told(since)


class Review:
    """One finished game, as far as it is reviewed."""

    def __init__(self, table: Table, over: Over) -> None:
        """Have all its decisions before us."""
        assert table.match is not None, "expected a game"
        self._table = table
        self._over = over
        self._bot = tuple(table.means.thinkers.bots(table.game))[-1]
        self._left: Iterator[Asked[Any, Any]] = asked(table.rules, table.match.events)
        self._done = 0
        self._accounts: tuple[Reckoning, ...] | None = None
        self.decisions: list[Decision[Any]] = []
        self._told: list[Decided] = []

    async def think(self, until: float) -> None:
        """Weigh the next decision, and more *until* that instant of the monotonic clock."""
        while self._accounts is None:
            question = next(self._left, None)
            if question is None:
                self._done = self._table.number
                self._accounts = reckonings(self.decisions, self._over)
                return
            self._done = question.n + 1
            try:
                weighed = await self._weighed(question)
            except BotFailed:
                continue
            self.decisions.append(made := decision(question, weighed))
            self._told.append(self._as_told(question, made))
            if monotonic() >= until:
                return

    def told(self, since: int) -> Reviewed:
        """Return what is known beyond the first *since* decisions."""
        return Reviewed(
            bot=self._bot,
            decisions=tuple(self._told[since:]),
            done=self._done,
            events=self._table.number,
            reckonings=self._accounts,
        )

    async def _weighed(self, question: Asked[Any, Any]) -> tuple[Weighed[Any], ...]:
        table = self._table
        answer = await table.means.thinkers.weigh(
            Question(
                game=table.game.name,
                seats=table.rules.seats,
                options=table.kept.charter.options,
                bot=self._bot,
                view=Raw(encoded(question.view)),
                menu=Raw(encoded(question.menu)),
                dice=dice_key(question).hex(),
                weighs=True,
            )
        )
        actions: Any = table.game.actions
        try:
            weighed = msgspec.convert(answer, tuple[Weighed[actions], ...])
        except msgspec.ValidationError as error:
            raise BotFailed("it weighed what is no choice") from error
        if not weighed:
            raise BotFailed("it weighed nothing")
        return weighed

    def _as_told(self, question: Asked[Any, Any], made: Decision[Any]) -> Decided:
        worth = [each for each in made.weighed if each.action == made.chosen]
        chosen = worth[0] if worth else Weighed(made.chosen, made.value)
        shown = list(made.weighed[:MOST])
        if chosen not in shown:
            shown.append(chosen)
        choices = tuple(
            Weighing(
                said=self._table.game.choice(question.view, made.seat, each.action),
                value=each.value,
                reason=each.reason,
                chosen=each is chosen,
            )
            for each in shown
        )
        return Decided(made.n, made.seat, choices, made.cost)
