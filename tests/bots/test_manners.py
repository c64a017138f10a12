from hustings.bots.manners import holds_back
from hustings.core.match import AnyMatch, Match
from hustings.core.model import Choose
from hustings.games.majority.actions import Hand, Offer, Place, Stay
from hustings.games.majority.nouns import Faction
from hustings.games.majority.promises import SpareWord
from hustings.games.shelf import games

PLACE = Place((Hand(Faction.MEDIA, 6),))
OFFER = Offer((0,), (SpareWord(turn=1, power="protest", other=0),), ())


def table(game: str) -> AnyMatch:
    """Return a table for three at its first question."""
    known = games()[game]
    options = next(iter(known.dialects.values()))
    return Match.start(known.ruleset(3, options), bytes(32))


def placing() -> AnyMatch:
    """Return a table at which all fill their hands."""
    match = table("majority")
    for seat in range(3):
        match = act(match, seat, Stay())
    return match


def act(match: AnyMatch, seat: int, action: object) -> AnyMatch:
    turn = match.turn
    assert isinstance(turn, Choose)
    return match.act(seat, action, turn.prompt)


def test_a_bot_leaves_the_last_word_to_a_person() -> None:
    assert holds_back(placing(), 1, PLACE, people=[0])


def test_a_bot_goes_on_once_the_person_has_had_the_last_word() -> None:
    assert not holds_back(act(placing(), 0, PLACE), 1, PLACE, people=[0])


def test_bots_among_themselves_hold_nothing_back() -> None:
    assert not holds_back(placing(), 1, PLACE, people=[])


def test_a_bot_speaks_first_where_it_is_not_done_by_that() -> None:
    assert not holds_back(placing(), 1, OFFER, people=[0])


def test_a_person_asked_for_something_else_is_not_waited_for() -> None:
    """Seat 1 offers; to answer that, seat 0 is asked besides, and has nothing to fill any more."""
    match = act(act(placing(), 1, OFFER), 0, PLACE)

    assert not holds_back(match, 1, PLACE, people=[0])


def test_where_nobody_composes_anything_a_bot_does_not_wait() -> None:
    match = table("democracy")
    turn = match.turn
    assert isinstance(turn, Choose)
    seat = turn.seats[-1]
    [card, *_] = [option.action for option in match.menu(seat) if option.objection is None]

    assert not holds_back(match, seat, card, people=list(turn.seats[:-1]))
