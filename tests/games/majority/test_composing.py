"""Composing by questions: an offer, or a coalition of any members, one answer after another."""

from itertools import chain

from msgspec.structs import replace

from hustings.core.composing import Query
from hustings.core.model import Action
from hustings.games.majority.actions import Accept, Bid, Offer, Propose, Reject
from hustings.games.majority.chapters.coalitions import MOST_EDITS
from hustings.games.majority.composing import compose
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import (
    AgendaWord,
    BidWord,
    HeadWord,
    PresidentWord,
    Promise,
    SendWord,
    SpareWord,
    VoteWord,
)
from hustings.games.majority.stages import Bidding, Dawning, Stage
from tests.games.majority.notation import Table, balloting, bidding_on, coalescing, promoting

ENOUGH = "compose-enough"
TABLE = promoting("voters 2 1 1")


def composed(table: Table, *answers: object, seat: int = 0) -> Action:
    """Return what *seat* composes, giving *answers*: an id, or a fact of the answer it means."""
    composing = compose(table.frame.options, table.view(seat), seat)
    query = next(composing)
    for number, answer in enumerate(answers):
        try:
            query = composing.send(chosen(query, answer))
        except StopIteration as done:
            assert number == len(answers) - 1, f"{answers[number + 1 :]} were not asked for"
            action: Action = done.value
            return action
    raise AssertionError(f"{query.ask.id} was not answered")


def chosen(query: Query, answer: object) -> int:
    """Return the number of the answer to *query* that is *answer*, or has it in its facts."""
    for number, line in enumerate(query.answers):
        facts = [fact for name, fact in line.facts.items() if name != "turns"]
        if answer in (line.id, line.seat, *facts):
            return number
    raise AssertionError(f"expected an answer to {query.ask.id} that means {answer!r}")


def promised(table: Table, kind: str, *fields: object) -> Promise:
    """Return what seat 0 promises seat 1, of a *kind*, answering for its *fields*."""
    words = (1, ENOUGH, f"table-promise-{kind}", *fields, ENOUGH, ENOUGH)
    offer = composed(table, *words)
    assert isinstance(offer, Offer)
    (word,) = offer.mine
    return word


def test_an_offer_can_be_made_to_several_for_something_in_return() -> None:
    mine = ("table-promise-send", "media", 2, 2, ENOUGH)
    yours = ("table-promise-spare", "protest", 3, ENOUGH)

    assert Offer(
        (1, 2),
        (SendWord(turn=2, faction=Faction.MEDIA, supporters=2),),
        (SpareWord(turn=3, power="protest", other=0),),
    ) == composed(TABLE, 2, 1, *mine, *yours)


def test_four_promises_are_enough() -> None:
    words = [("table-promise-send", faction, 2, 2) for faction in ("media", "money", "justice")]
    most = [*words, ("table-promise-send", "voters", 2, 2)]

    offer = composed(TABLE, 1, ENOUGH, *chain(*most), ENOUGH, ENOUGH)

    assert isinstance(offer, Offer)
    assert 4 == len(offer.mine)


def test_a_promise_may_name_a_head_or_a_president() -> None:
    assert HeadWord(turn=2, faction=Faction.MONEY, head=2) == promised(TABLE, "head", "money", 2, 2)
    assert PresidentWord(turn=3, president=2) == promised(TABLE, "president", 2, 3)


def test_of_laws_only_what_is_still_open_can_be_promised() -> None:
    table = balloting()
    law = table.state.agenda[0]

    assert VoteWord(turn=2, law=law, yes=False) == promised(table, "vote", law, "table-no", 2)
    assert BidWord(turn=2, law=law, yes=True, tokens=3) == promised(
        table, "bid", law, "table-yes", 3, 2
    )
    assert AgendaWord(turn=3, law=law, on=False) == promised(table, "agenda", law, "word-off")


def test_while_coalitions_are_formed_one_of_any_members_can_be_proposed() -> None:
    table = coalescing("voters 2 1 1, media 1 1 0")

    assert Propose(Faction.VOTERS, (0, 1, 2), 2) == composed(
        table, "compose-coalition", "voters", 1, 2, 2
    )


def test_while_coalitions_are_formed_an_offer_can_be_made_as_well() -> None:
    table = coalescing("voters 2 1 1")

    assert GIFT == composed(table, "compose-offer", *GIVING)


def test_whoever_stands_nowhere_with_others_composes_offers_alone() -> None:
    table = coalescing("voters 2 0 0, media 0 1 1")

    assert GIFT == composed(table, *GIVING)


GIFT = Offer((1,), (HeadWord(turn=2, faction=Faction.VOTERS, head=1),), ())
GIVING = (1, ENOUGH, "table-promise-head", "voters", 1, 2, ENOUGH, ENOUGH)


def asks(table: Table, *answers: object, seat: int = 0) -> tuple[str, list[str]]:
    """Return the question that *seat* is asked after *answers*, and what can be answered."""
    composing = compose(table.frame.options, table.view(seat), seat)
    query = next(composing)
    for answer in answers:
        query = composing.send(chosen(query, answer))
    return query.ask.id, [line.id for line in query.answers]


