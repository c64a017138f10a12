"""The referee agrees with records that keep the rules and refuses each kind that does not."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.referee.__main__ import main
from tests.referee.democracy import winners
from tests.referee.fault import Disagreement, Fault
from tests.referee.judge import judge
from tests.referee.script import (
    Rows,
    democracy_day,
    footer,
    header,
    numbered,
    tightwad_round,
)
from tests.referee.tightwad import RANK, Tightwad, legal, takes

# The rank is the same all through the first six tricks, so nobody takes control from seat 2;
# then the ace of Leaves takes the crown of Leaves, and costs one point.
ACE_ON_CROWN = """
2 3MW 3SK 3LY
2 4MS 4WL 4YK
2 5ML 5SW 5YK
2 6MW 6SY 6LK
2 8MS 8WL 8YK
2 9MS 9WY 9LK
2 CL  AL  CK
"""

# The examples of the rules: Soldier, Calamity and its ace; an ace on a two-suited card and a card
# of its suit on it; an equal crown and an ace of another suit; an ace led.
EXAMPLES = """
0 5YK CY  AY
2 9WY AW  3MW
1 CW  CS  AM
1 5ML 8MS 9MS
0 AS  2SY 3LY
2 6MW 7ML CM
1 8WL 9LK CL
"""

# Twins never take control from their equals, but an ace does from its twin.
TWINS = """
0 9MS 9MS' 9WY 9WY' 9LK 9LK'
0 8MS 8MS' 8WL 8WL' 8YK 8YK'
0 7ML 7ML' 7SK 7SK' 7WY 7WY'
0 6MW 6MW' 6SY 6SY' 6LK 6LK'
0 5ML 5ML' 5SW 5SW' 5YK 5YK'
0 AM  AM'  AS  AS'  AK  AK'
1 CS  CS'  CY  CK   CL  CW
"""

PAIR = """
0 3MW 3SK
0 4MS 4YK
0 5ML 5YK
0 6MW 6LK
0 8MS 8YK
0 9MS 9LK
0 CL  CK
"""

CLUBS = """\
6C 5C 4C
3C AC KC
QC JC 10C
9C 8C 7C
"""
DIAMONDS, HEARTS, SPADES = (CLUBS.replace("C", suit) for suit in "DHS")

# The two 8s tie: 9C is out, and the 8 of hearts is the one point that seat 1 takes.
TIED_EIGHTS = (
    """
6C 5C 4C
3C AC KC
QC JC 10C
9C 8D 8H
6D 5D 4D
3D AD KD
QD JD 10D
9D 8C 7C
""",
    (HEARTS + SPADES).replace("9H 8H 7H", "9H 7H 7D"),
)

# The two 9s tie over a club, and seat 2, which lost, had laid the 8 of spades.
TIE_WITH_A_LOSER = (
    """
6C 5C 4C 3C
AC KC QC JC
10C 9D 9H 8S
6D 5D 4D 3D
AD KD QD JD
10D 9C 8C 7C
""",
    """
6H 5H 4H 3H
AH KH QH JH
10H 8H 8D 7D
6S 5S 4S 3S
AS KS QS JS
10S 9S 7H 7S
""",
)

# A joker ties with a 5 over 9S; a joker upcard makes no trump.
JOKERS = (
    """
9S 5H JK1 3D 4D
JK2 5D 6D KC QC
6C 5C 4C 3C AC
JC 10C 9C 8C 7C
AD KD QD JD 10D
9D 8D 7D 6H 4H
""",
    """
