"""The chapters on tricks, rounds and the end: who wins, who pays, who loses."""

import pytest

from hustings.core.model import Chance, Objection
from tests.games.tightwad.notation import FIRST_CARDS, tightwad


@pytest.mark.clause("trick.winner")
def test_whoever_controls_at_the_end_wins_and_leads() -> None:
    table = tightwad("5YK 2MK | CY 3SK | 6MW 4MS", leads=0).plays(0, "5YK CY 4MS")

    assert (1, (), None) == (
        table.state.trick.leader,
        table.state.trick.cards,
        table.state.trick.control,
    )
    assert ["CY"] == [trick.control.value for trick in table.state.tricks if trick.control]


@pytest.mark.clause("trick.winner", refuses=True)
def test_the_highest_card_does_not_win_without_control() -> None:
    table = tightwad("5YK 2MK | CM 3SK | 8MS 4MS", leads=0).plays(0, "5YK CM 8MS")

    assert 0 == table.state.trick.leader


@pytest.mark.clause("round.penalty")
def test_the_winner_of_the_last_trick_keeps_its_card() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0).plays(0, "5YK 8YK 6MW")

    assert (0, 8, 0) == table.view(None).points
    assert Chance() == table.turn


@pytest.mark.clause("round.penalty")
def test_an_ace_on_a_crown_costs_one_point() -> None:
    table = tightwad("CY | AY | CM", leads=0).plays(0, "CY AY CM")

    assert (0, 1, 0) == table.view(None).points


@pytest.mark.clause("round.penalty")
def test_penalties_add_up() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0, penalties="3SK | AM | ").plays(0, "5YK 8YK 6MW")

    assert (3, 9, 0) == table.view(None).points


@pytest.mark.clause("round.penalty", refuses=True)
def test_a_trick_before_the_last_costs_nothing() -> None:
    table = tightwad("5YK 2MK | CY 3SK | 6MW 4MS", leads=0).plays(0, "5YK CY 4MS")

    assert (0, 0, 0) == table.view(None).points


@pytest.mark.clause("round.penalty", refuses=True)
def test_a_penalty_card_is_not_dealt_again() -> None:
    table = tightwad("5YK | AM | 6MW", leads=0).plays(0, "5YK AM 6MW")

    assert Objection("round.penalty", {"card": "5YK"}) == table.deal_objection(0, FIRST_CARDS)


@pytest.mark.clause("game.end")
def test_ten_points_lose_the_game() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0, penalties="3SK | 2WL | AM")

    over = table.plays(0, "5YK 8YK 6MW").over

    assert ((3, 10, 1), (1, 3, 1)) == (over.scores, over.places)


@pytest.mark.clause("game.end")
def test_a_crown_loses_the_game_at_once() -> None:
    over = tightwad("CY | 8YK | 6MW", leads=0).plays(0, "CY 8YK 6MW").over

    assert ((10, 0, 0), (3, 1, 1)) == (over.scores, over.places)


@pytest.mark.clause("game.end", refuses=True)
def test_nine_points_do_not() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0, penalties="3SK | AL | AM")

    assert Chance() == table.plays(0, "5YK 8YK 6MW").turn


@pytest.mark.clause("game.end", refuses=True)
def test_nothing_is_dealt_or_played_after_the_end() -> None:
    table = tightwad("CY | 8YK | 6MW", leads=0).plays(0, "CY 8YK 6MW")

    assert Objection("play.turn") == table.deal_objection(0, "AM | AS | AW")
    assert Objection("play.turn") == table.objection(0, "CY")


def test_the_ledger_keeps_the_round() -> None:
    table = tightwad("5YK 2MK | 8YK 3SK | 6MW 9MS", leads=0).plays(0, "5YK 8YK 6MW")
    (lost,) = table.plays(1, "3SK 9MS 2MK").state.rounds

    assert (2, 2, 2, "9MS") == (lost.dealer, lost.tricks, lost.loser, lost.penalty.value)
    assert ["3SK", "9MS", "2MK"] == [card.value for card in lost.last.cards]
