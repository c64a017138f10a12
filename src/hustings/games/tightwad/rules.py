"""Tightwad: whoever orders the last round picks up the tab.

Rules: rulebook/en.md, after the game for the basic Decktet.

- A hand is a sorted tuple, the lowest rank first, so that equal hands are equal values.
- The rulebook is silent on several equally low cards; the seat chooses among them.
- Two cards of one face are two cards: penalties are out of the deck one by one.
- Between rounds all hands are empty, and it is chance's turn.
- A deal that chance could not have brought is refused, so that a record can not be forged.

The leaf rules are in `tricks`, `dealing` and `scoring`.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec import Struct

from hustings.cards.decktet import CARDS, CROWN, DECK_SIZE, Card
from hustings.core.dice import Dice
from hustings.core.model import BadSetup, Chance, Choose, Event, Objection, Seat, Turn
from hustings.core.ruleset import Ruleset
from hustings.games.tightwad import dealing, imagine, scoring
from hustings.games.tightwad.clauses import Clause
from hustings.games.tightwad.model import (
    Actions,
    Deal,
    Options,
    Play,
    Round,
    State,
    Trick,
    View,
)
from hustings.games.tightwad.tricks import beats, playable, seat_after, winner

PLAYS: Final = {card: Play(card) for card in CARDS}
"""One play of each card, made once."""
_RANKS: Final = range(CROWN + 1)
_PLAYABLE: Final = [
    [[playable(rank, control, lowest) for rank in _RANKS] for lowest in _RANKS]
    for control in _RANKS
]
"""What is playable, by control, lowest rank held and rank: looked up in every simulated turn."""


class Tightwad(Ruleset[State, Actions, View]):
    """The rules for a number of seats."""

    name: ClassVar[str] = "tightwad"
    version: ClassVar[int] = 1

    def __init__(self, seats: int, options: Options) -> None:
        """Take what `ruleset` has checked."""
        self.seats = seats
        self.options = options

    def setup(self) -> State:
        """Return the state before the first deal."""
        return State(
            dealer=None,
            hands=((),) * self.seats,
            trick=Trick(leader=0),
            tricks=(),
            penalties=((),) * self.seats,
            rounds=(),
            plays=0,
        )

    def turn(self, state: State) -> Turn:
        """Say whose choice it is: clockwise from the leader, while there are cards."""
        seat = self._next(state.trick)
        if state.hands[seat]:
            return Choose((seat,), state.plays)
        if state.rounds:
            loser = state.rounds[-1].loser
            if scoring.loses(scoring.points(state.penalties[loser])):
                return scoring.result(scoring.standing(state.penalties), loser)
        return Chance()

    def chance(self, state: State, dice: Dice) -> Deal:
        """Deal a round."""
        return dealing.deal(state, dice)

    def candidates(self, state: State, seat: Seat) -> Iterable[Play]:
        """List the whole hand of the seat to act."""
        if seat != self._next(state.trick):
            return ()
        return [PLAYS[card] for card in state.hands[seat]]

    def objection(self, state: State, seat: Seat | None, action: Actions) -> Objection | None:
        """Say which clause forbids *action*, or ``None`` if it is legal."""
        match action:
            case Deal() if seat is not None:
                return Objection(Clause.BY_TABLE)
            case Deal() if not isinstance(self.turn(state), Chance):
                return Objection(Clause.TURN)
            case Deal():
                return dealing.deal_objection(state, action)
            case Play(card=card):
                return self._play_objection(state, seat, card)

    def _play_objection(self, state: State, seat: Seat | None, card: Card) -> Objection | None:
        trick = state.trick
        if seat is None or seat != self._next(trick) or not state.hands[seat]:
            return Objection(Clause.TURN)
        hand = state.hands[seat]
        if card not in hand:
            return Objection(Clause.OWN, {"card": card.value})
        control, lowest = trick.control, hand[0].rank
        if control is None or playable(card.rank, control.rank, lowest):
            return None
        low = " ".join(held.value for held in hand if held.rank == lowest)
        return Objection(Clause.FOLLOW, {"control": control.value, "lowest": low})

    def legal(self, state: State, seat: Seat) -> tuple[Play, ...]:
        """List what *seat* may do now, straight from the rule."""
        trick = state.trick
        hand = state.hands[seat]
        if seat != self._next(trick) or not hand:
            return ()
        control = trick.control.rank if trick.control is not None else 0
        lowest = hand[0].rank
        fits = _PLAYABLE[control][lowest]
        return tuple([PLAYS[card] for card in hand if fits[card.rank]])

    def apply(self, state: State, seat: Seat | None, action: Actions) -> State:
        """Return the state after *action*, which the caller must know to be legal."""
        match action:
            case Play():
                assert seat is not None, f"nobody can not play {action}"
                return self._played(state, seat, action.card)
            case Deal():
                return self._dealt(state, action)

    def _dealt(self, state: State, action: Deal) -> State:
        return State(
            dealer=action.dealer,
            # Nothing is hidden in a legal deal.
            hands=tuple(tuple(card for card in hand if card) for hand in action.hands),
            trick=Trick(leader=seat_after(action.dealer, 1, self.seats)),
            tricks=(),
            penalties=state.penalties,
            rounds=state.rounds,
            plays=state.plays,
        )

    def _played(self, state: State, seat: Seat, card: Card) -> State:
        trick, held = state.trick, list(state.hands)
        hand = held[seat]
        place = hand.index(card)
        held[seat] = hand[:place] + hand[place + 1 :]
        hands = tuple(held)
        control = trick.control
        if control is None or beats(card, control):
            control = card
        trick = Trick(trick.leader, (*trick.cards, card), control)
        if len(trick.cards) < self.seats:
            return State(
                state.dealer,
                hands,
                trick,
                state.tricks,
                state.penalties,
                state.rounds,
                state.plays + 1,
            )
        if hands[seat]:
            return State(
                state.dealer,
                hands,
                Trick(winner(trick, self.seats)),
                (*state.tricks, trick),
                state.penalties,
                state.rounds,
                state.plays + 1,
            )
        return self._lost(state, trick)

    def _lost(self, state: State, last: Trick) -> State:
        """End a round: the card that controls its *last* trick stays with its seat."""
        assert state.dealer is not None, "nobody has dealt"
        assert last.control is not None, "nobody has led"
        loser, penalty = winner(last, self.seats), last.control
        lost = Round(state.dealer, len(state.tricks) + 1, last, loser, penalty)
        return State(
            dealer=state.dealer,
            hands=((),) * self.seats,
            trick=Trick(leader=loser),
            tricks=(),
            penalties=tuple(
                (*cards, penalty) if seat == loser else cards
                for seat, cards in enumerate(state.penalties)
            ),
            rounds=(*state.rounds, lost),
            plays=state.plays + 1,
        )

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what *seat* may know: its own hand, and all that has been face up."""
        counts = tuple(map(len, state.hands))
        played = len(state.trick.cards) + self.seats * len(state.tricks)
        return View(
            seat=seat,
            dealer=state.dealer,
            hand=() if seat is None else state.hands[seat],
            counts=counts,
            trick=state.trick,
            tricks=state.tricks,
            penalties=state.penalties,
            points=scoring.standing(state.penalties),
            rounds=state.rounds,
            aside=DECK_SIZE * dealing.decks(self.seats) - len(state.rounds) - played - sum(counts),
            plays=state.plays,
        )

    def redact(self, event: Event[Actions], seat: Seat | None) -> Event[Actions]:
        """Return *event* as *seat* sees it happen: of a deal it sees its own hand."""
        match event.action:
            case Deal(dealer=dealer, hands=hands):
                seen = tuple(
                    hand if owner == seat else (None,) * len(hand)
                    for owner, hand in enumerate(hands)
                )
                return Event(event.n, event.seat, Deal(dealer, seen))
            case Play():
                return event

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a deal that could be behind *view*, each as likely as any other."""
        return imagine.world(view, dice)

    def _next(self, trick: Trick) -> Seat:
        return (trick.leader + len(trick.cards)) % self.seats


def ruleset(seats: int, options: Struct) -> Tightwad:
    """Return the rules for *seats* under *options*.

    Raises:
        BadSetup: two seats, where the options do not allow it.
    """
    assert isinstance(options, Options), f"expected options of Tightwad, got {options}"
    if seats == 2 and not options.allow_two:
        raise BadSetup("expected 3 to 10 seats, got 2: two need the option allow_two")
    return Tightwad(seats, options)
