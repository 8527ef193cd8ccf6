"""Flowers with equal petals in a bowl, seen from any height, also from below: far petals, heart, near petals."""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from .flowers.turned import View
from .geometry import polar
from .line import SHADE
from .organs import paint
from .plants import cast_shadow
from .ribbons import Petal
from .splines import curve
from .svg import Group
from .tones import Tones


def tepal(half: float, point_: float = 0.0, shoulder: float = .66, foot: float = .05) -> Petal:
    """A petal of length 1 pointing up: an oval of half-width `half` at the shoulder; `point_` lengthens its tip."""
    w = half
    left, right = (-w, -shoulder), (w, -shoulder)
    rim = curve([left, (-w * .70, -.90), (0, -1.0 - point_), (w * .70, -.90), right])
    return Petal(curve([(-foot, 0), (-w * .64, -.30), left]), curve([(foot, 0), (w * .64, -.30), right]), rim)


def laid(view: View, shape: Petal, way: float, size: float = 1.0, sway: float = 0.0) -> Petal:
    """`shape` turned to the direction `way` on the bowl of `view`; `sway` bends it sideways."""
    turn = polar(size, way + 90)
    return shape.map(lambda z: view.point(turn * (z + sway * z.imag * z.imag)))


def cup(group: Group, view: View, petals: Sequence[tuple[float, Petal]], tones: Tones, outside: Tones,
        heart: Callable[[Group], object] | None = None, near: float = .2, **look: Any) -> None:
    """Petals (direction, petal) far to near; the `near` ones show their `outside` and hide the `heart`."""
    ranked = sorted(petals, key=lambda item: math.sin(math.radians(item[0])))
    shadows = [(way, petal, petal.outline()) for way, petal in ranked]
    waiting = heart
    for i, (way, petal, outline) in enumerate(shadows):
        front = math.sin(math.radians(way)) > near
        if front and waiting:
            waiting(group)
            waiting = None
        paint(group, petal, outside if front else tones, **(look | ({"pale": .16, "rays": 5} if front else {})))
        for _, _, later in shadows[i + 1:]:
            cast_shadow(group, outline, later, polar(view.radius * .05, SHADE), tones.deep, .8)
        group.contour(outline, look.get("thin", .9), look.get("thick", 2.6), tones.line, SHADE, 30)
    if waiting:
        waiting(group)
