"""A thinker without a process, for pictures and tests."""

from __future__ import annotations

from random import Random

from game.ai.bots import bot_at
from game.engine.observation import Observation
from game.engine.rules import Seat
from game.thinker import NumberedAction, Question


class InProcess:
    """A thinker with the interface of `game.thinker.Thinker` that decides in ``poll``, in this process."""

    def __init__(self) -> None:
        self._number = 0
        self._question: Question | None = None

    def start(self) -> None:
        """Does nothing."""

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        self._number += 1
        self._question = Question(self._number, observation, level, seed, signalling)
        return self._number

    def poll(self) -> NumberedAction | None:
        """Decide the open question; returns its number and the action, None if there is none."""
        question, self._question = self._question, None
        if question is None:
            return None
        bot = bot_at(question.level, question.signalling)
        return question.number, bot.choose(question.seen, Random(question.seed))

    def cancel(self) -> None:
        self._question = None

    def close(self) -> None:
        """Does nothing."""
