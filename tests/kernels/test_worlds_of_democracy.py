"""What Democracy's kernel imagines: the worlds of the rules' own `imagine`, by the million."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from hustings.cards.french import CARDS
from hustings.core.dice import Dice
from hustings.core.model import Seat
from hustings.games.democracy import kernel as places
from hustings.games.democracy.imagine import enumerate_worlds
from hustings.games.democracy.model import Options, State
from hustings.games.shelf import game
from hustings.kernels.chance import dice_of
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import Kernel, Position
from tests.games.democracy import worlds
from tests.games.democracy.notation import Table as Written
from tests.games.democracy.test_imagine import DRAWS, FAR, SMALL
from tests.kernels.beside import Table, kernel, tables
from tests.kernels.test_views import moments
from tests.laws.played import Table as LawTable
from tests.laws.played import played

NOBODY = -1
FAST = compiled(places.imagine)
BOTH = pytest.mark.parametrize("imagine", [places.imagine, FAST], ids=["plain", "compiled"])


def imagined(imagine: Any, position: Position, seat: Seat | None, dice: int) -> int:
    """Deal in *position* what *seat*, or a spectator, can not see; return the dice."""
    return int(imagine(position, NOBODY if seat is None else seat, dice))


def world_of(position: Position, seen: State) -> State:
    """Return the state of *position*, in which everything that is face up is as *seen*."""
    seats = len(seen.hands)

    def cards(bits: int) -> tuple[Any, ...]:
        return tuple(card for card in CARDS if int(bits) >> card.index & 1)

    laid = position[places.LAID :][:seats].tolist()
    return State(
        dealer=seen.dealer,
        day=seen.day,
        hands=tuple(map(cards, position[places.HANDS :][:seats])),
        pool=tuple(CARDS[n] for n in reversed(position[places.POOL :][: position[places.LEFT]])),
        rest=cards(position[places.REST]),
        committed=tuple(None if card == places.NOT_YET else CARDS[card] for card in laid),
        piles=seen.piles,
        out=seen.out,
        speeches=seen.speeches,
        tribes=seen.tribes,
        islands=seen.islands,
        asked=seen.asked,
    )


@BOTH
@SMALL
def test_every_possible_world_is_equally_likely(
    imagine: Any, table: Written, seat: Seat | None, count: int
) -> None:
    fast: Kernel = places.kernel(table.rules)
    view, dice = table.view(seat), dice_of(b"worlds")
    listed = enumerate_worlds(view, table.rules.options, limit=count)
    expected = {tuple(fast.encode(world).tolist()) for world in listed}
    position, counted = fast.encode(view), Counter[tuple[int, ...]]()

    for _ in range(DRAWS):
        dice = imagined(imagine, position, seat, dice)
        counted[tuple(position.tolist())] += 1

    assert expected == set(counted)
    squares = sum((times - DRAWS / count) ** 2 * count / DRAWS for times in counted.values())
    assert abs(squares - (count - 1)) <= FAR * (2 * (count - 1)) ** 0.5


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_imagined_world_replays_by_the_rules(seats: int) -> None:
    match = played(LawTable("democracy", "half-deck", seats), 0)
    rules, dice, begin = match.rules, dice_of(b"replay"), 0
    fast = kernel(Table("democracy", seats, rules.options))
    for moment, state in enumerate(match.states[: len(match.events)]):
        if match.events[moment].seat is None:
            begin = moment
            continue
        if moment % 5:
            continue
        for seat in match.viewers:
            position = fast.encode(rules.view(state, seat))
            dice = imagined(FAST, position, seat, dice)
            world = world_of(position, state)
            assert fast.encode(world).tolist() == position.tolist()
            assert rules.view(state, seat) == rules.view(world, seat)
            again: Any = match.states[begin]
            for event in worlds.history(world, match.events[begin:moment]):
                again = rules.play(again, event.seat, event.action)
            assert world == again


@BOTH
def test_what_is_hidden_makes_no_difference(imagine: Any) -> None:
    """The same is imagined from a position as from what the seat may know of it."""
    table = Table("democracy", 3, Options(deal="half"))
    fast = kernel(table)
    for state in moments(table, b"hidden")[:40]:
        for seat in (0, 1, 2, None):
            here, there = fast.encode(state), fast.encode(table.rules.view(state, seat))

            dice = [imagined(imagine, position, seat, 5) for position in (here, there)]

            assert dice[0] == dice[1]
            assert here.tolist() == there.tolist()


def test_compiled_and_plain_imagine_alike() -> None:
    for table in Dice(b"alike").shuffled(list(tables("democracy")))[:6]:
        fast = kernel(table)
        for state in moments(table, b"%a" % (table,))[:30]:
            here, there = fast.encode(state), fast.encode(state)

            assert imagined(places.imagine, here, 0, 5) == imagined(FAST, there, 0, 5)
            assert here.tolist() == there.tolist()


def test_before_the_first_deal_there_is_nothing_to_imagine() -> None:
    table = Table("democracy", 3, game("democracy").options())
    position = kernel(table).encode(table.rules.setup())
    before = position.copy()

    assert 7 == imagined(places.imagine, position, 0, 7)
    assert np.array_equal(before, position)
