import pytest

from hustings.cards.french import Card
from hustings.core.model import Choose, IllegalAction, Objection, Option
from hustings.games.democracy.model import Commit
from tests.games.democracy.notation import democracy

TABLE = democracy("5S 9H 3D | 6S 4S KC | KS 5D 7H", pool="9S 8S QD")


@pytest.mark.clause("commit.own")
def test_any_card_of_the_hand_may_be_laid_down() -> None:
    assert "5S 9H 3D" == TABLE.legal(0)


@pytest.mark.clause("commit.own")
def test_there_is_no_duty_to_follow_suit_or_to_trump() -> None:
    assert TABLE.objection(0, "9H") is None


@pytest.mark.clause("commit.own", refuses=True)
def test_a_card_of_another_hand_may_not() -> None:
    assert Objection("commit.own", {"card": "6S"}) == TABLE.objection(0, "6S")


@pytest.mark.clause("commit.own", refuses=True)
def test_no_card_is_not_a_card() -> None:
    rules, state = TABLE.rules, TABLE.state

    assert Objection("commit.own", {"card": "none"}) == rules.objection(state, 0, Commit(None))


@pytest.mark.clause("commit.own", refuses=True)
def test_chance_has_no_hand() -> None:
    assert Objection("commit.own", {"card": "none"}) == TABLE.objection(None, "5S")


@pytest.mark.clause("commit.own", refuses=True)
def test_nothing_can_be_laid_down_between_the_days() -> None:
    table = democracy("5S | 6S", pool="9S", day=1).show("5S 6S")

    with pytest.raises(IllegalAction, match=r"commit\.own card=7S"):
        table.lays(0, "7S")


@pytest.mark.clause("commit.replace")
def test_a_card_laid_down_may_be_exchanged_while_another_seat_thinks() -> None:
    table = TABLE.lays(0, "5S").lays(1, "6S").lays(0, "3D").lays(2, "KS")

    assert "3D 6S KS" == " ".join(card.value for card in table.state.speeches[0].cards)


@pytest.mark.clause("commit.replace")
def test_the_menu_of_a_seat_that_is_ready_still_lists_its_hand() -> None:
    options = tuple(Option(Commit(Card(card))) for card in ("5S", "9H", "3D"))

    assert options == TABLE.lays(0, "5S").menu(0)


@pytest.mark.clause("commit.replace", refuses=True)
def test_a_card_that_was_shown_can_not_be_taken_back() -> None:
    table = TABLE.show("5S 6S KS")

    assert Objection("commit.replace", {"card": "5S"}) == table.objection(0, "5S")


def test_only_those_who_have_laid_no_card_down_are_waited_for() -> None:
    assert Choose((0, 2), 0) == TABLE.lays(1, "KC").turn


def test_each_speech_is_a_new_question() -> None:
    assert Choose((0, 1, 2), 1) == TABLE.show("5S 6S KS").turn


def test_who_lays_down_first_makes_no_difference() -> None:
    forth = TABLE.lays(0, "5S").lays(1, "6S").lays(2, "KS")
    back = TABLE.lays(2, "KS").lays(1, "6S").lays(0, "5S")

    assert forth.state == back.state


def test_laying_a_card_down_leaves_the_hand_as_it_looked() -> None:
    assert TABLE.view(1).counts == TABLE.lays(0, "5S").view(1).counts


def test_the_table_lays_the_first_card_for_a_seat_that_is_absent() -> None:
    assert Commit(Card("5S")) == TABLE.rules.absent(TABLE.state, 0)
