"""Bots that play recorded deals again, to be compared with the player."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..ai.names import Player
from ..engine.record import Record
from ..engine.rules import Seat
from ..session import Session, Shuffle, Thinks
from ..view import words
from ..view.compare import one_deal

SECONDS_A_FRAME = 0.006
"""The time for bots that answer at once to act in one frame."""


class Rerun:
    """Bots playing the deal of ``record`` again: ``level`` at ``seat``, elsewhere the recorded levels or ``others``.

    :meth:`work` must be called once a frame; ``done`` is the record when the deal is over. With the ``secret`` of the
    recorded match the bots' chance is the same as there.
    """

    def __init__(self, record: Record, seat: Seat, level: str, others: Callable[[Seat], str], known: Sequence[str],
                 thinker: Thinks, shuffle: Shuffle, secret: bytes | None = None) -> None:
        self.level = level
        seats = range(record.rules.at_table)
        levels = [level if s == seat else record.bots[s] if record.bots and record.bots[s] in known else others(s)
                  for s in seats]
        named = [words.say(f"level.{level}") if s == seat else (record.names[s] if record.names else "")
                 for s in seats]
        start = replace(record, rules=one_deal(record.rules), moves=(), end="open", taken_back=0, more={})
        self._session = Session(start.rules, [Player(n, p) for n, p in zip(named, levels, strict=True)], thinker,
                                shuffle, record.dealer, seat, secret, start=start)

    @property
    def done(self) -> Record | None:
        """The whole deal; None while it is played."""
        return self._session.record if self._session.over else None

    @property
    def share(self) -> float:
        """The share of the deal that is played, 0 to 1."""
        rules = self._session.rules
        return min(1.0, len(self._session.record.moves) / (rules.players * (rules.row.hand + 1)))

    def work(self) -> bool:
        """Take up what the bots have thought; whether anything was done."""
        until, moved = time.perf_counter() + SECONDS_A_FRAME, False
        while not self._session.over and self._session.advance(ready=True):
            moved = True
            if time.perf_counter() > until:
                break
        return moved

    def stop(self) -> None:
        """Nobody need think any longer."""
        self._session.leave()


class ComparisonRun:
    """Bots playing ``deals``, at least one, one after another, each begun with ``begin``.

    :meth:`work` must be called once a frame.
    """

    def __init__(self, deals: Sequence[Record], begin: Callable[[Record], Rerun]) -> None:
        self.all, self._ahead, self._begin = len(deals), deque(deals), begin
        self._run = begin(self._ahead.popleft())
        self.over = False

    @property
    def level(self) -> str:
        """The level of the bots."""
        return self._run.level

    @property
    def number(self) -> int:
        """The number of the current deal, from 1."""
        return self.all - len(self._ahead)

    @property
    def share(self) -> float:
        """The share of all deals that is played, 0 to 1."""
        return (self.number - 1 + self._run.share) / self.all

    def work(self) -> Record | None:
        """Take up what the bots have thought; the record of a deal that came to its end by that."""
        self._run.work()
        done = self._run.done
        if done is not None and self._ahead:
            self._run = self._begin(self._ahead.popleft())
        elif done is not None:
            self.over = True
        return done

    def stop(self) -> None:
        """Nobody need think any longer."""
        self._run.stop()
