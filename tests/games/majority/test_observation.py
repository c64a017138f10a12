import pytest

from hustings.games.majority.actions import (
    Accept,
    Ballot,
    Bid,
    Elect,
    Firm,
    Grant,
    Hand,
    Join,
    Offer,
    Place,
    Promote,
    Propose,
)
from hustings.games.majority.nouns import FACTIONS, Faction, Power
from hustings.games.majority.observation import HIDDEN, layout, observed
from hustings.games.majority.promises import VoteWord
from tests.games.majority.notation import (
    Table,
    balloting,
    bidding_on,
    coalescing,
    majority,
    promoting,
)

V, M = Faction.VOTERS, Faction.MEDIA


def seen(table: Table, seat: int) -> dict[str, list[int]]:
    """Return what *seat* may know, by name."""
    numbers = observed(table.rules, table.view(seat)).tolist()
    parts, at = {}, 0
    for name, length in layout(table.rules.seats):
        parts[name] = numbers[at : at + length]
        at += length
    assert at == len(numbers)
    return parts


def at(faction: Faction, numbers: list[int], seats: int = 3) -> list[int]:
    """Return the part of *numbers* by faction that belongs to one."""
    return numbers[faction.place * seats :][:seats]


def test_seats_are_counted_from_the_seat_itself() -> None:
    table = majority(tiles="voters 1 0 2", heads="voters 2, justice 0")

    assert [[1, 0, 2], [0, 2, 1], [2, 1, 0]] == [at(V, seen(table, s)["tiles"]) for s in range(3)]
    holders = seen(table, 1)["holders"]
    assert [0, 1, 0] == holders[3 * Power.VOTERS.place :][:3]
    assert [0, 0, 1] == holders[3 * Power.JUSTICE.place :][:3]


def test_exactly_one_stage_is_the_present_one() -> None:
    stages = [seen(table, 0)["stage"] for table in (majority(), promoting(""), balloting())]

    assert all(1 == sum(stage) for stage in stages)
    assert 3 == len({tuple(stage) for stage in stages})


def test_what_is_hidden_in_the_last_turn_is_marked() -> None:
    table = majority(turn=5, influence=(4, 5, 6), capital=(1, 2, 3))

    parts = seen(table, 1)

    assert [5, HIDDEN, HIDDEN] == parts["influence"]
    assert [2, HIDDEN, HIDDEN] == parts["capital"]
    assert [0, HIDDEN, HIDDEN] == parts["taken"]
    assert [5, 5, 1] == parts["turn"]


def test_what_is_more_than_a_byte_holds_is_the_most_it_holds() -> None:
    assert [127, 0, 3] == seen(majority(influence=(300, 0, 3)), 0)["influence"]


def test_politics_that_are_not_given_yet_are_nobodys() -> None:
    table = majority()
    before = Table(table.rules, table.rules.setup())

    assert [0] * 15 == seen(before, 0)["politics"]
    assert [1, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1] == seen(table, 0)["politics"]


def test_a_law_is_its_symbol_and_whom_it_feeds_and_harms() -> None:
    agenda = seen(balloting(law=1), 0)["agenda"]

    # Unrest; for Change and Activists; against Tradition and Justice.
    assert [1, 0, 0] == agenda[:3]
    assert ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]) == (agenda[3:8], agenda[8:15])
    assert ([0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1, 0]) == (agenda[15:20], agenda[20:27])


def test_a_law_in_hand_is_seen_by_whoever_holds_it() -> None:
    table = majority(heads="justice 0, president 1, lawmakers 2", drawn=(1, 3), pair=(7, 11))

    own = [sum(seen(table, seat)["own"]) for seat in range(3)]

    assert 0 == own[0]
    assert own[1]
    assert own[2]
    assert [2, 2] == seen(table, 0)["piles"][2:]


def test_a_hand_is_seen_by_its_seat_alone_until_all_have_filled_theirs() -> None:
    table = majority(ready=(3, 3, 3)).do(0, Place((Hand(V, 2), Hand(M, 1))))

    assert [0, 2, 1, 0, 0, 0, 0] == seen(table, 0)["placed"]
    assert [0] * 7 == seen(table, 1)["placed"]
    assert [0, 0, 1] == seen(table, 1)["answered"]


def test_a_ballot_is_seen_by_its_seat_alone_until_all_are_laid() -> None:
    table = balloting().do(1, Ballot(yes=False))

    assert ([0, 1], [0, 0]) == (seen(table, 1)["ballot"], seen(table, 0)["ballot"])
    assert [0] * 6 == seen(table, 0)["ballots"]
    assert [1, 0, 0] == seen(table, 0)["vote"]


def test_votes_and_bids_are_seen_by_all() -> None:
    table = bidding_on("YNN")
    asked = table.rules._waiting(table.state)[0]
    table = table.do(asked, Bid(2))

    parts = seen(table, 1)

    assert [0, 0, 1, 1, 1, 0] == parts["ballots"]
    assert [2 * (seat == asked) for seat in (1, 2, 0)] == parts["bids"][:3]


def test_supporters_on_arrows_are_seen_but_none_that_is_only_wished_for() -> None:
    table = promoting("voters 3 1 1").do(0, Promote(V, M)).do(2, *[Elect(V, M, 0)] * 2)
    granted = table.do(0, Grant(V, M)).do(1, Firm())

    arrow = 3 * (V.place * len(FACTIONS) + M.place)

    assert [0, 0, 1] == seen(table, 1)["arrows"][arrow:][:3]
    assert [0, 0, 2] == seen(granted, 1)["arrows"][arrow:][:3]
    assert [1, 0, 0] == seen(granted, 1)["firm"]


def test_a_coalition_is_its_members_and_their_head() -> None:
    table = coalescing("media 1 1 1").do(0, Propose(M, (0, 1), 1)).do(1, Join(0))

    assert [0, 1, 2] == at(M, seen(table, 2)["blocs"])


def test_promises_are_counted_by_their_giver_and_by_what_became_of_them() -> None:
    words = [VoteWord(turn=2, law=law, yes=True) for law in (1, 3)]
    table = balloting(1).do(0, Offer((1,), tuple(words), ())).do(1, Accept(0))
    voted = table.do(0, Ballot(yes=False)).do(1, Ballot(yes=True)).do(2, Ballot(yes=True))

    assert [0, 0, 2] == seen(table, 1)["owed"]
    assert [0, 0, 1] == seen(voted, 1)["owed"]
    assert ([0, 0, 0], [0, 0, 1]) == (seen(voted, 1)["kept"], seen(voted, 1)["broken"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_table_of_any_size_is_observed(seats: int) -> None:
    assert seats * 7 == len(seen(majority(seats), 0)["tiles"])
