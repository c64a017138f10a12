"""Tightwad as its rules file has it (clauses TW-1 to TW-15, readings TW-Q1 to TW-Q15)."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from tests.referee.fault import Disagreement, Fault
from tests.referee.record import Referee, Row

DEAL = frozenset({"type", "dealer", "hands"})
ONE_DECK = 5
"""The most seats that one deck serves; beyond them a second is shuffled in (TW-3)."""
FULL_HAND = 7
LOST = 10
"""So many penalty points lose the game (TW-13)."""

PAIRS = """
    2 MK SY WL   3 MW SK LY   4 MS WL YK   5 ML SW YK
    6 MW SY LK   7 ML SK WY   8 MS WL YK   9 MS WY LK
"""


def _deck() -> dict[str, tuple[int, frozenset[str]]]:
    deck = {f"A{suit}": (1, frozenset(suit)) for suit in "MSWLYK"}
    deck |= {f"C{suit}": (10, frozenset(suit)) for suit in "MSWLYK"}
    rank = ""
    for word in PAIRS.split():
        if word.isdigit():
            rank = word
        else:
            deck[rank + word] = (int(rank), frozenset(word))
    return deck


_ONCE = _deck()
_TWICE = _ONCE | {f"{card}'": face for card, face in _ONCE.items()}
RANK = {card: rank for card, (rank, _) in _TWICE.items()}
SUITS = {card: suits for card, (_, suits) in _TWICE.items()}


def legal(card: str, hand: Iterable[str], control: str) -> bool:
    """Say whether *card* out of *hand* may follow *control* (TW-6)."""
    return RANK[card] >= RANK[control] or RANK[card] == min(RANK[held] for held in hand)


def takes(card: str, control: str) -> bool:
    """Say whether *card* takes the trick from *control* (TW-7, TW-8)."""
    if SUITS[card].isdisjoint(SUITS[control]):
        return False
    return RANK[card] > RANK[control] or RANK[card] == 1


class Tightwad(Referee):
    """The referee of one game of Tightwad."""

    options: ClassVar = {"allow_two": (False, True)}

    def __init__(self, line: int, header: Row) -> None:
        """Seat the players that the *header* names and lay out the deck."""
        super().__init__(line, header)
        if self.seats not in range(2 if self.chosen["allow_two"] else 3, 11):
            raise Disagreement(line, Fault.SEATS, str(self.seats))
        self.deck = _ONCE.keys() if self.seats <= ONE_DECK else _TWICE.keys()
        self.penalties: set[str] = set()
        self.due: Sequence[int] = range(self.seats)
        self.held: list[set[str]] = [set()] * self.seats
        self.turn = 0
        self.played = 0
        self.left = 0
        self.control = ""
        self.holder = 0
        self.loser = 0

    def chance(self, line: int, action: Row) -> None:
        """Follow a deal (TW-2, TW-12)."""
        self.deal(line, action, DEAL)
        if self.left:
            raise Disagreement(line, Fault.NO_DEAL_DUE)
        dealer = self.dealer(line, action, self.due)
        size = min(FULL_HAND, (len(self.deck) - len(self.penalties)) // self.seats)
        hands = self.hands(line, action, size)
        seen: set[str] = set()
        for hand in hands:
            for card in hand:
                if card not in self.deck:
                    raise Disagreement(line, Fault.FOREIGN, card)
                if card in seen:
                    raise Disagreement(line, Fault.TWICE, card)
                if card in self.penalties:
                    raise Disagreement(line, Fault.PENALTY, card)
                seen.add(card)
        self.held = [set(hand) for hand in hands]
        self.left = size * self.seats
        self.played = 0
        self.turn = (dealer + 1) % self.seats
        self.due = (self.turn,)

    def act(self, line: int, seat: int, action: Row) -> None:
        """Follow the play of one card (TW-4 to TW-9)."""
        card = self.card(line, action, "play")
        if not self.left:
            raise Disagreement(line, Fault.DEAL_DUE)
        if seat != self.turn:
            raise Disagreement(line, Fault.TURN, f"{seat} instead of {self.turn}")
        hand = self.held[seat]
        if card not in hand:
            raise Disagreement(line, Fault.NOT_HELD, card)
        if not self.played:
            self.control, self.holder = card, seat
        elif not legal(card, hand, self.control):
            raise Disagreement(line, Fault.FOLLOW, f"{card} on {self.control}")
        elif takes(card, self.control):
            self.control, self.holder = card, seat
        hand.remove(card)
        self.left -= 1
        self.played += 1
        self.turn = (seat + 1) % self.seats
        if self.played == self.seats:
            self.played = 0
            self.turn = self.holder
            if not self.left:
                self._penalise()

    def places(self) -> list[int]:
        """Answer last place for the one loser and first for the rest (TW-Q9)."""
        return [self.seats if seat == self.loser else 1 for seat in range(self.seats)]

    def _penalise(self) -> None:
        self.penalties.add(self.control)
        self.scores[self.holder] += RANK[self.control]
        if self.scores[self.holder] >= LOST:
            self.over, self.loser = True, self.holder
