import pytest

from hustings.core.game import Difference, differences
from hustings.core.model import BadSetup
from tests.core.toy import GAME, Actions, Options, Toy, View, tell


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
