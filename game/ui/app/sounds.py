"""Sounds: effects by name in random variations, music below them, silence without a device."""

from __future__ import annotations

import json
import logging
import queue
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from ...files import is_file
from ...shortage import is_shortage
from ...threads import Errand, started
from ...view.sounds import SoundKind, kind_of
from . import music
from .rest import wake

SOUNDS = Path(__file__).parents[3] / "sounds"
"""The folder beside ``game``, in a checkout and installed alike."""
MUSIC = "music"
HEAVY_SECONDS = 1.0
"""The music is lowered for effects that last this long or longer."""
DUCKED = 0.35
FADE_PER_SECOND = 2.5
SILENCE_S = 5.0
"""After so many seconds in which nothing was to be heard and nobody did anything, the device is given back."""
LATE_S = 0.3
"""A sound that the device comes so much too late for is not heard at all."""
FORMAT = 44100, -16, 2, 2048
"""Rate, bits and channels, and samples at a time: 46 ms, a short delay for the sound of a card. With half of them the
device's thread wakes twice as often, and takes 0.19 % of a core instead of 0.10 %."""
CHANNELS = 16

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Effect:
    """A row of the table: files, one of which is played, and the volume, 0-1."""

    files: tuple[str, ...]
    gain: float


Sounding = tuple[str, float, float]
"""A file, its volume, and its place from -1 left to 1 right."""


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

    ``mono``: both sides play the same; this may be set at any time too. ``on_sound`` is told of every effect, heard or
    not, of the beginning and end of music, and of mute.
    """

    def __init__(self, folder: Path | None = SOUNDS) -> None:
        self._folder = folder
        self._table: dict[str, Effect] = {}
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._last: dict[str, str] = {}
        self._arrived: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._thread: Errand | None = None
        self._awake = False  # the device is open, and no thread is about to close it
        self._busy = False  # a thread opens it, closes it or reads music
        self._wanted = False  # it was asked for while it was closed
        self._quiet = self._opening = self._forlorn = 0.0
        self._late: list[Sounding] = []
        self._format: tuple[int, int, int] | None = None
        self._chance = random.Random()
        self._heavy_left = 0.0
        self._duck = 1.0
        self._music = music.Music()
        self._music_wanted = False
        self.ready = False
        self.volumes: dict[SoundKind, float] = {"cards": 0.8, "calls": 0.8, "controls": 0.8}
        self.music_volume = 0.5
        self.mono = self._opened_mono = False
        self.muted = False
        self.unfocused = False
        self.played: list[str] | None = None
        self.on_sound: Callable[[str], None] = lambda name: None

    def open(self) -> None:
        """Open the device and read the effects, in a thread; takes effect in the first :meth:`update` after that."""
        if self._folder is not None and self._thread is None:
            self._thread = started("sounds", partial(self._open, self._folder))

    def _open(self, folder: Path) -> None:
        try:
            rows = effects_in(folder)
            self._open_device()
        except pygame.error as no_device:
            _log.info("no sound: %s", no_device)
            return
        except Exception as error:  # noqa: BLE001  handed to the main thread, which raises it
            self._arrived.put(_raiser(error))
            return
        pygame.mixer.set_num_channels(CHANNELS)
        self._format = pygame.mixer.get_init()
        loaded = _read(rows, folder)
        self._arrived.put(lambda: self._furnish(rows, loaded))

    def _furnish(self, rows: dict[str, Effect], loaded: dict[str, pygame.mixer.Sound | None]) -> None:
        self._table, self._loaded, self.ready, self._awake = rows, loaded, True, True

    # -- the device --------------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Somebody is there: a sound may soon be wanted, for which the device must be open."""
        self._quiet = 0.0
        if not self.silent:
            self._wake()

    def _wake(self) -> None:
        """Open the device again, in a thread, if it is closed and was not missing a moment ago.

        While a thread closes it, this is noted and done afterwards.
        """
        self._wanted = not self._awake
        if self.ready and not self._awake and not self._busy and not self._forlorn:
            self._opening = 0.0
            self._send(self._reopen)

    def _send(self, errand: Callable[[], None]) -> None:
        self._busy = True
        self._thread = started("sounds", errand)
        if self._thread is None:
            self._lost()

    def _open_device(self) -> None:
        """Open it, for mono with one channel, which SDL sends to both sides."""
        self._opened_mono = self.mono
        if self.mono:
            rate, bits, _, samples = FORMAT
            pygame.mixer.init(rate, bits, 1, samples, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
        else:
            pygame.mixer.init(*FORMAT)

    def _reopen(self) -> None:
        try:
            self._open_device()
        except pygame.error as no_device:
            _log.info("no sound: %s", no_device)
            self._arrived.put(self._lost)
            return
        pygame.mixer.set_num_channels(CHANNELS)
        if pygame.mixer.get_init() != self._format and self._folder is not None:  # as of another device
            self._format, self._loaded = pygame.mixer.get_init(), _read(self._table, self._folder)
        self._arrived.put(self._opened)
        wake()

    def _shut(self) -> None:
        pygame.mixer.quit()
        self._arrived.put(self._closed)

    def _opened(self) -> None:
        self._busy, self._awake, self._wanted, late = False, True, False, self._late
        self._late = []
        for sounding in late if self._opening < LATE_S and not self.silent else ():
            self._sound(*sounding)

    def _closed(self) -> None:
        self._busy = False
        if self._wanted:
            self._wake()

    def _lost(self) -> None:
        """There is no device now, or no memory; both are looked for again after a while."""
        self._busy, self._wanted, self._late, self._forlorn = False, False, [], SILENCE_S

    def _tend_device(self, dt: float) -> None:
        """Close the device after a long silence: its thread alone takes more than a window at rest.

        If it was opened for other channels than are wished now, it is closed as soon as no effect is heard.
        """
        self._opening += dt
        self._forlorn = max(0.0, self._forlorn - dt)
        if not self._awake or self._busy:
            return
        self._quiet = 0.0 if pygame.mixer.get_busy() else self._quiet + dt
        if self._quiet >= SILENCE_S or (self._opened_mono != self.mono and not _heard_effects()):
            self._music.end()
            self._quiet, self._awake = 0.0, False
            self._send(self._shut)

    # -- what is heard -----------------------------------------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """Whether nothing is audible now."""
        return self.muted or self.unfocused

    @property
    def fading(self) -> bool:
        """Whether the music is lower than usual, or on its way back."""
        return bool(self._heavy_left) or self._duck < 1.0

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play the effect ``name``, never the same variation twice running; ``pan`` -1 left to 1 right.

        Does nothing without a device, before the effects are read, while muted, or without such an effect.
        """
        if self.played is not None:
            self.played.append(name)
        self.on_sound(name)
        row = self._table.get(name)
        if row is None or self.silent or not row.files:
            return
        file = self._chosen(name, row)
        loud = row.gain * self.volumes[kind_of(name)] * volume
        sounding = file, loud, pan
        if self._awake:
            self._sound(*sounding)
        else:
            self._late.append(sounding)
            self._wake()

    def _chosen(self, name: str, row: Effect) -> str:
        """A file of ``row``, not the same twice running if there is another."""
        fresh = [file for file in row.files if file != self._last.get(name)] or list(row.files)
        self._last[name] = file = self._chance.choice(fresh)
        return file

    def _sound(self, file: str, loud: float, pan: float) -> None:
        sound = self._loaded.get(file)
        channel = free_channel() if sound is not None else None
        if sound is None or channel is None:
            return
        if self._opened_mono:  # a place would leave it at its full volume
            channel.set_volume(loud)
        else:
            channel.set_volume(loud * min(1.0, 1 - pan), loud * min(1.0, 1 + pan))
        channel.play(sound)
        if sound.get_length() >= HEAVY_SECONDS:
            self._heavy_left = max(self._heavy_left, sound.get_length())

    def music(self, on: bool) -> None:
        """Start the music, or fade it out; it begins once the device is open and a thread has read it."""
        self._music_wanted = on

    def lower_music(self, seconds: float) -> None:
        """Have the music lower for ``seconds`` from now on at least: something is said."""
        self._heavy_left = max(self._heavy_left, seconds)

    def toggle_mute(self) -> None:
        """Mute, or unmute."""
        self.muted = not self.muted
        self.on_sound("muted" if self.muted else "audible")
        if self.muted and self._awake:
            for channel in _effect_channels():  # the music fades out
                channel.stop()

    def mute_unfocused(self, on: bool) -> None:
        """Silence the game while the window has no focus; the player's own ``muted`` does not change."""
        self.unfocused = on

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: take over effects from the thread, lower and raise the music."""
        while not self._arrived.empty():
            self._arrived.get()()
        if not self.ready:
            return
        self._heavy_left = max(0.0, self._heavy_left - dt)
        goal = DUCKED if self._heavy_left else 1.0
        step = FADE_PER_SECOND * dt
        self._duck += max(-step, min(step, goal - self._duck))
        self._tend_music(dt)
        self._tend_device(dt)

    def _tend_music(self, dt: float) -> None:
        row = self._table.get(MUSIC)
        if row is None or not row.files or self._folder is None:
            return
        if not self._awake:
            if self._wants_music:
                self._wake()
        elif not self._wants_music:
            if self._music.plays:
                self.on_sound("music_over")
            self._music.end()
        else:
            self._music.go_on(dt, self._music_loudness(row))
            if self._music.due and not self._busy and not self._forlorn:
                self._send(partial(self._read_music, self._folder / self._chosen(MUSIC, row)))

    @property
    def _wants_music(self) -> bool:
        return bool(self._music_wanted and self.music_volume and not self.silent)

    def _music_loudness(self, row: Effect) -> float:
        return row.gain * self.music_volume * self._duck

    def _read_music(self, path: Path) -> None:
        try:
            waltz = pygame.mixer.Sound(path)
        except (OSError, MemoryError, pygame.error) as fault:
            if is_shortage(fault):
                self._arrived.put(self._lost)
                return
            _report(path)
            self._arrived.put(self._without_music)
            return
        self._arrived.put(partial(self._begin_music, waltz))
        wake()

    def _begin_music(self, waltz: pygame.mixer.Sound) -> None:
        self._busy = False
        if self._wants_music:
            self.on_sound("music")
            self._music.begin(waltz, self._music_loudness(self._table[MUSIC]))

    def _without_music(self) -> None:
        self._busy = False
        self._table.pop(MUSIC)

    def close(self) -> None:
        """Stop everything and close the device."""
        if self._thread is not None:
            self._thread.join()
            self._thread = None
        self.ready = self._awake = False
        if pygame.mixer.get_init():
            pygame.mixer.quit()


def free_channel() -> pygame.mixer.Channel | None:
    """A channel for an effect that plays nothing: the mixer's own search would give it those of the music too."""
    return next((channel for channel in _effect_channels() if not channel.get_busy()), None)


def _effect_channels() -> Iterator[pygame.mixer.Channel]:
    """The channels after those of the music."""
    return map(pygame.mixer.Channel, range(music.CHANNELS, CHANNELS))


def _heard_effects() -> bool:
    """Whether an effect plays."""
    return any(channel.get_busy() for channel in _effect_channels())


def _read(rows: dict[str, Effect], folder: Path) -> dict[str, pygame.mixer.Sound | None]:
    """Every effect in ``rows``, by file; None for one that cannot be read."""
    return {file: _loaded(folder / file) for name, row in rows.items() if name != MUSIC for file in row.files}


def _loaded(path: Path) -> pygame.mixer.Sound | None:
    try:
        return pygame.mixer.Sound(path)
    except (OSError, pygame.error):
        _report(path)
        return None


def _report(path: Path) -> None:
    _log.warning("%s: sounds/%s (silence stands in)", "broken" if is_file(path) else "missing", path.name)


def _raiser(error: Exception) -> Callable[[], None]:
    def raise_it() -> None:
        raise error

    return raise_it
