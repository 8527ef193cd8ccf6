"""What gives a pip card its depth: the shade one layer throws on what is below it, a low sun, a thread with dew.

    picture.add(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.4, LEAF.line))
"""
from __future__ import annotations

import numpy as np

from ..geometry import Path, circle, polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

FAR_SHADE, SHADE_OPACITY = 15.0, .20  # how far the shade of a layer falls, in units, and how dense it is


def fallen_shade(layer: Group, ink: str, far: float = FAR_SHADE, opacity: float = SHADE_OPACITY,
                 toward: float = SHADE) -> Group:
    """The shade that `layer` throws on everything drawn before it, `far` units away; put down right before it."""
    paths = "".join(f'<path d="{d}"/>' for d in layer.silhouettes)
    by = polar(far, toward)
    return Group().raw(f'<g fill="{ink}" opacity="{opacity}" transform="translate({by.real:.1f} {by.imag:.1f})">'
                       f'{paths}</g>')


def sun_low(group: Group, at: complex, radius: float, inks: tuple[str, str], rays: int = 0) -> None:
    """A pale disc with a paler rim behind everything; `rays` broad beams go out from it to the edge of the card."""
    for k in range(rays):
        way = 360 * (k + .25) / rays
        half = 64 / rays
        spots = [at, at + polar(1300, way - half), at + polar(1300, way + half)]
        group.fill(curve([(z.real, z.imag, "c") for z in spots], True), inks[0])
    group.fill(circle(at, radius * 1.12), inks[0]).fill(circle(at, radius), inks[1])


def dewy_thread(group: Group, spine: Path, ink: str, drop: Tones, count: int = 9, size: float = 3.6) -> None:
    """A spider's thread along `spine` with `count` drops of dew, the largest in the middle."""
    group.fill(taper(spine, 1.5, 1.5, ends(.02, .02)), ink)
    for k in range(count):
        u = (k + .5 + .22 * (-1) ** k) / count
        wide = size * (.45 + .55 * float(np.sin(np.pi * u))) * (1, .68, .86)[k % 3]
        at = complex(spine.at(u)) + 1j * wide * .55
        bead = Pose(at, wide).shape([(0, -1.15), (.86, -.1), (.6, .8), (0, 1), (-.6, .8), (-.86, -.1)])
        group.fill(bead, drop.light).contour(bead, .6, 1.5, drop.line, SHADE)
        group.fill(circle(at + wide * (-.28 - .3j), wide * .24), "#FFFFFF")
