"""A game played out by bots, the seeds that determine it, and who of several acts first."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from hustings.bots.bot import Bot
from hustings.core.dice import Dice, dice_for
from hustings.core.match import Match
from hustings.core.model import A, Chance, Choose, Event, Over, Seat
from hustings.core.ruleset import Ruleset, S, V


def game_seed(seed: str, game: int) -> bytes:
    """Return the seed of one *game* of a run, numbered from 0: the SHA-256 of ``seed/game``.

    >>> game_seed("42", 7).hex()[:16]
    '82259e15fbe09cba'
    """
    return sha256(f"{seed}/{game}".encode()).digest()


def bot_dice(seed: bytes, seat: Seat) -> Dice:
    """Return the dice of the bot at *seat*: they tell nothing of the cards that *seed* brings."""
    return Dice(sha256(b"bot/%d/" % seat + seed).digest())


class Order:
    """Who acts first of several seats that may: where it matters, no seat is always the quickest.

    In an open negotiation the first to speak has the better of it, and so has the last.
    """

    def __init__(self, seed: bytes) -> None:
        """Begin the order of the game of *seed*; it tells nothing of what *seed* brings."""
        self._dice = Dice(sha256(b"order/" + seed).digest())

    def first(self, turn: Choose, seats: Sequence[Seat]) -> Seat:
        """Return who of *seats*, whom *turn* waits for, acts now."""
        return self._dice.choice(seats) if turn.free else seats[0]


def played(rules: Ruleset[S, A, V], seed: bytes, bots: Sequence[Bot[V, A]]) -> Match[S, A, V]:
    """Return the game that *bots*, by seat, play to its end from *seed*.

    Of several seats that may choose, any does first where order matters, else the lowest.

    Raises:
        IllegalAction: a bot did what the rules forbid.
    """
    return finished(Match(rules, seed, rules.setup(), ()), bots)


def finished(match: Match[S, A, V], bots: Sequence[Bot[V, A]]) -> Match[S, A, V]:
    """Return *match* as *bots*, by seat, play it on to its end, with dice of their own anew.

    Raises:
        IllegalAction: a bot did what the rules forbid.
    """
    rules, seed, state = match.rules, match.seed, match.state
    dice = [bot_dice(seed, seat) for seat in range(rules.seats)]
    order = Order(seed)
    events: list[Event[Any]] = list(match.events)
    turn = rules.turn(state)
    while not isinstance(turn, Over):
        seat: Seat | None = None
        if isinstance(turn, Chance):
            action = rules.chance(state, dice_for(seed, len(events)))
            state = rules.apply(state, None, action)
        else:
            seat = order.first(turn, turn.seats)
            view, menu = rules.view(state, seat), rules.menu(state, seat)
            action = bots[seat].choose(view, menu, dice[seat])
            state = rules.play(state, seat, action)
        events.append(Event(len(events), seat, action))
        turn = rules.turn(state)
    return Match(rules, seed, state, tuple(events))
