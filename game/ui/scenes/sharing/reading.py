"""A progress sheet while a file of many deals is read; it can be cancelled."""

from __future__ import annotations

import time
from collections.abc import Callable

from ....club.sharing import CannotOpen, Opened, Steps
from ....view import words
from ....view.words import lazy
from ...app.scene import Pop, Step
from ...widgets import Dialog
from ...widgets.dialog import cancel

AT_ONCE = 8
"""Steps, of about a millisecond each, that are taken without a progress sheet."""
FRAME_S = 0.008
"""Seconds of each frame for reading."""
Ended = Opened | CannotOpen


def soon(steps: Steps) -> Ended | None:
    """The result of ``steps``, or the reason without one, if it is found at once; None if there is more to read."""
    left = iter(range(AT_ONCE))
    ended = _read_on(steps, lambda: next(left, None) is not None)
    return None if isinstance(ended, int) else ended


def _read_on(steps: Steps, may: Callable[[], bool]) -> Ended | int:
    """Take ``steps`` while ``may`` allows: the result, the reason without one, or the number of deals read so far."""
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
    """Shows the number of deals read by ``steps``; ``then`` is called with the result, or the reason without one."""

    def __init__(self, steps: Steps, then: Callable[[Ended], Step]) -> None:
        self._steps, self._then, self._read = steps, then, 0
        super().__init__(lazy("open.title"), self.said, (cancel(),))

    def said(self) -> str:
        """The progress in words."""
        return words.count("open.reading", self._read)

    @property
    def busy(self) -> bool:
        """True until the end."""
        return True

    def update(self, dt: float) -> Step | None:
        """Read on, and show the progress."""
        before, ended = self._read, self.read_on()
        if ended is not None:
            return self._then(ended)
        if self._read > before:
            self.resize(self.host.metrics)
        return super().update(dt)

    def read_on(self) -> Ended | None:
        """Read for a part of a frame; returns the result, or the reason without one, at the end."""
        end = time.perf_counter() + FRAME_S
        ended = _read_on(self._steps, lambda: time.perf_counter() < end)
        if not isinstance(ended, int):
            return ended
        self._read = max(self._read, ended)
        return None

    def leave(self) -> None:
        """Close the file."""
        self._steps.close()
        super().leave()


def and_back(then: Callable[[Ended], None]) -> Callable[[Ended], Step]:
    """A callback for a scene below: call ``then`` with the result, and go back to that scene."""
    def ended(found: Ended) -> Step:
        then(found)
        return Pop()

    return ended
