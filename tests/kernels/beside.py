"""Games played by the rules and by a kernel side by side: after every event they must agree."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple, get_args, get_type_hints

import numpy as np
from msgspec import Struct

from hustings.bots.merit import merits
from hustings.core.dice import Dice
from hustings.core.game import Game
from hustings.core.model import BadSetup, Chance, Choose, Over, Turn
from hustings.core.ruleset import Ruleset
from hustings.games.shelf import game
from hustings.kernels.chance import dice_of
from hustings.kernels.jit import compiled
from hustings.kernels.kernel import CHANCE, OVER, Kernel, Mask, Position

GAMES = ("democracy", "tightwad")


class Table(NamedTuple):
    """A game for a number of seats under any of its options, not only those of a dialect."""

    name: str
    seats: int
    options: Struct

    @property
    def rules(self) -> Ruleset[Any, Any, Any]:
        """The rules at this table."""
        return game(self.name).ruleset(self.seats, self.options)


def tables(name: str) -> Iterator[Table]:
    """Yield every table of a game: each number of seats, with each set of options."""
    for options in every_options(game(name)):
        for seats in game(name).seats:
            try:
                game(name).ruleset(seats, options)
            except BadSetup:
                continue
            yield Table(name, seats, options)


def every_options(known: Game) -> Iterator[Struct]:
    """Yield each set of options of a game: options are booleans and literals."""
    hints = get_type_hints(known.options)
    values = [get_args(kind) or (False, True) for kind in hints.values()]
    for chosen in product(*values):
        yield known.options(**dict(zip(hints, chosen, strict=True)))


def kernel(table: Table) -> Kernel:
    """Return the kernel of *table*, in plain Python."""
    made: Kernel = game(table.name).kernel(table.rules)
    return made


def machine_code(plain: Kernel) -> Kernel:
    """Return *plain* with its functions compiled."""
    return plain._replace(
        turn=_compiled(plain.turn),
        legal=_compiled(plain.legal),
        step=_compiled(plain.step),
        deal=_compiled(plain.deal),
        payoff=_compiled(plain.payoff),
        scores=_compiled(plain.scores),
    )


_compiled: Callable[[Callable[..., Any]], Any] = cache(compiled)


def chosen(mask: Mask, kernel: Kernel) -> set[int]:
    """Return the moves in *mask*."""
    return {
        word * kernel.stride + bit
        for word in range(kernel.words)
        for bit in range(kernel.stride)
        if int(mask[word]) >> bit & 1
    }


def agree(table: Table, fast: Kernel, seed: bytes) -> int:
    """Play one game both ways, asserting that they agree; return how many deals it had."""
    rules, dice, chance = table.rules, Dice(seed), dice_of(seed)
    deals = 0
    state, position = rules.setup(), fast.encode(rules.setup())
    while not isinstance(turn := rules.turn(state), Over):
        assert to_act(turn) == fast.turn(position)
        if isinstance(turn, Choose) and len(turn.seats) > 1 and dice.below(8) == 0:
            seat = turn.seats[-1]  # a kernel asks it last, but takes it as it comes
            state = rules.play(state, seat, dice.choice(rules.legal(state, seat)))
            position = fast.encode(state)
        elif isinstance(turn, Choose):
            seat = turn.seats[0]
            mask = np.zeros(fast.words, np.int64)
            fast.legal(position, mask)
            legal = {fast.number(action) for action in rules.legal(state, seat)}
            assert legal == chosen(mask, fast)
            move = dice.choice(sorted(legal))
            fast.step(position, move)
            state = rules.play(state, seat, fast.action(move))
        elif dice.below(2):
            chance = fast.deal(position, chance)
            state = rules.play(state, None, dealt(table.name, position, state))
            deals += 1
        else:
            state = rules.play(state, None, rules.chance(state, dice))
            position = fast.encode(state)
            deals += 1
        assert fast.encode(state).tolist() == position.tolist()
    assert fast.turn(position) == OVER
    paid = np.zeros(table.seats)
    fast.payoff(position, paid)
    assert merits(turn.places) == tuple(paid)
    points = np.zeros(table.seats, np.int64)
    fast.scores(position, points)
    assert turn.scores == tuple(points)
    return deals


def to_act(turn: Turn) -> int:
    """Return what a kernel calls the *turn*."""
    match turn:
        case Choose():
            return turn.seats[0]
        case Chance():
            return CHANCE
        case Over():
            return OVER


def dealt(name: str, position: Position, state: Any) -> Any:
    """Return the action of chance that led from *state* to *position*."""
    return _DEALT[name](position, state)


def _dealt_tightwad(position: Position, state: Any) -> Any:
    from hustings.cards.decktet import CARDS, DECK_SIZE, ordered
    from hustings.games.tightwad import kernel as places
    from hustings.games.tightwad.model import Deal

    def held(seat: int) -> list[int]:
        hand = position[places.HANDS + 2 * seat :][:2]
        return [
            twin * DECK_SIZE + face
            for twin in range(2)
            for face in range(DECK_SIZE)
            if int(hand[twin]) >> face & 1
        ]

    seats = range(len(state.hands))
    hands = tuple(ordered(CARDS[card] for card in held(seat)) for seat in seats)
    return Deal(int(position[places.DEALER]), hands)


def _dealt_democracy(position: Position, state: Any) -> Any:
    from hustings.cards.french import CARDS
    from hustings.games.democracy import kernel as places
    from hustings.games.democracy.model import Deal

    hands = tuple(
        tuple(card for card in CARDS if int(position[places.HANDS + seat]) >> card.index & 1)
        for seat in range(len(state.hands))
    )
    pool = position[places.POOL :][: position[places.LEFT]]
    turned = tuple(CARDS[card] for card in reversed(pool))
    return Deal(int(position[places.DEALER]), int(position[places.DAY]), hands, turned)


_DEALT: dict[str, Callable[[Position, Any], Any]] = {
    "democracy": _dealt_democracy,
    "tightwad": _dealt_tightwad,
}
