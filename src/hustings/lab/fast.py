"""Fast play: games of bots that need no view, on the game's kernel.

Which games come of a seed is not what it is under the rules, whose dice are others; how likely each
game is, is the same. Needs the extra ``fast``.
"""

from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from hustings.core.game import Game
from hustings.lab.plan import Plan
from hustings.lab.played import game_seed
from hustings.lab.result import Result

if TYPE_CHECKING:
    from hustings.kernels.kernel import Engine, Kernel

BOTS: Final = frozenset({"random"})
"""Who can be played by a kernel alone."""


def is_offered(game: Game, bots: Iterable[str]) -> bool:
    """Say whether *bots* could play *game* fast, where the extra is installed."""
    return BOTS.issuperset(bots) and find_spec(f"{game.package}.kernel") is not None


def ends(plan: Plan, games: range, play: Callable[..., None] | None = None) -> list[Result]:
    """Play some *games* of *plan* on the kernel, by default with its compiled `loop`."""
    import numpy as np

    from hustings.kernels.chance import dice_of

    assert BOTS.issuperset(*plan.lineups), f"no kernel plays {plan.lineups}"
    rules = plan.game.ruleset(plan.seats, plan.options)
    kernel = plan.game.kernel(rules)
    play = play or loop(kernel)
    seeds = [dice_of(game_seed(plan.seed, plan.deal(game))) for game in games]
    places = np.zeros((len(games), plan.seats), np.int64)
    scores = np.zeros((len(games), plan.seats), np.int64)
    choices = np.zeros(len(games), np.int64)
    play(kernel.encode(rules.setup()), np.array(seeds, np.int64), places, scores, choices)
    rows = zip(games, places.tolist(), scores.tolist(), choices.tolist(), strict=True)
    return [
        Result(game, plan.lineup(game), tuple(placed), tuple(scored), chosen)
        for game, placed, scored, chosen in rows
    ]


def loop(kernel: "Kernel") -> Any:
    """Return the compiled loop that plays *kernel*'s game from seeds to the ends."""
    return _loop(kernel.engine)


@cache
def _loop(engine: "Engine") -> Callable[..., None]:
    import numpy as np

    from hustings.core.model import place
    from hustings.kernels.chance import rolled
    from hustings.kernels.jit import compiled, jitable
    from hustings.kernels.kernel import CHANCE, OVER
    from hustings.kernels.playouts import copied, picked

    jitable(place)
    words, stride = engine.words, engine.stride
    turn, legal, step = engine.turn, engine.legal, engine.step
    deal, payoff, points = engine.deal, engine.payoff, engine.scores

    def play(start: Any, seeds: Any, places: Any, scores: Any, choices: Any) -> None:
        position, mask = np.empty(len(start), np.int64), np.zeros(words, np.int64)
        merits = np.zeros(places.shape[1])
        for game in range(len(seeds)):
            copied(start, position)
            dice = seeds[game]
            while turn(position) != OVER:
                if turn(position) == CHANCE:
                    dice = deal(position, dice)
                    continue
                legal(position, mask)
                dice = rolled(dice)
                step(position, picked(mask, words, stride, dice))
                choices[game] += 1
            payoff(position, merits)
            points(position, scores[game])
            for seat in range(len(merits)):
                places[game, seat] = place(merits, seat)

    return compiled(play)
