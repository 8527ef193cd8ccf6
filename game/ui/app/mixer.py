"""The mixer: opens the sound device and plays effects and music, in a separate process.

``pygame.mixer.init`` holds the interpreter's lock until the device answers, and ``quit`` waits for a device that has
stalled. No such call is made in the process of the window, which only sends a :class:`MixerCommand` for each change.

A waltz is played once, and the next one follows after a rest. It is decoded completely: this takes 23 MB of memory, and
0.2 s of a thread. Streaming a waltz from its file would take 0.9 % of a core while it plays; mixing the decoded waltz
takes 0.1 %. The room tone is decoded in the same way (8 MB) and repeated without a gap.
"""

from __future__ import annotations

import faulthandler
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import pygame
from msgspec import Meta, Struct

from ...files import open_to_append
from ...threads import Errand, is_shortage, started

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

HEAVY_SECONDS = 1.0
"""The music is lowered for effects of at least this length in seconds."""
DUCKED = 0.35
FADE_PER_SECOND = 2.5
SILENCE_S = 5.0
"""The seconds without a sound and without input after which the device is closed.

A device that could not be opened is tried again after this time, then after twice as long each, up to LONGEST_GONE_S.
"""
LONGEST_GONE_S = 300.0
LATE_S = 0.3
"""An effect is not played if the device opens later than this, in seconds."""
ANSWER_S, END_S = 10.0, 0.2
"""Seconds that a device may take to open or close, and to close at the end; after that the process ends."""
STDERR = 2
STEP_S, REST_S = 1 / 30, 1.0
"""Seconds between two updates during a fade, and otherwise while the device is open."""
FORMAT = 44100, -16, 2048
"""Rate, bits, and samples in a block; a block takes 46 ms, a short delay for the sound of a card.

With blocks of half the size the device's thread wakes twice as often, and takes 0.19 % of a core instead of 0.10 %.
"""
CHANNELS = 16
ROOM_STAYS_S = 120.0
"""The seconds without a command after which the room tone fades out, so that the device can be closed."""
MOST_BYTES = 10_000

FileName = Annotated[str, Meta(max_length=100, pattern=r"^[\w-]+\.[\w]+$")]
Loudness = Annotated[float, Meta(ge=0, le=1)]
MixedEffect = tuple[FileName, Loudness, Loudness]
"""An effect: the file, and the volumes left and right."""


class Audible(Struct, frozen=True, array_like=True):
    """The sound to be heard: none if ``silent``, otherwise one of ``waltzes``, if there are any, at ``volume``.

    ``low``: the music and the room tone are lowered, because of speech. ``mono``: both sides play the same. ``stirs``
    changes when there is input, because an effect may soon be needed, for which the device must be open. ``room`` is
    the file of the room tone, None without one, and ``room_volume`` is its volume.
    """

    silent: bool = True
    waltzes: tuple[FileName, ...] = ()
    volume: Loudness = 0.0
    low: bool = False
    mono: bool = False
    stirs: int = 0
    room: FileName | None = None
    room_volume: Loudness = 0.0


class MixerCommand(Struct, frozen=True, array_like=True):
    """The command ``number``: the sound to be heard from now on, and an effect to play at once."""

    number: int
    wanted: Audible
    effect: MixedEffect | None = None


class MixerStatus(Struct, frozen=True, array_like=True):
    """The state after command ``number``: rate, bits and channels of the open device, and the waltz that plays.

    ``no_device`` is the system's message if there is no device, ``broken`` are the files that could not be read.
    """

    number: int = 0
    device: tuple[int, int, int] | None = None
    waltz: str = ""
    no_device: str = ""
    broken: tuple[str, ...] = ()


@contextmanager
def or_ended(seconds: float) -> Iterator[None]:
    """End this process if the block takes longer than ``seconds``.

    Python code could not do this, because the block may hold the interpreter's lock.
    """
    with open_to_append(Path(os.devnull)) as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


@contextmanager
def unprinted() -> Iterator[None]:
    """Discard what the block writes to stderr: ALSA lists every device it has tried, which the exception summarises."""
    try:
        kept = os.dup(STDERR)
    except OSError:  # there is none
        yield
        return
    with open_to_append(Path(os.devnull)) as nowhere:
        os.dup2(nowhere.fileno(), STDERR)
    try:
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)