6S 5S 4S 3S AS
KS QS JS 10S 8S
7S 3H AH KH QH
JH 10H 9H 8H 7H
""",
)


def swapped(tricks: str) -> str:
    """Let the two seats change their ballots."""
    lines = (line.split() for line in tricks.splitlines())
    return "".join(f"{upcard} {second} {first}\n" for upcard, first, second in lines)


Island: TypeAlias = tuple[str, str]

ALL_TO_SEAT_0: Island = (CLUBS + DIAMONDS, HEARTS + SPADES)
CLUBS_TO_SEAT_1: Island = (swapped(CLUBS) + DIAMONDS, HEARTS + SPADES)
HALVES: Island = (swapped(CLUBS + DIAMONDS), HEARTS + SPADES)


def islands(seats: int, dealer: int, *played: Island) -> Rows:
    """Play one island after another, with the deal going round."""
    return [
        row
        for turn, days in enumerate(played, dealer)
        for day, tricks in enumerate(days, 1)
        for row in democracy_day(turn % seats, day, tricks)
    ]


def tightwad() -> Rows:
    return numbered(
        [
            *header("tightwad", 3, allow_two=False),
            *tightwad_round(1, ACE_ON_CROWN),
            *tightwad_round(2, EXAMPLES),
            *footer([11, 0, 0], [3, 1, 1]),
        ]
    )


def democracy() -> Rows:
    return numbered(
        [
            *header("democracy", 2, deal="half"),
            *islands(2, 1, ALL_TO_SEAT_0, CLUBS_TO_SEAT_1),
            *footer([7, 1], [1, 2]),
        ]
    )


def judged(rows: Rows) -> Counter[str]:
    return judge(json.dumps(row) for row in rows)


def scored(scores: list[int], *played: Island, seats: int = 2, **options: object) -> Counter[str]:
    """Judge a game of Democracy of these islands, in which the seats stand as their scores do."""
    places = [sorted(scores, reverse=True).index(score) + 1 for score in scores]
    start = header("democracy", seats, **options)
    return judged(numbered([*start, *islands(seats, 0, *played), *footer(scores, places)]))


# ------------------------------------------------------------------ the examples of the rules


@pytest.mark.parametrize(
    ("control", "card", "hand", "lawful", "taken"),
    [
        ("5YK", "CY", "CY 2WL", True, True),
        ("5YK", "9LK", "9LK 2WL", True, True),
        ("5YK", "8MS", "8MS 2WL", True, False),
        ("9LK", "6LK", "6LK 2WL", False, False),
        ("9LK", "AK", "AK 2WL", True, True),
        ("CY", "CM", "CM 2WL", True, False),
        ("CY", "AY", "AY 2WL", True, True),
        ("CY", "AM", "AM 2WL", True, False),
        ("AM", "2SY", "2SY AS", True, False),
        ("AM", "AM'", "AM' 2WL", True, True),
        ("9MS", "9MS'", "9MS' 2WL", True, False),
        ("9MS", "3SK", "3SK 3LY", True, False),
    ],
)
def test_a_card_of_the_decktet_meets_the_controlling_card(
    control: str, card: str, hand: str, lawful: bool, taken: bool
) -> None:
    assert (lawful, taken) == (legal(card, hand.split(), control), takes(card, control))


@pytest.mark.parametrize(
    ("upcard", "ballots", "won"),
    [
        ("9S", "5S 6S KS", [1]),
        ("5S", "6S 7S", [1]),
        ("5S", "6S 4S 7S", [1]),
        ("6S", "5S 4S", [0]),
        ("9S", "6S 5H 5D", [0]),
        ("9S", "5H JK1 3D", [0, 1]),
        ("9S", "JK1 4H 7S", [2]),
        ("9S", "4S 5S 6S", [2]),
        ("9S", "JK1 JK2 5H 4D", [0, 1, 2]),
        ("JK1", "5H 6H KC", [0]),
        ("JK1", "5H 5D 6H", [0, 1]),
        ("JK1", "JK2 4H 6H", [0]),
        ("9S", "KH KD QC", [0, 1]),
    ],
)
def test_a_trick_of_ballots_is_won_or_tied(upcard: str, ballots: str, won: list[int]) -> None:
    assert won == winners(upcard, dict(enumerate(ballots.split())))


# ------------------------------------------------------------------ whole records


def test_it_agrees_with_a_game_of_tightwad() -> None:
    assert Counter(tightwad=1) == judged(tightwad())


def test_it_agrees_with_two_decks_at_six_seats() -> None:
    ends = footer([0, 10, 0, 0, 0, 0], [1, 6, 1, 1, 1, 1])
    rows = numbered([*header("tightwad", 6), *tightwad_round(5, TWINS), *ends])

    assert Counter(tightwad=1) == judged(rows)


def test_it_agrees_with_two_seats_where_the_option_allows_them() -> None:
    start = header("tightwad", 2, allow_two=True)
    rows = numbered([*start, *tightwad_round(1, PAIR), *footer([10, 0], [2, 1])])

    assert Counter(tightwad=1) == judged(rows)


@pytest.mark.parametrize(("penalties", "size"), [("AM", 7), ("AM AS", 6)])
def test_hands_shrink_as_penalties_leave_the_deck(penalties: str, size: int) -> None:
    referee = Tightwad(1, header("tightwad", 5)[0])
    referee.penalties = set(penalties.split())
    stock = [card for card in RANK if not card.endswith("'") and card not in referee.penalties]
    hands = [stock[seat * size :][:size] for seat in range(5)]
    deal = {"type": "deal", "dealer": 0, "hands": hands}

    referee.take(2, {"n": 0, "seat": None, "action": deal})

    assert [set(hand) for hand in hands] == referee.held


def test_it_agrees_with_a_game_of_democracy() -> None:
    assert Counter(democracy=1) == judged(democracy())


def test_jokers_tie_as_fives_and_make_no_trump() -> None:
    assert Counter(democracy=1) == scored([6, 0, 0, 0], JOKERS, seats=4, sweep=2)


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({"tie_losers": "own", "sweep_needs": "all"}, [6, 0, 0, 0]),
        ({"tie_losers": "discard", "sweep_needs": "all"}, [6, 0, 0, 0]),
        ({"tie_losers": "own", "sweep_needs": "no_rival"}, [7, 0, 0, 0]),
        ({"tie_losers": "discard", "sweep_needs": "no_rival"}, [8, 0, 0, 0]),
    ],
)
def test_the_losers_of_a_tie_keep_their_cards_or_not(
    options: dict[str, str], scores: list[int]
) -> None:
    assert Counter(democracy=1) == scored(scores, JOKERS, seats=4, sweep=2, **options)


@pytest.mark.parametrize(("losers", "scores"), [("own", [6, 0, 0]), ("discard", [7, 0, 0])])
def test_a_loser_of_a_tie_may_be_a_rival(losers: str, scores: list[int]) -> None:
    options = {"deal": "half", "sweep": 2, "sweep_needs": "no_rival", "tie_losers": losers}

    assert Counter(democracy=1) == scored(scores, TIE_WITH_A_LOSER, seats=3, **options)


@pytest.mark.parametrize(("needs", "scores"), [("all", [6, 0]), ("no_rival", [7, 0])])
def test_a_discarded_upcard_spoils_a_sweep_of_all_points(needs: str, scores: list[int]) -> None:
    options = {"deal": "half", "sweep": 2, "sweep_needs": needs}

    assert Counter(democracy=1) == scored(scores, TIED_EIGHTS, seats=2, **options)


def test_the_game_goes_on_until_one_seat_has_the_most() -> None:
    played = [HALVES, HALVES, HALVES, ALL_TO_SEAT_0]

    assert Counter(democracy=1) == scored([10, 6], *played, deal="half", finish="most")


def test_a_shared_finish_ends_at_the_target() -> None:
    played = [HALVES, HALVES, HALVES]

    assert Counter(democracy=1) == scored([6, 6], *played, deal="half", finish="shared")


def test_a_higher_target_needs_more_islands() -> None:
    played = [ALL_TO_SEAT_0] * 3

    assert Counter(democracy=1) == scored([12, 0], *played, deal="half", target=10)


@pytest.mark.parametrize(
    ("scores", "played"),
    [
        ([6, 0], [ALL_TO_SEAT_0] * 3),
        ([7, 5], [CLUBS_TO_SEAT_1] * 5 + [ALL_TO_SEAT_0]),
        ([6, 0], [ALL_TO_SEAT_0, HALVES, ALL_TO_SEAT_0, ALL_TO_SEAT_0]),
    ],
    ids=["all points swept", "both reach 13", "an even split scores nobody"],
)
def test_the_whole_pile_counts_as_one(scores: list[int], played: list[Island]) -> None:
    assert Counter(democracy=1) == scored(scores, *played, deal="half", sweep=2, count="pile")


def test_a_seat_may_commit_again_before_the_last_does() -> None:
    rows = democracy()
    commit = {"seat": 0, "action": {"type": "commit", "card": "AC"}}
    rows[2:2] = [dict(commit, action={"type": "commit", "card": "8C"}), commit]

    assert Counter(democracy=1) == judged(_renumbered(rows))


def test_seats_may_commit_in_any_order() -> None:
    rows = democracy()
    rows[2], rows[3] = rows[3], rows[2]

    assert Counter(democracy=1) == judged(_renumbered(rows))


def test_games_follow_one_another() -> None:
    assert Counter(tightwad=2, democracy=1) == judged(tightwad() + democracy() + tightwad())


# ------------------------------------------------------------------ what it refuses

Change: TypeAlias = Callable[[Rows], object]


def _renumbered(rows: Rows) -> Rows:
    return numbered([{key: row[key] for key in row if key != "n"} for row in rows])


def _hand(rows: Rows, event: int, seat: int) -> list[object]:
    hand: list[object] = rows[event]["action"]["hands"][seat]
    return hand


def _put(row: int, **fields: object) -> Change:
    return lambda rows: rows[row].update(fields)


def _act(row: int, **fields: object) -> Change:
    return lambda rows: rows[row]["action"].update(fields)


def _deal(row: int, seat: int, card: object) -> Change:
    return lambda rows: _hand(rows, row, seat).__setitem__(0, card)


def _drop(row: int, field: str) -> Change:
    return lambda rows: rows[row].pop(field)


def _move(source: int, target: int) -> Change:
    """Move a row, and number the events as they then stand."""

    def change(rows: Rows) -> None:
        rows.insert(target, rows.pop(source))
        rows[:] = _renumbered(rows)

    return change


SECOND_DEAL = 23
"""The row of Tightwad's second deal."""
SECOND_DAY = 18
"""The row of Democracy's second day."""
SECOND_ISLAND = 35

