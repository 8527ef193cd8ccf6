"""The bindings of keys and buttons in use, and the labels of keys in the language in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from string import ascii_uppercase

import pygame

from ...view import words
from ...view.bindings import KEYS, PAD, PadKind, Verb, button_label, with_changes

MODS = {"Ctrl+": pygame.KMOD_CTRL, "Shift+": pygame.KMOD_SHIFT}
"""The modifiers with which a name may begin."""


NAMED = {
    "Up": pygame.K_UP, "Down": pygame.K_DOWN, "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT, "Tab": pygame.K_TAB,
    "Return": pygame.K_RETURN, "Space": pygame.K_SPACE, "Keypad Enter": pygame.K_KP_ENTER,
    "Escape": pygame.K_ESCAPE, "AC Back": pygame.K_AC_BACK, "Home": pygame.K_HOME, "End": pygame.K_END,
    "PageUp": pygame.K_PAGEUP, "PageDown": pygame.K_PAGEDOWN,
    **{f"F{number + 1}": pygame.K_F1 + number for number in range(12)},
    **{letter: ord(letter.lower()) for letter in ascii_uppercase},
}
"""The codes of the default keys; SDL provides the others once there is a window."""


def key_code(name: str) -> int | None:
    """The code of the key that SDL calls ``name``; None if there is no such key."""
    if name in NAMED:
        return NAMED[name]
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return None


def key_code_name(code: int) -> str:
    """SDL's name of the key ``code``, empty if there is none."""
    return pygame.key.name(code, use_compat=False)


def split_chord(name: str) -> tuple[int, str]:
    """The modifier in ``name``, 0 if there is none, and the name of the key without it."""
    for prefix, mod in MODS.items():
        if name.startswith(prefix):
            return mod, name.removeprefix(prefix)
    return 0, name


class Controls:
    """The present bindings of keys and buttons.

    ``pad`` is the kind of the latest pad; ``by_pad`` is true if a pad was used after the keyboard. ``screen_keyboard``:
    text is chosen on the screen, so that keys with letters can move the focus.
    """

    def __init__(self) -> None:
        self.pad: PadKind = "xbox"
        self.by_pad = False
        self.screen_keyboard = False
        self.suit({}, {})

    @property
    def in_hand(self) -> PadKind | None:
        """The kind of the pad, if it was used last; None for the keyboard."""
        return self.pad if self.by_pad else None

    def suit(self, keys: Mapping[str, Sequence[str]], pad: Mapping[str, Sequence[str]]) -> None:
        """Set the bindings to the default ones changed by ``keys`` and ``pad``, which are keys and buttons by verb."""
        self.keys, self.buttons = with_changes(KEYS, keys), with_changes(PAD, pad)
        vars(self).pop("_codes", None)
        self._verbs = {button: verb for verb, buttons in self.buttons.items() for button in buttons}

    @cached_property
    def _codes(self) -> dict[tuple[int, int], Verb]:
        """The verb of each key with its modifier.

        Looked up at the first event, because SDL has no complete list of keys without a window.
        """
        found = {}
        for verb, names in self.keys.items():
            for mod, name in map(split_chord, names):
                code = key_code(name)
                if code is not None:
                    found[mod, code] = verb
        return found

    def verb_of_key(self, code: int, mods: int) -> Verb | None:
        """The verb of the key ``code`` with the modifiers ``mods``, or None; with Ctrl, only chords have a verb."""
        for mod in MODS.values():
            if mods & mod and (mod, code) in self._codes:
                return self._codes[mod, code]
        return None if mods & pygame.KMOD_CTRL else self._codes.get((0, code))

    def verb_of_button(self, button: str) -> Verb | None:
        """The verb of a pad's ``button``; None if there is none."""
        return self._verbs.get(button)

    def key_of(self, verb: Verb) -> int:
        """The code of the first key for ``verb``, without its modifier; 0 if there is none."""
        return next((code for (_, code), found in self._codes.items() if found is verb), 0)


CONTROLS = Controls()
"""The bindings in use, one set for the whole program, because there is one keyboard."""


ARROWS = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}
SPOKEN = {"Return": "return", "Space": "space", "Escape": "escape", "Tab": "tab", "Home": "home", "End": "end",
          "PageUp": "page_up", "PageDown": "page_down", "Backspace": "backspace", "Delete": "delete",
          "Insert": "insert"}
"""The keys that have a name in each language; the others are named by their letter or by SDL."""
RARE = frozenset(("AC Back", "Keypad Enter"))
"""Keys that have the same effect as another key, and are omitted from labels."""
KEYPAD = "Keypad "


def key_name(name: str) -> str:
    """The label of the key or chord that SDL calls ``name``."""
    mod, plain = split_chord(name)
    if mod:
        prefix = next(prefix for prefix, found in MODS.items() if found == mod)
        return f"{words.say('key.' + prefix.removesuffix('+').lower())} + {key_name(plain)}"
    if name.startswith(KEYPAD):
        return words.say("key.keypad", label=name.removeprefix(KEYPAD))
    return ARROWS.get(name) or (words.say("key." + SPOKEN[name]) if name in SPOKEN else name)


def keys_of(verb: Verb) -> list[str]:
    """The labels of the keys and chords for ``verb``."""
    return [key_name(name) for name in CONTROLS.keys.get(verb, ()) if name not in RARE]


def buttons_of(verb: Verb) -> list[str]:
    """The labels of the latest pad's buttons for ``verb``."""
    return [button_label(CONTROLS.pad, button) for button in CONTROLS.buttons.get(verb, ())]


def label_of(verb: Verb) -> str:
    """The label of the key or button to press for ``verb``.

    It is that of a pad's button if the pad was used last, otherwise of a key; "" without either.
    """
    found = (buttons_of(verb) if CONTROLS.by_pad else []) or keys_of(verb)
    return found[0] if found else ""


def label_named(verb: str) -> str:
    """The label of the key or button to press for the verb called ``verb`` in a message."""
    return label_of(Verb(verb))
