import pytest

from hustings.games.democracy.model import Options
from hustings.games.democracy.speech import TIED, standing, winner
from tests.games.democracy.notation import democracy, outcome, speech


@pytest.mark.parametrize(
    ("upcard", "played", "expected"),
    [
        ("9S", "5S 6S KS", "1"),
        ("5S", "6S 7S", "1"),
        ("6S", "5S 4S", "0"),
        ("9S", "6S 5H 5D", "0"),
        ("9S", "5H JK1 3D", "0=1"),
        ("9S", "JK1 4H 7S", "2"),
        ("JK1", "5H 6H KC", "0"),
        ("JK1", "5H 5D 6H", "0=1"),
        ("9S", "KH KD QC", "0=1"),
    ],
)
def test_the_outcomes_of_the_rules_own_cases(upcard: str, played: str, expected: str) -> None:
    assert expected == outcome(upcard, played)


@pytest.mark.clause("speech.upcard")
def test_the_suit_of_the_upcard_is_trump() -> None:
    assert "1" == outcome("9S", "5H 7S")


@pytest.mark.clause("speech.upcard")
def test_the_next_upcard_calls_another_trump() -> None:
    table = democracy("5H 7S | 6H 8D", pool="9S 9H").show("5H 8D")

    assert "HEARTS" == table.view(0).trump.name  # type: ignore[union-attr]  # a suit is called


@pytest.mark.clause("speech.upcard", refuses=True)
def test_the_upcard_itself_wins_nothing() -> None:
    assert "0" == outcome("5S", "7H 6H")


@pytest.mark.clause("speech.no_trump")
def test_a_joker_turned_up_calls_no_trump() -> None:
    finished = speech("JK1", "7S AH 8D")

    assert (1, "speech.no_trump") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.no_trump", refuses=True)
def test_without_trump_the_6_topples_nothing() -> None:
    assert "0" == outcome("JK1", "5H 6H")


@pytest.mark.clause("speech.rank")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("5", "4"),
        ("4", "3"),
        ("3", "A"),
        ("A", "K"),
        ("K", "Q"),
        ("Q", "J"),
        ("J", "10"),
        ("10", "9"),
        ("9", "8"),
        ("8", "7"),
        ("7", "6"),
    ],
)
def test_each_rank_beats_the_next_whatever_the_suit(higher: str, lower: str) -> None:
    finished = speech("9S", f"{lower}D {higher}H")

    assert (1, "speech.rank") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.rank", refuses=True)
def test_rank_does_not_decide_against_a_trump() -> None:
    assert "1" == outcome("9S", "4H 7S")


@pytest.mark.clause("speech.trump")
def test_the_highest_trump_wins() -> None:
    finished = speech("9S", "AS 3S KS 5H")

    assert (1, "speech.trump") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.trump")
def test_the_6_of_trump_alone_beats_all_that_are_no_trump() -> None:
    finished = speech("9S", "6S 5H JK1")

    assert (0, "speech.trump") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.trump", refuses=True)
def test_a_card_of_another_suit_is_no_trump_however_high() -> None:
    assert "0" == outcome("9S", "7S 5H")


@pytest.mark.clause("speech.idiot")
@pytest.mark.parametrize("played", ["5S 6S", "5S 6S 4S", "5S 6S JK1", "5S 6S 5H 3S"])
def test_the_6_of_trump_topples_the_5_whatever_else_is_played(played: str) -> None:
    finished = speech("9S", played)

    assert (1, "speech.idiot") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.idiot", refuses=True)
def test_a_5_turned_up_is_not_played_and_gives_the_6_nothing() -> None:
    assert ("1", "0") == (outcome("5S", "6S 7S"), outcome("5S", "4S 6S"))


@pytest.mark.clause("speech.idiot", refuses=True)
def test_a_6_turned_up_does_not_topple_the_5() -> None:
    finished = speech("6S", "4S 5S")

    assert (1, "speech.trump") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.idiot", refuses=True)
@pytest.mark.parametrize("played", ["5H 6H", "5H 6D"])
def test_the_6_of_another_suit_topples_nothing(played: str) -> None:
    assert "0" == outcome("9S", played)


@pytest.mark.clause("speech.idiot", refuses=True)
def test_the_6_of_trump_does_not_topple_a_joker_but_beats_it_as_trump() -> None:
    assert "speech.trump" == speech("9S", "JK1 6S").clause


