"""Law 9: ``apply`` leaves the state that it is given as it was."""

from msgspec import json

from tests.laws.played import Table, law, played


@law
def test_apply_leaves_its_input_equal(table: Table, seed: int) -> None:
    game = played(table, seed)

    for event in game.events:
        state = game.states[event.n]
        before = json.encode(state)
        game.rules.apply(state, event.seat, event.action)
        assert before == json.encode(state)
