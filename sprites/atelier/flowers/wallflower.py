"""Wallflower (Erysimum cheiri): crosses of four clawed petals, buds in purple sepals, upright pods, narrow leaves.

A raceme that opens from below, with buds above and pods below; the petals golden, stained with mahogany; four erect
purple sepals; six stamens; pods thin, four-angled, pressed to the stem, their tip two-lipped; leaves entire, pointed,
crowded; the foot of the stem is woody.
"""
from __future__ import annotations

import math

import numpy as np

from ..cup import laid
from ..geometry import Path, angle, circle, mix, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow, ragged
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

GOLD = Tones("#F7D183", "#E39C36", "#B5642A", "#521C10")
STAIN = "#8A3419"
SEPAL = Tones("#B48AA0", "#83587A", "#573651", "#2A1826")
WALL_LEAF = Tones("#C3D09A", "#8FA873", "#587D59", "#233A2E")
WALL_WOOD = Tones("#CDB792", "#97785A", "#664E3C", "#2C2019")
POD = Tones("#CCD19A", "#A2AC70", "#6E8054", "#2E3A28")


def wall_petal(half: float, lean: float = 0) -> Petal:
    """A petal of length 1 pointing up: a narrow claw, then a round limb, a little waved."""
    w = half
    left, right = (-w, -.72 + lean), (w, -.72 - lean)
    rim = curve([left, (-w * .86, -.90 + lean), (-w * .42, -1.0), (-w * .05, -.975), (w * .40, -1.01),
                 (w * .88, -.89 - lean), right])
    return Petal(curve([(-.05, 0), (-.09, -.24), (-w * .62, -.46), left]),
                 curve([(.05, 0), (.09, -.24), (w * .62, -.46), right]), rim)


def cross(group: Group, view: View, first: float = -45, seed: int = 1, tones: Tones = GOLD,
          stained: str = STAIN) -> None:
    """One flower: four clawed petals in a cross over four purple sepals."""
    rng = np.random.default_rng(seed)
    for i in range(4):
        spine = view.curve([0j, polar(.25, first + 45 + i * 90), polar(.46, first + 45 + i * 90)])
        blade(group, spine, view.radius * .10, SEPAL, veins=0)
    petals = sorted(((way := first + 90 * i + rng.uniform(-5, 5), laid(view, wall_petal(
        rng.uniform(.50, .56), rng.uniform(-.05, .05)), way, rng.uniform(.94, 1.04), rng.uniform(-.1, .1)))
        for i in range(4)), key=lambda item: math.sin(math.radians(item[0])))
    outlines = [petal.outline() for _, petal in petals]
    thick = view.radius * .035 + .7
    for i, (_, petal) in enumerate(petals):
        paint(group, petal, tones, pale=0, veins=0, shade=.3, rim=.09, thin=.8, thick=thick)
        stain = Group().fill(petal.zone(0, ragged(.62, 5, .2), n=50), stained)
        for across in (.26, .42, .58, .74):
            stain.fill(taper(petal.vein(across, .3, .86), view.radius * .035, .3), stained)
        group.clip(outlines[i], stain)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .06, SHADE), tones.deep)
        group.contour(outlines[i], .8, thick, tones.line, SHADE, 30)
    heart = view.point(0j)
    group.fill(circle(heart, view.radius * .13), GOLD.line)
    for i in range(6):
        group.fill(circle(view.point(polar(.085 if i % 3 else .12, i * 60)), view.radius * .05), GOLD.light)


def wall_bud(group: Group, pose: Pose, open_: float = 0) -> None:
    """A bud in its erect purple sepals, with gold at the tip if `open_` is above 0."""
    if open_:
        tip = pose.shape([(-9, -32, "c"), (-11, -42 - 8 * open_), (-2, -46 - 10 * open_), (9, -44 - 9 * open_),
                          (10, -30, "c")])
        inside = Group().fill(tip, GOLD.mid).fill(pose.shape([(2, -60), (2, -20), (30, -20), (30, -60)]), GOLD.deep)
        group.silhouette(tip).clip(tip, inside).contour(tip, .8, 2.2, GOLD.line, SHADE, 30)
    body = pose.shape([(-4, 0, "c"), (-11, -14), (-9, -36, "c"), (-3, -31), (1, -39, "c"), (5, -31), (10, -36, "c"),
                       (11, -14), (4, 0, "c")])
    inside = Group().fill(body, SEPAL.mid).fill(pose.shape([(2, -50), (2, 4), (30, 0), (30, -50)]), SEPAL.deep)
    inside.fill(taper(pose.curve([(-6, -6), (-7, -18), (-6, -30)]), 3.4, 1, ends()), SEPAL.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.4, SEPAL.line, SHADE, 30)


def pod(group: Group, spine: Path, width: float = 8) -> None:
    """A long thin pod along `spine` with its two-lipped tip."""
    blade(group, spine, width * .5, POD, veins=0, peak=.2, power=.22, line_width=.9)
    for side in (-1, 1):
        lip = taper(curve([spine.end, spine.end + complex(spine.tangent(1.0)) * polar(width * .7, side * 38)]),
                    width * .5, width * .45)
        group.silhouette(lip).fill(lip, SEPAL.mid)


def upright_pod(group: Group, stem: Path, share: float, side: int, length: float) -> None:
    """A pod on its stalk, which leaves the stem at an angle and becomes upright."""
    root, along = complex(stem.at(share)), complex(stem.tangent(share))
    knee = root + along * polar(24, side * 58)
    stalk(group, curve([root, mix(root, knee, .5) + along * 3, knee]), 4, 3.4, POD)
    pod(group, curve([knee, knee + along * polar(length * .5, side * 22), knee + along * polar(length, side * 11)]))


def wall_leaf(group: Group, root: complex, length: float, turn: float, bend: float, roll: float = 0) -> None:
    """A narrow entire leaf."""
    blade(group, sprig(root, length, turn, bend), length * .085, WALL_LEAF, veins=0, peak=.5, power=.9, roll=roll)


def leafy(group: Group, stem: Path, first: float, last: float, count: int, length: float) -> None:
    """Leaves all around a stem, alternate, smaller upwards."""
    for i in range(count):
        u, side = first + (last - first) * i / max(1, count - 1), 1 if i % 2 else -1
        turn = angle(complex(stem.tangent(u))) + 90 + side * (40 + 16 * (i % 3))
        wall_leaf(group, complex(stem.at(u)), length * (1.08 - .5 * i / count) * (1, .84, .94)[i % 3], turn,
                  -side * (.10 + .06 * (i % 2)), .7 if i % 4 == 1 else 0)
