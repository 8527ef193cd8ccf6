"""Many deals at once: here, in processes of this machine, or on a cluster."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from importlib import import_module
from time import get_clock_info, perf_counter_ns, thread_time_ns
from typing import Any

from ..ai.arena.duplicate import Contest, Duel, duel
from .asking import Refused
from .speech import CommandWords

WORDS = CommandWords("farm")
PATIENCE_S = 10.0
#: Time on the processor, so that a busy machine does not count; where that is told only roughly, time on the wall.
CLOCK = thread_time_ns if get_clock_info("thread_time").resolution < 1e-5 else perf_counter_ns
#: A backend made ready for a contest, a number of jobs and a scheduler's address (None: a cluster of its own on this
#: machine); it says how its answers come, one by one or all together.
Backend = Callable[[Contest, int, str | None], AbstractContextManager[str]]
ONE_BY_ONE, TOGETHER = "generator", "list"


def duels(contest: Contest, deals: int, jobs: int, backend: str, scheduler: str | None) -> Iterator[Duel]:
    """The first ``deals`` of ``contest`` in order, the same whoever plays them.

    Joblib takes only names and numbers to the processes, and brings only those back (it uses pickle for that, between
    processes of ours). Every process needs this program; a bot from outside has to be there too.
    """
    ready = BACKENDS[backend](contest, jobs, scheduler)
    if jobs == 1 and backend == HERE:
        yield from (duel(contest, number, CLOCK) for number in range(deals))
        return
    from joblib import Parallel, delayed  # noqa: PLC0415 - whoever works alone does without

    with ready as coming:
        work = Parallel(n_jobs=jobs, return_as=coming)
        yield from work(delayed(duel)(contest, number, CLOCK) for number in range(deals))


def _processes(contest: Contest, jobs: int, scheduler: str | None) -> AbstractContextManager[str]:
    """Joblib's own processes."""
    if scheduler is not None:
        raise Refused(WORDS["no_cluster"].format(backend=HERE))
    return _as_a_bundle() if getattr(sys, "frozen", False) else nullcontext(ONE_BY_ONE)


@contextmanager
def _as_a_bundle() -> Iterator[str]:
    """The standard library's processes: joblib's own start a Python by name, which a bundle has not."""
    from joblib import parallel_config  # noqa: PLC0415

    with parallel_config(backend="multiprocessing"):
        yield TOGETHER


@contextmanager
def _dask(contest: Contest, jobs: int, scheduler: str | None) -> Iterator[str]:
    """A dask cluster: the one at ``scheduler``, or one on this machine for the time being."""
    try:
        from distributed import Client  # noqa: PLC0415 - part of the development extra only
    except ImportError:
        raise Refused(WORDS["needs"].format(backend="dask", package="distributed")) from None
    from joblib import parallel_config  # noqa: PLC0415

    local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    with ExitStack() as stack:
        try:
            client = Client(scheduler, timeout=PATIENCE_S) if scheduler else Client(**local)
        except (OSError, ValueError) as fault:
            raise Refused(WORDS["unreachable"].format(address=scheduler, fault=fault)) from None
        stack.enter_context(client)
        _prepared(client, contest)
        stack.enter_context(parallel_config(backend="dask"))
        yield ONE_BY_ONE


@contextmanager
def _ray(contest: Contest, jobs: int, scheduler: str | None) -> Iterator[str]:
    """A ray cluster: the one at ``scheduler``, or one on this machine for the time being."""
    try:
        import ray  # noqa: PLC0415 - nothing here brings it
        from ray.util.joblib import register_ray  # noqa: PLC0415
    except ImportError:
        raise Refused(WORDS["needs"].format(backend="ray", package="ray")) from None
    from joblib import parallel_config  # noqa: PLC0415

    where = {"address": scheduler} if scheduler else {"num_cpus": jobs}
    try:
        ray.init(**where, log_to_driver=False, include_dashboard=False)
    except (OSError, ValueError) as fault:
        raise Refused(WORDS["unreachable"].format(address=scheduler, fault=fault)) from None
    register_ray()
    try:
        with parallel_config(backend="ray"):
            yield TOGETHER
    finally:
        ray.shutdown()


def _prepared(client: Any, contest: Contest) -> None:
    """Make sure that scheduler and workers of ``client`` find this program and the bots, or they would never answer."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
        for module in (duel.__module__, *(name.partition(":")[0] for name in (contest.a, contest.b) if ":" in name)):
            client.run_on_scheduler(import_module, module)
            client.run(import_module, module)
    except TimeoutError:
        raise Refused(WORDS["nobody"].format(address=client.scheduler.address)) from None
    except ImportError as fault:
        raise Refused(WORDS["stranger"].format(address=client.scheduler.address, fault=fault)) from None


HERE = "processes"
BACKENDS: dict[str, Backend] = {HERE: _processes, "dask": _dask, "ray": _ray}
