"""Starts processes, and distributes work among several of them."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread
from typing import Any, TypeVar

from .stop import ProcessLost

MOST = 64
"""The greatest number of processes that work at once."""
AHEAD = 3
"""The number of pieces of work that are queued for each process."""

T = TypeVar("T")
R = TypeVar("R")


def shared(work: Callable[[T], R], pieces: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results of ``work`` for ``pieces``, in order like those of ``map``, computed by ``jobs`` processes.

    Only as many of ``pieces`` are taken as the processes need. Closing the iterator ends the processes; so does Ctrl-C
    in this process (the others ignore it). Raises ProcessLost if a process ends early, and any exception that ``work``
    raises.
    """
    jobs = min(jobs, MOST)
    before = set(active_children())
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin) as pool:
        try:
            yield from _in_order(pool, work, pieces, AHEAD * jobs)
        except BrokenProcessPool:
            raise ProcessLost from None
        except BaseException:
            for child in set(active_children()) - before:
                child.kill()
            raise


def _in_order(pool: ProcessPoolExecutor, work: Callable[[T], R], pieces: Iterable[T], ahead: int) -> Iterator[R]:
    waiting = deque[Future[R]]()
    for piece in pieces:
        with starting():
            waiting.append(pool.submit(work, piece))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def starting() -> Iterator[None]:
    """A context in which processes are started so that they never receive Ctrl-C, which a terminal sends to all.

    This process receives it afterwards. On Windows this is not inherited, so that a process must ignore Ctrl-C itself.
    If the current folder was deleted, this process changes to the root, because no process can be started from it.
    """
    try:
        os.getcwd()
    except OSError:
        os.chdir(os.sep)
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would unblock the signal when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Let a new process ignore Ctrl-C and end with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when its parent ends, because a killed parent cannot end it and it would wait forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class PipedProcess:
    """A process that runs ``target`` with the far end of a ``pipe`` and ``args``, until the pipe is closed."""

    def __init__(self, name: str, target: Callable[..., None], *args: Any) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=target, args=(far_end, *args), daemon=True, name=name)
        try:
            with starting():
                self.process.start()
        finally:
            far_end.close()

    def end(self, grace_s: float) -> None:
        """Close the pipe, so that the process exits; kill the process if it still runs after ``grace_s`` seconds."""
        self.pipe.close()
        self.process.join(grace_s)
        if self.process.is_alive():
            self.process.kill()
            self.process.join(1.0)
        if not self.process.is_alive():
            self.process.close()
