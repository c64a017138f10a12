import pytest

from hustings.core.match import Match
from hustings.core.model import Choose, IllegalAction, Over, StaleAnswer
from tests.core.toy import Actions, Deal, Options, Show, State, Toy, View

SEED = bytes(range(32))


def game(rounds: int = 1) -> Match[State, Actions, View]:
    return Match.start(Toy(2, Options(rounds=rounds)), SEED)


def test_a_match_starts_after_chance_has_done_its_part() -> None:
    match = game()

    assert Choose((0, 1), prompt=0) == match.turn
    assert isinstance(match.events[0].action, Deal)


def test_an_answer_makes_a_new_match_and_leaves_the_old_one() -> None:
    before = game()

    after = before.act(1, Show(0), prompt=0)

    assert Choose((0,), prompt=0) == after.turn
    assert Choose((0, 1), prompt=0) == before.turn


def test_chance_follows_the_answer_that_makes_it_its_turn() -> None:
    match = game(rounds=2).act(0, Show(0), 0).act(1, Show(0), 0)

    assert [None, 0, 1, None] == [event.seat for event in match.events]
    assert [0, 1, 2, 3] == [event.n for event in match.events]


def test_an_answer_to_an_old_prompt_is_stale() -> None:
    match = game(rounds=2).act(0, Show(0), 0).act(1, Show(0), 0)

    with pytest.raises(StaleAnswer, match="answered prompt 0, but the prompt is 1"):
        match.act(0, Show(0), prompt=0)


def test_no_answer_is_taken_when_the_game_is_over() -> None:
    match = game().act(0, Show(0), 0).act(1, Show(0), 0)

    assert Over((0, 0), (1, 1)) == match.turn
    with pytest.raises(StaleAnswer) as stale:
        match.act(0, Show(0), prompt=0)
    assert stale.value.asked is None


def test_an_illegal_answer_is_refused_with_the_objection() -> None:
    match = game()
    dealt = match.state.numbers[0]

    with pytest.raises(IllegalAction, match=f"show.own number={dealt}"):
        match.act(0, Show(7), prompt=0)


@pytest.mark.parametrize("kept", range(7))
def test_a_match_resumed_from_any_prefix_goes_on_the_same(kept: int) -> None:
    whole = game(rounds=2)
    for prompt in (0, 1):
        whole = whole.act(0, Show(0), prompt).act(1, Show(0), prompt)

    resumed = Match.resume(whole.rules, SEED, whole.events[:kept])

    assert whole.events[: len(resumed.events)] == resumed.events


def test_a_match_shows_views_and_menus() -> None:
    match = game()
    number = match.state.numbers[1]

    assert number == match.view(1).number
    assert match.view(None).number is None
    assert [Show(number or -1), Show(0)] == [
        option.action for option in match.menu(1) if option.objection is None
    ]
