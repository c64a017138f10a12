"""Law 4: ``play`` refuses exactly where ``menu`` objects, with the same words."""

from typing import Any

from hustings.core.model import Action, Choose, IllegalAction, Objection, Seat
from hustings.core.ruleset import Ruleset
from tests.laws.played import Table, law, played


def refusal(rules: Ruleset[Any, Any, Any], state: Any, seat: Seat, action: Any) -> Objection | None:
    """Try *action*; return what the rules say against it."""
    try:
        rules.play(state, seat, action)
    except IllegalAction as illegal:
        return illegal.objection
    return None


@law
def test_play_refuses_what_the_menu_objects_to(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(12):
        state = game.states[moment]
        for seat in range(table.seats):
            for option in game.rules.menu(state, seat):
                assert option.objection == refusal(game.rules, state, seat, option.action)


@law
def test_what_is_legal_is_what_the_menu_does_not_object_to(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(30):
        state = game.states[moment]
        for seat in range(table.seats):
            menu = game.rules.menu(state, seat)
            legal = tuple(option.action for option in menu if option.objection is None)
            assert legal == game.rules.legal(state, seat)


@law
def test_play_takes_nothing_that_is_not_on_the_menu(table: Table, seed: int) -> None:
    game = played(table, seed)
    actions: set[Action] = {event.action for event in game.events[:200]}

    for moment in game.moments(6):
        state, turn = game.states[moment], game.rules.turn(game.states[moment])
        free = turn.free if isinstance(turn, Choose) else ()
        for seat in range(table.seats):
            legal = game.rules.legal(state, seat)
            for action in actions:
                if action.__struct_config__.tag not in free:
                    objection = game.rules.objection(state, seat, action)
                    assert (action in legal) == (objection is None)


@law
def test_a_seat_can_not_be_dealt_by_a_seat(table: Table, seed: int) -> None:
    game = played(table, seed)
    deals = [event for event in game.events if event.seat is None]

    for event in deals:
        for seat in range(table.seats):
            assert game.rules.objection(game.states[event.n], seat, event.action) is not None


@law
def test_chance_can_not_choose_for_a_seat(table: Table, seed: int) -> None:
    game = played(table, seed)

    for event in game.events:
        if event.seat is not None:
            assert game.rules.objection(game.states[event.n], None, event.action) is not None


@law
def test_no_menu_lists_an_action_twice(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(30):
        for seat in range(table.seats):
            listed = [option.action for option in game.rules.menu(game.states[moment], seat)]
            assert len(set(listed)) == len(listed)
