"""The nouns every game shares: seats, actions, events, turns, objections and options."""

from typing import Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, clockwise from 0. ``None`` is nobody: chance, or a spectator."""


class BySeat(Protocol):
    """A number for each seat: a tuple, or part of a vector."""

    def __len__(self) -> int: ...

    def __getitem__(self, seat: int, /) -> int: ...


Fact: TypeAlias = int | str
"""A number, an id, or the text of a card; named after what it is, so that it can be worded."""


class Action(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat chooses or chance brings; each game declares its own, tagged in lower case."""


A = TypeVar("A", bound=Action)


def tag_of(action: Action) -> str:
    """Return the word by which *action* is told from others, its ``type``."""
    return str(action.__struct_config__.tag)


class Event(Struct, Generic[A], frozen=True, forbid_unknown_fields=True):
    """An action that happened."""

    n: int
    """Its number in the game, from 0 without gaps."""
    seat: Seat | None
    """Who acted; ``None`` is chance."""
    action: A


class Objection(Struct, frozen=True):
    """The clause of the rulebook that an action would break, and the facts that make it so."""

    clause: str
    """A heading of every rulebook of the game, ``chapter.rule``."""
    facts: dict[str, Fact] = {}
    """Nothing in here may be hidden from the seat that acts."""


class Option(Struct, Generic[A], frozen=True):
    """An action on the menu, with what speaks against it if anything does."""

    action: A
    objection: Objection | None = None


class Chance(Struct, frozen=True, tag="chance", tag_field="type"):
    """It is up to chance: cards are to be dealt."""


class Choose(Struct, frozen=True, tag="choose", tag_field="type"):
    """It is up to *seats*: each may act now, in any order, none knowing the others' answers."""

    seats: tuple[Seat, ...]
    """Who is waited for. Another seat may revise its answer where its menu says so."""
    prompt: int
    """The question's number: an answer names the question it answers."""
    free: tuple[str, ...] = ()
    """Tags of actions that seats compose themselves; only among these does order matter."""


class Over(Struct, frozen=True, tag="over", tag_field="type"):
    """The game is over."""

    scores: tuple[int, ...]
    """By seat, in the game's own points."""
    places: tuple[int, ...]
    """By seat: 1 is first, seats that tie share a place and the next one is left out."""


Turn: TypeAlias = Chance | Choose | Over


class IllegalAction(Exception):
    """Somebody tried what the rules forbid; nothing has changed."""

    def __init__(self, objection: Objection) -> None:
        """Keep the *objection* for whoever will word it."""
        facts = "".join(f" {name}={fact}" for name, fact in objection.facts.items())
        super().__init__(f"{objection.clause}{facts}")
        self.objection = objection


class StaleAnswer(Exception):
    """Somebody answered a question that is no longer asked; nothing has changed."""

    def __init__(self, prompt: int, asked: int | None) -> None:
        """Name the *prompt* that was answered and the one *asked* now (``None``: nothing is)."""
        super().__init__(f"answered prompt {prompt}, but the prompt is {asked}")
        self.prompt = prompt
        self.asked = asked


class BadSetup(ValueError):
    """This game can not be played with these seats or options; the message says why."""

    def __init__(self, reason: str, fault: str = "", **facts: Fact) -> None:
        """Give the *reason*, and where the game's catalogue words it the message and *facts*."""
        super().__init__(reason)
        self.fault = fault
        self.facts = facts


def place(merits: BySeat, seat: Seat) -> int:
    """Return the place of *seat* by *merits*: one more than there are seats with more.

    >>> place((3, 5, 5, 1), 0)
    3
    """
    better = 0
    for other in range(len(merits)):
        if merits[other] > merits[seat]:
            better += 1
    return 1 + better


def places(merits: tuple[int, ...]) -> tuple[int, ...]:
    """Rank seats by *merits*, the highest first; equal merits share a place.

    >>> places((3, 5, 5, 1))
    (3, 1, 1, 4)
    """
    return tuple(place(merits, seat) for seat in range(len(merits)))


def ranking(over: Over) -> tuple[Seat, ...]:
    """Rank the seats: by place, and those that share one by score, in the game's own sense.

    Whether more points or fewer are better is seen in how the first place and the last differ.

    >>> ranking(Over((4, 12, 0), places=(1, 3, 1)))
    (2, 0, 1)
    >>> ranking(Over((5, 2, 5), places=(1, 3, 1)))
    (0, 2, 1)
    """
    first, last = (over.scores[over.places.index(pick(over.places))] for pick in (min, max))
    sense = 1 if first < last else -1
    seats = range(len(over.places))
    return tuple(sorted(seats, key=lambda seat: (over.places[seat], sense * over.scores[seat])))
