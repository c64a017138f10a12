import pickle
from collections import defaultdict
from copy import deepcopy
from itertools import islice

import pytest

from hustings.core.dice import Dice
from hustings.core.model import Chance, Over, tag_of
from hustings.games.shelf import game
from hustings.kernels.kernel import CHANCE, OVER
from hustings.lab.moment import LONGEST, MENU, Moment, course
from tests.lab.walks import TABLES, courses, first, walk

COURSES = courses()


@pytest.mark.parametrize("name", COURSES)
def test_a_walk_ends_and_its_rewards_add_up_to_nothing(name: str) -> None:
    moments = list(walk(COURSES[name], b"end"))

    assert len(moments) < LONGEST
    assert pytest.approx(0) == sum(moments[-1].rewards)
    assert max(moments[-1].rewards) >= 0


@pytest.mark.parametrize("name", COURSES)
def test_only_who_decides_has_choices_and_all_are_numbered(name: str) -> None:
    for moment in walk(COURSES[name], b"numbers"):
        assert (moment.actor < 0) is not bool(moment.choices)
        assert (moment.actor == CHANCE) is bool(moment.sides)
        assert list(moment.choices) == sorted(moment.choices)
        assert set(moment.choices) <= set(range(moment.course.moves))


class Heard(Dice):
    """Dice that keep what they have thrown; what has one side is no throw."""

    __slots__ = ("throws",)

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.throws: list[int] = []

    def below(self, n: int) -> int:
        known = len(self.throws)
        thrown = super().below(n)
        if n > 1 and known == len(self.throws):  # else it was thrown again, and is kept already
            self.throws.append(thrown)
        return thrown


@pytest.mark.parametrize("name", TABLES)
def test_throws_bring_the_deals_that_dice_bring(name: str) -> None:
    """Throw what the dice throw in a game by the rules, and decide as there: it is the same."""
    moment, rules, number = COURSES[name].start(), COURSES[name].rules, 0
    state = rules.setup()
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Chance):
            dice = Heard(b"event %d" % number)
            seat, action = None, rules.chance(state, dice)
            for thrown in dice.throws:
                moment = moment.after(thrown)
        else:
            seat = moment.actor
            chosen, action = Dice(b"%d" % number).choice(list(moment.choices.items()))
            moment = moment.after(chosen)
        state, number = rules.play(state, seat, action), number + 1

    assert state == moment.state
    assert turn == moment.turn


def test_what_is_no_side_or_no_choice_is_refused() -> None:
    moment = COURSES["tightwad"].start()

    with pytest.raises(IndexError, match="below 4"):
        moment.after(4)
    while moment.sides:
        moment = moment.after(0)
    absent = next(n for n in range(moment.course.moves) if n not in moment.choices)
    with pytest.raises(KeyError):
        moment.after(absent)


@pytest.mark.parametrize("name", ["democracy", "majority", "tightwad"])
def test_with_shuffles_a_deal_is_one_throw(name: str) -> None:
    known = game(name)
    shuffled = course(known, TABLES[name], first(known), shuffles=9)
    for moment in walk(shuffled, b"shuffles"):
        assert moment.sides in (0, 9)

    assert 1 < len({repr(shuffled.start().after(side).state) for side in range(9)})


def test_each_deal_has_shuffles_of_its_own() -> None:
    known = game("tightwad")
    shuffled = course(known, 2, known.dialects["for-two"], shuffles=1)
    hands = [
        moment.state.hands
        for moment in walk(shuffled, b"own")
        if moment.before is not None and moment.before.sides
    ]

    assert len(set(hands)) == len(hands) > 1


@pytest.mark.parametrize("name", COURSES)
def test_a_moment_is_pickled_as_the_way_to_it_and_copied_as_itself(name: str) -> None:
    moments = list(walk(COURSES[name], b"pickle"))
    moment = moments[min(40, len(moments) - 1)]

    again = pickle.loads(pickle.dumps(moment))  # noqa: S301  # made in this line

    assert moment.state == again.state
    assert moment.throws == again.throws
    assert deepcopy(moment) is moment


@pytest.mark.parametrize("name", COURSES)
def test_whoever_recalls_the_same_has_the_same_choices(name: str) -> None:
    seen: dict[tuple[int, str], set[tuple[int, ...]]] = defaultdict(set)
    for number in range(3):
        for moment in islice(walk(COURSES[name], b"recall %d" % number), 300):
            if moment.actor >= 0:
                seen[moment.actor, moment.recalled(moment.actor)].add(tuple(moment.choices))

    assert all(1 == len(menus) for menus in seen.values())


def test_what_happened_before_the_deal_is_recalled() -> None:
    """Two games that differ in their first round alone are told apart when it is gone."""
    start = dealt(COURSES["democracy"].start(), 0)
    ends = []
    for number in (0, -1):
        moment = start
        while moment.actor >= 0:
            moment = moment.after(list(moment.choices)[number])
        ends.append(dealt(moment, 0))

    assert ends[0].seen(0) != ends[1].seen(0)


def test_what_others_have_chosen_for_the_same_question_is_not_recalled() -> None:
    start = dealt(COURSES["democracy"].start(), 0)
    after = [start.after(number) for number in start.choices]

    assert {1} == {moment.actor for moment in after}
    assert 1 == len({moment.recalled(1) for moment in after})
    assert len(after) == len({moment.recalled(0) for moment in after})
    assert all((None,) == moment.decided(1) for moment in after)
    assert {"commit"} == {tag_of(event.action) for m in after for event in m.decided(0) if event}


def test_what_has_been_shown_is_known_to_all() -> None:
    moment = dealt(COURSES["democracy"].start(), 0)
    for _ in range(TABLES["democracy"]):
        moment = moment.after(next(iter(moment.choices)))

    assert all(None not in moment.decided(seat) for seat in range(3))
    assert 3 == len(moment.decided(0))


def test_no_menu_is_too_long_for_its_numbers() -> None:
    assert max(len(moment.choices) for moment in walk(COURSES["majority"], b"menu")) < MENU / 2


def test_an_ending_that_decides_nothing_is_a_tie() -> None:
    ends = [list(walk(COURSES["democracy-ending"], b"%d" % n))[-1] for n in range(40)]

    assert {(0.0, 0.0), (1.0, -1.0), (-1.0, 1.0)} == {moment.rewards for moment in ends}
    assert all(moment.actor == OVER for moment in ends)


def dealt(moment: Moment, side: int) -> Moment:
    """Throw that side until somebody decides."""
    while moment.sides:
        moment = moment.after(side)
    return moment
