"""Corn poppy: the flower from any height, the goblet, the bristly bud, the capsule.

Four crumpled scarlet petals, broader than long, a black blotch at each foot; a ring of black stamens around a green
capsule under its rayed lid; bristles that stand off stems, buds and leaves; petals that last a day.
"""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..cup import cup, laid
from ..geometry import Path, line, mix, polar
from ..line import SHADE, ends, taper
from ..organs import beads, paint, stalk
from ..plants import cast_shadow, ragged
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .opium import crown_disc, poppy_petal
from .turned import View

POPPY = Tones("#F58C70", "#DB412B", "#A5261D", "#4E0E10")
POPPY_LEAF = Tones("#BACB86", "#84A362", "#527A52", "#20402F")
POPPY_COOL = Tones("#A9C192", "#70986C", "#45705A", "#1D3A30")
RIPE = Tones("#EADFB0", "#C2B07E", "#8D7A54", "#453A20")
SOOT, ANTHER = "#231621", "#3C3247"


def _look(view: View) -> dict[str, Any]:
    return {"pale": 0, "veins": 13, "vein_width": view.radius * .013 + .3, "reach": .95, "shade": .16, "rim": .05,
            "thin": .9, "thick": view.radius * .022 + 1.0}


def corn_poppy(group: Group, view: View, first: float = 0, seed: int = 1, tones: Tones = POPPY) -> None:
    """A flower from above: the outer pair of petals towards `first` and opposite, the inner pair on them."""
    rng, size = np.random.default_rng(seed), view.radius
    petals = [laid(view, poppy_petal(rng, half), first + way, reach * rng.uniform(.97, 1.03), rng.uniform(-.06, .06))
              for way, half, reach in ((0, .86, 1.03), (180, .86, 1.03), (-90, .80, .97), (90, .80, .93))]
    outlines, look = [petal.outline() for petal in petals], _look(view)
    for i, petal in enumerate(petals):
        lip = ((.1, .42, .09), (.55, .9, .11), (.3, .66, .07), (.16, .58, .14))[(i + seed) % 4]
        paint(group, petal, tones, lip=lip, shade_edge=(i + seed) % 2, **look)
        _pleats(group, petal, outlines[i], tones, size, blotch=True)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .05, SHADE + 180 * (i == 0)), tones.deep, .8)
        group.contour(outlines[i], .9, look["thick"], tones.line, SHADE, 30)
    _heart(group, view, seed)


def _pleats(group: Group, petal: Petal, outline: Path, tones: Tones, size: float, blotch: bool) -> None:
    inside = Group()
    for across in (.10, .20, .31, .42, .54, .66, .77, .88):
        toward = .5 + (across - .5) * .86
        inside.fill(taper(petal.vein(across, 1.0, .66 + .10 * (across * 7 % 1), toward), size * .022, .4), tones.light)
        inside.fill(taper(petal.vein(across + .035, 1.0, .62, toward + .03), size * .020, .3), tones.deep)
    if blotch:
        inside.fill(petal.zone(.18, ragged(.50, 5, .10), .12, .88, n=60), SOOT)
        inside.fill(petal.zone(0, ragged(.24, 5, .05), n=60), tones.deep)
    group.clip(outline, inside)


def _heart(group: Group, view: View, seed: int) -> None:
    rng, wide = np.random.default_rng(seed + 7), view.radius
    up = polar(1, view.turn) * -1j * wide * math.cos(math.radians(view.rise))
    squash, foot = max(.34, math.sin(math.radians(view.rise))), view.point(0j)

    def out(reach: float, way: float) -> complex:
        z = polar(reach * wide, way)
        return polar(1, view.turn) * complex(z.real, z.imag * squash)
    tips = []
    for reach, count in ((.36, 34), (.28, 26), (.21, 18)):
        tips += [(way, foot + out(reach * rng.uniform(.92, 1.08), way) + up * reach * .4)
                 for way in (360 * i / count + rng.uniform(-5, 5) for i in range(count))]
    tips.sort(key=lambda item: math.sin(math.radians(item[0])))
    for near in (False, True):
        some = [tip for way, tip in tips if (math.sin(math.radians(way)) > .1) == near]
        for tip in some:
            thread = curve([foot + (tip - foot) * .2, mix(foot, tip, .6) + up * .03, tip])
            group.fill(taper(thread, wide * .014 + .7, wide * .010 + .5), SOOT)
        beads(group, some, wide * .026, ANTHER, SOOT, .8)
        beads(group, [tip - wide * .006 * (1 + 1j) for tip in some[::2]], wide * .008, "#8C86A0", "#8C86A0", .2)
        if not near:
            top = foot + up * .24
            body = curve([foot + out(.06, 180), foot + out(.13, 180) + up * .12, top + out(.12, 180),
                          top + out(.12, 0), foot + out(.13, 0) + up * .12, foot + out(.06, 0)], True)
            group.silhouette(body).fill(body, POPPY_LEAF.mid)
            group.clip(body, Group().fill(body.map(lambda z: z + polar(wide * .08, SHADE)), POPPY_LEAF.deep))
            group.contour(body, .9, 2.4, POPPY_LEAF.line, SHADE)
            crown_disc(group, top, .142 * wide, view.turn, squash, 10, POPPY_LEAF)


