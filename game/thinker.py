"""Asks a bot in a worker process without blocking."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from .ai.bots import FALLBACK, LEVELS
from .ai.protocol.client import RESTARTS, Serve, WorkerClient, WorkerSpec
from .ai.protocol.messages import Reply, Request
from .ai.protocol.wire import BadMessage, action_of, decode_reply, encode, packed
from .ai.protocol.worker import serve_moves
from .engine.actions import Action
from .engine.observation import Observation
from .engine.rules import Seat

log = logging.getLogger(__name__)
NumberedAction = tuple[int, Action]

PATIENCE_S = 20.0  # seconds of silence after which a worker counts as hung; it stops by itself far earlier


@dataclass(frozen=True, slots=True)
class Question:
    number: int
    seen: Observation
    level: str
    seed: int
    signalling: frozenset[Seat] = frozenset()

    def message(self) -> bytes:
        return packed(Request(self.number, self.level, self.seed, encode(self.seen),
                              tuple(sorted(self.signalling))))


class Thinker:
    """Answers one question at a time from a long-lived worker, or, if that fails, by plain rules in this process.

    ``ask``, ``poll`` and ``cancel`` never block. A worker that died or was silent for ``patience_s`` is replaced, at
    most ``restarts`` times in a row; its question is answered at once by :data:`game.ai.bots.FALLBACK`.
    """

    def __init__(self, patience_s: float = PATIENCE_S, restarts: int = RESTARTS, target: Serve = serve_moves,
                 clock: Callable[[], float] = time.monotonic) -> None:
        spec = WorkerSpec("bots", target, decode_reply, "bots play by rule", log)
        self._client = WorkerClient(spec, patience_s, restarts, clock)
        self._question: Question | None = None
        self._number = 0

    @property
    def worker_pid(self) -> int | None:
        return self._client.pid

    @property
    def ready(self) -> bool:
        self._hear()
        return self._client.ready

    def start(self) -> None:
        """Start the worker, unless one runs or all restarts are used."""
        self._client.start()

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        """Ask a bot of ``level`` for its action, in place of the last question; returns the number of the question.

        The seats ``signalling`` give the defenders' signals.
        """
        if level not in LEVELS:
            raise ValueError(f"there is no level {level}; the levels are {', '.join(LEVELS)}")
        self._number += 1
        self._question = Question(self._number, observation, level, seed, signalling)
        self._client.ask(self._number, self._question.message())
        return self._number

    def poll(self) -> NumberedAction | None:
        """The number of the last question and its answer, returned once; None while there is none. Called once a frame.
        """
        reply, question = self._hear(), self._question
        if question is None:
            return None
        action = self._action(reply, question) if reply is not None else None
        if reply is None and not self._client.lost and not self._client.too_long():
            return None
        self._question = None
        return question.number, action or FALLBACK.choose(question.seen, Random(question.seed))

    def cancel(self) -> None:
        """Drop the question and stop the bot that computes the answer."""
        self._question = None
        self._client.unwant()

    def close(self) -> None:
        """End the worker permanently."""
        self._question = None
        self._client.close()

    def _hear(self) -> Reply | None:
        """The reply to the open question; None if it has not arrived."""
        return self._client.hear(self._question.number if self._question is not None else 0)

    def _action(self, reply: Reply, question: Question) -> Action | None:
        """The action in ``reply`` if it is legal; otherwise None, and the reason is logged."""
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
        self._client.thanks()
        return action
