"""The mixer: channels, volumes and places, music that fades, and a device that is opened and released."""

import os
import sys
import time
import wave
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pygame
import pytest

from game.ui.app.mixer import (
    LATE_S,
    MOST_BYTES,
    MUSIC_CHANNEL,
    REST_BETWEEN_S,
    ROOM_CHANNEL,
    ROOM_STAYS_S,
    SILENCE_S,
    Audible,
    Mixer,
    MixerCommand,
    MixerStatus,
    serve_mixer,
)
from game.ui.app.sounds import SOUNDS

CARD, WON = ("card_1.ogg", 0.5, 0.5), ("won_1.ogg", 0.5, 0.5)
HEARD = Audible(silent=False)
MUSIC = Audible(silent=False, waltzes=("music_1.ogg", "music_2.ogg"), volume=0.4)
CAFE = Audible(silent=False, room="cafe_1.ogg", room_volume=0.4)


@pytest.fixture
def mixer():
    made = mixer_of(SOUNDS)
    yield made
    made.close()


def mixer_of(folder: Path) -> Mixer:
    return Mixer(folder, lambda seconds: nullcontext())


def until(made: Mixer, true) -> None:
    end = time.monotonic() + 120
    while not true():
        made.update(0.001)
        assert time.monotonic() < end
        time.sleep(0.002)


def closed() -> bool:
    return pygame.mixer.get_init() is None


def channels() -> int:
    """The channels of the open device; 0 while it is closed."""
    return (pygame.mixer.get_init() or (0, 0, 0))[2]


def waltz() -> pygame.mixer.Sound | None:
    """The sound in the channel of the music."""
    return None if closed() else pygame.mixer.Channel(MUSIC_CHANNEL).get_sound()


def test_effects_have_their_volume_and_place_and_leave_the_channel_of_the_music_free(mixer, monkeypatch):
    mixer.hear(HEARD)
    for _ in range(20):
        mixer.play(CARD)
    assert not pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()
    assert not pygame.mixer.Channel(ROOM_CHANNEL).get_busy()
    assert pygame.mixer.Channel(ROOM_CHANNEL + 1).get_busy()


class Channel:
    """Records the sounds played and their volumes."""

    def __init__(self) -> None:
        self.volumes: list[Any] = []
        self.played: list[Any] = []

    def set_volume(self, *sides):
        self.volumes.append(sides)

    def play(self, sound):
        self.played.append(sound)


@pytest.fixture
def channel(monkeypatch):
    made = Channel()
    monkeypatch.setattr("game.ui.app.mixer.free_channel", lambda: made)
    return made


def test_in_mono_the_device_has_one_channel_and_a_place_takes_no_volume_away(mixer, channel):
    mixer.hear(HEARD)
    mixer.play(("card_1.ogg", 0.5, 0.2))
    mono = msgspec.structs.replace(HEARD, mono=True)
    mixer.hear(mono)
    until(mixer, closed)
    mixer.hear(mono)
    assert channels() == 1
    mixer.play(("card_1.ogg", 0.5, 0.2))
    assert channel.volumes == [(0.5, 0.2), (0.5,)]


def test_music_goes_on_in_mono_and_back_in_stereo(mixer):
    for mono, wished in ((False, 2), (True, 1), (False, 2)):
        mixer.hear(msgspec.structs.replace(MUSIC, mono=mono))
        until(mixer, lambda wished=wished: channels() == wished and waltz())


def test_files_that_cannot_be_read_are_named_once_and_silent(tmp_path):
    for name in ("card.ogg", "music.ogg"):
        (tmp_path / name).write_bytes(b"OggS and nothing more")
    made = mixer_of(tmp_path)
    made.hear(Audible(False, ("music.ogg",), 0.4))
    for file in ("card.ogg", "gone.ogg", "card.ogg"):
        made.play((file, 1.0, 1.0))
    until(made, lambda: len(made.status(0).broken) == 3)
    made.update(0.1)
    assert made.status(7) == MixerStatus(7, pygame.mixer.get_init(), broken=("card.ogg", "gone.ogg", "music.ogg"))
    made.close()


# -- music ------------------------------------------------------------------------------------------------------------


