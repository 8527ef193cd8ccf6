"""Plays many deals: in this process, in several processes of this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from importlib import import_module
from time import get_clock_info, perf_counter_ns, thread_time_ns
from typing import Any

from game.ai.kernel.speed import use_compiled
from game.ai.processes import shared
from game.cli.asking import Refused

from .duplicate import Contest, Duel, duel

PATIENCE_S = 10.0
#: Processor time, which is independent of other load; wall-clock time where the former is too coarse.
CLOCK = thread_time_ns if get_clock_info("thread_time").resolution < 1e-5 else perf_counter_ns
Work = Callable[[int], Duel]
#: Applies a function to every number, in any process, and yields the results in order.
Mapping = Callable[[Work, Iterable[int]], Iterable[Duel]]
#: Prepares a backend for a contest, a number of jobs and a scheduler's address (None: a cluster of its own on this
#: machine).
Backend = Callable[[Contest, int, str | None], AbstractContextManager[Mapping]]


def duels(contest: Contest, deals: int, jobs: int, backend: str, scheduler: str | None) -> Iterator[Duel]:
    """Yield the first ``deals`` of ``contest`` in order; they are the same with every backend.

    The processes, which all belong to the same developer, exchange only names and numbers, by pickle. Every process
    needs this program and the bots that are not part of it.
    """
    with BACKENDS[backend](contest, jobs, scheduler) as each:
        yield from each(partial(_duel, contest), range(deals))


def _duel(contest: Contest, number: int) -> Duel:
    use_compiled()
    return duel(contest, number, CLOCK)


@contextmanager
def _processes(contest: Contest, jobs: int, scheduler: str | None) -> Iterator[Mapping]:
    """A backend that uses this process, or several processes of this machine, which end with the work."""
    if scheduler is not None:
        raise Refused(f"the backend {HERE} has no scheduler")
    yield map if jobs == 1 else partial(_here, jobs)


def _here(jobs: int, work: Work, numbers: Iterable[int]) -> Iterator[Duel]:
    return shared(work, numbers, jobs)


@contextmanager
def _dask(contest: Contest, jobs: int, scheduler: str | None) -> Iterator[Mapping]:
    """A backend that uses a dask cluster: the one at ``scheduler``, or a temporary one on this machine."""
    try:
        from distributed import Client  # noqa: PLC0415 - part of the development extra only
        from joblib import parallel_config  # noqa: PLC0415
    except ImportError:
        raise _lacking("dask", "distributed joblib") from None

    local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    with ExitStack() as stack:
        try:
            client = Client(scheduler, timeout=PATIENCE_S) if scheduler else Client(**local)
        except (OSError, ValueError) as fault:
            raise _unreachable(scheduler, fault) from None
        stack.enter_context(client)
        _prepared(client, contest)
        stack.enter_context(parallel_config(backend="dask"))
        yield partial(_by_joblib, jobs, "generator")


@contextmanager
def _ray(contest: Contest, jobs: int, scheduler: str | None) -> Iterator[Mapping]:
    """A backend that uses a ray cluster: the one at ``scheduler``, or a temporary one on this machine."""
    try:
        import ray  # noqa: PLC0415 - nothing here brings it
        from joblib import parallel_config  # noqa: PLC0415
        from ray.util.joblib import register_ray  # noqa: PLC0415
    except ImportError:
        raise _lacking("ray", "ray joblib") from None

    where = {"address": scheduler} if scheduler else {"num_cpus": jobs}
    try:
        ray.init(**where, log_to_driver=False, include_dashboard=False)
    except (OSError, ValueError) as fault:
        raise _unreachable(scheduler, fault) from None
    register_ray()
    try:
        with parallel_config(backend="ray"):
            yield partial(_by_joblib, jobs, "list")   # ray's workers cannot return results one by one
    finally:
        ray.shutdown()


def _lacking(backend: str, packages: str) -> Refused:
    return Refused(f"the backend {backend} needs the package {packages}: pip install {packages}")


def _unreachable(address: str | None, fault: Exception) -> Refused:
    return Refused(f"there is no scheduler at {address}: {fault}")


def _by_joblib(jobs: int, coming: str, work: Work, numbers: Iterable[int]) -> Iterator[Duel]:
    from joblib import Parallel, delayed  # noqa: PLC0415 - only a cluster needs it

    yield from Parallel(n_jobs=jobs, return_as=coming)(delayed(work)(number) for number in numbers)


def _prepared(client: Any, contest: Contest) -> None:
    """Check that scheduler and workers of ``client`` can import this program and the bots; raises Refused if not."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE_S)
        for module in (duel.__module__, *(name.partition(":")[0] for name in (contest.a, contest.b) if ":" in name)):
            client.run_on_scheduler(import_module, module)
            client.run(import_module, module)
    except TimeoutError:
        raise Refused(f"the scheduler at {client.scheduler.address} has no workers") from None
    except ImportError as fault:
        address = client.scheduler.address
        raise Refused(f"the cluster at {address} does not have what the arena needs: {fault}") from None


HERE = "processes"
BACKENDS: dict[str, Backend] = {HERE: _processes, "dask": _dask, "ray": _ray}
