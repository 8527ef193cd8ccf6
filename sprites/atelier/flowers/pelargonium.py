"""Zonal pelargonium: the flower from any side, its umbel, hanging and rising buds, crane's bills, the zoned leaf.

Five petals, the upper two a little apart and narrower, a pale eye; an umbel on a long stalk, buds hanging at its rim
until they open; round scalloped leaves with a brown horseshoe, on long stalks from fleshy jointed stems; fruits like
the bill of a stork.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import palette as pal
from ..cup import laid, tepal
from ..geometry import Point, angle, circle, mix, point, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import beads, blade, paint, stalk
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .round_leaf import palm_outline
from .turned import View

SCARLET = Tones("#F09078", "#D4432F", "#9C241E", "#4A0E10")
BRIGHT = Tones("#F7AD94", "#E25A40", "#B23126", "#4A0E10")
DEEPER = Tones("#E2735E", "#BE3528", "#84191A", "#42090E")
SHADED = Tones("#B8493F", "#932425", "#661418", "#360709")
ZONAL = Tones("#BBD08A", "#8AAC64", "#54814E", "#20402E")
ZONAL_COOL = Tones("#A9C596", "#729C6C", "#467355", "#1D3A30")
FLESHY = Tones("#CBD596", "#98AE68", "#6A8550", "#2C4228")
ZONE, ZONE_DEEP = "#7C5640", "#583C32"
EYE = "#F8DFC8"
# direction, length, half-width: the two upper petals are separate
PETALS = ((-66, .95, .36), (-114, .95, .36), (8, 1.0, .44), (172, 1.0, .44), (90, 1.04, .46))


def floret(group: Group, view: View, tones: Tones = SCARLET, seed: int = 1) -> None:
    """One flower, seen by `view`."""
    rng = np.random.default_rng(seed)
    petals = [laid(view, tepal(half * rng.uniform(.95, 1.04), -.02, .66, .09), way + rng.uniform(-5, 5),
                   length * rng.uniform(.95, 1.04)) for way, length, half in PETALS]
    outlines = [petal.outline() for petal in petals]
    look: dict[str, Any] = {"pale": .16, "rays": 5, "torn": .08, "veins": 5, "vein_width": view.radius * .03,
                            "shade": .26, "thin": .8, "thick": view.radius * .04 + .6, "reach": .8}
    for i, petal in enumerate(petals):
        paint(group, petal, tones, shade_edge=(i + seed) % 2,
              lip=(.1, .62, .12) if (i + seed) % 4 == 1 else None, **look)
        inside = Group()
        for across in (.34, .5, .66):
            inside.fill(taper(petal.vein(across, .12, .5), view.radius * .05 + .3, .3), tones.line)
        group.clip(outlines[i], inside)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .07, SHADE), tones.deep, .8)
        group.contour(outlines[i], .8, look["thick"], tones.line, SHADE, 30)
    heart = view.path(circle(0j, .15))
    group.fill(heart, EYE).stroke(heart, tones.deep, .9)
    lift = polar(1, view.turn) * -1j * view.radius * math.cos(math.radians(view.rise)) * .2
    tips = [view.point(polar(.10, 72 * i + 20)) + lift for i in range(5)]
    beads(group, tips, view.radius * .042, "#C9622C", "#5A1E10", .6)


def umbel(group: Group, at: Point, radius: float, foot: Point, turn: float = 0, size: float = .34, seed: int = 1,
          count: int = 19, reach: float = .96) -> None:
    """A dome of flowers about `at`, its stalks from `foot`; those at the rim are seen from the side."""
    rng, centre, root = np.random.default_rng(seed), point(at), point(foot)
    spots = []
    for k in range(count):
        near = (k + .35) / count
        spots.append((polar(reach * math.sqrt(max(0.0, 1 - near * near)), 137.508 * k + rng.uniform(-6, 6)), near))
    for z, _ in spots:
        end = centre + polar(radius, turn) * complex(z.real, z.imag * .92)
        spine = curve([root, mix(root, end, .55) + polar(radius * .07, angle(end - centre)), end])
        stalk(group, spine, 5, 4, FLESHY)
    for k, (z, near) in enumerate(spots):
        end = centre + polar(radius, turn) * complex(z.real, z.imag * .92)
        out = angle(end - centre) + 90
        rise = 20 + 46 * near
        one = Group()
        floret(one, View(end, radius * size * rng.uniform(.84, 1.18), rise, .34, out + rng.uniform(-36, 36)),
               _lit(near - .34 * (z * polar(1, turn - SHADE)).real), seed + k)
        group.add(keyline(one, .9, 4.2, DEEPER.line))


def _lit(light: float) -> Tones:
    """The tones of a flower of the dome, deeper with less `light`."""
    return SHADED if light < .16 else DEEPER if light < .38 else SCARLET if light < .74 else BRIGHT


def hanging_bud(group: Group, spots: Sequence[Point], size: float = 1.0, open_: float = .3) -> None:
    """A bud in its sepals at the end of a stalk through `spots`, with the share `open_` of its red visible."""
    spine = curve([point(p) for p in spots])
    stalk(group, spine, 5.4 * size, 4.4 * size, FLESHY)
    pose = Pose(spine.end, size, angle(complex(spine.tangent(1.0))) - 90)
    tip = 44 + 30 * open_
    core = pose.shape([(-9, 14, "c"), (-13, 32), (-5, tip - 6), (1, tip, "c"), (10, tip - 10), (13, 30), (9, 14, "c")])
    inside = Group().fill(core, SCARLET.mid)
    inside.fill(pose.shape([(3, 10, "c"), (5, 40), (2, 80, "c"), (30, 50), (24, 10)]), SCARLET.deep)
    inside.fill(taper(pose.curve([(-8, 20), (-5, 40), (0, tip)]), 2 * size, .5), SCARLET.line)
    group.silhouette(core).clip(core, inside).contour(core, .8, 2.4, SCARLET.line, SHADE)
    for x, y, half in ((-9, 42, 6), (9, 40, 6), (0, 38, 7)):
        blade(group, pose.curve([(x * .2, -3), (x * 1.2, y * .5), (x, y)]), half * size, ZONAL, veins=0, line_width=.7)


def cranes_bill(group: Group, pose: Pose) -> None:
    """A fruit 100 long, its foot at the pose's origin: swollen foot in its calyx, long straight beak."""
    size = abs(pose.factor)
    beak = pose.shape([(-8, -18, "c"), (-5, -44), (-2.4, -78), (0, -102, "c"), (2.4, -78), (5, -44), (8, -18, "c")])
    inside = Group().fill(beak, ZONAL.mid).fill(pose.shape([(1, -10, "c"), (1, -104, "c"), (14, -60), (14, -10)]),
                                                ZONAL.deep)
    group.silhouette(beak).clip(beak, inside).contour(beak, .8, 2.2, ZONAL.line, SHADE)
    foot = pose.shape([(0, 3), (-13, -4), (-15, -18), (-6, -30), (6, -30), (15, -18), (13, -4)])
    inside = Group().fill(foot, ZONAL.mid).fill(pose.shape([(2, 4, "c"), (3, -34, "c"), (20, -30), (20, 4)]),
                                                ZONAL.deep)
    for x in (-7, 0, 7):
        inside.fill(taper(pose.curve([(x * .5, 2), (x, -14), (x * .4, -30)]), 1.8 * size, .8, ends()), ZONAL.line)
    group.silhouette(foot).clip(foot, inside).contour(foot, .8, 2.2, ZONAL.line, SHADE)
    for x in (-20, 20, -9, 10):
        blade(group, pose.curve([(x * .2, 4), (x * .95, -12), (x * .9, -38)]), 5 * size, ZONAL, veins=0, line_width=.7)


