"""The story: each event told with whom it is about, the facts, and the clause that decided it."""

from hustings.core.model import Fact
from hustings.core.story import Line
from tests.games.tightwad.notation import FIRST_CARDS, Table, between_rounds, fresh, tightwad


def three(hands: str = "5YK 2MK 9LK | CY 3SK 4MS | 6MW AY AL") -> Table:
    """Return a table of three with three cards each; seat 0 leads."""
    return tightwad(hands, leads=0)


def test_a_deal_begins_a_chapter_and_a_trick() -> None:
    told = fresh(3).deals(2, FIRST_CARDS).told

    assert (
        Line("story-round", 2, {"round": 1}, "deal.dealer", "chapter"),
        Line("story-trick", None, {"trick": 1, "tricks": 7}, weight="heading"),
    ) == told


def test_a_short_deal_is_explained() -> None:
    table = between_rounds("AM AS AW AL AY 2SY | | | 2MK 3MW 3SK")

    assert (
        Line("story-round", 1, {"round": 10}, "deal.dealer", "chapter"),
        Line("story-short-hands", None, {"cards": 6}, "deal.hands"),
        Line("story-trick", None, {"trick": 1, "tricks": 6}, weight="heading"),
    ) == table.deals_at_random().told


def test_a_lead() -> None:
    assert (Line("story-lead", 0, {"card": "5YK"}, "play.turn"),) == three().plays(0, "5YK").told


def test_a_higher_card_takes_control_by_the_suits_shared() -> None:
    facts: dict[str, Fact] = {"card": "CY", "control": "5YK", "suits": "Y"}

    told = three().plays(0, "5YK CY").told

    assert (Line("story-control-higher", 1, facts, "control.higher"),) == told


def test_an_ace_takes_control() -> None:
    table = tightwad("5YK 2MK | AY 3SK | 6MW AL", leads=0).plays(0, "5YK AY")

    facts: dict[str, Fact] = {"card": "AY", "control": "5YK", "suits": "Y"}
    assert (Line("story-control-ace", 1, facts, "control.ace"),) == table.told


def test_a_higher_card_that_shares_no_suit() -> None:
    table = tightwad("5YK 2MK | 8MS 3SK | 6MW AL", leads=0).plays(0, "5YK 8MS")

    facts: dict[str, Fact] = {"card": "8MS", "control": "5YK", "suits": "Y K"}
    assert (Line("story-no-suit", 1, facts, "control.higher"),) == table.told


def test_an_ace_on_an_ace_of_another_suit_shares_no_suit() -> None:
    table = tightwad("AM 2MK | AS 3SK | 6MW AL", leads=0).plays(0, "AM AS")

    facts: dict[str, Fact] = {"card": "AS", "control": "AM", "suits": "M"}
    assert (Line("story-no-suit", 1, facts, "control.higher"),) == table.told


def test_an_equal_card() -> None:
    table = tightwad("CY 2MK | CM 3SK | 6MW AL", leads=0).plays(0, "CY CM")

    assert (
        Line("story-equal", 1, {"card": "CM", "control": "CY"}, "control.higher"),
    ) == table.told


def test_a_shed_card() -> None:
    table = tightwad("CY 2MK | 3SK 5YK | 6MW AL", leads=0).plays(0, "CY 3SK")

    assert (Line("story-shed", 1, {"card": "3SK", "control": "CY"}, "play.follow"),) == table.told


def test_a_trick_won_and_the_next_begun() -> None:
    won, begun = three().plays(0, "5YK CY AL").told[1:]

    assert Line("story-trick-won", 1, {"trick": 1, "card": "CY"}, "trick.winner", "result") == won
    assert Line("story-trick", None, {"trick": 2, "tricks": 3}, weight="heading") == begun


def test_the_last_trick_is_announced() -> None:
    table = tightwad("5YK 2MK | CY 3SK | 6MW AL", leads=0).plays(0, "5YK CY AL")

    facts: dict[str, Fact] = {"trick": 2, "tricks": 2}
    assert (
        Line("story-trick", None, facts, weight="heading"),
        Line("story-last-trick", None, facts, "round.penalty"),
    ) == table.told[-2:]


def test_a_round_lost() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0, penalties="3SK | AM | ").plays(0, "5YK 8YK 6MW")

    assert (
        Line("story-trick-won", 1, {"trick": 1, "card": "8YK"}, "trick.winner", "result"),
        Line(
            "story-round-lost",
            1,
            {"card": "8YK", "penalty": 8, "total": 9},
            "round.penalty",
            "result",
        ),
    ) == table.told[1:]


def test_a_game_lost() -> None:
    told = tightwad("5YK | CY | 6MW", leads=0).plays(0, "5YK CY 6MW").told

    assert Line("story-over", 1, {"total": 10}, "game.end", "result") == told[-1]
