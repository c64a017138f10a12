from typing import Literal

import pytest
from msgspec.structs import replace

from hustings.cards.french import cards
from hustings.core.dice import Dice
from hustings.games.democracy.model import Commit, Options, State
from tests.kernels.beside import GAMES, Table, agree, kernel, machine_code, tables

ALL = {name: list(tables(name)) for name in GAMES}
DEALS = 20_000
"""So many of each game are compared in a soak, and a tenth every day."""


def some(name: str, seed: int) -> list[Table]:
    """Return every table of a game in an order in which each may be the next."""
    return list(Dice(b"tables%d" % seed).shuffled(ALL[name]))


def compare(name: str, deals: int) -> None:
    """Play games at all sorts of tables until so many deals have been compared."""
    done = turn = 0
    while done < deals:
        for table in some(name, turn):
            done += agree(table, machine_code(kernel(table)), b"%d %a" % (turn, table))
            if done >= deals:
                break
        turn += 1


@pytest.mark.uncounted
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_compiled_kernel_agree(name: str) -> None:
    compare(name, DEALS // 10)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_compiled_kernel_agree_for_long(name: str) -> None:
    compare(name, DEALS)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_compiled_kernel_agree_at_every_table(name: str) -> None:
    for table in ALL[name]:
        assert agree(table, machine_code(kernel(table)), b"%a" % (table,))


@pytest.mark.parametrize("name", GAMES)
def test_rules_and_plain_kernel_agree(name: str) -> None:
    for table in some(name, 0)[:12]:
        assert agree(table, kernel(table), b"%a" % (table,))


def last_speech(options: Options, piles: tuple[str, str], hands: tuple[str, str]) -> State:
    """Play the last speech of an island both ways; return the state in which they agree."""
    table = Table("democracy", 2, options)
    rules = table.rules
    before = replace(
        rules.setup(),
        dealer=0,
        day=2,
        hands=tuple(map(cards, hands)),
        pool=cards("9D"),
        piles=tuple(map(cards, piles)),
    )
    state: State = before
    for seat, hand in enumerate(before.hands):
        state = rules.play(state, seat, Commit(hand[0]))
    for fast in (kernel(table), machine_code(kernel(table))):
        position = fast.encode(before)
        for hand in before.hands:
            fast.step(position, hand[0].index)
        assert fast.encode(state).tolist() == position.tolist()
    return state


def test_both_score_nothing_for_an_even_split_of_all_points() -> None:
    assert (0, 0) == last_speech(Options(count="pile"), ("", ""), ("KS", "KH")).tribes


ALL_SPADES = "6S 7S 8S 9S 10S JS QS KS AS 3S 4S 5S"
MOST_SPADES = "KS AS 3S 4S 5S"


@pytest.mark.parametrize(
    ("pile", "needs", "tribes"),
    [
        (ALL_SPADES, "all", 2),
        (ALL_SPADES, "no_rival", 2),
        (MOST_SPADES, "all", 1),
        (MOST_SPADES, "no_rival", 2),
    ],
)
@pytest.mark.parametrize("count", ["suit", "pile"])
def test_both_agree_on_what_a_sweep_is(
    pile: str, needs: Literal["all", "no_rival"], tribes: int, count: Literal["suit", "pile"]
) -> None:
    options = Options(sweep=2, sweep_needs=needs, count=count)

    state = last_speech(options, (pile, ""), ("7C", "6C"))

    # Of all the 100 points there are, a suit is not the whole.
    expected = 1 if count == "pile" and needs == "all" else tribes
    assert (expected, 0) == state.tribes


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_a_table(name: str) -> None:
    counts = {"democracy": {2, 3, 4, 5, 6}, "tightwad": set(range(2, 11))}

    assert counts[name] == {table.seats for table in ALL[name]}
