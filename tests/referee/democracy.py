"""Democracy as its rules file has it (clauses EN-1 to EN-32, ID-1 to ID-29, and the readings)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from tests.referee.fault import Disagreement, Fault
from tests.referee.record import Referee, Row, cards

DEAL = frozenset({"type", "dealer", "day", "hands", "pool"})
SEATS = range(2, 7)
SUITS = "CDHS"
ORDER = ("6", "7", "8", "9", "10", "J", "Q", "K", "A", "3", "4", "5")
"""Ranks from low to high (EN-11)."""
VALUE = {"5": 5, "4": 4, "3": 3, "A": 3, "K": 2, "Q": 2, "J": 2, "10": 1, "9": 1, "8": 1, "7": 1}
JOKERS = {4: ("JK1", "JK2"), 6: ("JK1",)}
FIRST_DAY = {"seed": {2: 12, 3: 8, 4: 6, 5: 4, 6: 4}, "half": {2: 8, 3: 6, 4: 5, 5: 4, 6: 3}}
LAST_DAY = 2
MAJORITY = 13
SUIT_POINTS, ALL_POINTS = 25, 100

_SUITED = [rank + suit for suit in SUITS for rank in ORDER]
SUIT = {card: card[-1] for card in _SUITED} | {"JK1": "", "JK2": ""}
HEIGHT = {card: ORDER.index(card[:-1]) for card in _SUITED}
HEIGHT |= {"JK1": HEIGHT["5S"], "JK2": HEIGHT["5S"]}
POINTS = {card: VALUE.get(card[:-1], 0) for card in _SUITED} | {"JK1": 0, "JK2": 0}


def winners(upcard: str, plays: Mapping[int, str]) -> list[int]:
    """Answer who won a trick: one seat, or the several that tie for it (section 1.4).

    An upcard 5 or 6 of trump is not "played" (EN-Q8); a joker is a 5 of no suit (EN-Q13).
    """
    trump = SUIT[upcard]
    trumps = {card: seat for seat, card in plays.items() if trump and SUIT[card] == trump}
    if f"5{trump}" in trumps and f"6{trump}" in trumps:
        return [trumps[f"6{trump}"]]
    if trumps:
        return [trumps[max(trumps, key=HEIGHT.__getitem__)]]
    top = max(HEIGHT[card] for card in plays.values())
    return [seat for seat, card in plays.items() if HEIGHT[card] == top]


class Democracy(Referee):
    """The referee of one game of Democracy."""

    options: ClassVar = {
        "deal": ("seed", "half"),
        "sweep": (1, 2),
        "sweep_needs": ("all", "no_rival"),
        "target": (5, 6, 7, 8, 9, 10),
        "tie_losers": ("own", "discard"),
        "finish": ("most", "shared"),
        "count": ("suit", "pile"),
    }

    def __init__(self, line: int, header: Row) -> None:
        """Seat the players that the *header* names and lay out the deck."""
        super().__init__(line, header)
        if self.seats not in SEATS:
            raise Disagreement(line, Fault.SEATS, str(self.seats))
        self.target, self.sweep = int(self.chosen["target"]), int(self.chosen["sweep"])
        self.deck = frozenset([*_SUITED, *JOKERS.get(self.seats, ())])
        self.due: Sequence[int] = range(self.seats)
        self.day = 0
        """Today; 0 before the first island and between islands."""
        self.spent: set[str] = set()
        self.held: list[set[str]] = [set()] * self.seats
        self.upcards: list[str] = []
        self.ballots: dict[int, str] = {}
        self.piles: list[list[str]] = []

    def chance(self, line: int, action: Row) -> None:
        """Follow the deal of a day (EN-9, EN-27, ID-10)."""
        self.deal(line, action, DEAL)
        if self.upcards:
            raise Disagreement(line, Fault.NO_DEAL_DUE)
        day = self.day + 1
        if action["day"] != day or type(action["day"]) is not int:
            raise Disagreement(line, Fault.DAY, f"{action['day']!r} instead of {day}")
        dealer = self.dealer(line, action, self.due)
        size = self._size()
        hands = self.hands(line, action, size)
        pool = cards(line, action["pool"], size)
        seen: set[str] = set()
        for hand in (*hands, pool):
            for card in hand:
                if card not in self.deck:
                    raise Disagreement(line, Fault.FOREIGN, card)
                if card in seen:
                    raise Disagreement(line, Fault.TWICE, card)
                if card in self.spent:
                    raise Disagreement(line, Fault.SPENT, card)
                seen.add(card)
        if day == 1:
            self.piles = [[] for _ in range(self.seats)]
        self.spent |= seen
        self.day, self.due = day, (dealer,)
        self.held = [set(hand) for hand in hands]
        self.upcards = pool[::-1]

    def act(self, line: int, seat: int, action: Row) -> None:
        """Follow a ballot laid face down, or laid in place of an earlier one (EN-14)."""
        card = self.card(line, action, "commit")
        if not self.upcards:
            raise Disagreement(line, Fault.DEAL_DUE)
        if card not in self.held[seat]:
            raise Disagreement(line, Fault.NOT_HELD, card)
        self.ballots[seat] = card
        if len(self.ballots) == self.seats:
            self._reveal()

    def places(self) -> list[int]:
        """Answer one more than the number of seats with more tribes."""
        return [1 + sum(other > score for other in self.scores) for score in self.scores]

    def _size(self) -> int:
        if self.day == 0 or self.chosen["deal"] == "half":
            return FIRST_DAY[str(self.chosen["deal"])][self.seats]
        return (len(self.deck) - len(self.spent)) // (self.seats + 1)

    def _reveal(self) -> None:
        upcard, ballots = self.upcards.pop(), self.ballots
        won = winners(upcard, ballots)
        if len(won) == 1:
            self.piles[won[0]] += [upcard, *ballots.values()]
        else:
            keepers = ballots if self.chosen["tie_losers"] == "own" else won
            for seat in keepers:
                self.piles[seat].append(ballots[seat])
        for seat, card in ballots.items():
            self.held[seat].remove(card)
        self.ballots = {}
        if not self.upcards and self.day == LAST_DAY:
            self._score()

    def _score(self) -> None:
        if self.chosen["count"] == "pile":
            self._share([sum(POINTS[card] for card in pile) for pile in self.piles], ALL_POINTS)
        else:
            for suit in SUITS:
                self._share(
                    [
                        sum(POINTS[card] for card in pile if SUIT[card] == suit)
                        for pile in self.piles
                    ],
                    SUIT_POINTS,
                )
        self.day, self.due, self.spent = 0, ((self.due[0] + 1) % self.seats,), set()
        most = max(self.scores)
        self.over = most >= self.target and (
            self.chosen["finish"] == "shared" or self.scores.count(most) == 1
        )

    def _share(self, points: list[int], whole: int) -> None:
        """Score what each seat took out of the *whole* (EN-29, ID-25 to ID-28)."""
        if len(set(points)) == 1:
            return
        needed = whole if self.chosen["sweep_needs"] == "all" else sum(points)
        for seat, taken in enumerate(points):
            if taken >= MAJORITY:
                self.scores[seat] += self.sweep if taken == needed else 1
