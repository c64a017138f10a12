from hustings.core.model import Over
from hustings.games.majority import measures
from hustings.games.majority.measures import Bill, Card, Country, Fed, Given, Head, Line
from hustings.games.majority.nouns import FACTIONS
from hustings.games.majority.options import Options
from tests.lab.finished import course, facts, finished

MATCH = ("majority", 3)


def test_the_last_standing_is_the_final_account_and_each_turn_has_one() -> None:
    match = finished(*MATCH)
    standings = course(match).standings

    assert isinstance(match.turn, Over)
    assert match.turn.scores == standings[-1]
    assert Options().turns == len(standings)


def test_roles_are_the_politics_of_the_end() -> None:
    match = finished(*MATCH)

    assert [" ".join(words) for words in match.state.politics] == list(course(match).roles)


def test_every_vote_is_a_bill() -> None:
    match = finished(*MATCH)

    votes = [(vote.law, vote.turn, vote.passed) for vote in match.state.votes]
    assert votes == [(bill.law, bill.turn, bill.passed) for bill in facts(match, Bill)]


def test_a_law_that_failed_feeds_nobody() -> None:
    bills = [bill for number in range(2) for bill in facts(finished(*MATCH, number), Bill)]

    failed = [bill for bill in bills if not bill.passed]
    assert failed
    assert [(None, None)] * len(failed) == [(bill.fed, bill.winner) for bill in failed]


def test_what_a_bill_feeds_are_those_seats_that_it_rewards() -> None:
    match = finished(*MATCH)
    fed = facts(match, Fed)

    rewarded = sum(stand.rewarded for stand in fed)
    assert rewarded == round(sum(3 * (bill.fed or 0) for bill in facts(match, Bill)))
    assert any(stand.penalised for stand in fed)


def test_every_control_is_a_head() -> None:
    match = finished(*MATCH)
    heads = facts(match, Head)

    assert len(match.state.controls) == len(heads)
    assert {faction.value for faction in FACTIONS} == {head.faction for head in heads}


def test_cards_are_told_once_a_turn_and_at_the_end() -> None:
    match = finished(*MATCH)
    justice = [card for card in facts(match, Card) if card.power == "justice"]

    assert Options().turns + 1 == len(justice)


def test_promises_that_were_judged_are_told() -> None:
    matches = [finished("majority", 4, number) for number in range(2)]

    judged = [
        pledge.verdict == "kept"
        for match in matches
        for pledge in match.state.pledges
        if pledge.verdict in {"kept", "broken"}
    ]
    assert judged
    assert judged == [given.kept for match in matches for given in facts(match, Given)]


def test_the_lines_of_all_accounts_add_up() -> None:
    match = finished(*MATCH)

    assert isinstance(match.turn, Over)
    assert sum(match.turn.scores) == sum(line.capital for line in facts(match, Line))


def test_the_country_ends_in_one_mood() -> None:
    moods = facts(finished(*MATCH), Country)

    assert [finished(*MATCH).state.outcome.mood] == [mood.mood for mood in moods if mood.so]


def test_laws_are_called_by_their_titles_in_each_language() -> None:
    options = Options()

    for language in ("en", "id"):
        titles = measures.names(options, language)["law"]
        assert {law.id for law in options.deck.laws} == set(titles)
        assert all(titles.values())