def bill_motif(group: Group, at: Point, length: float, turn: float, colour: str, dark: str) -> None:
    """A crane's bill in two flat tones for halos, its middle at `at`."""
    pose = Pose(at, length / 100, turn)
    beak = pose.shape([(-15, 14, "c"), (-11, -14), (0, -54, "c"), (11, -14), (15, 14, "c")])
    foot = pose.shape([(0, 44), (-22, 36), (-26, 16), (-12, 4), (12, 4), (26, 16), (22, 36)])
    for x in (-1, 1):
        sepal = pose.shape([(x * 8, 42, "c"), (x * 34, 28), (x * 40, -10, "c"), (x * 22, 14)])
        group.fill(sepal, dark).stroke(sepal, pal.INK, 1.2)
    group.fill(beak, colour).stroke(beak, pal.INK, 1.3)
    group.fill(foot, dark).stroke(foot, pal.INK, 1.3)
    for x in (-9, 9):
        group.ink(pose.curve([(x * .7, 42), (x, 24), (x * .7, 6)]), 1.8, "both")


LOBES = ((-180, 6), (-174, 40), (-163, 74), (-146, 92), (-128, 90), (-106, 99), (-84, 92), (-60, 102), (-36, 95),
         (-14, 104), (0, 105), (14, 104), (36, 95), (60, 102), (84, 92), (106, 99), (128, 90), (146, 92), (163, 74),
         (174, 40), (180, 6))
