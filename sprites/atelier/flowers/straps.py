"""Heads of strap florets as domes: dandelion and marigold from above, from the side and half open."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..geometry import Path, Spot, pair, polar
from ..palette import INK
from ..ribbons import Petal
from ..splines import curve
from ..svg import Group
from .turned import View


@dataclass(frozen=True, slots=True)
class Ring:
    """One ring of a head: florets, the shares of the radius where they begin and end, width, fill and shade."""
    count: int
    foot: float
    reach: float
    width: float
    fill: str
    shade: str
    rise: float = 0.0


def strap(view: View, way: float, ring: Ring, reach: float, teeth: int) -> Petal:
    """One floret towards `way`, its square end cut into `teeth`."""
    spoke = polar(1, way)
    across, half = 1j * spoke, ring.width / 2
    lift = polar(view.radius * ring.rise * math.cos(math.radians(view.rise)), view.turn - 90)

    def seen(along: float, side: float) -> complex:
        return view.point(spoke * along + across * side) + lift
    foot = min(ring.foot, reach * .6)

    def edge(side: int) -> Path:
        return curve([seen(foot, side * half * .45), seen((foot + reach) / 2, side * half * .85),
                      seen(reach * .98, side * half)])
    left, right = edge(-1), edge(1)
    rim: list[Spot] = [left.end]
    for k in range(teeth):
        place = -1 + (2 * k + 1) / teeth
        rim.append((*pair(seen(reach * 1.025, place * half)), "c") if teeth > 3 else seen(reach * 1.03, place * half))
        if k < teeth - 1:
            rim.append((*pair(seen(reach * .985, (place + 1 / teeth) * half)), "c"))
    return Petal(left, right, curve([*rim, right.end]))


def strap_ring(group: Group, view: View, ring: Ring, *, seed: int = 1, thin: float = 1.1, thick: float = 2.6,
               teeth: int = 3, veins: Sequence[float] = (.42,), ways: tuple[float, float] = (0, 360),
               ink: str = INK) -> None:
    """Paint one ring, far florets first; only those between the two `ways` if given."""
    rng = np.random.default_rng(seed)
    places = [(ways[0] + (ways[1] - ways[0]) * (i + .5) / ring.count + rng.uniform(-3, 3), rng.uniform(.93, 1.05))
              for i in range(ring.count)]
    for way, size in sorted(places, key=lambda p: math.sin(math.radians(p[0]))):
        petal = strap(view, way, ring, ring.reach * size, teeth)
        outline = petal.outline()
        group.silhouette(outline).fill(outline, ring.fill).fill(petal.side(1, .68), ring.shade)
        for across in veins:
            group.ink(petal.vein(across, .25, .86), 1.3, "out", ring.shade)
        group.contour(outline, thin, thick, ink, cut=40)


def strap_head(group: Group, view: View, rings: Sequence[Ring], **style: Any) -> None:
    """A whole head, outermost ring first."""
    for i, ring in enumerate(rings):
        strap_ring(group, view, ring, seed=7 + i, **style)
