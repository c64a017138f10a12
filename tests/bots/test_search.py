"""What the search must be able to do, shown by games so small that the right answer is known."""

from collections.abc import Iterable
from itertools import count
from typing import ClassVar, TypeAlias

import pytest
from msgspec import Struct

from hustings.bots.search import Search
from hustings.bots.shelf import UnknownBot, bot_named, is_timed
from hustings.core.dice import Dice
from hustings.core.match import Match
from hustings.core.model import Action, Chance, Choose, Event, Objection, Over, Seat, Turn
from hustings.core.ruleset import Ruleset
from hustings.games.shelf import game


class Toss(Action, frozen=True, tag="toss"):
    """Chance turns a coin that nobody sees before it is called."""

    side: int


class Show(Action, frozen=True, tag="show"):
    side: int


Actions: TypeAlias = Toss | Show


class State(Struct, frozen=True):
    coin: int | None
    shown: tuple[int | None, int | None]


class View(Struct, frozen=True):
    seat: Seat | None
    tossed: bool
    mine: int | None
    ready: tuple[bool, bool]


class Pennies(Ruleset[State, Actions, View]):
    """Matching pennies: both show a side at once; seat 0 wants them alike, seat 1 does not.

    A third side, the edge, always loses. Chance tosses first, to no effect.
    """

    name: ClassVar[str] = "pennies"
    version: ClassVar[int] = 1
    seats = 2

    def setup(self) -> State:
        return State(None, (None, None))

    def turn(self, state: State) -> Turn:
        if state.coin is None:
            return Chance()
        waiting = tuple(seat for seat in (0, 1) if state.shown[seat] is None)
        if waiting:
            return Choose(waiting, 0)
        mine, theirs = state.shown
        first = mine != 2 and theirs in (mine, 2)
        return Over((int(first), int(not first)), (1, 2) if first else (2, 1))

    def chance(self, state: State, dice: Dice) -> Toss:
        return Toss(dice.below(2))

    def candidates(self, state: State, seat: Seat) -> Iterable[Show]:
        return (Show(0), Show(1), Show(2))

    def objection(self, state: State, seat: Seat | None, action: Actions) -> Objection | None:
        return None

    def apply(self, state: State, seat: Seat | None, action: Actions) -> State:
        match action:
            case Toss(side=side):
                return State(side, state.shown)
            case Show(side=side) if seat == 0:
                return State(state.coin, (side, state.shown[1]))
            case Show(side=side):
                return State(state.coin, (state.shown[0], side))

    def view(self, state: State, seat: Seat | None) -> View:
        first, second = (side is not None for side in state.shown)
        mine = None if seat is None else state.shown[seat]
        return View(seat, state.coin is not None, mine, (first, second))

    def redact(self, event: Event[Actions], seat: Seat | None) -> Event[Actions]:
        return event

    def imagine(self, view: View, dice: Dice) -> State:
        sides = [dice.below(3) if ready else None for ready in view.ready]
        if view.seat is not None:
            sides[view.seat] = view.mine
        return State(dice.below(2) if view.tossed else None, (sides[0], sides[1]))


def asked(seat: Seat, search: Search[State, Actions, View]) -> dict[int, float]:
    """Return what *search* thinks of each side at the start."""
    match = Match.start(Pennies(), bytes(32))
    weighed = search.weigh(match.view(seat), match.menu(seat), Dice(b"pennies"))
    return {each.action.side: each.value for each in weighed}


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_chosen_at_once_is_not_known_to_the_other(seat: Seat) -> None:
    """A search that let the other answer my choice would think that I never, or always, win."""
    values = asked(seat, Search(Pennies(), iterations=3000))

    for side in (0, 1):
        assert 0.35 < values[side] < 0.65


@pytest.mark.parametrize("seat", [0, 1])
def test_what_always_loses_is_the_last_choice(seat: Seat) -> None:
    assert [2] == list(asked(seat, Search(Pennies(), iterations=500)))[-1:]


def test_a_seat_that_may_think_again_can_be_asked() -> None:
    match = Match.start(Pennies(), bytes(32)).act(0, Show(2), prompt=0)
    search = Search(Pennies(), iterations=300)

    assert Show(2) != search.choose(match.view(0), match.menu(0), Dice(b"again"))


def test_where_others_have_chosen_the_search_imagines_what() -> None:
    match = Match.start(Pennies(), bytes(32)).act(0, Show(1), prompt=0)
    search = Search(Pennies(), iterations=300)

    assert Show(2) != search.choose(match.view(1), match.menu(1), Dice(b"second"))


def test_a_world_without_end_counts_as_undecided() -> None:
    values = asked(0, Search(Pennies(), iterations=50, depth=1))

    visited = [value for value in values.values() if value > 0]
    assert all(0.25 <= value <= 0.5 for value in visited)


def test_a_single_choice_needs_no_thought() -> None:
    match = Match.start(Pennies(), bytes(32))
    search = Search(Pennies(), seconds=60)

    [only] = search.weigh(match.view(0), match.menu(0)[:1], Dice(b""))
    assert "bot-only" == only.reason


def test_thinking_ends_when_its_time_is_up() -> None:
    ticks = count()
    search = Search(Pennies(), seconds=10, clock=lambda: float(next(ticks)))

    asked(0, search)

    assert 10 == next(ticks) - 1


def test_a_bot_of_seconds_thinks_for_some_time_and_chooses() -> None:
    tightwad = game("tightwad")
    rules = tightwad.ruleset(10, tightwad.dialects["official"])
    match = Match.start(rules, bytes(32))
    turn = match.turn
    assert isinstance(turn, Choose)
    [seat] = turn.seats
    menu = match.menu(seat)

    chosen = bot_named(tightwad, "search:0.05s")(rules).choose(match.view(seat), menu, Dice(b""))
    assert chosen in [option.action for option in menu]


def test_more_worlds_than_one_make_a_careful_start() -> None:
    """In the last trick but one the high card goes first: the low one is kept for the last."""
    tightwad = game("tightwad")
    rules = tightwad.ruleset(3, tightwad.dialects["official"])
    match = Match.start(rules, bytes(32))
    while isinstance(turn := match.turn, Choose):
        [seat] = turn.seats
        view = match.view(seat)
        if len(view.hand) == 2 and view.trick.control is None:
            break
        match = match.act(seat, rules.legal(match.state, seat)[-1], turn.prompt)
    assert isinstance(turn, Choose)
    search = bot_named(tightwad, "search:600")(rules)

    play = search.choose(match.view(seat), match.menu(seat), Dice(b"high"))
    assert max(view.hand, key=lambda card: card.rank) == play.card


@pytest.mark.parametrize(
    "name", ["", "nobody", "search:", "search:0", "search:0s", "search:-1", "search:x", "random:5"]
)
def test_there_is_no_other_bot(name: str) -> None:
    with pytest.raises(UnknownBot, match="expected a bot among random, highest, careful, search"):
        bot_named(game("tightwad"), name)


def test_only_a_budget_of_time_can_not_be_repeated() -> None:
    assert [True, False] == [is_timed("search:2s"), is_timed("search:2")]
