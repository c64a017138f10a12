"""Tightwad written as one writes it: hands with bars between them, and who leads.

``tightwad("7SK | 3LY 9LK CS | 5YK 8MS 6LK", leads=0)`` is a table of three amid a round.
"""

from msgspec import Struct
from msgspec.structs import replace

from hustings.cards.decktet import Card, cards, ordered
from hustings.core.dice import Dice
from hustings.core.model import Event, Objection, Over, Seat, Turn
from hustings.core.story import Line
from hustings.games.tightwad.model import Actions, Deal, Options, Play, Round, State, Trick, View
from hustings.games.tightwad.rules import Tightwad
from hustings.games.tightwad.story import tell

FIRST_CARDS = "AM AS AW AL AY AK 2MK | 2SY 2WL 3MW 3SK 3LY 4MS 4WL | 4YK 5ML 5SW 5YK 6MW 6SY 6LK"
"""What three seats are dealt from a deck in order."""


class Table(Struct, frozen=True):
    """A table, and what happened at it last."""

    rules: Tightwad
    state: State
    told: tuple[Line, ...] = ()
    """The story of the last event, as a spectator hears it."""

    def plays(self, seat: Seat, text: str) -> "Table":
        """Let *seat* play a card, and those after it the further cards in *text*."""
        table = self
        for place, card in enumerate(text.split()):
            table = table.after((seat + place) % self.rules.seats, Play(Card(card)))
        return table

    def deals(self, dealer: Seat, hands: str) -> "Table":
        """Let chance deal."""
        return self.after(None, deal(dealer, hands))

    def after(self, seat: Seat | None, action: Actions) -> "Table":
        """Return the table after *action*."""
        state = self.rules.play(self.state, seat, action)
        event = self.rules.redact(Event(0, seat, action), None)
        return Table(self.rules, state, tell(self.view(None), event, self.rules.view(state, None)))

    def legal(self, seat: Seat) -> list[str]:
        """List the cards that *seat* may play."""
        return [play.card.value for play in self.rules.legal(self.state, seat)]

    def menu(self, seat: Seat) -> dict[str, bool]:
        """List the cards on the menu of *seat*, and whether it may play them."""
        menu = self.rules.menu(self.state, seat)
        return {
            option.action.card.value: option.objection is None
            for option in menu
            if isinstance(option.action, Play)
        }

    def objection(self, seat: Seat | None, card: str) -> Objection | None:
        """Say what speaks against *seat* playing *card*."""
        return self.rules.objection(self.state, seat, Play(Card(card)))

    def deal_objection(self, dealer: Seat, hands: str) -> Objection | None:
        """Say what speaks against a deal by chance."""
        return self.rules.objection(self.state, None, deal(dealer, hands))

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* may know."""
        return self.rules.view(self.state, seat)

    def deals_at_random(self) -> "Table":
        """Let chance deal."""
        return self.after(None, self.rules.chance(self.state, Dice(b"at random")))

    @property
    def turn(self) -> Turn:
        """Whose turn it is."""
        return self.rules.turn(self.state)

    @property
    def control(self) -> str | None:
        """The card to beat."""
        control = self.state.trick.control
        return None if control is None else control.value

    @property
    def over(self) -> Over:
        """How the game ended."""
        turn = self.turn
        assert isinstance(turn, Over), f"expected the end, got {turn}"
        return turn


def tightwad(hands: str, leads: Seat, penalties: str = "") -> Table:
    """Return a table at which *leads* begins a trick; *penalties* are written as hands are."""
    held = tuple(ordered(cards(hand)) for hand in hands.split("|"))
    kept = tuple(cards(text) for text in (penalties or "|" * (len(held) - 1)).split("|"))
    rules = Tightwad(len(held), Options(allow_two=True))
    state = replace(
        rules.setup(),
        dealer=(leads - 1) % rules.seats,
        hands=held,
        trick=Trick(leads),
        penalties=kept,
    )
    return Table(rules, state)


def between_rounds(penalties: str, dealer: int = 0) -> Table:
    """Return a table whose seats hold nothing but *penalties*."""
    table = tightwad("|" * penalties.count("|"), 1, penalties)
    rounds = tuple(lost_round(card) for card in cards(penalties.replace("|", " ")))
    return replace(table, state=replace(table.state, dealer=dealer, rounds=rounds))


def lost_round(card: Card) -> Round:
    """Return a round that seat 0 lost by leading *card* to its last trick."""
    return Round(dealer=2, tricks=7, last=Trick(0, (card,), card), loser=0, penalty=card)


def fresh(seats: int) -> Table:
    """Return a table before the first deal."""
    rules = Tightwad(seats, Options(allow_two=True))
    return Table(rules, rules.setup())


def deal(dealer: Seat, hands: str) -> Deal:
    """Return a deal of *hands* in the order in which they are written."""
    return Deal(dealer, tuple(cards(hand) for hand in hands.split("|")))
