from msgspec.structs import replace

from hustings.core.model import Over
from hustings.games.democracy.clauses import Clause
from hustings.games.democracy.deal import days
from hustings.games.democracy.measures import Nation, Tribe, Vote, _island
from tests.lab.finished import course, facts, finished


def test_standings_are_the_tribes_so_far_a_row_for_each_island() -> None:
    match = finished("democracy", 3)
    standings = course(match).standings

    assert isinstance(match.turn, Over)
    assert match.turn.scores == standings[-1]
    assert len(match.state.islands) == len(standings)


def test_every_island_has_four_tribes_that_somebody_or_nobody_scores() -> None:
    match = finished("democracy", 3)

    tribes = facts(match, Tribe)
    owners = [owner for island in match.state.islands for owner in island.owners]
    assert [owner is None for owner in owners] == [tribe.nobody for tribe in tribes]
    assert list("SHDC") * len(match.state.islands) == [tribe.suit for tribe in tribes]


def test_nations_score_what_the_game_says() -> None:
    match = finished("democracy", 3)

    assert isinstance(match.turn, Over)
    assert sum(match.turn.scores) == sum(nation.tribes for nation in facts(match, Nation))


def test_every_speech_of_every_island_is_told() -> None:
    match = finished("democracy", 3)

    first, second = days(3, "seed")
    told = [vote.day for vote in facts(match, Vote)]
    assert ([1] * first + [2] * second) * len(match.state.islands) == told


def test_the_speeches_of_the_last_island_are_as_its_ledger_says() -> None:
    match = finished("democracy", 3)
    speeches = match.state.speeches

    votes = facts(match, Vote)[-len(speeches) :]
    assert [speech.winner is None for speech in speeches] == [vote.tied for vote in votes]
    trumps = [speech.clause in {Clause.TRUMP, Clause.IDIOT} for speech in speeches]
    assert trumps == [vote.trump for vote in votes]


def test_where_piles_are_counted_no_tribe_is_told() -> None:
    island = replace(finished("democracy", 3).state.islands[0], by="pile")

    assert {Nation} == {type(fact) for fact in _island(island, 3)}
