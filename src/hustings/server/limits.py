"""Limits: how often somebody may do something, and how many may at once."""

from collections import Counter


class Bucket:
    """Tokens that are used up and come back with time."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, limit: tuple[float, float], now: int) -> None:
        """Hold the first of *limit* tokens, and get the second of it back each second."""
        self._size, self._rate = limit
        self._tokens = self._size
        self._at = now

    def take(self, now: int) -> bool:
        """Take a token, or say that there is none."""
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate / 1000)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def is_full(self, now: int) -> bool:
        """Say whether nothing was taken lately, so that a new bucket would be the same."""
        return self._tokens + (now - self._at) * self._rate / 1000 >= self._size


class Doors:
    """How many are inside, by where they came from."""

    def __init__(self, most: int) -> None:
        """Let in so many from one address."""
        self._most = most
        self._inside: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._inside.total()

    def enter(self, address: str) -> bool:
        """Let somebody in from *address*, or say that there are too many."""
        if self._inside[address] >= self._most:
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Let somebody out to *address*."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
