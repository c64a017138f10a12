"""The archive: what anybody may ask about a table, while it is played and for ever after."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from hustings.core.dice import commitment
from hustings.core.game import Game
from hustings.core.model import BadSetup, Choose, Event, Over, Seat
from hustings.core.record import Header, Record, Said, header_of, record_of
from hustings.server import log, seats
from hustings.server.ports import Entry, Kept, Words
from hustings.server.protocol import TableInfo
from hustings.server.refusal import Refusal
from hustings.server.table import Table
from hustings.server.updates import Own, Shared, encoded, joined
from hustings.server.walks import Walks


def info(table: Table) -> TableInfo:
    """Return the table as anybody with its link sees it."""
    kept = table.kept
    charter = kept.charter
    return TableInfo(
        table=kept.id,
        game=charter.game,
        dialect=table.game.dialect_of(msgspec.convert(charter.options, table.game.options)),
        options=charter.options,
        seats=table.seat_infos(),
        watchers=charter.watchers,
        hot_seat=charter.hot_seat,
        turn_seconds=charter.turn_seconds,
        leaver=charter.leaver,
        promises=table.game.promises is not None,
        phase=seats.phase(kept),
        length=table.number if isinstance(table.turn, Over) else None,
        commitment=commitment(kept.secret),
        next=kept.next,
    )


def record(table: Table) -> Record:
    """Return the record: whole if the game is over, else what a spectator has seen.

    Raises:
        Refusal: nobody may watch while this game is played.
    """
    if table.match is not None and isinstance(table.turn, Over):
        return record_of(table.match)
    table.must_be_public()
    events = () if table.match is None else table.match.events
    public = tuple(table.rules.redact(event, None) for event in events)
    return Record(header_of(table.rules, table.kept.secret), public)


def foreign(kept: Kept, game: Game, entries: Sequence[Entry]) -> Record:
    """Return the record of a game under rules that are not ours, without how it ended.

    Whole if it is over; else what a spectator has seen, as far as our rules can tell.

    Raises:
        Refusal: nobody may watch, or our rules do not know such actions.
    """
    charter, over = kept.charter, kept.over
    if not over and not charter.watchers:
        raise Refusal("no-watchers")
    seed = kept.seed.hex() if over and kept.seed is not None else None
    header = Header(
        game=charter.game,
        version=charter.version,
        seats=len(kept.chairs),
        options=charter.options,
        commitment=commitment(kept.secret),
        seed=seed,
    )
    if over:
        return Record(header, tuple(_as_kept(entry) for entry in entries))
    try:
        rules = game.ruleset(len(kept.chairs), msgspec.convert(charter.options, game.options))
        events = [
            Event(entry.n, entry.seat, msgspec.json.decode(entry.action, type=game.actions))
            for entry in entries
        ]
    except (msgspec.MsgspecError, BadSetup) as error:
        raise Refusal("other-rules", began=charter.version) from error
    return Record(header, tuple(rules.redact(event, None) for event in events))


def _as_kept(entry: Entry) -> Event[Any]:
    action: Any = Raw(entry.action.encode())
    return Event(entry.n, entry.seat, action)


def said(remarks: Sequence[Words], entries: Sequence[Entry]) -> list[Said]:
    """Return *remarks* as they stand beside a record of *entries*."""
    instants = [entry.at for entry in entries]
    return [
        Said(words.n, log.before(words, instants), words.seat, words.name, words.text)
        for words in remarks
    ]


def spoken(told: Record, talk: Sequence[Said]) -> Record:
    """Return *told* with the *talk* at its table after its end.

    What was said since the last event that is told belongs after that event.
    """
    last = len(told.events)
    return replace(
        told, said=tuple([replace(words, after=min(words.after, last)) for words in talk])
    )


async def moment(walks: Walks, table: Table, number: int, seat: Seat | None) -> bytes:
    """Return the update that a spectator, or *seat*, got when there had been *number* events.

    What a seat saw is open to all once the game is over; what it might have done is left out.

    Raises:
        Refusal: there have not been so many, or nobody may watch, or not through a seat's eyes yet.
    """
    if table.match is None:
        raise Refusal("not-started")
    table.must_be_public()
    if seat is not None and not isinstance(table.turn, Over):
        raise Refusal("not-over")
    if seat is not None and seat not in range(table.rules.seats):
        raise Refusal("bad-message", seat=seat)
    if not 0 < number <= table.number:
        raise Refusal("bad-message", number=table.number)
    sight = await walks.sight(table, number, seat)
    turn = table.rules.turn(sight.state)
    asked = turn if isinstance(turn, Choose) else None
    shared = Shared(
        number=number,
        phase="over" if isinstance(turn, Over) else "playing",
        turn=turn if isinstance(turn, Choose | Over) else None,
        prompt=asked.prompt if asked else None,
        seats=Raw(encoded(table.seat_infos())),
        waiting=asked.seats if asked else (),
        ready=(),
        deadline_ms=None,
        commitment=commitment(table.kept.secret),
        next=table.kept.next,
    )
    own = Own(seat, sight.view, (), sight.story, whole=True)
    return joined(encoded(shared), encoded(own))
