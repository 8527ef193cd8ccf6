"""The slices of the pictures that are stretched: pixels from each side, `scale` of them to one unit of the screen."""
from __future__ import annotations

import json

SCALE = 2
PANEL, PLAIN, BUTTON_X, BUTTON_Y, RIBBON, TRACK, SOFT = 144, 40, 50, 40, 104, 26, 80


def _cut(left: int, top: int | None = None) -> dict[str, int]:
    """Cut `left` pixels from both sides and `top` from above and below, 0 for a picture that is stretched sideways."""
    top = left if top is None else top
    return {"scale": SCALE, "left": left, "top": top, "right": left, "bottom": top}


SLICES = {
    "panel": _cut(PANEL),
    "panel_plain": _cut(PLAIN),
    **{name: _cut(BUTTON_X, BUTTON_Y) for name in (
        "button", "button_hover", "button_pressed", "button_disabled", "button_primary", "button_primary_hover",
        "button_primary_pressed")},
    "ribbon": _cut(RIBBON, 0),
    "slider_track": _cut(TRACK, 0),
    "shadow": _cut(SOFT),
    "glow": _cut(SOFT),
}


def text() -> str:
    """The file slices.json."""
    return "{\n" + ",\n".join(f'"{name}": {json.dumps(cut)}' for name, cut in SLICES.items()) + "\n}\n"
