"""The bindings of keys and pad buttons: the verbs, the defaults, and changes of them.

No pygame: keys have the names that SDL gives them (``Return``, ``F1``), with ``Ctrl+`` or ``Shift+`` for two at once;
buttons of a pad have those of its standard layout (``a``, ``leftshoulder``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Literal


class Verb(StrEnum):
    """An effect that keys and pad buttons can have."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    PRESS = "press"
    BACK = "back"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    RULES = "rules"
    HINT = "hint"
    UNDO = "undo"
    STORY = "story"
    REFUSALS = "refusals"
    COUNT = "count"
    MAGNIFY = "magnify"
    TELL_HAND = "tell_hand"
    TELL_TRICK = "tell_trick"
    TELL_WINNING = "tell_winning"
    TELL_BIDS = "tell_bids"
    TELL_SIDES = "tell_sides"
    TELL_POINTS = "tell_points"
    TELL_LAST_TRICK = "tell_last_trick"
    TELL_MAY = "tell_may"
    TELL_AGAIN = "tell_again"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"


Bindings = Mapping[Verb, tuple[str, ...]]
"""The names of the keys, or of a pad's buttons, for each verb."""

KEYS: Bindings = MappingProxyType({
    Verb.UP: ("Up",), Verb.DOWN: ("Down",), Verb.LEFT: ("Left",), Verb.RIGHT: ("Right",),
    Verb.NEXT: ("Tab",), Verb.PREVIOUS: ("P", "Shift+Tab"),
    Verb.PRESS: ("Return", "Space", "Keypad Enter"), Verb.BACK: ("Escape", "AC Back"),
    Verb.HOME: ("Home",), Verb.END: ("End",), Verb.PAGE_UP: ("PageUp",), Verb.PAGE_DOWN: ("PageDown",),
    Verb.RULES: ("F1",), Verb.HINT: ("F2",), Verb.UNDO: ("U", "Ctrl+Z"),
    Verb.STORY: ("H",), Verb.REFUSALS: ("W",), Verb.COUNT: ("C",), Verb.MAGNIFY: ("Z",),
    Verb.TELL_HAND: ("F3",), Verb.TELL_TRICK: ("F4",), Verb.TELL_WINNING: ("F5",), Verb.TELL_BIDS: ("F6",),
    Verb.TELL_SIDES: ("F7",), Verb.TELL_POINTS: ("F8",), Verb.TELL_LAST_TRICK: ("F9",), Verb.TELL_MAY: ("F10",),
    Verb.TELL_AGAIN: ("F12",), Verb.FULL_SCREEN: ("F11",), Verb.MUTE: ("M",),
})
"""The default keys of each verb; no verb needs two keys at once."""
PAD: Bindings = MappingProxyType({
    Verb.UP: ("dpup",), Verb.DOWN: ("dpdown",), Verb.LEFT: ("dpleft",), Verb.RIGHT: ("dpright",),
    Verb.PRESS: ("a",), Verb.BACK: ("b", "start"), Verb.HINT: ("x",), Verb.RULES: ("y",),
    Verb.STORY: ("leftshoulder",), Verb.NEXT: ("rightshoulder",), Verb.UNDO: ("back",),
    Verb.MAGNIFY: ("rightstick",),
})
"""The default pad buttons of each verb."""
NEEDED = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.PRESS, Verb.BACK)
"""The verbs that always keep a key and a button, because with them everything can be reached."""


def bound_to(bindings: Bindings, name: str) -> Verb | None:
    """The verb of the key or button ``name``; None if it has none."""
    return next((verb for verb, names in bindings.items() if name in names), None)


def rebound(bindings: Bindings, verb: Verb, name: str) -> Bindings:
    """Return ``bindings`` with ``name`` bound only to ``verb``.

    A verb that loses its last name gets the old names of ``verb``.
    """
    old, loser = bindings.get(verb, ()), bound_to(bindings, name)
    made = {**bindings, verb: (name,)}
    if loser is not None and loser is not verb:
        left = tuple(other for other in bindings[loser] if other != name)
        made[loser] = left or old
    return made


