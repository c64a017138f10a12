"""The house: all tables of this server, how they are made, found, woken, watched over and swept."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from hustings.core.game import Game
from hustings.core.model import BadSetup
from hustings.core.record import Record, Said
from hustings.core.ruleset import Ruleset
from hustings.server import archive, seats
from hustings.server.limits import Buckets, Doors
from hustings.server.means import Means
from hustings.server.ports import Chair, Charter, Kept, Unavailable
from hustings.server.protocol import (
    Again,
    Claim,
    Counting,
    Created,
    NewTable,
    Promises,
    Rematch,
    SeatKey,
)
from hustings.server.refusal import Refusal
from hustings.server.reviews import Reviews
from hustings.server.settings import CLOSED, SECOND
from hustings.server.table import Table
from hustings.server.walks import Walks

SWEEP = 3600 * SECOND

log = logging.getLogger("hustings")


class House:
    """The tables in memory, each made once, and those in the store behind them."""

    def __init__(self, means: Means) -> None:
        """Keep tables by these *means*."""
        self.means = means
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self.doors = Doors(means.settings.connections)
        self.reviews = Reviews()
        self.walks = Walks()
        self._made = Buckets(means.settings.tables)
        self._asked = Buckets(means.settings.asks)
        self._swept = means.now()
        self._failing: set[str] = set()

    def __len__(self) -> int:
        return len(self._tables)

    def game(self, name: str) -> Game:
        """Return the game of that name.

        Raises:
            Refusal: there is none.
        """
        game = self.means.games.get(name)
        if game is None:
            raise Refusal("no-game", game=name)
        return game

    async def table(self, id: str) -> Table:  # noqa: A002  a table's id
        """Return the table with this id, read from the store if it is not in memory.

        Raises:
            Refusal: there is none.
        """
        loading = self._tables.get(id)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._loaded(id))
            self._tables[id] = loading
        try:
            # Several may wait for it; none of them takes it with them when they go.
            return await asyncio.shield(loading)
        except (Refusal, Unavailable):
            if self._tables.get(id) is loading:
                del self._tables[id]
            raise

    async def _loaded(self, id: str) -> Table:  # noqa: A002
        try:
            kept = await self._kept(id)
            game = self.game(kept.charter.game)
            table = Table(kept, game, _rules(kept, game), self.means)
            await table.restore()
        except (Refusal, Unavailable):
            raise
        except Exception as error:
            # Rows that were spoilt fail in any way there is; what the error says may name cards.
            log.error("the table %s can not be read: %s", id, type(error).__name__)
            raise Refusal("unreadable") from error
        return table

    async def _kept(self, id: str) -> Kept:  # noqa: A002
        kept = await self.means.store.table(id)
        if kept is None:
            raise Refusal("no-table")
        return kept

    async def record(self, id: str) -> Record:  # noqa: A002
        """Return the record of the table with this id, though its game can not go on here.

        Raises:
            Refusal: there is none, or nobody may watch while it is played.
        """
        try:
            return archive.record(await self.table(id))
        except Refusal as refusal:
            if refusal.answer.code != "other-rules":
                raise
            kept = await self._kept(id)
            entries = await self.means.store.entries(id)
            return archive.foreign(kept, self.game(kept.charter.game), entries)

    async def said(self, id: str) -> list[Said]:  # noqa: A002
        """Return all that was said at the table with this id, as everybody heard it.

        Raises:
            Refusal: there is none, or nobody may watch while it is played.
        """
        kept = await self._kept(id)
        seats.must_be_public(kept)
        store = self.means.store
        return archive.said(await store.remarks(id), await store.entries(id))

    # ------------------------------------------------------------ making tables

    async def create(self, new: NewTable, address: str) -> Created:
        """Make a table as *new* asks for, for somebody at *address*, who sits in the first seat.

        Raises:
            Refusal: there is no such game, it can not be played so, or the house is closed.
        """
        self._must_be_open()
        self.keep_one(address)
        game = self.game(new.game)
        options, rules = self._agreed(game, new)
        chairs, keys = self._chairs(game, new.seats)
        now = self.means.now()
        kept = Kept(
            id=seats.new_id(),
            charter=Charter(
                game=game.name,
                version=rules.version,
                options=msgspec.to_builtins(options),
                watchers=new.watchers,
                hot_seat=new.hot_seat,
                turn_seconds=new.turn_seconds,
                leaver=new.leaver,
            ),
            chairs=chairs,
            secret=secrets.token_bytes(32),
            created=now,
        )
        mine = next((key.seat for key in keys if key.key is not None), None)
        if mine is not None:
            claim = Claim(new.name, new.guest, mine, keys[mine].key, new.entropy)
            kept, _, _ = seats.claimed(kept, claim, seats.new_key())
        await self.means.store.create(kept)
        table = await self.table(kept.id)
        await table.start_if_full()
        return Created(kept.id, self.invitation(kept.id), keys, mine)

    def _must_be_open(self) -> None:
        data = self.means.settings.data
        if data is not None and (data / CLOSED).exists():
            raise Refusal("closed")

    def invitation(self, table: str) -> str:
        """Return the address that invites to *table*."""
        return f"{self.means.settings.public_url or ''}/t/{table}"

    def _agreed(self, game: Game, new: NewTable) -> tuple[Struct, Ruleset[Any, Any, Any]]:
        options = self._options(game, new)
        try:
            return options, game.ruleset(len(new.seats), options)
        except BadSetup as error:
            facts: dict[str, Any] = {**error.facts, "fault": error.fault} if error.fault else {}
            raise Refusal("bad-setup", reason=str(error), **facts) from error

    def _options(self, game: Game, new: NewTable) -> Struct:
        if new.options is not None and new.dialect is not None:
            raise Refusal("bad-setup", reason="expected a dialect or options, got both")
        if new.options is not None:
            try:
                return game.agreed(new.options)
            except BadSetup as error:
                raise Refusal("bad-setup", reason=str(error)) from error
        dialect = new.dialect or next(iter(game.dialects))
        if dialect not in game.dialects:
            known = ", ".join(game.dialects)
            raise Refusal("bad-setup", reason=f"expected a dialect among {known}, got {dialect}")
        return game.dialects[dialect]

    def _chairs(
        self, game: Game, plan: Sequence[str]
    ) -> tuple[tuple[Chair, ...], tuple[SeatKey, ...]]:
        chairs, keys = [], []
        known = self.means.thinkers.bots(game)
        for seat, kind in enumerate(plan):
            bot = kind.removeprefix("bot:")
            if kind == "open":
                key = seats.new_key()
                chairs.append(Chair(key=seats.digest(key)))
                keys.append(SeatKey(seat, key))
            elif kind.startswith("bot:") and bot in known:
                chairs.append(Chair(bot=bot))
                keys.append(SeatKey(seat, None))
            else:
                expected = ", ".join(("open", *(f"bot:{name}" for name in known)))
                raise Refusal("bad-setup", reason=f"expected a seat among {expected}, got {kind}")
        return tuple(chairs), tuple(keys)

    def keep_one(self, address: str) -> None:
        """Let somebody at *address* have one more thing kept: a table, a sheet, a wish.

        Raises:
            Refusal: they have had too much kept lately.
        """
        if not self._made.take(address, self.means.now()):
            raise Refusal("too-fast")

    def slow_down(self, address: str, tokens: int = 1) -> None:
        """Let somebody at *address* ask for what is worth so many *tokens*.

        Raises:
            Refusal: they have asked for too much lately.
        """
        if not self._asked.take(address, self.means.now(), tokens):
            raise Refusal("too-fast")

    async def rematch(self, before: Table, again: Again) -> Rematch:
        """Return the table at which the people of *before* play again; whoever asks sits down.

        Raises:
            Refusal: the game is not over, the key is nobody's, or the house is closed.
        """
        seat = seats.seat_of(before.kept, again.key)
        if seat is None:
            raise Refusal("not-seated")
        if not before.kept.over:
            raise Refusal("not-over")
        if before.kept.next is None:
            self._must_be_open()
            await before.follow(self._offered(before.kept))
        assert before.kept.next is not None, f"nothing follows {before.kept.id}"
        table = await self.table(before.kept.next)
        await table.resume_seat(seat, before.kept.chairs[seat], again)
        await table.start_if_full()
        return Rematch(table.kept.id, seat, again.key)

    def _offered(self, before: Kept) -> Kept:
        return Kept(
            id=seats.new_id(),
            charter=before.charter,
            chairs=tuple(map(seats.reserved, before.chairs)),
            secret=secrets.token_bytes(32),
            created=self.means.now(),
        )

    # ------------------------------------------------------------ counting promises

    async def count(self, asked: Counting, address: str) -> Promises | None:
        """Count the promises of a guest or forget them, as *asked*, and tell the tables.

        Raises:
            Refusal: too much was asked from *address*.
        """
        if asked.wanted is not None:
            self.keep_one(address)
        guest = seats.digest(asked.guest)
        promises = await self.means.ledger.count(guest, wanted=asked.wanted)
        for table in self._present() if asked.wanted is not None else ():
            if any(chair.guest == guest for chair in table.kept.chairs):
                table.audience.refresh()
        return promises

    # ------------------------------------------------------------ watching over them

    async def wake(self) -> None:
        """Take up the games that go on without anybody: those with bots or a policy for leavers."""
        try:
            running = await self.means.store.running()
        except Unavailable as error:
            log.error("no table can be taken up: %s", error)
            return
        for table in running:
            try:
                await self._wake(table)
            except Exception as error:
                # One table that can not be read keeps no other from going on.
                log.warning("the table %s can not be taken up: %s", table, error)

    async def _wake(self, id: str) -> None:  # noqa: A002  a table's id
        kept = await self._kept(id)
        if kept.charter.leaver != "wait" or any(chair.bot for chair in kept.chairs):
            await self.table(id)

    async def run(self) -> None:
        """Take up what was going on, and look at the clocks for ever."""
        loop = asyncio.get_running_loop()
        waking = loop.create_task(self.wake())
        warming = loop.create_task(self._alone("warming", self.means.thinkers.warm()))
        try:
            while True:
                await asyncio.sleep(self.means.settings.tick / 1000)
                await self.tick(self.means.now())
        finally:
            waking.cancel()
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)

    async def tick(self, now: int) -> None:
        """Act where time has run out by *now*, forget idle tables, sweep abandoned ones.

        Whatever fails, it fails alone: the clocks of the other tables go on.
        """
        for table in self._present():
            await self._alone(f"the clock of {table.kept.id}", self._watch(table, now))
        if self._swept + SWEEP < now:
            self._swept = now
            self._made.forget(now)
            self._asked.forget(now)
            await self._alone("sweeping", self.sweep(now))

    async def _watch(self, table: Table, now: int) -> None:
        due = table.proxies.due
        if due is not None and due <= now:
            await table.proxies.tick(now)
        elif table.heir(now) is not None:
            await table.pass_on(now)
        elif table.touched + self.means.settings.idle < now and table.is_idle:
            # While another table was acted at, this one may have been forgotten already.
            self._tables.pop(table.kept.id, None)

    async def _alone(self, what: str, doing: Awaitable[object]) -> None:
        """Await *doing*; if *what* it is fails, log it with its traceback once, until it works."""
        try:
            await doing
        except Unavailable as error:
            log.error("the store failed: %s", error)
        except Exception:
            if what not in self._failing:
                log.exception("%s failed", what)
            self._failing.add(what)
        else:
            self._failing.discard(what)

    async def sweep(self, now: int) -> int:
        """Remove abandoned tables, but none that is in memory, and return how many."""
        settings = self.means.settings
        spare = tuple(self._tables)
        return await self.means.store.sweep(now - settings.gathering, now - settings.playing, spare)

    async def close(self) -> None:
        """Stop what is going on, and let go of the store."""
        unread = [loading for loading in self._tables.values() if not loading.done()]
        for loading in unread:
            loading.cancel()
        await asyncio.gather(*unread, return_exceptions=True)
        for table in self._present():
            table.proxies.close()
        await self.means.thinkers.close()
        await self.means.store.close()

    def _present(self) -> tuple[Table, ...]:
        loaded = (loading for loading in self._tables.values() if loading.done())
        there = (loading for loading in loaded if not loading.cancelled())
        return tuple(loading.result() for loading in there if not loading.exception())


def _rules(kept: Kept, game: Game) -> Ruleset[Any, Any, Any]:
    """Return the rules that *kept* was made for.

    Raises:
        Refusal: they are not the ones that we have.
    """
    began = kept.charter.version
    try:
        options = msgspec.convert(kept.charter.options, game.options)
        rules = game.ruleset(len(kept.chairs), options)
    except (msgspec.ValidationError, BadSetup) as error:
        raise Refusal("other-rules", began=began) from error
    if rules.version != began:
        raise Refusal("other-rules", began=began, now=rules.version)
    return rules
