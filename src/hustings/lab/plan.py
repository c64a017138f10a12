"""A plan: all that determines a run of games, whoever runs it and on however many cores."""

from msgspec import Struct

from hustings.core.game import Game


class Plan(Struct, frozen=True):
    """A run of games of one kind."""

    game: Game
    seats: int
    options: Struct
    lineups: tuple[tuple[str, ...], ...]
    """Names of bots by seat; the games take these lineups in turn."""
    games: int
    seed: str
    """Any text; game *i* is dealt from the SHA-256 of ``<seed>/<i>``."""

    def lineup(self, game: int) -> tuple[str, ...]:
        """Return the bots of one *game*, numbered from 0, by seat."""
        return self.lineups[game % len(self.lineups)]


def seated(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return *bots* by seat, the last one taking the seats that are left.

    >>> seated(("careful", "random"), 4)
    ('careful', 'random', 'random', 'random')
    """
    assert bots, "expected a bot at least"
    return bots[:seats] + bots[-1:] * (seats - len(bots))


def rotated(bots: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """Return lineups in which each of *bots* has every seat equally often.

    The last bot fills the table; where there are more bots than seats, they take turns.

    >>> rotated(("a", "b"), 3)
    (('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b'))
    """
    queue = bots + bots[-1:] * (seats - len(bots))
    return tuple(
        tuple(queue[(first + seat) % len(queue)] for seat in range(seats))
        for first in range(len(queue))
    )
