"""The clauses of Tightwad: each is a heading in every rulebook and cited where it decides."""

from enum import StrEnum


class Clause(StrEnum):
    """A clause, in the order of the book."""

    PLAYERS = "setup.players"
    DECKS = "setup.decks"
    DEALER = "deal.dealer"
    HANDS = "deal.hands"
    BY_TABLE = "deal.table"
    TURN = "play.turn"
    OWN = "play.own"
    FOLLOW = "play.follow"
    HIGHER = "control.higher"
    ACE = "control.ace"
    WINNER = "trick.winner"
    PENALTY = "round.penalty"
    END = "game.end"
