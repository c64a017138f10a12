"""Laws 1 and 2: the log is the game, and from any prefix the same game follows."""

from io import BytesIO

from hustings.core.match import AnyMatch, Match
from hustings.core.model import Choose
from hustings.core.record import read, record_of, written
from hustings.core.verify import verify
from hustings.games.shelf import games
from tests.laws.played import Played, Table, law, played


@law
def test_a_record_rebuilds_the_final_state(table: Table, seed: int) -> None:
    game = played(table, seed)
    file = BytesIO(b"".join(written(record_of(game.match))))

    (record,) = read(file, games())

    assert game.match.state == game.rules.replay(record.events)


@law
def test_a_record_of_an_honest_game_is_verified(table: Table, seed: int) -> None:
    verify(record_of(played(table, seed).match), games())


@law
def test_from_any_prefix_the_same_game_follows(table: Table, seed: int) -> None:
    game = played(table, seed)

    for moment in game.moments(4):
        assert game.match == _resumed(game, moment)


def _resumed(game: Played, moment: int) -> AnyMatch:
    match: AnyMatch = Match.resume(game.rules, game.match.seed, game.events[:moment])
    while isinstance(turn := match.turn, Choose):
        event = game.events[len(match.events)]
        assert event.seat is not None, f"chance was due at {event}"
        match = match.act(event.seat, event.action, turn.prompt)
    return match
