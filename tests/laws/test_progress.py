"""Law 3: until the game is over somebody can act, and it ends within a bound."""

from hustings.core.model import Choose, Over
from tests.laws.played import Table, is_over, law, played


@law
def test_every_game_ends_with_a_score_and_a_place_for_each_seat(table: Table, seed: int) -> None:
    game = played(table, seed)

    assert is_over(game)
    turn = game.match.turn
    assert isinstance(turn, Over)
    assert (table.seats, table.seats) == (len(turn.scores), len(turn.places))
    assert 1 in turn.places


@law
def test_whoever_is_waited_for_can_act(table: Table, seed: int) -> None:
    game = played(table, seed)

    for state in game.states:
        turn = game.rules.turn(state)
        if isinstance(turn, Choose):
            assert turn.seats
            for seat in turn.seats:
                assert any(
                    game.rules.objection(state, seat, action) is None
                    for action in game.rules.candidates(state, seat)
                )


@law
def test_the_table_can_act_for_whoever_is_absent(table: Table, seed: int) -> None:
    game = played(table, seed)

    for state in game.states:
        turn = game.rules.turn(state)
        for seat in turn.seats if isinstance(turn, Choose) else ():
            quiet = game.rules.absent(state, seat)
            assert quiet in game.rules.candidates(state, seat)
            assert game.rules.objection(state, seat, quiet) is None


@law
def test_questions_are_numbered_upwards(table: Table, seed: int) -> None:
    game = played(table, seed)

    prompts = [
        turn.prompt for turn in map(game.rules.turn, game.states) if isinstance(turn, Choose)
    ]

    assert sorted(prompts) == prompts


@law
def test_nothing_may_be_done_once_the_game_is_over(table: Table, seed: int) -> None:
    game = played(table, seed)

    assert all(not game.rules.menu(game.match.state, seat) for seat in range(table.seats))
    for event in game.events:
        assert game.rules.objection(game.match.state, event.seat, event.action) is not None
