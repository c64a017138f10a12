import pytest

from hustings.lab.result import Result
from hustings.lab.tally import Pairs, by_bot, by_seat, mean, wilson


def result(lineup: tuple[str, ...], places: tuple[int, ...], scores: tuple[int, ...]) -> Result:
    return Result(0, lineup, places, scores, 10, b"")


def test_who_ties_shares_a_place() -> None:
    [first, second, third] = by_seat([result(("a", "b", "c"), (1, 1, 3), (5, 5, 0))])

    assert (0.5, 0.5, 0.0) == (first.first.share, second.first.share, third.first.share)
    assert (0.0, 0.0, 1.0) == (first.last.share, second.last.share, third.last.share)


def test_a_game_that_all_tie_is_shared_by_all() -> None:
    rows = by_seat([result(("a", "b"), (1, 1), (3, 3))])

    assert [(0.5, 0.5, 0.5)] * 2 == [(row.first.share, row.last.share, row.merit) for row in rows]


def test_a_bot_in_several_seats_counts_each_of_them_but_the_game_once() -> None:
    strong, weak = by_bot([result(("weak", "strong", "weak"), (2, 1, 3), (1, 4, 0))])

    assert ("strong", 1, 1.0, 4.0) == (strong.who, strong.games, strong.merit, strong.score)
    assert ("weak", 1, 0.25, 0.5) == (weak.who, weak.games, weak.merit, weak.score)


def test_shares_add_up() -> None:
    rows = by_seat(
        [
            result(("a", "b", "c"), (1, 2, 2), (3, 1, 1)),
            result(("a", "b", "c"), (3, 1, 1), (0, 2, 2)),
        ]
    )

    assert pytest.approx(1) == sum(row.first.share for row in rows)
    assert pytest.approx(1) == sum(row.last.share for row in rows)
    assert pytest.approx(1.5) == sum(row.merit for row in rows)


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 1.0])
def test_an_interval_holds_its_share_and_stays_within_bounds(share: float) -> None:
    few, many = wilson(share, 20), wilson(share, 2000)

    assert 0 <= few.low <= share <= few.high <= 1
    assert many.high - many.low < few.high - few.low


def test_a_mean_lies_in_the_middle_of_its_interval() -> None:
    few, many = mean([0.0, 1.0] * 10), mean([0.0, 1.0] * 1000)

    assert (0.5, 0.5) == (few.share, (few.low + few.high) / 2)
    assert many.high - many.low < few.high - few.low


def test_luck_of_the_cards_cancels_on_the_same_cards() -> None:
    pairs = Pairs(lineups=2)
    for deal in range(10):
        # Whoever has the first seat wins, but for the last deal, which "b" wins from both.
        pairs.add(result(("a", "b"), (2, 1) if deal == 9 else (1, 2), (0, 0)))
        pairs.add(result(("b", "a"), (1, 2), (0, 0)))

    [margin] = pairs.margins()
    assert ("b", "a", 10) == (margin.who, margin.than, margin.deals)
    assert pytest.approx(0.1) == margin.merit.share == margin.first.share
    assert margin.merit.low < 0 < margin.merit.high


def test_a_deal_that_is_not_whole_is_not_compared() -> None:
    pairs = Pairs(lineups=2)
    pairs.add(result(("a", "b"), (1, 2), (0, 0)))

    assert () == pairs.margins()
