"""A strong bot for Majority Rules: it asks of every plan how likely it makes winning the game.

- Ballots, which all lay at once, are chosen by regret matching over joint ballots.
- Supporters are placed as the careful bot places them, by what it counts a faction to be worth.
- Bidding is thought through to its end, from the last bid back.
- Coalitions are judged by what they make of everybody, offers by what both would gain.
- Everything else is tried out by the rules; what counts is how all stand afterwards.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace

from hustings.bots.budget import Budget, Thinker
from hustings.bots.merit import merit_of_chance
from hustings.bots.meter import Meter
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.core.ruleset import Ruleset
from hustings.games.majority.actions import (
    Actions,
    Ask,
    Ballot,
    Blind,
    Dealing,
    Decide,
    Filibuster,
    Join,
    Leave,
    Mandate,
    Offer,
    Pick,
    Propose,
    Reject,
)
from hustings.games.majority.careful import Careful, Thought
from hustings.games.majority.chapters import settlement
from hustings.games.majority.frame import with_item
from hustings.games.majority.imagine import imagined
from hustings.games.majority.mind import talk
from hustings.games.majority.mind.ascent import Ascent
from hustings.games.majority.mind.blocs import Blocs
from hustings.games.majority.mind.division import Division
from hustings.games.majority.mind.idle import IDLE
from hustings.games.majority.mind.pacts import Pacts
from hustings.games.majority.mind.prospect import Prospect
from hustings.games.majority.mind.stakes import Stakes
from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.model import State, View
from hustings.games.majority.rules import MajorityRules
from hustings.games.majority.stages import (
    Appointing,
    Awarding,
    Balloting,
    Bidding,
    Branding,
    Coalescing,
    Exposing,
    Filibustering,
    Mandating,
    Nominating,
    Picking,
    Poll,
    Promoting,
    Resolving,
    Settling,
)
from hustings.games.majority.table import is_last

POINTS: Final = 40.0
"""What winning for sure is worth beside not winning, in the points in which words are weighed."""
SPARED: Final = 0.012
"""What the Maverick's card is worth upright, as a chance to win, while a switch follows."""
LEVELS: Final = {"fast": Budget(100), "normal": Budget(500), "deep": Budget(4_000)}
"""How many ends of a choice it looks at: of bids, of limits, and of ballots.

All else is judged by how all stand afterwards, at every level alike.
"""
GLIMPSE: Final = 0.12
"""The share of a budget that goes into each joint ballot, and the rounds of regret by it."""
USUAL: Final = 60
"""The same in simulations, for who thinks by the clock."""


