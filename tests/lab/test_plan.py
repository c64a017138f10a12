from hustings.lab.plan import rotated, seated


def test_more_bots_than_seats_take_turns() -> None:
    assert (("a", "b"), ("b", "c"), ("c", "a")) == rotated(("a", "b", "c"), 2)


def test_each_bot_has_each_seat_equally_often() -> None:
    lineups = rotated(("a", "b", "c"), 5)

    for seat in range(5):
        assert sorted("abccc") == sorted(lineup[seat] for lineup in lineups)


def test_the_first_bots_sit_where_they_are_named() -> None:
    assert ("a", "b") == seated(("a", "b", "c"), 2)
