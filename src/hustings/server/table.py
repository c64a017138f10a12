"""A table: one game being gathered for, played, or over; the only one who writes to its log.

Every change is computed first, then stored, then adopted, then published.
"""

import asyncio
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from hustings.core.dice import commitment
from hustings.core.game import Game
from hustings.core.match import AnyMatch, Match
from hustings.core.model import Choose, Event, IllegalAction, Over, Seat, StaleAnswer
from hustings.core.record import Record, header_of, record_of
from hustings.core.ruleset import Ruleset
from hustings.server import clock, seats
from hustings.server.connection import Connection
from hustings.server.means import Means
from hustings.server.ports import Chair, Conflict, Entry, Kept, Unavailable, Words
from hustings.server.protocol import (
    Again,
    By,
    Claim,
    Done,
    Presence,
    Remark,
    SeatInfo,
    TableInfo,
)
from hustings.server.questions import Question
from hustings.server.refusal import Refusal
from hustings.server.thinkers import BotFailed
from hustings.server.updates import Own, Shared, encoded, joined
from hustings.server.viewer import Step, Viewer

REMARKS_TOLD = 100
"""How many of the last remarks somebody who comes is told."""
STRIKES = 2
"""After so many failures a bot is not asked any more at this table."""


class Table:
    """A table in memory. Use ``House.table`` to get one."""

    def __init__(self, kept: Kept, game: Game, rules: Ruleset[Any, Any, Any], means: Means) -> None:
        """Hold the table as it is *kept*; call `restore` before anything else."""
        self.kept = kept
        self.game = game
        self.rules = rules
        self.match: AnyMatch | None = None
        self.touched = means.now()
        self._means = means
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._began = self.touched
        self._by: list[By] = []
        self._answered: list[Seat] = []
        self._answers: dict[tuple[Seat, str], tuple[int | None, str, int]] = {}
        self._remarks: list[Words] = []
        self._viewers: dict[Seat | None, Viewer] = {}
        self._away = dict.fromkeys(range(len(kept.chairs)), self.touched)
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._strikes = [0] * len(kept.chairs)

    # ------------------------------------------------------------ what is true

    @property
    def number(self) -> int:
        """How many events there have been."""
        return 0 if self.match is None else len(self.match.events)

    @property
    def prompt(self) -> int | None:
        """The question that is asked, if one is."""
        match self.match and self.match.turn:
            case Choose(prompt=prompt):
                return prompt
            case _:
                return None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not answered the question."""
        match self.match and self.match.turn:
            case Choose(seats=waiting):
                return waiting
            case _:
                return ()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        quiet = not self._viewers and not self._thinking and not self._lock.locked()
        return quiet and self.due is None

    @property
    def due(self) -> int | None:
        """When the table's policy acts for a seat next."""
        dues = [due for seat in self.waiting if (due := self._due(seat)) is not None]
        return min(dues, default=None)

    def info(self) -> TableInfo:
        """Return the table as anybody with its link sees it."""
        charter = self.kept.charter
        options = msgspec.convert(charter.options, self.game.options)
        return TableInfo(
            table=self.kept.id,
            game=charter.game,
            dialect=self.game.dialect_of(options),
            options=charter.options,
            seats=self._seat_infos(),
            watchers=charter.watchers,
            hot_seat=charter.hot_seat,
            turn_seconds=charter.turn_seconds,
            leaver=charter.leaver,
            phase=seats.phase(self.kept),
            commitment=commitment(self.kept.secret),
            next=self.kept.next,
        )

    def record(self) -> Record:
        """Return the record: whole if the game is over, else what a spectator has seen.

        Raises:
            Refusal: nobody may watch while this game is played.
        """
        if self.match is not None and isinstance(self.match.turn, Over):
            return record_of(self.match)
        self._may_watch()
        events = () if self.match is None else self.match.events
        public = tuple(self.rules.redact(event, None) for event in events)
        return Record(header_of(self.rules, self.kept.secret), public)

    def moment(self, number: int) -> bytes:
        """Return the update that a spectator got when there had been *number* events.

        Raises:
            Refusal: there have not been so many, or nobody may watch.
        """
        if self.match is None:
            raise Refusal("not-started")
        self._may_watch()
        if not 0 < number <= self.number:
            raise Refusal("bad-message", number=self.number)
        viewer = Viewer(self.game, self.rules, None)
        state = self.rules.setup()
        for event, state, by in self._history():
            viewer.follow([(event, state, by)])
            if event.n == number - 1:
                break
        turn = self.rules.turn(state)
        asked = turn if isinstance(turn, Choose) else None
        shared = Shared(
            number=number,
            phase="over" if isinstance(turn, Over) else "playing",
            turn=turn if isinstance(turn, Choose | Over) else None,
            prompt=asked.prompt if asked else None,
            seats=Raw(encoded(self._seat_infos())),
            waiting=asked.seats if asked else (),
            ready=(),
            deadline_ms=None,
            commitment=commitment(self.kept.secret),
            next=self.kept.next,
        )
        own = Own(None, viewer.view, (), tuple(viewer.story(0)), whole=True)
        return joined(encoded(shared), encoded(own))

    # ------------------------------------------------------------ from the store

    async def restore(self) -> None:
        """Take over from the store whatever happened, and go on from there."""
        async with self._lock:
            await self._restore()
        self._attend()

    async def _restore(self) -> None:
        store = self._means.store
        kept = await store.table(self.kept.id)
        if kept is None:
            raise Refusal("no-table")
        self.kept = kept
        self._remarks = list(await store.remarks(kept.id))
        if kept.seed is not None:
            await self._resume(kept.seed, await store.entries(kept.id))
        self._doubtful = False

    async def _resume(self, seed: bytes, entries: Sequence[Entry]) -> None:
        actions = self.game.actions
        events = [
            Event(entry.n, entry.seat, msgspec.json.decode(entry.action, type=actions))
            for entry in entries
        ]
        match = Match.resume(self.rules, seed, events)
        # A crash between the start and the first deal: chance brings the same again.
        missing = self._written(match.events[len(events) :], None, None)
        if missing:
            await self._means.store.append(self.kept.id, missing)
        entries = (*entries, *missing)
        self.match = match
        self._by = [entry.by for entry in entries]
        self._answers = {}
        for entry in entries:
            if entry.key is not None and entry.seat is not None:
                number = entry.n + 1
                while number < len(entries) and entries[number].seat is None:
                    number += 1
                self._answers[entry.seat, entry.key] = (entry.prompt, entry.action, number)
        self._answered = [
            entry.seat
            for entry in entries
            if entry.seat is not None and entry.prompt == self.prompt
        ]
        self._began = self._means.now()
        self._viewers, viewers = {}, self._viewers
        for viewer in viewers.values():
            fresh = self._viewer(viewer.seat)
            fresh.connections = viewer.connections
        await self._close_if_over()

    async def _certain(self) -> None:
        """Read the store again if it is not known what became of the last write."""
        if self._doubtful:
            await self._restore()

    # ------------------------------------------------------------ playing

    async def act(
        self,
        seat: Seat | None,
        id: str | None,  # noqa: A002  as the message names it
        prompt: int,
        action: Any,
        by: By = "seat",
    ) -> Done:
        """Let *seat* answer *prompt* with *action*, as JSON says it; the answer is to message *id*.

        Raises:
            Refusal: it may not; nothing has changed.
        """
        if seat is None:
            raise Refusal("not-seated")
        try:
            chosen = msgspec.convert(action, self.game.actions)
        except msgspec.ValidationError as error:
            raise Refusal("bad-message", reason=str(error)) from error
        async with self._lock:
            await self._certain()
            written = encoded(chosen).decode()
            if id is not None and (first := self._answers.get((seat, id))):
                return self._again(first, id, prompt, written)
            before, after = self._after(seat, chosen, prompt)
            new = self._written(after.events[self.number :], id, prompt, by)
            await self._store(new)
            self._adopt(after, seat, prompt, new)
            if id is not None:
                self._answers[seat, id] = (prompt, written, self.number)
            await self._close_if_over()
            self._publish(tuple(self._steps(before, after)))
            number = self.number
        self._attend()
        return Done(id or "", number)

    def _again(
        self,
        first: tuple[int | None, str, int],
        id: str,
        prompt: int,
        written: str,
    ) -> Done:
        if first[:2] != (prompt, written):
            raise Refusal("key-reused", prompt=self.prompt, number=self.number)
        return Done(id, first[2])

    def _after(self, seat: Seat, action: Any, prompt: int) -> tuple[AnyMatch, AnyMatch]:
        match = self.match
        if match is None:
            raise Refusal("not-started")
        if isinstance(match.turn, Over):
            raise Refusal("over", number=self.number)
        if self._answered.count(seat) >= self._means.settings.replacements:
            raise Refusal("too-fast", prompt=self.prompt, number=self.number)
        try:
            return match, match.act(seat, action, prompt)
        except StaleAnswer as stale:
            raise Refusal("stale", prompt=stale.asked, number=self.number) from stale
        except IllegalAction as illegal:
            raise Refusal(
                "illegal", objection=illegal.objection, prompt=self.prompt, number=self.number
            ) from illegal

    def _written(
        self,
        events: Sequence[Event[Any]],
        key: str | None,
        prompt: int | None,
        by: By = "seat",
    ) -> tuple[Entry, ...]:
        """Return *events* as they are kept; the first answers *prompt*, the others are chance's."""
        now = self._means.now()
        return tuple(
            Entry(
                n=event.n,
                seat=event.seat,
                action=encoded(event.action).decode(),
                by="seat" if event.seat is None else by,
                at=now,
                key=None if event.seat is None else key,
                prompt=None if event.seat is None else prompt,
            )
            for event in events
        )

    async def _store(self, entries: tuple[Entry, ...]) -> None:
        try:
            await self._means.store.append(self.kept.id, entries)
        except Conflict as error:
            await self._restore()
            self.refresh()
            raise Refusal("stale", prompt=self.prompt, number=self.number) from error
        except Unavailable as error:
            raise Refusal("unavailable", prompt=self.prompt, number=self.number) from error
        except BaseException:
            self._doubtful = True
            raise

    def _adopt(self, after: AnyMatch, seat: Seat, prompt: int, entries: tuple[Entry, ...]) -> None:
        self.match = after
        self._by += [entry.by for entry in entries]
        if self.prompt == prompt:
            self._answered.append(seat)
        else:
            self._answered = []
            self._began = entries[-1].at
        self.touched = entries[-1].at

    async def _close_if_over(self) -> None:
        """Keep that the game is over; if that fails the next who reads the table will."""
        assert self.match is not None, "no game has been played"
        if self.kept.over or not isinstance(self.match.turn, Over):
            return
        over = replace(self.kept, over=True)
        try:
            self.kept = await self._means.store.change(over)
        except (Conflict, Unavailable):
            self.kept = over
            self._doubtful = True

    def _steps(self, before: AnyMatch, after: AnyMatch) -> Iterator[Step]:
        state = before.state
        new = after.events[len(before.events) :]
        for event in new[:-1]:
            state = self.rules.apply(state, event.seat, event.action)
            yield event, state, self._by[event.n]
        yield new[-1], after.state, self._by[new[-1].n]

    def _history(self) -> Iterator[Step]:
        assert self.match is not None, "no game has been played"
        state = self.rules.setup()
        for event in self.match.events:
            state = self.rules.apply(state, event.seat, event.action)
            yield event, state, self._by[event.n]

    # ------------------------------------------------------------ sitting down and leaving

    async def claim(self, claim: Claim) -> tuple[Seat, str]:
        """Give the seat that *claim* asks for, and its key.

        Raises:
            Refusal: it is taken.
        """
        async with self._lock:
            await self._certain()
            kept, seat, key = seats.claimed(self.kept, claim, seats.new_key())
            if kept != self.kept:
                await self._change(kept)
                self._strikes[seat] = 0
                self._away[seat] = self._means.now()
                self.refresh()
            return seat, key

    async def resume_seat(self, seat: Seat, before: Chair, again: Again) -> None:
        """Seat the person who sat on *before* at the last table, unless done already."""
        async with self._lock:
            await self._certain()
            if seats.seat_of(self.kept, again.key) == seat:
                return
            chair = self.kept.chairs[seat]
            if chair.key != before.key or not seats.is_open(chair):
                raise Refusal("seat-taken", seat=seat)
            sitting = replace(before, entropy=again.entropy or "")
            host = seat if self.kept.host is None else self.kept.host
            await self._change(replace(seats.with_chair(self.kept, seat, sitting), host=host))
            self.refresh()

    async def leave(self, seat: Seat, key: str) -> None:
        """Let the person on *seat* go; their key opens nothing any more."""
        async with self._lock:
            await self._certain()
            self._must_open(seat, key)
            if self.kept.over:
                raise Refusal("over")
            await self._change(seats.left(self.kept, seat))
            viewer = self._viewers.pop(seat, None)
            for connection in viewer.connections if viewer else ():
                self._demote(connection)
            self.refresh()
        self._attend()

    async def rename(self, seat: Seat, key: str, name: str) -> None:
        """Call the person on *seat* by another name."""
        async with self._lock:
            await self._certain()
            self._must_open(seat, key)
            await self._change(seats.renamed(self.kept, seat, name))
            self.refresh()

    async def start(self, key: str) -> None:
        """Begin the game, with bots on the open seats. Once begun it is not begun again.

        Raises:
            Refusal: the key is not that of the host.
        """
        async with self._lock:
            await self._certain()
            seat = seats.seat_of(self.kept, key)
            if seat is None:
                raise Refusal("not-seated")
            if seat != self.kept.host:
                raise Refusal("not-host")
            if self.kept.seed is None:
                await self._begin()
        self._attend()

    async def start_if_full(self) -> None:
        """Begin the game if no seat is open."""
        async with self._lock:
            if self.kept.seed is None and not any(map(seats.is_open, self.kept.chairs)):
                await self._begin()
        self._attend()

    async def _begin(self) -> None:
        await self._change(seats.started(self.kept, self.filler))
        try:
            await self._restore()
        except BaseException:
            self._doubtful = True
            raise
        for connection in self._connections():
            connection.known = None
            if connection.seat is None and not self.kept.charter.watchers:
                self._demote(connection)
        self.refresh()

    @property
    def filler(self) -> str:
        """The bot that fills open seats, and stands in for who left."""
        bots = self._means.thinkers.bots(self.game)
        wanted = self._means.settings.filler
        return wanted if wanted in bots else next(iter(bots))

    async def follow(self, table: Kept) -> None:
        """Keep *table* as the rematch of this one, if there is none yet."""
        async with self._lock:
            await self._certain()
            if self.kept.next is not None:
                return
            after = replace(self.kept, next=table.id)
            try:
                await self._means.store.follow(table, after)
            except Conflict:
                await self._restore()
                return
            self.kept = replace(after, version=after.version + 1)
            self.refresh()

    async def _change(self, kept: Kept) -> None:
        try:
            self.kept = await self._means.store.change(kept)
        except Conflict as error:
            await self._restore()
            raise Refusal("unavailable") from error
        except Unavailable as error:
            raise Refusal("unavailable") from error
        except BaseException:
            self._doubtful = True
            raise
        self.touched = self._means.now()

    def _must_open(self, seat: Seat, key: str) -> None:
        if seats.seat_of(self.kept, key) != seat:
            raise Refusal("not-seated")

    def _may_watch(self) -> None:
        if not self.kept.charter.watchers and seats.phase(self.kept) == "playing":
            raise Refusal("no-watchers")

    # ------------------------------------------------------------ connections

    def join(self, connection: Connection, key: str | None, seen: int | None) -> None:
        """Tell *connection* everything, or what is new since the update it has *seen*.

        Raises:
            Refusal: the key opens no seat, nobody may watch, or too many are here.
        """
        seat = seats.seat_of(self.kept, key)
        if key is not None and seat is None:
            raise Refusal("not-seated")
        if seat is None:
            self._may_watch()
        if sum(1 for _ in self._connections()) >= self._means.settings.viewers:
            raise Refusal("full")
        connection.seat = seat
        connection.known = seen if seen is not None and 0 <= seen <= self.number else None
        here = self._here()
        self._viewer(seat).connections.add(connection)
        if seat is not None:
            self._away.pop(seat, None)
        self.catch_up(connection)
        if self._here() != here:
            self._tell_presence(connection)

    def part(self, connection: Connection) -> None:
        """Forget *connection*."""
        viewer = self._viewers.get(connection.seat)
        if viewer is None or connection not in viewer.connections:
            return
        here = self._here()
        viewer.connections.discard(connection)
        if not viewer.connections:
            del self._viewers[connection.seat]
            if connection.seat is not None:
                self._away[connection.seat] = self._means.now()
        self.touched = self._means.now()
        if self._here() != here:
            self._tell_presence(None)

    def catch_up(self, connection: Connection) -> None:
        """Send *connection* an update, and what was said."""
        viewer = self._viewers[connection.seat]
        connection.post(joined(self._shared(), self._own(viewer, connection.known)))
        connection.known = self.number
        for words in self._remarks[-REMARKS_TOLD:]:
            connection.post(encoded(_remark(words)))

    def heal(self, connection: Connection) -> None:
        """Send *connection* the table as it is now."""
        viewer = self._viewers[connection.seat]
        connection.post(joined(self._shared(), self._own(viewer, connection.known)))
        connection.known = self.number

    def refresh(self) -> None:
        """Send everybody the table as it is now."""
        shared = self._shared()
        for viewer in self._viewers.values():
            self._send(viewer, shared)

    def _publish(self, steps: Sequence[Step]) -> None:
        shared = self._shared()
        for viewer in self._viewers.values():
            viewer.follow(steps)
            self._send(viewer, shared)

    def _send(self, viewer: Viewer, shared: bytes) -> None:
        number = self.number
        made: dict[int | None, bytes] = {}
        for connection in viewer.connections:
            known = connection.known
            if known not in made:
                made[known] = joined(shared, self._own(viewer, known))
            connection.post(made[known])
            connection.known = number

    def _shared(self) -> bytes:
        turn = self.match.turn if self.match is not None else None
        asked = turn if isinstance(turn, Choose) else None
        waiting = asked.seats if asked else ()
        deadline = clock.shown(self.kept.charter, self._began) if asked else None
        shared = Shared(
            number=self.number,
            phase=seats.phase(self.kept),
            turn=turn if isinstance(turn, Choose | Over) else None,
            prompt=asked.prompt if asked else None,
            seats=Raw(encoded(self._seat_infos())),
            waiting=waiting,
            ready=tuple(sorted({seat for seat in self._answered if seat not in waiting})),
            deadline_ms=None if deadline is None else max(0, deadline - self._means.now()),
            commitment=commitment(self.kept.secret),
            next=self.kept.next,
        )
        return encoded(shared)

    def _own(self, viewer: Viewer, known: int | None) -> bytes:
        match, seat = self.match, viewer.seat
        own = Own(
            seat=seat,
            view=None if match is None else viewer.view,
            menu=() if match is None or seat is None else match.menu(seat),
            story=tuple(viewer.story(known or 0)),
            whole=known is None,
        )
        return encoded(own)

    def _viewer(self, seat: Seat | None) -> Viewer:
        viewer = self._viewers.get(seat)
        if viewer is None:
            viewer = Viewer(self.game, self.rules, seat)
            if self.match is not None:
                viewer.follow(self._history())
            self._viewers[seat] = viewer
        return viewer

    def _connections(self) -> Iterator[Connection]:
        for viewer in tuple(self._viewers.values()):
            yield from tuple(viewer.connections)

    def _demote(self, connection: Connection) -> None:
        """Let *connection* watch from now on, or not even that."""
        viewer = self._viewers.get(connection.seat)
        if viewer is not None:
            viewer.connections.discard(connection)
            if not viewer.connections:
                del self._viewers[connection.seat]
        connection.seat, connection.known = None, None
        try:
            self._may_watch()
        except Refusal as refusal:
            connection.post(encoded(refusal.answer))
            connection.close()
            return
        self._viewer(None).connections.add(connection)

    def _seat_infos(self) -> tuple[SeatInfo, ...]:
        here = self._here()
        return tuple(
            SeatInfo(
                seat=seat,
                kind="bot" if chair.bot else "person" if chair.taken else "open",
                name=chair.name,
                bot=chair.bot or (self.filler if self._has_stand_in(chair) else None),
                here=here[seat],
                host=seat == self.kept.host,
            )
            for seat, chair in enumerate(self.kept.chairs)
        )

    def _here(self) -> tuple[bool, ...]:
        return tuple(self._is_here(seat) for seat in range(len(self.kept.chairs)))

    def _is_here(self, seat: Seat) -> bool:
        chair = self.kept.chairs[seat]
        if chair.bot is not None:
            return True
        if not self.kept.charter.hot_seat:
            return seat in self._viewers
        # Who sits on several seats is here if one of them is.
        return any(
            viewed is not None and self.kept.chairs[viewed].guest == chair.guest
            for viewed in self._viewers
        )

    def _tell_presence(self, but: Connection | None) -> None:
        presence = encoded(Presence(self._here()))
        for connection in self._connections():
            if connection is not but:
                connection.post(presence)

    # ------------------------------------------------------------ talking

    async def say(self, seat: Seat | None, id: str, text: str) -> Done:  # noqa: A002
        """Tell the table what *seat* says.

        Raises:
            Refusal: nobody sits there, or the message's id is another's.
        """
        if seat is None:
            raise Refusal("not-seated")
        async with self._lock:
            await self._certain()
            for said in self._remarks:
                if (said.seat, said.key) == (seat, id):
                    if said.text != text:
                        raise Refusal("key-reused")
                    return Done(id, self.number)
            name = self.kept.chairs[seat].name
            words = Words(len(self._remarks), seat, name, text, self._means.now(), id)
            try:
                await self._means.store.say(self.kept.id, words)
            except (Conflict, Unavailable) as error:
                self._doubtful = True
                raise Refusal("unavailable") from error
            self._remarks.append(words)
            for connection in self._connections():
                connection.post(encoded(_remark(words)))
        return Done(id, self.number)

    # ------------------------------------------------------------ bots and clocks

    def _has_stand_in(self, chair: Chair) -> bool:
        left = seats.is_open(chair) and seats.phase(self.kept) == "playing"
        return left and self.kept.charter.leaver == "bot"

    def _attend(self) -> None:
        """Have the bots think whose turn it is."""
        for seat in self.waiting:
            chair = self.kept.chairs[seat]
            if chair.bot is not None:
                self._let_think(seat, chair.bot, "seat")
            elif self._has_stand_in(chair):
                self._let_think(seat, self.filler, "bot")

    def _let_think(self, seat: Seat, bot: str, by: By) -> None:
        if seat not in self._thinking:
            task = asyncio.get_running_loop().create_task(self._think(seat, bot, by))
            self._thinking[seat] = task

    async def _think(self, seat: Seat, bot: str, by: By) -> None:
        try:
            await asyncio.sleep(self._means.settings.bot_delay / 1000)
            prompt = self.prompt
            if seat in self.waiting and prompt is not None:
                await self._play_for(seat, bot, prompt, by)
        finally:
            del self._thinking[seat]
        self._attend()

    async def _play_for(self, seat: Seat, bot: str, prompt: int, by: By) -> None:
        assert self.match is not None, "no game has been played"
        question = Question(
            game=self.game.name,
            seats=self.rules.seats,
            options=self.kept.charter.options,
            bot=bot,
            view=Raw(encoded(self.match.view(seat))),
            menu=Raw(encoded(self.match.menu(seat))),
            dice=secrets.token_hex(32),
        )
        try:
            if self._strikes[seat] >= STRIKES:
                raise BotFailed("it failed before")
            action = await self._means.thinkers.choose(question)
            await self._act_unless_late(seat, prompt, action, by)
        except BotFailed:
            self._strikes[seat] += 1
            await self.act_absent(seat, prompt)

    async def _act_unless_late(self, seat: Seat, prompt: int, action: Any, by: By) -> None:
        try:
            await self.act(seat, None, prompt, action, by)
        except Refusal as refusal:
            if refusal.answer.code in ("illegal", "bad-message"):
                raise BotFailed(refusal.answer.code) from refusal

    async def act_absent(self, seat: Seat, prompt: int) -> None:
        """Do for *seat* what the table does for who does nothing, unless that is settled."""
        if self.match is None or prompt != self.prompt or seat not in self.waiting:
            return
        action = msgspec.to_builtins(self.rules.absent(self.match.state, seat))
        await self._act_unless_late(seat, prompt, action, "clock")

    def _due(self, seat: Seat) -> int | None:
        away = None if self._is_here(seat) else self._away.get(seat, self._began)
        chair, grace = self.kept.chairs[seat], self._means.settings.away
        return clock.due(self.kept.charter, chair, self._began, away, grace)

    async def tick(self, now: int) -> None:
        """Act for the seats whose time has run out by *now*."""
        prompt = self.prompt
        for seat in self.waiting:
            due = self._due(seat)
            if due is None or due > now or prompt is None:
                continue
            if self.kept.charter.leaver == "bot":
                self._let_think(seat, self.filler, "bot")
            else:
                await self.act_absent(seat, prompt)

    def close(self) -> None:
        """Stop the bots."""
        for task in self._thinking.values():
            task.cancel()


def _remark(words: Words) -> Remark:
    return Remark(words.n, words.seat, words.name, words.text)
