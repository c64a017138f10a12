"""What browser and server say to each other: every message, declared once.

From these structs come the checks of what a client sends, the OpenAPI description, the page's
types (client/src/protocol.ts) and docs/protocol.md. What is sent as JSON over HTTP and what is
sent over a table's WebSocket are listed at the end.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from hustings.bots.review import Reckoning
from hustings.core.model import Choose, Fact, Objection, Option, Over, Seat
from hustings.core.record import Said
from hustings.core.story import Line

MAX_MESSAGE_BYTES = 16 * 1024
"""The longest message that a client may send, over HTTP or the WebSocket."""

AnyView: TypeAlias = Annotated[Any, Meta(extra={"parameter": "View"})]
"""A view of the game that is played."""
AnyAction: TypeAlias = Annotated[Any, Meta(extra={"parameter": "Action"})]
"""An action of the game that is played."""
AnyOptions: TypeAlias = Annotated[Any, Meta(extra={"parameter": "Options"})]
"""The options of the game that is played."""

Value: TypeAlias = bool | int | str
"""What an option can be set to."""
Phase: TypeAlias = Literal["gathering", "playing", "over"]
Kind: TypeAlias = Literal["person", "bot", "open"]
Leaver: TypeAlias = Literal["wait", "bot", "default"]
By: TypeAlias = Literal["seat", "bot", "clock"]
Code: TypeAlias = Literal[
    "illegal",
    "stale",
    "over",
    "not-started",
    "not-over",
    "not-seated",
    "not-host",
    "seat-taken",
    "full",
    "no-table",
    "no-watchers",
    "no-game",
    "no-name",
    "bad-setup",
    "bad-message",
    "name-taken",
    "bad-name",
    "sheets-full",
    "key-reused",
    "no-upgrade",
    "other-rules",
    "unreadable",
    "closed",
    "too-fast",
    "unavailable",
]

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Key: TypeAlias = Annotated[str, Meta(pattern="^[!-~]{1,64}$")]
"""A word that a program made."""
Guest: TypeAlias = Annotated[str, Meta(max_length=64)]
Entropy: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What is sent over a WebSocket, named by its ``type``."""


# ---------------------------------------------------------------- what both sides speak of


class Promises(Struct, frozen=True):
    """How a person has kept their promises, in games of this host that have ended."""

    games: int
    kept: int
    broken: int
    void: int
    """Promises that spoke of what could not happen any more."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    kind: Kind
    name: str
    """The person's name; empty where nobody sits."""
    bot: str | None
    """The bot that plays this seat, or stands in for whoever left it."""
    here: bool
    """Whether a person of this seat is connected; always true for a bot."""
    host: bool
    """Whether this seat may start the game."""
    promises: Promises | None
    """What the person wants everybody to see of their word; ``None`` where they do not."""


class Told(Line, frozen=True, kw_only=True):
    """A line of the story, and where it belongs."""

    n: int
    """The number of the event that it tells."""
    by: By = "seat"
    """Who acted for the *seat*: itself, a bot standing in for it, or the clock."""


class Refused(Message, frozen=True, tag="refused", kw_only=True):
    """What was asked did not happen, and nothing has changed."""

    code: Code
    facts: dict[str, Fact] = {}
    objection: Objection | None = None
    """With the code ``illegal``: the clause and the facts that forbid the action."""
    prompt: int | None = None
    """The question that is asked now."""
    id: str | None = None
    """The message this answers."""
    number: int | None = None
    """How many events the table has had."""


# ---------------------------------------------------------------- HTTP: asked


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: what a table is to be."""

    game: str
    seats: Annotated[tuple[str, ...], Meta(min_length=1, max_length=12)]
    """By seat: ``open`` or ``bot:<name>``. The creator sits in the first open one."""
    name: Name
    guest: Guest
    """A random word that says *the same person* when seats are claimed."""
    dialect: str | None = None
    """With neither a dialect nor options, the game's first dialect."""
    options: dict[str, Any] | None = None
    watchers: bool = True
    hot_seat: bool = False
    """Whether one person may take several seats."""
    turn_seconds: Annotated[int, Meta(ge=5, le=604_800)] | None = None
    leaver: Leaver = "wait"
    """Who acts for a person whose time ran out, or who left."""
    entropy: Entropy | None = None
    """32 random bytes of the browser, mixed into the seed."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/claim: a person wants a seat."""

    name: Name
    guest: Guest
    seat: Seat | None = None
    """``None``: any that is open."""
    key: Key | None = None
    """The key in an invitation to one seat. Whoever holds a taken seat's key has that seat."""
    entropy: Entropy | None = None


