"""The proxies of a table: bots, and the clock, which act for seats that do not themselves."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from msgspec import Raw

from hustings.bots.manners import holds_back
from hustings.core.model import IllegalAction, Seat
from hustings.core.text import LANGUAGES, catalogue
from hustings.server import clock, seats
from hustings.server.ports import Chair, Unavailable
from hustings.server.protocol import By
from hustings.server.questions import Question
from hustings.server.refusal import Refusal
from hustings.server.thinkers import BotFailed
from hustings.server.updates import encoded

if TYPE_CHECKING:
    from hustings.server.table import Table

PATIENCE = 1
"""Seconds to wait before a bot tries again, when the store has failed."""
STRIKES = 2
"""After so many failures a bot is not asked any more at this table."""

Moment: TypeAlias = tuple[int, tuple[Seat, ...]]
"""How many events there have been, and which people are waited for."""

log = logging.getLogger("hustings")


class Proxies:
    """The bots that think for the seats of one table, and its clock."""

    def __init__(self, table: "Table") -> None:
        """Begin with nobody thinking."""
        self._table = table
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._held: dict[Seat, Moment] = {}
        self._strikes = [0] * len(table.kept.chairs)

    def __bool__(self) -> bool:
        return bool(self._thinking)

    @property
    def filler(self) -> str:
        """The bot that fills open seats, and stands in for who left."""
        means = self._table.means
        bots = means.thinkers.bots(self._table.game)
        wanted = means.settings.filler
        return wanted if wanted in bots else next(iter(bots))

    def stand_in(self, chair: Chair) -> str | None:
        """Return the bot that plays for whoever left *chair*, if one does."""
        kept = self._table.kept
        left = seats.is_open(chair) and seats.phase(kept) == "playing"
        return self.filler if left and kept.charter.leaver == "bot" else None

    def attend(self) -> None:
        """Have the bots think whose turn it is, in any order: who comes first has an advantage."""
        waiting = self._table.waiting
        for seat in secrets.SystemRandom().sample(waiting, len(waiting)):
            chair = self._table.kept.chairs[seat]
            if chair.bot is not None:
                if self._held.get(seat) != self._moment():
                    self._let_think(seat, chair.bot, "seat")
            elif (bot := self.stand_in(chair)) is not None:
                self._let_think(seat, bot, "bot")

    def _moment(self) -> Moment:
        """Return what has to change before a bot that holds back thinks again."""
        table = self._table
        chairs = table.kept.chairs
        people = [seat for seat in table.waiting if not self._is_bot(chairs[seat])]
        return table.number, tuple(people)

    def _is_bot(self, chair: Chair) -> bool:
        return chair.bot is not None or self.stand_in(chair) is not None

    @property
    def due(self) -> int | None:
        """When the table's policy acts for a seat next."""
        dues = [due for seat in self._table.waiting if (due := self._due(seat)) is not None]
        return min(dues, default=None)

    async def tick(self, now: int) -> None:
        """Act for the seats whose time has run out by *now*."""
        prompt = self._table.prompt
        for seat in self._table.waiting:
            due = self._due(seat)
            if due is None or due > now or prompt is None:
                continue
            if self._table.kept.charter.leaver == "bot":
                self._let_think(seat, self.filler, "bot")
            else:
                await self._act_absent(seat, prompt)

    def close(self) -> None:
        """Stop the bots."""
        for task in self._thinking.values():
            task.cancel()

    def _due(self, seat: Seat) -> int | None:
        table = self._table
        away, grace = table.audience.away_since(seat), table.means.settings.away
        return clock.due(table.kept.charter, table.kept.chairs[seat], table.began, away, grace)

    def _let_think(self, seat: Seat, bot: str, by: By) -> None:
        if seat not in self._thinking:
            thinking = self._think(seat, bot, by)
            self._thinking[seat] = asyncio.get_running_loop().create_task(thinking)

    async def _think(self, seat: Seat, bot: str, by: By) -> None:
        table = self._table
        try:
            await asyncio.sleep(table.means.settings.bot_delay / 1000)
            prompt = table.prompt
            if seat in table.waiting and prompt is not None:
                await self._play(seat, bot, prompt, by)
        except Unavailable as error:
            log.error("the store failed: %s", error)
            await asyncio.sleep(PATIENCE)
        finally:
            del self._thinking[seat]
        self.attend()

    async def _play(self, seat: Seat, bot: str, prompt: int, by: By) -> None:
        chair, number = self._table.kept.chairs[seat], self._table.number
        moment = self._moment()
        try:
            if self._strikes[seat] >= STRIKES:
                raise BotFailed("it failed before")
            question = self._question(seat, bot)
            action, reason = await self._table.means.thinkers.choose(question)
            if not self._is_wanted(seat, chair, by):
                return
            if by == "seat" and self._holds_back(seat, prompt, action):
                self._held[seat] = moment
                return
            await self._act(seat, prompt, action, by)
            if by == "seat":
                await self._explain(seat, reason)
        except BotFailed:
            # Others acted under the same question while it thought: it is asked again.
            if self._table.number != number:
                return
            self._strikes[seat] += 1
            if self._is_wanted(seat, chair, by):
                await self._act_absent(seat, prompt)

    def _holds_back(self, seat: Seat, prompt: int, action: Any) -> bool:
        """Say whether a bot leaves its last word on *prompt* until people have had theirs."""
        table, (_, people) = self._table, self._moment()
        if table.match is None or prompt != table.prompt or not people:
            return False
        try:
            chosen = msgspec.convert(action, table.game.actions)
            return holds_back(table.match, seat, chosen, people)
        except (msgspec.ValidationError, IllegalAction):
            return False  # the table says what is wrong with it

    def _is_wanted(self, seat: Seat, chair: Chair, by: By) -> bool:
        """Say whether a bot is still to act: whoever came meanwhile decides alone."""
        if self._table.kept.chairs[seat] != chair:
            return False
        due = self._due(seat)
        return by == "seat" or (due is not None and due <= self._table.means.now())

    def _question(self, seat: Seat, bot: str) -> Question:
        table = self._table
        assert table.match is not None, "no game is played"
        return Question(
            game=table.game.name,
            seats=table.rules.seats,
            options=table.kept.charter.options,
            bot=bot,
            view=Raw(encoded(table.match.view(seat))),
            menu=Raw(encoded(table.match.menu(seat))),
            dice=secrets.token_hex(32),
        )

    async def _act(self, seat: Seat, prompt: int, action: Any, by: By) -> None:
        try:
            await self._table.act(seat, None, prompt, action, by)
        except Refusal as refusal:
            if refusal.answer.code in ("illegal", "bad-message"):
                raise BotFailed(refusal.answer.code) from refusal

    async def _explain(self, seat: Seat, reason: str) -> None:
        """Have a bot say its *reason* to the table, if the game has words for that.

        It says the message; everybody reads it in their own language.
        """
        message = f"say-{reason}"
        if catalogue(self._table.game, LANGUAGES[0]).has(message):
            # Who has said too much by now says no more, and has acted all the same.
            with suppress(Refusal):
                await self._table.say(seat, secrets.token_hex(8), message)

    async def _act_absent(self, seat: Seat, prompt: int) -> None:
        """Do for *seat* what the table does for who does nothing, unless that is settled."""
        table = self._table
        if table.match is None or prompt != table.prompt or seat not in table.waiting:
            return
        action = msgspec.to_builtins(table.rules.absent(table.match.state, seat))
        await self._act(seat, prompt, action, "clock")
