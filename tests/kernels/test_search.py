"""Search over kernels: what it must find where the right answer is known."""

from typing import Any

import numpy as np
import pytest

from hustings.cards.decktet import CARDS, Card
from hustings.core.dice import Dice
from hustings.games.tightwad.foresight import bills, judge, outcomes, prospects, shed
from hustings.games.tightwad.imagine import unseen
from hustings.games.tightwad.kernel import OUT, encode, kernel
from hustings.kernels.bits import BIT
from hustings.kernels.chance import dice_of
from hustings.kernels.search import NONE, ROOT, Tree, best, searcher, tree
from tests.games.tightwad.notation import Table, fresh, tightwad

CURIOSITY = 0.6
DICE = dice_of(b"search")
HELD = "3LY 9LK CS | 4WL 6LK 8MS | 2MK 7SK CM"


def searched(table: Table, times: int, *, plain: bool = False, places: int = 0) -> Tree:
    """Return what so many descents learn for whoever is to play at *table*."""
    simulate: Any = searcher(kernel(table.rules), shed, judge)
    known = tree(places or times)
    position = encode(table.state)
    book = prospects(table.view(0).points, 0).book
    (simulate.py_func if plain else simulate)(position, known, book, CURIOSITY, times, DICE)
    return known


def arms(known: Tree) -> dict[str, tuple[int, int, float]]:
    """Return by card at the root how often it was tried and could have been, and its worth."""
    found, place = {}, int(known.child[ROOT])
    while place != NONE:
        found[CARDS[known.move[place]].value] = (
            int(known.visits[place]),
            int(known.available[place]),
            float(known.total[place]),
        )
        place = int(known.sibling[place])
    return found


@pytest.mark.parametrize("seats", [3, 7])
def test_compiled_search_is_plain_search(seats: int) -> None:
    table = fresh(seats).deals_at_random()

    assert arms(searched(table, 60, plain=True)) == arms(searched(table, 60))


def test_every_legal_move_is_tried_and_no_other() -> None:
    table = tightwad(HELD, leads=0).plays(0, "9LK")

    known = arms(searched(table, 200))

    assert {"4WL"} == set(table.legal(1)) == set(known)
    assert (200, 200) == next(iter(known.values()))[:2]


def test_each_descent_tries_one_move_at_the_root() -> None:
    known = arms(searched(tightwad(HELD, leads=0), 500))

    assert {"3LY", "9LK", "CS"} == set(known)
    assert 500 == sum(visits for visits, _, _ in known.values())


def test_what_is_hidden_changes_nothing() -> None:
    one = tightwad("9MS CS | 4WL 6LK | 3LY 5YK", leads=0)
    other = tightwad("9MS CS | 3LY 5YK | 4WL 6LK", leads=0)

    assert arms(searched(one, 300)) == arms(searched(other, 300))


def test_a_full_tree_grows_no_more() -> None:
    known = searched(fresh(4).deals_at_random(), 400, places=20)

    assert 21 == known.size[0]
    assert 400 >= sum(visits for visits, _, _ in arms(known).values()) >= 300


def test_the_start_is_left_as_it_was() -> None:
    table = tightwad(HELD, leads=0)
    position = encode(table.state)
    simulate = searcher(kernel(table.rules), shed, judge)

    simulate(position, tree(9), prospects((0, 0, 0), 0).book, CURIOSITY, 9, DICE)

    assert encode(table.state).tolist() == position.tolist()


@pytest.mark.parametrize("seed", range(6))
def test_where_all_is_seen_search_plays_the_exact_ending(seed: int) -> None:
    """All cards that two seats do not hold are out, so that there is one world."""
    pack = Dice(b"seen%d" % seed).shuffled(CARDS[:36])
    written = " | ".join(" ".join(card.value for card in pack[at : at + 4]) for at in (0, 4))
    table = tightwad(written, leads=0)
    exact = outcomes(table.state)
    position = encode(table.state)
    for card in unseen(table.view(0)):
        if card not in table.state.hands[1]:
            position[OUT] |= BIT[card.index]
    known = tree(20_000)

    searcher(kernel(table.rules), shed, judge)(
        position, known, bills((0, 0)), CURIOSITY, 20_000, DICE
    )

    chosen = CARDS[known.move[best(known)]]
    assert pytest.approx(min(bill[0] for bill in exact.values()), abs=1) == exact[chosen][0]


def test_the_high_card_goes_first_and_the_low_one_is_kept() -> None:
    table = tightwad("AM CY | 3MW 9WY | 2SY 8MS", leads=0)
    known = searched(table, 2_000)

    assert Card("CY") is CARDS[known.move[best(known)]]


def test_a_habit_takes_equally_high_cards_alike() -> None:
    def counted(*words: int) -> set[int]:
        mask = np.array(words, np.int64)
        return {shed(mask, mask, dice_of(b"%d" % n)) for n in range(60)}

    ones, twos = int(BIT[30] | BIT[31]), int(BIT[31] | BIT[3])

    assert {30, 31} == counted(ones | int(BIT[4]))
    assert {30, 31, 36 + 31} == counted(ones, twos)
    assert {36 + 9} == counted(int(BIT[1]), int(BIT[9]))
