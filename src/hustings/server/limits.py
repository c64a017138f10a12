"""Limits: how often somebody may do something."""


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
