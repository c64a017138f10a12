"""A table: one game being gathered for, played, or over; the only one who writes to its log.

Every change is computed first, then stored, then adopted, then published.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from hustings.core.game import Game
from hustings.core.match import AnyMatch, Match
from hustings.core.model import (
    Choose,
    Event,
    IllegalAction,
    Over,
    Seat,
    StaleAnswer,
    Turn,
    tag_of,
)
from hustings.core.ruleset import Ruleset
from hustings.server import clock, log, seats
from hustings.server.audience import Audience
from hustings.server.ledger import Account, tallies
from hustings.server.limits import Bucket
from hustings.server.means import Means
from hustings.server.ports import Chair, Conflict, Entry, Kept, Unavailable, Words
from hustings.server.protocol import Again, By, Claim, Done, Promises, SeatInfo
from hustings.server.proxies import Proxies
from hustings.server.refusal import Refusal
from hustings.server.updates import encoded
from hustings.server.viewer import Step


class Table:
    """A table in memory. Use ``House.table`` to get one."""

    def __init__(self, kept: Kept, game: Game, rules: Ruleset[Any, Any, Any], means: Means) -> None:
        """Hold the table as it is *kept*; call `restore` before anything else."""
        self.kept = kept
        self.game = game
        self.rules = rules
        self.means = means
        self.match: AnyMatch | None = None
        self.turn: Turn | None = None
        self.began = self.touched = means.now()
        self.remarks: list[Words] = []
        self.instants: list[int] = []
        """When each event happened, in milliseconds since 1970."""
        self.accounts: Mapping[str, Account] = {}
        self.audience = Audience(self)
        self.proxies = Proxies(self)
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._by: list[By] = []
        self._answered: list[log.Given] = []
        self._answers: dict[log.Key, log.First] = {}
        self._says = [Bucket(means.settings.says, self.began) for _ in kept.chairs]

    # ------------------------------------------------------------ what is true

    @property
    def number(self) -> int:
        """How many events there have been."""
        return 0 if self.match is None else len(self.match.events)

    @property
    def prompt(self) -> int | None:
        """The question that is asked, if one is."""
        return self.turn.prompt if isinstance(self.turn, Choose) else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have not answered the question."""
        return self.turn.seats if isinstance(self.turn, Choose) else ()

    @property
    def ready(self) -> tuple[Seat, ...]:
        """The seats that have answered it, though others have not."""
        return tuple(sorted({seat for seat, _ in self._answered} - set(self.waiting)))

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        busy = self.audience or self.proxies or self._lock.locked()
        return not busy and self.proxies.due is None

    @property
    def promises(self) -> tuple[Promises | None, ...]:
        """By seat, how its person has kept promises, for those who want it counted."""
        accounts = (self.accounts.get(guest or "") for guest in seats.people(self.kept))
        return tuple(account.promises if account else None for account in accounts)

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        """Return the seats as everybody sees them."""
        here = self.audience.here()
        return tuple(
            SeatInfo(
                seat=seat,
                kind="bot" if chair.bot else "person" if chair.taken else "open",
                name=chair.name,
                bot=chair.bot or self.proxies.stand_in(chair),
                here=here[seat],
                host=seat == self.kept.host,
                promises=self.promises[seat],
            )
            for seat, chair in enumerate(self.kept.chairs)
        )

    # ------------------------------------------------------------ from the store

    async def restore(self) -> None:
        """Take over from the store whatever happened, and go on from there."""
        async with self._lock:
            await self._restore()
        self.proxies.attend()

    async def _restore(self) -> None:
        store = self.means.store
        kept = await store.table(self.kept.id)
        if kept is None:
            raise Refusal("no-table")
        self.kept = kept
        self.remarks = list(await store.remarks(kept.id))
        await self._open_accounts()
        if kept.seed is not None:
            await self._resume(kept, kept.seed, await store.entries(kept.id))
        self._doubtful = False

    async def _resume(self, kept: Kept, seed: bytes, entries: Sequence[Entry]) -> None:
        actions = self.game.actions
        events = [
            Event(entry.n, entry.seat, msgspec.json.decode(entry.action, type=actions))
            for entry in entries
        ]
        match = Match.resume(self.rules, seed, events)
        # A crash between the start and the first deal: chance brings the same again.
        missing = self._written(match.events[len(events) :], None, None)
        if missing:
            await self.means.store.append(self.kept.id, missing)
        entries = (*entries, *missing)
        self.match, self.turn = match, match.turn
        self._by = [entry.by for entry in entries]
        self.instants = [entry.at for entry in entries]
        self._answers = log.answers(entries)
        self._answered = log.answered(entries, self.prompt)
        opened = log.opened(entries, self.prompt)
        self.began = clock.resumed(kept.charter, opened, self.means.now())
        self.audience.reread()
        await self._close_if_over()

    async def _open_accounts(self) -> None:
        """Hold the accounts of who sits here, where promises are given."""
        if self.game.promises is not None:
            guests = [chair.guest for chair in self.kept.chairs if chair.taken and chair.guest]
            self.accounts = await self.means.ledger.accounts(guests)

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
            Unavailable: it could not be stored; nobody is told of it.
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
                if first[:2] != (prompt, written):
                    raise Refusal("key-reused", prompt=self.prompt, number=self.number)
                return Done(id, first[2])
            # Who answers by a message is a person; bots and the clock end by the rules alone.
            if id is not None and self._is_endless(seat, chosen):
                raise Refusal("too-fast", prompt=self.prompt, number=self.number)
            before, after = self._after(seat, chosen, prompt)
            new = self._written(after.events[self.number :], id, prompt, by)
            await self._store(new)
            self._adopt(after, (seat, tag_of(chosen)), prompt, new)
            if id is not None:
                self._answers[seat, id] = (prompt, written, self.number)
            await self._close_if_over()
            self.audience.publish(tuple(self._steps(before, after)))
            number = self.number
        self.proxies.attend()
        return Done(id or "", number)

    def _after(self, seat: Seat, action: Any, prompt: int) -> tuple[AnyMatch, AnyMatch]:
        match = self.match
        if match is None:
            raise Refusal("not-started")
        if isinstance(match.turn, Over):
            raise Refusal("over", number=self.number)
        try:
            return match, match.act(seat, action, prompt)
        except StaleAnswer as stale:
            raise Refusal("stale", prompt=stale.asked, number=self.number) from stale
        except IllegalAction as illegal:
            raise Refusal(
                "illegal", objection=illegal.objection, prompt=self.prompt, number=self.number
            ) from illegal

    def _is_endless(self, seat: Seat, action: Any) -> bool:
        """Say whether *seat* has answered this question too often for *action* to be one more."""
        settings, turn = self.means.settings, self.turn
        free = turn.free if isinstance(turn, Choose) else ()
        composed = tag_of(action) in free
        most = settings.free_acts if composed else settings.replacements
        given = [tag for one, tag in self._answered if one == seat and (tag in free) is composed]
        return len(given) >= most

    def _written(
        self,
        events: Sequence[Event[Any]],
        key: str | None,
        prompt: int | None,
        by: By = "seat",
    ) -> tuple[Entry, ...]:
        """Return *events* as they are kept; the first answers *prompt*, the others are chance's."""
        now = self.means.now()
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
            await self.means.store.append(self.kept.id, entries)
        except Conflict as error:
            await self._restore()
            self.audience.refresh()
            raise Refusal("stale", prompt=self.prompt, number=self.number) from error
        except BaseException:
            self._doubtful = True
            raise

    def _adopt(
        self, after: AnyMatch, given: log.Given, prompt: int, entries: tuple[Entry, ...]
    ) -> None:
        self.match, self.turn = after, after.turn
        self._by += [entry.by for entry in entries]
        self.instants += [entry.at for entry in entries]
        if self.prompt == prompt:
            self._answered.append(given)
        else:
            self._answered = []
            self.began = entries[-1].at
        self.touched = entries[-1].at

    async def _close_if_over(self) -> None:
        """Keep that the game is over; if that fails the next who reads the table will."""
        assert self.match is not None, "no game has been played"
        if self.kept.over or not isinstance(self.match.turn, Over):
            return
        over = replace(self.kept, over=True)
        judged = self.game.promises
        given = {} if judged is None else tallies(over, judged(self.match.view(None)))
        try:
            self.kept = await self.means.store.finish(over, given)
            await self.means.ledger.reread(given)
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

    def history(self) -> Iterator[Step]:
        """Yield everything that has happened, with the states in between."""
        if self.match is None:
            return
        state = self.rules.setup()
        for event in self.match.events:
            state = self.rules.apply(state, event.seat, event.action)
            yield event, state, self._by[event.n]

    def authors(self, number: int) -> tuple[By, ...]:
        """Return who really acted in each of the first *number* events."""
        return tuple(self._by[:number])

    # ------------------------------------------------------------ sitting down and leaving

    async def claim(self, claim: Claim) -> tuple[Seat, str]:
        """Give the seat that *claim* asks for, and its key.

        Raises:
            Refusal: it is taken.
        """
        async with self._lock:
            await self._certain()
            kept, seat, key = seats.claimed(self.kept, claim, seats.new_key(), self.number)
            if kept != self.kept:
                await self._change(kept)
                await self._open_accounts()
                self.audience.expect(seat)
                self.audience.refresh()
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
            sitting = replace(before, entropy=again.entropy or "", since=0)
            host = seat if self.kept.host is None else self.kept.host
            await self._change(replace(seats.with_chair(self.kept, seat, sitting), host=host))
            await self._open_accounts()
            self.audience.expect(seat)
            self.audience.refresh()

    async def leave(self, seat: Seat, key: str) -> None:
        """Let the person on *seat* go; their key opens nothing any more."""
        async with self._lock:
            await self._certain()
            self._must_open(seat, key)
            if self.kept.over:
                raise Refusal("over")
            await self._change(seats.left(self.kept, seat))
            self.audience.evict(seat)
            self.audience.refresh()
        self.proxies.attend()

    async def rename(self, seat: Seat, key: str, name: str) -> None:
        """Call the person on *seat* by another name."""
        async with self._lock:
            await self._certain()
            self._must_open(seat, key)
            if not self._says[seat].take(self.means.now()):
                raise Refusal("too-fast")
            await self._change(seats.renamed(self.kept, seat, name))
            self.audience.refresh()

    def heir(self, now: int) -> Seat | None:
        """Return who is to be host, if the host has gone from a table where people gather."""
        host = self.kept.host
        if host is None or seats.phase(self.kept) != "gathering":
            return None
        away = self.audience.away_since(host)
        if away is None or away + self.means.settings.away > now:
            return None
        here = self.audience.here()
        people = (seat for seat, chair in enumerate(self.kept.chairs) if chair.taken and here[seat])
        return next(people, None)

    async def pass_on(self, now: int) -> None:
        """Let another person start the game, if the host has gone."""
        async with self._lock:
            await self._certain()
            heir = self.heir(now)
            if heir is not None:
                await self._change(replace(self.kept, host=heir))
                self.audience.refresh()

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
        self.proxies.attend()

    async def start_if_full(self) -> None:
        """Begin the game if no seat is open."""
        async with self._lock:
            if self.kept.seed is None and not any(map(seats.is_open, self.kept.chairs)):
                await self._begin()
        self.proxies.attend()

    async def _begin(self) -> None:
        await self._change(seats.started(self.kept, self.proxies.filler))
        try:
            await self._restore()
        except BaseException:
            self._doubtful = True
            raise
        self.audience.close_to_strangers()
        self.audience.refresh()

    async def follow(self, table: Kept) -> None:
        """Keep *table* as the rematch of this one, if there is none yet."""
        async with self._lock:
            await self._certain()
            if self.kept.next is not None:
                return
            after = replace(self.kept, next=table.id)
            try:
                await self.means.store.follow(table, after)
            except Conflict:
                await self._restore()
                return
            self.kept = replace(after, version=after.version + 1)
            self.audience.refresh()

    async def _change(self, kept: Kept) -> None:
        try:
            self.kept = await self.means.store.change(kept)
        except Conflict as error:
            await self._restore()
            raise Unavailable("somebody else changed the table") from error
        except BaseException:
            self._doubtful = True
            raise
        self.touched = self.means.now()

    def _must_open(self, seat: Seat, key: str) -> None:
        if seats.seat_of(self.kept, key) != seat:
            raise Refusal("not-seated")

    def must_be_public(self) -> None:
        """Raise `Refusal` if a game is played that nobody may watch."""
        seats.must_be_public(self.kept)

    # ------------------------------------------------------------ talking

    async def say(self, seat: Seat | None, id: str, text: str) -> Done:  # noqa: A002
        """Tell the table what *seat* says.

        Raises:
            Refusal: nobody sits there, nothing is said, or too much; or the message's id is
                another's.
        """
        if seat is None:
            raise Refusal("not-seated")
        text = seats.tidy(text)
        if not text:
            raise Refusal("bad-message", reason="expected something to be said")
        async with self._lock:
            await self._certain()
            for said in self.remarks:
                if (said.seat, said.key) == (seat, id):
                    if said.text != text:
                        raise Refusal("key-reused")
                    return Done(id, self.number)
            if len(self.remarks) >= self.means.settings.remarks:
                raise Refusal("full")
            if not self._says[seat].take(self.means.now()):
                raise Refusal("too-fast", number=self.number)
            name = self.kept.chairs[seat].name
            words = Words(len(self.remarks), seat, name, text, self.means.now(), id)
            try:
                await self.means.store.say(self.kept.id, words)
            except BaseException:
                self._doubtful = True
                raise
            self.remarks.append(words)
            self.audience.say(words)
        return Done(id, self.number)
