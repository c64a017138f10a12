"""Democracy written as one writes it: hands with bars between them, the pool after its cards.

``democracy("5S 6H | 6S 5H", pool="9S 9H")`` is the morning of a day at a table of two.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hustings.cards.french import Card, cards
from hustings.core.dice import Dice
from hustings.core.model import Objection, Option, Seat, Turn
from hustings.games.democracy.deal import coming_day, undealt
from hustings.games.democracy.deck import in_order
from hustings.games.democracy.island import count
from hustings.games.democracy.model import Commit, Count, Deal, Options, Speech, State, View
from hustings.games.democracy.rules import Democracy
from hustings.games.democracy.speech import decide


class Table(Struct, frozen=True):
    """A table at which somebody may lay a card down."""

    rules: Democracy
    state: State

    def lays(self, seat: Seat, card: str) -> "Table":
        """Let *seat* lay *card* down."""
        return Table(self.rules, self.rules.play(self.state, seat, Commit(Card(card))))

    def lays_first(self, seat: Seat) -> "Table":
        """Let *seat* lay its first card down."""
        return Table(
            self.rules,
            self.rules.play(self.state, seat, self.rules.absent(self.state, seat)),
        )

    def show(self, text: str) -> "Table":
        """Let all seats lay down the cards in *text*, the first seat first."""
        table = self
        for seat, card in enumerate(text.split()):
            table = table.lays(seat, card)
        return table

    def deals(self, deal: Deal) -> "Table":
        """Let chance deal."""
        return Table(self.rules, self.rules.play(self.state, None, deal))

    def shuffles(self, seed: int = 0) -> "Table":
        """Let chance deal at random."""
        return self.deals(self.rules.chance(self.state, Dice(bytes([seed]))))

    def orderly(self, **changes: Any) -> Deal:
        """Return the coming deal if the cards lie in order, dealer 0, with some *changes*."""
        state = self.state
        day, left = coming_day(state), undealt(state)
        size = self.rules.days[day - 1]
        *hands, pool = (left[size * n : size * (n + 1)] for n in range(self.rules.seats + 1))
        return replace(Deal(0, day, tuple(hands), pool), **changes)

    def forbids(self, deal: Deal, seat: Seat | None = None) -> Objection | None:
        """Say what forbids *deal*, which chance brings, or *seat* tries to."""
        return self.rules.objection(self.state, seat, deal)

    def objection(self, seat: Seat | None, card: str) -> Objection | None:
        """Say what forbids *seat* to lay *card* down."""
        return self.rules.objection(self.state, seat, Commit(Card(card)))

    def legal(self, seat: Seat) -> str:
        """Write the cards that *seat* may lay down."""
        return written(
            action.card
            for action in self.rules.legal(self.state, seat)
            if isinstance(action, Commit)
        )

    def menu(self, seat: Seat) -> tuple[Option[Any], ...]:
        """List what *seat* might do."""
        return self.rules.menu(self.state, seat)

    def view(self, seat: Seat | None) -> View:
        """Return what *seat* may know."""
        return self.rules.view(self.state, seat)

    @property
    def turn(self) -> Turn:
        """Whose choice it is."""
        return self.rules.turn(self.state)

    @property
    def piles(self) -> list[str]:
        """By seat, the pile as a text."""
        return [written(pile) for pile in self.state.piles]

    @property
    def out(self) -> str:
        """The cards out of play, as a text."""
        return written(self.state.out)


def fresh(seats: int, options: Options | None = None) -> Table:
    """Return a table at which no card has been dealt."""
    rules = Democracy(seats, options or Options())
    return Table(rules, rules.setup())


def democracy(
    hands: str,
    pool: str,
    options: Options | None = None,
    *,
    day: int = 2,
    tribes: tuple[int, ...] | None = None,
    piles: str | None = None,
) -> Table:
    """Return a table with these *hands* and *pool*, nobody having laid a card down."""
    held = tuple(in_order(frozenset(cards(hand))) for hand in hands.split("|"))
    table = fresh(len(held), options)
    setup = table.state
    state = State(
        dealer=0,
        day=day,
        hands=held,
        pool=cards(pool),
        rest=(),
        committed=setup.committed,
        piles=setup.piles if piles is None else tuple(map(cards, piles.split("|"))),
        out=(),
        speeches=(),
        tribes=tribes or setup.tribes,
        islands=(),
        asked=0,
    )
    return Table(table.rules, state)


def counted(piles: str, options: Options | None = None) -> Count:
    """Return the count of an island that ends with these *piles*."""
    return count(0, [cards(pile) for pile in piles.split("|")], options or Options())


def speech(upcard: str, played: str) -> Speech:
    """Return the speech in which *played*, the first seat's card first, met *upcard*."""
    return decide(Card(upcard), cards(played))


def outcome(upcard: str, played: str) -> str:
    """Write who wins: ``"2"``, or ``"0=1"`` for a tie of these seats."""
    finished = speech(upcard, played)
    if finished.winner is not None:
        return str(finished.winner)
    return "=".join(map(str, finished.tied))


def written(held: Any) -> str:
    """Write cards with spaces between them."""
    return " ".join("?" if card is None else card.value for card in held)
