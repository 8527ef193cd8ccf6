"""Sounds: random variations without repetition, volumes by kind, mute, and the messages to the mixer's process."""

import time
from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import pygame
import pytest

from game.ai import processes
from game.engine.payment import PAYMENTS
from game.settings import Keeper
from game.ui.app.live import attach
from game.ui.app.mixer import Audible, MixerCommand, MixerStatus
from game.ui.app.sounds import CAFE, FIRST_WAIT_S, PIPED, SOUNDS, STIR_S, MixerProcess, Sounds, effects_in
from game.view.sounds import kind_of
from tests.driver import Person, context
from tools.shots.shots import Shot, app_at


class Recorder:
    """A substitute for the mixer's process that records its commands."""

    made: ClassVar[list["Recorder"]] = []

    def __init__(self, folder):
        self.effects, self.wanted, self.changes = [], Audible(), 0
        self.status, self.closed = MixerStatus(), False
        self.made.append(self)

    def tell(self, wanted, effect=None):
        self.changes += wanted != self.wanted
        self.wanted = wanted
        if effect is not None:
            self.effects.append(effect)

    def update(self):
        pass

    def close(self):
        self.closed = True


@pytest.fixture
def sounds(monkeypatch):
    monkeypatch.setattr("game.ui.app.sounds.MixerProcess", Recorder)
    made = Sounds()
    made.open()
    made.update(0)
    yield made
    made.close()


@pytest.fixture
def mixer(sounds):
    return Recorder.made[-1]


def test_the_table_names_files_that_are_there_and_that_a_command_may_name():
    rows = effects_in(SOUNDS)
    assert {"card", "click", "refuse", "deal", "trick"} <= rows.keys()
    files = [file for row in rows.values() for file in row.files]
    assert [file for file in files if not (SOUNDS / file).is_file()] == []
    for file in files:
        command = MixerCommand(1, Audible(), (file, 1.0, 1.0))
        assert msgspec.json.decode(msgspec.json.encode(command), type=MixerCommand) == command
    for file in ("../card_1.ogg", "/etc/passwd", "card 1"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(MixerCommand(1, Audible(), (file, 1, 1))), type=MixerCommand)


def test_variations_never_come_twice_running(sounds, mixer):
    for _ in range(40):
        sounds.play("card")
    files = [file for file, _, _ in mixer.effects]
    assert len(files) == 40
    assert all(one != other for one, other in pairwise(files))
    assert len(set(files)) > 2


def test_volume_and_place_reach_the_mixer(sounds, mixer):
    sounds.volumes["cards"] = 0.5
    sounds.play("card", pan=-1)
    sounds.volumes["cards"] = 0.0
    sounds.play("card")
    assert [sides for _, *sides in mixer.effects] == [[pytest.approx(0.5 * effects_in(SOUNDS)["card"].gain), 0], [0, 0]]


def test_each_kind_of_sound_has_a_volume_of_its_own(sounds, mixer):
    for kind, names in {"cards": ("card", "trick"), "calls": ("turn", "won"), "controls": ("click", "refuse")}.items():
        sounds.volumes = dict.fromkeys(("cards", "calls", "controls"), 0.0) | {kind: 1.0}
        for name in effects_in(SOUNDS):
            if name == CAFE or name.startswith("music "):
                continue
            sounds.play(name)
            assert (mixer.effects[-1][1:] != (0, 0)) == (kind_of(name) == kind)
        for name in names:
            sounds.play(name)
            assert mixer.effects[-1][1:] != (0, 0)


def test_muted_or_without_focus_nothing_plays(sounds, mixer):
    for silence in (sounds.toggle_mute, lambda: sounds.mute_unfocused(True)):
        silence()
        sounds.play("card")
        sounds.update(0)
        assert mixer.wanted.silent
        sounds.muted = sounds.unfocused = False
    assert mixer.effects == []
    sounds.play("card")
    assert not mixer.wanted.silent
    assert len(mixer.effects) == 1


def test_somebody_who_moves_is_reported_now_and_then(sounds, mixer):
    before = mixer.changes
    for _ in range(100):
        sounds.stir()
        sounds.update(STIR_S / 20)
    assert 4 <= mixer.changes - before <= 6


