"""Keys and pad buttons: each can be changed, a conflict is shown, and no needed key can be lost."""

import ctypes
import time

import pygame
import pytest
from pygame.event import Event

from game.settings import Changes, Keeper, Settings, keeper, path_in
from game.ui.app.events import KeyRepeats, key, verb
from game.ui.app.gamepad import FULL, Pads
from game.ui.app.keys import CONTROLS, Controls, buttons_of, key_code, key_code_name, keys_of, label_of
from game.ui.app.system import sdl
from game.ui.scenes.keys import Caps, KeyQuestion, KeysScene
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets.dialog import Dialog
from game.view import words
from game.view.bindings import (
    BUTTONS,
    KEYS,
    LABELS,
    NEEDED,
    PAD,
    SHAPES,
    TRIGGERS,
    Verb,
    bound_to,
    button_label,
    changes_of,
    kind_of_pad,
    rebound,
    with_changes,
)
from tests.driver import context, front
from tests.ui.pages import follow, texts
from tests.ui.test_settings import app_with, press

ENTER, ESC = pygame.K_RETURN, pygame.K_ESCAPE
FIVE: Changes = {"left": ("A",), "right": ("D",), "up": ("W",), "down": ("S",), "press": ("X",)}


def button(number):
    return Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0)


def opened(kept=None):
    kept = kept or Keeper()
    page = KeysScene(context(keeper=kept))
    return app_with(page, kept), page, kept


def asked_for(app, page, asked):
    """The dialog that asks for the new key of ``asked``, opened with the keys."""
    page.form.focus_on(page.widget(asked), visible=True)
    press(app, ENTER)
    return front(app, KeyQuestion)


def test_settings_with_a_key_of_no_known_name_are_used_before_there_is_a_window():
    pygame.display.quit()
    own = Controls()
    own.suit({"press": ("wizard",), "hint": ("[",)}, {})
    pygame.display.init()
    assert own.verb_of_key(pygame.K_LEFTBRACKET, 0) is Verb.HINT
    assert own.key_of(Verb.BACK) == ESC


def test_no_verb_needs_two_keys_and_no_key_has_two_verbs():
    for verb_, own in KEYS.items():
        assert any("+" not in name for name in own), verb_
    for bindings in (KEYS, PAD):
        names = [name for given in bindings.values() for name in given]
        assert len(names) == len(set(names))
    assert all(key_code(name) for names in KEYS.values() for name in names if "+" not in name)
    assert all(name in BUTTONS for names in PAD.values() for name in names)


def test_a_new_key_is_taken_shown_and_kept(tmp_path):
    app, page, _ = opened(keeper(path_in(tmp_path)))
    asked_for(app, page, Verb.HINT)
    press(app, pygame.K_KP5)
    assert front(app, KeysScene) is page
    assert verb(key(pygame.K_KP5)) is Verb.HINT
    assert verb(key(pygame.K_F2)) is None
    assert keys_of(Verb.HINT) == ["Keypad 5"]
    assert "Keypad 5" in texts(page.form)
    press(app, ESC)
    assert keeper(path_in(tmp_path)).settings.keys == {"hint": ("Keypad 5",)}


def test_a_key_in_use_is_named_and_swapped_or_left():
    app, page, _ = opened()
    asked_for(app, page, Verb.MUTE)
    press(app, pygame.K_h)
    question = front(app, Dialog)
    assert any("H" in text and words.say("does.story") in text for text in texts(question.form))
    press(app, ESC)
    assert (verb(key(pygame.K_h)), verb(key(pygame.K_m))) == (Verb.STORY, Verb.MUTE)
    asked_for(app, page, Verb.MUTE)
    press(app, pygame.K_h, ENTER)
    assert (verb(key(pygame.K_h)), verb(key(pygame.K_m))) == (Verb.MUTE, Verb.STORY)


def test_esc_and_a_modifier_change_nothing():
    app, page, kept = opened()
    asked_for(app, page, Verb.HINT)
    press(app, pygame.K_LSHIFT)
    assert front(app, KeyQuestion)
    press(app, ESC)
    assert front(app, KeysScene)
    assert not kept.settings.keys


