from collections import Counter
from typing import Any

import pytest
from msgspec.structs import fields

from hustings.bots.baseline import Random
from hustings.core.model import Over
from hustings.games.shelf import game, games
from hustings.lab.kingmaking import kingmaking
from hustings.lab.measures import Lead, Shape, Sitting, measured, shape, stake
from hustings.lab.questions import questions
from hustings.lab.study import table_of
from tests.core.toy import GAME as TOY
from tests.lab.finished import finished


def over(*places: int) -> Over:
    return Over((0,) * len(places), places)


def test_who_leads_from_the_first_part_on_decides_the_game_there() -> None:
    found = shape(((2, 0), (3, 1), (4, 2), (5, 3)), over(1, 2), 10, "first")

    assert (0, 1.0, 0.0, 0.25) == (found.changes, found.ahead, found.behind, found.decided)


def test_who_was_last_half_way_and_wins_comes_back() -> None:
    found = shape(((2, 0), (3, 1), (3, 2), (3, 5)), over(2, 1), 10, "first")

    assert (1, 0.0, 1.0, 1.0) == (found.changes, found.ahead, found.behind, found.decided)


def test_where_the_last_loses_the_front_is_where_most_danger_is() -> None:
    found = shape(((-5, 0, 0), (-5, -1, 0), (-5, -9, 0), (-5, -12, 0)), over(1, 3, 1), 9, "last")

    assert (1, 0.0, 0.75) == (found.changes, found.ahead, found.decided)
    assert not found.shared


def test_who_ties_in_front_counts_in_part() -> None:
    found = shape(((2, 2, 0), (3, 2, 1)), over(1, 2, 3), 10, "first")

    assert (0.5, 0.0) == (found.ahead, found.behind)


def test_all_alike_half_way_are_not_behind() -> None:
    assert shape(((1, 1), (2, 1)), over(1, 2), 10, "first").behind == 0.0


def test_a_game_without_standings_has_no_course() -> None:
    found = shape((), over(1, 1), 7, "first")

    assert Shape(7, None, True, None, None, None, None) == found


def test_a_game_of_one_part_has_no_half() -> None:
    found = shape(((1, 0),), over(1, 2), 7, "first")

    assert (None, None, 1.0) == (found.ahead, found.behind, found.decided)


@pytest.mark.parametrize("name", games())
def test_seats_share_the_first_place_and_the_last(name: str) -> None:
    match = finished(name, 3)

    sat = [
        each for each in measured(game(name), match, ("a", "b", "c")) if isinstance(each, Sitting)
    ]
    assert ["a", "b", "c"] == [each.bot for each in sat]
    assert pytest.approx(1) == sum(each.first for each in sat)
    assert pytest.approx(1) == sum(each.last for each in sat)


@pytest.mark.parametrize("name", games())
def test_every_game_knows_who_was_in_front(name: str) -> None:
    kinds = Counter(type(each) for each in measured(game(name), finished(name, 3), ("a",) * 3))

    assert (5, 1) == (kinds[Lead], kinds[Shape])


def test_a_game_without_measures_tells_who_won() -> None:
    match = finished("democracy", 3)

    kinds = {type(each) for each in measured(TOY, match, ("a",) * 3)}
    assert {Sitting, Shape} == kinds
    assert stake(TOY) == "first"
    assert {Sitting, Shape, Lead} <= {question.rows for question in questions(TOY)}


@pytest.mark.parametrize("name", games())
def test_questions_ask_for_fields_that_there_are(name: str) -> None:
    for question in questions(game(name)):
        names = {field.name for field in fields(question.rows)}
        assert {question.value, question.by} <= names | {""}


@pytest.mark.parametrize("name", games())
def test_no_two_kinds_of_rows_share_a_table(name: str) -> None:
    kinds = {question.rows for question in questions(game(name))}

    assert len(kinds) == len({table_of(kind) for kind in kinds})


@pytest.mark.parametrize("name", games())
def test_no_question_is_asked_twice(name: str) -> None:
    titles = [question.title for question in questions(game(name))]

    assert len(titles) == len(set(titles))


def test_of_two_seats_none_can_make_another_win() -> None:
    for number in range(5):
        match = finished("democracy", 2, number)
        assert not kingmaking(match, [Random[Any]()] * 2, "first").possible


def test_among_four_some_seat_can_sometimes_decide_who_wins() -> None:
    made = [
        kingmaking(finished("democracy", 4, number), [Random[Any]()] * 4, "first").possible
        for number in range(12)
    ]

    assert {True, False} == set(made)
    assert made == [
        kingmaking(finished("democracy", 4, number), [Random[Any]()] * 4, "first").possible
        for number in range(12)
    ]
