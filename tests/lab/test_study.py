import polars as pl
import pytest
from msgspec import Struct

from hustings.core.measure import Question
from hustings.games.shelf import game
from hustings.lab.plan import Plan
from hustings.lab.result import Result
from hustings.lab.study import answer, frames, study


class Coin(Struct, frozen=True):
    side: str
    heads: bool | None
    worth: int = 1


SHARE = Question("Heads", "", Coin, "heads")
WORTH = Question("Worth", "", Coin, "worth", "side", "number")


def result(number: int, *coins: Coin) -> Result:
    return Result(number, ("a",), (1,), (0,), 1, measures=coins)


def thrown(games: int, each: int) -> list[Result]:
    """Return games of so many coins *each*, which all fall alike, heads in every fourth game."""
    return [
        result(number, *(Coin("x", number % 4 == 0) for _ in range(each)))
        for number in range(games)
    ]


def test_frames_hold_every_fact_with_its_game() -> None:
    known = frames([result(0, Coin("x", True)), result(1, Coin("y", None), Coin("x", False))])

    assert [(0, "x", True, 1), (1, "y", None, 1), (1, "x", False, 1)] == known["coin"].rows()


def test_facts_of_one_game_are_one_trial() -> None:
    one, many = (answer(frames(thrown(400, each)), SHARE).row(0, named=True) for each in (1, 50))

    assert pytest.approx(0.25) == one["mean"] == many["mean"]
    assert pytest.approx(one["error"]) == many["error"]
    assert pytest.approx((0.25 * 0.75 / 400) ** 0.5, rel=0.01) == one["error"]


def test_facts_that_are_independent_within_a_game_count_each_for_itself() -> None:
    games = [
        result(number, *(Coin("x", (number * 7 + coin * coin) % 4 == 0) for coin in range(4)))
        for number in range(400)
    ]
    found = answer(frames(games), SHARE).row(0, named=True)

    assert found["games"] == 400
    assert found["error"] < (0.25 * 0.75 / 400) ** 0.5


def test_rows_without_a_value_do_not_count() -> None:
    games = [result(0, Coin("x", True), Coin("x", None)), result(1, Coin("x", None))]

    assert (1, 1.0) == answer(frames(games), SHARE).select("games", "mean").row(0)


def test_what_never_happened_may_happen_all_the_same() -> None:
    found = answer(frames([result(number, Coin("x", False)) for number in range(100)]), SHARE)

    assert (0.0, 0.0) == found.select("mean", "low").row(0)
    assert 0.02 < found["high"][0] < 0.05


def test_groups_are_told_apart_and_numbers_are_in_order() -> None:
    by_worth = Question("Heads", "", Coin, "heads", "worth")
    games = [result(0, Coin("y", True, 3), Coin("x", False, 1)), result(1, Coin("x", True, 3))]

    assert [(1, 0.0), (3, 1.0)] == answer(frames(games), by_worth).select("group", "mean").rows()
    assert ["y", "x"] == answer(frames(games), WORTH)["group"].to_list()


def test_a_number_has_an_interval_around_its_mean() -> None:
    games = [result(number, Coin("x", True, number % 3)) for number in range(300)]
    found = answer(frames(games), WORTH).row(0, named=True)

    assert pytest.approx(1.0) == found["mean"] == (found["low"] + found["high"]) / 2


def test_a_question_without_rows_has_an_empty_answer() -> None:
    nothing = answer({}, SHARE)

    assert 0 == len(nothing)
    assert answer(frames(thrown(4, 1)), SHARE).columns == nothing.columns


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_a_study_is_the_same_whoever_plays(name: str) -> None:
    known = game(name)
    options = next(iter(known.dialects.values()))
    plan = Plan(known, 3, options, (("careful", "random", "random"),), 8, "s")

    alone, together = study(plan), study(plan, 2)
    assert set(alone) == set(together)
    assert all(frame.equals(together[table]) for table, frame in alone.items())
    assert isinstance(alone["sitting"], pl.DataFrame)
