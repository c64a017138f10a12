"""A fault: what a record can do that the rules do not."""

from enum import StrEnum


class Fault(StrEnum):
    """Each kind of fault that the referee can name."""

    NOT_JSON = "the line is not a JSON object"
    EMPTY = "there is no record"
    NO_HEADER = "a record begins without a header"
    HEADER = "the header is not made as a header is"
    GAME = "this referee knows no such game"
    SEATS = "the game is not for so many seats"
    OPTIONS = "the options are not the game's"

    EVENT = "the event is not made as an event is"
    NUMBER = "the event is out of order"
    NO_SEAT = "there is no such seat"
    ACTION = "the action is not made as an action of this game is"
    NOT_CHANCE = "chance deals, seats play"
    DEAL_DUE = "a deal was due"
    NO_DEAL_DUE = "no deal was due"

    DEALER = "another seat deals"
    DAY = "it is another day"
    HANDS = "there is not one hand for each seat"
    SIZE = "the hand or pool has another number of cards"
    FOREIGN = "the card is not in this deck"
    TWICE = "the card is dealt twice"
    PENALTY = "the card lies with a seat as a penalty"
    SPENT = "the card was dealt on the first day"

    TURN = "it is another seat's turn"
    NOT_HELD = "the card is not in the seat's hand"
    FOLLOW = "the card is below the controlling card and not the lowest held"
    AFTER_END = "the game was over"

    FOOTER = "the footer is not made as a footer is"
    AFTER_FOOTER = "the record goes on after its footer"
    EARLY_FOOTER = "the game was not over"
    NO_FOOTER = "the record ends without a footer"
    SCORES = "the scores are others"
    PLACES = "the places are others"


class Disagreement(Exception):
    """Where a record and the rules part: the line, from 1, and why."""

    def __init__(self, line: int, fault: Fault, evidence: str = "") -> None:
        """Join the *fault* and its *evidence* into the reason."""
        self.line = line
        self.fault = fault
        self.reason = f"{fault}: {evidence}" if evidence else str(fault)
        super().__init__(f"line {line}: {self.reason}")
