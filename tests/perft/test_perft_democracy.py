"""The rules of Democracy, walked through whole days, count what a brute force counts."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest

from hustings.cards.french import SUITS
from hustings.core.model import Choose
from hustings.games.democracy.island import points_of
from hustings.games.democracy.model import Options
from tests.games.democracy.notation import Table, democracy

DAYS = json.loads(Path(__file__).with_name("tables.json").read_text("utf-8"))["democracy"]
BY_DAY = pytest.mark.parametrize("day", DAYS, ids=lambda day: day["name"])
CDHS = sorted(SUITS, key=lambda suit: suit.value)
"""The order of suits in the tables."""


def morning(day: dict[str, Any], options: Options) -> Table:
    """Return the table before the first speech of *day*."""
    hands = " | ".join(" ".join(hand) for hand in day["hands"])
    return democracy(hands, " ".join(day["pool"]), options, day=1)


def speeches(table: Table) -> Iterator[Table]:
    """Yield the table after each speech that may follow, whichever cards the seats lay down."""
    if not isinstance(table.turn, Choose):
        return
    seats = range(table.rules.seats)
    for choice in product(*(table.legal(seat).split() for seat in seats)):
        after = table.show(" ".join(choice))
        yield after
        yield from speeches(after)


@BY_DAY
def test_each_speech_ends_in_as_many_ways(day: dict[str, Any]) -> None:
    won: Counter[tuple[int, int]] = Counter()
    tied: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for after in speeches(morning(day, Options())):
        number, last = len(after.state.speeches) - 1, after.state.speeches[-1]
        if last.winner is None:
            tied[number, last.tied] += 1
        else:
            won[number, last.winner] += 1

    seats = range(len(day["hands"]))
    assert [(each["won"], each["tied"]) for each in day["tricks"]] == [
        (
            [won[number, seat] for seat in seats],
            [
                {"seats": list(tie), "joint": count}
                for (when, tie), count in sorted(tied.items())
                if when == number
            ],
        )
        for number in range(len(day["pool"]))
    ]


@BY_DAY
@pytest.mark.parametrize("losers", ["own", "discard"])
def test_the_piles_add_up_to_as_many_points(
    day: dict[str, Any], losers: Literal["own", "discard"]
) -> None:
    totals = [[0] * len(SUITS) for _ in day["hands"]]
    for after in speeches(morning(day, Options(tie_losers=losers))):
        if not after.state.pool:
            for seat, pile in enumerate(after.state.piles):
                for place, suit in enumerate(CDHS):
                    totals[seat][place] += points_of(pile, suit)

    assert day["points"][losers] == totals
