"""Effects by name in random variations, and music, played by a process that this module keeps running."""

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
"""The folder of sounds, next to ``game`` in a checkout and when installed."""
MUSIC = "music {}"
"""The name of the waltzes in the table of effects, with the mood ``menu``, ``table`` or ``end`` in the braces."""
CAFE = "cafe"
"""The name of the room tone in the table of effects."""
CAFE_MOOD = "table"
"""The mood in which the room tone is heard."""
STIR_S = 1.0
"""The minimum time between two reports of input to the mixer, in seconds."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect: files, one of which is played at a time, and the volume (0-1)."""

    files: tuple[str, ...]
    gain: float


def effects_in(folder: Path) -> dict[str, Effect]:
    """The effects in ``table.json`` of ``folder``, by name; if it cannot be read, none, with a line in the log."""
    path = folder / "table.json"
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))
        return {name: Effect(tuple(row["files"]), float(row.get("gain", 1.0))) for name, row in rows.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # missing or malformed
        _report(path)
        return {}


class Sounds:
    """Plays the sounds in ``folder``, or nothing if that is None. Volumes are 0-1 and may be set at any time.

    ``cafe``: the room tone is heard at the table, at a volume that follows that of the cards. ``mono``: both sides play
    the same. Both may be set at any time too. ``on_sound`` is called for every effect, audible or not, for the
    beginning and end of music, and for mute. ``no_device`` is the system's message if there is no device.
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
        self.mono = self.cafe = False
        self.muted = False
        self.unfocused = False
        self.played: list[str] | None = None
        self.on_sound: Callable[[str], None] = lambda name: None

    def open(self) -> None:
        """Read the table of effects, so that sounds can be heard from the next :meth:`update` on."""
        if self._folder is not None and not self._is_open:
            self._is_open, self._table = True, effects_in(self._folder)

    # -- sounds and volumes ------------------------------------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """Whether the sounds are off: muted by the player, or because the window has no focus."""
        return self.muted or self.unfocused

    @property
    def music_is_low(self) -> bool:
        """Whether the music and the room tone are lowered because of speech."""
        return bool(self._low_left)

    @property
    def _audible(self) -> Audible:
        if self.silent:
            return Audible(mono=self.mono)
        row = self._table.get(MUSIC.format(self._mood), Effect((), 0.0))
        waltzes = row.files if self.music_volume else ()
        tone = self._table.get(CAFE, Effect((), 0.0)) if self.cafe and self._mood == CAFE_MOOD else Effect((), 0.0)
        return Audible(False, waltzes, min(1.0, row.gain * self.music_volume), self.music_is_low, self.mono,
                       self._stirs, tone.files[0] if tone.files else None, tone.gain * self.volumes["cards"])

    def stir(self) -> None:
        """Record that there is input: a sound may soon be needed, for which the device must be open."""
        if self._since_stir >= STIR_S:
            self._stirs, self._since_stir = self._stirs + 1, 0.0

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play the effect ``name``, never the same variation twice in a row; ``pan`` is from -1 (left) to 1 (right).

        Nothing is heard without a device, before the table is read, while muted, or without such an effect.
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
        """A random file of ``row``, not the last one if there is another."""
        fresh = [file for file in row.files if file != self._last.get(name)] or list(row.files)
        self._last[name] = file = self._chance.choice(fresh)
        return file

    def _tell(self, effect: MixedEffect | None = None) -> None:
        if self._mixer is not None and self._is_open:
            self._mixer.tell(self._audible, effect)

    def music(self, mood: str) -> None:
        """Play the waltzes for ``mood`` in turn; one of another mood fades out. "" ends the music."""
        self._mood = mood

    def lower_music(self, seconds: float) -> None:
        """Lower the music and the room tone for at least ``seconds`` from now on, because of speech."""
        self._low_left = max(self._low_left, seconds)

    def toggle_mute(self) -> None:
        self.muted = not self.muted
        self.on_sound("muted" if self.muted else "audible")
        self._tell()

    def mute_unfocused(self, on: bool) -> None:
        """Turn the sounds off if ``on``, because the window has no focus; ``muted``, the player's choice, stays."""
        self.unfocused = on

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: send changes to the mixer, and process its reports."""
        self._since_stir += dt
        self._low_left = max(0.0, self._low_left - dt)
        self._tell()
        if self._mixer is not None:
            self._mixer.update()
            self._report_changes(self._mixer.status)

    def _report_changes(self, status: MixerStatus) -> None:
        """Log unreadable files and a missing device, and report that music begins or ends."""
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
        """The rate, bits and channels of the device; None while it is closed."""
        return self._mixer.status.device if self._mixer is not None else None

    @property
    def mixer_pid(self) -> int | None:
        """The process id of the mixer; None while it is not running."""
        return self._mixer.pid if self._mixer is not None else None

    def close(self) -> None:
        """Stop all sounds and end the mixer's process, without waiting for its device."""
        self._is_open = False
        if self._mixer is not None:
            self._mixer.close()


def _report(path: Path) -> None:
    _log.warning("%s: sounds/%s (silence stands in)", "broken" if is_file(path) else "missing", path.name)


PIPED = 20
"""The greatest number of commands without a reply.

After these the mixer is waiting for its device, and another command might block in a full pipe.
"""
FIRST_WAIT_S, LONGEST_WAIT_S = 5.0, 300.0
"""Seconds until a lost process is replaced; twice as many after each that never answered."""
GRACE_S = 0.3


class MixerProcess:
    """A process that plays the sounds in ``folder``, started when it is needed. No method waits for the device."""

    def __init__(self, folder: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder, self._clock = folder, clock
        self._process: PipedProcess | None = None
        self._told: Audible | None = None
        self._sent, self._wait, self._next_start = 0, FIRST_WAIT_S, 0.0
        self.status = MixerStatus()

    @property
    def pid(self) -> int | None:
        return self._process.process.pid if self._process is not None else None

    def tell(self, wanted: Audible, effect: MixedEffect | None = None) -> None:
        """Set the sound to be heard, and play ``effect`` now; an effect that cannot be sent now is dropped."""
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
        """Start the process if there is none, unless one was just lost; return whether there is one."""
        if self._process is None and self._clock() >= self._next_start:
            from ...ai.processes import PipedProcess  # noqa: PLC0415 - the first picture does without processes
            try:
                self._process = PipedProcess("mixer", serve_mixer, str(self._folder))
            except (OSError, MemoryError) as fault:
                self._lose(fault)
        return self._process is not None

    def update(self) -> None:
        """Receive the status that the process has sent."""
        try:
            while self._process is not None and self._process.pipe.poll():
                self.status = msgspec.json.decode(self._process.pipe.recv_bytes(MOST_BYTES), type=MixerStatus)
                self._wait = FIRST_WAIT_S
        except (EOFError, OSError, msgspec.DecodeError) as fault:
            self._lose(fault)

    def _lose(self, fault: Exception) -> None:
        """End the process, which has died or could not be started because of ``fault``."""
        _log.warning("no sound for %d s: the mixer's process is lost (%r)", self._wait, fault)
        self._next_start, self._wait = self._clock() + self._wait, min(2 * self._wait, LONGEST_WAIT_S)
        self._end(0.0)
        self.status = MixerStatus(no_device=repr(fault))

    def _end(self, grace_s: float) -> None:
        if self._process is not None:
            self._process.end(grace_s)
        self._process, self._told, self._sent, self.status = None, None, 0, MixerStatus()

    def close(self) -> None:
        self._end(GRACE_S)
