"""``hustings simulate``: many games by bots, the same to the byte whoever runs them again."""

import secrets
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec

from hustings.bots.shelf import is_timed
from hustings.cli.asked import GameName, at_least, known_bots, repeated, table_of
from hustings.cli.exits import INTERRUPTED, OK, Wrong, complain
from hustings.cli.ratings import answered, table
from hustings.lab.plan import Plan, seated
from hustings.lab.simulate import Result, cores
from hustings.lab.simulate import simulate as carry_out
from hustings.lab.tally import by_bot, by_seat


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
    records: Path | None = None,
    jobs: int | None = None,
    json: bool = False,
) -> int:
    """Let bots play many games; print who came first and last, and write the records.

    The first line printed is the command that repeats the run: its records are the same to the
    byte, on any number of cores.

    Parameters
    ----------
    seats
        How many play; four by default, or as near to that as the game seats.
    games
        How many games.
    bot
        Who plays: random, careful, search, or search:N with N worlds to look at. Give it once for
        each seat; the last one takes the seats that are left.
    dialect
        The dialect, the game's first one by default; see hustings dialects GAME.
    option
        A change to the dialect, NAME=VALUE; may be given several times.
    seed
        Any text; a random one by default.
    records
        File to write the games to, as JSON Lines; what was in it is replaced.
    jobs
        How many processes; all cores by default.
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
    processes = workers(jobs)
    lineup = seated(names, seats)
    plan = Plan(known, seats, options, (lineup,), games, seed or secrets.token_hex(8))
    command = repeated("simulate", plan, lineup)
    if not json:
        print(command, flush=True)
    results = []
    try:
        with ExitStack() as stack:
            out = stack.enter_context(records.open("wb")) if records else None
            for result in watched(carry_out(plan, processes), plan.games):
                if out:
                    out.write(result.record)
                results.append(msgspec.structs.replace(result, record=b""))
    except KeyboardInterrupt:
        kept = f"; {records} holds them" if records else ""
        complain(f"interrupted after {len(results)} of {plan.games} games{kept}")
        return INTERRUPTED
    if json:
        answered({"command": command, "bots": by_bot(results), "seats": by_seat(results)})
        return OK
    choices = sum(result.choices for result in results)
    print(f"{plan.games} games, {choices / plan.games:.1f} choices a game.\n")
    print(table("bot", by_bot(results)), end="\n\n")
    print(table("seat", by_seat(results)))
    return OK


def watched(results: Iterator[Result], games: int) -> Iterable[Result]:
    """Yield *results* while a bar on standard error, if that is a terminal, shows how many."""
    if not sys.stderr.isatty():
        return results
    return _barred(results, games)


def workers(jobs: int | None) -> int:
    """Return how many processes to use: *jobs*, or as many as there are cores."""
    if jobs is None:
        return cores()
    at_least(1, "jobs", jobs)
    return jobs


def _barred(results: Iterator[Result], games: int) -> Iterator[Result]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games)
