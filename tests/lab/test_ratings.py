from hustings.lab.ratings import Ratings
from hustings.lab.result import Result


def result(lineup: tuple[str, ...], places: tuple[int, ...]) -> Result:
    return Result(0, lineup, places, (0,) * len(places), 10)


def test_who_wins_is_rated_higher_and_more_surely_with_each_game() -> None:
    ratings = Ratings()
    widths = []
    for _ in range(10):
        ratings.add(result(("strong", "weak", "weaker"), (1, 2, 3)))
        widths.append(ratings.table()[0].high - ratings.table()[0].low)

    assert ["strong", "weak", "weaker"] == [row.who for row in ratings.table()]
    assert sorted(widths, reverse=True) == widths


def test_who_ties_always_is_rated_alike() -> None:
    ratings = Ratings()
    for _ in range(10):
        ratings.add(result(("a", "b"), (1, 1)))

    first, second = ratings.table()
    assert first.rating == second.rating


def test_a_bot_learns_nothing_from_itself() -> None:
    ratings = Ratings()
    ratings.add(result(("a", "a"), (1, 2)))

    assert () == ratings.table()


def test_a_bot_has_one_rating_whatever_seats_it_has() -> None:
    ratings = Ratings()
    ratings.add(result(("a", "b", "b"), (1, 1, 3)))

    assert {"a", "b"} == {row.who for row in ratings.table()}
    assert ratings.table()[0].who == "a"
