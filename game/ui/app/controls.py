"""The keys and buttons in use, and the pad or keyboard that was used last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from string import ascii_uppercase

import pygame

from ...view.bindings import KEYS, PAD, Verb, with_changes
from ...view.pads import PadKind

MODS = {"Ctrl+": pygame.KMOD_CTRL, "Shift+": pygame.KMOD_SHIFT}
"""The modifiers that a name may begin with."""


NAMED = {
    "Up": pygame.K_UP, "Down": pygame.K_DOWN, "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT, "Tab": pygame.K_TAB,
    "Return": pygame.K_RETURN, "Space": pygame.K_SPACE, "Keypad Enter": pygame.K_KP_ENTER,
    "Escape": pygame.K_ESCAPE, "AC Back": pygame.K_AC_BACK, "Home": pygame.K_HOME, "End": pygame.K_END,
    "PageUp": pygame.K_PAGEUP, "PageDown": pygame.K_PAGEDOWN,
    **{f"F{number + 1}": pygame.K_F1 + number for number in range(12)},
    **{letter: ord(letter.lower()) for letter in ascii_uppercase},
}
"""The codes of the keys that are in use by default: SDL tells the others once there is a window."""


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
    """The modifier of the key ``name``, 0 if there is none, and the key without it."""
    for prefix, mod in MODS.items():
        if name.startswith(prefix):
            return mod, name.removeprefix(prefix)
    return 0, name


class Controls:
    """What each key and button does now.

    ``pad`` is the kind of the latest pad, ``by_pad`` whether it was used after the keyboard. ``screen_keyboard``: text
    is chosen on the screen, so that keys with letters can move.
    """

    def __init__(self) -> None:
        self.pad: PadKind = "xbox"
        self.by_pad = False
        self.screen_keyboard = False
        self.suit({}, {})

    @property
    def in_hand(self) -> PadKind | None:
        """The kind of the pad that was used last; None for the keyboard."""
        return self.pad if self.by_pad else None

    def suit(self, keys: Mapping[str, Sequence[str]], pad: Mapping[str, Sequence[str]]) -> None:
        """Use the changed ``keys`` and buttons of a ``pad`` from now on, each by the name of its verb."""
        self.keys, self.buttons = with_changes(KEYS, keys), with_changes(PAD, pad)
        vars(self).pop("_codes", None)
        self._verbs = {button: verb for verb, buttons in self.buttons.items() for button in buttons}

    @cached_property
    def _codes(self) -> dict[tuple[int, int], Verb]:
        """Each key's verb, looked up at the first event: SDL does not know all keys before there is a window."""
        found = {}
        for verb, names in self.keys.items():
            for mod, name in map(split_chord, names):
                code = key_code(name)
                if code is not None:
                    found[mod, code] = verb
        return found

    def verb_of_key(self, code: int, mods: int) -> Verb | None:
        """The verb of the key ``code`` with the modifiers ``mods``; a key does nothing with Ctrl but by a chord."""
        for mod in MODS.values():
            if mods & mod and (mod, code) in self._codes:
                return self._codes[mod, code]
        return None if mods & pygame.KMOD_CTRL else self._codes.get((0, code))

    def verb_of_button(self, button: str) -> Verb | None:
        """The verb of a pad's ``button``."""
        return self._verbs.get(button)

    def key_of(self, verb: Verb) -> int:
        """The code of the first key for ``verb``, without its modifier; 0 if there is none."""
        return next((code for (_, code), found in self._codes.items() if found is verb), 0)


CONTROLS = Controls()
"""Those of the program: there is one keyboard."""
