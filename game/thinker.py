"""Asks a bot in a worker process and never waits for it."""

from __future__ import annotations

import ctypes
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random

from .ai.bots import FALLBACK, LEVELS
from .ai.shapes import Reply, Request
from .ai.wire import MAX_MESSAGE, BadMessage, action_of, decode_reply, encode, encode_message
from .ai.worker import Wanted, serve
from .engine.actions import Action
from .engine.observation import Observation

log = logging.getLogger(__name__)
Answer = tuple[int, Action]
Serve = Callable[[Connection, Wanted], None]

PATIENCE_S = 2.0  # silence after which a worker counts as hung
START_S = 30.0  # a first start may be slow: virus scanners, cold disks
RESTARTS = 3  # in a row, without an answer between them


@dataclass(frozen=True, slots=True)
class Question:
    """What was asked, and when by the thinker's clock."""

    number: int
    seen: Observation
    level: str
    seed: int
    asked_at: float


class Worker:
    """One worker process, its pipe and the number it shares."""

    def __init__(self, target: Serve, clock: Callable[[], float]) -> None:
        context = get_context("spawn")
        self.wanted: ctypes.c_ulonglong = context.RawValue(ctypes.c_ulonglong, 0)
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=target, args=(far_end, self.wanted), daemon=True,
                                                     name="bots")
        self.born_at, self.ready = clock(), False
        try:
            self.process.start()
        finally:
            far_end.close()

    def send(self, question: Question) -> None:
        """Put ``question``; OSError if the worker is gone."""
        self.wanted.value = question.number
        seen = encode(question.seen)
        self.pipe.send_bytes(encode_message(Request(question.number, question.level, question.seed, seen)))

    def reply(self) -> Reply | None:
        """A reply that lies ready; EOFError, OSError or BadMessage if the worker is gone or out of its mind."""
        return decode_reply(self.pipe.recv_bytes(MAX_MESSAGE)) if self.pipe.poll() else None

    def end(self, grace_s: float) -> None:
        """Close the pipe, upon which the worker leaves; end it if it has not within ``grace_s``."""
        self.wanted.value = 0
        self.pipe.close()
        self.process.join(grace_s)
        if self.process.is_alive():
            self.process.kill()
            self.process.join(1.0)
        if not self.process.is_alive():
            self.process.close()


class Thinker:
    """Answers one question at a time, from a long-lived worker; by plain rule, in this process, if that fails.

    ``ask``, ``poll`` and ``cancel`` never wait. A worker that died, or was silent for ``patience_s``, is replaced, at
    most ``restarts`` times in a row; its question is answered at once by :data:`game.ai.bots.FALLBACK`.
    """

    def __init__(self, patience_s: float = PATIENCE_S, restarts: int = RESTARTS, target: Serve = serve,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self._patience_s, self._restarts, self._target, self._clock = patience_s, restarts, target, clock
        self._worker: Worker | None = None
        self._question: Question | None = None
        self._asked: Worker | None = None
        self._number = self._failures = 0
        self._closed = False

    @property
    def worker_pid(self) -> int | None:
        """The worker's process, None while there is none."""
        return self._worker.process.pid if self._worker else None

    @property
    def ready(self) -> bool:
        """Whether the worker has reported for duty."""
        self._hear()
        return self._worker is not None and self._worker.ready

    def start(self) -> None:
        """Start the worker, if there is none and it may still be tried."""
        if self._worker is not None or self._closed or self._failures > self._restarts:
            return
        try:
            self._worker = Worker(self._target, self._clock)
        except OSError:
            self._failures += 1
            log.exception("the worker cannot be started; bots play by rule")

    def ask(self, observation: Observation, level: str, seed: int) -> int:
        """Let a bot of ``level`` think about ``observation``, in place of what was asked before; the number asked."""
        if level not in LEVELS:
            raise ValueError(f"there is no level {level}; the levels are {', '.join(LEVELS)}")
        self.start()
        self._number += 1
        self._question = Question(self._number, observation, level, seed, self._clock())
        self._asked = self._worker
        if self._worker is not None:
            try:
                self._worker.send(self._question)
            except OSError:
                self._replace("was gone when asked")
        return self._number

    def poll(self) -> Answer | None:
        """The answer to the last question, once; None while there is none. To be called once a frame."""
        reply, question = self._hear(), self._question
        if question is None:
            return None
        action = self._action(reply, question) if reply is not None else None
        if reply is None and not self._lost() and not self._too_long(question):
            return None
        self._question = None
        return question.number, action or FALLBACK.choose(question.seen, Random(question.seed))

    def cancel(self) -> None:
        """Forget the question; a bot that thinks long stops."""
        self._question = None
        if self._worker is not None:
            self._worker.wanted.value = 0

    def close(self) -> None:
        """End the worker for good."""
        self._closed, self._question = True, None
        if self._worker is not None:
            self._worker.end(0.3)
            self._worker = None

    def _hear(self) -> Reply | None:
        """The reply to the question that is open, if it has come; replies to others are dropped."""
        try:
            while self._worker is not None and (reply := self._worker.reply()) is not None:
                self._worker.ready = True
                if self._question is not None and reply.number == self._question.number:
                    return reply
        except (EOFError, OSError, BadMessage) as fault:
            self._replace(f"is lost ({type(fault).__name__})")
        return None

    def _lost(self) -> bool:
        """Whether nobody thinks about the question any more."""
        return self._worker is None or self._worker is not self._asked

    def _action(self, reply: Reply, question: Question) -> Action | None:
        """The action in ``reply`` if it is one that may be done; otherwise why not is logged."""
        if reply.action is None:
            log.error("%s did not answer; plain rules do instead:\n%s", question.level, reply.trouble)
            return None
        try:
            action = action_of(reply.action)
        except BadMessage:
            log.exception("%s answered nonsense; plain rules do instead", question.level)
            return None
        if action not in question.seen.actions:
            log.error("%s answered %s, which is not legal; plain rules do instead", question.level, action)
            return None
        if reply.trouble is not None:
            log.warning("%s was %s", question.level, reply.trouble)
        self._failures = 0
        return action

    def _too_long(self, question: Question) -> bool:
        """Whether ``question`` has waited long enough; a worker that is silent without excuse is replaced."""
        now, worker = self._clock(), self._worker
        if now - question.asked_at <= self._patience_s:
            return False
        if worker is not None and (worker.ready or now - worker.born_at > START_S):
            self._replace(f"was silent for {now - question.asked_at:.1f} s")
        return True

    def _replace(self, why: str) -> None:
        if self._worker is None:
            return
        self._failures += 1
        log.warning("the worker %s; bots play by rule (%d of %d restarts)", why, self._failures, self._restarts)
        self._worker.end(0.0)
        self._worker = None
        self.start()


class InProcess:
    """The same without a process: thinks when polled. For tests and for commands without a window."""

    def __init__(self) -> None:
        self._number = 0
        self._question: Question | None = None

    def start(self) -> None:
        """Nothing to start."""

    def ask(self, observation: Observation, level: str, seed: int) -> int:
        """Remember the question; its number."""
        self._number += 1
        self._question = Question(self._number, observation, level, seed, 0.0)
        return self._number

    def poll(self) -> Answer | None:
        """Think now, if something was asked."""
        question, self._question = self._question, None
        if question is None:
            return None
        return question.number, LEVELS[question.level].choose(question.seen, Random(question.seed))

    def cancel(self) -> None:
        """Forget the question."""
        self._question = None

    def close(self) -> None:
        """Nothing to close."""
