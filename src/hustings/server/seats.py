"""Who sits where: each function takes a table as it is kept and returns it as it is to be kept."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_urlsafe

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.server.ports import Chair, Kept
from hustings.server.protocol import Claim, Phase
from hustings.server.refusal import Refusal

KEY_BYTES = 18
TABLE_BYTES = 9
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing, though they count as printable."""


def new_key() -> str:
    """Return a key that nobody can guess."""
    return token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """Return an id for a table, too long to be found by trying."""
    return token_urlsafe(TABLE_BYTES)


def digest(word: str) -> str:
    """Return what is kept of a key or of a guest's word: nobody can sit down with that."""
    return sha256(word.encode()).hexdigest()


def phase(table: Kept) -> Phase:
    """Say how far *table* is."""
    if table.seed is None:
        return "gathering"
    return "over" if table.over else "playing"


def must_be_public(table: Kept) -> None:
    """Raise `Refusal` if at *table* a game is played that nobody may watch."""
    if not table.charter.watchers and phase(table) == "playing":
        raise Refusal("no-watchers")


def seat_of(table: Kept, key: str | None) -> Seat | None:
    """Return the seat that *key* opens, if a person has taken it."""
    if key is None:
        return None
    known = digest(key)
    taken = (seat for seat, chair in enumerate(table.chairs) if chair.taken and chair.key == known)
    return next(taken, None)


def is_open(chair: Chair) -> bool:
    """Say whether nobody sits on *chair*."""
    return not chair.taken and chair.bot is None


def claimed(table: Kept, claim: Claim, fresh: str, since: int = 0) -> tuple[Kept, Seat, str]:
    """Return *table* with the claim met, the seat, and its key: *fresh* or the invitation's.

    *since* is how many events there have been.

    Raises:
        Refusal: the seat is taken, no seat is open, this guest has one already, or has no name.
    """
    if (mine := seat_of(table, claim.key)) is not None:
        assert claim.key is not None, "no key opens a seat"
        return table, mine, claim.key
    if table.over:
        raise Refusal("over")
    guest = digest(claim.guest)
    if not table.charter.hot_seat:
        for seat, chair in enumerate(table.chairs):
            if chair.taken and chair.guest == guest:
                raise Refusal("seat-taken", mine=seat)
    seat = _wanted(table, claim)
    key = claim.key or fresh
    sitting = Chair(
        name=named(claim.name),
        taken=True,
        key=digest(key),
        guest=guest,
        entropy=claim.entropy or "",
        since=since,
    )
    host = seat if table.host is None else table.host
    return replace(with_chair(table, seat, sitting), host=host), seat, key


def _wanted(table: Kept, claim: Claim) -> Seat:
    chairs = table.chairs
    if claim.key is not None:
        invited = digest(claim.key)
        for seat, chair in enumerate(chairs):
            if is_open(chair) and chair.key == invited:
                return seat
        raise Refusal("seat-taken")
    if claim.seat is None:
        for seat, chair in enumerate(chairs):
            if is_open(chair):
                return seat
        raise Refusal("full")
    if not 0 <= claim.seat < len(chairs) or not is_open(chairs[claim.seat]):
        raise Refusal("seat-taken", seat=claim.seat)
    return claim.seat


def left(table: Kept, seat: Seat) -> Kept:
    """Return *table* without the person on *seat*, whose key opens nothing any more."""
    empty = with_chair(table, seat, Chair())
    if table.host != seat:
        return empty
    others = (other for other, chair in enumerate(empty.chairs) if chair.taken)
    return replace(empty, host=next(others, None))


def renamed(table: Kept, seat: Seat, name: str) -> Kept:
    """Return *table* with another name on *seat*.

    Raises:
        Refusal: nothing of the name can be read.
    """
    return with_chair(table, seat, replace(table.chairs[seat], name=named(name)))


def started(table: Kept, filler: str) -> Kept:
    """Return *table* with bots on the open seats, and the seed made whole."""
    chairs = tuple(Chair(bot=filler) if is_open(chair) else chair for chair in table.chairs)
    return replace(table, chairs=chairs, seed=table.secret + salt(chairs))


def people(table: Kept) -> tuple[str | None, ...]:
    """Return by seat the digest of the guest who plays it, and no other seat.

    Who has taken several seats has done so for several people, and is none of them.
    """
    guests = [chair.guest if chair.taken else None for chair in table.chairs]
    return tuple(guest if guests.count(guest) == 1 else None for guest in guests)


def salt(chairs: Sequence[Chair]) -> bytes:
    """Return what the people on *chairs* add to the seed, 32 bytes, or nothing if none did."""
    added = b"".join(bytes.fromhex(chair.entropy) for chair in chairs)
    return sha256(added).digest() if added else b""


def reserved(chair: Chair) -> Chair:
    """Return *chair* as it is offered for a rematch: the same key invites to it."""
    return Chair(bot=chair.bot, key=chair.key if chair.taken else None)


def with_chair(table: Kept, seat: Seat, chair: Chair) -> Kept:
    """Return *table* with *chair* at *seat*."""
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def named(name: str) -> str:
    """Return *name* as it is shown.

    Raises:
        Refusal: nothing of it can be read.
    """
    shown = tidy(name)
    if not shown:
        raise Refusal("no-name")
    return shown


def tidy(words: str) -> str:
    """Return *words* on one line, without what can not be seen."""
    seen = (" " if letter in BLANKS else letter for letter in words)
    return " ".join("".join(letter for letter in seen if letter.isprintable()).split())
