"""Ground truth: endings that are solved exactly, and what each bot loses there at most."""

from collections.abc import Iterator
from time import process_time
from typing import Final, NamedTuple

from hustings.bots.shelf import STRONG, bot_named, bots
from hustings.games.shelf import game
from hustings.lab.ending import HAND, ending, small
from hustings.lab.equilibrium import nash_conv, response, solved, value
from hustings.lab.habit import habit
from hustings.lab.tree import Policy, Tree, tree

LOSS: Final = 0.004
"""An ending counts as solved when both seats together lose no more than this."""
SEED: Final = b"truth"


class Ending(NamedTuple):
    """An ending, and which bots are asked how often at each of its spots."""

    game: str
    cards: str
    hand: int
    asked: dict[str, int]


ENDINGS: Final = (
    Ending("tightwad", small("tightwad"), HAND, {"highest": 1, "careful": 1, f"{STRONG}:fast": 2}),
    Ending("democracy", small("democracy"), HAND, {"careful": 1, f"{STRONG}:fast": 2}),
    Ending(
        "tightwad",
        "AM AS 4MS 8MS 9MS CM CS",
        3,
        {"highest": 1, "careful": 1, "search:fast": 2, f"{STRONG}:fast": 20, STRONG: 20},
    ),
    Ending(
        "democracy",
        "6S AS 5S 6H 3H 5H",
        2,
        {"careful": 1, "search:fast": 8, "search:normal": 2, f"{STRONG}:fast": 20, STRONG: 20},
    ),
)


def report() -> str:
    """Solve each ending; return what was found as Markdown."""
    return "\n".join(["## Ground truth\n", _INTRODUCTION, *map(_chapter, ENDINGS)])


_INTRODUCTION: Final = (
    "Endings for two, solved by CFR+ to a NashConv below 0.005, and what best answers gain against "
    "each bot. A seat gains 1 by winning and loses 1 by losing. NashConv is what both seats gain "
    "together by answering the policy as well as can be: 0 in equilibrium, 4 at most. A bot that "
    "throws dice is asked so many times at each spot; a best answer also answers the luck of these "
    "draws, so that it looks a little worse than it is. See docs/research.md.\n"
)


def _chapter(each: Ending) -> str:
    grown = tree(ending(each.game, each.cards, each.hand))
    begun = process_time()
    policy = solved(grown, LOSS)
    spent = process_time() - begun
    gain = value(grown, policy)
    lines = [
        f"### {each.game}: {len(each.cards.split())} cards, hands of {each.hand}\n",
        f"`{each.cards}`: {len(grown.course.worlds):,} deals, {len(grown.spots):,} spots, "
        f"{len(grown.parent):,} nodes; solved in {spent:.0f} s. "
        f"The first seat gains {gain:+.4f}.\n",
        "| Policy | Asked | NashConv | Best answer of the first seat | of the second |",
        "|---|---|---|---|---|",
        _row("equilibrium", 0, grown, policy),
        _row("random", 0, grown, grown.uniform()),
        *_bots(each, grown),
    ]
    return "\n".join([*lines, ""])


def _bots(each: Ending, grown: Tree) -> Iterator[str]:
    played = game(each.game)
    for name, draws in each.asked.items():
        if name.partition(":")[0] in bots(played):
            yield _row(name, draws, grown, habit(grown, bot_named(played, name), draws, SEED))


def _row(name: str, draws: int, grown: Tree, policy: Policy) -> str:
    answers = [response(grown, policy, seat) for seat in (0, 1)]
    asked = str(draws) if draws else "exact"
    numbers = [f"{each:.4f}" for each in (nash_conv(grown, policy), *answers)]
    return f"| {' | '.join([name, asked, *numbers])} |"
