"""The leading flower of the pink flax: a bowl in three-quarter view, its rims waved, its throat dark-veined."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..cup import laid
from ..flowers.flax import flax_heart
from ..flowers.turned import View
from ..geometry import Spot, polar
from ..line import SHADE, ends, taper
from ..organs import paint
from ..plants import cast_shadow
from ..ribbons import Petal, clip01
from ..splines import curve
from ..svg import Group
from ..tones import Tones, mix_ink

# the rim of each petal, far to near, in the order of painting: way, size, sway, points of the rim, lip
Rim = tuple[float, float, float, list[Spot], tuple[float, float, float] | None]
RIMS: tuple[Rim, ...] = (
    (-84, 1.04, .02, [(-.58, -.86), (-.30, -1.02), (-.04, -.95), (.22, -1.04), (.52, -.90)], None),
    (-156, 1.05, -.10, [(-.60, -.84), (-.36, -.98), (-.08, -1.03), (.24, -.94), (.54, -.88)], (.06, .52, .11)),
    (-14, 1.03, .12, [(-.56, -.88), (-.26, -.96), (.02, -1.04), (.30, -.97), (.58, -.82)], (.50, .94, .10)),
    (130, 1.00, -.06, [(-.56, -.86), (-.30, -1.0), (0, -.95), (.28, -1.03), (.54, -.86)], None),
    (58, 1.02, .06, [(-.54, -.84), (-.26, -.96), (.04, -1.03), (.34, -.99), (.58, -.82)], (.24, .84, .15)))
HALF = .62


def _petal(rim: list[Spot]) -> Petal:
    """A petal of length 1 pointing up, with this `rim` between its shoulders."""
    left, right = (-HALF, -.62), (HALF, -.62)
    return Petal(curve([(-.045, 0), (-.24, -.28), left]), curve([(.045, 0), (.24, -.28), right]),
                 curve([left, *rim, right]))


def leading_flower(group: Group, view: View, tones: Tones) -> None:
    """The flower as `view` shows it: three far petals, the heart before them, two near petals below it."""
    petals = [laid(view, _petal(rim), way, size, sway) for way, size, sway, rim, _ in RIMS]
    outlines = [petal.outline() for petal in petals]
    for k, petal in enumerate(petals):
        _silk(group, view, petal, tones, RIMS[k][4], far=k < 3)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(view.radius * .05, -SHADE if k < 3 else 180 + SHADE),
                        tones.deep, .85)
        group.contour(outlines[k], 1, view.radius * .022 + 1, tones.line, SHADE, 30)
    flax_heart(group, view)


def _silk(group: Group, view: View, petal: Petal, tones: Tones, lip: tuple[float, float, float] | None,
          far: bool) -> None:
    wide = view.radius
    outline = paint(group, petal, tones, pale=.30 if far else .22, rays=9, torn=.10, veins=0, lip=lip, thin=1,
                    thick=wide * .022 + 1)
    plane = Group()
    for depth, share in ((.40, .78), (.24, .52)):
        def swell(t: Any, depth: float = depth) -> Any:
            return depth * np.sin(np.pi * clip01((t - .34) / .70)) ** .9
        plane.fill(petal.side(0, swell, .34, .99), mix_ink(tones.light, tones.mid, share))
    plane.fill(petal.side(1, lambda t: 1 - .22 * np.sin(np.pi * clip01(t) ** .8) ** .9), tones.deep, .75)
    for j in range(13):
        across = .08 + .07 * j
        rib = petal.vein(across, .16, (.93, .80, .88)[j % 3], .5 + (across - .5) * 1.1)
        plane.fill(taper(rib, wide * .013 + .3, .3, ends(.3, .6)), tones.deep)
    for j in range(9):
        across = .14 + .09 * j
        vein = petal.vein(across, .08, (.60, .40, .50)[j % 3], .5 + (across - .5) * 1.12)
        plane.fill(taper(vein, wide * .024 + .3, .2), tones.line)
    group.clip(outline, plane)
    if lip:
        _lip(group, petal, tones, lip, wide)


def _lip(group: Group, petal: Petal, tones: Tones, lip: tuple[float, float, float], wide: float) -> None:
    first, last, depth = lip
    across = np.linspace(first, last, 20)
    swell = np.sin(np.pi * (across - first) / (last - first)) ** .7
    fold = curve([complex(z) for z in petal.point(across, 1 - depth * swell)])
    inside = Group()
    inside.fill(petal.zone(lambda s: 1 - depth * 1.7 * np.sin(np.pi * clip01((s - first) / (last - first))) ** .7, 1,
                           first, last), tones.deep)
    inside.fill(petal.zone(lambda s: 1 - depth * np.sin(np.pi * clip01((s - first) / (last - first))) ** .7, 1,
                           first, last), mix_ink(tones.light, tones.mid, .46))
    inside.fill(taper(fold, wide * .008 + .8, .8, ends(.4, .4)), tones.line)
    group.clip(petal.outline(), inside)