def serve_mixer(pipe: Connection, folder: str) -> None:
    """Carry out the commands from ``pipe``, answering each with a status, until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mixer, number, reported, late, before = Mixer(Path(folder)), 0, None, False, time.monotonic()
    try:
        while True:
            told, began = pipe.poll(mixer.pause), time.monotonic()
            mixer.update(began - before)
            if told:
                command = msgspec.json.decode(pipe.recv_bytes(MOST_BYTES), type=MixerCommand)
                number = command.number
                mixer.hear(command.wanted)
                if command.effect is not None and not late and time.monotonic() - began <= LATE_S:
                    mixer.play(command.effect)
                mixer.update(0.0)
            before, status = began, mixer.status(number)
            if status != reported:
                pipe.send_bytes(msgspec.json.encode(status))
                reported = status
            late = (late or time.monotonic() - began > LATE_S) and pipe.poll()
    except (EOFError, OSError):
        mixer.close()


class Mixer:
    """Plays the files in ``folder``; opens the device when it is needed, and closes it after a silence.

    ``limit(seconds)`` returns the context of calls that may never return; by default it is :func:`or_ended`.
    """

    def __init__(self, folder: Path, limit: Callable[[float], AbstractContextManager[None]] | None = None) -> None:
        self._folder, self._limit = folder, limit or or_ended
        self._wanted = Audible()
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._broken: tuple[str, ...] = ()
        self._format: tuple[int, int, int] | None = None
        self._opened_mono = False
        self._no_device = ""
        self._gone = self._quiet = self._heavy_left = 0.0
        self._next_gone, self._duck = SILENCE_S, 1.0
        self._music, self._room = Music(), RoomTone()
        self._still = 0.0
        """The seconds since the last command."""
        self._last_waltz = ""
        self._reading: Errand | None = None
        self._read: tuple[str, pygame.mixer.Sound] | None = None
        self._chance = random.Random()

    # -- the device --------------------------------------------------------------------------------------------------

    @property
    def _is_open(self) -> bool:
        return pygame.mixer.get_init() is not None

    def _open(self) -> None:
        """Open the device; for mono with one channel, which SDL sends to both sides."""
        self._quiet, self._opened_mono = 0.0, self._wanted.mono
        rate, bits, samples = FORMAT
        try:
            with self._limit(ANSWER_S), unprinted():
                pygame.mixer.init(rate, bits, 1 if self._opened_mono else 2, samples,
                                  allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
        except pygame.error as fault:
            self._no_device, self._gone = str(fault), self._next_gone
            self._next_gone = min(2 * self._next_gone, LONGEST_GONE_S)
            return
        self._no_device, self._next_gone = "", SILENCE_S
        pygame.mixer.set_num_channels(CHANNELS)
        if pygame.mixer.get_init() != self._format:  # the sounds have the format of another device
            self._format = pygame.mixer.get_init()
            self._sounds.clear()

    def _close(self) -> None:
        self._end_music()
        self._room.end()
        with self._limit(ANSWER_S):
            pygame.mixer.quit()

    def close(self) -> None:
        """Close the device at the end of the process."""
        with self._limit(END_S):
            pygame.mixer.quit()

    def status(self, number: int) -> MixerStatus:
        """The state after command ``number``."""
        waltz = self._last_waltz if self._music.plays else ""
        return MixerStatus(number, pygame.mixer.get_init(), waltz, self._no_device, self._broken)

    @property
    def pause(self) -> float | None:
        """The seconds until the next :meth:`update`; None if an update is needed only after a command."""
        if self._reading is not None:
            return STEP_S
        if not self._is_open and self._wants_room:
            return self._gone or STEP_S
        if not self._is_open:
            wait = max(self._gone, self._music.rest if self._wants_music else 0.0)
            return None if self._wanted.silent or not wait else wait
        return STEP_S if self._duck != self._goal else min(REST_S, self._heavy_left or REST_S)

    # -- sounds and volumes ------------------------------------------------------------------------------------------

    def hear(self, wanted: Audible) -> None:
        """Set the sound to be heard from now on."""
        if set(wanted.waltzes) != set(self._wanted.waltzes):
            self._end_music()
        self._wanted, self._quiet, self._still = wanted, 0.0, 0.0
        if wanted.silent and self._is_open:
            for channel in _effect_channels():
                channel.stop()
        elif not wanted.silent and not self._is_open and not self._gone:
            self._open()

    def play(self, effect: MixedEffect) -> None:
        """Play ``effect`` if a device is open and a channel is free."""
        file, left, right = effect
        channel = free_channel() if self._is_open else None
        sound = self._sound(file) if channel is not None else None
        if channel is None or sound is None:
            return
        if self._opened_mono or left == right:  # setting a position would leave one channel at full volume
            channel.set_volume(max(left, right))
        else:
            channel.set_volume(left, right)
        channel.play(sound)
        if sound.get_length() >= HEAVY_SECONDS:
            self._heavy_left = max(self._heavy_left, sound.get_length())

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        """The sound in ``file``, read at its first use; None if it cannot be read."""
        if file not in self._sounds and file not in self._broken:
            try:
                self._sounds[file] = pygame.mixer.Sound(self._folder / file)
            except (OSError, MemoryError, pygame.error) as fault:
                if not is_shortage(fault):
                    self._broken += (file,)
        return self._sounds.get(file)

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds.

        Changes the volumes of the music and the room tone, opens the device for them, and closes it after a silence.
        """
        self._heavy_left, self._gone = max(0.0, self._heavy_left - dt), max(0.0, self._gone - dt)
        self._still += dt
        step = FADE_PER_SECOND * dt
        self._duck += max(-step, min(step, self._goal - self._duck))
        if self._wants_music:
            self._music.go_on(dt, self._wanted.volume * self._duck)
        if self._is_open:
            self._take_over_read()
            self._tend_music()
            self._tend_room()
            self._tend_device(dt)
        elif not self._gone and (self._wants_room or (self._wants_music and self._music.due)):
            self._open()

    @property
    def _goal(self) -> float:
        """The factor towards which the volumes of the music and the room tone change."""
        return DUCKED if self._heavy_left or self._wanted.low else 1.0

    def _tend_device(self, dt: float) -> None:
        """Close the device after a long silence, because its thread takes more time than a window at rest.

        If another number of channels is needed, it is closed as soon as no effect plays.
        """
        self._quiet = 0.0 if pygame.mixer.get_busy() else self._quiet + dt
        other = self._opened_mono != self._wanted.mono and not any(one.get_busy() for one in _effect_channels())
        if self._reading is None and (self._quiet >= SILENCE_S or other):
            self._close()

    # -- music -------------------------------------------------------------------------------------------------------

    @property
    def _wants_music(self) -> bool:
        """Whether music is to be heard and at least one waltz can be read."""
        return not self._wanted.silent and bool(self._wanted.volume and self._waltzes)

    @property
    def _waltzes(self) -> list[str]:
        return [file for file in self._wanted.waltzes if file not in self._broken]

    def _take_over_read(self) -> None:
        """Play the waltz or room tone that has been read, if it is still wanted."""
        if self._reading is None or not self._reading.done.is_set():
            return
        (file, sound), self._reading, self._read = self._read or ("", None), None, None
        if sound is not None and file in self._waltzes:
            self._last_waltz = file
            self._music.begin(sound, self._wanted.volume * self._duck)
        elif sound is not None and self._wants_room and file == self._wanted.room:
            self._room.begin(sound, self._wanted.room_volume * self._duck)

    def _tend_music(self) -> None:
        if not self._wants_music:
            self._end_music()
        elif self._music.due and self._reading is None and not self._gone:
            others = [file for file in self._waltzes if file != self._last_waltz]
            self._start_reading(self._chance.choice(others or self._waltzes))

    def _start_reading(self, file: str) -> None:
        self._reading = started("music", partial(self._read_long, file))
        if self._reading is None:
            self._gone = SILENCE_S

    def _read_long(self, file: str) -> None:
        """Read a waltz or the room tone from ``file``, in a thread so that effects are not delayed."""
        try:
            self._read = file, pygame.mixer.Sound(self._folder / file)
        except (OSError, MemoryError, pygame.error) as fault:
            if is_shortage(fault):
                self._gone = SILENCE_S
            else:
                self._broken += (file,)

    def _end_music(self) -> None:
        if self._is_open:
            self._music.end()

    # -- the room tone -----------------------------------------------------------------------------------------------

    @property
    def _wants_room(self) -> bool:
        """Whether the room tone is to be heard and can be read, and there has been a command recently."""
        wanted = self._wanted
        return not wanted.silent and bool(wanted.room and wanted.room_volume) and wanted.room not in self._broken and \
            self._still < ROOM_STAYS_S

    def _tend_room(self) -> None:
        if not self._wants_room:
            self._room.end()
        elif self._room.plays:
            self._room.adjust(self._wanted.room_volume * self._duck)
        elif self._room.is_free and self._reading is None and not self._gone:
            assert self._wanted.room is not None
            self._start_reading(self._wanted.room)


