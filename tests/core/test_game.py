import pytest
from msgspec import Struct, structs

from hustings.cards.decktet import CARDS
from hustings.core.game import Difference, differences
from hustings.core.model import BadSetup
from hustings.games import majority
from hustings.games.majority import presets
from hustings.games.majority.actions import Stay
from hustings.games.shelf import game
from hustings.games.tightwad.model import Play
from tests.core.toy import GAME, Actions, Options, Toy, View, tell


class Sheet(Struct, frozen=True):
    name: str
    value: int


class Dealt(Struct, frozen=True):
    rules: Sheet = Sheet("long", 5)
    rounds: int = 1


DEALT = structs.replace(
    GAME,
    options=Dealt,
    dialects={"dealt": Dealt()},
    sheets={"rules": {"short": Sheet("short", 1)}},
)


def test_a_game_makes_its_rules() -> None:
    rules = GAME.ruleset(3, Options())

    assert isinstance(rules, Toy)
    assert (3, Options()) == (rules.seats, rules.options)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_number_of_seats_that_the_game_has_not_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"expected 2 to 4 seats, got {seats}"):
        GAME.ruleset(seats, Options())


def test_seats_that_the_options_do_not_allow_are_not_offered() -> None:
    with pytest.raises(BadSetup, match="expected 2 to 3 seats, got 5"):
        GAME.ruleset(5, Options(highest=3))


def test_options_of_the_wrong_kind_are_refused() -> None:
    with pytest.raises(BadSetup, match="Expected `int`"):
        GAME.ruleset(2, Options(rounds="many"))  # type: ignore[arg-type]  # the point of the test


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least 4 numbers"):
        GAME.ruleset(4, Options(highest=3))


def test_a_game_knows_its_parts() -> None:
    assert Actions == GAME.actions
    assert View is GAME.view
    assert {} == GAME.bots
    assert tell is GAME.tell
    assert tell is GAME.aloud.tell


@pytest.mark.parametrize(
    ("options", "dialect"), [(Options(), "plain"), (Options(rounds=3), "long"), (Options(2), None)]
)
def test_options_that_are_a_dialect_have_its_name(options: Options, dialect: str | None) -> None:
    assert dialect == GAME.dialect_of(options)


def test_two_dialects_differ_in_a_list_of_options() -> None:
    assert (Difference("rounds", 1, 3),) == differences(Options(), Options(rounds=3))


def test_options_are_agreed_by_name_or_whole() -> None:
    assert Dealt(Sheet("short", 1), 2) == DEALT.agreed({"rules": "short", "rounds": 2})
    assert Dealt(Sheet("own", 9)) == DEALT.agreed({"rules": Sheet("own", 9)})


@pytest.mark.parametrize("forged", [Sheet("short", 9), Sheet("long", 9)])
def test_no_sheet_goes_by_the_name_of_another_of_the_box(forged: Sheet) -> None:
    with pytest.raises(BadSetup, match="got another"):
        DEALT.agreed({"rules": forged})


@pytest.mark.parametrize("chosen", [{"rules": "unknown"}, {"rounds": "many"}])
def test_options_that_do_not_exist_are_not_agreed(chosen: dict[str, str]) -> None:
    with pytest.raises(BadSetup, match="Expected"):
        DEALT.agreed(chosen)


def test_a_sheet_differs_by_its_name() -> None:
    one, other = Dealt(Sheet("short", 1)), Dealt(Sheet("own", 9))

    assert (Difference("rules", "short", "own"),) == differences(one, other)


def test_a_game_with_sheets_reads_one() -> None:
    assert (None, "fault-toml") == _read("name = ")
    assert ("ladder12", None) == _read(presets.board_text("ladder12"))


def _read(text: str) -> tuple[str | None, str | None]:
    """Return the name of the board that *text* writes, and the first fault."""
    sheet, faults = majority.GAME.read_sheet("board", text)
    return getattr(sheet, "name", None), faults[0].id if faults else None


def test_a_choice_is_said_by_its_type_unless_the_game_has_more_to_say() -> None:
    tightwad, majority = game("tightwad"), game("majority")

    (line,) = tightwad.choice(None, 2, Play(CARDS[0]))
    assert ("action-play", 2, {"card": CARDS[0].value}) == (line.id, line.seat, line.facts)
    assert ("action-stay",) == tuple(each.id for each in majority.choice(None, 1, Stay()))


def test_a_bot_explains_what_the_game_lists() -> None:
    assert () == game("tightwad").spoken
    assert "decline" in game("majority").spoken
