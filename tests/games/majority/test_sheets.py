import pytest
from msgspec.structs import replace

from hustings.core.model import BadSetup
from hustings.core.text import LANGUAGES, catalogue
from hustings.games.majority import GAME, presets
from hustings.games.majority.balance import balance
from hustings.games.majority.faults import LEAST_LAWS, Fault
from hustings.games.majority.options import Options, laws_enough
from hustings.games.majority.presets import BadSheet, read_board, read_deck, reading
from hustings.games.majority.rules import ruleset
from hustings.games.majority.sheet import Board, Deck, Title
from hustings.games.majority.written import board_toml, deck_toml

LAW = """
[[laws]]
id = 1
title = { en = "One" }
symbol = "order"
reward = { politics = ["change"] }
penalty = { politics = ["tradition"], powers = ["money"] }
"""
REST = "".join(LAW.replace("id = 1", f"id = {n}") for n in range(2, LEAST_LAWS + 1))
DECK = 'name = "ours"\ntitle = { en = "Ours" }\n'
BOARD = presets.board("ladder12")


def faults(text: str, kind: str = "deck") -> list[str]:
    read = read_deck if kind == "deck" else read_board
    with pytest.raises(BadSheet) as caught:
        read(text)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("name", presets.DECKS)
def test_the_decks_of_the_box_have_even_symbols_and_survive_writing(name: str) -> None:
    deck = presets.deck(name)
    found = balance(deck)

    assert found.unrest == found.order
    assert deck == read_deck(deck_toml(deck))


@pytest.mark.parametrize("name", presets.BOARDS)
def test_the_boards_of_the_box_survive_writing(name: str) -> None:
    assert presets.board(name) == read_board(board_toml(presets.board(name)))


def test_the_classic_deck_rewards_and_penalises_evenly() -> None:
    found = balance(presets.deck("classic"))

    assert found.even
    assert (27, 9, 9, 9) == (found.laws, found.unrest, found.order, found.plain)
    assert {5} == {word.rewarded for word in found.politics}
    assert {4} == {word.penalised for word in found.powers}


def test_a_deck_of_ones_own_is_read() -> None:
    deck = read_deck(DECK + LAW + REST)

    assert ("ours", 1) == (deck.name, deck.laws[0].id)
    assert {"title_en": "One", "title_id": "One"} == deck.laws[0].title.facts()
    assert not balance(deck).even


def test_a_card_may_say_how_many_supporters_it_gives_and_takes() -> None:
    deck = read_deck(DECK + LAW + "amount = 3\n" + REST)

    assert 3 == deck.laws[0].amount
    assert deck == read_deck(deck_toml(deck))


@pytest.mark.parametrize(
    ("option", "sheet", "text"),
    [
        ("deck", presets.deck("classic"), deck_toml(presets.deck("classic"))),
        ("board", BOARD, board_toml(BOARD)),
    ],
)
def test_a_sheet_that_can_be_played_is_read_without_faults(
    option: str, sheet: Board | Deck, text: str
) -> None:
    assert (sheet, ()) == reading(option, text)


def test_a_mark_of_byte_order_before_a_sheet_is_passed_over() -> None:
    assert (BOARD, ()) == reading("board", "\ufeff" + board_toml(BOARD))


@pytest.mark.parametrize(
    ("option", "text", "fault"),
    [
        ("deck", DECK + LAW + LAW, "fault-twice"),
        ("board", board_toml(replace(BOARD, arrows=BOARD.arrows[:3])), "fault-not-left"),
    ],
)
def test_a_faulty_sheet_is_still_there_to_be_mended(option: str, text: str, fault: str) -> None:
    sheet, found = reading(option, text)

    assert sheet is not None
    assert fault in {each.id for each in found}


def test_what_is_no_sheet_at_all_is_not_there() -> None:
    sheet, found = reading("board", "spots = [")

    assert sheet is None
    assert ["fault-toml"] == [each.id for each in found]