def test_the_music_goes_down_for_an_effect_of_weight_and_for_speech_and_comes_back(mixer):
    mixer.hear(MUSIC)
    until(mixer, waltz)
    playing = waltz()
    full = playing.get_volume()
    low = msgspec.structs.replace(MUSIC, low=True)
    for lowered, raised in ((lambda: mixer.play(WON), lambda: None),
                            (lambda: mixer.hear(low), lambda: mixer.hear(MUSIC))):
        lowered()
        for _ in range(60):
            mixer.update(1 / 60)
        assert playing.get_volume() < 0.5 * full
        raised()
        for _ in range(600):
            mixer.update(1 / 60)
        assert playing.get_volume() == full
    mixer.play(CARD)
    mixer.update(1 / 60)
    assert playing.get_volume() == full


@pytest.fixture
def short(tmp_path):
    """A mixer and its music: two waltzes of a quarter of a second, one twice as loud as the other."""
    for name, level in (("quiet.ogg", 40), ("loud.ogg", 80)):
        with wave.open(str(tmp_path / name), "wb") as file:
            file.setparams((2, 2, 44100, 0, "NONE", ""))
            file.writeframes(bytes((0, level)) * (2 * 44100 // 4))
    made = mixer_of(tmp_path)
    yield made, Audible(silent=False, waltzes=("quiet.ogg", "loud.ogg"), volume=0.4)
    made.close()


def test_a_waltz_is_played_once_and_another_follows_after_a_rest(short):
    """During the rest the device is released, and the mixer wakes by itself for the next waltz."""
    mixer, music = short
    mixer.hear(music)
    until(mixer, waltz)
    first = mixer.status(1).waltz
    assert first
    until(mixer, lambda: not waltz())
    mixer.update(0.01)
    assert mixer.status(1).waltz == ""
    mixer.update(REST_BETWEEN_S - 0.5)
    assert not waltz()
    assert closed()
    assert 0 < mixer.pause < 1, "it sleeps until then"
    mixer.update(mixer.pause)
    until(mixer, waltz)
    assert {first, mixer.status(1).waltz} == {*music.waltzes}


def test_another_mood_fades_the_waltz_out_and_begins_its_own_without_a_long_rest(short):
    mixer, music = short
    mixer.hear(msgspec.structs.replace(music, waltzes=("quiet.ogg",)))
    until(mixer, waltz)
    mixer.hear(msgspec.structs.replace(music, waltzes=("loud.ogg",)))
    assert mixer.status(1).waltz == ""
    until(mixer, lambda: not waltz())
    mixer.update(2.0)
    until(mixer, lambda: mixer.status(1).waltz == "loud.ogg")


def test_a_waltz_of_another_mood_that_was_being_read_is_not_played(short, monkeypatch):
    mixer, music = short
    sound = pygame.mixer.Sound
    held: list[Any] = []

    def slow(path):
        while not held:
            time.sleep(0.002)
        return sound(path)

    monkeypatch.setattr(pygame.mixer, "Sound", slow)
    mixer.hear(msgspec.structs.replace(music, waltzes=("quiet.ogg",)))
    mixer.update(0.1)
    mixer.hear(msgspec.structs.replace(music, waltzes=("loud.ogg",)))
    held.append(1)
    until(mixer, lambda: mixer.status(1).waltz)
    assert mixer.status(1).waltz == "loud.ogg"


@pytest.mark.parametrize("off", [Audible(), HEARD, msgspec.structs.replace(MUSIC, volume=0.0)])
def test_music_that_is_switched_off_fades_and_takes_no_memory(mixer, off):
    mixer.hear(MUSIC)
    until(mixer, waltz)
    assert mixer.status(1).waltz in MUSIC.waltzes
    playing = waltz()
    holders = sys.getrefcount(playing)
    mixer.hear(off)
    mixer.update(0.01)
    assert waltz() is playing, "it fades"
    assert mixer.status(2).waltz == ""
    until(mixer, lambda: not waltz())
    assert sys.getrefcount(playing) == holders - 2, "the game and the mixer have let go"


def test_who_mutes_while_a_waltz_is_read_does_not_hear_it_and_the_device_stays_for_the_reading(mixer, monkeypatch):
    sound = pygame.mixer.Sound
    held: list[Any] = []

    def slow(path):
        while not held:
            time.sleep(0.002)
        return sound(path)

    monkeypatch.setattr(pygame.mixer, "Sound", slow)
    mixer.hear(MUSIC)
    mixer.update(0.1)
    mixer.update(2 * SILENCE_S)
    assert not closed()
    mixer.hear(Audible())
    held.append(1)
    until(mixer, lambda: mixer.update(0.1) or closed())
    assert mixer.status(1).waltz == ""


def test_without_memory_for_it_music_waits_until_there_is_some(mixer, monkeypatch):
    sound, tries = pygame.mixer.Sound, []

    def short(_):
        tries.append(1)
        raise pygame.error("Out of memory")

    monkeypatch.setattr(pygame.mixer, "Sound", short)
    mixer.hear(MUSIC)
    until(mixer, lambda: tries and mixer.pause == 1.0)
    monkeypatch.setattr(pygame.mixer, "Sound", sound)
    for _ in range(20):
        mixer.update(0.1)
    assert (waltz(), mixer.status(1).broken) == (None, ())
    mixer.play(CARD)
    mixer.update(SILENCE_S)
    until(mixer, waltz)


# -- the room tone ----------------------------------------------------------------------------------------------------


def tone() -> pygame.mixer.Sound | None:
    """The sound in the channel of the room tone."""
    return None if closed() else pygame.mixer.Channel(ROOM_CHANNEL).get_sound()


def test_the_room_tone_goes_on_beside_the_music_is_lower_during_speech_and_fades(mixer):
    both = msgspec.structs.replace(MUSIC, room="cafe_1.ogg", room_volume=0.4)
    mixer.hear(both)
    until(mixer, lambda: waltz() and tone())
    playing = tone()
    full = playing.get_volume()
    assert full == pytest.approx(0.4, abs=0.01)
    mixer.hear(msgspec.structs.replace(both, low=True))
    for _ in range(60):
        mixer.update(1 / 60)
    assert playing.get_volume() < 0.5 * full
    mixer.hear(MUSIC)
    mixer.update(0.01)
    assert tone() is playing, "it fades"
    until(mixer, lambda: not tone())
    assert waltz()
    mixer.hear(CAFE)
    until(mixer, tone)
    mixer.hear(Audible())
    until(mixer, lambda: not tone())


def test_the_room_tone_is_repeated_while_there_is_play(short):
    mixer, _ = short
    quarter = msgspec.structs.replace(CAFE, room="loud.ogg")
    mixer.hear(quarter)
    until(mixer, tone)
    time.sleep(0.6)
    mixer.update(2 * SILENCE_S)
    assert tone()
    assert mixer.status(1).waltz == ""
    mixer.update(ROOM_STAYS_S)
    until(mixer, lambda: not tone())
    mixer.update(SILENCE_S)
    assert closed()
    assert mixer.pause is None, "nothing is due"
    mixer.hear(msgspec.structs.replace(quarter, stirs=1))
    until(mixer, tone)


def test_the_room_tone_goes_on_in_mono_and_without_its_file_there_is_none(mixer):
    mixer.hear(msgspec.structs.replace(CAFE, room="gone.ogg"))
    until(mixer, lambda: mixer.status(1).broken == ("gone.ogg",))
    assert not tone()
    for mono, wished in ((False, 2), (True, 1)):
        mixer.hear(msgspec.structs.replace(CAFE, mono=mono))
        until(mixer, lambda wished=wished: mixer.pause is not None and channels() == wished and tone())


# -- the device -------------------------------------------------------------------------------------------------------


def test_the_device_is_given_back_after_a_silence_and_opened_when_something_is_wanted(mixer):
    mixer.update(1.0)
    assert closed()
    for wanted in (HEARD, msgspec.structs.replace(HEARD, stirs=1)):
        mixer.hear(wanted)
        assert not closed()
        for _ in range(4):
            mixer.update(1.0)
        assert not closed()
        mixer.update(1.0)
        assert closed()
        assert mixer.pause is None, "nothing is due"
    mixer.hear(Audible())
    assert closed(), "it is muted"


def test_music_keeps_the_device_and_mute_lets_it_go(mixer):
    mixer.hear(MUSIC)
    until(mixer, waltz)
    for _ in range(20):
        mixer.update(1.0)
    assert waltz()
    mixer.hear(Audible())
    until(mixer, lambda: not waltz())
    mixer.update(SILENCE_S)
    assert closed()
    mixer.hear(MUSIC)
    until(mixer, waltz)


def test_a_device_that_is_gone_is_looked_for_ever_more_rarely_and_found(mixer, monkeypatch):
    tries, init = [], pygame.mixer.init

    def gone(*_, **__):
        tries.append(1)
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", gone)
    mixer.hear(MUSIC)
    mixer.play(CARD)
    assert mixer.status(1).no_device == "no audio device"
    for _ in range(10):
        mixer.update(SILENCE_S)
    assert len(tries) == 4, "after 0, 5, 15 and 35 seconds"
    monkeypatch.setattr(pygame.mixer, "init", init)
    for _ in range(10):
        mixer.update(SILENCE_S)
    until(mixer, waltz)
    assert mixer.status(2).no_device == ""


def test_a_library_that_looks_in_vain_for_a_device_prints_nothing(mixer, monkeypatch, capfd):
    def init(*_, **__):
        os.write(2, b"cannot find card '0'")
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", init)
    mixer.hear(HEARD)
    os.write(2, b"said")
    assert capfd.readouterr().err == "said"


def test_sounds_are_read_again_for_a_device_with_another_rate(mixer, channel, monkeypatch):
    """At twice the rate the sounds would otherwise be half as long and an octave too high."""
    mixer.hear(HEARD)
    mixer.play(CARD)
    length = channel.played[0].get_length()
    mixer.update(SILENCE_S)
    assert closed()
    monkeypatch.setattr("game.ui.app.mixer.FORMAT", (88200, -16, 512))
    mixer.hear(HEARD)
    mixer.play(CARD)
    assert channel.played[1].get_length() == pytest.approx(length, abs=0.01)


class Pipe:
    """The mixer's end of a pipe with commands sent before the device is open."""

    def __init__(self, *commands: MixerCommand) -> None:
        self._commands = [msgspec.json.encode(command) for command in commands]
        self.told: list[MixerStatus] = []

    def poll(self, timeout=0.0):
        return bool(self._commands) or timeout != 0.0

    def recv_bytes(self, most):
        if not self._commands:
            raise EOFError
        return self._commands.pop(0)

    def send_bytes(self, message):
        assert len(message) < MOST_BYTES
        self.told.append(msgspec.json.decode(message, type=MixerStatus))


def test_effects_that_came_while_the_device_was_being_opened_are_not_heard_all_at_once(channel, monkeypatch):
    monkeypatch.setattr("game.ui.app.mixer.or_ended", lambda seconds: nullcontext())
    monkeypatch.setattr("game.ui.app.mixer.signal.signal", lambda *_: None)
    init = pygame.mixer.init

    def slow(*args, **more):
        time.sleep(1.1 * LATE_S)
        init(*args, **more)

    for opening, heard in ((init, 4), (slow, 0)):
        monkeypatch.setattr(pygame.mixer, "init", opening)
        channel.played.clear()
        pipe = Pipe(*(MixerCommand(number, HEARD, CARD) for number in range(1, 5)))
        serve_mixer(pipe, str(SOUNDS))  # type: ignore[arg-type]
        assert len(channel.played) == heard
        assert pipe.told[-1].number == 4
        assert closed()


def test_a_command_after_a_long_silence_opens_the_device_for_as_long_as_any(monkeypatch):
    monkeypatch.setattr("game.ui.app.mixer.or_ended", lambda seconds: nullcontext())
    monkeypatch.setattr("game.ui.app.mixer.signal.signal", lambda *_: None)
    now = [0.0]

    class Rare(Pipe):
        def poll(self, timeout=0.0):
            now[0] += 600.0 if timeout != 0.0 else 0.0
            return super().poll(timeout)

    monkeypatch.setattr("game.ui.app.mixer.time", SimpleNamespace(monotonic=lambda: now[0]))
    pipe: Any = Rare(MixerCommand(1, HEARD), MixerCommand(2, msgspec.structs.replace(HEARD, stirs=1)))
    serve_mixer(pipe, str(SOUNDS))
    assert [status.device is not None for status in pipe.told[:2]] == [True, True]


def test_only_the_mixer_touches_the_device():
    """In the window's process, a device that does not answer would block everything."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (SOUNDS.parent / "game").rglob("*.py")}
    assert {name for name, text in texts.items() if "pygame.mixer" in text or "pygame.init(" in text} == {
        "mixer.py"}
