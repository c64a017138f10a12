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
    """Any text; deal *i* is that of the SHA-256 of ``<seed>/<i>``."""
    duplicate: bool = False
    """Whether all lineups play each deal, before the next one is dealt."""
    fast: bool = False
    """Whether the games are played on the kernel: as likely games as by the rules, but others."""

    def lineup(self, game: int) -> tuple[str, ...]:
        """Return the bots of one *game*, numbered from 0, by seat."""
        return self.lineups[game % len(self.lineups)]

    def deal(self, game: int) -> int:
        """Return the number of the deal of one *game*: both are numbered from 0.

        What chance brings later is the same for as long as games of one deal have had equally many
        events: to the end where all games of a deal go through the same questions.
        """
        return game // len(self.lineups) if self.duplicate else game


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


def distinct(lineups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Return *lineups* each once: the same bots on the same deal would play the same game again.

    >>> distinct((("a", "b"), ("b", "a"), ("a", "b")))
    (('a', 'b'), ('b', 'a'))
    """
    return tuple(dict.fromkeys(lineups))