class Strong(Careful):
    """A bot that plays, votes and deals to win."""

    def __init__(
        self,
        rules: MajorityRules,
        budget: Budget,
        *,
        honesty: float,
        grudge: float,
        meters: Callable[[Budget], Meter] = Meter,
    ) -> None:
        """Look at so much before each choice; *grudge* is how much it minds a broken word."""
        super().__init__(rules.frame, honesty)
        self._rules = rules
        self._budget = budget
        self._grudge = grudge
        self._meters = meters

    def _thoughts(
        self, view: View, stakes: Stakes, actions: Sequence[Actions], dice: Dice
    ) -> list[Thought]:
        moves: list[Actions] = [one for one in actions if not isinstance(one, Dealing)]
        state = imagined(self._frame, view, dice)
        wish = Wish(view, stakes.seat, self._grudge)
        found: Iterable[tuple[Actions, float, str]]
        match view.stage:
            case Promoting() as stage:
                ascent = Ascent(self._frame, state, stage, wish)
                found = [(move, *ascent.gain(move)) for move in moves]
            case Coalescing() as stage:
                pacts = Pacts(self._frame, state, stage, wish)
                return list(self._coalescing(view, stakes, pacts, moves))
            case Picking() | Mandating():
                found = self._laws(state, wish, moves)
            case Balloting():
                found = self._ballots(view, state, wish, dice)
            case Filibustering(poll=poll):
                found = self._limits(state, poll, wish, moves)
            case Bidding() as stage if stage.queue[0] == wish.seat:
                found = self._best_bids(state, stage, wish, moves)
            case (
                Exposing()
                | Settling()
                | Nominating()
                | Appointing()
                | Branding()
                | Awarding()
                | Resolving()
            ):
                now = self._standing(state, wish)
                found = [
                    (move, self._tried(state, wish, move) - now, "bot-tried") for move in moves
                ]
            case _:
                return super()._thoughts(view, stakes, actions, dice)
        return [Thought(move, POINTS * worth, why) for move, worth, why in found]

    def _scale(self, view: View, seat: Seat) -> Callable[[float], float]:
        """Return what makes of points the part of the table that *seat* may expect to leave behind.

        Points are chances to win, and count from how it stands now.
        """
        seats = self._frame.seats
        now = 1 / seats
        if view.turn:
            state = imagined(self._frame, view, Dice(b"scale"))
            now = Prospect(self._frame, state).chances()[seat]

        def value(points: float) -> float:
            return merit_of_chance(min(1.0, max(0.0, now + points / POINTS)), seats)

        return value

    def _offers(self, view: View, stakes: Stakes) -> Iterable[talk.Said]:
        """Bargain for heads of factions, and else as others do, but never with who is hated."""
        wish = Wish(view, stakes.seat, self._grudge)
        usual = [
            said
            for said in super()._offers(view, stakes)
            if isinstance(said.action, Offer) and not any(map(wish.hates, said.action.to))
        ]
        if not isinstance(view.stage, Coalescing) or not talk.may_open(view, stakes.seat):
            return usual
        state = imagined(self._frame, view, Dice(b"bargain"))
        bargains = Pacts(self._frame, state, view.stage, wish).bargains(view)
        return [replace(said, worth=POINTS * said.worth) for said in bargains] or usual

    def _coalescing(
        self, view: View, stakes: Stakes, pacts: Pacts, moves: Sequence[Actions]
    ) -> Iterator[Thought]:
        """Yield steps towards coalitions; a word that was given counts beside the chances."""
        assert isinstance(view.stage, Coalescing), f"nobody stands together at {view.stage}"
        blocs = self._blocs(stakes, view, view.stage)
        owed = self._promised(view, stakes, view.stage)
        for move in dict.fromkeys((*moves, *pacts.more(), *owed)):
            gain, why = pacts.gain(move)
            if move in owed and isinstance(move, Propose):
                gain = pacts.worth(move)
            word = _word(blocs, pacts, move)
            yield Thought(move, POINTS * gain + word, why, word)

    def _laws(
        self, state: State, wish: Wish, moves: Sequence[Actions]
    ) -> Iterator[tuple[Actions, float, str]]:
        """Yield which laws to bring, by what is to be hoped of each."""
        division = Division(self._frame, state, wish)
        hopes = {law: division.hope(law) for law in (*state.drawn, *(state.pair or state.discard))}
        for move in moves:
            match move:
                case Pick(laws=laws):
                    yield move, sum([hopes[law] for law in laws or ()]), "bot-pick"
                case Mandate(law=law):
                    yield move, hopes[law], "bot-pick"
                case Blind():
                    mean = sum([hopes[law] for law in state.discard]) / len(state.discard)
                    yield move, self._point(state, wish) + mean, "bot-blind"
                case _:
                    yield move, IDLE, "bot-quiet"

    def _point(self, state: State, wish: Wish) -> float:
        """Return what one Political Capital more is worth."""
        prospect = Prospect(self._frame, state)
        one = with_item((0,) * self._frame.seats, wish.seat, 1)
        return wish(prospect.chances(one)) - wish(prospect.chances())

    def _ballots(
        self, view: View, state: State, wish: Wish, dice: Dice
    ) -> Iterator[tuple[Actions, float, str]]:
        """Yield yes and no, by what comes of them however the others vote."""
        division = Division(self._frame, state, wish)
        glimpse = self._budget.part(GLIMPSE).simulations or USUAL
        no, yes = division.ballots(view, self._meter(), dice, glimpse)
        now = self._standing(state, wish)
        yield Ballot(yes=True), yes - now, "bot-vote-foreseen"
        yield Ballot(yes=False), no - now, "bot-vote-foreseen"

    def _limits(
        self, state: State, poll: Poll, wish: Wish, moves: Sequence[Actions]
    ) -> Iterator[tuple[Actions, float, str]]:
        """Yield whom to limit; the card is worth keeping upright while a switch follows."""
        division = Division(self._frame, state, wish)
        # One budget for all of it.
        share = 1 / (1 + sum([isinstance(move, Filibuster) for move in moves]))
        now = self._standing(state, wish)
        free = division.limited(poll, self._meter(share))
        cost = 0.0005 if is_last(state, self._frame) else SPARED
        for move in moves:
            if isinstance(move, Filibuster):
                worth = division.limited(replace(poll, limited=move.seat), self._meter(share))
                yield move, worth - now - cost, "bot-filibuster"
            else:
                yield move, free - now, "bot-quiet"

    def _best_bids(
        self, state: State, stage: Bidding, wish: Wish, moves: Sequence[Actions]
    ) -> Iterator[tuple[Actions, float, str]]:
        """Yield the bids, thought through to the last one."""
        now = self._standing(state, wish)
        for bid, worth in Division(self._frame, state, wish).bids(stage, self._meter()):
            # Of bids that come to the same the smallest.
            thrift = 1e-5 * (bid.influence + 9 * bid.capital)
            yield bid, worth - now - thrift, "bot-bid-foreseen"
        yield from [(move, IDLE, "bot-quiet") for move in moves if isinstance(move, Ask)]

    def _standing(self, state: State, wish: Wish) -> float:
        """Return what is wished for as all stand now: urges count from it."""
        return wish(Prospect(self._frame, state).chances())

    def _tried(self, state: State, wish: Wish, move: Actions) -> float:
        """Return what *move* is worth, tried out by the rules; more ties go as they may."""
        after = self._rules.apply(state, wish.seat, move)
        while isinstance(after.stage, Settling):
            after = settlement.apply(
                self._frame, after, after.stage, Decide(after.stage.ties[0].blocs[0].head)
            )
        return wish(Prospect(self._frame, after).chances())

    def _meter(self, share: float = 1.0) -> Meter:
        """Return what counts a *share* of the budget from now on."""
        return self._meters(self._budget.part(share))


def _word(blocs: Blocs, pacts: Pacts, move: Actions) -> float:
    """Return what *move* is worth as a word kept, or broken, in points."""
    match move:
        case Propose():
            pact, sign = move, 1
        case Join(proposal=n):
            pact, sign = pacts.motion(n), 1
        case Reject(proposal=n):
            pact, sign = pacts.motion(n), -1
        case Leave(faction=faction):
            pact, sign = pacts.standing(faction), -1
        case _:
            return 0.0
    return sign * blocs.kept(pact.faction, pact.members, pact.head)


def strong(*, honesty: float = 0.5, grudge: float = 0.0) -> Thinker:
    """Return what makes strong bots of this *honesty*, who bear such a *grudge*."""

    def think(rules: Ruleset[Any, Any, Any], budget: Budget) -> Strong:
        assert isinstance(rules, MajorityRules), f"expected Majority Rules, got {rules!r}"
        return Strong(rules, budget, honesty=honesty, grudge=grudge)

    return Thinker(think, LEVELS)
