"""``hustings tournament``: bots rotated through the seats, and rated."""

import secrets

from hustings.cli.asked import GameName, at_least, known_bots, repeated, table_of
from hustings.cli.exits import OK
from hustings.cli.ratings import answered, table
from hustings.cli.simulate import watched, workers
from hustings.lab.plan import Plan, rotated
from hustings.lab.simulate import simulate
from hustings.lab.tally import by_bot

LEGEND = """\
first, last: share of first and of last places; who ties shares one. By chance {chance:.1%} each.
merit: the part of the table left behind, ties counting half; by chance 0.500. It ranks the bots."""


def tournament(
    game: GameName,
    /,
    *,
    bot: tuple[str, ...] = ("careful", "random"),
    seats: int | None = None,
    games: int = 1000,
    dialect: str | None = None,
    option: tuple[str, ...] = (),
    seed: str | None = None,
    jobs: int | None = None,
    json: bool = False,
) -> int:
    """Rotate bots through the seats and rate them, with 95 % intervals.

    Where one loses and all others share the first place, as in Tightwad, look at the last places.

    Parameters
    ----------
    bot
        Give it once for each bot; the last one fills the table. With more bots than seats they
        take turns. A bot is random, careful, search, search:N (worlds) or search:Ns (seconds).
    seats
        How many play; four by default, or as near to that as the game seats.
    games
        How many games; best a multiple of the number of bots, or of seats if that is more.
    dialect
        The dialect, the game's first one by default; see hustings dialects GAME.
    option
        A change to the dialect, NAME=VALUE; may be given several times.
    seed
        Any text; a random one by default.
    jobs
        How many processes; all cores by default.
    json
        Print one JSON value instead of a table.
    """
    known, seats, options = table_of(game, seats, dialect, option)
    at_least(1, "games", games)
    names = known_bots(known, bot)
    processes = workers(jobs)
    seed = seed or secrets.token_hex(8)
    plan = Plan(known, seats, options, rotated(names, seats), games, seed)
    command = repeated("tournament", plan, names)
    if not json:
        print(command, flush=True)
    rows = by_bot(watched(simulate(plan, processes), games))
    if json:
        answered({"command": command, "chance": 1 / seats, "bots": rows})
        return OK
    print(table("bot", rows), LEGEND.format(chance=1 / seats), sep="\n\n")
    return OK