@pytest.mark.clause("speech.joker")
@pytest.mark.parametrize("upcard", ["9S", "JK2"])
def test_a_joker_counts_as_a_5(upcard: str) -> None:
    finished = speech(upcard, "4H JK1 3D")

    assert (1, "speech.joker") == (finished.winner, finished.clause)


@pytest.mark.clause("speech.joker", refuses=True)
def test_a_joker_is_no_trump() -> None:
    assert "2" == outcome("9S", "JK1 4H 7S")


@pytest.mark.clause("speech.joker", refuses=True)
@pytest.mark.parametrize(
    ("upcard", "played", "expected"),
    [
        ("9S", "JK1 5H", "0=1"),
        ("9S", "JK1 JK2 4H", "0=1"),
        ("9S", "JK1 5H JK2", "0=1=2"),
        ("JK2", "5H JK1 4D", "0=1"),
    ],
)
def test_a_joker_ties_with_another_5_or_joker(upcard: str, played: str, expected: str) -> None:
    assert expected == outcome(upcard, played)


@pytest.mark.clause("speech.capture")
def test_the_winner_takes_all_cards_and_the_upcard() -> None:
    table = democracy("5H | 7S | 3D", pool="9S").show("5H 7S 3D")

    assert (["", "5H 7S 3D 9S", ""], "") == (table.piles, table.out)


@pytest.mark.clause("speech.capture")
def test_a_joker_turned_up_is_taken_like_any_upcard() -> None:
    table = democracy("5H 3S | 7S 4S", pool="JK1 9S").show("5H 7S")

    assert ["5H 7S JK1", ""] == table.piles


@pytest.mark.clause("speech.capture", refuses=True)
def test_the_losers_take_nothing_home() -> None:
    table = democracy("5H 3S | 7H 4S", pool="9S 8S", piles="3D | 4D").show("5H 7H")

    assert "4D" == table.piles[1]


@pytest.mark.clause("speech.tie")
@pytest.mark.parametrize(
    ("upcard", "played", "expected"),
    [
        ("9S", "KH 7H KD", "0=2"),
        ("9S", "KH KD KC", "0=1=2"),
        ("9S", "JK1 5H 7D 5D", "0=1=3"),
        ("9S", "JK1 5H 5D 5C", "0=1=2=3"),
        ("9S", "JK1 5H JK2 5D", "0=1=2=3"),
        ("JK1", "7H KH KD 8C KC KS", "1=2=4=5"),
    ],
)
def test_two_three_or_four_cards_may_tie(upcard: str, played: str, expected: str) -> None:
    finished = speech(upcard, played)

    assert (expected, "speech.tie") == (outcome(upcard, played), finished.clause)


@pytest.mark.clause("speech.tie")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_number_of_equal_standings_would_tie(seats: int) -> None:
    assert TIED == winner([standing(11, trump=False)] * seats)


@pytest.mark.clause("speech.tie")
def test_in_a_tie_everyone_keeps_their_own_card_and_the_upcard_is_out() -> None:
    table = democracy("KH 3S | KD 4S | QC 5S", pool="9S 8S").show("KH KD QC")

    assert (["KH", "KD", "QC"], "9S") == (table.piles, table.out)


@pytest.mark.clause("speech.tie")
def test_by_the_option_those_not_tied_lose_their_card() -> None:
    options = Options(tie_losers="discard")
    table = democracy("KH 3S | KD 4S | QC 5S", pool="9S 8S", options=options).show("KH KD QC")

    assert (["KH", "KD", ""], "9S QC") == (table.piles, table.out)


@pytest.mark.clause("speech.tie", refuses=True)
def test_equal_cards_do_not_tie_under_a_higher_one() -> None:
    assert "2" == outcome("9S", "KH KD AC")


@pytest.mark.clause("speech.tie", refuses=True)
def test_a_trump_does_not_tie_with_its_rank_in_another_suit() -> None:
    assert "0" == outcome("9S", "KS KH")


@pytest.mark.clause("speech.tie", refuses=True)
def test_the_upcard_does_not_tie_with_what_is_played() -> None:
    assert "0" == outcome("KS", "KH QD")


def test_a_finished_speech_names_the_upcard_and_every_card() -> None:
    table = democracy("KH 3S | 7D 4S", pool="9S 8S").show("KH 7D")

    assert (speech("9S", "KH 7D"),) == table.state.speeches
