"""``hustings simulate``: many games by bots, the same to the byte whoever runs them again."""

import secrets
from pathlib import Path

from msgspec.structs import replace

from hustings.bots.shelf import is_timed
from hustings.cli.asked import GameName, at_least, known_bots, repeated, table_of
from hustings.cli.exits import INTERRUPTED, OK, Wrong, complain
from hustings.cli.ratings import answered, margins, table
from hustings.cli.running import Kept, crew, is_fast, watched
from hustings.lab.plan import Plan, distinct, rotated, seated
from hustings.lab.tally import Pairs, Tally, best_first


def simulate(
    game: GameName,
    /,
    *,
    seats: int | None = None,
    games: int = 100,
    bot: tuple[str, ...] = ("random",),
    dialect: str | None = None,
    option: tuple[str, ...] = (),
    seed: str | None = None,
    duplicate: bool = False,
    plain: bool = False,
    records: Path | None = None,
    results: Path | None = None,
    resume: bool = False,
    jobs: int | None = None,
    cluster: str | None = None,
    json: bool = False,
) -> int:
    """Let bots play many games; print who came first and last, and write the records.

    The first line printed is the command that repeats the run: its games are the same to the byte,
    on any number of cores.

    Parameters
    ----------
    seats
        How many play; four by default, or as near to that as the game seats.
    games
        How many games.
    bot
        Who plays: random, careful, search, and what else the game brings, such as strong. Who
        thinks may be given a level or a number of worlds: strong:fast, search:2000. Give it once
        for each seat; the last one takes the seats that are left.
    dialect
        The dialect, the game's first one by default; see hustings dialects GAME.
    option
        A change to the dialect, NAME=VALUE; may be given several times. Of a deck or a board the
        value may be a file of one's own, such as deck=mine.toml.
    seed
        Any text; a random one by default.
    duplicate
        Play each deal several times, the bots one seat further each time, and compare them on the
        same cards. So many games are added that the last deal is played by all.
    plain
        Play by the rules where compiled code could play other, equally likely games much faster.
        Records always come from the rules.
    records
        File to write the games to, as JSON Lines; what was in it is replaced. The command that
        wrote it, and the digest of the options played, are kept beside it, in FILE.plan.
    results
        File to write to how each game ended, in the same way.
    resume
        Go on with the run that an interruption left in the file of records or results.
    jobs
        How many processes; all cores by default.
    cluster
        Address of a Dask scheduler, whose workers play instead. Needs the extra cluster.
    json
        Print one JSON value instead of sentences.
    """
    known, seats, options = table_of(game, seats, dialect, option)
    at_least(1, "games", games)
    names = known_bots(known, bot)
    if any(map(is_timed, names)):
        raise Wrong("who thinks by the clock can not be repeated: say search:N, not search:Ns")
    if len(names) > seats:
        raise Wrong(f"expected at most {seats} bots for {seats} seats, got {len(names)}")
    kept = Kept(records, results, resume=resume)
    lineup = seated(names, seats)
    lineups: tuple[tuple[str, ...], ...] = (lineup,)
    if duplicate:
        lineups = compared(rotated(lineup, seats))
        games = whole_deals(games, len(lineups))
    seed = seed or secrets.token_hex(8)
    plan = Plan(known, seats, options, lineups, games, seed, duplicate)
    plan = replace(plan, fast=not plain and records is None and is_fast(plan))
    command = repeated("simulate", plan, lineup, option)
    hands = crew(jobs, cluster)
    if not json:
        print(command, flush=True)
    bots, places, pairs = Tally[str](), Tally[int](), Pairs(len(lineups))
    done = choices = 0
    try:
        for result in watched(kept.run(plan, command, hands), games):
            done, choices = done + 1, choices + result.choices
            bots.add(result, result.lineup)
            places.add(result, tuple(range(seats)))
            if duplicate:
                pairs.add(result)
    except KeyboardInterrupt:
        held = f"; {kept.path} holds them, to be gone on with by --resume" if kept.path else ""
        complain(f"interrupted after {done} of {games} games{held}")
        return INTERRUPTED
    if json:
        answer = {"command": command, "bots": best_first(bots.rows()), "seats": places.rows()}
        answered(answer | ({"pairs": pairs.margins()} if duplicate else {}))
        return OK
    print(f"{games} games, {choices / games:.1f} choices a game.\n")
    print(table("bot", best_first(bots.rows())), end="\n\n")
    if duplicate:
        print(margins(pairs.margins()), end="\n\n")
    print(table("seat", places.rows()))
    return OK


def compared(lineups: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Return the *lineups* that play each deal of a duplicate.

    Raises:
        Wrong: they are all one, so that nothing would be compared.
    """
    known = distinct(lineups)
    if len(known) < 2:
        raise Wrong("--duplicate compares bots: expected two of them that differ, or more")
    return known


def whole_deals(games: int, lineups: int) -> int:
    """Return how many games are to be played so that all *lineups* play every deal.

    >>> whole_deals(10, lineups=4)
    12
    """
    return -(-games // lineups) * lineups