REFUSED: list[tuple[Fault, int, Callable[[], Rows], Change]] = [
    (Fault.EMPTY, 1, tightwad, lambda rows: rows.clear()),
    (Fault.NO_HEADER, 1, tightwad, lambda rows: rows.pop(0)),
    (Fault.HEADER, 1, tightwad, _drop(0, "seed")),
    (Fault.HEADER, 1, tightwad, _put(0, place="Ruritania")),
    (Fault.HEADER, 1, tightwad, _put(0, seats=True)),
    (Fault.HEADER, 1, tightwad, _put(0, commitment=None)),
    (Fault.GAME, 1, tightwad, _put(0, game="cucumber")),
    (Fault.SEATS, 1, tightwad, _put(0, seats=2)),
    (Fault.SEATS, 1, tightwad, _put(0, seats=11)),
    (Fault.SEATS, 1, democracy, _put(0, seats=7)),
    (Fault.OPTIONS, 1, tightwad, _put(0, options=[])),
    (Fault.OPTIONS, 1, tightwad, _put(0, options={"allow_two": 0})),
    (Fault.OPTIONS, 1, democracy, _put(0, options={"target": 4})),
    (Fault.OPTIONS, 1, democracy, _put(0, options={"sweep": True})),
    (Fault.OPTIONS, 1, democracy, _put(0, options={"allow_two": True})),
    (Fault.EVENT, 3, tightwad, _drop(2, "seat")),
    (Fault.EVENT, 3, tightwad, _put(2, time=0)),
    (Fault.NUMBER, 3, tightwad, _put(2, n=2)),
    (Fault.NUMBER, 3, tightwad, _put(2, n=True)),
    (Fault.NUMBER, 3, tightwad, lambda rows: rows.pop(2)),
    (Fault.NO_SEAT, 3, tightwad, _put(2, seat=3)),
    (Fault.NO_SEAT, 3, tightwad, _put(2, seat="0")),
    (Fault.NO_SEAT, 2, tightwad, _act(1, dealer=3)),
    (Fault.ACTION, 3, tightwad, _put(2, action="play")),
    (Fault.ACTION, 3, tightwad, _act(2, type="commit")),
    (Fault.ACTION, 3, tightwad, _act(2, card=["3MW"])),
    (Fault.ACTION, 3, tightwad, _act(2, suit="M")),
    (Fault.ACTION, 2, tightwad, _act(1, pool=[])),
    (Fault.ACTION, 2, tightwad, _act(1, type="shuffle")),
    (Fault.ACTION, 3, democracy, _act(2, type="play")),
    (Fault.NOT_CHANCE, 3, tightwad, _put(2, seat=None)),
    (Fault.NOT_CHANCE, 2, tightwad, _put(1, seat=0)),
    (Fault.DEAL_DUE, 2, tightwad, _move(1, 2)),
    (Fault.DEAL_DUE, SECOND_DEAL + 1, tightwad, _move(SECOND_DEAL, SECOND_DEAL + 1)),
    (Fault.DEAL_DUE, SECOND_DAY + 1, democracy, _move(SECOND_DAY, SECOND_DAY + 1)),
    (Fault.NO_DEAL_DUE, SECOND_DEAL, tightwad, _move(SECOND_DEAL, SECOND_DEAL - 1)),
    (Fault.NO_DEAL_DUE, SECOND_DAY, democracy, _move(SECOND_DAY, SECOND_DAY - 1)),
    (Fault.DEALER, SECOND_DEAL + 1, tightwad, _act(SECOND_DEAL, dealer=1)),
    (Fault.DEALER, SECOND_DAY + 1, democracy, _act(SECOND_DAY, dealer=0)),
    (Fault.DEALER, SECOND_ISLAND + 1, democracy, _act(SECOND_ISLAND, dealer=1)),
    (Fault.DAY, 2, democracy, _act(1, day=2)),
    (Fault.DAY, 2, democracy, _act(1, day=True)),
    (Fault.DAY, SECOND_DAY + 1, democracy, _act(SECOND_DAY, day=1)),
    (Fault.DAY, SECOND_ISLAND + 1, democracy, _act(SECOND_ISLAND, day=3)),
    (Fault.HANDS, 2, tightwad, lambda rows: rows[1]["action"]["hands"].pop()),
    (Fault.HANDS, 2, democracy, _act(1, hands="5C")),
    (Fault.SIZE, 2, tightwad, lambda rows: _hand(rows, 1, 2).pop()),
    (Fault.SIZE, 2, democracy, lambda rows: _hand(rows, 1, 1).append("KH")),
    (Fault.SIZE, 2, democracy, lambda rows: rows[1]["action"]["pool"].pop()),
    (Fault.SIZE, 2, democracy, _put(0, options={"deal": "seed"})),
    (Fault.SIZE, 2, democracy, _act(1, pool=None)),
    (Fault.FOREIGN, 2, tightwad, _deal(1, 0, "AM'")),
    (Fault.FOREIGN, 2, tightwad, _deal(1, 0, 7)),
    (Fault.FOREIGN, 2, democracy, _deal(1, 0, "JK1")),
    (Fault.FOREIGN, 2, democracy, _deal(1, 0, "2C")),
    (Fault.TWICE, 2, tightwad, _deal(1, 0, "CK")),
    (Fault.TWICE, 2, democracy, _deal(1, 0, "6C")),
    (Fault.PENALTY, SECOND_DEAL + 1, tightwad, _deal(SECOND_DEAL, 0, "AL")),
    (Fault.SPENT, SECOND_DAY + 1, democracy, _deal(SECOND_DAY, 0, "6C")),
    (Fault.TURN, 3, tightwad, _put(2, seat=1)),
    (Fault.NOT_HELD, 3, tightwad, _act(2, card="CK")),
    (Fault.NOT_HELD, 3, democracy, _act(2, card="4C")),
    (Fault.FOLLOW, SECOND_DEAL + 3, tightwad, _act(SECOND_DEAL + 2, card="3MW")),
    (Fault.AFTER_END, 46, tightwad, lambda rows: rows.insert(-1, dict(rows[-2], n=44))),
    (Fault.FOOTER, 46, tightwad, _drop(-1, "digest")),
    (Fault.FOOTER, 46, tightwad, _put(-1, digest=None)),
    (Fault.FOOTER, 46, tightwad, _put(-1, scores=[11, False, 0])),
    (Fault.FOOTER, 46, tightwad, _put(-1, places=None)),
    (Fault.AFTER_FOOTER, 47, tightwad, lambda rows: rows.append(rows[-1])),
    (Fault.EARLY_FOOTER, 24, tightwad, lambda rows: rows.insert(23, rows.pop())),
    (Fault.EARLY_FOOTER, 70, democracy, _put(0, options={"deal": "half", "target": 8})),
    (Fault.NO_FOOTER, 45, tightwad, lambda rows: rows.pop()),
    (Fault.NO_FOOTER, 45, tightwad, lambda rows: rows.__setitem__(slice(-1, None), democracy())),
    (Fault.SCORES, 46, tightwad, _put(-1, scores=[10, 0, 0])),
    (Fault.SCORES, 70, democracy, _put(-1, scores=[8, 0])),
    (Fault.PLACES, 46, tightwad, _put(-1, places=[3, 1, 2])),
    (Fault.PLACES, 70, democracy, _put(-1, places=[1, 1])),
]


