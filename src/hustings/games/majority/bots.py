"""The bots that Majority Rules brings along, and a judge for those who only search."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from hustings.bots.bot import Maker
from hustings.games.majority.careful import Careful, careful
from hustings.games.majority.mind.stakes import squash
from hustings.games.majority.model import State
from hustings.games.majority.strong import strong

__all__ = ["BOTS", "Careful", "careful", "judge", "strong"]


class Judge:
    """Says how each seat stands, from 0 to 1: points at hand, and what counts in the end."""

    depth: Final = 12
    """Choices after which to ask it: a turn has hundreds, and few of them are decisive."""

    def __call__(self, state: State) -> tuple[float, ...]:
        """Compare capital, powers, influence and laws with what the seats have on average."""
        points = [
            capital + 3 * state.holders.count(seat) + 0.3 * influence + 1.5 * len(state.hands[seat])
            for seat, (capital, influence) in enumerate(
                zip(state.capital, state.influence, strict=True)
            )
        ]
        mean = sum(points) / len(points)
        return tuple([squash(mine - mean) for mine in points])


judge: Final = Judge()


BOTS: Final[Mapping[str, Maker]] = {
    "sly": partial(careful, honesty=0.0),
    "upright": partial(careful, honesty=1.0),
    "careful": careful,
    "opportunist": strong(honesty=0.0),
    "grudger": strong(grudge=1.0),
    "honest": strong(honesty=1.0),
    "strong": strong(),
}
"""By name, the more able ones last; they differ also in how far they keep their word."""
