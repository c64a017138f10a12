"""A wish: what a seat makes of the chances of all."""

import pytest

from hustings.games.majority.mind.wish import Wish
from hustings.games.majority.promises import VoteWord
from tests.games.majority.test_trust import VOTES, sworn

YES = VoteWord(turn=2, law=1, yes=True)
BROKEN = sworn(VOTES, YES, verdict="broken")
"""Seat 0 has broken its word to seat 1."""


def test_it_wants_to_win_itself() -> None:
    assert 0.5 == Wish(VOTES.view(1), 1, 1.0)((0.3, 0.5, 0.2))


def test_it_grudges_victory_to_whoever_broke_a_word() -> None:
    wish = Wish(BROKEN.view(1), 1, 1.0)

    assert wish((0.3, 0.5, 0.2)) == pytest.approx(0.2)
    assert [True, False, False] == [wish.hates(seat) for seat in range(3)]


def test_without_a_grudge_all_is_forgiven() -> None:
    wish = Wish(BROKEN.view(1), 1, 0.0)

    assert 0.5 == wish((0.3, 0.5, 0.2))
    assert not wish.hates(0)


def test_a_word_to_somebody_else_is_not_ones_own_affair() -> None:
    assert not Wish(BROKEN.view(2), 2, 1.0).hates(0)