def test_a_button_of_the_pad_is_changed_the_same_way():
    app, page, kept = opened()
    app.step([button(BUTTONS.index("dpdown"))], 0)
    asked_for(app, page, Verb.MUTE)
    app.step([button(BUTTONS.index("paddle1"))], 0)
    assert kept.settings.pad == {"mute": ("paddle1",)}
    asked_for(app, page, Verb.HINT)
    app.step([button(BUTTONS.index("a"))], 0)
    assert any("A" in text and words.say("does.press") in text for text in texts(front(app, Dialog).form))
    app.step([button(BUTTONS.index("a"))], 0)
    assert CONTROLS.verb_of_button("a") is Verb.HINT
    assert CONTROLS.verb_of_button("x") is Verb.PRESS


def test_the_defaults_come_back_with_one_button():
    app, page, kept = opened(Keeper(settings=Settings(keys=FIVE, pad={"mute": ("x",)})))
    assert verb(key(pygame.K_a)) is Verb.LEFT
    page.form.focus_on(page.widget("defaults"), visible=True)
    press(app, pygame.K_x)
    assert (kept.settings.keys, kept.settings.pad) == ({}, {})
    assert (CONTROLS.keys, CONTROLS.buttons) == (KEYS, PAD)
    assert page.widget("defaults").why is not None


@pytest.mark.parametrize("changes", [{"press": ()}, {"up": (), "down": ("Q",)},
                                     {"mute": ("Return", "Space", "Keypad Enter")}])
def test_no_settings_lock_anybody_out(changes):
    assert with_changes(KEYS, changes) == KEYS


def test_swapping_never_takes_the_last_key_of_what_is_needed():
    bindings = KEYS
    for verb_ in Verb:
        for needed in NEEDED:
            for name in bindings.get(needed, ()):
                bindings = rebound(bindings, verb_, name)
                assert all(bindings[each] for each in NEEDED)
                assert bound_to(bindings, name) is verb_
    assert with_changes(KEYS, changes_of(KEYS, bindings)) == bindings


def test_unknown_verbs_of_a_file_are_dropped_and_the_rest_is_used():
    made = with_changes(KEYS, {"fly": ("Q",), "mute": ("Q",)})
    assert made[Verb.MUTE] == ("Q",)
    assert set(made) == set(KEYS)


def test_a_changed_key_repeats_if_it_moves():
    CONTROLS.suit(FIVE, {})
    down = key(pygame.K_s)
    assert len(KeyRepeats().fresh([down, down, key(pygame.K_x), key(pygame.K_x)], 0)) == 3


def test_every_key_has_a_name_that_finds_it_again():
    for code in (pygame.K_a, pygame.K_F13, pygame.K_KP0, 0xF6, pygame.K_LEFT, pygame.K_PLUS):
        assert key_code(key_code_name(code)) == code


@pytest.mark.parametrize(("name", "kind", "press"), [
    ("Xbox Wireless Controller", "xbox", "A"), ("DualSense Wireless Controller", "playstation", "✕"),
    ("Nintendo Switch Pro Controller", "nintendo", "A"), ("Steam Deck", "deck", "A"), ("A pad", "xbox", "A"),
])
def test_the_pad_in_use_names_its_buttons(name, kind, press):
    assert kind_of_pad(name) == kind
    CONTROLS.pad = kind
    assert buttons_of(Verb.PRESS) == [press]
    for own in (*BUTTONS, *TRIGGERS):
        assert button_label(kind, own)


def test_shapes_are_drawn_and_letters_written():
    for labels in LABELS.values():
        for label in labels.values():
            assert label in SHAPES or label.isascii() or label in ("−", "…"), label


def test_the_page_changes_with_the_pad_and_hints_with_the_device():
    app, page, _ = opened()
    assert label_of(Verb.PRESS) == "Enter"
    app.step([button(BUTTONS.index("dpdown"))], 0)
    assert label_of(Verb.PRESS) == "A"
    CONTROLS.pad = "playstation"
    app.step([], 0)
    caps = page.widget(Verb.PRESS)
    assert isinstance(caps, Caps)
    assert ("✕", "segment") in caps.caps
    app.step([key(pygame.K_DOWN)], 0)
    assert label_of(Verb.PRESS) == "Enter"


