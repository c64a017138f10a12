"""Setup: who stands for what, and who begins with which Power Card."""

from collections.abc import Iterable
from itertools import permutations
from typing import Final

from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Cards, Roles, Stay, Swap, Take
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import QUADRANTS, Politics, Power
from hustings.games.majority.options import set_aside
from hustings.games.majority.stages import NO_GROUPS, Casting, Choosing, Dawning, Swapping
from hustings.games.majority.table import ask

_START: Final = (Power.JUSTICE, Power.BUREAUCRACY, Power.VOTERS, Power.MEDIA, Power.ACTIVISTS)
"""Powers dealt to three seats, then what each seat more adds."""
_CENTRE: Final = (Politics.CENTRIST,)
_PAIRS: Final = tuple(
    tuple(sorted((QUADRANTS[n], QUADRANTS[(n + 1) % 4]), key=lambda word: word.place))
    for n in range(4)
)
"""Two adjoining Politics each; the opposite pair is two further on."""


def starting_powers(seats: int) -> tuple[Power, ...]:
    """Return the Power Cards that are dealt to so many *seats*.

    >>> [power.value for power in starting_powers(3)]
    ['justice', 'bureaucracy', 'voters']
    """
    return _START[:seats]


def roles(seats: int, taken: tuple[tuple[Politics, ...], ...] = ()) -> list[tuple[Politics, ...]]:
    """List what the next of *seats* may stand for, when others have *taken* theirs."""
    if seats == 3:
        pairs = [role for role in taken if role != _CENTRE]
        left = [_opposite(pairs[0])] if pairs else list(_PAIRS)
        centre = [] if _CENTRE in taken else [_CENTRE]
        return [*(left if len(pairs) < 2 else []), *centre]
    words = QUADRANTS if seats == 4 else tuple(Politics)
    return [(word,) for word in words if (word,) not in taken]


def _opposite(pair: tuple[Politics, ...]) -> tuple[Politics, ...]:
    return _PAIRS[(_PAIRS.index(pair) + 2) % 4]


def begin(frame: Frame) -> State:
    """Return the table before anything has happened."""
    none, nobody = (0,) * frame.seats, (False,) * frame.seats
    chosen = frame.options.politics == "chosen"
    return State(
        turn=0,
        stage=Choosing(()) if chosen else Casting("roles"),
        asked=0,
        happened=0,
        politics=(),
        reserve=(27,) * frame.seats,
        ready=none,
        influence=none,
        capital=none,
        tiles=(none,) * 7,
        sent=(none,) * 7,
        holders=(None,) * len(Power),
        used=(False,) * len(Power),
        backed=(None,) * frame.seats,
        deck=tuple(sorted(frame.laws)),
        aside=set_aside(frame.options),
        discard=(),
        hands=((),) * frame.seats,
        drawn=(),
        picked=(),
        pair=(),
        blind=None,
        brought=None,
        shown=nobody,
        agenda=(),
        hands_down=(None,) * frame.seats,
        ballots=(None,) * frame.seats,
        allotments=(),
        seen=none,
        instead=none,
        groups=NO_GROUPS,
        controls=(),
        votes=(),
        gains=(),
        offers=(),
        offered=none,
        proposals=0,
        pledges=(),
        outcome=None,
    )


def chance(frame: Frame, state: State, stage: Casting, dice: Dice) -> Roles | Cards:
    """Give Politics, or deal the starting powers."""
    if stage.what == "cards":
        return Cards(dice.shuffled(starting_powers(frame.seats)))
    taken: tuple[tuple[Politics, ...], ...] = ()
    for _ in frame.everyone:
        taken = (*taken, dice.choice(roles(frame.seats, taken)))
    return Roles(dice.shuffled(taken))


def waiting(state: State, stage: Choosing | Swapping) -> tuple[Seat, ...]:
    """List who is to choose, or is not content."""
    match stage:
        case Choosing(taken=taken):
            return (len(taken),)
        case Swapping(content=content):
            return tuple([seat for seat, stays in enumerate(content) if not stays])


