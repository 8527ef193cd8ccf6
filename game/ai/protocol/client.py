"""The client of a worker process: starts it, sends questions, reads replies, and replaces it if it dies or hangs."""

from __future__ import annotations

import ctypes
import logging
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawValue
from typing import Generic, Protocol, TypeVar

from ..processes import PipedProcess
from .wire import MAX_MESSAGE, BadMessage
from .worker import Wanted

Serve = Callable[[Connection, Wanted], None]

START_S = 30.0  # a first start may be slow: virus scanners, cold disks
RESTARTS = 3  # in a row, without an answer between them
STALL_S = 1.0  # between two calls: longer pauses (a dragged window, a sleeping machine) are not the worker's time
PIPED = 20  # questions without a reply; one more might find the pipe full, and writing would block


class Numbered(Protocol):
    """A reply to the question with its ``number``; 0 if it only reports that the worker is ready."""

    @property
    def number(self) -> int: ...


R = TypeVar("R", bound=Numbered)


@dataclass(frozen=True, slots=True)
class WorkerSpec(Generic[R]):
    """A kind of worker: the ``name`` of its process, the function it runs, the decoder of its replies.

    ``instead`` is the text in the log that describes the fallback.
    """

    name: str
    serve: Serve
    read: Callable[[bytes], R]
    instead: str
    log: logging.Logger


class Worker(PipedProcess, Generic[R]):
    """A worker process, its pipe and the shared number of the question that is still wanted."""

    def __init__(self, spec: WorkerSpec[R], clock: Callable[[], float]) -> None:
        self.wanted: ctypes.c_ulonglong = RawValue(ctypes.c_ulonglong, 0)
        self.born_at, self.ready, self.unanswered, self._read = clock(), False, 0, spec.read
        self.ready_at = self.born_at
        super().__init__(spec.name, spec.serve, self.wanted)

    def send(self, number: int, message: bytes) -> None:
        """Send question ``number``; OSError if the worker is gone."""
        self.wanted.value = number
        self.unanswered += 1
        self.pipe.send_bytes(message)

    def reply(self) -> R | None:
        """A reply that has arrived, or None; EOFError or OSError if the worker is gone, BadMessage if it is invalid."""
        if not self.pipe.poll():
            return None
        reply = self._read(self.pipe.recv_bytes(MAX_MESSAGE))
        self.unanswered -= reply.number > 0
        return reply

    def end(self, grace_s: float) -> None:
        """Stop the worker's search, close the pipe and end the process, within ``grace_s`` seconds or by force."""
        self.wanted.value = 0
        super().end(grace_s)


class WorkerClient(Generic[R]):
    """Asks one worker one question at a time; no method blocks.

    A worker that died, or was silent for ``patience_s``, is replaced, at most ``restarts`` times in a row; :attr:`lost`
    is True if the question must be asked again.
    """

    def __init__(self, spec: WorkerSpec[R], patience_s: float, restarts: int, clock: Callable[[], float]) -> None:
        self._spec, self._patience_s, self._restarts, self.clock = spec, patience_s, restarts, clock
        self._worker: Worker[R] | None = None
        self._asked: Worker[R] | None = None
        self._asked_at = self._looked_at = 0.0
        self._slow: Worker[R] | None = None
        self._failures = 0
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process id of the worker, None while there is none."""
        return self._worker.process.pid if self._worker else None

    @property
    def ready(self) -> bool:
        return self._worker is not None and self._worker.ready

    @property
    def lost(self) -> bool:
        """Whether no worker is working on the last question."""
        return self._worker is None or self._worker is not self._asked

    @property
    def given_up(self) -> bool:
        """Whether there is no worker, and none will be started."""
        return self._worker is None and (self._closed or self._failures > self._restarts)

    def start(self) -> None:
        """Start the worker, if there is none and restarts are left."""
        if self._worker is not None or self._closed or self._failures > self._restarts:
            return
        try:
            self._worker = Worker(self._spec, self.clock)
        except (OSError, MemoryError):
            self._failures += 1
            self._spec.log.exception("the worker cannot be started; %s", self._spec.instead)

    def ask(self, number: int, message: bytes) -> None:
        """Ask question ``number``, which replaces the previous one."""
        self.start()
        if self._worker is not None and self._worker.unanswered >= PIPED:
            self.replace(f"has not answered {PIPED} questions")
        self._asked, self._asked_at = self._worker, self.clock()
        self._looked_at = self._asked_at
        if self._worker is not None:
            try:
                self._worker.send(number, message)
            except OSError:
                self.replace("was gone when asked")

    def hear(self, number: int) -> R | None:
        """The reply to question ``number``, or None if it has not arrived; replies to other questions are dropped."""
        try:
            while self._worker is not None and (reply := self._worker.reply()) is not None:
                if not self._worker.ready:
                    self._worker.ready, self._worker.ready_at = True, self.clock()
                if number and reply.number == number:
                    return reply
        except (EOFError, OSError, BadMessage) as fault:
            self.replace(f"is lost ({type(fault).__name__})")
        return None

    def thanks(self) -> None:
        """Reset the count of restarts after a valid reply."""
        self._failures = 0

    def too_long(self) -> bool:
        """Whether the last question has timed out; a worker that should have answered is replaced."""
        now, worker = self.clock(), self._worker
        if now - self._looked_at > STALL_S:
            self._asked_at += now - self._looked_at
        self._looked_at = now
        if now - self._asked_at <= self._patience_s:
            return False
        if worker is not None and self._has_just_begun(worker, now):
            if worker is not self._slow:
                self._slow = worker
                self._spec.log.warning("the worker is slow to begin; %s meanwhile", self._spec.instead)
        elif worker is not None:
            self.replace(f"was silent for {now - self._asked_at:.1f} s")
        return True

    def _has_just_begun(self, worker: Worker[R], now: float) -> bool:
        """Whether ``worker`` is still within the time allowed for starting."""
        return now - worker.ready_at <= self._patience_s if worker.ready else now - worker.born_at <= START_S

    def unwant(self) -> None:
        """Cancel the last question: a worker that is thinking stops."""
        if self._worker is not None:
            self._worker.wanted.value = 0

    def replace(self, why: str) -> None:
        """End the worker and start another, if restarts are left."""
        if self._worker is None:
            return
        self._failures += 1
        self._spec.log.warning("the worker %s; %s (%d of %d restarts)", why, self._spec.instead, self._failures,
                               self._restarts)
        self._worker.end(0.0)
        self._worker = None
        self.start()

    def close(self) -> None:
        """End the worker and do not start another."""
        self._closed = True
        if self._worker is not None:
            self._worker.end(0.3)
            self._worker = None
