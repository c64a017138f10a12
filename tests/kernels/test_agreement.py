from collections.abc import Callable

import pytest
from msgspec.structs import replace

from hustings.cards.french import cards
from hustings.core.dice import Dice
from hustings.games.democracy.model import Commit, Options
from hustings.kernels.kernel import Kernel
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


@pytest.mark.parametrize("made", [lambda plain: plain, machine_code], ids=["plain", "compiled"])
def test_both_score_nothing_for_an_even_split_of_all_points(
    made: Callable[[Kernel], Kernel],
) -> None:
    table = Table("democracy", 2, Options(count="pile"))
    rules, fast = table.rules, made(kernel(table))
    state = replace(
        rules.setup(), dealer=0, day=2, hands=(cards("KS"), cards("KH")), pool=cards("9D")
    )
    position = fast.encode(state)
    for seat, card in enumerate(cards("KS KH")):
        fast.step(position, card.index)
        state = rules.play(state, seat, Commit(card))

    assert fast.encode(state).tolist() == position.tolist()
    assert (0, 0) == state.tribes


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_a_table(name: str) -> None:
    counts = {"democracy": {2, 3, 4, 5, 6}, "tightwad": set(range(2, 11))}

    assert counts[name] == {table.seats for table in ALL[name]}