class Keyed(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/start and /seats/<n>/leave: a seat shows its key."""

    key: Key


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/seats/<n>/rename: a seat changes the name it is called by."""

    key: Key
    name: Name


class Counting(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/promises: whether a person wants their promises counted, for all to see."""

    guest: Annotated[str, Meta(min_length=1, max_length=64)]
    """The word by which they sit down."""
    wanted: bool | None = None
    """``None`` asks how it is. Whoever does not want it any more is forgotten."""


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/<id>/rematch: a seat wants to play once more."""

    key: Key
    entropy: Entropy | None = None


# ---------------------------------------------------------------- HTTP: answered


class OptionInfo(Struct, frozen=True):
    """One thing that a table may agree on."""

    name: str
    values: tuple[Value, ...]
    default: Value


class DifferenceInfo(Struct, frozen=True):
    """An option on which one dialect disagrees with an *other*."""

    other: str
    option: str
    here: Value
    there: Value


class DialectInfo(Struct, frozen=True):
    """A named, complete set of options."""

    name: str
    options: AnyOptions
    seats: tuple[int, int]
    """The fewest and the most who can play it."""
    differences: tuple[DifferenceInfo, ...]


class GameWords(Struct, frozen=True):
    """What a game is called in one language, before its own words are loaded."""

    name: str
    pitch: str
    size: str
    """How many seats it has, and how long it takes."""


class GameInfo(Struct, frozen=True):
    """A game on offer."""

    name: str
    words: dict[str, GameWords]
    """By language."""
    seats: tuple[int, int]
    """The fewest and the most who can play it under some options."""
    options: tuple[OptionInfo, ...]
    dialects: tuple[DialectInfo, ...]
    """The first is the one a newcomer should play."""
    bots: tuple[str, ...]
    promises: bool
    """Whether seats give each other promises, which a person may have counted."""


class SheetInfo(Struct, frozen=True):
    """A deck or a board that a table can play with."""

    option: str
    """The option of the game that it is for."""
    name: str
    sheet: dict[str, Any]
    """The whole of it, as the option takes it."""
    boxed: bool
    """Whether it comes with the game; else the host keeps it."""


class SheetText(Struct, frozen=True):
    """POST /api/sheets/<game>/<option>/read: a sheet in TOML."""

    text: str


class KeptSheet(Struct, frozen=True):
    """POST /api/sheets/<game>/<option>: a sheet in TOML, to be kept under its own name."""

    text: str
    guest: Guest
    """Whoever shows the same word may write it again."""


class SheetFault(Struct, frozen=True):
    """One thing that is wrong with a sheet."""

    where: str
    """The path of the value, ``laws[3].title``."""
    id: str
    """A message of the game's catalogue: ``fault-…``."""
    facts: dict[str, Fact]


class SheetReading(Struct, frozen=True):
    """A sheet as it was read, and what keeps it from being played."""

    sheet: dict[str, Any] | None
    """``None`` if it could not be made out at all."""
    faults: tuple[SheetFault, ...]


class SeatKey(Struct, frozen=True):
    """What opens a seat: whoever holds the key plays it."""

    seat: Seat
    key: str | None
    """``None`` for a bot."""


class Created(Struct, frozen=True):
    """A table that was just made; the only time that all its keys are told."""

    table: str
    invite: str
    """The path of the invitation to the table, ``/t/<table>``; a seat's adds ``/s/<key>``."""
    seats: tuple[SeatKey, ...]
    mine: Seat | None
    """Where the creator sits."""


class Seated(Struct, frozen=True):
    """A seat and the key that opens it."""

    seat: Seat
    key: str


class Rematch(Struct, frozen=True):
    """The table at which the same people play again."""

    table: str
    seat: Seat
    key: str
    """The same key as at the old table."""


class Counted(Struct, frozen=True):
    """Whether the promises of a person are counted, and how they have kept them."""

    promises: Promises | None
    """``None``: they are not counted."""


class Weighing(Struct, frozen=True):
    """A choice that a seat had, and what a bot thinks of it."""

    said: tuple[Line, ...]
    """The choice in words: messages of the game."""
    value: float
    """The part of the others that the seat could then expect to leave behind, 0 to 1."""
    reason: str
    """A message of the game's catalogue, or empty."""
    chosen: bool
    """Whether it is what the seat did."""


class Decided(Struct, frozen=True):
    """A decision of a finished game, reviewed."""

    n: int
    """The number of the event by which it was made: so many had been there before."""
    seat: Seat
    choices: tuple[Weighing, ...]
    """The best ones in order, and among or after them the one that was made."""
    cost: float
    """How much worse that is than the best one."""


class Reviewed(Struct, frozen=True):
    """How far a finished game is reviewed."""

    bot: str
    """Who weighs."""
    decisions: tuple[Decided, ...]
    """Those beyond the ones that the asker has."""
    done: int
    """So many events have been looked at."""
    events: int
    """Of so many."""
    reckonings: tuple[Reckoning, ...] | None
    """By seat, once all is looked at: for each, the result is 0.5 + luck - cost."""


class TableInfo(Struct, frozen=True):
    """A table as anybody with its link sees it."""

    table: str
    game: str
    dialect: str | None
    """``None``: options of its own."""
    options: AnyOptions
    seats: tuple[SeatInfo, ...]
    watchers: bool
    hot_seat: bool
    turn_seconds: int | None
    leaver: Leaver
    promises: bool
    """Whether seats give each other promises, which a person may have counted."""
    phase: Phase
    length: int | None
    """How many events the game had; ``None`` until it is over."""
    commitment: str
    """The SHA-256 of the secret part of the seed, in hexadecimal."""
    next: str | None
    """The table of the rematch."""


# ---------------------------------------------------------------- WebSocket: asked


class Hello(Message, frozen=True, tag="hello"):
    """The first message: who is there, and what it has seen."""

    key: Key | None = None
    """``None`` watches."""
    seen: int | None = None
    """The number of the last update seen; then only the story since is told."""


class Act(Message, frozen=True, tag="act"):
    """A seat answers a question with an action."""

    id: Key
    """Chosen by the client, new for each action; a repeat gets the first answer again."""
    prompt: int
    """The question's number, from the update that asked it."""
    action: AnyAction


class Say(Message, frozen=True, tag="say"):
    """A seat says something to the table."""

    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Ping(Message, frozen=True, tag="ping"):
    """The client asks whether the link is alive."""


# ---------------------------------------------------------------- WebSocket: answered


class Update(Message, frozen=True, tag="update", kw_only=True):
    """The whole table as the viewer sees it."""

    number: int
    """How many events there have been; updates of one table never go back."""
    phase: Phase
    turn: Choose | Over | None
    """``None`` while people gather."""
    prompt: int | None
    """The question that is asked, if one is."""
    seats: tuple[SeatInfo, ...]
    seat: Seat | None
    """The viewer's own; ``None`` watches."""
    view: AnyView | None
    """``None`` while people gather."""
    menu: tuple[Option[AnyAction], ...]
    """What the viewer might do, with what speaks against it if anything does."""
    waiting: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    """Who has answered the question, though others have not."""
    story: tuple[Told, ...]
    whole: bool
    """Whether *story* begins at the beginning; else it goes on from the viewer's last update."""
    deadline_ms: int | None
    """How many milliseconds were left for this turn when the update was sent."""
    commitment: str
    next: str | None


class Done(Message, frozen=True, tag="done"):
    """The action or remark with this id is stored."""

    id: str
    number: int
    """How many events there were then, its own and what followed from it included."""


class Remark(Message, frozen=True, tag="said"):
    """Somebody said something."""

    n: int
    """Its number at the table, from 0."""
    after: int
    """How many events there had been."""
    seat: Seat | None
    name: str
    text: str


class Presence(Message, frozen=True, tag="presence"):
    """Who is here, by seat; sent when that changes."""

    seats: tuple[bool, ...]


class Pong(Message, frozen=True, tag="pong"):
    """The link is alive."""


ClientMessage: TypeAlias = Hello | Act | Say | Ping
"""What a client may send over a table's WebSocket; hello comes first."""
ServerMessage: TypeAlias = Update | Done | Refused | Remark | Presence | Pong
"""What the server sends over a table's WebSocket."""

ASKED = (NewTable, Claim, Keyed, Rename, Again, Counting, SheetText, KeptSheet)
"""The bodies of HTTP requests."""
ANSWERED = (
    GameInfo,
    Created,
    Seated,
    Rematch,
    TableInfo,
    Counted,
    Said,
    Reviewed,
    SheetInfo,
    SheetReading,
    Refused,
)
"""The bodies of HTTP answers; whatever goes wrong is answered with the last one."""
