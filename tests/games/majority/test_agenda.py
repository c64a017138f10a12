import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Choose
from hustings.games.majority.actions import Ballot, Bid, Blind, Draw, Lay, Mandate, Pass, Pick, Show
from hustings.games.majority.nouns import Power
from hustings.games.majority.stages import Balloting, Drawing, Ordering, Placing
from tests.games.majority.notation import Table, balloting, majority

HEADS = "justice 0, bureaucracy 1, lawmakers 0, president 1"
DISCARD = (20, 21, 22, 23)


def drawn(
    draw: Draw, turn: int = 2, heads: str = HEADS, discard: tuple[int, ...] = DISCARD
) -> Table:
    """Return a table at which chance has brought *draw*."""
    table = majority(heads=heads, turn=turn, discard=discard)
    deck = tuple(law for law in table.state.deck if law not in discard)
    state = replace(table.state, stage=Drawing(), deck=deck)
    return Table(table.rules, table.rules.play(state, None, draw))


LATER = drawn(Draw((1, 2, 3, 4, 5), (), 20))
FIRST = drawn(Draw((1, 2, 3, 4, 5), (6, 7)), turn=1, discard=())


def asked(table: Table) -> tuple[int, ...]:
    turn = table.rules.turn(table.state)
    assert isinstance(turn, Choose)
    return turn.seats


@pytest.mark.clause("agenda.speaker")
def test_the_head_of_lawmakers_draws_five_in_secret() -> None:
    assert (1, 2, 3, 4, 5) == LATER.view(0).drawn
    assert (0,) == asked(LATER)


@pytest.mark.clause("agenda.speaker")
def test_without_one_the_president_speaks() -> None:
    table = drawn(Draw((1, 2, 3, 4, 5), (6, 7)), 1, "justice 0, bureaucracy 1, president 2", ())

    assert (2,) == asked(table)
    assert not table.do(2, Pick((1, 2))).state.used[Power.LAWMAKERS.place]


@pytest.mark.clause("agenda.speaker", refuses=True)
def test_others_do_not_see_the_laws_and_do_not_pick() -> None:
    assert () == LATER.view(1).drawn
    assert 5 == LATER.view(1).held
    assert "table.turn" == LATER.refuses(1, Pick((1, 2)))


@pytest.mark.clause("agenda.show")
def test_the_speaker_may_show_them_to_a_seat() -> None:
    table = LATER.do(0, Show(2))

    assert ((), (1, 2, 3, 4, 5)) == (table.view(1).drawn, table.view(2).drawn)
    assert (1, 2, 3, 4, 5) == table.do(0, Pick((1, 2))).view(2).drawn


@pytest.mark.clause("agenda.show", refuses=True)
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_nobody_is_shown_them_twice(seat: int) -> None:
    assert "agenda.show" == LATER.do(0, Show(2)).refuses(0, Show(seat))


@pytest.mark.clause("agenda.pick")
def test_two_are_picked_and_that_uses_lawmakers() -> None:
    table = LATER.do(0, Pick((2, 4)))

    assert ((2, 4), (1, 3, 5)) == (table.state.picked, table.state.drawn)
    assert table.state.used[Power.LAWMAKERS.place]


@pytest.mark.clause("agenda.pick", refuses=True)
@pytest.mark.parametrize("action", [Pick((1, 1)), Pick((1, 20)), Pick(None)])
def test_the_pick_is_two_of_those_drawn(action: Pick) -> None:
    assert "agenda.pick" == LATER.refuses(0, action)


@pytest.mark.clause("agenda.mandate")
def test_the_president_brings_a_law_from_the_discard_pile() -> None:
    table = LATER.do(0, Pick((1, 2))).do(1, Mandate(22))

    assert (22, (20, 21, 23)) == (table.state.brought, table.state.discard)
    assert table.state.used[Power.PRESIDENT.place]


@pytest.mark.clause("agenda.mandate")
def test_in_the_first_turn_one_of_two_is_brought_and_the_other_discarded() -> None:
    table = FIRST.do(0, Pick((1, 2))).do(1, Mandate(7))

    assert (7, (6,)) == (table.state.brought, table.state.discard)


@pytest.mark.clause("agenda.mandate", refuses=True)
@pytest.mark.parametrize(("table", "law"), [(LATER, 3), (FIRST, 3), (FIRST, 9)])
def test_the_president_brings_no_other_law(table: Table, law: int) -> None:
    assert "agenda.mandate" == table.do(0, Pick((1, 2))).refuses(1, Mandate(law))


