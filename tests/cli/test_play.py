"""``hustings play``: whole games at a terminal, with answers from a script."""

import re
from itertools import chain, repeat
from pathlib import Path

import pytest

from hustings.bots.shelf import bot_named
from hustings.cli.duplicate import compared
from hustings.cli.main import main
from hustings.cli.screen import CLEAR
from hustings.core.model import Over
from hustings.core.text import LANGUAGES
from hustings.games.shelf import game
from hustings.lab.played import game_seed, played
from tests.cli.command import at_terminal, hustings

ESCAPE = "\x1b"


def test_a_whole_game_is_played_by_typing_ones(tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    words = ("play", "tightwad", "--seats", "3", "--seed", "whole", "--records", str(file))
    code, shown = at_terminal(*words, answers=repeat("1"))

    assert 0 == code
    assert "loses the game" in shown or "lose the game" in shown
    assert "You: place" in shown
    assert 0 == main(["verify", str(file)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tightwad", "democracy", "majority"])
def test_a_whole_game_needs_neither_colour_nor_boxes(game: str, language: str) -> None:
    words = ("play", game, "--seats", "3", "--seed", "plain", "--bot", "random")
    code, shown = at_terminal(*words, "--lang", language, answers=repeat("1"))

    assert 0 == code
    assert ESCAPE not in shown
    assert not re.search("[\u2500-\u259f]", shown)


def test_the_same_seed_deals_the_same_game() -> None:
    words = ("play", "democracy", "--seats", "2", "--seed", "same", "--bot", "search:5")

    assert hustings(*words, typed="1\n" * 200).stdout == hustings(*words, typed="1\n" * 200).stdout


def test_two_share_the_keyboard_and_neither_sees_the_other_ones_hand() -> None:
    """Whatever is on the screen between two clearings belongs to one of them."""
    words = ("play", "democracy", "--seats", "2", "--hot-seat", "Ani,Budi", "--seed", "hot")
    code, shown = at_terminal(*words, answers=repeat("1"))

    assert 0 == code
    screens = [screen for screen in shown.split(CLEAR) if screen.strip()]
    hands = [screen for screen in screens if "your choice:" in screen]
    assert len(hands) > 20
    for screen in hands:
        assert 1 == screen.count("your choice:")
    between = [screen for screen in screens if "nobody else is looking" in screen]
    assert len(between) == len(hands)
    for screen in between:
        assert "Lay down" not in screen
    assert "You" not in "".join(hands)


def test_clearing_reaches_what_has_scrolled_away() -> None:
    assert CLEAR.endswith("\x1b[3J")


def test_alone_the_screen_is_never_cleared() -> None:
    _, shown = at_terminal("play", "tightwad", "--seats", "3", answers=chain(["1"], repeat("quit")))

    assert CLEAR not in shown


def asked(*typed: str, game: str = "tightwad", language: str = "en") -> str:
    """Return what is answered to some commands, in one game before anything is played."""
    words = ("play", game, "--seats", "4", "--seed", "5", "--lang", language)
    shown = hustings(*words, typed="".join(f"{line}\n" for line in typed))
    assert (0, "") == (shown.returncode, shown.stderr)
    return shown.stdout


COMMANDS = [
    ("en", "help", "tightwad", "Commands:"),
    ("en", "hand", "tightwad", "Not allowed: "),
    ("en", "table", "tightwad", "Bot 3 played the Huntress"),
    ("en", "scores", "tightwad", "You have no penalty points"),
    ("en", "rules", "tightwad", "play.follow: "),
    ("en", "rules play.follow", "tightwad", "(play.follow)"),
    ("en", "rules no.such", "tightwad", "no chapter “no.such”"),
    ("en", "why", "tightwad", "A careful player"),
    ("en", "WHY", "tightwad", "A careful player"),
    ("en", "quit", "tightwad", "You have left the game."),
    ("en", "99", "tightwad", "There is no choice 99."),
    ("en", "0", "tightwad", "There is no choice 0."),
    ("en", "dance now", "tightwad", "“dance now” is neither"),
    ("en", "4MS", "tightwad", "Not possible. Too low"),
    ("en", "?", "tightwad", "Commands:"),
    ("en", "am", "tightwad", "You took control with the ace of Moons"),
    ("en", "table", "democracy", "The upcard is"),
    ("en", "scores", "democracy", "You have no tribe"),
    ("id", "bantuan", "tightwad", "Perintah:"),
    ("id", "help", "tightwad", "Perintah:"),
    ("id", "meja", "tightwad", "Bot 3 memainkan"),
    ("id", "kenapa", "democracy", "Pemain hati-hati"),
    ("id", "keluar", "democracy", "Kamu meninggalkan permainan."),
]


@pytest.mark.parametrize(("language", "typed", "game", "answer"), COMMANDS)
def test_commands_answer(language: str, typed: str, game: str, answer: str) -> None:
    assert answer in asked(typed, game=game, language=language)


def test_a_refusal_names_the_clause_to_read() -> None:
    assert "type “rules play.follow”" in asked("4MS")


def test_what_may_not_be_played_is_shown_with_the_reason() -> None:
    shown = asked()

    line = next(line for line in shown.splitlines() if line.startswith("Not allowed: "))
    assert "Play the Mountain" in line
    assert "Too low: the card to beat is the Huntress" in line


def test_the_rulebook_is_read_without_its_marks() -> None:
    shown = asked("rules island.values", game="democracy")

    assert "\nK, Q, J, hunters, 2\n" in shown
    assert not set("*|#>") & set(shown)


def test_no_word_is_cut_at_the_edge_of_a_narrow_terminal() -> None:
    words = ("play", "democracy", "--seats", "3", "--seed", "narrow")
    typed = ["help", "rules commit.own", "why", "quit"]
    _, shown = at_terminal(*words, answers=iter(typed), columns=40)

    assert max(map(len, shown.splitlines())) <= 40 + len("rules commit.own")  # typed after a prompt
    assert hustings(*words, typed="\n".join(typed)).stdout.split() == shown.split()


def test_blank_answers_are_asked_again() -> None:
    assert 3 == asked("", "").count("Number or command:")


def test_the_end_of_the_input_leaves_the_game() -> None:
    assert asked().endswith("You have left the game.\n")


def test_a_table_with_options_of_its_own_says_so() -> None:
    words = ("play", "democracy", "--option", "target=7", "--bot", "search:9", "--seed", "x")

    shown = hustings(*words).stdout
    assert "with options of its own" in shown
    assert "Bot 1 (pondering)" in shown


def test_hot_seat_without_a_terminal_pushes_the_last_hand_out_of_sight() -> None:
    words = ("play", "tightwad", "--seats", "3", "--hot-seat", "Ani, Budi", "--seed", "x")

    assert "\n" * 100 in hustings(*words, typed="\n1\n").stdout


def test_where_there_are_many_choices_a_word_finds_them() -> None:
    shown = asked("1", "money justice", "zzz", "quit", game="majority")

    found = shown.split("Number or command:")[2]
    assert "Place 0 on Money. Place 6 on Justice." in found
    assert "Media" not in found
    assert "“zzz” is neither" in shown


def test_a_number_is_never_taken_for_the_name_of_a_seat() -> None:
    shown = asked("1", "999", "quit", game="majority")

    assert "There is no choice 999" in shown


def test_what_a_careful_player_would_do_has_the_number_to_type() -> None:
    shown = asked("1", "why", "quit", game="majority")
    advice = re.findall(r"^(\d+)\. (Place .*): \d+\.", shown, re.MULTILINE)

    chosen = asked("1", *(number for number, _ in advice[:1]), "quit", game="majority")
    (faction,) = {action.split(" on ")[1].split(".")[0] for _, action in advice[:1]}

    assert 3 == len(advice)
    assert "You place" in chosen
    assert faction in chosen.split("You place")[1]


def test_bots_play_the_same_deals_in_the_place_of_a_person() -> None:
    words = ("play", "tightwad", "--seats", "3", "--seed", "dup", "--bot", "random", "--duplicate")
    code, shown = at_terminal(*words, answers=repeat("1"))

    assert 0 == code
    compared = shown[shown.index("The same deals again") :]
    assert re.search(r"A bot \(random\): place \d, score \d+", compared)
    assert re.search(r"A bot \(careful\): place \d, score \d+", compared)


def test_a_stand_in_is_dealt_what_the_person_was() -> None:
    known = game("democracy")
    kinds = {1: "careful", 2: "careful"}

    [result] = compared(known, known.options(), "dup", kinds, you=0, jobs=1)
    rules = known.ruleset(3, known.options())
    bots = [bot_named(known, "careful")(rules)] * 3
    alone = played(rules, game_seed("dup", 0), bots)
    assert (("careful",) * 3, rules.turn(alone.state)) == (
        result.lineup,
        Over(result.scores, result.places),
    )


def test_an_offer_is_composed_by_questions_and_made() -> None:
    composing = ("compose", "1", "3", "3", "3", "2", "1", "7", "6")
    shown = asked("1", "1", *composing, "quit", game="majority")

    assert "To whom is the offer?" in shown
    assert "You make offer 1 to Bot 1:\n" in shown
    assert "You place or promote at least 2 Supporters onto Media, in turn 1." in shown


def test_what_is_composed_can_be_left() -> None:
    shown = asked("1", "1", "compose", "9", "", "quit", game="majority")

    assert "There is no choice 9." in shown
    assert "Left as it was." in shown


def test_the_table_tells_where_the_arrows_lead() -> None:
    assert "From Activists to Lawmakers" in asked("1", "table", "quit", game="majority")


def test_where_nothing_is_composed_there_is_no_such_command() -> None:
    assert "compose" not in asked("help", "quit")
    assert "“compose” is neither" in asked("compose", "quit")
