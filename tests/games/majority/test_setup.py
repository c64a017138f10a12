import pytest
from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import BadSetup, Chance, Choose
from hustings.games.majority import presets
from hustings.games.majority.actions import (
    Ballot,
    Cards,
    Draw,
    Firm,
    Offer,
    Place,
    Roles,
    Stay,
    Swap,
    Take,
)
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Faction, Politics, Power
from hustings.games.majority.options import Options, set_aside
from hustings.games.majority.promises import SendWord
from hustings.games.majority.rules import MajorityRules, ruleset
from hustings.games.majority.stages import Casting, Drawing, Swapping
from tests.games.majority.notation import Table, majority

CENTRE = (Politics.CENTRIST,)
FOUR = tuple((word,) for word in tuple(Politics)[:4])


def opened(seats: int, **options: object) -> Table:
    rules = MajorityRules(seats, Options(**options))  # type: ignore[arg-type]  # names as they are
    return Table(rules, rules.setup())


def cast(table: Table, politics: tuple[tuple[Politics, ...], ...]) -> Table:
    return Table(table.rules, table.rules.play(table.state, None, Roles(politics)))


@pytest.mark.clause("setup.players")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_play(seats: int) -> None:
    assert seats == len(opened(seats).state.reserve)


@pytest.mark.clause("setup.players", refuses=True)
def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    assert "setup.players" == majority().refuses(3, Firm())


@pytest.mark.clause("setup.supporters")
def test_one_of_twenty_eight_stands_for_the_politics() -> None:
    assert (27, 27, 27) == opened(3).state.reserve


@pytest.mark.clause("setup.supporters", refuses=True)
def test_influence_does_not_come_out_of_the_supporters() -> None:
    table = majority(influence=(99, 0, 0))

    assert (27, 27, 27) == table.state.reserve


@pytest.mark.clause("setup.politics")
def test_three_share_the_quadrants_in_adjoining_pairs_and_the_centre() -> None:
    pair, other = (Politics.CHANGE, Politics.LIBERTY), (Politics.TRADITION, Politics.REGULATE)

    assert (pair, CENTRE, other) == cast(opened(3), (pair, CENTRE, other)).state.politics


@pytest.mark.clause("setup.politics")
def test_four_take_the_quadrants_and_nobody_the_centre() -> None:
    assert FOUR == cast(opened(4), FOUR).state.politics


@pytest.mark.clause("setup.politics", refuses=True)
def test_opposite_quadrants_are_no_pair() -> None:
    pair, other = (Politics.CHANGE, Politics.TRADITION), (Politics.LIBERTY, Politics.REGULATE)

    assert "setup.politics" == opened(3).refuses(None, Roles((pair, CENTRE, other)))


@pytest.mark.clause("setup.politics", refuses=True)
def test_one_role_is_left_for_each_seat() -> None:
    assert "setup.politics" == opened(4).refuses(None, Roles((*FOUR[:3], FOUR[0])))


@pytest.mark.clause("setup.politics")
def test_by_option_seats_choose_in_their_order_and_the_last_takes_what_is_left() -> None:
    table = opened(4, politics="chosen")
    for seat in range(3):
        table = Table(table.rules, table.rules.play(table.state, seat, Take(FOUR[seat])))

    assert FOUR == table.state.politics
    assert Casting("cards") == table.state.stage


@pytest.mark.clause("setup.politics", refuses=True)
def test_what_is_taken_can_not_be_chosen() -> None:
    table = opened(4, politics="chosen").do(0, Take(FOUR[0]))

    assert "setup.politics" == table.refuses(1, Take(FOUR[0]))


@pytest.mark.parametrize("first", [CENTRE, (Politics.CHANGE, Politics.REGULATE)])
def test_three_choose_so_that_nothing_is_left_over(first: tuple[Politics, ...]) -> None:
    table = opened(3, politics="chosen").do(0, Take(first))
    second = next(action for action in table.legal(1) if isinstance(action, Take))
    table = table.do(1, second)

    assert 5 == len({word for role in table.state.politics for word in role})


@pytest.mark.clause("setup.swap")
def test_two_who_both_want_to_swap_their_politics() -> None:
    table = cast(opened(4), FOUR).do(0, Swap(2)).do(2, Swap(0))

    assert (FOUR[2], FOUR[1], FOUR[0], FOUR[3]) == table.state.politics


@pytest.mark.clause("setup.swap", refuses=True)
def test_nobody_swaps_alone() -> None:
    assert FOUR == cast(opened(4), FOUR).do(0, Swap(2)).state.politics


@pytest.mark.clause("setup.swap", refuses=True)
@pytest.mark.parametrize("other", [0, 1, 4])
def test_nobody_swaps_with_itself_or_with_who_stays_or_with_nobody(other: int) -> None:
    table = cast(opened(4), FOUR).do(1, Stay())

    assert "setup.swap" == table.refuses(0, Swap(other))


