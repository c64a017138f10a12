"""Laws 5, 6, 8 and 11: nothing that a seat is shown depends on what it may not know."""

from hustings.core.dice import Dice
from tests.laws.played import Table, law, played
from tests.laws.worlds import history, last_deal


def dice(seed: int, moment: int) -> Dice:
    """Return dice for imagining at one moment."""
    return Dice(f"imagine {seed} {moment}".encode())


@law
def test_an_imagined_world_looks_the_same(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(10):
        for viewer in game.viewers:
            view = game.rules.view(game.states[moment], viewer)
            world = game.rules.imagine(view, dice(seed, moment))
            assert view == game.rules.view(world, viewer)


@law
def test_equal_views_give_equal_menus(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(10):
        state = game.states[moment]
        for seat in range(table.seats):
            world = game.rules.imagine(game.rules.view(state, seat), dice(seed, moment))
            assert game.rules.menu(state, seat) == game.rules.menu(world, seat)
            assert game.rules.turn(state) == game.rules.turn(world)


@law
def test_an_imagined_deal_survives_replaying_the_public_history(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(10):
        if moment == 0:
            continue
        begin = last_deal(game.events[:moment])
        for viewer in game.viewers:
            view = game.rules.view(game.states[moment], viewer)
            world = game.rules.imagine(view, dice(seed, moment))
            state = game.states[begin]
            for event in history(table, world, game.events[begin:moment]):
                state = game.rules.play(state, event.seat, event.action)
            assert world == state


@law
def test_an_event_looks_the_same_in_worlds_that_look_the_same(table: Table, seed: int) -> None:
    game = played(table, seed)

    deals = [event.n + 1 for event in game.events if event.seat is None]
    for moment in sorted({*game.moments(8), *deals[:2]} - {0}):
        event = game.events[moment - 1]
        begin = last_deal(game.events[:moment])
        for viewer in game.viewers:
            view = game.rules.view(game.states[moment], viewer)
            world = game.rules.imagine(view, dice(seed, moment))
            there = history(table, world, game.events[begin:moment])[-1]
            assert game.rules.redact(event, viewer) == game.rules.redact(there, viewer)


@law
def test_a_seat_sees_its_own_actions_whole(table: Table, seed: int) -> None:
    game = played(table, seed)

    for event in game.events:
        if event.seat is not None:
            assert event == game.rules.redact(event, event.seat)
