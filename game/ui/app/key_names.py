"""What is written on keys and buttons, in the language in use."""

from __future__ import annotations

from ...view import words
from ...view.bindings import Verb
from ...view.pads import button_label
from .controls import CONTROLS, MODS, split_chord

ARROWS = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}
SPOKEN = {"Return": "return", "Space": "space", "Escape": "escape", "Tab": "tab", "Home": "home", "End": "end",
          "PageUp": "page_up", "PageDown": "page_down", "Backspace": "backspace", "Delete": "delete",
          "Insert": "insert"}
"""The keys that have a name in each language; others have their letter, or the name that SDL gives them."""
RARE = frozenset(("AC Back", "Keypad Enter"))
"""Keys that do the same as another and need no mention."""
KEYPAD = "Keypad "


def key_name(name: str) -> str:
    """What is written on the key that SDL calls ``name``, a chord too."""
    mod, plain = split_chord(name)
    if mod:
        prefix = next(prefix for prefix, found in MODS.items() if found == mod)
        return f"{words.say('key.' + prefix.removesuffix('+').lower())} + {key_name(plain)}"
    if name.startswith(KEYPAD):
        return words.say("key.keypad", label=name.removeprefix(KEYPAD))
    return ARROWS.get(name) or (words.say("key." + SPOKEN[name]) if name in SPOKEN else name)


def keys_of(verb: Verb) -> list[str]:
    """What is written on the keys, and chords of keys, for ``verb``."""
    return [key_name(name) for name in CONTROLS.keys.get(verb, ()) if name not in RARE]


def buttons_of(verb: Verb) -> list[str]:
    """What is written on the latest pad's buttons for ``verb``."""
    return [button_label(CONTROLS.pad, button) for button in CONTROLS.buttons.get(verb, ())]


def label_of(verb: Verb) -> str:
    """What to press for ``verb``: a button of the pad if it was used last, otherwise a key; empty for neither."""
    found = (buttons_of(verb) if CONTROLS.by_pad else []) or keys_of(verb)
    return found[0] if found else ""


def label_named(verb: str) -> str:
    """As :func:`label_of`, for the name of a verb in a message."""
    return label_of(Verb(verb))