def test_music_is_wanted_at_its_volume_and_lower_while_something_is_said(sounds, mixer):
    told: list[Any] = []
    sounds.on_sound = told.append
    sounds.music("table")
    sounds.music_volume = 0.5
    sounds.update(0)
    assert set(mixer.wanted.waltzes) == set(effects_in(SOUNDS)["music table"].files)
    assert mixer.wanted.volume == pytest.approx(0.5 * effects_in(SOUNDS)["music table"].gain)
    mixer.status = MixerStatus(1, waltz="music_1.ogg")
    for _ in range(10):
        sounds.lower_music(0.3)
        sounds.update(0.1)
        assert mixer.wanted.low
        assert sounds.music_is_low
    for _ in range(10):
        sounds.update(0.1)
    assert not mixer.wanted.low
    mixer.status = MixerStatus(1, waltz="music_2.ogg")
    sounds.update(0)
    mixer.status = MixerStatus(1)
    sounds.update(0)
    assert told == ["music", "music", "music_over"]
    sounds.music_volume = 0.0
    sounds.update(0)
    assert mixer.wanted.waltzes == ()


def test_the_cafe_is_heard_at_the_table_with_the_volume_of_the_cards_and_has_no_caption(sounds, mixer):
    told: list[Any] = []
    sounds.on_sound = told.append
    for cafe, mood, silent in ((True, "table", False), (False, "table", False), (True, "menu", False),
                               (True, "end", False), (True, "table", True)):
        sounds.cafe, sounds.unfocused = cafe, silent
        sounds.music(mood)
        sounds.update(0)
        assert (mixer.wanted.room is not None) == (cafe and mood == "table" and not silent)
    sounds.unfocused = False
    sounds.volumes["cards"] = 0.5
    sounds.update(0)
    row = effects_in(SOUNDS)[CAFE]
    assert (mixer.wanted.room, mixer.wanted.room_volume) == (row.files[0], pytest.approx(0.5 * row.gain))
    assert told == []


@pytest.mark.parametrize(("shot", "mood"), [("menu", "menu"), ("lessons", "menu"), ("lesson_pack", "menu"),
                                            ("play", "table"), ("leave", "table"), ("refusals", "table"),
                                            ("match_end", "end")])
def test_each_scene_has_its_music(shot, mood, monkeypatch):
    monkeypatch.setattr("game.ui.app.sounds.MixerProcess", Recorder)
    app = app_at(Shot(shot, (1280, 720)))
    app.sounds = Sounds()
    app.sounds.open()
    attach(app, Keeper())
    for _ in range(2):
        app.step([], 0.0)
    wanted = Recorder.made[-1].wanted
    assert set(wanted.waltzes) == set(effects_in(SOUNDS)[f"music {mood}"].files)
    assert (wanted.room is not None) == (mood == "table")
    app.close()