VEINS = (-146, -106, -60, 0, 60, 106, 146)


def zoned_leaf(group: Group, at: Point, size: float, turn: float, squash: float = .86, tones: Tones = ZONAL,
               skew: float = 0) -> None:
    """A round scalloped leaf with its stalk at `at`, seen at an angle: `squash` along its axis, `skew` sideways."""
    flat, place = Pose(0j, size), polar(1, turn)

    def seen(z: complex) -> complex:
        return point(at) + place * complex(z.real + skew * z.imag, z.imag * squash)
    outline = palm_outline(flat, LOBES, 27, .085).map(seen)
    inside = Group().fill(outline, tones.mid)
    dark = 1 if (place * polar(1, -SHADE)).real > 0 else -1
    half = flat.shape([(0, 110, "c"), (0, 0, "c"), (dark * 4, -60), (0, -130, "c"), (dark * 150, -130, "c"),
                       (dark * 150, 110, "c")]).map(seen)
    inside.fill(half, tones.deep)
    wide = palm_outline(Pose(0j, size * .76), LOBES, 14, .10).map(seen)
    narrow = palm_outline(Pose(0j, size * .50), LOBES, 14, .10).map(seen)
    inside.fill(wide.data() + narrow.data(), ZONE, rule="evenodd")
    inside.clip(half, Group().fill(wide.data() + narrow.data(), ZONE_DEEP, rule="evenodd"))
    for way in VEINS:
        spoke = polar(98 * size, way - 90)
        for bend, start, width in ((0, 0, 3.4), (12, .45, 2.0), (-12, .45, 2.0)):
            rib = curve([seen(spoke * start), seen(spoke * (.5 + .4 * start) * polar(1, 3 + bend * .3)),
                         seen(spoke * .95 * polar(1, bend))])
            inside.fill(taper(rib, width * size ** .5 + .2, .3, ends(.2, .8) if bend else None), tones.light)
    group.silhouette(outline).clip(outline, inside).stroke(outline, tones.line, .9)
    group.contour(outline, .8, 2.8, tones.line, SHADE, 60)


def folded_leaf(group: Group, at: Point, size: float, turn: float, tones: Tones = ZONAL) -> None:
    """A young leaf still folded like a fan."""
    pose = Pose(at, size, turn)
    rim = [polar(60 + 6 * (-1) ** k, -160 + 140 * k / 12) for k in range(13)]
    outline = pose.shape([(0, 0, "c"), *[(z.real, z.imag, "c") for z in rim]])
    inside = Group().fill(outline, tones.mid)
    for k in range(0, 12, 2):
        inside.fill(pose.shape([(0, 0, "c"), (rim[k].real * 1.1, rim[k].imag * 1.1, "c"),
                                (rim[k + 1].real * 1.1, rim[k + 1].imag * 1.1, "c")]), tones.deep)
    group.silhouette(outline).clip(outline, inside).contour(outline, .9, 2.4, tones.line, SHADE, 60)


def joint(group: Group, pose: Pose, tones: Tones = FLESHY) -> None:
    """A joint of a fleshy stem with its two stipules."""
    for side in (-1, 1):
        blade(group, pose.curve([(side * 8, 8), (side * 19, -2), (side * 20, -22)]), 7 * abs(pose.factor),
              Tones(tones.light, mix_ink(tones.light, tones.mid, .4), tones.mid, tones.line), veins=0, line_width=.8)
    group.fill(taper(pose.curve([(-11, 2), (0, 7), (11, 2)]), 3, 2, ends(.4, .4)), tones.line)
