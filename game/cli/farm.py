"""Many deals at once: here, in processes of this machine, or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from time import perf_counter_ns
from typing import Any

from ..ai.arena.duplicate import Contest, Duel, duel
from .asking import Refused

WORDS = {
    "needs": "the backend {backend} needs the package {package}: pip install {package}",
    "unreachable": "there is no scheduler at {address}: {fault}",
    "no_cluster": "the backend {backend} has no scheduler",
}
PATIENCE_S = 10.0
#: A backend made ready for a number of jobs and a scheduler's address (None: one of its own on this machine).
Backend = Callable[[int, str | None], AbstractContextManager[Any]]


def duels(contest: Contest, deals: int, jobs: int, backend: str, scheduler: str | None) -> Iterator[Duel]:
    """The first ``deals`` of ``contest`` in order, the same whoever plays them.

    Joblib takes only names and numbers to the processes, and brings only those back (it uses pickle for that, between
    processes of ours). Every process needs this program; a bot from outside has to be there too.
    """
    ready = BACKENDS[backend](jobs, scheduler)
    if jobs == 1 and backend == HERE:
        yield from (duel(contest, number, perf_counter_ns) for number in range(deals))
        return
    from joblib import Parallel, delayed  # noqa: PLC0415 - whoever works alone does without

    with ready:
        work = Parallel(n_jobs=jobs, return_as="generator")
        yield from work(delayed(duel)(contest, number, perf_counter_ns) for number in range(deals))


def _processes(jobs: int, scheduler: str | None) -> AbstractContextManager[Any]:
    """Joblib's own processes."""
    if scheduler is not None:
        raise Refused(WORDS["no_cluster"].format(backend=HERE))
    return nullcontext()


@contextmanager
def _dask(jobs: int, scheduler: str | None) -> Iterator[None]:
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
        stack.enter_context(parallel_config(backend="dask"))
        yield


@contextmanager
def _ray(jobs: int, scheduler: str | None) -> Iterator[None]:
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
            yield
    finally:
        ray.shutdown()


HERE = "processes"
BACKENDS: dict[str, Backend] = {HERE: _processes, "dask": _dask, "ray": _ray}
