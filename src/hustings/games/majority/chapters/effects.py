"""Effects: whom a law rewards, penalises or touches both ways, and what they do about it."""

from collections.abc import Iterator

from msgspec.structs import replace

from hustings.core.model import Objection, Seat
from hustings.games.majority.actions import Actions, Add, Move, Pass, Remove
from hustings.games.majority.chapters import ballots, scoring
from hustings.games.majority.clauses import Clause
from hustings.games.majority.frame import Frame, with_more
from hustings.games.majority.model import State
from hustings.games.majority.nouns import FACTIONS, PLACEABLE, Faction, power_of
from hustings.games.majority.sheet import Law
from hustings.games.majority.stages import Dawning, Effect, Resolving
from hustings.games.majority.table import ask, is_last, on, shifted, speaker


def touches(state: State, law: Law, seat: Seat) -> Effect | None:
    """Return what *law* does to *seat*: by its Politics if named at all, else by its powers."""
    politics = state.politics[seat]
    rewarded = any(word in law.reward.politics for word in politics)
    penalised = any(word in law.penalty.politics for word in politics)
    if not (rewarded or penalised):
        rewarded = _heads_one_of(state, law.reward.powers, seat)
        penalised = _heads_one_of(state, law.penalty.powers, seat)
    if rewarded and penalised:
        return Effect(seat, "both")
    if rewarded:
        return Effect(seat, "reward")
    return Effect(seat, "penalty") if penalised else None


def _heads_one_of(state: State, factions: tuple[Faction, ...], seat: Seat) -> bool:
    return any(state.holders[power_of(faction).place] == seat for faction in factions)


def amount(frame: Frame, law: Law) -> int:
    """Return how many Supporters *law* gives and takes."""
    return frame.options.law_amount if law.amount is None else law.amount


def begin(frame: Frame, state: State, number: int) -> State:
    """Have all whom the law touches carry it out: penalties first, rewards last."""
    law = frame.laws[state.agenda[number]]
    found = [touches(state, law, seat) for seat in frame.clockwise(speaker(state))]
    touched = [effect for effect in found if effect is not None]
    effects = tuple(
        [
            effect
            for kind in ("penalty", "both", "reward")
            for effect in touched
            if effect.kind == kind
        ]
    )
    return _resolve(frame, state, Resolving(number, amount(frame, law), effects))


def _resolve(frame: Frame, state: State, stage: Resolving) -> State:
    """Ask the first who has a choice; do for the others what there is to do."""
    effects = stage.effects
    while effects:
        effect = effects[0]
        choices = [
            action
            for action in _choices(state, stage.amount, effect)
            if _choice_objection(state, stage.amount, effect, action) is None
        ]
        if len(choices) > 1:
            return ask(state, replace(stage, effects=effects))
        if choices:
            state = _done(state, stage.amount, effect, choices[0])
        elif effect.kind == "reward":
            state = _paid_out(state, effect.seat, stage.amount)
        effects = effects[1:]
    return next_vote(frame, state, stage.number)


def waiting(stage: Resolving) -> tuple[Seat, ...]:
    """Name whom the law touches next."""
    return (stage.effects[0].seat,)


def candidates(state: State, stage: Resolving) -> Iterator[Actions]:
    """List where to add, where to remove, or what to move."""
    return _choices(state, stage.amount, stage.effects[0])


def _choices(state: State, most: int, effect: Effect) -> Iterator[Actions]:
    seat = effect.seat
    match effect.kind:
        case "reward":
            if state.reserve[seat]:
                yield from map(Add, FACTIONS)
        case "penalty":
            yield from [Remove(faction) for faction in FACTIONS if on(state, faction, seat)]
        case "both":
            yield Pass()
            for tail in FACTIONS:
                for supporters in range(1, min(most, on(state, tail, seat)) + 1):
                    for head in PLACEABLE:
                        if head is not tail:
                            yield Move(tail, head, supporters)


def objection(state: State, stage: Resolving, action: Actions) -> Objection | None:
    """Say which clause forbids to carry the law out so."""
    effect = stage.effects[0]
    fits = {"reward": (Add,), "penalty": (Remove,), "both": (Move, Pass)}[effect.kind]
    if not isinstance(action, fits):
        return Objection(Clause.TURN)
    return _choice_objection(state, stage.amount, effect, action)


def _choice_objection(state: State, most: int, effect: Effect, action: Actions) -> Objection | None:
    seat = effect.seat
    match action:
        case Add(faction=Faction.LAWMAKERS):
            return Objection(Clause.REWARD)
        case Remove(faction=faction):
            there = on(state, faction, seat)
            best = max(on(state, other, seat) for other in FACTIONS)
            if there < 1 or there < most <= best:
                return Objection(Clause.PENALTY, {"amount": most})
        case Move(tail=tail, head=head, supporters=supporters):
            there = on(state, tail, seat)
            if not 1 <= supporters <= min(most, there) or head is tail:
                return Objection(Clause.BOTH, {"amount": most})
            if head is Faction.LAWMAKERS:
                return Objection(Clause.BOTH, {"amount": most})
        case _:
            return None
    return None


def apply(frame: Frame, state: State, stage: Resolving, action: Actions) -> State:
    """Carry out what the seat has chosen, and go on."""
    done = _done(state, stage.amount, stage.effects[0], action)
    return _resolve(frame, done, replace(stage, effects=stage.effects[1:]))


def _done(state: State, most: int, effect: Effect, action: Actions) -> State:
    seat = effect.seat
    match action:
        case Add(faction=faction):
            added = min(most, state.reserve[seat])
            more = replace(
                state,
                tiles=shifted(state.tiles, faction, seat, added),
                reserve=with_more(state.reserve, seat, -added),
            )
            return _paid_out(more, seat, most - added)
        case Remove(faction=faction):
            removed = min(most, on(state, faction, seat))
            return replace(
                state,
                tiles=shifted(state.tiles, faction, seat, -removed),
                reserve=with_more(state.reserve, seat, removed),
            )
        case Move(tail=tail, head=head, supporters=supporters):
            tiles = shifted(state.tiles, tail, seat, -supporters)
            return replace(state, tiles=shifted(tiles, head, seat, supporters))
        case _:
            return state


def _paid_out(state: State, seat: Seat, missing: int) -> State:
    """Give Influence for Supporters that the bag no longer holds."""
    return replace(
        state,
        influence=with_more(state.influence, seat, missing),
        instead=with_more(state.instead, seat, missing),
    )


def next_vote(frame: Frame, state: State, number: int) -> State:
    """Go on to the next law of the agenda, to the next turn, or to the end."""
    if number + 1 < len(state.agenda):
        return ballots.begin(frame, state, number + 1)
    closed = replace(state, discard=(*state.discard, *state.drawn), drawn=(), stage=Dawning())
    return scoring.end(frame, closed) if is_last(state, frame) else closed


def absent(state: State, stage: Resolving) -> Actions:
    """Return what an absent seat does: it adds where it has most, and removes there too."""
    effect = stage.effects[0]
    legal = [
        action
        for action in _choices(state, stage.amount, effect)
        if _choice_objection(state, stage.amount, effect, action) is None
    ]
    if effect.kind == "both":
        return Pass()
    return max(legal, key=lambda action: on(state, _where(action), effect.seat))


def _where(action: Actions) -> Faction:
    assert isinstance(action, Add | Remove), f"expected a faction to add to, got {action}"
    return action.faction