def poppy_goblet(group: Group, view: View, seed: int = 1, tones: Tones = POPPY) -> None:
    """A flower from the side; the near petals show their backs."""
    rng = np.random.default_rng(seed)
    outside = Tones(tones.light, mix_ink(tones.mid, tones.light, .30), tones.deep, tones.line)
    petals = [(way, laid(view, poppy_petal(rng, half), way, rng.uniform(.96, 1.05), rng.uniform(-.06, .06)))
              for way, half in ((-90, .84), (-14, .80), (196, .80), (84, .90))]
    cup(group, view, petals, tones, outside, **_look(view))
    near, inside = petals[-1][1], Group()
    outline = near.outline()
    _pleats(inside, near, outline, outside, view.radius, blotch=False)
    group.add(inside).contour(outline, .9, view.radius * .022 + 1, tones.line, SHADE, 30)


def bristly(group: Group, spine: Path, first: float, last: float, tones: Tones = POPPY_LEAF) -> None:
    """A wiry stem with bristles at right angles."""
    for k in range(int(spine.length() / 11)):
        u, side = (k + .5) * 11 / spine.length(), 1 if k % 2 else -1
        along = complex(spine.tangent(min(1, u)))
        root = complex(spine.at(min(1, u))) + side * 1j * along * (first + (last - first) * u) * .4
        group.fill(taper(line(root, root + side * 1j * along * (9 + 3 * (k % 3))), 1.7, .3), tones.line)
    stalk(group, spine, first, last, tones)


def poppy_nodding(group: Group, pose: Pose, split: float = 0) -> None:
    """A bristly oval bud about 90 long, hanging from the pose's origin, red along its `split`."""
    body = pose.shape([(0, 0), (-20, 10), (-28, 42), (-18, 78), (0, 90), (18, 78), (28, 42), (20, 10)])
    inside = Group().fill(body, POPPY_LEAF.mid)
    inside.fill(pose.shape([(6, -6), (13, 42), (4, 96), (50, 90), (50, -6)]), POPPY_LEAF.deep)
    inside.fill(pose.shape([(-14, 14), (-22, 42), (-15, 70), (-11, 42)]), POPPY_LEAF.light)
    if split:
        inside.fill(pose.shape([(-2, 4, "c"), (-10 * split, 46), (0, 92, "c"), (12 * split, 46)]), POPPY.mid)
        inside.fill(pose.shape([(0, 4, "c"), (2, 46), (0, 92, "c"), (12 * split, 46)]), POPPY.deep)
    group.silhouette(body)
    for k in range(26):
        z = complex(body.at((k * .382) % 1))
        way = z - pose.point((0, 44))
        group.fill(taper(line(z - way * .04, z + way / abs(way) * 11), 1.7, .3), POPPY_LEAF.line)
    for x, y in ((-8, 24), (-14, 50), (10, 30), (14, 58), (-6, 70), (4, 52)):
        inside.fill(taper(pose.curve([(x, y), (x + x * .4, y + 9)]), 1.7, .4), POPPY_LEAF.line)
    group.clip(body, inside).contour(body, .9, 3, POPPY_LEAF.line, SHADE)


def poppy_capsule(group: Group, pose: Pose, tones: Tones = POPPY_LEAF) -> None:
    """A capsule about 70 high under its lid, its foot at the pose's origin."""
    body = pose.shape([(-6, 0), (-16, -14), (-25, -36), (-24, -58), (24, -58), (25, -36), (16, -14), (6, 0)])
    inside = Group().fill(body, tones.mid).fill(pose.shape([(6, 4), (12, -36), (8, -66), (40, -60), (40, 0)]),
                                                tones.deep)
    inside.fill(pose.shape([(-12, -16), (-20, -38), (-18, -54), (-13, -36)]), tones.light)
    for x in (-12, 0, 11):
        inside.fill(taper(pose.curve([(x * .4, -4), (x * 1.3, -34), (x, -58)]), 1.8, .8, ends(.3, .3)), tones.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.8, tones.line, SHADE)
    crown_disc(group, pose.point((0, -62)), 33 * abs(pose.factor), pose.turn, .38, 10, tones)
