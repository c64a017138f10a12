"""The agenda: laws drawn, two picked by the Speaker, one brought by the President, put in order."""

from collections.abc import Iterator
from itertools import combinations, permutations

from msgspec.structs import replace

from hustings.core.dice import Dice
from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Blind, Draw, Lay, Mandate, Pick, Show
from hustings.games.majority.chapters import ballots
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_item
from hustings.games.majority.model import State
from hustings.games.majority.nouns import Power
from hustings.games.majority.options import draws
from hustings.games.majority.stages import Drawing, Mandating, Ordering, Picking
from hustings.games.majority.table import ask, gain, holder, speaker, use


def begin(frame: Frame, state: State) -> State:
    """Let chance bring the laws of the turn."""
    return replace(state, stage=Drawing())


def draw(frame: Frame, state: State, dice: Dice) -> Draw:
    """Draw for the Speaker, and in the first turn for the President.

    What the deck lacks comes from the discard pile, shuffled; the rest of it stays the
    President's to pick from.
    """
    count, pair = draws(frame.options, state.turn), 2 if state.turn == 1 else 0
    cards = dice.shuffled(state.deck)[: _drawable(state, count + pair)]
    more = dice.shuffled(state.discard)[: count + pair - len(cards)]
    laws = (*cards, *more)
    rest = [law for law in state.discard if law not in laws]
    blind = dice.choice(rest) if rest else None
    return Draw(tuple(sorted(laws[:count])), tuple(sorted(laws[count:])), blind)


def _drawable(state: State, wanted: int) -> int:
    return min(wanted, len(state.deck) - state.aside)


def draw_objection(frame: Frame, state: State, action: Draw) -> Objection | None:
    """Say which clause a draw breaks that chance is said to have brought."""
    count, pair = draws(frame.options, state.turn), 2 if state.turn == 1 else 0
    if (len(action.laws), len(action.pair)) != (count, pair):
        return Objection(Clause.DECK)
    laws = (*action.laws, *action.pair)
    fresh = _drawable(state, count + pair)
    deck, discard = set(state.deck), set(state.discard)
    from_deck = sum(law in deck for law in laws)
    from_discard = sum(law in discard for law in laws)
    if len(set(laws)) != len(laws) or (from_deck, from_discard) != (fresh, len(laws) - fresh):
        return Objection(Clause.DECK)
    rest = discard.difference(laws)
    comes = action.blind in rest if rest else action.blind is None
    if not comes:
        return Objection(Clause.BLIND)
    ordered = action.laws == _sorted(action.laws) and action.pair == _sorted(action.pair)
    return None if ordered else Objection(Clause.DECK)


def _sorted(laws: tuple[int | None, ...]) -> tuple[int | None, ...]:
    return tuple(sorted(law for law in laws if law is not None))


def drew(state: State, action: Draw) -> State:
    """Put the laws into the Speaker's hand, and two into the President's."""
    laws = tuple(law for law in action.laws if law is not None)
    pair = tuple(law for law in action.pair if law is not None)
    gone = {*laws, *pair}
    return ask(
        state,
        Picking(),
        deck=tuple([law for law in state.deck if law not in gone]),
        discard=tuple([law for law in state.discard if law not in gone]),
        drawn=laws,
        pair=pair,
        blind=action.blind,
    )


def waiting(state: State, stage: Picking | Mandating | Ordering) -> tuple[Seat, ...]:
    """Name the Speaker or the President."""
    if isinstance(stage, Mandating):
        return (holder(state, Power.PRESIDENT),)
    return (speaker(state),)


def candidates(
    frame: Frame, state: State, stage: Picking | Mandating | Ordering, seat: Seat
) -> Iterator[Actions]:
    """List the picks and whom to show the laws; the laws to bring; or the orders."""
    match stage:
        case Picking():
            yield from map(Pick, combinations(state.drawn, 2))
            yield from [Show(other) for other in frame.everyone if other != seat]
        case Mandating():
            yield from map(Mandate, state.pair or state.discard)
            yield Blind()
        case Ordering():
            assert state.brought is not None, "expected a law that the President brought"
            yield from map(Lay, permutations((*state.picked, state.brought), 3))


def objection(frame: Frame, state: State, action: Actions) -> Objection | None:
    """Say which clause forbids *action* while the agenda is made."""
    match action:
        case Draw():
            return draw_objection(frame, state, action)
        case Show(seat=seat):
            can = seat in frame.everyone and seat != speaker(state) and not state.shown[seat]
            return None if can else Objection(Clause.SHOW)
        case Pick(laws=laws):
            picked = laws is not None and set(laws) <= set(state.drawn) and len(set(laws)) == 2
            return None if picked else Objection(Clause.PICK)
        case Mandate(law=law):
            known = law in (state.pair or state.discard)
            return None if known else Objection(Clause.MANDATE, {"turn": state.turn})
        case Blind():
            return Objection(Clause.BLIND) if state.blind is None else None
        case _:
            assert isinstance(action, Lay), f"expected an agenda, got {action}"
            three = sorted((*state.picked, state.brought or 0))
            return None if sorted(action.laws) == three else Objection(Clause.ORDER)


def apply(frame: Frame, state: State, action: Actions) -> State:
    """Return the state after *action* towards the agenda."""
    match action:
        case Draw():
            return drew(state, action)
        case Show(seat=other):
            return replace(state, shown=with_item(state.shown, other, item=True))
        case Pick(laws=laws):
            if state.holders[Power.LAWMAKERS.place] is not None:
                state = use(state, Power.LAWMAKERS)
            picked = tuple(sorted(laws or ()))
            left = tuple([law for law in state.drawn if law not in picked])
            return ask(state, Mandating(), drawn=left, picked=picked)
        case Mandate(law=law):
            return _brought(use(state, Power.PRESIDENT), law)
        case Blind():
            president = holder(state, Power.PRESIDENT)
            state = gain(use(state, Power.PRESIDENT), president, Clause.BLIND)
            assert state.blind is not None, "expected a law that comes blindly"
            return _brought(state, state.blind)
        case _:
            assert isinstance(action, Lay), f"expected an agenda, got {action}"
            return ballots.begin(frame, replace(state, agenda=action.laws, picked=()), 0)


def _brought(state: State, law: int) -> State:
    """Put the President's law aside for the agenda; what it had to choose from is face up."""
    left = tuple([other for other in (*state.discard, *state.pair) if other != law])
    return ask(state, Ordering(), brought=law, discard=left, pair=(), blind=None)
