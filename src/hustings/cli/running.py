"""A run on the command line: who carries it out, what is written of it, and a bar meanwhile."""

import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

from hustings.cli.asked import at_least
from hustings.cli.exits import Wrong
from hustings.lab import fast
from hustings.lab.crew import Crew, cores, crew_of
from hustings.lab.journal import Journal, Kind, OtherRun
from hustings.lab.plan import Plan
from hustings.lab.result import Keep, Result
from hustings.lab.simulate import simulate


def crew(jobs: int | None, cluster: str | None) -> Crew:
    """Return who carries out a run: the workers of a *cluster*, or *jobs* processes, or all cores.

    Raises:
        Wrong: both are asked for, or the extra ``cluster`` is not installed.
    """
    if cluster is None:
        at_least(1, "jobs", 1 if jobs is None else jobs)
        return crew_of(jobs or cores())
    if jobs is not None:
        raise Wrong("expected --jobs or --cluster, got both: the cluster knows how many it is")
    try:
        from hustings.lab.cluster import Cluster
    except ModuleNotFoundError as error:
        raise Wrong("--cluster needs an extra: pip install 'hustings[cluster]'") from error
    return Cluster(cluster)


def is_fast(plan: Plan) -> bool:
    """Say whether the games of *plan* can be played on the kernel here."""
    bots = {name for lineup in plan.lineups for name in lineup}
    # Not by asking for the kernel: whoever only hands out pieces need not load it.
    return fast.is_offered(plan.game, bots) and find_spec("numba") is not None


class Kept:
    """Where the games of a run are kept, if anywhere."""

    def __init__(self, records: Path | None, results: Path | None, *, resume: bool) -> None:
        """Keep *records* or *results* in a file, which already has some if the run is to *resume*.

        Raises:
            Wrong: both are asked for, or none to resume from.
        """
        if records and results:
            raise Wrong("expected --records or --results, got both: a record holds its result")
        if resume and not (records or results):
            raise Wrong("--resume needs to know what to go on with: --records or --results FILE")
        self.path = records or results
        self.keep: Keep = "records" if records else "ends"
        self._resume = resume

    def run(self, plan: Plan, command: str, hands: Crew) -> Iterator[Result]:
        """Yield the results of *plan*, which *command* carries out, those kept before included.

        Raises:
            Wrong: what is to be gone on with is another run.
        """
        if self.path is None:
            yield from simulate(plan, hands)
            return
        kind: Kind = "records" if self.keep == "records" else "results"
        with Journal(self.path, kind, plan, command) as journal:
            first = 0
            if self._resume:
                try:
                    for result in journal.resume():
                        first += 1
                        yield result
                except OtherRun as error:
                    raise Wrong(str(error)) from error
            else:
                journal.begin()
            for result in simulate(plan, hands, self.keep, first):
                journal.write(result)
                yield result


def watched(results: Iterator[Result], games: int) -> Iterable[Result]:
    """Yield *results* while a bar on standard error, if that is a terminal, shows how many."""
    if not sys.stderr.isatty():
        return results
    return _barred(results, games)


def _barred(results: Iterator[Result], games: int) -> Iterator[Result]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(results, total=games)
