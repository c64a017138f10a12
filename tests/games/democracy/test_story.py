import pytest

from hustings.cards.french import Card
from hustings.core.model import Event, Seat
from hustings.core.story import Line
from hustings.core.text import catalogue
from hustings.games.democracy import GAME
from hustings.games.democracy.model import Actions, Commit, Options
from hustings.games.democracy.story import tell
from tests.games.democracy.notation import Table, democracy, fresh

NAMES = {0: "Rina", 1: "Ana", 2: "Bo", 3: "Citra"}
TRIO = democracy("5S 9H | 6S 4S | KS 5D", pool="9S 8S", day=1)


def told(
    before: Table, seat: Seat | None, action: Actions, after: Table, viewer: Seat | None
) -> tuple[Line, ...]:
    """Return what *viewer* is told of *action*."""
    event: Event[Actions] = before.rules.redact(Event(0, seat, action), viewer)
    return tell(before.view(viewer), event, after.view(viewer))


def deal_told(table: Table, viewer: Seat | None = None, dealer: Seat = 0) -> tuple[Line, ...]:
    """Return what *viewer* is told of the coming deal."""
    deal = table.orderly(dealer=dealer)
    return told(table, None, deal, table.deals(deal), viewer)


def card_told(table: Table, seat: Seat, card: str, viewer: Seat | None = None) -> tuple[Line, ...]:
    """Return what *viewer* is told when *seat* lays *card* down."""
    return told(table, seat, Commit(Card(card)), table.lays(seat, card), viewer)


def speech_told(table: Table, played: str, viewer: Seat | None = None) -> tuple[Line, ...]:
    """Return what *viewer* is told when the last of the cards *played* is laid down."""
    *first, last = played.split()
    return card_told(table.show(" ".join(first)), len(first), last, viewer)


def aloud(lines: tuple[Line, ...], you: Seat | None = None, language: str = "en") -> list[str]:
    """Word *lines* for *you*."""
    words = catalogue(GAME, language)
    return [words.tell(line, NAMES, you) for line in lines]


def results(lines: tuple[Line, ...]) -> list[str]:
    """Word the results among *lines*."""
    return aloud(tuple(line for line in lines if line.weight == "result"))


def test_a_deal_opens_the_day_and_turns_the_first_upcard() -> None:
    table = fresh(5)

    assert [
        "Island 1, day 1",
        "Rina deals 4 cards to each nation and to the voting pool.",
        "Speech 1",
        "The upcard is the jack of hearts, so hearts are trump.",
    ] == aloud(deal_told(table))


def test_the_dealer_is_told_as_you() -> None:
    lines = deal_told(fresh(5), viewer=0)

    assert "You deal 4 cards to each nation and to the voting pool." == aloud(lines, you=0)[1]


def test_the_second_day_is_told_as_the_second() -> None:
    table = fresh(5).deals(fresh(5).orderly())
    while table.state.pool:
        table = table.show(" ".join(table.legal(seat).split()[0] for seat in range(5)))

    told = deal_told(table)
    assert ["story-day", "story-deal", "story-speech", "story-upcard"] == [line.id for line in told]
    assert 1 == told[2].facts["speech"], "speeches are counted anew each day"


def test_a_joker_turned_up_is_told_as_no_trump() -> None:
    table = democracy("5S 9H | 6S 4S", pool="9S JK1", day=1)

    assert ["Speech 2", "The upcard is a joker, so there is no trump."] == aloud(
        speech_told(table, "5S 6S")
    )[-2:]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_a_card_laid_down_only_readiness_is_told(viewer: Seat | None) -> None:
    assert (Line("story-ready", 1),) == card_told(TRIO, 1, "6S", viewer)


def test_nothing_is_told_of_thinking_again() -> None:
    assert () == card_told(TRIO.lays(1, "6S"), 1, "4S")


def test_the_reveal_tells_each_card_then_the_reason_then_the_next_upcard() -> None:
    assert [
        "Rina shows the 5 of spades.",
        "Ana shows the 6 of spades.",
        "You show the king of spades.",
        "Ana wins with the 6 of spades. The chief and the village idiot of the tribe both spoke, "
        "so the 6 topples the 5.",
        "Speech 2",
        "The upcard is the 8 of spades, so spades are trump.",
    ] == aloud(speech_told(TRIO, "5S 6S KS", viewer=2), you=2)


def test_the_result_cites_the_clause_that_decided() -> None:
    assert ["speech.idiot"] == [
        line.clause for line in speech_told(TRIO, "5S 6S KS") if line.weight == "result"
    ]


@pytest.mark.parametrize(
    ("upcard", "played", "expected"),
    [
        ("9S", "AS KS", "Rina wins. The ace of spades is the highest trump."),
        (
            "9S",
            "KH AD",
            "Ana wins. Nobody played a trump, and the ace of diamonds is the highest card.",
        ),
        (
            "JK2",
            "KH AD",
            "Ana wins. There is no trump, and the ace of diamonds is the highest card.",
        ),
        ("9S", "KH JK1", "Ana wins with the joker. It counts as a 5, and nobody played a trump."),
        (
            "9S",
            "KH KD",
            "Nobody wins: the king of hearts and king of diamonds are equally high. "
            "Each nation takes back its own card, and the upcard, the 9 of spades, is out.",
        ),
    ],
)
def test_each_way_to_win_a_speech_has_its_reason(upcard: str, played: str, expected: str) -> None:
    table = democracy(played.replace(" ", " | "), pool=upcard, day=1)

    assert [expected] == results(speech_told(table, played))


