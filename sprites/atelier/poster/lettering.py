"""The name of the game, drawn along an arc."""
from __future__ import annotations

import re
from math import degrees

from .. import palette as pal
from ..geometry import circle, polar
from ..lettering import outline
from ..line import keyline, ruled
from ..svg import Group

GAP = .24  # between two words, as a share of the size
_STEP = re.compile(r"([A-Z])([^A-Z]*)")
_NUMBER = re.compile(r"-?\d+\.?\d*")


def arched(words: str, middle: complex, radius: float, size: float, spacing: float, turn: float) -> str:
    """SVG path data of `words` above `middle`, turned by `turn` degrees, their baseline on a circle of `radius`."""
    flat, width = "", 0.0
    for word in words.split():
        drawn, wide = outline(word, width, 0, size, anchor="start", spacing=spacing)
        flat, width = flat + drawn, width + wide + GAP * size
    width -= GAP * size

    def bent(x: float, y: float) -> str:
        z = middle + polar(radius - y, turn - 90 + degrees((x - width / 2) / (radius + .3 * size)))
        return f"{z.real:.1f} {z.imag:.1f}"
    out, x, y = [], 0.0, 0.0
    for step, given in _STEP.findall(flat):
        numbers = [float(found) for found in _NUMBER.findall(given)]
        if step in "HV":
            numbers = [numbers[0], y] if step == "H" else [x, numbers[0]]
        if numbers:
            x, y = numbers[-2:]
        spots = zip(numbers[::2], numbers[1::2], strict=True)
        out.append(("L" if step in "HV" else step) + " ".join(bent(*spot) for spot in spots))
    return "".join(out)


def name(group: Group, words: str, middle: complex, radius: float, size: float, spacing: float, turn: float) -> None:
    """`words` in ivory on their key line, the lower part of each letter hatched in gold."""
    letters, layer = arched(words, middle, radius, size, spacing, turn), Group()
    box = middle - (1 + 1j) * (radius + size), middle + (1 + 1j) * (radius + size)
    layer.silhouette(letters).fill(letters, pal.IVORY)
    low = Group().clip(circle(middle, radius + .30 * size), Group().fill(circle(middle, radius + .26 * size), "#E9D49A")
                       .add(ruled(box, "#CFAE62", -38, 5.0, 2.0)))
    layer.clip(letters, low)
    group.raw(keyline(layer, 2.4, 9, "#10241F").text_of())