def test_who_stays_is_not_asked_again() -> None:
    table = cast(opened(4), FOUR).do(1, Stay())
    turn = table.rules.turn(table.state)

    assert isinstance(turn, Choose)
    assert (0, 2, 3) == turn.seats
    assert "table.turn" == table.refuses(1, Stay())


@pytest.mark.clause("setup.powers")
def test_three_begin_with_justice_bureaucracy_and_voters() -> None:
    table = Table(opened(3).rules, replace(majority().state, stage=Casting("cards"), turn=0))
    dealt = Cards((Power.VOTERS, Power.JUSTICE, Power.BUREAUCRACY))
    state = table.rules.play(table.state, None, dealt)

    assert 0 == state.holders[Power.VOTERS.place]
    assert 1 == state.turn


@pytest.mark.clause("setup.powers", refuses=True)
def test_three_do_not_begin_with_media() -> None:
    table = Table(opened(3).rules, replace(majority().state, stage=Casting("cards")))
    dealt = Cards((Power.VOTERS, Power.JUSTICE, Power.MEDIA))

    assert "setup.powers" == table.refuses(None, dealt)


def test_all_five_starting_powers_are_dealt_to_five() -> None:
    table = opened(5)
    cards = table.rules.chance(replace(table.state, stage=Casting("cards")), Dice(b"five"))

    assert isinstance(cards, Cards)
    assert set(tuple(Power)[:6]) - {Power.MONEY} == set(cards.powers)


@pytest.mark.clause("setup.deck")
def test_five_turns_use_all_twenty_seven_laws() -> None:
    assert 0 == set_aside(Options())


@pytest.mark.clause("setup.deck")
def test_four_turns_leave_five_aside_unseen() -> None:
    table = opened(3, turns=4)

    assert (22, 5) == (table.view(0).deck, table.view(0).aside)


@pytest.mark.clause("setup.deck", refuses=True)
def test_a_deck_of_too_few_laws_is_refused() -> None:
    with pytest.raises(BadSetup, match="laws: fault-too-few-laws laws=22 needed=27"):
        ruleset(3, Options(deck=presets.deck("snap-poll")))


@pytest.mark.clause("setup.deck", refuses=True)
@pytest.mark.parametrize(
    "draw",
    [
        Draw((1, 2, 3, 4), (6, 7)),
        Draw((1, 2, 3, 4, 5), ()),
        Draw((1, 2, 3, 4, 99), (6, 7)),
        Draw((2, 1, 3, 4, 5), (6, 7)),
        Draw((1, 2, 3, 4, 5), (5, 6)),
    ],
)
def test_the_deck_brings_five_laws_and_two_for_the_president(draw: Draw) -> None:
    table = drawing(majority(turn=1))

    assert "setup.deck" == table.refuses(None, draw)


def drawing(table: Table) -> Table:
    return Table(table.rules, replace(table.state, stage=Drawing()))


@pytest.mark.clause("table.turn")
def test_what_is_asked_can_be_done() -> None:
    assert isinstance(majority(ready=(0, 0, 0)).legal(0)[0], Place)


@pytest.mark.clause("table.turn", refuses=True)
def test_what_is_not_asked_can_not_be_done() -> None:
    assert "table.turn" == majority().refuses(0, Ballot(yes=True))


@pytest.mark.clause("table.turn", refuses=True)
def test_nobody_acts_or_deals_while_chance_is_due() -> None:
    promise = SendWord(turn=1, faction=Faction.VOTERS, supporters=1)

    assert () == opened(4).legal(0)
    assert "table.turn" == opened(4).refuses(0, Offer((1,), (promise,), ()))


@pytest.mark.clause("table.chance")
def test_chance_gives_the_politics() -> None:
    table = opened(3)

    assert Chance() == table.rules.turn(table.state)
    assert isinstance(table.rules.chance(table.state, Dice(b"x")), Roles)


@pytest.mark.clause("table.chance", refuses=True)
def test_a_seat_can_not_deal_and_chance_can_not_choose() -> None:
    table = cast(opened(4), FOUR)

    assert "table.chance" == table.refuses(0, Roles(FOUR))
    assert "table.chance" == table.refuses(None, Stay())


def test_an_absent_seat_stays_with_its_politics() -> None:
    table = cast(opened(4), FOUR)

    assert Stay() == table.rules.absent(table.state, 0)


def test_the_last_to_stay_begins_the_game() -> None:
    table = cast(opened(4), FOUR)
    assert isinstance(table.state.stage, Swapping)
    state: State = table.do(0, Stay()).do(1, Stay()).do(2, Stay()).do(3, Stay()).state

    assert 1 == state.turn
    assert (6, 6, 6, 6) == state.ready
