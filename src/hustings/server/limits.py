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

    def take(self, now: int, tokens: int = 1) -> bool:
        """Take so many *tokens*, or say that there are not as many."""
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._rate / 1000)
        self._at = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    def is_full(self, now: int) -> bool:
        """Say whether nothing was taken lately, so that a new bucket would be the same."""
        return self._tokens + (now - self._at) * self._rate / 1000 >= self._size


class Buckets:
    """A bucket for each address."""

    def __init__(self, limit: tuple[float, float]) -> None:
        """Let each of them take by the same *limit*."""
        self._limit = limit
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str, now: int, tokens: int = 1) -> bool:
        """Take *tokens* of those of *address*, or say that there are not as many."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._limit, now)
        return bucket.take(now, tokens)

    def forget(self, now: int) -> None:
        """Forget who has not taken anything lately."""
        kept = {at: bucket for at, bucket in self._buckets.items() if not bucket.is_full(now)}
        self._buckets = kept


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
