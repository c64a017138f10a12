"""A cluster of worker processes on this machine: the same results, whoever of them is lost."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import distributed
import pytest

from hustings.games.shelf import game
from hustings.lab.cluster import Cluster
from hustings.lab.plan import Plan
from hustings.lab.result import Result
from hustings.lab.simulate import simulate

WORKERS = 3
pytestmark = pytest.mark.xdist_group("cluster")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    """Yield the scheduler of some worker processes, which are started anew when they are lost."""
    settings = {"distributed.admin.large-graph-warning-threshold": "10MB"}
    local: Any = distributed
    with (
        local.worker.dask.config.set(settings),
        local.LocalCluster(
            n_workers=WORKERS,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            silence_logs=100,
        ) as cluster,
    ):
        yield cluster


def plan(games: int) -> Plan:
    known = game("democracy")
    return Plan(known, 3, known.options(), (("careful", "random", "careful"),), games, "cluster")


def some_worker(scheduler: Any) -> int:
    """Return the process of one of the workers."""
    local: Any = distributed
    with local.Client(scheduler.scheduler_address, set_as_default=False) as client:
        pids: dict[str, int] = client.run(os.getpid)
    return min(pids.values())


def test_a_cluster_has_the_same_results_and_records(scheduler: Any) -> None:
    alone = list(simulate(plan(24), 1, "records"))

    assert alone == list(simulate(plan(24), Cluster(scheduler.scheduler_address), "records"))


def test_nothing_is_lost_with_a_worker_that_is_killed_half_way(scheduler: Any) -> None:
    asked = plan(90)
    done: list[Result] = []
    victim = some_worker(scheduler)
    for result in simulate(asked, Cluster(scheduler.scheduler_address)):
        done.append(result)
        if len(done) == 20:
            os.kill(victim, signal.SIGKILL)

    assert list(simulate(asked, 1)) == done
