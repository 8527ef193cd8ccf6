"""Sounds: chance without repetition, volumes by kind, silence without a device or a file."""

import json
import sys
import threading
import time

import pygame
import pytest

from game.engine.payment import PAYMENTS
from game.ui.app import music as music_module
from game.ui.app.sounds import SILENCE_S, SOUNDS, Sounds, effects_in
from game.view.sounds import kind_of
from tests.driver import Person, context


def until_ready(made: Sounds) -> None:
    end = time.monotonic() + 10
    while not made.ready:
        made.update(0)
        assert time.monotonic() < end, "the dummy device never opened"
        time.sleep(0.005)


@pytest.fixture
def sounds():
    made = Sounds()
    made.open()
    until_ready(made)
    yield made
    made.close()


@pytest.fixture
def channel(monkeypatch):
    """Records which sounds are played and how loud."""

    class Channel:
        played, volumes = [], []

        def set_volume(self, *volumes):
            self.volumes.append(volumes)

        def play(self, sound):
            self.played.append(sound)

    Channel.played, Channel.volumes = [], []
    monkeypatch.setattr("game.ui.app.sounds.free_channel", Channel)
    return Channel


def test_the_table_names_files_that_are_there():
    rows = effects_in(SOUNDS)
    assert {"card", "click", "refuse", "deal", "trick"} <= rows.keys()
    assert [file for row in rows.values() for file in row.files if not (SOUNDS / file).is_file()] == []


def test_variations_never_come_twice_running(sounds, channel):
    for _ in range(40):
        sounds.play("card")
    assert len(channel.played) == 40
    assert all(one is not other for one, other in zip(channel.played, channel.played[1:], strict=False))
    assert len({id(sound) for sound in channel.played}) > 2


def test_volume_and_place_reach_the_channel(sounds, channel):
    sounds.volumes["cards"] = 0.5
    sounds.play("card", pan=-1)
    left, right = channel.volumes[-1]
    assert right == 0
    assert left == pytest.approx(0.5 * effects_in(SOUNDS)["card"].gain)
    sounds.volumes["cards"] = 0.0
    sounds.play("card")
    assert channel.volumes[-1] == (0, 0)


def test_effects_leave_the_channels_of_the_music_free(sounds):
    for _ in range(20):
        sounds.play("card")
    assert not any(pygame.mixer.Channel(number).get_busy() for number in range(music_module.CHANNELS))
    assert pygame.mixer.Channel(music_module.CHANNELS).get_busy()


def test_in_mono_the_device_has_one_channel_and_a_place_takes_no_volume_away(sounds, channel):
    sounds.mono = True
    until(sounds, closed)
    sounds.stir()
    until(sounds, lambda: channels() == 1)
    sounds.volumes["cards"] = 0.5
    sounds.play("card", pan=-1)
    until(sounds, lambda: channel.volumes != [])
    assert channel.volumes == [(pytest.approx(0.5 * effects_in(SOUNDS)["card"].gain),)]


def test_music_goes_on_in_mono_and_back_in_stereo(sounds):
    sounds.music(True)
    for mono, wished in ((True, 1), (False, 2)):
        until(sounds, waltzes)
        sounds.mono = mono
        until(sounds, lambda wished=wished: channels() == wished and waltzes())


def test_each_kind_of_sound_has_a_volume_of_its_own(sounds, channel):
    for kind, names in {"cards": ("card", "trick"), "calls": ("turn", "won"), "controls": ("click", "refuse")}.items():
        sounds.volumes = dict.fromkeys(("cards", "calls", "controls"), 0.0) | {kind: 1.0}
        for name in effects_in(SOUNDS):
            if name != "music":
                sounds.play(name)
                assert (channel.volumes[-1] != (0, 0)) == (kind_of(name) == kind)
        for name in names:
            sounds.play(name)
            assert channel.volumes[-1] != (0, 0)


