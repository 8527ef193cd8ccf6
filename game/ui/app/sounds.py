"""Sounds: effects by name in random variations, and music, played by the mixer's process, which is kept alive here."""

from __future__ import annotations

import json
import logging
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ...files import is_file
from ...view.sounds import SoundKind, kind_of
from .mixer import MOST_BYTES, Audible, MixedEffect, MixerCommand, MixerStatus, serve_mixer

if TYPE_CHECKING:
    from ...ai.processes import PipedProcess

SOUNDS = Path(__file__).parents[3] / "sounds"
"""The folder beside ``game``, in a checkout and installed alike."""
MUSIC = "music {}"
"""The name of the waltzes for a mood: ``menu``, ``table`` or ``end``."""
STIR_S = 1.0
"""Someone who does something is reported to the mixer no more often than this."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Effect:
    """A row of the table: files, one of which is played, and the volume, 0-1."""

    files: tuple[str, ...]
    gain: float


def effects_in(folder: Path) -> dict[str, Effect]:
    """The effects in ``table.json`` of ``folder``, by name; empty, with a line in the log, without such a table."""
    path = folder / "table.json"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return {name: Effect(tuple(row["files"]), float(row.get("gain", 1.0))) for name, row in rows.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # missing or malformed
        _report(path)
        return {}


class Sounds:
    """Plays the sounds in ``folder``; ``None`` as folder is silent. Volumes are 0-1 and may be set at any time.

    ``mono``: both sides play the same; this may be set at any time too. ``on_sound`` is called for every effect, heard
    or not, for the beginning and end of music, and for mute. ``no_device`` is the system's message if there is none.
    """

    def __init__(self, folder: Path | None = SOUNDS) -> None:
        self._folder = folder
        self._mixer = MixerProcess(folder) if folder is not None else None
        self._table: dict[str, Effect] = {}
        self._last: dict[str, str] = {}
        self._chance = random.Random()
        self._is_open = False
        self._stirs, self._since_stir = 0, 0.0
        self._low_left = 0.0
        self._mood = ""
        self._waltz = self.no_device = ""
        self._broken: tuple[str, ...] = ()
        self.volumes: dict[SoundKind, float] = {"cards": 0.8, "calls": 0.8, "controls": 0.8}
        self.music_volume = 0.5
        self.mono = False
        self.muted = False
        self.unfocused = False
        self.played: list[str] | None = None
        self.on_sound: Callable[[str], None] = lambda name: None

    def open(self) -> None:
        """Read the table of effects; from the next :meth:`update` on, sounds are heard."""
        if self._folder is not None and not self._is_open:
            self._is_open, self._table = True, effects_in(self._folder)

    # -- what is heard -----------------------------------------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """Whether nothing is audible now."""
        return self.muted or self.unfocused

    @property
    def music_is_low(self) -> bool:
        """Whether the music is lower than usual, until :meth:`update` has let some time pass."""
        return bool(self._low_left)

    @property
    def _audible(self) -> Audible:
        if self.silent:
            return Audible(mono=self.mono)
        row = self._table.get(MUSIC.format(self._mood), Effect((), 0.0))
        waltzes = row.files if self.music_volume else ()
        return Audible(False, waltzes, min(1.0, row.gain * self.music_volume), self.music_is_low, self.mono,
                       self._stirs)

    def stir(self) -> None:
        """Someone is there: a sound may soon be wanted, for which the device must be open."""
        if self._since_stir >= STIR_S:
            self._stirs, self._since_stir = self._stirs + 1, 0.0

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play the effect ``name``, never the same variation twice running; ``pan`` -1 left to 1 right.

        Does nothing without a device, before the table is read, while muted, or without such an effect.
        """
        if self.played is not None:
            self.played.append(name)
        self.on_sound(name)
        row = self._table.get(name)
        if row is None or self.silent or not row.files:
            return
        loud = min(1.0, row.gain * self.volumes[kind_of(name)] * volume)
        self._tell((self._chosen(name, row), loud * min(1, 1 - pan), loud * min(1, 1 + pan)))

    def _chosen(self, name: str, row: Effect) -> str:
        """A file of ``row``, not the same twice running if there is another."""
        fresh = [file for file in row.files if file != self._last.get(name)] or list(row.files)
        self._last[name] = file = self._chance.choice(fresh)
        return file

    def _tell(self, effect: MixedEffect | None = None) -> None:
        if self._mixer is not None and self._is_open:
            self._mixer.tell(self._audible, effect)

    def music(self, mood: str) -> None:
        """Have the waltzes for ``mood`` played in turn; one of another mood fades out. "" ends the music."""
        self._mood = mood

    def lower_music(self, seconds: float) -> None:
        """Lower the music for at least ``seconds`` from now on, during speech."""
        self._low_left = max(self._low_left, seconds)

    def toggle_mute(self) -> None:
        """Mute, or unmute."""
        self.muted = not self.muted
        self.on_sound("muted" if self.muted else "audible")
        self._tell()

    def mute_unfocused(self, on: bool) -> None:
        """Silence the game while the window has no focus; the player's own ``muted`` does not change."""
        self.unfocused = on

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: send changes to the mixer, and take over its reports."""
        self._since_stir += dt
        self._low_left = max(0.0, self._low_left - dt)
        self._tell()
        if self._mixer is not None:
            self._mixer.update()
            self._report_changes(self._mixer.status)

    def _report_changes(self, status: MixerStatus) -> None:
        """Log files that cannot be read and a device that is not there; report that music begins or ends."""
        if status.no_device != self.no_device and status.no_device:
            _log.info("no sound: %s", status.no_device)
        if self._folder is not None:
            for file in status.broken[len(self._broken):]:
                _report(self._folder / file)
        if status.waltz != self._waltz:
            self.on_sound("music" if status.waltz else "music_over")
        self._waltz, self.no_device, self._broken = status.waltz, status.no_device, status.broken

    @property
    def device(self) -> tuple[int, int, int] | None:
        """Rate, bits and channels of the device; None while it is closed."""
        return self._mixer.status.device if self._mixer is not None else None

    @property
    def mixer_pid(self) -> int | None:
        """The process id of the mixer, None while there is none."""
        return self._mixer.pid if self._mixer is not None else None

    def close(self) -> None:
        """Stop everything and close the device, which may not answer."""
        self._is_open = False
        if self._mixer is not None:
            self._mixer.close()


def _report(path: Path) -> None:
    _log.warning("%s: sounds/%s (silence stands in)", "broken" if is_file(path) else "missing", path.name)


PIPED = 20
"""Commands without a reply: the mixer waits for its device, and one more might find the pipe full and wait too."""
FIRST_WAIT_S, LONGEST_WAIT_S = 5.0, 300.0
"""Seconds without a process after one was lost: twice as many after each that never answered."""
GRACE_S = 0.3


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
        """Start the process if there is none, unless one was lost a moment ago. Returns whether there is one."""
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
