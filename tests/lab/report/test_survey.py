"""A survey: who plays at which table."""

from hustings.games.shelf import game
from hustings.lab.report.survey import Survey, Variant


def test_all_bots_play_where_there_are_more_of_them_than_seats() -> None:
    democracy = game("democracy")
    variant = Variant("english", "english", democracy.dialects["english"])
    survey = Survey(democracy, (variant,), (2, 4), ("careful", "random", "search:9"), 30, "many")

    for _, seats, plan in survey.plans():
        assert set(survey.bots) == {bot for lineup in plan.lineups for bot in lineup}
        for seat in range(seats):
            assert set(survey.bots) == {lineup[seat] for lineup in plan.lineups}
