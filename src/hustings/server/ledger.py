"""The ledger over games: how people have kept their promises, for those who want it counted.

Of a person no more is kept than four numbers beside the SHA-256 of the word by which a guest is
known again, and nothing at all of who does not want it. A table shows the accounts of those who
sit at it, and holds them; nobody else does.
"""

from collections.abc import Iterable, Mapping
from weakref import WeakValueDictionary

from hustings.core.promise import Judged
from hustings.server import seats
from hustings.server.ports import Kept, Store
from hustings.server.protocol import Promises


class Account:
    """What is counted of one person's promises; ``None`` if they do not want it."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.promises: Promises | None = None


class Ledger:
    """The accounts that tables hold, always as the store has them."""

    def __init__(self, store: Store) -> None:
        """Read and write the accounts that *store* keeps."""
        self._store = store
        self._held: WeakValueDictionary[str, Account] = WeakValueDictionary()

    async def accounts(self, guests: Iterable[str]) -> Mapping[str, Account]:
        """Return the account of each of *guests*, as digests, for a table to hold."""
        accounts = {guest: self._held.get(guest) or Account() for guest in guests}
        self._held.update(accounts)
        await self.reread(accounts)
        return accounts

    async def reread(self, guests: Iterable[str]) -> None:
        """Let the accounts of *guests* that are held say what the store says."""
        asked = tuple(guests)
        found = await self._store.promises(asked) if asked else {}
        for guest in asked:
            if (account := self._held.get(guest)) is not None:
                account.promises = found.get(guest)

    async def count(self, guest: str, *, wanted: bool | None) -> Promises | None:
        """Count the promises of *guest*, a digest, from now on, or forget them; ``None`` asks."""
        if wanted is not None:
            await self._store.count(guest, wanted=wanted)
        await self.reread((guest,))
        return (await self._store.promises((guest,))).get(guest)


def tallies(table: Kept, judged: Iterable[Judged]) -> dict[str, Promises]:
    """Return what one finished game adds to the account of each person at *table*, by digest.

    A promise that was given before a person sat down is not theirs.
    """
    people = seats.people(table)
    counts = {guest: {"kept": 0, "broken": 0, "void": 0} for guest in people if guest}
    for promise in judged:
        guest = people[promise.seat]
        if guest is not None and promise.given >= table.chairs[promise.seat].since:
            counts[guest][promise.verdict] += 1
    return {guest: Promises(games=1, **found) for guest, found in counts.items()}
