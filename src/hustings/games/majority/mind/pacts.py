"""Pacts: what coalitions make of everybody's chances, and the bargains that they allow.

A bargain is judged as Nash did (1950): of all that two could agree on, both want that by which the
product of what they gain is greatest. What the other gives counts as far as its word is good.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from hustings.core.model import Seat
from hustings.games.majority.actions import (
    Actions,
    Firm,
    Join,
    Leave,
    Offer,
    Propose,
    Protest,
    Reject,
)
from hustings.games.majority.chapters import coalitions
from hustings.games.majority.chapters.settlement import BUSY
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.prospect import Prospect, Worth
from hustings.games.majority.mind.talk import Said, may_say
from hustings.games.majority.mind.trust import trust
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.model import State, View
from hustings.games.majority.nouns import FACTIONS, POWERS, Faction, Power, power_of
from hustings.games.majority.promises import HeadWord
from hustings.games.majority.stages import Coalescing, Drawing, Group
from hustings.games.majority.table import holder

GAIN: Final = 0.004
"""What a pact has to bring to be worth the talk, as a chance to win."""
MOST_CHANGES: Final = 8
"""Changes of its own after which it lets the coalitions stand."""


class Pacts:
    """The coalitions as a seat sees them."""

    def __init__(self, frame: Frame, state: State, stage: Coalescing, wish: Wish) -> None:
        """Look at *stage* of *state* with the *wish* of a seat."""
        self._frame = frame
        self._state = state
        self._stage = stage
        self._wish = wish
        self._me = wish.seat
        self.now = self._settled(state, stage)

    def formed(self, *pacts: Propose) -> Worth:
        """Return the chances of all when *pacts* have been formed, and whatever they end."""
        groups = self._stage.groups
        for pact in pacts:
            members = set(pact.members)
            apart = [one for one in groups[pact.faction.place] if members.isdisjoint(one.members)]
            there = (*apart, Group(pact.members, pact.head))
            groups = with_item(groups, pact.faction.place, there)
        return self._settled(self._state, replace(self._stage, groups=groups))

    def gain(self, action: Actions) -> tuple[float, str]:
        """Return by how much *action* fulfils the wish, if it is worth a thought, and why."""
        me = self._me
        match action:
            case Firm():
                return 0.0, "bot-firm"
            case Join(proposal=n):
                pact = self.motion(n)
                gain = self.worth(pact) - GAIN / 2
                return gain, "bot-join" if pact.head == me else "bot-support"
            case Reject(proposal=n):
                return self._rejecting(n), "bot-reject"
            case Propose():
                return self._proposing(action)
            case Leave() | Protest():
                state = coalitions.apply(self._frame, self._state, self._stage, me, action)
                assert isinstance(state.stage, Coalescing), f"expected talks, got {state.stage}"
                gain = self._wish(self._settled(state, state.stage)) - self._wish(self.now)
                return gain - GAIN, "bot-leave" if isinstance(action, Leave) else "bot-protest"
            case _:
                return IDLE, "bot-quiet"

    def worth(self, pact: Propose) -> float:
        """Return by how much *pact* fulfils the wish once it is formed."""
        return self._wish(self.formed(pact)) - self._wish(self.now)

    def motion(self, n: int) -> Propose:
        """Return the coalition that was proposed as number *n*."""
        found = next(motion for motion in self._stage.motions if motion.n == n)
        return Propose(found.faction, found.members, found.head)

    def standing(self, faction: Faction) -> Propose:
        """Return the coalition that one is in on *faction*."""
        groups = self._stage.groups[faction.place]
        found = next(group for group in groups if self._me in group.members)
        return Propose(faction, found.members, found.head)

    def more(self) -> Iterator[Propose]:
        """Yield coalitions that no menu lists: behind another head, or of three."""
        me = self._me
        for faction in FACTIONS:
            there = self._state.tiles[faction.place]
            others = [seat for seat in self._frame.everyone if seat != me and there[seat]]
            pacts = [_of(faction, (me, other), other) for other in others]
            pacts += [_of(faction, (me, *two), me) for two in combinations(others, 2)]
            for pact in pacts if there[me] else []:
                if not coalitions.objection(self._frame, self._state, self._stage, me, pact):
                    yield pact

    def bargains(self, view: View) -> Iterator[Said]:
        """Yield to head one faction each, the offer by which both gain most together first."""
        me = self._me
        found: list[Said] = []
        for other in self._frame.everyone:
            shared = [
                faction
                for faction in FACTIONS
                if other != me and not self._wish.hates(other) and self._both(faction, other)
            ]
            for own in shared:
                for theirs in shared:
                    if own is not theirs:
                        found += self._bargain(view, other, own, theirs)
        yield from sorted(found, key=lambda said: -said.worth)

    def _bargain(self, view: View, other: Seat, own: Faction, theirs: Faction) -> Iterator[Said]:
        me, turn = self._me, view.turn
        pair = (me, other)
        mine, yours = _of(theirs, pair, other), _of(own, pair, me)
        both, alone = self.formed(mine, yours), self.formed(mine)
        faith = trust(view, other)
        wish = self._wish
        my_gain = faith * wish(both) + (1 - faith) * wish(alone) - wish(self.now)
        their_gain = both[other] - self.now[other]
        if my_gain > GAIN and their_gain > GAIN:
            offer = Offer(
                (other,),
                (HeadWord(turn=turn, faction=theirs, head=other),),
                (HeadWord(turn=turn, faction=own, head=me),),
            )
            known = any(
                (one.to, one.mine, one.yours) == (offer.to, offer.mine, offer.yours)
                for one in view.offers
            )
            if not known and may_say(self._frame, view, me, offer):
                yield Said(offer, (my_gain * their_gain) ** 0.5, "bot-deal-nash")

    def _both(self, faction: Faction, other: Seat) -> bool:
        """Say whether both stand on *faction*, and not together."""
        there = self._state.tiles[faction.place]
        groups = self._stage.groups[faction.place]
        together = any({self._me, other} <= set(group.members) for group in groups)
        return there[self._me] > 0 and there[other] > 0 and not together

    def _rejecting(self, n: int) -> float:
        """Return what it is worth to do away with the proposal *n*: a little, if it is no good."""
        joined = next(motion.joined for motion in self._stage.motions if motion.n == n)
        unwanted = self._me not in joined and self.worth(self.motion(n)) < GAIN / 2
        return GAIN / 4 if unwanted else IDLE

    def _proposing(self, pact: Propose) -> tuple[float, str]:
        """Return what proposing *pact* brings, if those gain by it who have to agree."""
        me, stage = self._me, self._stage
        asked = any(one.by == me and one.faction is pact.faction for one in stage.motions)
        if asked or stage.floor.edits[me] >= MOST_CHANGES:
            return IDLE, "bot-firm"
        then = self.formed(pact)
        agree = 1.0
        for other in pact.members:
            if other != me:
                agree *= 0.8 if then[other] > self.now[other] else 0.3
        patience = GAIN * (1 + stage.floor.edits[me]) / 2
        return agree * (self._wish(then) - self._wish(self.now)) - patience, "bot-propose"

    def _settled(self, state: State, stage: Coalescing) -> Worth:
        """Return the chances of all if the gavel fell now; who ties is glad to head Justice."""
        holders = state.holders
        justice = holder(state, Power.JUSTICE)
        for faction, blocs in zip(
            FACTIONS, coalitions.blocs(self._frame, state, stage.groups), strict=True
        ):
            if blocs:
                most = max([bloc.strength for bloc in blocs])
                heads = [bloc.head for bloc in blocs if bloc.strength == most]
                head = justice if justice in heads else heads[0]
                holders = with_item(holders, power_of(faction).place, head)
        capital = list(state.capital)
        for power, seat in zip(POWERS, state.holders, strict=True):
            if seat is not None and power not in BUSY and not state.used[power.place]:
                capital[seat] += 1
        after = replace(
            state,
            holders=holders,
            capital=tuple(capital),
            used=(False,) * len(POWERS),
            stage=Drawing(),
        )
        return Prospect(self._frame, after).chances()


def _of(faction: Faction, members: Sequence[Seat], head: Seat) -> Propose:
    return Propose(faction, tuple(sorted(members)), head)
