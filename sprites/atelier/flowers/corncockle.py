"""Corncockle (Agrostemma githago) and the wheat it grows in.

Five petals, broad and hardly notched, pale at their foot, each with two or three broken dark lines; five narrow sepals
that are longer than the petals and show between them; a ribbed, hairy calyx; leaves opposite, as narrow as grass; the
whole plant grey with silky hairs.
"""
from __future__ import annotations

import math

import numpy as np

from ..cup import cup, laid
from ..geometry import Path, angle, circle, line, polar
from ..line import SHADE, ends, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .turned import View

COCKLE = Tones("#F2D3DC", "#C66A9A", "#93407A", "#4A1638")
COCKLE_LEAF = Tones("#C6D2AE", "#93AC86", "#5F8468", "#26402F")
STRAW = Tones("#F2DE9C", "#D9B65C", "#A98538", "#5A4018")


def cockle_petal(half: float, lean: float = 0) -> Petal:
    """A petal of length 1 pointing up: a wedge with a broad, faintly notched end."""
    w = half
    left, right = (-w, -.74 + lean), (w, -.74 - lean)
    rim = curve([left, (-w * .84, -.93 + lean), (-w * .40, -1.0), (0, -.965), (w * .42, -1.0),
                 (w * .86, -.92 - lean), right])
    return Petal(curve([(-.06, 0), (-.20, -.34), left]), curve([(.06, 0), (.20, -.34), right]), rim)


def cockle_open(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = COCKLE,
                leaf: Tones = COCKLE_LEAF) -> None:
    """A flower from above, with sepals between the petals."""
    rng, wide = np.random.default_rng(seed), view.radius
    for k in range(5):
        way = first + 36 + 72 * k
        spine = view.curve([polar(.1, way), polar(.7, way + 3), polar(1.30, way - 4)])
        blade(group, spine, wide * .062, leaf, veins=0, peak=.3, power=1.1)
    petals = [laid(view, cockle_petal(rng.uniform(.50, .55), rng.uniform(-.03, .03)), first + 144 * k
                   + rng.uniform(-4, 4), rng.uniform(.95, 1.04), rng.uniform(-.1, .1)) for k in range(5)]
    outlines, thick = [petal.outline() for petal in petals], wide * .024 + .8
    for k, petal in enumerate(petals):
        paint(group, petal, tones, pale=.34, rays=7, torn=.10, shade=.20, shade_edge=k % 2, veins=9,
              vein_width=wide * .018, reach=.92, rim=.05, lip=(None, (.5, .95, .09), None)[k % 3], thin=.8, thick=thick)
        _broken_lines(group, petal, tones.line, wide)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, polar(wide * .05, SHADE), tones.deep)
        group.contour(outlines[k], .8, thick, tones.line, SHADE, 30)
    lift = polar(1, view.turn) * -1j * wide * math.cos(math.radians(view.rise)) * .16
    group.fill(view.path(circle(0, .10)), leaf.light)
    tips = [view.point(polar(.17 if k % 2 else .11, 36 * k)) + lift for k in range(10)]
    for tip in tips:
        group.fill(taper(curve([view.point(0j), tip]), wide * .02 + .6, .8), "#FFF8EC")
    beads(group, tips, wide * .024, "#8C8FB4", tones.line, .8)


def _broken_lines(group: Group, petal: Petal, ink: str, wide: float) -> None:
    """Three rows of dashes that lead to the throat."""
    for across, last in ((.28, .62), (.5, .72), (.72, .62)):
        for first in np.arange(.22, last, .12):
            dash = petal.vein(across, float(first), float(first) + .075, .5 + (across - .5) * 1.04)
            group.fill(taper(dash, wide * .026 + .4, wide * .018, ends(.3, .4)), ink)


def cockle_side(group: Group, view: View, seed: int = 1, tones: Tones = COCKLE, leaf: Tones = COCKLE_LEAF) -> None:
    """A flower from the side on its ribbed calyx, the sepals longer than the petals."""
    rng = np.random.default_rng(seed)
    pose = Pose(view.point(0j), view.radius / 90, view.turn)
    for turn, bend in ((-30, .1), (26, -.1)):
        blade(group, pose.path(sprig((0, -4), 118, turn, bend)), 5.2 * abs(pose.factor), leaf, veins=0, peak=.3)
    outside = Tones(mix_ink(tones.light, tones.mid, .4), mix_ink(tones.mid, tones.light, .25), tones.deep, tones.line)
    petals = [(way, laid(view, cockle_petal(rng.uniform(.46, .52)), way, rng.uniform(.95, 1.04), .08))
              for way in (-96, -26, 196, 48, 130)]
    cup(group, view, petals, tones, outside, None, pale=.3, rays=7, veins=7, vein_width=view.radius * .02, shade=.2,
        thin=.8, thick=view.radius * .026 + .8)
    calyx(group, pose, leaf)
    for turn, bend in ((-64, .14), (62, -.14), (-6, .1)):
        blade(group, pose.path(sprig((turn * .12, 0), 104 if turn + 6 else 84, turn, bend)), 5.4 * abs(pose.factor),
              leaf, veins=0, peak=.3)


