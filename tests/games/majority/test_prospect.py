"""Prospects: who is likely to win, by all that counts in the end."""

import pytest
from msgspec.structs import replace

from hustings.games.majority.chapters import scoring
from hustings.games.majority.mind.prospect import Prospect, moods
from hustings.games.majority.stages import Drawing
from tests.games.majority.notation import Table, majority


def chances(table: Table) -> tuple[float, ...]:
    return Prospect(table.frame, table.state).chances()


def drawing(**changes: object) -> Table:
    """Return a table after a switch."""
    table = majority(**changes)  # type: ignore[arg-type]  # as the notation takes them
    return Table(table.rules, replace(table.state, stage=Drawing()))


def test_equal_seats_have_equal_chances_and_together_all_of_them() -> None:
    assert chances(majority(heads="")) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


@pytest.mark.parametrize(
    "changes",
    [
        {"capital": (5, 0, 0)},
        {"influence": (9, 0, 0)},
        {"ready": (6, 0, 0)},
        {"tiles": "money 4 1 1"},
        {"tiles": "lawmakers 3 0 0"},
        {"hands": ((5, 6), (), ())},
        {"heads": "money 0"},
    ],
)
def test_whoever_has_more_is_likelier_to_win(changes: dict[str, object]) -> None:
    mine, other, _ = chances(majority(**{"heads": "", **changes}))  # type: ignore[arg-type]

    assert mine > other


def test_an_upright_card_is_worth_more_than_one_that_was_used() -> None:
    used = (False,) * 3 + (True,) + (False,) * 5

    assert chances(majority(heads="money 0"))[0] > chances(majority(heads="money 0", used=used))[0]


def test_after_the_last_switch_each_card_but_the_mavericks_counts() -> None:
    before, after = (chances(drawing(turn=turn, heads="money 0"))[0] for turn in (4, 5))

    assert after > before
    maverick = chances(drawing(turn=5, heads="maverick 0"))
    assert maverick == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_more_capital_and_influence_can_be_supposed() -> None:
    prospect = Prospect(majority().frame, majority().state)

    supposed = prospect.chances((3, 0, 0), (2, 0, 0))[0]
    assert prospect.chances()[0] < prospect.chances((3, 0, 0))[0] < supposed


def test_unrest_makes_capital_worth_nothing_in_the_end() -> None:
    table = majority(heads="", turn=5, capital=(9, 0, 0), hands=((), (1,), ()))
    ended = Table(table.rules, scoring.end(table.frame, table.state))

    assert chances(ended)[0] < chances(ended)[1]


def test_the_mood_is_open_until_the_last_votes() -> None:
    assert {"order", "tie", "unrest"} == {mood for mood, _ in moods(0, 3)}
    assert (("unrest", 1.0),) == moods(-2, 0)
    assert sum(likely for _, likely in moods(2, 9)) == pytest.approx(1)