def test_a_tie_tells_who_loses_a_card_by_the_option() -> None:
    options = Options(tie_losers="discard")
    table = democracy("KH | KD | QC", pool="9S", options=options, day=1)

    assert [
        "Nobody wins: the king of hearts and king of diamonds are equally high. Those nations take "
        "back their own cards; the upcard, the 9 of spades, is out, and with it the queen of clubs."
    ] == results(speech_told(table, "KH KD QC"))


def test_the_evening_of_the_first_day_is_told() -> None:
    table = democracy("5S | 6S", pool="9S", day=1)

    assert "Night falls on the first day." == aloud(speech_told(table, "5S 6S"))[-1]


COUNTED = democracy(
    "QH | 7H | 8H",
    pool="9H",
    tribes=(1, 0, 0),
    piles="5S 4S 3S 10S 5D 4D | AS KS 5C 4C 3C AC KC QC JC 10C 9C 8C 7C | QS JS 3D KD QD",
)


def test_the_count_tells_every_tribe_the_score_and_who_deals_next() -> None:
    assert [
        "Night falls on the second day: the nations count their islanders.",
        "Island 1, the count",
        "Rina scores the tribe of spades with exactly 13 points.",
        "Nobody scores the tribe of hearts. Rina comes closest, with 5 points.",
        "Nobody scores the tribe of diamonds. Rina comes closest, with 9 points.",
        "Ana scores the tribe of clubs with all 25 points.",
        "Tribes so far",
        "Rina has 2 tribes.",
        "Ana has 1 tribe.",
        "Bo has no tribe.",
        "Ana deals island 2.",
    ] == aloud(speech_told(COUNTED, "QH 7H 8H"))[4:]


def test_a_tribe_that_is_split_evenly_at_the_top_has_no_one_closest() -> None:
    table = democracy("QH | 7D", pool="JK1", piles="5S | 3S KS")

    assert "Nobody scores the tribe of spades. The most that any nation has of it is 5 points." in (
        results(speech_told(table, "QH 7D"))
    )


def test_the_whole_of_a_tribe_counts_twice_by_the_option() -> None:
    table = democracy(
        "QH | 7D",
        pool="JK1",
        options=Options(sweep=2, sweep_needs="no_rival"),
        piles="5S 4S 3S KS | 7H",
    )

    assert (
        "Rina scores the whole tribe of spades, 14 points without a rival: it counts twice."
        == results(speech_told(table, "QH 7D"))[1]
    )


def test_points_that_went_out_in_a_tie_are_missed() -> None:
    table = democracy("KH QD | KD 7D", pool="10C JK1").show("KH KD")

    assert (
        "Only 0 points of clubs could be counted, as the 10 of clubs went out in a tie."
        == aloud(speech_told(table, "QD 7D"))[-5]
    )


def test_whole_piles_are_told_by_nation() -> None:
    options = Options(count="pile", sweep=2, sweep_needs="no_rival")
    table = democracy("QH | 6D", pool="JK1", options=options, piles="5S 4H 4D | 6H")

    assert [
        "Rina has 15 points and scores 2 tribes, for the whole.",
        "Ana has 0 points and scores nothing.",
    ] == results(speech_told(table, "QH 6D"))[1:]


def test_a_pile_of_13_points_scores_one_tribe() -> None:
    options = Options(count="pile")
    table = democracy("QH | 6D", pool="JK1", options=options, piles="5S 4H 4D | 7H")

    assert [
        "Rina has 15 points and scores one tribe.",
        "Ana has 1 point and scores nothing.",
    ] == results(speech_told(table, "QH 6D"))[1:]


def test_equal_piles_are_told_at_once() -> None:
    options = Options(count="pile")
    table = democracy("KH | KD", pool="JK1", options=options, piles="5S 4S 3S | 5H 4H 3H")

    assert (
        "All nations have 14 points, so none of them scores."
        == results(speech_told(table, "KH KD"))[-1]
    )


def test_the_end_names_the_winner() -> None:
    table = democracy("AS | 7H", pool="9S", tribes=(4, 0), piles="5S 4S 3S | 5H")

    assert ["The game is over", "Rina wins the game with 5 tribes."] == aloud(
        speech_told(table, "AS 7H")
    )[-2:]


def test_the_end_names_all_who_share_the_win() -> None:
    options = Options(finish="shared")
    table = democracy("AS | 7H", pool="9S", options=options, tribes=(4, 5), piles="5S 4S 3S | 5H")

    assert [
        "The game is over",
        "You share the win, with 5 tribes.",
        "Ana shares the win, with 5 tribes.",
    ] == aloud(speech_told(table, "AS 7H"), you=0)[-3:]


def test_the_same_lines_are_told_in_indonesian() -> None:
    assert [
        "Rina menunjukkan 5 sekop.",
        "Ana menunjukkan 6 sekop.",
        "Kamu menunjukkan raja sekop.",
        "Ana menang dengan 6 sekop. Kepala suku dan orang dungu desa sama-sama berpidato, "
        "jadi 6 menjatuhkan 5.",
        "Pidato 2",
        "Kartu buka adalah 8 sekop, jadi trufnya sekop.",
    ] == aloud(speech_told(TRIO, "5S 6S KS"), you=2, language="id")
