"""Democracy: all show a card at once, the best of them wins a speech, speeches win the tribes.

Rules: rulebook/en.md, after the game's English and Indonesian descriptions. Each chapter that
decides something is a module: ``deck``, ``deal``, ``speech``, ``island``.

- A hand keeps the card that is laid down until it is shown, so that laying it down tells nothing.
- The cards of an island stay where they are, finished speeches included, until the next deal.
- The rest of the deck is not reshuffled between the days; as nobody has seen it, we keep it
  sorted and shuffle it when it is dealt.
"""

from collections.abc import Iterable
from operator import add
from typing import ClassVar, Final

from msgspec import Struct
from msgspec.structs import replace

from hustings.cards.french import CARDS, Card
from hustings.core.dice import Dice
from hustings.core.model import Chance, Choose, Event, Objection, Over, Seat, Turn, places
from hustings.core.ruleset import Ruleset
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deal import coming_day, days, deal_objection, dealt, undealt
from hustings.games.democracy.deck import in_order
from hustings.games.democracy.imagine import imagined
from hustings.games.democracy.island import LAST_DAY, count, is_over
from hustings.games.democracy.model import Actions, Commit, Deal, Options, State, View
from hustings.games.democracy.speech import decide, shared_out
from hustings.games.democracy.view import redacted, viewed

COMMITS: Final = {card: Commit(card) for card in CARDS}
"""How to lay down each card, made once."""
_commit: Final = COMMITS.__getitem__
_CHANCE: Final = Chance()


class Democracy(Ruleset[State, Actions, View]):
    """Democracy for two to six seats, under any of its options."""

    name: ClassVar[str] = "democracy"
    version: ClassVar[int] = 1

    def __init__(self, seats: int, options: Options) -> None:
        """Seat *seats*, who agreed on *options*."""
        self.seats = seats
        self.options: Options = options
        self.days = days(seats, options.deal)

    def setup(self) -> State:
        """Return the table before the first island: no card is dealt, nobody deals yet."""
        return State(
            dealer=None,
            day=0,
            hands=((),) * self.seats,
            pool=(),
            rest=(),
            committed=(None,) * self.seats,
            piles=((),) * self.seats,
            out=(),
            speeches=(),
            tribes=(0,) * self.seats,
            islands=(),
            asked=0,
        )

    def turn(self, state: State) -> Turn:
        """Wait for whoever has laid no card down; between the days, for the deal."""
        if state.pool:
            committed = state.committed
            waited_for = tuple([seat for seat, card in enumerate(committed) if card is None])
            return Choose(waited_for, state.asked)
        if is_over(state, self.options):
            return Over(state.tribes, places(state.tribes))
        return _CHANCE

    def chance(self, state: State, dice: Dice) -> Deal:
        """Deal the coming day."""
        return dealt(state, self._size(state), dice)

    def candidates(self, state: State, seat: Seat) -> tuple[Commit, ...]:
        """List the hand, also for a seat that has laid a card down: it may take another."""
        return tuple(map(_commit, state.hands[seat]))

    def legal(self, state: State, seat: Seat) -> tuple[Actions, ...]:
        """List the hand: there is no duty to follow suit, to trump or to win."""
        return self.candidates(state, seat)

    def objection(self, state: State, seat: Seat | None, action: Actions) -> Objection | None:
        """Say which clause forbids *action*, in the order of the rulebook."""
        if seat is not None and seat not in range(self.seats):
            return Objection(Clause.PLAYERS, {"seats": self.seats})
        match action:
            case Deal() if seat is not None:
                return Objection(Clause.BY_TABLE)
            case Deal() if is_over(state, self.options):
                return Objection(Clause.END)
            case Deal():
                return deal_objection(state, self._size(state), action)
            case Commit(card=card):
                return _commit_objection(state, seat, card)

    def apply(self, state: State, seat: Seat | None, action: Actions) -> State:
        """Return the state after *action*; the last card that is laid down shows them all."""
        match action:
            case Deal():
                return _dealt(state, action)
            case Commit():
                assert seat is not None, "expected a seat to lay a card down, got chance"
                committed = list(state.committed)
                committed[seat] = action.card
                if None in committed:
                    return replace(state, committed=tuple(committed))
                return self._reveal(state, _known(committed))

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what *seat* may know."""
        return viewed(state, seat, self.days, self.options)

    def redact(self, event: Event[Actions], seat: Seat | None) -> Event[Actions]:
        """Return *event* as *seat* sees it happen."""
        return redacted(event, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that could be behind *view*."""
        return imagined(view, self.options, dice)

    def _size(self, state: State) -> int:
        return self.days[coming_day(state) - 1]

    def _reveal(self, state: State, cards: tuple[Card, ...]) -> State:
        speech = decide(state.pool[0], cards)
        piles, out = shared_out(speech, state.piles, state.out, self.options.tie_losers)
        shown = replace(
            state,
            hands=tuple(map(_without, state.hands, cards)),
            pool=state.pool[1:],
            committed=(None,) * self.seats,
            piles=piles,
            out=out,
            speeches=(*state.speeches, speech),
            asked=state.asked + 1,
        )
        if shown.pool or shown.day < LAST_DAY:
            return shown
        return self._counted(shown)

    def _counted(self, state: State) -> State:
        assert state.dealer is not None, "expected an island that somebody dealt"
        island = count(state.dealer, state.piles, self.options)
        tribes = tuple(map(add, state.tribes, island.scored))
        return replace(state, tribes=tribes, islands=(*state.islands, island))


def _commit_objection(state: State, seat: Seat | None, card: Card | None) -> Objection | None:
    if seat is None or card is None:
        return Objection(Clause.OWN, {"card": "none"})
    if card in state.hands[seat]:
        return None
    shown = any(card is speech.cards[seat] for speech in state.speeches)
    return Objection(Clause.REPLACE if shown else Clause.OWN, {"card": card.value})


def _dealt(state: State, deal: Deal) -> State:
    hands, pool = tuple(map(_known, deal.hands)), _known(deal.pool)
    morning = replace(
        state,
        dealer=deal.dealer,
        day=deal.day,
        hands=hands,
        pool=pool,
        rest=in_order(frozenset(undealt(state)).difference(pool, *hands)),
    )
    if deal.day != 1:
        return morning
    return replace(morning, piles=((),) * len(hands), out=(), speeches=())


def _known(cards: Iterable[Card | None]) -> tuple[Card, ...]:
    return tuple([card for card in cards if card is not None])


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def ruleset(seats: int, options: Struct) -> Democracy:
    """Return Democracy for *seats* under *options*."""
    assert isinstance(options, Options), f"expected options of Democracy, got {options!r}"
    return Democracy(seats, options)