@pytest.mark.parametrize("text", ["{", "[]", '{"card": {"files": 3}}', '{"card": {"gain": 1}}', "\udcff"])
def test_a_broken_table_is_named_and_the_game_silent(tmp_path, caplog, text):
    (tmp_path / "table.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    made = Sounds(tmp_path)
    made.open()
    made.play("card")
    assert "broken: sounds/table.json" in caplog.text
    made.close()


def test_what_the_mixer_cannot_read_or_open_is_in_the_log_once(sounds, mixer, caplog):
    caplog.set_level("INFO")
    for broken in (("card_1.ogg",), ("card_1.ogg", "gone.ogg")):
        mixer.status = MixerStatus(1, no_device="no such device", broken=broken)
        for _ in range(3):
            sounds.update(0.1)
    assert [record.getMessage() for record in caplog.records] == [
        "no sound: no such device", "broken: sounds/card_1.ogg (silence stands in)",
        "missing: sounds/gone.ogg (silence stands in)"]


def test_before_the_sounds_are_open_nothing_plays_and_nothing_waits(monkeypatch):
    monkeypatch.setattr("game.ui.app.sounds.MixerProcess", Recorder)
    made = Sounds()
    made.play("card")
    made.update(1)
    assert (Recorder.made[-1].effects, Recorder.made[-1].changes) == ([], 0)
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


# -- the process ------------------------------------------------------------------------------------------------------

HEARD, CARD = Audible(silent=False), ("card_1.ogg", 1.0, 1.0)


class Process:
    """A substitute for the mixer's process; the test provides its replies."""

    started: ClassVar[list["Process"]] = []

    def __init__(self, name, target, *args):
        self.pipe, self.told, self.replies, self.lost, self.ended = self, [], [], False, False
        self.started.append(self)

    def send_bytes(self, message):
        if self.lost:
            raise BrokenPipeError
        self.told.append(msgspec.json.decode(message, type=MixerCommand))

    def poll(self):
        return self.lost or bool(self.replies)

    def recv_bytes(self, most):
        if self.lost:
            raise EOFError
        return self.replies.pop(0)

    def end(self, grace_s):
        self.ended = True


@pytest.fixture
def process(monkeypatch):
    monkeypatch.setattr(processes, "PipedProcess", Process)
    now = [0.0]
    Process.started = []
    made = MixerProcess(SOUNDS, lambda: now[0])
    made.now = now  # type: ignore[attr-defined]
    return made


def test_the_process_starts_when_something_is_to_be_heard_and_is_told_changes_only(process):
    process.tell(Audible())
    process.tell(Audible(mono=True))
    assert Process.started == []
    for _ in range(3):
        process.tell(HEARD)
    process.tell(HEARD, CARD)
    process.tell(Audible())
    (made,) = Process.started
    assert made.told == [MixerCommand(1, HEARD), MixerCommand(2, HEARD, CARD), MixerCommand(3, Audible())]


def test_a_process_that_does_not_answer_is_told_no_more_than_fits_and_at_last_the_latest(process):
    """If the device never opened, a full pipe would block the window."""
    for _ in range(10 * PIPED):
        process.tell(HEARD, CARD)
    process.tell(Audible())
    (made,) = Process.started
    assert len(made.told) == PIPED
    made.replies.append(msgspec.json.encode(MixerStatus(PIPED)))
    process.update()
    process.tell(Audible())
    assert made.told[-1].wanted == Audible()


def test_a_lost_process_is_replaced_ever_later_and_told_everything_again(process, caplog):
    waits = []
    for lose in range(4):
        process.tell(HEARD)
        made, begun = Process.started[-1], process.now[0]
        assert made.told == [MixerCommand(1, HEARD)]
        if lose == 3:
            made.replies.append(msgspec.json.encode(MixerStatus(1)))
            process.update()
        made.lost = True
        if lose % 2:
            process.tell(HEARD, CARD)
        else:
            process.update()
        assert made.ended
        assert process.status.number == 0
        assert process.status.no_device
        while len(Process.started) == lose + 1:
            process.now[0] += 0.5
            process.tell(HEARD)
        waits.append(process.now[0] - begun)
    assert waits == [FIRST_WAIT_S, 2 * FIRST_WAIT_S, 4 * FIRST_WAIT_S, FIRST_WAIT_S]
    assert caplog.text.count("no sound") == 4


@pytest.mark.parametrize("message", [b"", b"{}", b"[1,2]", b'[1,null,"../x",3]', b"\xff"])
def test_a_reply_that_is_nonsense_is_a_process_lost(process, message):
    process.tell(HEARD)
    Process.started[-1].replies.append(message)
    process.update()
    assert Process.started[-1].ended


def test_without_room_for_a_process_the_game_is_silent(process, monkeypatch):
    def refuse(*_):
        raise OSError("no more processes")

    monkeypatch.setattr(processes, "PipedProcess", refuse)
    process.tell(HEARD, CARD)
    process.update()
    process.close()
    assert process.status == MixerStatus()


def test_music_is_heard_from_a_process_of_its_own():
    made = Sounds()
    told: list[Any] = []
    made.on_sound = told.append
    made.open()
    made.music("menu")
    end = time.monotonic() + 60
    while not told:
        made.update(0.01)
        assert time.monotonic() < end
        time.sleep(0.01)
    assert (told, made.device) == (["music"], (44100, -16, 2))
    made.close()
    assert made.device is None


def test_a_page_that_opens_is_heard_and_one_that_is_seen_again_is_not():
    person = Person(context(seed=1))
    person.step()
    person.app.sounds.played = []
    person.app.scenes.take(person.context.open("how"))
    assert person.app.sounds.played == ["page"]
    person.press(pygame.K_ESCAPE)
    assert person.app.sounds.played == ["page"]