@pytest.mark.clause("agenda.blind")
def test_leaving_it_to_chance_pays_a_point_at_once() -> None:
    table = LATER.do(0, Pick((1, 2))).do(1, Blind())

    assert (20, (0, 1, 0)) == (table.state.brought, table.state.capital)


@pytest.mark.clause("agenda.blind", refuses=True)
def test_in_the_first_turn_nothing_is_left_to_chance() -> None:
    assert "agenda.blind" == FIRST.do(0, Pick((1, 2))).refuses(1, Blind())


@pytest.mark.clause("agenda.blind", refuses=True)
@pytest.mark.parametrize("blind", [None, 1, 9])
def test_what_comes_blindly_lay_in_the_discard_pile(blind: int | None) -> None:
    table = majority(heads=HEADS, discard=DISCARD)
    deck = tuple(law for law in table.state.deck if law not in DISCARD)
    table = Table(table.rules, replace(table.state, stage=Drawing(), deck=deck))

    assert "agenda.blind" == table.refuses(None, Draw((1, 2, 3, 4, 5), (), blind))


@pytest.mark.clause("agenda.order")
def test_the_speaker_lays_the_three_in_any_order() -> None:
    table = LATER.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert (22, 2, 1) == table.view(2).agenda
    assert Balloting(0) == table.state.stage


@pytest.mark.clause("agenda.order", refuses=True)
def test_the_agenda_is_exactly_the_three() -> None:
    table = LATER.do(0, Pick((1, 2))).do(1, Mandate(22))

    assert isinstance(table.state.stage, Ordering)
    assert "agenda.order" == table.refuses(0, Lay((1, 2, 3)))


def voted_down(table: Table) -> Table:
    """Return the table after all three laws have failed without a bid."""
    for _ in range(3):
        for seat in range(3):
            table = table.do(seat, Ballot(yes=False))
        while not isinstance(table.state.stage, Balloting | Placing):
            (seat,) = asked(table)
            table = table.do(seat, table.legal(seat)[0])
    return table


@pytest.mark.clause("agenda.discard")
def test_laws_that_fail_and_those_not_picked_are_discarded_face_up() -> None:
    table = LATER.do(0, Pick((1, 2))).do(1, Mandate(22)).do(0, Lay((22, 2, 1)))

    assert (20, 21, 23, 22, 2, 1, 3, 4, 5) == voted_down(table).view(1).discard


@pytest.mark.clause("agenda.discard", refuses=True)
def test_those_not_picked_can_not_be_brought_in_the_same_turn() -> None:
    assert 3 not in LATER.do(0, Pick((1, 2))).state.discard


def test_the_sixth_turn_draws_from_the_discard_pile_when_the_deck_is_empty() -> None:
    table = majority(heads=HEADS, turn=6, turns=6, discard=tuple(range(1, 13)))
    state = replace(table.state, stage=Drawing(), deck=(), hands=((), (), tuple(range(13, 28))))
    draw = table.rules.chance(state, Dice(b"six"))
    state = table.rules.play(state, None, draw)

    assert (5, 7) == (len(state.drawn), len(state.discard))


def test_by_option_six_turns_draw_four() -> None:
    table = majority(heads=HEADS, turn=2, turns=6, six_turn_deck="draw_four", discard=DISCARD)
    state = replace(table.state, stage=Drawing())
    draw = table.rules.chance(state, Dice(b"four"))

    assert isinstance(draw, Draw)
    assert 4 == len(draw.laws)


def test_an_absent_speaker_picks_the_first_two() -> None:
    assert Pick((1, 2)) == LATER.rules.absent(LATER.state, 0)


def test_the_deck_is_empty_when_the_last_turn_has_drawn() -> None:
    table = majority(heads=HEADS, turn=5, discard=tuple(range(1, 23)))
    state = replace(table.state, stage=Drawing(), deck=(23, 24, 25, 26, 27))
    state = table.rules.play(state, None, table.rules.chance(state, Dice(b"five")))

    assert ((), (23, 24, 25, 26, 27)) == (state.deck, state.drawn)


def test_a_vote_needs_no_maverick() -> None:
    table = balloting()
    for seat in range(3):
        table = table.do(seat, Ballot(yes=True))

    assert Bid(0) in table.legal(0)
    assert "table.turn" == table.refuses(0, Pass())
