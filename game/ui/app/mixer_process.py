"""The window's side of the mixer's process: starts it, sends its commands, and starts another if it is lost."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from .mixer import MOST_BYTES, Audible, MixedEffect, MixerCommand, MixerStatus, serve_mixer

if TYPE_CHECKING:
    from ...ai.processes import PipedProcess

PIPED = 20
"""Commands without a reply: the mixer waits for its device, and one more might find the pipe full and wait too."""
FIRST_WAIT_S, LONGEST_WAIT_S = 5.0, 300.0
"""Seconds without a process after one was lost: twice as many after each that never answered."""
GRACE_S = 0.3

_log = logging.getLogger(__name__)


class MixerProcess:
    """Has a process play the sounds in ``folder``; it is started when something is to be audible. No method blocks."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._clock = folder, clock
        self._process: PipedProcess | None = None
        self._told: Audible | None = None
        self._sent, self._wait, self._next_start = 0, FIRST_WAIT_S, 0.0
        self.status = MixerStatus()

    @property
    def pid(self) -> int | None:
        """The process id, None while there is no process."""
        return self._process.process.pid if self._process is not None else None

    def tell(self, wanted: Audible, effect: MixedEffect | None = None) -> None:
        """Have ``wanted`` be audible, and ``effect`` now. While that is not possible, ``effect`` is not heard."""
        if effect is None and (wanted == self._told or (wanted.silent and self._process is None)):
            return
        if not self._started() or self._sent - self.status.number >= PIPED:
            return
        assert self._process is not None
        self._sent += 1
        try:
            self._process.pipe.send_bytes(msgspec.json.encode(MixerCommand(self._sent, wanted, effect)))
        except OSError as fault:
            self._lose(fault)
        else:
            self._told = wanted

    def _started(self) -> bool:
        """Start the process if there is none, unless one was lost a moment ago; whether there is one."""
        if self._process is None and self._clock() >= self._next_start:
            from ...ai.processes import PipedProcess  # noqa: PLC0415 - the first picture does without processes
            try:
                self._process = PipedProcess("mixer", serve_mixer, str(self._folder))
            except (OSError, MemoryError) as fault:
                self._lose(fault)
        return self._process is not None

    def update(self) -> None:
        """Take over the status that the process has sent."""
        try:
            while self._process is not None and self._process.pipe.poll():
                self.status = msgspec.json.decode(self._process.pipe.recv_bytes(MOST_BYTES), type=MixerStatus)
                self._wait = FIRST_WAIT_S
        except (EOFError, OSError, msgspec.DecodeError) as fault:
            self._lose(fault)

    def _lose(self, fault: Exception) -> None:
        """End the process, which has died, perhaps because its device did not answer, or could not be started."""
        _log.warning("no sound for %d s: the mixer's process is lost (%r)", self._wait, fault)
        self._next_start, self._wait = self._clock() + self._wait, min(2 * self._wait, LONGEST_WAIT_S)
        self._end(0.0)
        self.status = MixerStatus(no_device=repr(fault))

    def _end(self, grace_s: float) -> None:
        if self._process is not None:
            self._process.end(grace_s)
        self._process, self._told, self._sent, self.status = None, None, 0, MixerStatus()

    def close(self) -> None:
        """End the process."""
        self._end(GRACE_S)
