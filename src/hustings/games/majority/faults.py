"""Faults: exactly what is wrong with a deck or a board, and where; one without can be played."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from hustings.core.model import Fact
from hustings.games.majority.nouns import FACTIONS, Faction
from hustings.games.majority.sheet import Board, Deck, Law, Title, Words

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LEAST_LAWS: Final = 22
"""As many as four turns need, the fewest that are played; `options.laws_enough` counts them."""
MOST_LAWS: Final = 60
MOST_SUPPORTERS: Final = 9
"""The most that a law may give or take."""
_STEPS: Final = frozenset({(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)})
"""From a hex to each of its neighbours."""


class Fault(Struct, frozen=True):
    """One thing that is wrong."""

    where: str
    """The path of the value, ``laws[3].title``."""
    id: str
    """A message of the catalogue: ``fault-…``."""
    facts: dict[str, Fact] = {}

    def __str__(self) -> str:
        """Write the fault on one line, for logs."""
        facts = "".join(f" {name}={fact}" for name, fact in self.facts.items())
        return f"{self.where}: {self.id}{facts}"


def deck_faults(deck: Deck) -> Iterator[Fault]:
    """Yield what is wrong with *deck*, in its order."""
    yield from _named(deck.name, deck.title)
    if len(deck.laws) > MOST_LAWS:
        yield Fault("laws", "fault-too-many-laws", {"laws": len(deck.laws), "most": MOST_LAWS})
    seen: set[int] = set()
    for number, law in enumerate(deck.laws):
        where = f"laws[{number}]"
        if law.id in seen:
            yield Fault(f"{where}.id", "fault-twice", {"value": law.id})
        seen.add(law.id)
        yield from _law(law, where)
    if len(deck.laws) < LEAST_LAWS:
        yield Fault("laws", "fault-least-laws", {"laws": len(deck.laws), "least": LEAST_LAWS})


def board_faults(board: Board) -> Iterator[Fault]:
    """Yield what is wrong with *board*: its tiles, its arrows, and where they lead."""
    yield from _named(board.name, board.title)
    yield from _spots(board)
    at = {spot.faction: (spot.q, spot.r) for spot in board.spots}
    seen: set[tuple[Faction, Faction]] = set()
    for number, arrow in enumerate(board.arrows):
        where = f"arrows[{number}]"
        facts: dict[str, Fact] = {"tail": arrow.tail.value, "head": arrow.head.value}
        if (arrow.tail, arrow.head) in seen:
            yield Fault(where, "fault-arrow-twice", facts)
        seen.add((arrow.tail, arrow.head))
        if arrow.tail in at and arrow.head in at:
            (q, r), (to_q, to_r) = at[arrow.tail], at[arrow.head]
            if (to_q - q, to_r - r) not in _STEPS:
                yield Fault(where, "fault-arrow-apart", facts)
    yield from _ways(seen)


def _named(name: str, title: Title) -> Iterator[Fault]:
    if not 0 < len(name) <= LONGEST_NAME:
        yield Fault("name", "fault-length", {"length": len(name), "most": LONGEST_NAME})
    if not name.isprintable():
        yield Fault("name", "fault-unprintable")
    yield from _title(title, "title")


def _title(title: Title, where: str) -> Iterator[Fault]:
    if not (title.en or title.id):
        yield Fault(where, "fault-no-title")
    for language, text in (("en", title.en), ("id", title.id)):
        if len(text) > LONGEST_TITLE:
            facts: dict[str, Fact] = {"length": len(text), "most": LONGEST_TITLE}
            yield Fault(f"{where}.{language}", "fault-length", facts)
        # A record is told on terminals, which must not be made to do anything but print it.
        if not text.isprintable():
            yield Fault(f"{where}.{language}", "fault-unprintable")


def _law(law: Law, where: str) -> Iterator[Fault]:
    if law.id < 1:
        yield Fault(f"{where}.id", "fault-not-positive", {"value": law.id})
    yield from _title(law.title, f"{where}.title")
    yield from _words(law.reward, f"{where}.reward")
    yield from _words(law.penalty, f"{where}.penalty")
    both = {*law.reward.politics, *law.reward.powers} & {
        *law.penalty.politics,
        *law.penalty.powers,
    }
    for word in sorted(both):
        yield Fault(where, "fault-both-sides", {"word": word.value})
    if law.amount is not None and not 1 <= law.amount <= MOST_SUPPORTERS:
        facts: dict[str, Fact] = {"value": law.amount, "most": MOST_SUPPORTERS}
        yield Fault(f"{where}.amount", "fault-amount", facts)


def _words(words: Words, where: str) -> Iterator[Fault]:
    for kind, given in (("politics", words.politics), ("powers", words.powers)):
        for word, times in Counter(given).items():
            if times > 1:
                yield Fault(f"{where}.{kind}", "fault-twice", {"value": word.value})


def _spots(board: Board) -> Iterator[Fault]:
    taken: dict[tuple[int, int], Faction] = {}
    laid = Counter(spot.faction for spot in board.spots)
    for number, spot in enumerate(board.spots):
        where = f"spots[{number}]"
        if (spot.q, spot.r) in taken:
            other = taken[spot.q, spot.r].value
            yield Fault(where, "fault-spot-taken", {"faction": spot.faction.value, "other": other})
        taken[spot.q, spot.r] = spot.faction
    for faction in FACTIONS:
        if laid[faction] != 1:
            facts: dict[str, Fact] = {"faction": faction.value, "times": laid[faction]}
            yield Fault("spots", "fault-laid-once", facts)


def _ways(arrows: set[tuple[Faction, Faction]]) -> Iterator[Fault]:
    tails, heads = {tail for tail, _ in arrows}, {head for _, head in arrows}
    for faction in FACTIONS:
        # Nothing has to leave Lawmakers: who is there may be there to stay.
        if faction is not Faction.LAWMAKERS and faction not in tails:
            yield Fault("arrows", "fault-not-left", {"faction": faction.value})
        if faction not in heads:
            yield Fault("arrows", "fault-not-reached", {"faction": faction.value})
    leads = {Faction.LAWMAKERS}
    while more := {tail for tail, head in arrows if head in leads} - leads:
        leads |= more
    for faction in FACTIONS:
        if faction not in leads:
            yield Fault("arrows", "fault-no-way", {"faction": faction.value})