def test_muted_or_hushed_nothing_plays(sounds, channel):
    sounds.toggle_mute()
    sounds.play("card")
    sounds.toggle_mute()
    sounds.mute_unfocused(True)
    sounds.play("card")
    assert channel.played == []
    sounds.mute_unfocused(False)
    sounds.play("card")
    assert len(channel.played) == 1


def test_an_unknown_effect_and_a_missing_file_are_silent(tmp_path, caplog):
    (tmp_path / "table.json").write_text(json.dumps({"card": {"files": ["gone.ogg"], "gain": 1}}))
    made = Sounds(tmp_path)
    made.open()
    until_ready(made)
    made.play("card")
    made.play("no such effect")
    assert made.ready
    assert sum("gone.ogg" in record.getMessage() for record in caplog.records) == 1
    made.close()


def test_without_a_device_the_game_is_silent(monkeypatch):
    tried = threading.Event()

    def no_device(*_):
        tried.set()
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    made = Sounds()
    made.open()
    assert tried.wait(10)
    made.update(1)
    made.play("card")
    made.music(True)
    made.update(1)
    assert not made.ready
    made.close()


@pytest.mark.parametrize("text", ["{", "[]", '{"card": {"files": 3}}', '{"card": {"gain": 1}}', "\udcff"])
def test_a_broken_table_is_named_and_the_game_silent(tmp_path, caplog, text):
    (tmp_path / "table.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    made = Sounds(tmp_path)
    made.open()
    until_ready(made)
    made.play("card")
    assert made.ready
    assert "broken: sounds/table.json" in caplog.text
    made.close()


def test_a_broken_sound_and_broken_music_are_named_and_silent(tmp_path, caplog):
    for name in ("card.ogg", "music.ogg"):
        (tmp_path / name).write_bytes(b"OggS and nothing more")
    rows = {"card": {"files": ["card.ogg"]}, "music": {"files": ["music.ogg"]}}
    (tmp_path / "table.json").write_text(json.dumps(rows))
    made = Sounds(tmp_path)
    made.open()
    until_ready(made)
    made.music(True)
    until(made, lambda: len(caplog.records) == 2)
    for _ in range(3):
        made.update(0.1)
        made.play("card")
    assert made.ready
    assert [r.getMessage() for r in caplog.records] == [
        "broken: sounds/card.ogg (silence stands in)", "broken: sounds/music.ogg (silence stands in)"]
    made.close()


def test_before_the_device_is_open_nothing_plays_and_nothing_waits(monkeypatch):
    played = []
    monkeypatch.setattr("game.ui.app.sounds.free_channel", lambda: played.append(1))
    made = Sounds()
    made.play("card")
    made.update(1)
    assert not made.ready
    assert not played
    made.close()


@pytest.mark.parametrize(("paid", "heard"), [(40, {"won"}), (-40, {"lost"}), (0, set())])
def test_what_is_heard_at_the_end_of_a_deal_is_what_it_brought(paid, heard, monkeypatch):
    person = Person(context(seed=2))
    person.press(pygame.K_RETURN)
    payments = PAYMENTS["zero-sum"]

    def settled(done):
        _, lines = payments(done)
        seats = done.facts.deal.order
        return dict.fromkeys(seats, 0) | {0: paid, 1: -paid}, lines

    monkeypatch.setitem(PAYMENTS, "zero-sum", settled)
    person.app.sounds.played = []
    person.play_deal()
    assert {"won", "lost", "rubber"} & set(person.app.sounds.played) == heard


# -- music ------------------------------------------------------------------------------------------------------------


def waltzes() -> list[pygame.mixer.Sound]:
    """What plays in the channels of the music."""
    playing = (pygame.mixer.Channel(number).get_sound() for number in range(music_module.CHANNELS))
    return [sound for sound in playing if sound is not None]


def test_the_music_goes_down_for_an_effect_of_weight_and_comes_back(sounds, channel):
    sounds.music(True)
    until(sounds, waltzes)
    (waltz,) = waltzes()
    full = waltz.get_volume()
    sounds.play("won")
    for _ in range(60):
        sounds.update(1 / 60)
    low = waltz.get_volume()
    for _ in range(600):
        sounds.update(1 / 60)
    assert low < 0.5 * full < waltz.get_volume() == full
    sounds.play("card")
    sounds.update(1 / 60)
    assert waltz.get_volume() == full


def test_a_waltz_goes_round_and_then_fades_into_the_other_one(sounds):
    """It was made without a seam, so nothing is heard where it ends; between two there is no silence."""
    sounds.music(True)
    until(sounds, waltzes)
    (first,) = waltzes()
    sounds.update((music_module.ROUNDS - 1) * first.get_length())
    assert waltzes() == [first]
    sounds.update(first.get_length())
    until(sounds, lambda: len(waltzes()) == 2)
    until(sounds, lambda: len(waltzes()) == 1)
    (second,) = waltzes()
    assert second.get_length() != first.get_length()


def test_the_end_of_a_waltz_runs_into_its_beginning(sounds):
    """Without anybody who looks after it: the window sleeps."""
    short = pygame.mixer.Sound(buffer=bytes(44100 * 4 // 5))
    music_module.Music().begin(short, 1.0)
    time.sleep(4 * short.get_length())
    assert waltzes() == [short]


@pytest.mark.parametrize("off", [lambda sounds: sounds.music(False), lambda sounds: sounds.toggle_mute(),
                                 lambda sounds: setattr(sounds, "music_volume", 0.0)])
def test_music_that_is_switched_off_fades_and_takes_no_memory(sounds, off):
    sounds.music(True)
    until(sounds, waltzes)
    (waltz,) = waltzes()
    holders = sys.getrefcount(waltz)
    off(sounds)
    sounds.update(0.01)
    assert waltzes() == [waltz], "it fades"
    until(sounds, lambda: not waltzes())
    assert sys.getrefcount(waltz) == holders - 2, "the game and the mixer have let go"


def test_a_waltz_is_read_beside_the_window_and_not_for_the_mute(sounds, monkeypatch):
    """Nobody waits for it; who mutes before it is there does not hear it."""
    read, held = threading.Event(), threading.Event()
    sound = pygame.mixer.Sound

    def slow(path):
        read.set()
        assert held.wait(10)
        return sound(path)

    sounds.muted = True
    sounds.music(True)
    monkeypatch.setattr(pygame.mixer, "Sound", slow)
    sounds.update(0.1)
    assert not read.wait(0.05)
    sounds.muted = False
    sounds.update(0.1)
    assert read.wait(10)
    sounds.update(2 * SILENCE_S)
    assert not closed(), "the device stays while music is read for it"
    sounds.muted = True
    held.set()
    begun = []
    monkeypatch.setattr(music_module.Music, "begin", lambda *_: begun.append(1))
    until(sounds, lambda: sounds.update(0.1) or closed())
    assert begun == []


def test_without_memory_for_it_music_waits_until_there_is_some(sounds, monkeypatch, caplog):
    sound, tries = pygame.mixer.Sound, []

    def short(_):
        tries.append(1)
        raise pygame.error("Out of memory")

    monkeypatch.setattr(pygame.mixer, "Sound", short)
    sounds.music(True)
    until(sounds, lambda: tries)
    monkeypatch.setattr(pygame.mixer, "Sound", sound)
    for _ in range(20):
        sounds.update(0.1)
        time.sleep(0.005)
    assert waltzes() == []
    assert caplog.records == []
    sounds.play("card")
    sounds.update(SILENCE_S)
    until(sounds, waltzes)


# -- the device rests -------------------------------------------------------------------------------------------------


def until(made: Sounds, true) -> None:
    end = time.monotonic() + 10
    while not true():
        made.update(0.001)
        assert time.monotonic() < end
        time.sleep(0.002)


def closed() -> bool:
    return pygame.mixer.get_init() is None


def channels() -> int:
    """The channels of the open device; 0 while it is closed."""
    return (pygame.mixer.get_init() or (0, 0, 0))[2]


def test_after_some_silence_the_device_is_given_back_and_the_next_sound_is_heard(sounds):
    for _ in range(4):
        sounds.update(1.0)
    assert not closed()
    sounds.update(1.0)
    until(sounds, closed)
    sounds.play("trick")
    until(sounds, lambda: not closed() and pygame.mixer.get_busy())


def test_what_sounds_while_the_device_is_being_closed_is_heard_too(sounds, channel):
    sounds.update(SILENCE_S)
    sounds.play("card")
    until(sounds, lambda: len(channel.played) == 1)


def test_music_keeps_the_device_and_mute_lets_it_go(sounds):
    sounds.music(True)
    until(sounds, waltzes)
    for _ in range(20):
        sounds.update(1.0)
    assert waltzes()
    sounds.toggle_mute()
    until(sounds, lambda: not waltzes())
    sounds.update(SILENCE_S)
    until(sounds, closed)
    sounds.toggle_mute()
    until(sounds, lambda: not closed() and waltzes())


def test_a_hand_opens_the_device_before_a_sound_is_wanted_unless_all_is_muted(sounds, channel):
    sounds.update(SILENCE_S)
    until(sounds, closed)
    sounds.muted = True
    sounds.stir()
    sounds.update(0.01)
    time.sleep(0.05)
    assert closed()
    sounds.muted = False
    sounds.stir()
    until(sounds, lambda: not closed())
    until(sounds, lambda: sounds.play("card") or channel.played != [])


@pytest.mark.parametrize("wanted", [lambda sounds: sounds.stir(), lambda sounds: sounds.play("card")])
def test_who_comes_while_the_device_is_being_closed_finds_it_open_again(sounds, monkeypatch, wanted):
    leave, held = pygame.mixer.quit, threading.Event()

    def slow():
        leave()
        assert held.wait(10)

    monkeypatch.setattr(pygame.mixer, "quit", slow)
    sounds.update(SILENCE_S)
    until(sounds, closed)
    wanted(sounds)
    held.set()
    until(sounds, lambda: not closed())


def test_a_device_that_is_gone_is_looked_for_now_and_then(sounds, monkeypatch):
    sounds.update(SILENCE_S)
    until(sounds, closed)
    tries, init = [], pygame.mixer.init

    def gone(*_):
        tries.append(1)
        raise pygame.error("no audio device")

    monkeypatch.setattr(pygame.mixer, "init", gone)
    sounds.music(True)
    for _ in range(40):
        sounds.update(0.1)
        time.sleep(0.005)
    assert len(tries) == 1
    monkeypatch.setattr(pygame.mixer, "init", init)
    sounds.update(SILENCE_S)
    until(sounds, lambda: not closed() and waltzes())


def test_sounds_are_read_again_for_a_device_with_another_rate(sounds, channel, monkeypatch):
    """They would last twice as long, an octave too low."""
    sounds.play("card")
    sounds.update(SILENCE_S)
    until(sounds, closed)
    monkeypatch.setattr("game.ui.app.sounds.FORMAT", (22050, -16, 2, 512))
    sounds.stir()
    until(sounds, lambda: sounds.play("card") or len(channel.played) > 20)
    assert max(sound.get_length() for sound in channel.played[1:]) < 1.0
    assert not any(sound is channel.played[0] for sound in channel.played[1:])


def test_music_is_lower_while_something_is_said_and_comes_back(sounds):
    sounds.music(True)
    until(sounds, waltzes)
    (waltz,) = waltzes()
    sounds.update(0.1)
    usual = waltz.get_volume()
    for _ in range(10):
        sounds.lower_music(0.3)
        sounds.update(0.1)
    assert waltz.get_volume() < usual / 2
    for _ in range(10):
        sounds.update(0.1)
    assert waltz.get_volume() == pytest.approx(usual, abs=0.02)
