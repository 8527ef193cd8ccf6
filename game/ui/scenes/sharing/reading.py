"""A file of many deals while it is read: the window goes on, and it can be left."""

from __future__ import annotations

import time
from collections.abc import Callable

from ....view import words
from ....view.sharing import CannotOpen, Opened, Steps
from ....view.words import lazy
from ...app.scene import Pop, Step
from ...widgets import Dialog
from ...widgets.dialog import cancel

AT_ONCE = 8
"""Steps, of about a millisecond each, that nobody waits for: what they find is shown without a word."""
FRAME_S = 0.008
"""Seconds of a frame for reading."""
Ended = Opened | CannotOpen


def soon(steps: Steps) -> Ended | None:
    """What ``steps`` find, or why nothing, if that takes but a moment; None if there is more to read."""
    left = iter(range(AT_ONCE))
    ended = _read_on(steps, lambda: next(left, None) is not None)
    return None if isinstance(ended, int) else ended


def _read_on(steps: Steps, may: Callable[[], bool]) -> Ended | int:
    """Take ``steps`` as long as one ``may``: what they found, why nothing, or how many deals they have read so far."""
    read = 0
    try:
        while may():
            read = next(steps)
    except StopIteration as end:
        found: Opened = end.value
        return found
    except CannotOpen as fault:
        return fault
    return read


class ReadingScene(Dialog):
    """Says how many deals ``steps`` have read; what they found, or why nothing, is told to ``then``, the way on."""

    def __init__(self, steps: Steps, then: Callable[[Ended], Step]) -> None:
        self._steps, self._then, self._read = steps, then, 0
        super().__init__(lazy("open.title"), self.said, (cancel(),))

    def said(self) -> str:
        """How far it has come."""
        return words.count("open.reading", self._read)

    @property
    def busy(self) -> bool:
        """Until the end."""
        return True

    def update(self, dt: float) -> Step | None:
        """Read on, and say how far it is."""
        before, ended = self._read, self.read_on()
        if ended is not None:
            return self._then(ended)
        if self._read > before:
            self.resize(self.host.metrics)
        return super().update(dt)

    def read_on(self) -> Ended | None:
        """Read for a part of a frame: what was found, or why nothing, at the end."""
        end = time.perf_counter() + FRAME_S
        ended = _read_on(self._steps, lambda: time.perf_counter() < end)
        if not isinstance(ended, int):
            return ended
        self._read = max(self._read, ended)
        return None

    def leave(self) -> None:
        """Close what is being read."""
        self._steps.close()
        super().leave()


def and_back(then: Callable[[Ended], None]) -> Callable[[Ended], Step]:
    """For a scene below that takes what was found: tell ``then``, and go back to it."""
    def ended(found: Ended) -> Step:
        then(found)
        return Pop()

    return ended
