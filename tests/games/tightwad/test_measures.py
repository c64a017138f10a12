from hustings.core.model import Over
from hustings.games.tightwad.measures import Chair, Penalty
from tests.lab.finished import course, facts, finished


def test_standings_are_the_points_lost_so_far_a_row_for_each_round() -> None:
    match = finished("tightwad", 4)
    standings = course(match).standings

    assert isinstance(match.turn, Over)
    assert tuple(-points for points in match.turn.scores) == standings[-1]
    assert len(match.state.rounds) == len(standings)


def test_the_points_of_all_rounds_are_those_of_all_seats() -> None:
    match = finished("tightwad", 4)

    assert isinstance(match.turn, Over)
    assert sum(match.turn.scores) == sum(fact.points for fact in facts(match, Penalty))


def test_one_seat_loses_each_round_and_is_told_from_its_dealer() -> None:
    match = finished("tightwad", 4)
    chairs = facts(match, Chair)

    lost = [chair.left for chair in chairs if chair.lost]
    assert [(each.loser - each.dealer) % 4 for each in match.state.rounds] == lost
    assert len(chairs) == 4 * len(lost)


def test_the_first_dealer_is_known() -> None:
    match = finished("tightwad", 4)

    assert match.events[0].action.dealer == course(match).dealer
