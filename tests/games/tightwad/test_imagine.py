"""Imagined worlds: all that are possible, each as likely as any other, and no others."""

from collections import Counter
from itertools import combinations
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from hustings.cards.decktet import Card, cards
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.tightwad.imagine import count_worlds, enumerate_worlds, floors, unseen
from hustings.games.tightwad.model import View
from tests.games.tightwad.notation import Table, tightwad
from tests.laws.played import Played, played
from tests.laws.played import Table as LawTable

Hands: TypeAlias = tuple[tuple[Card, ...], ...]

# So far may chi-square lie from its mean, in deviations; equal dice give equal tests.
FAR = 3.0
DRAWS = 6_000


def small(table: Table, seat: Seat | None, left: str) -> View:
    """Return the view of *seat* with all cards but those *left* unseen made penalties of seat 0."""
    view = table.view(seat)
    hidden = set(cards(left))
    rest = tuple(card for card in unseen(view) if card not in hidden)
    return replace(view, penalties=(rest, *view.penalties[1:]), aside=len(hidden) - _held(view))


def _held(view: View) -> int:
    return sum(count for seat, count in enumerate(view.counts) if seat != view.seat)


def worlds(table: Table, view: View, draws: int) -> Counter[Hands]:
    """Count the hands in so many imagined worlds."""
    dice = Dice(b"worlds")
    return Counter(table.rules.imagine(view, dice).hands for _ in range(draws))


def possible(view: View) -> set[Hands]:
    """Try every deal of the unseen cards, and keep those with no card below its seat's floor."""
    found: list[tuple[Hands, tuple[Card, ...]]] = [((), tuple(unseen(view)))]
    for seat, (count, floor) in enumerate(zip(view.counts, floors(view), strict=True)):
        found = [
            ((*hands, hand), tuple(card for card in left if card not in hand))
            for hands, left in found
            for hand in ([view.hand] if seat == view.seat else combinations(left, count))
            if seat == view.seat or all(card.rank >= floor for card in hand)
        ]
    return {hands for hands, _ in found}


SHED = tightwad("2MK 7SK CS | 4WL 6LK 8MS | 3LY 9LK AM", leads=0).plays(0, "7SK 4WL 9LK")


SMALL = pytest.mark.parametrize(
    ("table", "seat", "left"),
    [
        (SHED, 0, "3LY 5SW 6LK 7ML 8MS 9WY AM"),
        (SHED, None, "2MK 3LY 6LK 8MS CS AM"),
        (tightwad("2MK 7SK | 4WL 8MS | 3LY 9LK", leads=0), 0, "4WL 8MS 3LY 9LK AM CS"),
        (
            tightwad("8MS 9LK | 4WL 6LK | 5ML CM", leads=0).plays(0, "9LK 4WL 5ML"),
            1,
            "8MS CM 4YK 5SW 3LY AM",
        ),
    ],
    ids=["one has shed", "a spectator", "nobody has shed", "another has shed"],
)


@SMALL
def test_every_possible_world_is_equally_likely(table: Table, seat: Seat | None, left: str) -> None:
    view = small(table, seat, left)
    expected = possible(view)
    each = DRAWS / len(expected)

    counted = worlds(table, view, DRAWS)

    assert expected == set(counted)
    squares = sum((counted[hands] - each) ** 2 / each for hands in expected)
    freedom = len(expected) - 1
    assert abs(squares - freedom) < FAR * (2 * freedom) ** 0.5


@SMALL
def test_worlds_are_counted_and_listed(table: Table, seat: Seat | None, left: str) -> None:
    view = small(table, seat, left)
    expected = possible(view)

    listed = list(enumerate_worlds(view, limit=len(expected)))

    assert count_worlds(view) == len(expected) == len(listed)
    assert {state.hands for state in listed} == expected
    assert all(table.rules.view(state, seat).counts == view.counts for state in listed)


def test_more_worlds_than_the_limit_are_refused() -> None:
    with pytest.raises(ValueError, match="expected at most 1000 worlds, got"):
        enumerate_worlds(SHED.view(0), limit=1000)


def test_nothing_hidden_is_one_world() -> None:
    view = SHED.rules.view(SHED.rules.setup(), 0)

    assert count_worlds(view) == 1


def test_what_opponents_really_hold_changes_nothing_that_is_imagined() -> None:
    one = tightwad("9MS CS | 4WL 6LK | 3LY 5YK", leads=0).plays(0, "CS").view(0)
    other = tightwad("9MS CS | 3LY 5YK | 4WL 6LK", leads=0).plays(0, "CS").view(0)

    assert one == other
    assert SHED.rules.imagine(one, Dice(b"same")) == SHED.rules.imagine(other, Dice(b"same"))


def test_who_shed_a_card_holds_none_lower() -> None:
    assert (0, 4, 0) == floors(SHED.view(0))


def test_who_shed_again_holds_none_lower_than_the_last() -> None:
    table = tightwad("9MS CS 2SY | 4WL 6LK 8MS | 3LY 5YK 7SK", leads=0).plays(0, "9MS 4WL 3LY")

    assert (0, 6, 5) == floors(table.plays(0, "CS 6LK 5YK").view(0))


def test_an_ace_that_takes_control_was_the_lowest_as_well() -> None:
    table = tightwad("9MS CS | AM 6LK | 3LY 5YK", leads=0).plays(0, "9MS AM 3LY")

    assert (0, 1, 0) == floors(table.view(0))


def test_penalties_and_cards_played_are_not_imagined_in_hands() -> None:
    table = tightwad("9MS CS | AM 6LK | 3LY 5YK", leads=0, penalties="2MK | 2SY | 2WL")
    view = table.plays(0, "9MS").view(0)

    known = set(cards("2MK 2SY 2WL 9MS CS"))

    assert not known & set(unseen(view))
    assert 36 - len(known) == len(unseen(view))


def test_twins_are_imagined_one_by_one() -> None:
    game: Played = played(LawTable("tightwad", "official", 7), 0)
    view = game.rules.view(game.states[20], 0)
    world = game.rules.imagine(view, Dice(b"twins"))
    held = [card for hand in world.hands for card in hand]

    assert len(set(held)) == len(held)
    assert any(card.value.endswith("'") for card in held)
