"""The pads: which kind a pad is by its name, and what is written on its buttons. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

PadKind = Literal["xbox", "playstation", "nintendo", "deck"]

BUTTONS = ("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
           "dpup", "dpdown", "dpleft", "dpright", "misc1", "paddle1", "paddle2", "paddle3", "paddle4", "touchpad")
"""The buttons of the standard layout, in SDL's order."""
TRIGGERS = ("lefttrigger", "righttrigger")
CROSS: Mapping[str, str] = {"dpup": "↑", "dpdown": "↓", "dpleft": "←", "dpright": "→"}
"""The labels of the four buttons of the cross."""
SHAPES: Mapping[str, str] = {"✕": "cross", "○": "circle", "□": "square", "△": "triangle", "☰": "menu", "⧉": "view",
                             "↑": "up", "↓": "down", "←": "left", "→": "right"}
"""Labels that are drawn, also in a line of text, because no font has them."""
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
"""What is written on the buttons of each kind of pad."""
_KNOWN: tuple[tuple[PadKind, tuple[str, ...]], ...] = (
    ("deck", ("steam deck", "steam virtual", "valve")),
    ("playstation", ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")),
    ("nintendo", ("nintendo", "switch", "joy-con", "joycon")),
)


def kind_of_pad(name: str) -> PadKind:
    """The kind of the pad that its driver calls ``name``; most others have the letters of an Xbox pad."""
    lower = name.lower()
    return next((kind for kind, parts in _KNOWN if any(part in lower for part in parts)), "xbox")


def button_label(kind: PadKind, button: str) -> str:
    """What is written on the ``button`` of a pad of this kind: letters, an arrow or a key of :data:`SHAPES`."""
    if button in CROSS:
        return CROSS[button]
    return LABELS[kind].get(button) or button.removeprefix("button").upper()