def with_changes(defaults: Bindings, changes: Mapping[str, Sequence[str]]) -> Bindings:
    """``defaults`` changed by ``changes``, which the settings store by the names of verbs.

    Unknown verbs are dropped, and a name belongs only to the verb it was changed to. All changes are dropped if they
    leave a needed verb without a name, because they could not be undone.
    """
    known = {Verb(verb): tuple(names) for verb, names in changes.items() if verb in list(Verb)}
    taken = {name for names in known.values() for name in names}
    kept = {verb: tuple(name for name in names if name not in taken) for verb, names in defaults.items()}
    made = {**kept, **known}
    return made if all(made.get(verb) for verb in NEEDED if defaults.get(verb)) else defaults


def changes_of(defaults: Bindings, bindings: Bindings) -> dict[str, tuple[str, ...]]:
    """The differences between ``bindings`` and ``defaults``, for the settings."""
    return {verb.value: bindings.get(verb, ()) for verb in Verb if bindings.get(verb, ()) != defaults.get(verb, ())}


# -- pads: the kind of a pad by its name, and the labels of its buttons -----------------------------------------------

PadKind = Literal["xbox", "playstation", "nintendo", "deck"]

BUTTONS = ("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
           "dpup", "dpdown", "dpleft", "dpright", "misc1", "paddle1", "paddle2", "paddle3", "paddle4", "touchpad")
"""The buttons of the standard layout, in SDL's order."""
TRIGGERS = ("lefttrigger", "righttrigger")
CROSS: Mapping[str, str] = {"dpup": "↑", "dpdown": "↓", "dpleft": "←", "dpright": "→"}
"""The labels of the four direction buttons."""
SHAPES: Mapping[str, str] = {"✕": "cross", "○": "circle", "□": "square", "△": "triangle", "☰": "menu", "⧉": "view",
                             "↑": "up", "↓": "down", "←": "left", "→": "right"}
"""Labels that are drawn as shapes, even within a line of text, because the fonts lack them."""
_LETTERS = {"a": "A", "b": "B", "x": "X", "y": "Y"}
_PADDLES = {"paddle1": "P1", "paddle2": "P2", "paddle3": "P3", "paddle4": "P4"}
LABELS: Mapping[PadKind, Mapping[str, str]] = {
    "xbox": {**_LETTERS, "back": "⧉", "start": "☰", "leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT",
             "righttrigger": "RT", "leftstick": "LS", "rightstick": "RS", **_PADDLES},
    "playstation": {"a": "✕", "b": "○", "x": "□", "y": "△", "back": "Share", "start": "Options", "leftshoulder": "L1",
                    "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2", "leftstick": "L3",
                    "rightstick": "R3", "touchpad": "Pad", **_PADDLES},
    "nintendo": {**_LETTERS, "back": "−", "start": "+", "leftshoulder": "L", "rightshoulder": "R", "lefttrigger": "ZL",
                 "righttrigger": "ZR", "leftstick": "LS", "rightstick": "RS", **_PADDLES},
    "deck": {**_LETTERS, "back": "⧉", "start": "☰", "leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2",
             "righttrigger": "R2", "leftstick": "L3", "rightstick": "R3", "paddle1": "R4", "paddle2": "L4",
             "paddle3": "R5", "paddle4": "L5", "misc1": "…"},
}
"""The labels on the buttons of each kind of pad."""
_KNOWN: tuple[tuple[PadKind, tuple[str, ...]], ...] = (
    ("deck", ("steam deck", "steam virtual", "valve")),
    ("playstation", ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")),
    ("nintendo", ("nintendo", "switch", "joy-con", "joycon")),
)


def kind_of_pad(name: str) -> PadKind:
    """The kind of the pad that its driver calls ``name``; a pad of an unknown name counts as an Xbox pad."""
    lower = name.lower()
    return next((kind for kind, parts in _KNOWN if any(part in lower for part in parts)), "xbox")


def button_label(kind: PadKind, button: str) -> str:
    """The label on the ``button`` of a pad of this kind: letters or a key of :data:`SHAPES`."""
    if button in CROSS:
        return CROSS[button]
    return LABELS[kind].get(button) or button.removeprefix("button").upper()