def calyx(group: Group, pose: Pose, leaf: Tones = COCKLE_LEAF) -> None:
    """The ribbed urn of the calyx, its foot at (0, 52), its mouth at (0, 0)."""
    body = pose.shape([(-4, 54, "c"), (-15, 40), (-17, 18), (-11, -4, "c"), (11, -4, "c"), (17, 18), (15, 40),
                       (4, 54, "c")])
    inside = Group().fill(body, leaf.mid).fill(pose.shape([(3, -8), (6, 60), (40, 60), (40, -8)]), leaf.deep)
    for x in (-11, -5, 1, 7, 13):
        inside.fill(taper(pose.curve([(x * .8, -4), (x * 1.15, 22), (x * .5, 54)]), 2.2, 1.2), leaf.line)
    for side in (-1, 1):
        for y in (6, 16, 26, 36, 46):
            root = pose.point((side * (16 - abs(y - 24) * .18), y))
            group.fill(taper(line(root, pose.point((side * 24, y - 7))), 1.3, .2), leaf.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.8, leaf.line, SHADE, 30)


def cockle_bud(group: Group, pose: Pose, tones: Tones = COCKLE, leaf: Tones = COCKLE_LEAF) -> None:
    """A bud: the petals rolled to a point between the long sepals."""
    roll = pose.shape([(-9, 0, "c"), (-13, -24), (-2, -62, "c"), (12, -26), (9, 0, "c")])
    inside = Group().fill(roll, tones.mid).fill(pose.shape([(2, 4), (4, -40), (0, -66), (40, -40), (40, 4)]),
                                                tones.deep)
    for spots in ([(-10, -14), (-2, -36), (-2, -60)], [(0, -6), (8, -24), (2, -50)]):
        inside.fill(taper(pose.curve(spots), 2.2, .8, ends()), tones.line)
    group.silhouette(roll).clip(roll, inside).contour(roll, .9, 2.8, tones.line, SHADE, 30)
    calyx(group, pose, leaf)
    for turn, bend in ((-26, .12), (28, -.12), (-4, .06)):
        blade(group, pose.path(sprig((turn * .25, 0), 86, turn, bend)), 5 * abs(pose.factor), leaf, veins=0, peak=.3)


def cockle_stem(group: Group, spine: Path, first: float, last: float, pairs: tuple[tuple[float, float], ...],
                leaf: Tones = COCKLE_LEAF) -> None:
    """A stem with opposite pairs of (share, length) leaves as narrow as grass, silky with hairs."""
    for share, length in pairs:
        for side in (-1, 1):
            turn = angle(complex(spine.tangent(share))) + 90 + side * 24
            blade(group, sprig(complex(spine.at(share)), length, turn, -side * .12), length * .036 + 1.5, leaf, veins=0,
                  peak=.3, power=1.0)
    for i in range(int(spine.length() / 9)):
        u, side = (i + .5) * 9 / spine.length(), 1 if i % 2 else -1
        along, root = complex(spine.tangent(u)), complex(spine.at(u))
        root += side * 1j * along * (first + (last - first) * u) * .45
        group.fill(taper(line(root, root + (side * 1j * .6 + .6) * along * 9), 1.2, .2), leaf.line)
    stalk(group, spine, first, last, leaf)


def ear(group: Group, spine: Path, size: float = 1, tones: Tones = STRAW) -> None:
    """A bearded ear of wheat along the end of `spine`: two rows of grains, a beard to each."""
    for k in range(10):
        u = .70 + .028 * k
        root, way = complex(spine.at(u)), angle(complex(spine.tangent(u))) + 90
        for side in (-1, 1):
            beard = sprig(root, (120 - 5 * k) * size, way + side * (17 - k), side * .03)
            group.fill(taper(beard, 2.4, .4), tones.line)
    for k in range(10):
        u = .70 + .028 * k
        root, way = complex(spine.at(u)), angle(complex(spine.tangent(u))) + 90
        for side in (-1, 1):
            grain = sprig(root, 34 * size, way + side * 30, -side * .12)
            blade(group, grain, 7.6 * size, tones, veins=0, peak=.45, power=.8)
    blade(group, sprig(complex(spine.at(.975)), 36 * size, angle(complex(spine.tangent(.97))) + 90, 0), 7.6 * size,
          tones,
          veins=0, peak=.45, power=.8)