def test_a_title_in_one_language_serves_both() -> None:
    assert {"title_en": "Satu", "title_id": "Satu"} == Title(id="Satu").facts()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name = ", ": fault-toml reason="),
        ("a = " + "[" * 5000, ": fault-toml reason=nested too deeply"),
        ("a = " + "{ a = " * 5000, ": fault-toml reason=nested too deeply"),
        (f"\n{'a.' * 20_000}a = 1", ": fault-toml reason=more than 200 dots (at line 2)"),
        (DECK + LAW.replace("id = 1", f"id = {'9' * 5000}"), ": fault-toml reason=Exceeds"),
        (DECK + LAW.replace("id = 1", f"id = {2**70}"), "laws[0].id: fault-shape reason="),
        (DECK.replace('name = "ours', 'name = "o\\u001b[31m') + LAW, "name: fault-unprintable"),
        (DECK + LAW.replace("One", "\\u202eOne"), "laws[0].title.en: fault-unprintable"),
        (DECK + LAW.replace("id = 1", 'id = "1"', 1), "laws[0].id: fault-shape reason="),
        (DECK.replace("ours", "") + LAW, "name: fault-length length=0 most=40"),
        (DECK.replace('{ en = "Ours" }', "{}") + LAW, "title: fault-no-title"),
        (DECK + LAW + LAW, "laws[1].id: fault-twice value=1"),
        (DECK + LAW.replace("id = 1", "id = 0", 1), "laws[0].id: fault-not-positive value=0"),
        (
            DECK + LAW.replace('"One"', f'"{"x" * 81}"'),
            "laws[0].title.en: fault-length length=81 most=80",
        ),
        (DECK + LAW.replace('"tradition"', '"change"'), "laws[0]: fault-both-sides word=change"),
        (
            DECK + LAW.replace('"money"', '"money", "money"'),
            "laws[0].penalty.powers: fault-twice value=money",
        ),
        (DECK + LAW + "amount = 10\n", "laws[0].amount: fault-amount value=10 most=9"),
        (
            DECK + "".join(LAW.replace("id = 1", f"id = {n}") for n in range(1, 62)),
            "laws: fault-too-many-laws laws=61 most=60",
        ),
    ],
)
def test_what_is_wrong_with_a_deck_is_said_exactly(text: str, expected: str) -> None:
    found = faults(text)

    assert expected == found[0][: len(expected)]


def test_a_deck_that_no_game_could_be_played_with_is_faulty() -> None:
    assert ["laws: fault-least-laws laws=0 least=22"] == faults(DECK + "laws = []")
    assert ["laws: fault-least-laws laws=21 least=22"] == faults(DECK + REST)


def test_the_fewest_laws_are_those_of_the_shortest_game() -> None:
    assert LEAST_LAWS == min(laws_enough(Options(turns=turns)) for turns in (4, 5, 6))


def changed(old: str, new: str) -> str:
    text = board_toml(BOARD)
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            changed(
                '{ tail = "activists", head = "voters" }', '{ tail = "activists", head = "money" }'
            ),
            "arrows[0]: fault-arrow-apart tail=activists head=money",
        ),
        (
            changed(
                '{ tail = "voters", head = "media" }', '{ tail = "activists", head = "voters" }'
            ),
            "arrows[1]: fault-arrow-twice tail=activists head=voters",
        ),
        (
            changed('faction = "activists"', 'faction = "voters"'),
            "spots: fault-laid-once faction=activists times=0",
        ),
        (
            changed("q = 1, r = -1", f"q = {10**30}, r = -1"),
            "spots[2].q: fault-shape reason=",
        ),
        (
            changed("q = 1, r = -1", "q = 0, r = -1"),
            "spots[2]: fault-spot-taken faction=voters other=activists",
        ),
        (
            changed('  { tail = "justice", head = "activists" },\n', ""),
            "arrows: fault-not-reached faction=activists",
        ),
    ],
)
def test_what_is_wrong_with_a_board_is_said_exactly(text: str, expected: str) -> None:
    assert [found for found in faults(text, "board") if found.startswith(expected)]


def test_every_tile_but_lawmakers_is_left_and_leads_there() -> None:
    text = changed('  { tail = "justice", head = "activists" },\n', "")
    found = faults(text, "board")

    assert "arrows: fault-not-left faction=justice" in found
    assert "arrows: fault-no-way faction=justice" in found
    assert "wheel12" == presets.board("wheel12").name


def test_a_fault_can_be_worded_in_every_language() -> None:
    some = [
        Fault("laws", "fault-too-many-laws", {"laws": 61, "most": 60}),
        Fault("laws", "fault-least-laws", {"laws": 1, "least": 22}),
        Fault("laws[0]", "fault-both-sides", {"word": "change"}),
        Fault("spots", "fault-laid-once", {"faction": "money", "times": 0}),
    ]
    for language in LANGUAGES:
        for fault in some:
            assert catalogue(GAME, language).say(fault.id, **fault.facts)


def test_a_table_does_not_play_a_faulty_board() -> None:
    board = presets.board("ladder12")
    with pytest.raises(BadSetup, match="fault-no-way"):
        ruleset(3, Options(board=replace(board, arrows=board.arrows[:3])))
