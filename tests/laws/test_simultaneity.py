"""Law 7: answers to one question commute."""

from itertools import combinations
from typing import Any

from hustings.core.dice import Dice
from hustings.core.model import Action, Choose, Seat
from tests.laws.played import Played, Table, law, played


@law
def test_answers_to_one_question_commute(table: Table, seed: int) -> None:
    game = played(table, seed)
    dice = Dice(f"pairs {seed}".encode())

    for moment in game.moments(20):
        state = game.states[moment]
        turn = game.rules.turn(state)
        for pair in combinations(turn.seats if isinstance(turn, Choose) else (), 2):
            bound = {seat: _bound(game, state, seat) for seat in pair}
            if not all(bound.values()):
                continue
            answers = {seat: dice.choice(actions) for seat, actions in bound.items()}
            one, other = (_answered(game, state, answers, order) for order in (pair, pair[::-1]))
            assert one == other


def _bound(game: Played, state: Any, seat: Seat) -> list[Any]:
    """List what *seat* may answer, without what it composes itself, where order matters."""
    turn = game.rules.turn(state)
    assert isinstance(turn, Choose), f"nobody is asked by {turn}"
    legal: tuple[Action, ...] = game.rules.legal(state, seat)
    return [action for action in legal if action.__struct_config__.tag not in turn.free]


def _answered(game: Played, state: Any, answers: dict[Seat, Any], order: tuple[Seat, ...]) -> Any:
    for seat in order:
        state = game.rules.play(state, seat, answers[seat])
    return state
