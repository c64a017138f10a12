"""Composing by questions: an offer, or a coalition of any members, one answer after another."""

from hustings.core.composing import Query
from hustings.core.model import Action
from hustings.games.majority.actions import Offer, Propose
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
from tests.games.majority.notation import Table, balloting, coalescing, promoting

ENOUGH = "compose-enough"
TABLE = promoting("voters 2 1 1")


def composed(table: Table, *answers: object, seat: int = 0) -> Action:
    """Return what *seat* composes, giving *answers*: an id, or a fact of the answer it means."""
    composing = compose(table.view(seat), seat)
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
    yours = ("table-promise-spare", "protest", 0, 3, ENOUGH)

    assert Offer(
        (1, 2),
        (SendWord(turn=2, faction=Faction.MEDIA, supporters=2),),
        (SpareWord(turn=3, power="protest", other=0),),
    ) == composed(TABLE, 2, 1, *mine, *yours)


def test_four_promises_are_enough_without_saying_so() -> None:
    one = ("table-promise-send", "media", 2, 2)

    offer = composed(TABLE, 1, ENOUGH, *one, *one, *one, *one, ENOUGH)

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

    assert Offer((1,), (), ()) == composed(table, "compose-offer", 1, ENOUGH, ENOUGH, ENOUGH)


def test_whoever_stands_nowhere_with_others_composes_offers_alone() -> None:
    table = coalescing("voters 2 0 0, media 0 1 1")

    assert composed(table, 1, ENOUGH, ENOUGH, ENOUGH) == Offer((1,), (), ())