def free_channel() -> pygame.mixer.Channel | None:
    """A free channel for an effect, None if there is none. The mixer's search could return the channel of the music."""
    return next((channel for channel in _effect_channels() if not channel.get_busy()), None)


def _effect_channels() -> Iterator[pygame.mixer.Channel]:
    """The channels for effects, which follow those of the music and the room tone."""
    return map(pygame.mixer.Channel, range(ROOM_CHANNEL + 1, CHANNELS))


MUSIC_CHANNEL, ROOM_CHANNEL = 0, 1
REST_BETWEEN_S, REST_AFTER_FADE_S = 45.0, 1.5
"""Seconds without music after a waltz has ended, and after one was faded out."""
FADE_OUT_MS, ROOM_FADE_IN_MS = 1200, 3000


class Music:
    """Plays waltzes in the channel for music; the caller reads the files.

    ``rest``: the seconds until a waltz may begin.
    """

    def __init__(self) -> None:
        self._waltz: pygame.mixer.Sound | None = None
        self.rest = 0.0

    @property
    def due(self) -> bool:
        """Whether a waltz is to be read and given to :meth:`begin`."""
        return self._waltz is None and not self.rest

    @property
    def plays(self) -> bool:
        """Whether a waltz plays and is not fading out."""
        return self._waltz is not None

    def begin(self, waltz: pygame.mixer.Sound, volume: float) -> None:
        """Play ``waltz`` once. The mixer must be open."""
        self._waltz = waltz
        waltz.set_volume(volume)
        pygame.mixer.Channel(MUSIC_CHANNEL).play(waltz)

    def go_on(self, dt: float, volume: float) -> None:
        """Advance by ``dt`` seconds with music at ``volume`` (0-1); after the end of a waltz, begin the pause."""
        if self._waltz is None:
            self.rest = max(0.0, self.rest - dt)
        elif pygame.mixer.get_init() is not None and pygame.mixer.Channel(MUSIC_CHANNEL).get_busy():
            self._waltz.set_volume(volume)
        else:
            self._waltz, self.rest = None, REST_BETWEEN_S

    def end(self) -> None:
        """Fade the waltz out, if one plays, and free its memory afterwards. The mixer must be open.

        SDL does not fade out a sound at volume 0, such as a waltz that has just begun. This is therefore called
        repeatedly until music is wanted again.
        """
        if self._waltz is not None:
            self._waltz, self.rest = None, REST_AFTER_FADE_S
        pygame.mixer.Channel(MUSIC_CHANNEL).fadeout(FADE_OUT_MS)


class RoomTone:
    """Repeats the room tone in its channel; the caller reads the file. The mixer must be open."""

    def __init__(self) -> None:
        self._tone: pygame.mixer.Sound | None = None

    @property
    def plays(self) -> bool:
        """Whether the tone plays and is not fading out."""
        return self._tone is not None

    @property
    def is_free(self) -> bool:
        """Whether the channel is silent, so that a tone that begins does not cut off one that fades out."""
        return not pygame.mixer.Channel(ROOM_CHANNEL).get_busy()

    def begin(self, tone: pygame.mixer.Sound, volume: float) -> None:
        """Fade ``tone`` in and repeat it until :meth:`end`."""
        self._tone = tone
        tone.set_volume(volume)
        pygame.mixer.Channel(ROOM_CHANNEL).play(tone, -1, fade_ms=ROOM_FADE_IN_MS)

    def adjust(self, volume: float) -> None:
        if self._tone is not None:
            self._tone.set_volume(volume)

    def end(self) -> None:
        """Fade the tone out, if one plays, and free its memory afterwards; called repeatedly like :meth:`Music.end`."""
        self._tone = None
        pygame.mixer.Channel(ROOM_CHANNEL).fadeout(FADE_OUT_MS)
