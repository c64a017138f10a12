"""The audience of a table: who is connected, what each of them sees, and how they are told."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Raw

from hustings.core.dice import commitment
from hustings.core.model import Choose, Over, Seat
from hustings.server import clock, log, seats
from hustings.server.connection import Connection
from hustings.server.ports import Kept, Words
from hustings.server.protocol import Presence, Promises, Remark
from hustings.server.refusal import Refusal
from hustings.server.updates import Own, Shared, encoded, joined
from hustings.server.viewer import Step, Viewer

if TYPE_CHECKING:
    from hustings.server.table import Table

REMARKS_TOLD = 100
"""How many of the last remarks somebody who comes is told."""


class Audience:
    """The viewers of one table, those that are connected."""

    def __init__(self, table: "Table") -> None:
        """Begin with nobody."""
        self._table = table
        self._viewers: dict[Seat | None, Viewer] = {}
        now = table.means.now()
        self._away = dict.fromkeys(range(len(table.kept.chairs)), now)
        self._seats: tuple[Kept, Sequence[Promises | None], Raw] | None = None

    def __bool__(self) -> bool:
        return bool(self._viewers)

    def __iter__(self) -> Iterator[Connection]:
        for viewer in tuple(self._viewers.values()):
            yield from tuple(viewer.connections)

    # ------------------------------------------------------------ who is here

    def here(self) -> tuple[bool, ...]:
        """Say of each seat whether its person is connected; bots always are."""
        return tuple(map(self.is_here, range(len(self._table.kept.chairs))))

    def is_here(self, seat: Seat) -> bool:
        """Say whether the person of *seat* is connected."""
        kept = self._table.kept
        chair = kept.chairs[seat]
        if chair.bot is not None or seat in self._viewers:
            return True
        # Who sits on several seats is here if one of them is.
        return kept.charter.hot_seat and any(
            viewed is not None and kept.chairs[viewed].guest == chair.guest
            for viewed in self._viewers
        )

    def away_since(self, seat: Seat) -> int | None:
        """Return when the person of *seat* went, ``None`` if they are here."""
        return None if self.is_here(seat) else self._away[seat]

    def expect(self, seat: Seat) -> None:
        """Count the absence of who has just sat down on *seat* from now."""
        self._away[seat] = self._table.means.now()

    # ------------------------------------------------------------ coming and going

    def join(self, connection: Connection, key: str | None, seen: int | None) -> None:
        """Tell *connection* everything, or what is new since the update it has *seen*.

        Raises:
            Refusal: the key opens no seat, nobody may watch, or too many are here.
        """
        table = self._table
        seat = seats.seat_of(table.kept, key)
        if key is not None and seat is None:
            raise Refusal("not-seated")
        if seat is None:
            table.must_be_public()
        # Who watches takes no place from who plays.
        if len(self._of(seat)) >= table.means.settings.viewers:
            raise Refusal("full")
        connection.seat = seat
        connection.known = seen if seen is not None and 0 <= seen <= table.number else None
        before = self.here()
        self._viewer(seat).connections.add(connection)
        self.catch_up(connection)
        self._tell_presence(before, connection)

    def part(self, connection: Connection) -> None:
        """Forget *connection*."""
        before = self.here()
        if self._remove(connection):
            self._tell_presence(before, connection)

    def evict(self, seat: Seat) -> None:
        """Let the connections of *seat* watch from now on, or not even that."""
        for connection in self._of(seat):
            self._demote(connection)

    def close_to_strangers(self) -> None:
        """Send away who watches a table that nobody may watch."""
        try:
            self._table.must_be_public()
        except Refusal:
            self.evict_strangers()

    def evict_strangers(self) -> None:
        """Send away who only watches."""
        for connection in self._of(None):
            self._demote(connection)

    def _of(self, seat: Seat | None) -> tuple[Connection, ...]:
        viewer = self._viewers.get(seat)
        return () if viewer is None else tuple(viewer.connections)

    def _demote(self, connection: Connection) -> None:
        self._remove(connection)
        connection.seat, connection.known = None, None
        try:
            self._table.must_be_public()
        except Refusal as refusal:
            connection.post(encoded(refusal.answer))
            connection.close()
        else:
            self._viewer(None).connections.add(connection)

    def _remove(self, connection: Connection) -> bool:
        viewer = self._viewers.get(connection.seat)
        if viewer is None or connection not in viewer.connections:
            return False
        viewer.connections.discard(connection)
        if not viewer.connections:
            del self._viewers[connection.seat]
            self._seats = None
            if connection.seat is not None:
                self._away[connection.seat] = self._table.means.now()
        return True

    def _viewer(self, seat: Seat | None) -> Viewer:
        viewer = self._viewers.get(seat)
        if viewer is None:
            self._seats = None
            viewer = self._viewers[seat] = Viewer(self._table.game, self._table.rules, seat)
            viewer.follow(self._table.history())
        return viewer

    # ------------------------------------------------------------ telling them

    def catch_up(self, connection: Connection) -> None:
        """Send *connection* the table as it is now, and what was said at it."""
        self.heal(connection)
        for words in self._table.remarks[-REMARKS_TOLD:]:
            connection.post(encoded(remark(words, self._table.instants)))

    def heal(self, connection: Connection) -> None:
        """Send *connection* the table as it is now."""
        viewer = self._viewers.get(connection.seat)
        if viewer is not None and connection in viewer.connections:
            self._send([connection], viewer, self._shared())

    def refresh(self) -> None:
        """Send everybody the table as it is now."""
        self.publish(())

    def publish(self, steps: Sequence[Step]) -> None:
        """Show everybody what happened, and the table as it is now."""
        shared = self._shared()
        for viewer in self._viewers.values():
            viewer.follow(steps)
            self._send(viewer.connections, viewer, shared)

    def reread(self) -> None:
        """Begin anew after the table has been read from the store."""
        connected = tuple(self)
        self._viewers = {}
        for connection in connected:
            self._viewer(connection.seat).connections.add(connection)

    def say(self, words: Words) -> None:
        """Tell everybody what somebody said."""
        self._post(encoded(remark(words, self._table.instants)), None)

    def _tell_presence(self, before: Sequence[bool], but: Connection) -> None:
        if (here := self.here()) != before:
            self._post(encoded(Presence(here)), but)

    def _post(self, message: bytes, but: Connection | None) -> None:
        for connection in self:
            if connection is not but:
                connection.post(message)

    def _send(
        self, connections: "set[Connection] | list[Connection]", viewer: Viewer, shared: bytes
    ) -> None:
        number = self._table.number
        made: dict[int | None, bytes] = {}
        for connection in connections:
            known = connection.known
            if known not in made:
                made[known] = joined(shared, self._own(viewer, known))
            connection.post(made[known])
            connection.known = number

    def _own(self, viewer: Viewer, known: int | None) -> bytes:
        match, seat = self._table.match, viewer.seat
        own = Own(
            seat=seat,
            view=None if match is None else viewer.view,
            menu=() if match is None or seat is None else match.menu(seat),
            story=viewer.story(known or 0),
            whole=known is None,
        )
        return encoded(own)

    def _shared(self) -> bytes:
        table = self._table
        turn = table.turn
        asked = turn if isinstance(turn, Choose) else None
        deadline = clock.shown(table.kept.charter, table.began) if asked else None
        shared = Shared(
            number=table.number,
            phase=seats.phase(table.kept),
            turn=turn if isinstance(turn, Choose | Over) else None,
            prompt=asked.prompt if asked else None,
            seats=self._seats_now(),
            waiting=asked.seats if asked else (),
            ready=table.ready,
            deadline_ms=None if deadline is None else max(0, deadline - table.means.now()),
            commitment=commitment(table.kept.secret),
            next=table.kept.next,
        )
        return encoded(shared)

    def _seats_now(self) -> Raw:
        """Return the seats as JSON, made anew only when somebody comes, goes or changes."""
        kept, promises = self._table.kept, self._table.promises
        if self._seats is None or self._seats[0] is not kept or self._seats[1] != promises:
            self._seats = kept, promises, Raw(encoded(self._table.seat_infos()))
        return self._seats[2]


def remark(words: Words, instants: Sequence[int]) -> Remark:
    """Return *words* as they are told at a table whose events happened at *instants*."""
    return Remark(words.n, log.before(words, instants), words.seat, words.name, words.text)