def test_keys_that_read_the_table_are_on_a_page_of_their_own():
    app, page, _ = opened()
    aloud = {words.say(f"does.{asked}") for asked in Verb if asked.startswith("tell_")}
    assert not aloud & set(texts(page.form))
    assert words.say("does.hint") in texts(page.form)
    press(app, pygame.K_RIGHT)
    assert aloud <= set(texts(page.form))
    asked_for(app, page, Verb.TELL_HAND)
    press(app, pygame.K_KP5)
    assert verb(key(pygame.K_KP5)) is Verb.TELL_HAND
    app.step([], 0)
    assert aloud <= set(texts(page.form))


def test_the_settings_lead_to_the_page():
    kept = Keeper()
    scene = SettingsScene(context(keeper=kept))
    app = app_with(scene, kept)
    follow(app, scene.widget("keys"))
    assert front(app, KeysScene)


# -- a virtual pad in SDL
# -----------------------------------------------------------------------------------------------


class RealPad:
    """A virtual pad of the standard layout, connected to SDL."""

    def __init__(self):
        self.lib = sdl()
        self.lib.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        self.lib.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
        self.lib.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
        self.index = self.lib.SDL_JoystickAttachVirtual(1, 6, len(BUTTONS), 0)

    @property
    def handle(self):
        pad = pygame.joystick.Joystick(self.index).get_instance_id()
        return ctypes.c_void_p(self.lib.SDL_JoystickFromInstanceID(pad))

    def push(self, name, down=1):
        self.lib.SDL_JoystickSetVirtualButton(self.handle, BUTTONS.index(name), down)

    def pull(self, axis, value):
        self.lib.SDL_JoystickSetVirtualAxis(self.handle, axis, value)


@pytest.fixture
def real_pad():
    pygame.display.init()
    pads = Pads()
    pads.open()
    pygame.event.clear()
    plugged = RealPad()
    yield plugged, pads
    plugged.lib.SDL_JoystickDetachVirtual(plugged.index)
    pygame.event.clear()


def presses(pads):
    """The verbs and buttons for which the window translates the pending SDL events into presses."""
    made = []
    for event in pygame.event.get():
        if event.type == pygame.JOYDEVICEADDED:
            pads.plug(event.device_index)
        told = pads.translated(event)
        if told is not None and told.type == pygame.KEYDOWN:
            made.append((told.verb, told.button))
    return made


def test_each_button_of_a_real_pad_acts_once(real_pad):
    pad, pads = real_pad
    presses(pads)
    for name, asked in (("a", Verb.PRESS), ("rightshoulder", Verb.NEXT), ("dpleft", Verb.LEFT), ("back", Verb.UNDO)):
        pad.push(name)
        assert presses(pads) == [(asked, name)]
        pad.push(name, 0)
        assert presses(pads) == []


def test_sticks_and_triggers_of_a_real_pad(real_pad):
    pad, pads = real_pad
    presses(pads)
    pad.pull(0, FULL)
    assert presses(pads) == [(Verb.RIGHT, "")]
    pad.pull(0, 0)
    pad.pull(5, FULL)
    assert presses(pads) == [(None, "righttrigger")]
    pad.pull(5, FULL - 500)
    assert presses(pads) == []


def test_after_a_sleep_of_the_machine_all_is_drawn_and_pads_are_open(real_pad, monkeypatch):
    """Neither the window nor the pad sends an event."""
    pad, pads = real_pad
    app, _, _ = opened()
    app.step([], 0)
    app.screen.surface.fill((1, 2, 3))
    app.step([], 0)
    assert app.screen.surface.get_at((640, 30))[:3] == (1, 2, 3)
    late = time.time() + 3600
    monkeypatch.setattr(time, "time", lambda: late)
    app.step([], 0)
    assert app.screen.surface.get_at((640, 30))[:3] != (1, 2, 3)
    pads.open_again()
    pygame.event.clear()
    pad.push("a")
    assert presses(pads) == [(Verb.PRESS, "a")]


def test_a_pad_plugged_in_again_is_open_again(real_pad):
    pad, pads = real_pad
    presses(pads)
    pad.lib.SDL_JoystickDetachVirtual(pad.index)
    for event in pygame.event.get():
        if event.type == pygame.JOYDEVICEREMOVED:
            pads.unplug(event.instance_id)
    pad.index = pad.lib.SDL_JoystickAttachVirtual(1, 6, len(BUTTONS), 0)
    presses(pads)
    pad.push("a")
    assert presses(pads) == [(Verb.PRESS, "a")]
