"""Blocs: which coalitions are worth proposing, joining or leaving."""

from collections.abc import Iterator, Sequence
from typing import Final

from hustings.core.model import Seat
from hustings.games.majority.actions import Actions, Join, Leave, Propose, Reject
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.stakes import Stakes, standing
from hustings.games.majority.mind.trust import pledged, promised
from hustings.games.majority.model import View
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import ApartWord, HeadWord
from hustings.games.majority.stages import Coalescing, Group, Motion

MOST_CHANGES: Final = 8
"""Changes of its own after which it lets the coalitions stand."""


class Blocs:
    """The coalitions as one seat sees them, which counts its word as worth so much."""

    def __init__(self, stakes: Stakes, view: View, stage: Coalescing, word: float) -> None:
        self._stakes = stakes
        self._me = stakes.seat
        self._stage = stage
        self._tiles = view.tiles
        self._points = standing(view)
        self._word = word
        self._given = pledged(view, self._me)
        self._had = [
            (giver, promise)
            for giver, promise in promised(view, self._me)
            if isinstance(promise, HeadWord)
        ]

    def step(self, action: Actions) -> tuple[float, str]:
        """Return what a step towards a coalition is worth, and why."""
        me = self._me
        match action:
            case Propose(faction=faction, members=members, head=head):
                return self._proposing(faction, members, head)
            case Join(proposal=n):
                motion = self._motion(n)
                value = self._value(motion.faction, motion.members, motion.head)
                return value - 0.05, "bot-join" if motion.head == me else "bot-support"
            case Reject(proposal=n):
                motion = self._motion(n)
                value = self._value(motion.faction, motion.members, motion.head)
                unwanted = me not in motion.joined and motion.head != me and value < 0
                return (0.02 if unwanted else IDLE), "bot-reject"
            case Leave(faction=faction):
                group = self._group(faction, me)
                kept = self._value(faction, group.members, group.head) if group else 0.0
                return -kept - 0.5, "bot-leave"
            case _:
                return 0.0, "bot-firm"

    def promised(self) -> Iterator[Propose]:
        """Yield the coalitions that it has promised, with all who stand with their head by now."""
        if self._stage.floor.edits[self._me] >= MOST_CHANGES:
            return
        for word in self._given:
            if isinstance(word, HeadWord):
                there = self._tiles[word.faction.place]
                group = self._group(word.faction, word.head)
                members = {*(group.members if group else ()), word.head, self._me}
                propose = Propose(word.faction, tuple(sorted(members)), word.head)
                if len(members) > 1 and there[self._me] and there[word.head]:
                    yield from [propose] if self._is_new(propose) else []

    def _is_new(self, action: Propose) -> bool:
        wanted = Group(action.members, action.head)
        return wanted not in self._stage.groups[action.faction.place] and not any(
            motion.faction is action.faction and Group(motion.members, motion.head) == wanted
            for motion in self._stage.motions
        )

    def _proposing(
        self, faction: Faction, members: Sequence[Seat], head: Seat
    ) -> tuple[float, str]:
        me, there = self._me, self._tiles[faction.place]
        mine = [motion for motion in self._stage.motions if motion.by == me]
        if self._stage.floor.edits[me] >= MOST_CHANGES:
            return IDLE, "bot-firm"
        agreed = self._is_agreed(faction, members, head)
        if not agreed and any(motion.faction is faction for motion in mine):
            return IDLE, "bot-firm"
        rest = [count for seat, count in enumerate(there) if seat not in members]
        helpless = all(there[seat] < max(rest, default=0) for seat in members if seat != head)
        if not agreed and (head != me or not helpless):
            return IDLE, "bot-firm"
        return 0.5 * self._value(faction, members, head) - 0.1, "bot-propose"

    def _is_agreed(self, faction: Faction, members: Sequence[Seat], head: Seat) -> bool:
        """Say whether a deal speaks of this coalition."""
        words = [word for word in self._given if isinstance(word, HeadWord)]
        words += [word for giver, word in self._had if giver in members]
        return any(word.faction is faction and word.head == head for word in words)

    def _value(self, faction: Faction, members: Sequence[Seat], head: Seat) -> float:
        """Return what a coalition is worth against standing as one does now."""
        me, weight = self._me, self._stakes.weights[faction.place]
        there = self._tiles[faction.place]
        kept = self.kept(faction, members, head)
        if head == me and self._is_agreed(faction, members, head):
            kept += 0.3
        rest = [self._strength(faction, s) for s, n in enumerate(there) if n and s not in members]
        rival, together = max(rest, default=0), sum([there[seat] for seat in members])
        if together < rival:
            return kept - 0.3
        others = [self._strength(faction, s) for s, n in enumerate(there) if n and s != me]
        alone = weight * _odds(self._strength(faction, me), max(others, default=0))
        group = self._group(faction, me)
        if group is not None and group.head != me:
            alone = 0.0
        if head == me:
            return kept + weight * _odds(together, rival) - alone
        # Somebody else's faction: better a weak seat's than the leader's.
        strongest = max(
            [seat for seat, count in enumerate(there) if count and seat != me],
            key=lambda seat: (there[seat], self._points[seat]),
        )
        helps = self._points[head] < self._points[strongest] and together > rival
        return kept + (0.25 if helps else -0.3) - alone

    def kept(self, faction: Faction, members: Sequence[Seat], head: Seat) -> float:
        """Return what this coalition is worth as a word kept, or broken."""
        kept = 0.0
        for word in self._given:
            match word:
                case HeadWord(faction=named, head=leader) if named is faction:
                    kept += self._word if leader == head else -self._word
                case ApartWord(faction=named, other=other) if named is faction:
                    kept -= self._word if other in members else 0.0
                case _:
                    pass
        return kept

    def _strength(self, faction: Faction, seat: Seat) -> int:
        """Return the strength of whom *seat* stands with now."""
        there, group = self._tiles[faction.place], self._group(faction, seat)
        return sum([there[member] for member in group.members]) if group else there[seat]

    def _group(self, faction: Faction, seat: Seat) -> Group | None:
        groups = self._stage.groups[faction.place]
        return next((group for group in groups if seat in group.members), None)

    def _motion(self, n: int) -> Motion:
        return next(motion for motion in self._stage.motions if motion.n == n)


def _odds(mine: int, rival: int) -> float:
    if mine > rival:
        return 1.0
    return 0.5 if mine == rival else 0.0
