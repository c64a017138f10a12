"""The counted tables are what the brute force counts, and it decides as the rules' examples do."""

import json
from typing import Any

import pytest

from tests.perft.brute import TABLES, ahead, democracy, tables, tightwad

COUNTED: dict[str, list[dict[str, Any]]] = json.loads(TABLES.read_text(encoding="utf-8"))


def test_the_tables_are_what_the_brute_force_writes() -> None:
    assert tables() == TABLES.read_text(encoding="utf-8")


@pytest.mark.parametrize("deal", COUNTED["tightwad"], ids=lambda deal: deal["name"])
def test_every_whole_round_has_one_loser(deal: dict[str, Any]) -> None:
    assert deal["sequences"][-1] == sum(end["rounds"] for end in deal["ends"])


@pytest.mark.parametrize("deal", COUNTED["democracy"], ids=lambda deal: deal["name"])
def test_every_trick_is_won_by_one_seat_or_tied(deal: dict[str, Any]) -> None:
    for trick in deal["tricks"]:
        assert trick["joint"] == sum(trick["won"]) + sum(tie["joint"] for tie in trick["tied"])


def test_two_seats_with_two_cards_each_counted_by_hand() -> None:
    # Seat 0 leads 5YK, and neither answer takes control, so it leads its 2SY' to the last trick:
    # there 2SY, an equal, leaves it the loser, and 8MS takes control.
    # It leads 2SY': 8MS takes control, and 2SY led to the last trick falls to 5YK; or 2SY does not
    # take control, and 5YK led to the last trick keeps it from 8MS, which shares no suit.
    ends = [
        {"loser": 0, "card": "2SY'", "penalty": 2, "rounds": 1},
        {"loser": 0, "card": "5YK", "penalty": 5, "rounds": 2},
        {"loser": 1, "card": "8MS", "penalty": 8, "rounds": 1},
    ]
    counted = tightwad("by hand", ["5YK 2SY'", "8MS 2SY"])

    assert ([2, 4, 4, 4], ends) == (counted["sequences"], counted["ends"])


def test_two_seats_with_one_ballot_each_counted_by_hand() -> None:
    counted = democracy("by hand", ["KH", "KD"], "9S")

    assert [
        {"upcard": "9S", "joint": 1, "won": [0, 0], "tied": [{"seats": (0, 1), "joint": 1}]}
    ] == counted["tricks"]


@pytest.mark.parametrize(
    ("upcard", "ballots", "best"),
    [
        ("9S", "5S 6S KS", (1,)),
        ("5S", "6S 7S", (1,)),
        ("6S", "5S 4S", (0,)),
        ("9S", "6S 5H 5D", (0,)),
        ("9S", "5H JK1 3D", (0, 1)),
        ("9S", "JK1 4H 7S", (2,)),
        ("JK1", "5H 6H KC", (0,)),
        ("JK1", "5H 5D 6H", (0, 1)),
        ("9S", "KH KD QC", (0, 1)),
    ],
)
def test_the_brute_force_decides_the_examples_of_the_rules(
    upcard: str, ballots: str, best: tuple[int, ...]
) -> None:
    assert best == ahead(tuple(ballots.split()), upcard)
