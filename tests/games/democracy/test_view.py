import msgspec
import pytest

from hustings.cards.french import Card, cards
from hustings.core.dice import Dice
from hustings.core.model import Event
from hustings.games.democracy.model import Actions, Commit, Deal, View
from tests.games.democracy.notation import Table, democracy, fresh, written

TABLE = democracy("5S 9H | 6S 4S | KS 5D", pool="9S 8S").lays(0, "5S").lays(1, "4S")
DEAL: Event[Actions] = Event(
    0, None, Deal(1, 1, (cards("5S 9H"), cards("6S 4S")), cards("9S 8S 7S"))
)


def test_a_seat_sees_its_own_hand_and_the_number_of_the_others_cards() -> None:
    view = TABLE.view(1)

    assert ("4S 6S", (2, 2, 2)) == (written(view.hand), view.counts)


def test_a_seat_sees_its_own_card_laid_down_and_who_else_is_ready() -> None:
    view = TABLE.view(1)

    assert (Card("4S"), (True, True, False)) == (view.chosen, view.ready)


def test_a_spectator_sees_no_hand() -> None:
    view = TABLE.view(None)

    assert ((), None) == (view.hand, view.chosen)


def test_all_see_the_upcard_and_the_trump_but_only_the_size_of_the_pool() -> None:
    view = TABLE.view(None)

    assert ("9S", "S", 2) == (view.upcard.value, view.trump.value, view.pool)  # type: ignore[union-attr]  # there is an upcard


def test_a_joker_turned_up_is_no_trump() -> None:
    view = democracy("5S | 6S", pool="JK1").view(0)

    assert (Card("JK1"), None) == (view.upcard, view.trump)


def test_between_the_days_there_is_no_upcard() -> None:
    view = fresh(2).view(0)

    assert (None, None, 0) == (view.upcard, view.trump, view.pool)


def test_a_seat_is_dealt_its_own_hand_and_sees_the_first_of_the_pool() -> None:
    hidden = (None, None)
    expected = Event(0, None, Deal(1, 1, (hidden, cards("6S 4S")), (Card("9S"), *hidden)))

    assert expected == TABLE.rules.redact(DEAL, 1)


def test_a_spectator_sees_the_first_of_the_pool_alone() -> None:
    hidden = (None, None)
    expected = Event(0, None, Deal(1, 1, (hidden, hidden), (Card("9S"), *hidden)))

    assert expected == TABLE.rules.redact(DEAL, None)


@pytest.mark.parametrize("seat", [0, None])
def test_another_seats_card_is_face_down(seat: int | None) -> None:
    event: Event[Actions] = Event(3, 1, Commit(Card("4S")))

    assert Event(3, 1, Commit(None)) == TABLE.rules.redact(event, seat)


def test_ones_own_card_is_not() -> None:
    event: Event[Actions] = Event(3, 1, Commit(Card("4S")))

    assert event == TABLE.rules.redact(event, 1)


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_table_looks_the_same(seat: int | None, seed: int) -> None:
    table = fresh(3).shuffles(seed)
    for ready in (0, 1, 2, 0, 2):
        table = table.lays_first(ready)
    view = table.view(seat)
    world = table.rules.imagine(view, Dice(bytes([seed])))

    assert view == table.rules.view(world, seat)


@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_ready_is_imagined_to_have_laid_down_a_card_of_theirs(seed: int) -> None:
    world = TABLE.rules.imagine(TABLE.view(2), Dice(bytes([seed])))

    assert (True, True, None) == (
        world.committed[0] in world.hands[0],
        world.committed[1] in world.hands[1],
        world.committed[2],
    )


def test_before_the_first_deal_there_is_nothing_to_imagine() -> None:
    table = fresh(4)

    assert table.state == table.rules.imagine(table.view(0), Dice(b""))


def test_each_unseen_card_is_equally_likely_in_each_hidden_place() -> None:
    table: Table = fresh(2).shuffles()
    view = table.view(0)
    worlds = [table.rules.imagine(view, Dice(n.to_bytes(2))) for n in range(1400)]
    unseen = {card for world in worlds for card in world.hands[1]}
    held = [sum(card in world.hands[1] for world in worlds) for card in unseen]

    # 12 of 35 unseen cards are in that hand: 480 of 1,400 worlds each, give or take four sigma.
    assert (35, True) == (len(unseen), all(410 < times < 550 for times in held))


def test_a_view_is_json_and_back() -> None:
    view = TABLE.show("5S 4S KS").view(2)

    assert view == msgspec.json.decode(msgspec.json.encode(view), type=View)
