import pytest

from hustings.core.model import Event, IllegalAction, Objection, Option
from tests.core.toy import Actions, Deal, Options, Show, Toy

TOY = Toy(2, Options(highest=3))
DEALT = TOY.apply(TOY.setup(), None, Deal((3, 1)))


def test_the_menu_lists_every_candidate_with_what_speaks_against_it() -> None:
    objection = Objection("show.own", {"number": 3})

    assert (
        Option(Show(1), objection),
        Option(Show(2), objection),
        Option(Show(3)),
        Option(Show(0)),
    ) == TOY.menu(DEALT, 0)


def test_the_legal_actions_are_those_without_objection() -> None:
    assert (Show(3), Show(0)) == TOY.legal(DEALT, 0)


def test_a_seat_whose_time_ran_out_does_its_first_legal_action() -> None:
    assert Show(1) == TOY.absent(DEALT, 1)


def test_playing_an_illegal_action_raises_the_objection() -> None:
    with pytest.raises(IllegalAction) as illegal:
        TOY.play(DEALT, 0, Show(2))

    assert Objection("show.own", {"number": 3}) == illegal.value.objection


def test_a_replay_checks_every_event() -> None:
    events: list[Event[Actions]] = [Event(0, None, Deal((3, 1))), Event(1, 0, Show(2))]

    assert DEALT == TOY.replay(events[:1])
    with pytest.raises(IllegalAction):
        TOY.replay(events)
