import pytest

from hustings.cards.french import SUITS, cards
from hustings.core.model import Chance, Objection, Over
from hustings.games.democracy.deck import WORTH, deck
from hustings.games.democracy.island import points_of
from hustings.games.democracy.model import Options
from tests.games.democracy.notation import Table, counted, democracy

SPADES = "5S 4S 3S AS KS QS JS 10S 9S 8S 7S 6S"
"""All 25 points of spades."""


@pytest.mark.clause("island.values")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        *(("5H", 5), ("4H", 4), ("3H", 3), ("AH", 3), ("KH", 2), ("QH", 2), ("JH", 2)),
        *(("10H", 1), ("9H", 1), ("8H", 1), ("7H", 1)),
    ],
)
def test_each_islander_has_its_worth(card: str, points: int) -> None:
    assert points == counted(f"{card} | 6S").points[0][1]


@pytest.mark.clause("island.values", refuses=True)
@pytest.mark.parametrize("card", ["6H", "JK1", "JK2"])
def test_the_village_idiot_and_the_joker_are_worth_nothing(card: str) -> None:
    assert (0, 0, 0, 0) == counted(f"{card} | 6S").points[0]


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_suit_is_worth_25_points(seats: int, suit: object) -> None:
    assert 25 == sum(WORTH[card] for card in deck(seats) if card.suit is suit)


@pytest.mark.clause("island.majority")
def test_13_points_score_the_tribe() -> None:
    count = counted("5S 4S 3S 10S | AS KS QS JS 9S 8S 7S")

    assert ((0, None, None, None), (1, 0)) == (count.owners, count.scored)


@pytest.mark.clause("island.majority", refuses=True)
def test_12_points_do_not() -> None:
    count = counted("5S 4S 3S | AS KS QS JS 9S 8S 7S 6S")

    assert (((12, 0, 0, 0), (12, 0, 0, 0)), (None,) * 4) == (count.points, count.owners)


@pytest.mark.clause("island.majority")
def test_several_nations_score_on_one_island_and_one_may_score_several_tribes() -> None:
    count = counted("5S 4S 3S AS 5D 4D 3D AD | 5H 4H 3H AH | 5C 4C 3C")

    assert ((0, 1, 0, None), (2, 1, 0)) == (count.owners, count.scored)


@pytest.mark.clause("island.majority", refuses=True)
def test_cards_that_are_out_do_not_lower_the_13_points() -> None:
    assert (0, 0) == counted("5S 4S 3S | KS").scored


@pytest.mark.clause("island.majority")
def test_by_the_option_13_points_of_any_suits_score() -> None:
    count = counted("5S 4H 4D | 5H 4S 3D AC | 3H", Options(count="pile"))

    assert ((1, 1, 0), (None,) * 4) == (count.scored, count.owners)


@pytest.mark.clause("island.majority", refuses=True)
def test_by_the_option_a_majority_of_a_suit_alone_is_not_looked_at() -> None:
    assert (1, 0) == counted("5S 4S 3S AS 5H 4H 3H AH | 6S", Options(count="pile")).scored


@pytest.mark.clause("island.majority", refuses=True)
def test_equal_piles_score_for_nobody() -> None:
    count = counted("5S 4S 3S AS | 5H 4H 3H AH", Options(count="pile"))

    assert ((0, 0), (False, False)) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep")
def test_all_25_points_score_two_tribes() -> None:
    count = counted(f"{SPADES} | 6H", Options(sweep=2))

    assert ((2, 0), (True, False, False, False)) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep", refuses=True)
def test_all_25_points_score_one_tribe_in_english() -> None:
    assert (1, 0) == counted(f"{SPADES} | 6H").scored


@pytest.mark.clause("island.sweep", refuses=True)
def test_24_points_are_not_the_whole() -> None:
    whole_but_one = SPADES.replace("7S", "6H")
    count = counted(f"{whole_but_one} | 6D", Options(sweep=2))

    assert ((1, 0), (False,) * 4) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep")
def test_by_the_option_it_is_enough_that_no_rival_has_a_point() -> None:
    count = counted("5S 4S 3S 10S | 6S", Options(sweep=2, sweep_needs="no_rival"))

    assert ((2, 0), (True, False, False, False)) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep", refuses=True)
def test_a_rival_with_one_point_spoils_it() -> None:
    count = counted("5S 4S 3S 10S | 7S", Options(sweep=2, sweep_needs="no_rival"))

    assert ((1, 0), (False,) * 4) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep", refuses=True)
def test_without_a_majority_there_is_no_whole() -> None:
    count = counted("5S 4S 3S | 6S", Options(sweep=2, sweep_needs="no_rival"))

    assert ((0, 0), (False,) * 4) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep")
def test_the_whole_of_the_pile_is_all_100_points() -> None:
    everything = " ".join(card.value for card in deck(2))
    count = counted(f"{everything} | ", Options(count="pile", sweep=2))

    assert ((2, 0), (True, False)) == (count.scored, count.swept)


