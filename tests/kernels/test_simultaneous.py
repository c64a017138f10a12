"""Search where seats choose at once, on Democracy's kernel."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hustings.cards.french import Card
from hustings.core.dice import Dice
from hustings.games.democracy import kernel as places
from hustings.games.democracy.habit import habit
from hustings.games.democracy.imagine import enumerate_worlds
from hustings.games.democracy.model import Options
from hustings.games.democracy.race import book, judge, settled
from hustings.games.democracy.strong import asked
from hustings.kernels.chance import dice_of
from hustings.kernels.kernel import Position
from hustings.kernels.simultaneous import listed, thinking
from tests.games.democracy.notation import Table as Written
from tests.games.democracy.notation import democracy
from tests.games.democracy.test_imagine import evening

DICE = dice_of(b"simultaneous")


def thought(
    table: Written, start: Position, seat: int, worlds: int, *, plain: bool = False
) -> dict[str, float]:
    """Return by card what laying it down has gained *seat* on average."""
    fast = places.kernel(table.rules)
    think: Any = thinking(fast, habit, settled, judge)
    loop: Callable[..., int] = think.py_func if plain else think
    gains = np.zeros(fast.moves)
    loop(start, seat, worlds, gains, book(table.rules.seats, table.rules.options), DICE)
    return {card.value: float(gains[card.index]) / worlds for card in table.state.hands[seat]}


def seen(table: Written, seat: int) -> Position:
    """Return what *seat* knows of *table*."""
    return asked(places.encode(table.rules, table.view(seat)))


def test_compiled_thought_is_plain_thought() -> None:
    table = evening(3, 3).lays_first(1)
    start = seen(table, 0)

    assert thought(table, start, 0, 4, plain=True) == thought(table, start, 0, 4)


def test_plain_thought_goes_on_through_the_second_day() -> None:
    table = democracy("5S 6H | 6S 5H", pool="9S 9H", day=1)
    start = seen(table, 1)

    assert thought(table, start, 1, 2, plain=True) == thought(table, start, 1, 2)


def test_the_start_is_left_as_it_was() -> None:
    table = evening(4, 3)
    start = seen(table, 2)
    before = start.copy()

    thought(table, start, 2, 5)

    assert before.tolist() == start.tolist()


@pytest.mark.parametrize("seat", [0, 3])
def test_what_others_hold_makes_no_difference(seat: int) -> None:
    table = evening(4, 4).lays_first(1)
    knowing = asked(places.encode(table.rules, table.state))

    assert thought(table, seen(table, seat), seat, 30) == thought(table, knowing, seat, 30)


def test_gains_are_chances_to_win() -> None:
    gains = thought(evening(5, 4), seen(evening(5, 4), 1), 1, 50)

    assert all(0 <= gain <= 1 for gain in gains.values())
    assert len(set(gains.values())) > 1


def test_the_last_two_speeches_gain_what_all_worlds_gain_on_average() -> None:
    """Two seats: the opponent's two cards and one of the pool are hidden, in any of three ways."""
    table = evening(2, 2)
    start = seen(table, 0)
    options = table.rules.options
    view = table.view(0)
    mine = table.state.hands[0]
    expected = dict.fromkeys((card.value for card in mine), 0.0)
    worlds = list(enumerate_worlds(view, options, limit=10))
    for world in worlds:
        for card in mine:
            for theirs, likely in answers(table, world).items():
                then = Written(table.rules, world).lays(0, card.value).lays(1, theirs)
                end = then.lays_first(0).lays_first(1)
                worth = np.zeros(2)
                judge(places.encode(table.rules, end.state), book(2, options), worth)
                expected[card.value] += likely * worth[0] / len(worlds)

    gains = thought(table, start, 0, 20_000)

    for name, gain in gains.items():
        assert abs(gain - expected[name]) < 4 * 0.5 / 20_000**0.5


def answers(table: Written, world: Any) -> dict[str, float]:
    """Return by card how likely habit has the second seat lay it down in *world*."""
    position = places.encode(table.rules, world)
    position[places.TURN] = 1
    dice = Dice(b"answers")
    rolls = 400
    counted = [
        habit(position, np.zeros(1, np.int64), dice_of(bytes([dice.below(256) for _ in range(8)])))
        for _ in range(rolls)
    ]
    return {
        card.value: counted.count(card.index) / rolls
        for card in world.hands[1]
        if card.index in counted
    }


def test_moves_are_listed_word_by_word() -> None:
    moves = np.zeros(8, np.int64)

    assert 3 == listed(np.array([0b101, 0b10]), 36, moves)
    assert [0, 2, 37] == moves[:3].tolist()


def test_a_card_that_wins_the_game_is_seen_to_win_it() -> None:
    """Eleven points of spades lie in the first pile; the king of spades turned up makes 13."""
    table = democracy(
        "5S 4S 3S 9D 5H | 7C 8C 9C 10C 6H", pool="AS KH KD KC KS", tribes=(4, 0)
    ).show("3S 7C")
    table = table.show("4S 8C").show("9D 9C")
    start = seen(table, 0)

    gains = thought(table, start, 0, 200)

    assert max(gains, key=gains.__getitem__) in {"5S", "5H"}
    assert Card("5S") in table.state.hands[0]


def test_options_are_part_of_the_position() -> None:
    piles = Options(count="pile")
    table = democracy("5S 6H | 6S 5H", pool="9S 9H", options=piles)

    assert all(0 <= gain <= 1 for gain in thought(table, seen(table, 0), 0, 20).values())
