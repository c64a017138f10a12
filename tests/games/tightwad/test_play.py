"""The chapter on playing: whose turn it is, and what one may play."""

import pytest

from hustings.core.model import Choose, Objection
from tests.games.tightwad.notation import tightwad


@pytest.mark.clause("play.turn")
def test_the_leader_plays_any_card_and_the_others_follow_clockwise() -> None:
    table = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2)

    assert Choose((2,), 0) == table.turn
    assert Choose((0,), 1) == table.plays(2, "5YK").turn
    assert Choose((1,), 2) == table.plays(2, "5YK 7SK").turn


@pytest.mark.clause("play.turn", refuses=True)
@pytest.mark.parametrize(("seat", "card"), [(0, "7SK"), (1, "3LY"), (3, "AM"), (None, "5YK")])
def test_nobody_plays_out_of_turn(seat: int | None, card: str) -> None:
    table = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2)

    assert Objection("play.turn") == table.objection(seat, card)


@pytest.mark.clause("play.turn", refuses=True)
def test_chance_does_not_deal_in_the_middle_of_a_round() -> None:
    table = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2)

    assert Objection("play.turn") == table.deal_objection(0, "AM | AS | AW")


@pytest.mark.clause("play.turn", refuses=True)
def test_only_the_seat_to_act_has_a_menu() -> None:
    table = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2)

    assert ({}, [], []) == (table.menu(0), table.legal(0), table.legal(1))


@pytest.mark.clause("play.own")
def test_the_leader_may_play_all_of_its_hand() -> None:
    table = tightwad("2MK 7SK CS | 3LY 9LK AM | 5YK 8MS 6LK", leads=0)

    assert ["2MK", "7SK", "CS"] == table.legal(0)


@pytest.mark.clause("play.own", refuses=True)
def test_a_card_of_another_hand_is_refused() -> None:
    table = tightwad("2MK 7SK CS | 3LY 9LK AM | 5YK 8MS 6LK", leads=0)

    assert Objection("play.own", {"card": "3LY"}) == table.objection(0, "3LY")


@pytest.mark.clause("play.own", refuses=True)
def test_the_twin_of_a_held_card_is_another_card() -> None:
    table = tightwad("9LK | 9LK' | 2SY", leads=0)

    assert Objection("play.own", {"card": "9LK'"}) == table.objection(0, "9LK'")


@pytest.mark.clause("play.follow")
def test_a_card_as_high_or_higher_may_be_played_whatever_its_suits() -> None:
    table = tightwad("7SK | AM 7ML 8MS CL | 5YK", leads=0).plays(0, "7SK")

    assert ["AM", "7ML", "8MS", "CL"] == table.legal(1)


@pytest.mark.clause("play.follow")
def test_a_seat_may_always_shed_its_lowest_card() -> None:
    table = tightwad("7SK | 3LY 4MS 6LK | 5YK", leads=0).plays(0, "7SK")

    assert ["3LY"] == table.legal(1)


@pytest.mark.clause("play.follow")
def test_of_several_lowest_cards_any_may_be_shed() -> None:
    table = tightwad("7SK | 3MW 3SK 3LY 6LK | 5YK", leads=0).plays(0, "7SK")

    assert ["3MW", "3SK", "3LY"] == table.legal(1)


@pytest.mark.clause("play.follow")
def test_an_ace_in_control_can_be_followed_by_anything() -> None:
    table = tightwad("AM | 2SY 5YK CY | 5ML", leads=0).plays(0, "AM")

    assert ["2SY", "5YK", "CY"] == table.legal(1)


@pytest.mark.clause("play.follow", refuses=True)
def test_the_objection_names_the_card_to_beat_and_the_lowest_card() -> None:
    table = tightwad("7SK | 3LY 4MS 9LK | 5YK", leads=0).plays(0, "7SK")

    assert Objection("play.follow", {"control": "7SK", "lowest": "3LY"}) == table.objection(
        1, "4MS"
    )


@pytest.mark.clause("play.follow", refuses=True)
def test_the_objection_names_all_of_the_lowest_cards() -> None:
    table = tightwad("7SK | 3MW 3LY 6LK | 5YK", leads=0).plays(0, "7SK")

    objection = table.objection(1, "6LK")

    assert Objection("play.follow", {"control": "7SK", "lowest": "3MW 3LY"}) == objection


@pytest.mark.clause("play.follow", refuses=True)
def test_the_card_to_beat_is_the_one_that_took_control() -> None:
    table = tightwad("5YK | CY | AM 6MW 8YK", leads=0).plays(0, "5YK CY")

    assert {"AM": True, "6MW": False, "8YK": False} == table.menu(2)


def test_who_is_absent_sheds_its_lowest_card() -> None:
    table = tightwad("7SK | 3LY 9LK CS | 5YK", leads=0).plays(0, "7SK")

    assert [table.rules.absent(table.state, 1)] == list(table.rules.legal(table.state, 1))[:1]
    assert "3LY" == table.legal(1)[0]
