"""``hustings tournament``: bots rotated through the seats, and rated."""

import secrets
from pathlib import Path

from msgspec.structs import replace

from hustings.cli.asked import GameName, at_least, known_bots, repeated, table_of
from hustings.cli.exits import OK
from hustings.cli.ratings import answered, cells, margin_cells, margins, table
from hustings.cli.running import Kept, crew, is_fast, watched
from hustings.cli.simulate import compared, whole_deals
from hustings.cli.strength import written
from hustings.lab.plan import Plan, rotated
from hustings.lab.ratings import Ratings
from hustings.lab.tally import Pairs, Tally, best_first

LEGEND = """\
first, last: share of first and of last places; who ties shares one. By chance {chance:.1%} each.
merit: the part of the table left behind, ties counting half; by chance 0.500. It ranks the bots.
rating: skill by openskill's Plackett-Luce model, 25 to begin with; later games weigh more."""


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
    duplicate: bool = False,
    plain: bool = False,
    results: Path | None = None,
    resume: bool = False,
    write: Path | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    json: bool = False,
) -> int:
    """Rotate bots through the seats and rate them, with 95 % intervals.

    Where one loses and all others share the first place, as in Tightwad, look at the last places.

    Parameters
    ----------
    bot
        Give it once for each bot; the last one fills the table. With more bots than seats they
        take turns. A bot is random, careful, search, or what else the game brings, such as strong;
        who thinks may be given a level, worlds or seconds: strong:fast, search:2000, strong:1.5s.
    seats
        How many play; four by default, or as near to that as the game seats.
    games
        How many games; best a multiple of the number of bots, or of seats if that is more.
    dialect
        The dialect, the game's first one by default; see hustings dialects GAME.
    option
        A change to the dialect, NAME=VALUE; may be given several times. Of a deck or a board the
        value may be a file of one's own, such as deck=mine.toml.
    seed
        Any text; a random one by default.
    duplicate
        Let all lineups play each deal, and compare the bots on the same cards in the same seats. So
        many games are added that the last deal is played by all.
    plain
        Play by the rules where compiled code could play other, equally likely games much faster.
    results
        File to write to how each game ended, as JSON Lines; the command that wrote it is kept
        beside it, in FILE.plan.
    resume
        Go on with the run that an interruption left in the file of results.
    write
        Page of Markdown in which the game's chapter is to be replaced by this table.
    jobs
        How many processes; all cores by default.
    cluster
        Address of a Dask scheduler, whose workers play instead. Needs the extra cluster.
    json
        Print one JSON value instead of a table.
    """
    known, seats, options = table_of(game, seats, dialect, option)
    at_least(1, "games", games)
    names = known_bots(known, bot)
    kept = Kept(None, results, resume=resume)
    lineups = rotated(names, seats)
    if duplicate:
        lineups = compared(lineups)
        games = whole_deals(games, len(lineups))
    seed = seed or secrets.token_hex(8)
    plan = Plan(known, seats, options, lineups, games, seed, duplicate)
    plan = replace(plan, fast=not plain and is_fast(plan))
    command = repeated("tournament", plan, names, option)
    hands = crew(jobs, cluster)
    if write:
        write.touch()  # better to hear now than after the games that it can not be
    if not json:
        print(command, flush=True)
    bots, pairs, ratings = Tally[str](), Pairs(len(lineups)), Ratings()
    for result in watched(kept.run(plan, command, hands), games):
        bots.add(result, result.lineup)
        ratings.add(result)
        if duplicate:
            pairs.add(result)
    rows, rated = best_first(bots.rows()), ratings.table()
    if write:
        tables = [cells("bot", rows, rated)]
        tables += [margin_cells(pairs.margins())] if duplicate else []
        written(write, plan, command, tables)
    if json:
        answer = {"command": command, "chance": 1 / seats, "bots": rows, "ratings": rated}
        answered(answer | ({"pairs": pairs.margins()} if duplicate else {}))
        return OK
    print(table("bot", rows, rated), end="\n\n")
    if duplicate:
        print(margins(pairs.margins()), end="\n\n")
    print(LEGEND.format(chance=1 / seats))
    return OK
