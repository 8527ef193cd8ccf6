"""The other players in a lesson: they follow the lesson's script, and play by rule once the learner plays freely."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random

from ..ai.bots import FALLBACK
from ..ai.names import Player
from ..engine.actions import Action
from ..engine.observation import Observation
from ..engine.record import HUMAN, Record
from ..engine.rules import Seat
from ..session import Session
from ..view.lessons.model import LEARNER

TOLD = "told"
"""The level name of players who follow the script."""


class Prompter:
    """Answers for the other players with the next action of ``line``; while ``free``, by rule."""

    def __init__(self) -> None:
        self.line: deque[Action] = deque()
        self.free = False
        self._asked: tuple[int, Observation, int] | None = None
        self._number = 0

    def ask(self, observation: Observation, level: str, seed: int, signalling: frozenset[Seat] = frozenset()) -> int:
        """Ask for an action; the number of the request."""
        self._number += 1
        self._asked = self._number, observation, seed
        return self._number

    def poll(self) -> tuple[int, Action] | None:
        """The next action of the script; None while the lesson waits."""
        if self._asked is None or not (self.line or self.free):
            return None
        (number, seen, seed), self._asked = self._asked, None
        return number, self.line.popleft() if self.line else FALLBACK.choose(seen, Random(seed))

    def cancel(self) -> None:
        """Cancel the request."""
        self._asked = None


def lesson_session(record: Record, names: Sequence[str], prompter: Prompter) -> Session:
    """A session for the learner from the end of ``record``, which is not stored."""
    players = [Player(name, HUMAN if seat == LEARNER else TOLD) for seat, name in enumerate(names)]
    return Session(record.rules, players, prompter, list, record.dealer, LEARNER, secret=b"lesson", start=record)


def carry_on(session: Session, prompter: Prompter, ready: bool) -> bool:
    """Do the next action of the script, for any seat, once the table is ``ready``; False if there was none."""
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