@pytest.mark.parametrize(("fault", "line", "record", "change"), REFUSED)
def test_it_names_the_fault_and_the_line(
    fault: Fault, line: int, record: Callable[[], Rows], change: Change
) -> None:
    rows = record()
    change(rows)

    with pytest.raises(Disagreement) as caught:
        judged(rows)

    assert (fault, line) == (caught.value.fault, caught.value.line), caught.value.reason


def test_every_kind_of_fault_is_shown() -> None:
    assert set(Fault) == {Fault.NOT_JSON, *(fault for fault, *_ in REFUSED)}


@pytest.mark.parametrize("text", ["", "{", "[]", "\ufffd", "[" * 100_000, '{"n": ' + "9" * 10_000])
def test_a_line_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(Disagreement) as caught:
        judge([json.dumps(tightwad()[0]), text])

    assert (Fault.NOT_JSON, 2) == (caught.value.fault, caught.value.line)


# ------------------------------------------------------------------ the command


def _file(path: Path, rows: Rows) -> str:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return str(path)


def test_the_command_counts_the_games_of_all_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = _file(tmp_path / "one.jsonl", tightwad() + democracy())
    two = _file(tmp_path / "two.jsonl", tightwad())

    assert (0, "democracy: 1 games agreed\ntightwad: 2 games agreed\n") == (
        main([one, two]),
        capsys.readouterr().out,
    )


def test_the_command_stops_at_the_first_disagreement(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _file(tmp_path / "cut.jsonl", tightwad()[:-1])

    assert (1, f"{path}:45: the record ends without a footer\n") == (
        main([path]),
        capsys.readouterr().out,
    )


def test_the_command_says_when_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([str(tmp_path / "none.jsonl")])
    assert "none.jsonl" in capsys.readouterr().err