YES, NO = (VoteWord(turn=2, law=1, yes=yes) for yes in (True, False))
SPARE = SpareWord(turn=2, power="filibuster", other=1)
OFFERED = balloting().do(1, Offer((0,), (YES,), (NO, SPARE)))
COUNTER = ("compose-counter",)


def test_an_offer_can_be_answered_by_its_two_sides_swapped() -> None:
    assert Offer((1,), (NO, SPARE), (YES,), 0) == composed(OFFERED, *COUNTER, ENOUGH, ENOUGH)


def test_an_answer_can_leave_promises_out_and_ask_for_more() -> None:
    less = ("compose-drop", "promise-spare", ENOUGH)
    more = ("compose-drop", "table-promise-president", 2, ENOUGH)
    later = PresidentWord(turn=3, president=2)

    assert Offer((1,), (NO,), (later,), 0) == composed(OFFERED, *COUNTER, *less, *more)


def test_an_answer_starts_from_what_can_still_be_promised() -> None:
    table = OFFERED.do(0, Offer((1,), (YES,), ())).do(1, Accept(1))

    assert Offer((1,), (SPARE,), (YES,), 0) == composed(table, *COUNTER, ENOUGH, ENOUGH)


def test_whoever_has_made_all_its_offers_composes_none() -> None:
    table = OFFERED
    for _ in range(6):
        table = table.do(0, Offer((1,), (YES,), ()))

    assert ("compose-nothing", []) == asks(table)


def test_an_offer_without_a_promise_can_not_be_finished() -> None:
    assert ENOUGH in asks(TABLE, 1, ENOUGH)[1]
    assert ENOUGH not in asks(TABLE, 1, ENOUGH, ENOUGH)[1]


def test_after_the_last_vote_nothing_is_left_to_promise() -> None:
    table = balloting(turn=5)

    assert ("compose-nothing", []) == asks(at(table, Dawning()))


def test_where_others_have_nothing_more_to_promise_the_seat_must() -> None:
    table = bidding_on("YNN", turn=5)
    stage = table.state.stage
    assert isinstance(stage, Bidding)
    table = at(table, replace(stage, poll=replace(stage.poll, number=2)))
    bids = [BidWord(turn=5, law=table.state.agenda[2], yes=True, tokens=n) for n in (9, 3)]
    table = table.do(1, Offer((0,), (bids[0],), ())).do(0, Accept(0))

    assert ("compose-mine", ["table-promise-bid"]) == asks(table, "compose-offer", 1, ENOUGH)
    assert Offer((1,), (bids[1],), ()) == composed(
        table, "compose-offer", 1, ENOUGH, "table-promise-bid", "table-yes", 3, ENOUGH
    )


def test_a_bid_may_be_of_any_influence_and_capital_and_doubled() -> None:
    table = bidding_on("YNN", capital=(4, 0, 0), heads=f"{HEADS}, money 0")

    assert Bid(2, 3, double=True) == composed(table, "compose-bid", 2, 3, "table-yes")


def test_a_bid_is_asked_for_nothing_that_one_has_not() -> None:
    table = bidding_on("YNN", influence=(2, 0, 0))

    assert ("compose-influence", ["compose-number"] * 3) == asks(table, "compose-bid")
    assert Bid(1) == composed(table, "compose-bid", 1)
    assert "compose-to" == asks(table, seat=1)[0]


HEADS = "justice 0, bureaucracy 1, lawmakers 2, president 1"


def at(table: Table, stage: Stage) -> Table:
    """Return the table at another *stage*."""
    return Table(table.rules, replace(table.state, stage=stage))


def test_several_promise_only_what_each_of_them_can() -> None:
    presidents = asks(TABLE, 1, 2, ENOUGH, "table-promise-president")
    others = asks(TABLE, 1, ENOUGH, ENOUGH, "table-promise-president")

    assert ("compose-turn", 2) == (presidents[0], len(presidents[1]))
    assert ("compose-president", 2) == (others[0], len(others[1]))


def test_nothing_is_offered_that_contradicts_what_is_promised() -> None:
    table = balloting().do(0, Offer((1,), (YES,), ())).do(1, Accept(0))
    answers = (2, ENOUGH, "table-promise-vote", 1, "table-no", ENOUGH, ENOUGH)

    assert Offer((2,), (VoteWord(turn=3, law=1, yes=False),), ()) == composed(table, *answers)


def test_a_coalition_that_is_proposed_is_not_offered_again() -> None:
    table = coalescing("voters 1 1 0").do(0, Propose(Faction.VOTERS, (0, 1), 1))

    assert Propose(Faction.VOTERS, (0, 1), 0) == composed(table, "compose-coalition", 1)


def test_a_coalition_is_not_offered_to_whoever_has_no_change_left() -> None:
    table = coalescing("voters 1 1 0")
    for n in range(MOST_EDITS):
        table = table.do(0, Propose(Faction.VOTERS, (0, 1), 1)).do(0, Reject(n))

    assert "compose-to" == asks(table)[0]
