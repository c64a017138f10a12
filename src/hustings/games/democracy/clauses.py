"""The clauses of Democracy: each is a heading in every rulebook and cited where it decides."""

from enum import StrEnum


class Clause(StrEnum):
    """A clause, in the order of the book."""

    PLAYERS = "setup.players"
    DECK = "setup.deck"
    DEALER = "deal.dealer"
    FIRST_DAY = "deal.first_day"
    SECOND_DAY = "deal.second_day"
    BY_TABLE = "deal.table"
    UPCARD = "speech.upcard"
    NO_TRUMP = "speech.no_trump"
    OWN = "commit.own"
    REPLACE = "commit.replace"
    RANK = "speech.rank"
    TRUMP = "speech.trump"
    IDIOT = "speech.idiot"
    JOKER = "speech.joker"
    CAPTURE = "speech.capture"
    TIE = "speech.tie"
    VALUES = "island.values"
    MAJORITY = "island.majority"
    SWEEP = "island.sweep"
    NEXT = "island.next"
    END = "game.end"