@pytest.mark.clause("island.sweep")
def test_or_of_the_pile_that_no_rival_has_a_point() -> None:
    options = Options(count="pile", sweep=2, sweep_needs="no_rival")

    assert (2, 0) == counted("5S 4H 4D 6C | 6H", options).scored


@pytest.mark.clause("island.sweep", refuses=True)
def test_a_pile_of_99_points_is_not_the_whole() -> None:
    everything = " ".join(card.value for card in deck(2) if card.value != "7S")

    assert (1, 0) == counted(f"{everything} | ", Options(count="pile", sweep=2)).scored


def test_points_are_those_of_the_suit_alone() -> None:
    assert [7, 4, 0, 0] == [points_of(cards("5S 6S KS 4H JK1"), suit) for suit in SUITS]


def last_speech(tribes: tuple[int, ...] = (0, 0), options: Options | None = None) -> Table:
    """Return a table after an island on which seat 0 scores spades and seat 1 hearts."""
    piles = "5S 4S 3S AS | 5H 4H 3H AH"
    return democracy("KD | 7D", "9S", options, tribes=tribes, piles=piles).show("KD 7D")


@pytest.mark.clause("island.next")
def test_the_next_island_is_dealt_by_the_seat_on_the_left_and_tribes_are_kept() -> None:
    table = last_speech((2, 1))
    table = table.deals(table.orderly(dealer=1))

    assert (1, 1, (3, 2)) == (table.state.dealer, table.state.day, table.state.tribes)


@pytest.mark.clause("island.next")
def test_all_cards_are_shuffled_for_it() -> None:
    table = last_speech()
    after = table.deals(table.orderly(dealer=1)).state

    assert set(deck(2)) == {*after.pool, *after.rest}.union(*after.hands)


@pytest.mark.clause("island.next")
def test_piles_and_speeches_of_the_last_island_are_cleared() -> None:
    table = last_speech()
    after = table.deals(table.orderly(dealer=1)).state

    assert (((), ()), (), ()) == (after.piles, after.out, after.speeches)


@pytest.mark.clause("island.next", refuses=True)
def test_the_same_dealer_does_not_deal_the_next_island() -> None:
    table = last_speech()

    assert Objection("deal.dealer", {"dealer": 0}) == table.forbids(table.orderly(dealer=0))


def test_the_count_of_an_island_is_kept() -> None:
    island = last_speech().state.islands[0]

    assert (((16, 0, 3, 0), (0, 15, 0, 0)), (1, 1)) == (island.points, island.scored)


@pytest.mark.clause("game.end")
def test_who_has_the_target_and_the_most_tribes_wins() -> None:
    assert Over((5, 4), (1, 2)) == last_speech((4, 3)).turn


@pytest.mark.clause("game.end")
def test_a_nation_may_pass_the_target() -> None:
    assert Over((7, 1), (1, 2)) == last_speech((6, 0)).turn


@pytest.mark.clause("game.end")
def test_of_several_at_the_target_the_one_with_the_most_wins() -> None:
    assert Over((6, 5), (1, 2)) == last_speech((5, 4)).turn


@pytest.mark.clause("game.end", refuses=True)
def test_nobody_wins_below_the_target() -> None:
    assert Chance() == last_speech((3, 3)).turn


@pytest.mark.clause("game.end", refuses=True)
@pytest.mark.parametrize("target", [6, 7, 8, 9, 10])
def test_the_target_may_be_higher(target: int) -> None:
    options = Options(target=target)  # type: ignore[arg-type]  # each of them is one

    assert Chance() == last_speech((target - 2, 0), options).turn


@pytest.mark.clause("game.end")
@pytest.mark.parametrize("target", [6, 7, 8, 9, 10])
def test_and_then_wins_when_it_is_reached(target: int) -> None:
    options = Options(target=target)  # type: ignore[arg-type]  # each of them is one

    assert Over((target, 1), (1, 2)) == last_speech((target - 1, 0), options).turn


@pytest.mark.clause("game.end", refuses=True)
@pytest.mark.parametrize("tribes", [(4, 4), (6, 6)])
def test_equals_at_or_over_the_target_play_on(tribes: tuple[int, int]) -> None:
    assert Chance() == last_speech(tribes).turn


@pytest.mark.clause("game.end")
def test_by_the_option_equals_share_the_win() -> None:
    assert Over((5, 5), (1, 1)) == last_speech((4, 4), Options(finish="shared")).turn


@pytest.mark.clause("game.end")
def test_sharing_is_for_equals_alone() -> None:
    assert Over((6, 5), (1, 2)) == last_speech((5, 4), Options(finish="shared")).turn


@pytest.mark.clause("game.end", refuses=True)
def test_nothing_is_dealt_after_the_end() -> None:
    table = last_speech((4, 3))

    assert Objection("game.end") == table.forbids(table.orderly(dealer=1))
