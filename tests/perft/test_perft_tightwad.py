"""The rules allow exactly what the brute force counted, and it ends as often as it counted."""

import json
from collections import Counter
from typing import Any

import pytest

from hustings.games.tightwad.model import State
from hustings.games.tightwad.rules import Tightwad
from tests.games.tightwad.notation import tightwad
from tests.perft.brute import TABLES

COUNTED: dict[str, list[dict[str, Any]]] = json.loads(TABLES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("deal", COUNTED["tightwad"], ids=lambda deal: deal["name"])
def test_tightwad_has_as_many_rounds_as_were_counted(deal: dict[str, Any]) -> None:
    table = tightwad(" | ".join(" ".join(hand) for hand in deal["hands"]), leads=0)
    sequences: Counter[int] = Counter()
    ends: Counter[tuple[int, str, int]] = Counter()

    walk_round(table.rules, table.state, sequences, ends)

    assert deal["sequences"] == [sequences[length] for length in sorted(sequences)]
    assert [tuple(end.values()) for end in deal["ends"]] == [
        (*end, count) for end, count in sorted(ends.items())
    ]


def walk_round(
    rules: Tightwad,
    state: State,
    sequences: Counter[int],
    ends: Counter[tuple[int, str, int]],
) -> None:
    """Count every legal sequence of plays from *state* to the end of the round."""
    if state.plays:
        sequences[state.plays] += 1
    if state.rounds:
        lost = state.rounds[-1]
        ends[lost.loser, lost.penalty.value, lost.penalty.rank] += 1
        return
    seat = (state.trick.leader + len(state.trick.cards)) % rules.seats
    for play in rules.legal(state, seat):
        walk_round(rules, rules.apply(state, seat, play), sequences, ends)
