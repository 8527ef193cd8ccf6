"""Who sits at the table in a lesson: the others do what the lesson says, and later, left alone, play by plain rule."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random

from ...ai.bots import FALLBACK
from ...engine.actions import Action
from ...engine.observation import Observation
from ...engine.record import HUMAN, Record
from ...session import Player, Session
from .model import LEARNER

TOLD = "told"
"""The level of whoever does as the lesson says."""


class Prompter:
    """Answers for the others with the next action of ``line``; while ``free``, as plain rule has it."""

    def __init__(self) -> None:
        self.line: deque[Action] = deque()
        self.free = False
        self._asked: tuple[int, Observation, int] | None = None
        self._number = 0

    def ask(self, observation: Observation, level: str, seed: int) -> int:
        """Somebody is to act; the number of the request."""
        self._number += 1
        self._asked = self._number, observation, seed
        return self._number

    def poll(self) -> tuple[int, Action] | None:
        """What is next in the lesson; nothing while the lesson waits."""
        if self._asked is None or not (self.line or self.free):
            return None
        (number, seen, seed), self._asked = self._asked, None
        return number, self.line.popleft() if self.line else FALLBACK.choose(seen, Random(seed))

    def cancel(self) -> None:
        """Nobody is to act any more."""
        self._asked = None


def seated(record: Record, names: Sequence[str], prompter: Prompter) -> Session:
    """The learner's session from where ``record`` stands; nothing of it is kept."""
    players = [Player(name, HUMAN if seat == LEARNER else TOLD) for seat, name in enumerate(names)]
    return Session(record.rules, players, prompter, list, record.dealer, LEARNER, secret=b"lesson", start=record)


def carry_on(session: Session, prompter: Prompter, ready: bool) -> bool:
    """Do the next thing of the prompter's line, whoever does it, once the table is ``ready``; False if nothing was."""
    if session.advance(ready):
        return True
    if ready and prompter.line and session.waits_for_viewer:
        session.submit(prompter.line.popleft())
        return True
    return False


def hurried(session: Session, prompter: Prompter, more: Iterable[Action] = ()) -> None:
    """Do all that is left of the line, and ``more``, at once."""
    prompter.line.extend(more)
    while carry_on(session, prompter, ready=True):
        pass