def candidates(
    frame: Frame, state: State, stage: Choosing | Swapping, seat: Seat
) -> Iterable[Actions]:
    """List the roles that are left; or staying, and swapping with each other seat."""
    match stage:
        case Choosing(taken=taken):
            yield from map(Take, roles(frame.seats, taken))
        case Swapping():
            yield Stay()
            yield from [Swap(other) for other in frame.everyone if other != seat]


def objection(frame: Frame, state: State, seat: Seat | None, action: Actions) -> Objection | None:
    """Say which clause forbids *action* while the table is set up."""
    match state.stage, action:
        case Casting(what="roles"), Roles(politics=politics):
            return None if _fits(frame, politics) else Objection(Clause.POLITICS)
        case Casting(what="cards"), Cards(powers=powers):
            dealt = starting_powers(frame.seats)
            return None if powers in set(permutations(dealt)) else Objection(Clause.POWERS)
        case Choosing(taken=taken), Take(politics=politics) if seat == len(taken):
            if politics in roles(frame.seats, taken):
                return None
            return Objection(Clause.POLITICS)
        case Swapping(content=content), Stay() if seat is not None and not content[seat]:
            return None
        case Swapping(content=content, wants=wants), Swap(seat=other) if seat is not None:
            return _swap_objection(frame, content, wants, seat, other)
        case _:
            return Objection(Clause.TURN)


def _swap_objection(
    frame: Frame, content: tuple[bool, ...], wants: tuple[Seat | None, ...], seat: Seat, other: Seat
) -> Objection | None:
    if other == seat or other not in frame.everyone:
        return Objection(Clause.SWAP, {"seats": frame.seats})
    if content[seat] or content[other]:
        return Objection(Clause.SWAP, {"seats": frame.seats})
    return Objection(Clause.SWAP, {"seats": frame.seats}) if wants[seat] == other else None


def _fits(frame: Frame, politics: tuple[tuple[Politics, ...], ...]) -> bool:
    taken: tuple[tuple[Politics, ...], ...] = ()
    for role in politics:
        if role not in roles(frame.seats, taken):
            return False
        taken = (*taken, role)
    return len(taken) == frame.seats


def apply(frame: Frame, state: State, seat: Seat | None, action: Actions) -> State:
    """Return the state after *action* of the setup."""
    if isinstance(action, Roles):
        nobody = Swapping((None,) * frame.seats, (False,) * frame.seats)
        return ask(state, nobody, politics=action.politics)
    if isinstance(action, Cards):
        holders = list(state.holders)
        for owner, power in enumerate(action.powers):
            holders[power.place] = owner
        return replace(state, holders=tuple(holders), stage=Dawning())
    if isinstance(action, Take):
        assert isinstance(state.stage, Choosing), f"nobody chooses at {state.stage}"
        return _taken(frame, state, (*state.stage.taken, action.politics))
    assert seat is not None, f"expected a seat, got chance with {action}"
    assert isinstance(state.stage, Swapping), f"nobody swaps at {state.stage}"
    if isinstance(action, Swap):
        return _swapped(state, state.stage, seat, action.seat)
    return _content(state, state.stage, seat)


def _content(state: State, stage: Swapping, seat: Seat) -> State:
    """Note that *seat* stays; once all do, the starting powers are dealt."""
    content = with_item(stage.content, seat, item=True)
    if all(content):
        return replace(state, stage=Casting("cards"))
    return replace(state, stage=Swapping(with_item(stage.wants, seat, None), content))


def _taken(frame: Frame, state: State, taken: tuple[tuple[Politics, ...], ...]) -> State:
    left = roles(frame.seats, taken)
    if len(taken) == frame.seats - 1:
        taken = (*taken, *left)
    if len(taken) == frame.seats:
        return replace(state, politics=taken, stage=Casting("cards"))
    return ask(state, Choosing(taken))


def _swapped(state: State, stage: Swapping, seat: Seat, other: Seat) -> State:
    """Note the wish; if it is mutual, the two change places on the Politics tile."""
    if stage.wants[other] != seat:
        return replace(state, stage=replace(stage, wants=with_item(stage.wants, seat, other)))
    politics = with_item(state.politics, seat, state.politics[other])
    politics = with_item(politics, other, state.politics[seat])
    wants = with_item(with_item(stage.wants, seat, None), other, None)
    return replace(state, politics=politics, stage=replace(stage, wants=wants))
